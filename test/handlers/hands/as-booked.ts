/** Whether the program tells the rounds on the wall as a book does: on the screens, on the cards, in the report, after an import. */
import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { codeOf, GAME_RESULTS, type GameResult } from '../../../src-engine/index.ts';
import { en } from '../../../src-engine/texts/index.ts';
import type { BoardRow } from '../../../src-main/ipc/contract.ts';
import { lineOf, type Game, type Pages } from './ledger.ts';
import { Program } from '../program.ts';

const ON_WALL: readonly string[] = ['published', 'playing', 'done'];

async function boardsOnWall(program: Program): Promise<readonly (readonly BoardRow[])[]> {
  const { rounds } = (await program.query('app.state', null)).document!;
  const up = rounds.filter(({ phase }) => ON_WALL.includes(phase));
  return Promise.all(up.map(async ({ round }) => (await program.query('round.view', { round })).boards));
}

/** What the flag of a row says is to be rated instead; null for nothing. */
function ratedAs({ flags }: BoardRow): GameResult | null {
  const told = flags.find(({ kind }) => kind === 'info')?.text;
  const { results, outcomes } = en;
  return GAME_RESULTS.find((result) => results.secondLook.ratedAs(outcomes.result(result)) === told) ?? null;
}

/** Every round on the screen, as in the book. */
export async function expectAsBooked(program: Program, pages: Pages): Promise<void> {
  const seen = (await boardsOnWall(program)).map((boards) =>
    boards.map((row) =>
      lineOf(row.board, {
        white: row.white.id,
        black: row.black.id,
        result: row.result,
        ratedAs: ratedAs(row),
      }),
    ),
  );
  const booked = pages.map((sheet) =>
    [...sheet].sort(([a], [b]) => a - b).map(([board, game]) => lineOf(board, game)),
  );
  expect(seen).toEqual(booked);
}

/** One game from one side, as a card or a line of the report has it. */
interface Side {
  readonly round: number;
  readonly opponent: string;
  readonly colour: 'white' | 'black';
  readonly result: GameResult;
}

function sidesOf(pages: Pages, nameOf: ReadonlyMap<number, string>): ReadonlyMap<string, readonly Side[]> {
  const sides = new Map<string, Side[]>([...nameOf.values()].map((name) => [name, []]));
  const add = (round: number, { white, black, result }: Game) => {
    const names = [nameOf.get(white)!, nameOf.get(black)!] as const;
    sides.get(names[0])!.push({ round, opponent: names[1], colour: 'white', result });
    sides.get(names[1])!.push({ round, opponent: names[0], colour: 'black', result });
  };
  for (const [index, sheet] of pages.entries()) for (const game of sheet.values()) add(index + 1, game);
  return sides;
}

/** Games on the cards of all players, the games of both reports by their columns, and those of an import of each. */
export async function expectExportsAsBooked(program: Program, pages: Pages): Promise<void> {
  const { players } = await program.query('players.view', null);
  const sides = sidesOf(pages, new Map(players.map(({ id, name }) => [id, name])));
  for (const { id, name } of players) {
    const { games } = await program.query('players.card', { player: id });
    const seen = games.flatMap(({ round, opponent, colour, result }) =>
      opponent === null || round > pages.length ? [] : [[round, opponent.name, colour, result]],
    );
    const booked = sides
      .get(name)!
      .map(({ round, opponent, colour, result }) => [
        round,
        opponent,
        colour,
        en.outcomes.side(result, colour),
      ]);
    expect([name, seen]).toEqual([name, booked]);
  }
  for (const format of ['trf16', 'trf26'] as const) {
    const target = program.path(`export.${format}`);
    await program.run('tournament.export', { format, target, confirmed: 5 });
    const told = format === 'trf26' ? sides : withoutAdjourned(sides);
    expectReport(readFileSync(target, 'utf8'), told);
    await expectImport(target, told, pages.length);
  }
}

/** A TRF16 has no code for an adjourned game: it is a game without a result. */
function withoutAdjourned(sides: ReadonlyMap<string, readonly Side[]>): ReadonlyMap<string, readonly Side[]> {
  const told = (side: Side): Side => (side.result === 'adjourned' ? { ...side, result: 'open' } : side);
  return new Map([...sides].map(([name, games]) => [name, games.map(told)]));
}

/** TRF: number in columns 5–8, name in 15–47, then from 92 on ten columns a round: opponent, colour, code. */
function expectReport(text: string, sides: ReadonlyMap<string, readonly Side[]>): void {
  const lines = text.split(/\r?\n/).filter((line) => line.startsWith('001'));
  const nameOf = new Map(lines.map((line) => [line.slice(4, 8).trim(), line.slice(14, 47).trim()]));
  expect(lines).toHaveLength(sides.size);
  for (const line of lines) {
    const seen: string[] = [];
    for (let at = 91, round = 1; at < line.length; at += 10, round++) {
      const opponent = line.slice(at, at + 4).trim();
      if (opponent !== '' && opponent !== '0000')
        seen.push(
          `${round} ${nameOf.get(opponent)} ${line.slice(at + 5, at + 6)} ${line.slice(at + 7, at + 8).trim()}`,
        );
    }
    const name = line.slice(14, 47).trim();
    const booked = sides
      .get(name)!
      .map(
        ({ round, opponent, colour, result }) =>
          `${round} ${opponent} ${colour[0]} ${codeOf(result, colour) ?? ''}`,
      );
    expect([name, seen]).toEqual([name, booked]);
  }
}

async function expectImport(
  file: string,
  sides: ReadonlyMap<string, readonly Side[]>,
  rounds: number,
): Promise<void> {
  const other = new Program();
  try {
    const opened = await other.run('tournament.open', { file });
    if (opened.opened) throw new Error('a report was opened without a review');
    const target = other.path('imported.wallchart');
    await other.confirm('tournament.acceptImport', { token: opened.review.token, target });
    const boards = await boardsOnWall(other);
    const seen = boards.map((rows) =>
      rows.map(({ white, black, result }) => `${white.name} – ${black.name}: ${result}`).sort(),
    );
    const booked = Array.from({ length: rounds }, (_, index) =>
      [...sides]
        .flatMap(([name, games]) =>
          games.flatMap(({ round, colour, opponent, result }) =>
            round === index + 1 && colour === 'white' ? [`${name} – ${opponent}: ${result}`] : [],
          ),
        )
        .sort(),
    );
    expect(seen).toEqual(booked);
  } finally {
    await other.close();
  }
}
