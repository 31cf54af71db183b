/** Faults that no test can notice, because the program does the same with them. Each with its reason. */
import type { Fault } from './store.ts';

export interface Equivalent {
  readonly file: string;
  /** The code that was changed, and what took its place, without spaces at the ends. */
  readonly original: string;
  readonly replacement: string;
  readonly reason: string;
}

const EVEN_AT_ZERO = 'Equal ratings expect a half of both, whichever side is asked.';
const SYMMETRIC = 'The comparison of two pairs is the same from both sides.';

export const EQUIVALENTS: readonly Equivalent[] = [
  {
    file: 'src-engine/rating/tables.ts',
    original: 'difference >= 0',
    replacement: 'difference > 0',
    reason: EVEN_AT_ZERO,
  },
  {
    file: 'src-engine/systems/round-robin/pairing.ts',
    original: 'isSamePair(other, pair)',
    replacement: 'isSamePair(pair, other)',
    reason: SYMMETRIC,
  },
  {
    file: 'src-engine/systems/round-robin/berger.ts',
    original: 'above < below',
    replacement: 'above <= below',
    reason: 'Two numbers of one game are never equal.',
  },
];

export function isEquivalent(fault: Fault): boolean {
  return EQUIVALENTS.some(
    ({ file, original, replacement }) =>
      file === fault.file && original === fault.original.trim() && replacement === fault.replacement.trim(),
  );
}
