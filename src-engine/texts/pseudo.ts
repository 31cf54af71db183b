/**
 * The language `xx`: every English text with accents, two fifths longer, in brackets, with a mark of a script that runs
 * from right to left. What is cut off on a page shows at once, and so does a text that is in no catalogue.
 */
import type { Catalogue } from './catalogue.ts';

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'à',
  c: 'ç',
  e: 'é',
  i: 'î',
  n: 'ñ',
  o: 'ö',
  u: 'ü',
  y: 'ÿ',
  A: 'Å',
  E: 'É',
  O: 'Ø',
  S: 'Š',
  U: 'Û',
};

/** `Round 7` becomes `[Röüñd 7 ~~~]`; what has no letters stays as it is. */
function pseudoText(text: string): string {
  if (!/\p{L}/u.test(text)) return text;
  const accented = text.replace(/[aceinouyAEOSU]/g, (letter) => ACCENTS[letter]!);
  return `[${accented} ${'~'.repeat(Math.ceil(text.length * 0.4))}\u200f]`;
}

function pseudo(node: unknown): unknown {
  if (typeof node === 'string') return pseudoText(node);
  if (typeof node === 'function') {
    return (...args: readonly unknown[]) =>
      pseudo((node as (...args: readonly unknown[]) => unknown)(...args));
  }
  if (Array.isArray(node)) return node.map(pseudo);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, pseudo(value)]));
}

/** The catalogue in the pseudo-language. Numbers and dates are those of English. */
export function pseudoCatalogue(english: Catalogue): Catalogue {
  return { ...(pseudo(english) as Catalogue), format: english.format };
}
