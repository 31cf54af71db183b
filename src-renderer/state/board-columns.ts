import type { BoardRow } from '../../src-main/ipc/contract.ts';
import { fittedColumns, type Column } from './columns.ts';
import { text } from '../texts.ts';

const round = text.round.columns;
const results = text.results.columns;

/** What the last cell of a row has more of at its end, CSS pixels. */
const LAST_EDGE = 8;

/** True when a player has a title: then names have a slot before them, so that surnames align. */
export function hasTitles(boards: readonly BoardRow[]): boolean {
  return boards.some(({ white, black }) => white.title !== null || black.title !== null);
}

/** A digit of a board's number, in bold, CSS pixels. */
const DIGIT = 9;

/**
 * Width of the column of boards, CSS pixels. `usual` holds numbers of so many `digits`; a hall whose boards begin at 101,
 * or that has more of them, needs more, for a number cut off is no number.
 */
function boardWidth(boards: readonly number[], usual: number, digits: number): number {
  const most = boards.reduce((longest, board) => Math.max(longest, String(board).length), 0);
  return usual + Math.max(0, most - digits) * DIGIT;
}

/** Numbers on the tables of a round. */
export const tablesOf = (boards: readonly { readonly board: number }[]): readonly number[] =>
  boards.map(({ board }) => board);

/** Boards while the round is prepared. Words of floats become marks first, then the numbers go, the ratings, the points. */
export const pairingColumns = (
  titled: boolean,
  width: number,
  boards: readonly number[],
): readonly Column[] =>
  fittedColumns(width, 4, (step): readonly Column[] => {
    const note = { label: '', width: step > 0 ? 24 : 62, brief: step > 0 };
    const number = { label: round.number, width: 40, align: 'num' } as const;
    const rating = { label: round.rating, width: 44, align: 'num' } as const;
    return [
      { id: 'score', label: round.points, width: 40 },
      { id: 'board', label: round.board, width: boardWidth(boards, 34, 2), align: 'num' },
      ...(step > 1 ? [] : [{ id: 'white-number', ...number }]),
      { id: 'white', label: round.white, width: null, titled, colour: 'white' },
      ...(step > 2 ? [] : [{ id: 'white-rating', ...rating }]),
      { id: 'white-note', ...note },
      ...(step > 3
        ? []
        : ([
            { id: 'white-points', label: round.points, width: 34, align: 'num' },
            { id: 'dash', label: '', width: 16 },
            { id: 'black-points', label: round.points, width: 34 },
          ] as const)),
      ...(step > 1 ? [] : [{ id: 'black-number', ...number }]),
      { id: 'black', label: round.black, width: null, titled, colour: 'black' },
      ...(step > 2 ? [] : [{ id: 'black-rating', ...rating }]),
      // The last cell keeps a distance from the edge.
      { id: 'black-note', ...note, width: note.width + LAST_EDGE },
    ];
  });

/** Boards of a preview. Where names lack room the state becomes a mark first, then what a board waits for goes. */
export const previewColumns = (width: number, boards: readonly number[]): readonly Column[] =>
  fittedColumns(width, 2, (step): readonly Column[] => {
    const names = text.preview.columns;
    const brief = step > 0;
    return [
      { id: 'board', label: names.board, width: boardWidth(boards, 44, 3), align: 'num' },
      { id: 'state', label: brief ? '' : names.state, width: brief ? 24 : 70, brief },
      { id: 'white', label: names.white, width: null, colour: 'white' },
      { id: 'black', label: names.black, width: null, colour: 'black' },
      ...(step > 1 ? [] : [{ id: 'depends', label: names.depends, width: 118 }]),
    ];
  });

/**
 * Boards while the arbiter pairs by hand. What a rule says against a board is read whole where both names have room beside it;
 * then the ratings go. Numbers stay: players are typed by them.
 */
export const handColumns = (width: number, boards: readonly number[]): readonly Column[] =>
  fittedColumns(width, 4, (step): readonly Column[] => {
    const number = { label: round.number, width: 44, align: 'num' } as const;
    const rating = { label: round.rating, width: 56, align: 'num' } as const;
    return [
      { id: 'board', label: round.board, width: boardWidth(boards, 44, 3), align: 'num' },
      { id: 'white-number', ...number },
      { id: 'white', label: round.white, width: null, titled: true, colour: 'white' },
      ...(step > 1 ? [] : [{ id: 'white-rating', ...rating }]),
      { id: 'black-number', ...number },
      { id: 'black', label: round.black, width: null, titled: true, colour: 'black' },
      ...(step > 1 ? [] : [{ id: 'black-rating', ...rating }]),
      { id: 'note', label: round.note, width: [350, 220, 220, 160, 100][step]! },
    ];
  });

/** Width of the window below which the results desk gives up what names need more, CSS pixels. */
export const NARROW = 1240;

/**
 * Boards at the results desk. Where names lack room the numbers go first, then the words of state and flags become marks,
 * then ratings and times go: a surname has to be readable at any width.
 */
export const resultColumns = (titled: boolean, width: number, boards: readonly number[]): readonly Column[] =>
  fittedColumns(width, 4, (step): readonly Column[] => {
    const brief = step > 1;
    const number = { label: results.number, width: 38, align: 'num' } as const;
    const rating = { label: results.rating, width: 46, align: 'num' } as const;
    return [
      { id: 'board', label: results.board, width: boardWidth(boards, brief ? 40 : 44, 3), align: 'num' },
      { id: 'state', label: brief ? '' : results.state, width: brief ? 24 : 74, brief },
      ...(step > 0 ? [] : [{ id: 'white-number', ...number }]),
      { id: 'white', label: results.white, width: null, titled, colour: 'white' },
      ...(step > 2 ? [] : [{ id: 'white-rating', ...rating }]),
      { id: 'result', label: results.result, width: brief ? 80 : 92, align: 'mid' },
      ...(step > 0 ? [] : [{ id: 'black-number', ...number }]),
      { id: 'black', label: results.black, width: null, titled, colour: 'black' },
      ...(step > 2 ? [] : [{ id: 'black-rating', ...rating }]),
      ...(step > 3 ? [] : [{ id: 'at', label: results.at, width: brief ? 46 : 52, align: 'num' as const }]),
      { id: 'flags', label: brief ? '' : results.flags, width: brief ? 28 : 150, brief },
    ];
  });
