/** Comparing names as people do: without accents, case, punctuation and order of the parts. */
import { foldedWords } from '../../src-engine/index.ts';

/** `Müller-Ødegård, Jean-Élie` and `jean elie muller odegard` fold to the same text. */
export function foldedName(name: string): string {
  return foldedWords(name).sort().join(' ');
}

/**
 * Which letters a folded name has, one bit for each of 31 classes of characters. One letter inserted, left out or
 * replaced changes at most two bits, see {@link mayBeWithin}.
 */
export function lettersOf(name: string): number {
  let letters = 0;
  for (let at = 0; at < name.length; at++) letters |= 1 << (name.charCodeAt(at) % 31);
  return letters;
}

function bitsOf(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** False where two names with these letters cannot be within `limit` slips of each other: a quick first question. */
export function mayBeWithin(limit: number, letters: number, others: number): boolean {
  return bitsOf(letters ^ others) <= 2 * limit;
}

/**
 * Smallest number of letters to insert, leave out or replace, as far as it is at most `limit`; else limit + 1. Cost:
 * length × limit.
 */
export function distanceUpTo(limit: number, a: string, b: string): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  const beyond = limit + 1;
  let previous = Array.from({ length: b.length + 1 }, (_, index) => Math.min(index, beyond));
  for (let i = 1; i <= a.length; i++) {
    // Cells further from the diagonal than the limit cannot lead to an answer within it.
    const [first, last] = [Math.max(1, i - limit), Math.min(b.length, i + limit)];
    const row = new Array<number>(b.length + 1).fill(beyond);
    if (i <= limit) row[0] = i;
    let least = row[0]!;
    for (let j = first; j <= last; j++) {
      const replaced = previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      row[j] = Math.min(replaced, previous[j]! + 1, row[j - 1]! + 1, beyond);
      least = Math.min(least, row[j]!);
    }
    if (least > limit) return beyond;
    previous = row;
  }
  return previous[b.length]!;
}
