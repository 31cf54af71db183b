/** Finds columns again that a writer has moved by a few characters. */
import { slice } from './columns.ts';

/** A line with its tail moved back to its columns. */
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

/** Bytes that a character has in UTF-8; one for the mark of a byte that could not be read. */
function bytesOf(character: string): number {
  const code = character.codePointAt(0)!;
  if (code < 0x80 || code === 0xfffd) return 1;
  return code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

/**
 * A line whose writer counted bytes instead of characters: a field with letters beyond ASCII, which ends in column
 * `boundary` - 1, is too short by their further bytes. Null where it has no such letters.
 */
export function countedInBytes(text: string, first: number, boundary: number): Move | null {
  let bytes = first - 1;
  let columns = first - 1;
  let head = text.slice(0, first - 1);
  for (const character of text.slice(first - 1)) {
    if (bytes >= boundary - 1) break;
    bytes += bytesOf(character);
    columns++;
    head += character;
  }
  const by = bytes - columns;
  return by <= 0 ? null : { text: head + ' '.repeat(by) + text.slice(head.length), boundary, by };
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
