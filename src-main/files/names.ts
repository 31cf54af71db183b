/** Comparing names as people do: without accents, case, punctuation and order of the parts. */
import { foldedWords, waysToSearch } from '../../src-engine/index.ts';

/** `Müller-Ødegård, Jean-Élie` and `jean elie muller odegard` fold to the same text. */
export function foldedName(name: string): string {
  return foldedWords(name).sort().join(' ');
}

/** The folded name in each way in which others write it: `Müller, Jörg` also as `joerg mueller`, `Жуков` as `zhukov`. */
export function spelledNames(name: string): string[] {
  return waysToSearch(name).map((words) => words.toSorted().join(' '));
}

/**
 * Which letters a folded name has, one bit for each of 31 classes of characters. One letter inserted, left out or
 * replaced changes at most two bits, two in the wrong order none, see {@link mayBeWithin}.
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
 * Smallest number of letters to insert, leave out, replace or exchange with their neighbour, as far as it is at most
 * `limit`; else limit + 1. Cost: length × limit.
 */
export function distanceUpTo(limit: number, a: string, b: string): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  const beyond = limit + 1;
  let previous = Array.from({ length: b.length + 1 }, (_, index) => Math.min(index, beyond));
  let earlier: readonly number[] = [];
  for (let i = 1; i <= a.length; i++) {
    // Cells further from the diagonal than the limit cannot lead to an answer within it.
    const [first, last] = [Math.max(1, i - limit), Math.min(b.length, i + limit)];
    const row = new Array<number>(b.length + 1).fill(beyond);
    row[0] = i;
    let least = i;
    for (let j = first; j <= last; j++) {
      const replaced = previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      row[j] = Math.min(replaced, previous[j]! + 1, row[j - 1]! + 1, beyond);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j]!, earlier[j - 2]! + 1);
      least = Math.min(least, row[j]!);
    }
    if (least > limit) return beyond;
    [earlier, previous] = [previous, row];
  }
  return previous[b.length]!;
}

/** Slips of spelling in a whole name with which it is still the same name. */
const MOST_SLIPS = 2;

/**
 * Slips of spelling between two names, 0 to 2, word by word in any order; null for two different names. One of them may have
 * more words than the other, a middle name for example, where two words are in both. How words are written together or
 * apart, in which alphabet, and whether `ü` is `ue`, is no slip.
 */
export function slipsBetween(a: string, b: string): number | null {
  const slips = waysToSearch(a).flatMap((one) => waysToSearch(b).map((two) => slipsBetweenWords(one, two)));
  return slips.reduce((least, each) => (least === null || (each !== null && each < least) ? each : least));
}

function slipsBetweenWords(one: readonly string[], two: readonly string[]): number | null {
  if (one.join('') === two.join('')) return 0;
  const [fewer, more] = one.length <= two.length ? [one, two] : [two, one];
  if (fewer.length < more.length && fewer.length < 2) return null;
  const slips = slipsOver(fewer, more, MOST_SLIPS);
  return slips > MOST_SLIPS ? null : slips;
}

/** Fewest slips with which each word is one of the others, as far as they are at most `limit`; else limit + 1. */
function slipsOver(words: readonly string[], others: readonly string[], limit: number): number {
  const [word, ...rest] = words;
  if (word === undefined) return 0;
  let least = limit + 1;
  for (const [at, other] of others.entries()) {
    const most = Math.min(least - 1, slipsWithin(word, other));
    const slips = most < 0 ? 0 : distanceUpTo(most, word, other);
    if (slips > most) continue;
    least = Math.min(least, slips + slipsOver(rest, others.toSpliced(at, 1), least - 1 - slips));
  }
  return least;
}

/** Slips that leave most letters of a word as they are; a number is not misspelt. */
function slipsWithin(a: string, b: string): number {
  if (/\d/.test(a + b)) return 0;
  return Math.min(MOST_SLIPS, Math.ceil(Math.min(a.length, b.length) / 2) - 1);
}
