/** What hands do with results. */
import { GAME_RESULTS, type GameResult, type PlayerId } from '../../../src-engine/index.ts';
import { lineOfResult, nameOf, USUAL, type Hands } from './hands.ts';
import { isForRatingOnly, type Game } from './ledger.ts';

/** A cell of a table for each result that a table can tell. */
const CELLS: Readonly<Partial<Record<GameResult, string>>> = {
  'white-wins': '1-0',
  draw: '½-½',
  'black-wins': '0:1',
  'forfeit-white-wins': '+:-',
  'forfeit-black-wins': '0F-1F',
  'forfeit-both-lose': '- -',
  'both-lose': '0-0',
};

export async function enter(hands: Hands): Promise<void> {
  const pages = hands.ledger.pages();
  const round = hands.random.chance(0.75) ? pages.length : hands.random.integer(1, Math.max(1, pages.length));
  const boards = [...(pages[round - 1] ?? [])];
  if (boards.length === 0) return;
  const [board, game] = hands.random.pick(boards);
  const result = hands.random.chance(0.75) ? hands.random.pick(USUAL) : hands.random.pick(GAME_RESULTS);
  const names = hands.random.chance(0.5) ? { white: game.white, black: game.black } : {};
  await hands.result({ round, board, result, ...names }, game);
}

/** A result of a board that may have one, about which another window does something before the yes. */
export async function enterMeanwhile(hands: Hands, other: () => Promise<void>): Promise<void> {
  const pages = hands.ledger.pages();
  const round = hands.random.chance(0.6) ? pages.length : hands.random.integer(1, Math.max(1, pages.length));
  const known = [...(pages[round - 1] ?? [])].filter(([, { result }]) => result !== 'open');
  if (known.length === 0) return;
  const [board, { white, black, result: was }] = hands.random.pick(known);
  const keyed = { round, board, white, black, result: hands.random.pick(GAME_RESULTS) };
  // Some are agreed to on the page already, which told what the result replaces.
  const agreed = hands.random.chance(0.5) ? ({ was, confirmed: 2 } as const) : ({ confirmed: 0 } as const);
  const lines = () => {
    const now = hands.ledger.pages();
    const game = now[round - 1]?.get(board);
    if (game?.white !== white || game.black !== black)
      throw new Error('a result was taken for other players');
    return [lineOfResult(now.length, keyed, game, isForRatingOnly(now, round, game))];
  };
  await hands.give('results.enter', { ...keyed, ...agreed }, lines, undefined, other);
}

/** Keyed for a board where others sit. */
export async function enterAside(hands: Hands): Promise<void> {
  const pages = hands.ledger.pages();
  const round = Math.max(1, pages.length);
  const [white, black] = hands.random.shuffled(await hands.players()).map(({ id }) => id) as [
    PlayerId,
    PlayerId,
  ];
  const board = hands.random.integer(1, 8);
  const game = pages[round - 1]?.get(board);
  const isIt = game?.white === white && game.black === black;
  const isTaken = await hands.result({ round, board, result: 'white-wins', white, black }, game);
  if (isTaken && !isIt) throw new Error('a result was taken for other players');
}

/** The slips of a round. */
export async function fill(hands: Hands): Promise<void> {
  const round = hands.ledger.pages().length;
  for (const [board, game] of hands.lastSheet())
    if (game.result === 'open' && hands.random.chance(0.9))
      await hands.result({ round, board, result: hands.random.pick(USUAL) }, game);
}

/** A row of a spreadsheet that means a game, as the game was when the table was read. */
interface Meant {
  readonly round: number;
  readonly board: number;
  readonly result: GameResult;
  readonly game: Game;
}

/**
 * Rows of a spreadsheet: right ones, turned ones, ones for other people, some of the round before; the arbiter takes what the
 * review proposes. Another window may do something before that.
 */
