/** How the bytes of a file differ from what was written, with the counter of its changes left aside. */
import { texts } from '../texts.ts';
import { HEADER_BYTES } from './tournament-mark.ts';

/** Header of the SQLite file format, section 1.3: the change counter, the counter's copy, and the library's version. */
const COUNTER_AT = 24;
const COUNTER_COPY_AT = 92;
const VERSION_AT = 96;
/** Bytes of each of them. */
const SIZE = 4;

/** How many bytes of a file tell its counter. */
export const COUNTED_BYTES = COUNTER_AT + SIZE;

/** How a file differs from what was written. */
export interface Difference {
  readonly detail: string;
  /** True where only bytes differ that may belong to nothing; the header belongs to the file. */
  readonly mayBeUnused: boolean;
}

/** How many changes the bytes count; 0 where they are too few to say. */
export function counterOf(bytes: Buffer): number {
  return bytes.length < COUNTED_BYTES ? 0 : bytes.readUInt32BE(COUNTER_AT);
}

/** What the counter must be after a transaction. In exclusive mode SQLite counts one change for all of a connection. */
export function counterAfter(counter: number, seen: number): number {
  return seen === counter + 1 ? seen : counter;
}

/** The difference of a file that has another length. */
export function wrongLength(length: number, expected: number): Difference {
  return { detail: texts.storage.change.length(length, expected), mayBeUnused: false };
}

/**
 * The first difference; null where every byte is as it must be and the file counts `counter` changes. Counters are taken over
 * into `expected`: a twin counts each transaction.
 */
export function differenceBetween(seen: Buffer, expected: Buffer, counter: number): Difference | null {
  if (seen.length !== expected.length) return wrongLength(seen.length, expected.length);
  if (counterOf(seen) !== counter) return { detail: texts.storage.change.counter, mayBeUnused: false };
  for (const at of [COUNTER_AT, COUNTER_COPY_AT, VERSION_AT]) seen.copy(expected, at, at, at + SIZE);
  if (seen.equals(expected)) return null;
  const at = seen.findIndex((byte, index) => byte !== expected[index]);
  return { detail: texts.storage.change.content(at), mayBeUnused: at >= HEADER_BYTES };
}
