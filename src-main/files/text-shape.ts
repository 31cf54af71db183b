/** What is wrong with the lines of a text, told from its bytes. */
import { LONGEST_LINE, MOST_LINES } from './bounds.ts';

const [LF, CR] = [0x0a, 0x0d];

/** More lines than are read, or the number of the first line that is too long; null for a text that can be read. */
type ShapeProblem = 'too-many-lines' | { readonly longLine: number } | null;

/**
 * Asked before bytes are decoded and split, since a list of millions of empty lines takes a hundred times their size.
 * In UTF-16 a line of this many characters has twice the bytes; none of a table or report comes near. Cost: bytes up to
 * the problem.
 */
export function textShape(bytes: Uint8Array): ShapeProblem {
  let lines = 1;
  let from = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte === LF || byte === CR) {
      if (byte === LF || bytes[at + 1] !== LF) lines++;
      from = at + 1;
      if (lines > MOST_LINES) return 'too-many-lines';
    } else if (at - from >= LONGEST_LINE) return { longLine: lines };
  }
  return null;
}
