/** Catalogues made of others: one whose gaps English fills, and two languages side by side for a sheet. */
import type { Catalogue, PartialCatalogue } from './catalogue.ts';

type Texts = Readonly<Record<string, unknown>>;
type Said = (...args: readonly unknown[]) => unknown;

function isTexts(node: unknown): node is Texts {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}

function filled(texts: unknown, english: unknown): unknown {
  if (texts === undefined) return english;
  if (!isTexts(texts) || !isTexts(english)) return texts;
  return Object.fromEntries(Object.keys(english).map((key) => [key, filled(texts[key], english[key])]));
}

/** The texts of a language, and for every key that it lacks the English one. */
export function filledWithEnglish(texts: PartialCatalogue, english: Catalogue): Catalogue {
  return { ...(filled(texts, english) as Catalogue), format: texts.format };
}

/** Between the two languages of a text. */
const BETWEEN = ' / ';

function both(first: unknown, second: unknown): unknown {
  if (typeof first === 'string') return first === second ? first : `${first}${BETWEEN}${String(second)}`;
  if (typeof first === 'function')
    return (...args: readonly unknown[]) => both((first as Said)(...args), (second as Said)(...args));
  if (Array.isArray(first)) return first.map((item, index) => both(item, (second as unknown[])[index]));
  if (!isTexts(first)) return first;
  return Object.fromEntries(Object.keys(first).map((key) => [key, both(first[key], (second as Texts)[key])]));
}

/** Every text in two languages, `White / Weiß`; once where both say the same. Formats are those of the first. */
export function bilingual(first: Catalogue, second: Catalogue): Catalogue {
  return { ...(both(first, second) as Catalogue), format: first.format };
}
