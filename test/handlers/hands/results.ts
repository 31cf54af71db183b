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

/** Rows of a spreadsheet: right ones, turned ones, ones for other people; the arbiter takes what the review proposes. */
export async function table(hands: Hands): Promise<void> {
  const round = hands.ledger.pages().length;
  if (round === 0) return;
  const names = new Map((await hands.players()).map(({ id, name }) => [id, name]));
  const taken: { board: number; result: GameResult; game: Game }[] = [];
  const rows = [...hands.lastSheet()].flatMap(([board, game]) => {
    const result = hands.random.pick(Object.keys(CELLS) as GameResult[]);
    const [white, black] = [names.get(game.white)!, names.get(game.black)!];
    switch (hands.random.integer(0, 5)) {
      case 0:
        return [];
      case 1:
        return [`${board}\t${white}\t${nameOf(99)}\t${CELLS[result]}`];
      case 2:
        return [`\t${white}\t${black}\t${CELLS[result]}`].filter(
          () => taken.push({ board, result, game }) > 0,
        );
      default:
        taken.push({ board, result, game });
        return [`${board}\t${white}\t${black}\t${CELLS[result]}`];
    }
  });
  const { file } = await hands.program.run('files.paste', {
    rows: ['Board\tWhite\tBlack\tResult', ...rows].join('\n'),
  });
  const read = await hands.program.handlers.commands['results.readTable']({ file, round, reading: null });
  if (!read.ok) return;
  const { token, rows: reviews } = read.value;
  const all = hands.random.chance(0.5);
  const choices = all
    ? reviews.flatMap(({ row, options }) => (options.length > 1 ? [{ row, option: 1 }] : []))
    : [];
  const pages = hands.ledger.pages();
  await hands.give('results.acceptTable', { token, choices, confirmed: 0 }, () =>
    taken.flatMap(({ board, result, game }) => {
      const isOpen = game.result === 'open' || game.result === 'adjourned';
      if ((!isOpen && !all) || game.result === result) return [];
      return [
        lineOfResult(pages.length, { round, board, result }, game, isForRatingOnly(pages, round, game)),
      ];
    }),
  );
}

/** A second entry that is another one, and right. */
export async function verify(hands: Hands): Promise<void> {
  const round = hands.ledger.pages().length;
  const known = [...hands.lastSheet()].filter(([, { result }]) => result !== 'open');
  if (known.length === 0) return;
  const [board, game] = hands.random.pick(known);
  const result = hands.random.pick(USUAL);
  if ((await hands.give('results.verify', { round, board, result, confirmed: 0 }, () => [])) === null) return;
  const kept = hands.random.pick(['first', 'second'] as const);
  const pages = hands.ledger.pages();
  const { white, black, result: first } = game;
  const seen = { round, board, white, black, first, second: result };
  await hands.give('results.settle', { ...seen, kept, confirmed: 0 }, () =>
    kept === 'first'
      ? []
      : [lineOfResult(pages.length, { round, board, result }, game, isForRatingOnly(pages, round, game))],
  );
}
