/** Comparing names as people do: without accents, case, punctuation and order of the parts. */

const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** `Müller-Ødegård, Jean-Élie` and `jean elie muller odegard` fold to the same text. */
export function foldedName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter]!)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
    .sort()
    .join(' ');
}

/** Smallest number of letters to insert, leave out or replace, as far as it is at most `limit`; else limit + 1. */
export function distanceUpTo(limit: number, a: string, b: string): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = previous[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(replaced, previous[j]! + 1, row[j - 1]! + 1));
    }
    if (Math.min(...row) > limit) return limit + 1;
    previous = row;
  }
  return Math.min(limit + 1, previous[b.length]!);
}
