/** Finds columns again that a writer has moved by a few characters. */
import { slice } from './columns.ts';

export interface Move {
  readonly text: string;
  /** Column (1-based) from which on the text was moved. */
  readonly boundary: number;
  /** Characters by which it was moved: positive to the right. */
  readonly by: number;
}

const WIDEST_MOVE = 4;
/** Moves of a single field, which leave the fields behind it in place, are tried up to this size. */
const WIDEST_FIELD_MOVE = 2;

/**
 * The line with everything that belongs behind column `boundary` moved by `by`. Text that stands too far to the left
 * begins `by` columns before the boundary. Null where the move would cut text off.
 */
function moved(text: string, boundary: number, by: number): string | null {
  if (by > 0) {
    const start = boundary - by;
    return slice(text, 1, start - 1) + ' '.repeat(by) + text.slice(start - 1);
  }
  const head = slice(text, 1, boundary - 1);
  const tail = text.slice(boundary - 1);
  if (head.slice(by).trim() === '') return head.slice(0, by) + tail;
  return tail.slice(0, -by).trim() === '' ? head + tail.slice(-by) : null;
}

function* moves(text: string, boundaries: readonly number[]): Generator<Move> {
  for (let size = 1; size <= WIDEST_MOVE; size++) {
    for (const boundary of boundaries) {
      for (const by of [size, -size]) {
        const result = moved(text, boundary, by);
        if (result !== null) yield { text: result, boundary, by };
      }
    }
  }
}

function* fieldMoves(text: string, boundaries: readonly number[]): Generator<Move> {
  for (let size = 1; size <= WIDEST_FIELD_MOVE; size++) {
    for (const boundary of boundaries) {
      for (const end of boundaries.filter((other) => other > boundary)) {
        for (const by of [size, -size]) {
          const first = moved(text, boundary, by);
          const both = first === null ? null : moved(first, end, -by);
          if (both !== null) yield { text: both, boundary, by };
        }
      }
    }
  }
}

/**
 * The smallest move behind one of the boundaries that makes a line readable, or else of one field alone; null where
 * there is none. `boundaries` are the first columns of fields, in the order in which they are to be tried.
 * Cost: about 200 readings.
 */
export function realign(
  text: string,
  boundaries: readonly number[],
  isReadable: (candidate: string) => boolean,
): Move | null {
  for (const move of moves(text, boundaries)) if (isReadable(move.text)) return move;
  for (const move of fieldMoves(text, boundaries)) if (isReadable(move.text)) return move;
  return null;
}
