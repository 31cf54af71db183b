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

/** What a bilingual text is made of, so that a text in which it is set says each half in its own language. */
type Halves = Map<string, readonly [first: string, second: string]>;

/** An argument as one of the two languages is to say it. */
function half(argument: unknown, which: 0 | 1, halves: Halves): unknown {
  if (typeof argument === 'string') return halves.get(argument)?.[which] ?? argument;
  if (Array.isArray(argument)) return argument.map((item) => half(item, which, halves));
  if (!isTexts(argument)) return argument;
  return Object.fromEntries(
    Object.entries(argument).map(([key, value]) => [key, half(value, which, halves)]),
  );
}

function both(first: unknown, second: unknown, halves: Halves): unknown {
  if (typeof first === 'string') {
    if (first === second) return first;
    const text = `${first}${BETWEEN}${String(second)}`;
    halves.set(text, [first, String(second)]);
    return text;
  }
  if (typeof first === 'function')
    return (...args: readonly unknown[]) => {
      const said = (text: unknown, which: 0 | 1) =>
        (text as Said)(...args.map((argument) => half(argument, which, halves)));
      return both(said(first, 0), said(second, 1), halves);
    };
  if (Array.isArray(first))
    return first.map((item, index) => both(item, (second as unknown[])[index], halves));
  if (!isTexts(first)) return first;
  return Object.fromEntries(
    Object.keys(first).map((key) => [key, both(first[key], (second as Texts)[key], halves)]),
  );
}

/** Every text in two languages, `White / Weiß`; once where both say the same. Formats are those of the first. */
export function bilingual(first: Catalogue, second: Catalogue): Catalogue {
  return { ...(both(first, second, new Map()) as Catalogue), format: first.format };
}
