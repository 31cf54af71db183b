/** A share of the lines of a file, drawn by a seed: the whole program has more faults to plant than a night has minutes. */
import { createHash } from 'node:crypto';

/** Lines of one window. Long enough for a function, so that emptied blocks are among the faults. */
export const WINDOW = 12;

/** A window of lines, both ends included, counted from 1. */
export interface Window {
  readonly file: string;
  readonly from: number;
  readonly to: number;
}

/** A number from 0 to 1 that only depends on the words. */
function drawn(words: string): number {
  return createHash('sha256').update(words).digest().readUInt32BE(0) / 2 ** 32;
}

/** The windows of a file that a share of `percent` draws; 100 gives all. */
export function windowsOf(file: string, lines: number, percent: number, seed: number): readonly Window[] {
  const count = Math.ceil(lines / WINDOW);
  return Array.from({ length: count }, (_, index) => ({
    file,
    from: index * WINDOW + 1,
    to: Math.min((index + 1) * WINDOW, lines),
  })).filter(({ from }) => drawn(`${seed}:${file}:${from}`) * 100 < percent);
}
