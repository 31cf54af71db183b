/** Which boards of the next round are fixed whatever happens, against every case on its own. */
import { describe, expect, it } from 'vitest';
import { generateTournament } from '../../src-engine/generator/generate.ts';
import { DEFAULT_GENERATOR_OPTIONS } from '../../src-engine/generator/options.ts';
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import type { Tournament } from '../../src-engine/model/tournament.ts';
import {
  casesOfPart,
  ENDINGS,
  gamesToGo,
  pairingsOfCases,
  previewOf,
  type Ending,
  type GameToGo,
  type Preview,
} from '../../src-engine/preview/preview.ts';
import { systemOf } from '../../src-engine/systems/registry.ts';
import type { Pairing } from '../../src-engine/systems/system.ts';
import { historyOf } from '../oracle/histories.ts';
import { reordered } from '../oracle/renumbered.ts';
import { cases } from '../effort.ts';

/** A random history whose last round has some games open. */
function waiting(seed: number, games: number): { tournament: Tournament; round: number } | null {
  const { tournament } = reordered(historyOf(seed, 12), seed);
  const last = tournament.rounds.at(-1);
  if (last === undefined || tournament.rounds.length >= tournament.rules.rounds) return null;
  const boards = last.boards.map((board, index) =>
    index % 2 === seed % 2 && index / 2 < games ? { ...board, result: 'open' as const } : board,
  );
  const rounds = [...tournament.rounds.slice(0, -1), { ...last, boards }];
  return { tournament: { ...tournament, rounds }, round: rounds.length + 1 };
}

/** A larger field, odd for every other seed, before any round up to the last; some top, middle and low boards are open. */
function generated(system: string, seed: number): Tournament {
  const rounds = 4 + (seed % 3);
  const made = generateTournament({
    ...DEFAULT_GENERATOR_OPTIONS,
    seed,
    system,
    players: 22 + seed,
    rounds,
    halfByeRate: 0.04,
    withdrawalRate: 0.05,
  });
  if (!made.ok) throw new Error(made.failure.code);
  // Every third position is before the last round, in which topscorers count.
  const played = seed % 3 === 0 ? rounds - 1 : 2 + (seed % 2);
  const before = made.value.rounds.slice(0, played);
  const last = before.at(-1)!;
  const open = new Set([0, Math.floor(last.boards.length / 2), last.boards.length - 1 - (seed % 3)]);
  const boards = last.boards.map((board, index) =>
    open.has(index) ? { ...board, result: 'open' as const } : board,
  );
  return { ...made.value, rounds: [...before.slice(0, -1), { ...last, boards }] };
}

/** Number of the case in which the games end like this. */
function indexOfCase(endings: readonly string[]): number {
  return endings.reduce((sum, ending, game) => sum + ENDINGS.indexOf(ending as Ending) * 3 ** game, 0);
}

/** A memory that counts what is found in it. */
class CountingMemory extends Map<string, object> {
  recalled = 0;
  override get(key: string): object | undefined {
    const found = super.get(key);
    if (found !== undefined) this.recalled++;
    return found;
  }
}

function previewed(tournament: Tournament, round: number, parts = 1): Preview | null {
  const games = gamesToGo(tournament, round);
  if (!games.ok) return null;
  const pairings = Array.from({ length: parts }, (_, part) =>
    pairingsOfCases(tournament, round, games.value, casesOfPart(games.value.length, part, parts)),
  ).flat();
  const preview = previewOf(round, games.value, pairings);
  return preview.ok ? preview.value : null;
}

/** Every way in which the games can end, written out one game after the other, and the round that it gives. */
function literally(
  tournament: Tournament,
  round: number,
  games: readonly GameToGo[],
): { endings: readonly string[]; pairing: Pairing | null }[] {
  const [first, ...rest] = games;
  if (first === undefined) {
    const task = pairingTaskOf(tournament, round, { participants: 'declared' });
    const paired = task.ok ? systemOf(tournament.rules.system)!.pair(task.value) : task;
    return [{ endings: [], pairing: paired.ok ? paired.value : null }];
  }
  return (['white-wins', 'draw', 'black-wins'] as const).flatMap((result) => {
    const rounds = tournament.rounds.map((known, at) =>
      at !== round - 2
        ? known
        : {
            ...known,
            boards: known.boards.map((board) =>
              board.white === first.white && board.black === first.black ? { ...board, result } : board,
            ),
          },
    );
    return literally({ ...tournament, rounds }, round, rest).map((one) => ({
      ...one,
      endings: [result, ...one.endings],
    }));
  });
}

