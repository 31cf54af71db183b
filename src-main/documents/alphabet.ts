/** Alphabetical order of names and the letter they stand under, the same on every computer. */

const COLLATOR = new Intl.Collator('en', { sensitivity: 'variant', numeric: true });
const BASE = new Intl.Collator('en', { sensitivity: 'base' });
const LATIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export function compareNames(a: string, b: string): number {
  return COLLATOR.compare(a, b);
}

/** The letter under which a name stands: `C` for Čermin, `Ж` for Жуков, `#` for a name without a letter. */
export function initialOf(name: string): string {
  const letter = /\p{L}/u.exec(name)?.[0];
  if (letter === undefined) return '#';
  for (const latin of LATIN) if (BASE.compare(letter, latin) === 0) return latin;
  return letter.normalize('NFD').charAt(0).toUpperCase();
}
