/**
 * The numbers on the tables. Boards of a round are in the order of the hall, which is that of the numbers; the rules know an
 * order of the boards (C.04.2 (2026) 3.6) and no numbers, so that these are the arbiter's own. A board is called by the
 * number on its table everywhere: in events, on screens and on sheets.
 */
import type { PlayerId } from './player.ts';

/** A player who plays every game at the same table. */
export interface FixedBoard {
  readonly player: PlayerId;
  /** Number on the table. */
  readonly board: number;
}

/** How the tables of the hall are numbered and who has a table of their own. */
export interface Seating {
  /** Number of the first board. */
  readonly firstBoard: number;
  /** Numbers that no table has, ascending. */
  readonly leftOut: readonly number[];
  /** Where two of them meet, the player who is named first stays. */
  readonly fixed: readonly FixedBoard[];
}

/** Tables 1, 2, 3 …, and nobody has one of their own. */
export const USUAL_SEATING: Seating = { firstBoard: 1, leftOut: [], fixed: [] };

/** A round, or the pairs of one, with the numbers on the tables, ascending; 1, 2, 3 … if absent. */
export interface Numbered {
  readonly boardNumbers?: readonly number[];
}

/** The numbers alone, to go into another round or list of pairs. */
export function numberedAs({ boardNumbers }: Numbered): Numbered {
  return boardNumbers === undefined ? {} : { boardNumbers };
}

interface Pair {
  readonly white: PlayerId;
  readonly black: PlayerId;
}

/** Number of the board at a place (0-based) of the round. */
export function boardNumber({ boardNumbers }: Numbered, place: number): number {
  return boardNumbers?.[place] ?? place + 1;
}

/** Place (0-based) of the board with this number; there may be no board at it. */
export function placeOfBoard({ boardNumbers }: Numbered, board: number): number {
  return boardNumbers === undefined ? board - 1 : boardNumbers.indexOf(board);
}

/** The board with this number; undefined where there is none. */
export function boardWith<B>(
  round: (Numbered & { readonly boards: readonly B[] }) | undefined,
  board: number,
): B | undefined {
  return round?.boards[placeOfBoard(round, board)];
}

/** The first `count` numbers of tables, those left out that are in `taken`. */
export function tableNumbers(
  { firstBoard, leftOut }: Seating,
  count: number,
  taken: ReadonlySet<number> = new Set(),
): number[] {
  const missing = new Set(leftOut);
  const numbers: number[] = [];
  for (let number = firstBoard; numbers.length < count; number++)
    if (!missing.has(number) && !taken.has(number)) numbers.push(number);
  return numbers;
}

/** Number of the table that one of the two always has; null for none. */
export function fixedBoardOf({ white, black }: Pair, { fixed }: Seating): number | null {
  return fixed.find(({ player }) => player === white || player === black)?.board ?? null;
}

/**
 * The number of each pair's table, in the order of the pairs: fixed boards first, the others get the numbers that are
 * left, in their order. Cost: pairs × fixed boards.
 */
export function seatsOf(pairs: readonly Pair[], seating: Seating = USUAL_SEATING): readonly number[] {
  const fixed = pairs.map((pair) => fixedBoardOf(pair, seating));
  const taken = new Set(fixed.filter((board) => board !== null));
  const free = tableNumbers(seating, fixed.filter((board) => board === null).length, taken);
  return fixed.map((board) => board ?? free.shift()!);
}

/** Pairs with these numbers in the order of the hall; without numbers where they are 1, 2, 3 … */
export function inHallOrder<P>(
  pairs: readonly P[],
  numbers: readonly number[],
): { readonly pairs: readonly P[] } & Numbered {
  const seated = pairs
    .map((pair, place) => ({ pair, number: numbers[place]! }))
    .sort((a, b) => a.number - b.number);
  const boardNumbers = seated.map(({ number }) => number);
  const isUsual = boardNumbers.every((number, place) => number === place + 1);
  return { pairs: seated.map(({ pair }) => pair), ...(isUsual ? {} : { boardNumbers }) };
}

/** Whether these are the numbers of so many boards: ascending, each once. */
export function areNumbered({ boardNumbers }: Numbered, boards: number): boolean {
  if (boardNumbers === undefined) return true;
  const ascends = boardNumbers.every((number, place) => number > (boardNumbers[place - 1] ?? 0));
  return ascends && boardNumbers.length === boards;
}