describe('preview', () => {
  it('says of each board what every case says', () => {
    let fixed = 0;
    let open = 0;
    for (let seed = 1; seed <= cases(40, 120); seed++) {
      const position = waiting(seed, 2);
      if (position === null) continue;
      const { tournament, round } = position;
      const preview = previewed(tournament, round);
      if (preview === null) continue;
      const cases = literally(tournament, round, preview.games);
      expect(preview.cases).toBe(cases.length);
      expect(preview.unpairable).toBe(cases.filter(({ pairing }) => pairing === null).length);
      preview.boards.forEach(({ candidates, isFixed, waitsFor }, place) => {
        const at = cases.map(({ pairing }) => pairing?.pairs[place]);
        const seats = at.map((pair) => (pair === undefined ? 'none' : `${pair.white}-${pair.black}`));
        expect(isFixed).toBe(new Set(seats).size === 1);
        for (const { white, black, cases: count } of candidates)
          expect(seats.filter((seat) => seat === `${white}-${black}`)).toHaveLength(count);
        expect(candidates.reduce((sum, { cases: count }) => sum + count, 0)).toBe(
          seats.filter((seat) => seat !== 'none').length,
        );
        const depends = preview.games.filter((_, game) =>
          cases.some((one, a) =>
            cases.some(
              (other, b) =>
                seats[a] !== seats[b] &&
                one.endings.every((ending, index) => index === game || ending === other.endings[index]),
            ),
          ),
        );
        expect(waitsFor.map(({ board }) => board)).toEqual(depends.map(({ board }) => board));
        for (const { board, endings } of waitsFor) {
          const game = preview.games.findIndex((one) => one.board === board);
          for (const { ending, pairs } of endings) {
            const seen = cases.flatMap(({ endings: all }, index) =>
              all[game] === ending && seats[index] !== 'none' ? [seats[index]] : [],
            );
            expect(new Set(pairs.map(({ white, black }) => `${white}-${black}`))).toEqual(new Set(seen));
          }
        }
        if (isFixed) fixed++;
        else open++;
      });
    }
    // Both happen often, so neither branch is passed by.
    expect(fixed).toBeGreaterThan(cases(8, 30));
    expect(open).toBeGreaterThan(cases(30, 100));
  });

  it('is the same in parts, which leave out no case', () => {
    const { tournament, round } = [...Array(60).keys()]
      .map((seed) => waiting(seed + 1, 3))
      .find((position) => position !== null && previewed(position.tournament, position.round) !== null)!;
    expect(previewed(tournament, round, 4)).toEqual(previewed(tournament, round));
    for (const parts of [1, 2, 3, 4, 5]) {
      const ranges = Array.from({ length: parts }, (_, part) => casesOfPart(6, part, parts));
      expect(ranges[0]![0]).toBe(0);
      expect(ranges.at(-1)![1]).toBe(729);
      ranges.slice(1).forEach(([from], at) => expect(from).toBe(ranges[at]![1]));
    }
  });

  it('pairs every case of small, messy fields as it is paired alone, whatever a memory holds', () => {
    let recalled = 0;
    // Of 35 such seeds those that notice a key without the players below, the next bracket, the scores or the bye.
    for (const seed of [3, 7, 34, 44, 50, 81]) {
      const { tournament, round } = reordered(historyOf(seed, 16), seed);
      const last = tournament.rounds.at(-1)!;
      const isOpen = new Set(
        last.boards.filter(({ result }) => ENDINGS.some((ending) => ending === result)).slice(0, 4),
      );
      const boards = last.boards.map((board) =>
        isOpen.has(board) ? { ...board, result: 'open' as const } : board,
      );
      const position = {
        ...tournament,
        rules: { ...tournament.rules, system: 'dutch-2026' },
        rounds: [...tournament.rounds.slice(0, -1), { ...last, boards }],
      };
      const games = gamesToGo(position, round);
      if (!games.ok) throw new Error(games.failure.code);
      const memory = new CountingMemory();
      const cases = casesOfPart(games.value.length, 0, 1);
      const together = pairingsOfCases(position, round, games.value, cases, undefined, memory);
      const alone = literally(position, round, games.value);
      expect(together).toHaveLength(alone.length);
      for (const { endings, pairing } of alone) expect(together[indexOfCase(endings)]).toEqual(pairing);
      recalled += memory.recalled;
    }
    expect(recalled).toBeGreaterThan(100);
  });

  it.each(['dutch-2026', 'dutch-2017'] as const)(
    'pairs a bracket once for all cases that leave it as it is, and every case as it is paired alone (%s)',
    (system) => {
      let recalled = 0;
      for (let seed = 1; seed <= cases(4, 14); seed++) {
        const position = generated(system, seed);
        const games = gamesToGo(position, position.rounds.length + 1);
        if (!games.ok) throw new Error(games.failure.code);
        const round = position.rounds.length + 1;
        const alone = literally(position, round, games.value);
        const memory = new CountingMemory();
        const cases = casesOfPart(games.value.length, 0, 1);
        const together = pairingsOfCases(position, round, games.value, cases, undefined, memory);
        expect(together).toHaveLength(alone.length);
        for (const { endings, pairing } of alone) {
          expect(together[indexOfCase(endings)]).toEqual(pairing);
        }
        recalled += memory.recalled;
      }
      // Otherwise the comparison would show nothing.
      expect(recalled).toBeGreaterThan(cases(250, 1000));
    },
  );

  it('refuses a round without open games, with too many, and of a system that is not known', () => {
    const position = [...Array(60).keys()]
      .map((seed) => waiting(seed + 1, 2))
      .find((one) => one !== null && one.tournament.rounds.at(-1)!.boards.length > 1)!;
    const { tournament, round } = position;
    const last = tournament.rounds.at(-1)!;
    const withLast = (boards: typeof last.boards): Tournament => ({
      ...tournament,
      rounds: [...tournament.rounds.slice(0, -1), { ...last, boards }],
    });
    const done = withLast(last.boards.map((board) => ({ ...board, result: 'draw' as const })));
    expect(gamesToGo(done, round)).toMatchObject({ ok: false, failure: { code: 'no-open-games' } });
    const many = withLast(Array.from({ length: 9 }, () => ({ ...last.boards[0]!, result: 'open' as const })));
    expect(gamesToGo(many, round)).toMatchObject({ failure: { code: 'too-many-games', games: 9 } });
    const other = { ...tournament, rules: { ...tournament.rules, system: 'of-somebody' } };
    expect(gamesToGo(other, round)).toMatchObject({ failure: { code: 'system-unknown' } });
  });
});
