/** Faults that no test can notice, because the program does the same with them. Each with its reason. */
import type { Fault } from './store.ts';

export interface Equivalent {
  readonly file: string;
  /** The code that was changed, and what took its place, without spaces at the ends. */
  readonly original: string;
  readonly replacement: string;
  readonly reason: string;
}

export const EQUIVALENTS: readonly Equivalent[] = [];

export function isEquivalent(fault: Fault): boolean {
  return EQUIVALENTS.some(
    ({ file, original, replacement }) =>
      file === fault.file && original === fault.original.trim() && replacement === fault.replacement.trim(),
  );
}