export async function table(hands: Hands, other?: () => Promise<void>): Promise<void> {
  const before = hands.ledger.pages();
  const round = before.length;
  if (round === 0) return;
  const names = new Map((await hands.players()).map(({ id, name }) => [id, name]));
  const taken: Meant[] = [];
  const rowsOf = (number: number, [board, game]: readonly [number, Game]): readonly string[] => {
    const result = hands.random.pick(Object.keys(CELLS) as GameResult[]);
    const [white, black] = [names.get(game.white)!, names.get(game.black)!];
    const meant = () => taken.push({ round: number, board, result, game });
    switch (hands.random.integer(0, 5)) {
      case 0:
        return [];
      case 1:
        return [`${number}\t${board}\t${white}\t${nameOf(99)}\t${CELLS[result]}`];
      case 2:
        meant();
        return [`${number}\t\t${white}\t${black}\t${CELLS[result]}`];
      default:
        meant();
        return [`${number}\t${board}\t${white}\t${black}\t${CELLS[result]}`];
    }
  };
  const earlier = hands.random.chance(0.3) ? [...(before[round - 2] ?? [])] : [];
  const rows = [
    ...hands.random
      .shuffled(earlier)
      .slice(0, 2)
      .flatMap((game) => rowsOf(round - 1, game)),
    ...[...hands.lastSheet()].flatMap((game) => rowsOf(round, game)),
  ];
  const { file } = await hands.program.run('files.paste', {
    rows: ['Round\tBoard\tWhite\tBlack\tResult', ...rows].join('\n'),
  });
  const read = await hands.program.handlers.commands['results.readTable']({ file, round, reading: null });
  if (!read.ok) return;
  const { token, rows: reviews } = read.value;
  const all = hands.random.chance(0.5);
  const choices = all
    ? reviews.flatMap(({ row, options }) => (options.length > 1 ? [{ row, option: 1 }] : []))
    : [];
  // The page takes its ticks for the yes to what is replaced.
  const confirmed = hands.random.chance(0.5) ? 2 : 0;
  await other?.();
  const lines = () => {
    const pages = hands.ledger.pages();
    return taken.flatMap(({ round: of, board, result, game }) => {
      const now = pages[of - 1]?.get(board);
      if (now?.white !== game.white || now.black !== game.black || now.result !== game.result)
        throw new Error(`round ${of} board ${board} is another one than was shown`);
      const isOpen = game.result === 'open' || game.result === 'adjourned';
      if ((!isOpen && !all) || game.result === result) return [];
      return [lineOfResult(pages.length, { round: of, board, result }, now, isForRatingOnly(pages, of, now))];
    });
  };
  await hands.give('results.acceptTable', { token, choices, confirmed }, lines, undefined, other);
}

/** A second entry that is another one, and right. Another window may do something before the two are settled. */
export async function verify(hands: Hands, other?: () => Promise<void>): Promise<void> {
  const round = hands.ledger.pages().length;
  const known = [...hands.lastSheet()].filter(([, { result }]) => result !== 'open');
  if (known.length === 0) return;
  const [board, game] = hands.random.pick(known);
  const { white, black, result: first } = game;
  const result = hands.random.pick(USUAL);
  const isThere = hands.random.chance(0.85);
  if (
    isThere &&
    (await hands.give('results.verify', { round, board, result, confirmed: 0 }, () => [])) === null
  )
    return;
  const kept = isThere ? hands.random.pick(['first', 'second'] as const) : 'no-slip';
  // The first entry is shown beside a second one only.
  const seen = {
    round,
    board,
    white,
    black,
    ...(isThere ? { first, second: result } : { first: null, second: null }),
  };
  await other?.();
  const lines = () => {
    const pages = hands.ledger.pages();
    const now = pages[round - 1]?.get(board);
    if (now?.white !== white || now.black !== black) throw new Error('entries of other players were settled');
    if (isThere && now.result !== first) throw new Error('another first entry was settled than was shown');
    return kept === 'second'
      ? [lineOfResult(pages.length, { round, board, result }, now, isForRatingOnly(pages, round, now))]
      : [];
  };
  await hands.give(
    'results.settle',
    { ...seen, kept, confirmed: hands.random.pick([0, 2]) },
    lines,
    undefined,
    other,
  );
}
