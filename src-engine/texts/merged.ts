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

/** Between the two languages of a text: thin spaces, which no name has around a slash. */
export const BETWEEN = '\u2009/\u2009';

/** At the end of what introduces something; French has a no-break space before it. */
const COLON = /\s*:$/u;

type Halves = readonly [first: string, second: string];

/** A text in two languages as its halves; null for a text in one. */
export function halvesOf(text: string): Halves | null {
  const [first, second, ...more] = text.split(BETWEEN);
  return second === undefined || more.length > 0 ? null : [first!, second];
}

/** Two texts as one of two languages; one where both say the same, and a number as the first one writes it. */
function inBoth(first: string, second: string): string {
  return first === second || !/\p{L}/u.test(first + second) ? first : `${first}${BETWEEN}${second}`;
}

/** What a text in two languages says in the first one; a text in one as it is. */
export function firstLanguage(text: string): string {
  return halvesOf(text)?.[0] ?? text;
}

/** What a text in two languages says in the second one; `''` for a text in one. */
export function secondLanguage(text: string): string {
  return halvesOf(text)?.[1] ?? '';
}

/** Texts behind one another, empty ones left out. In two languages it is the second that a text in one has no part in. */
export function joined(texts: readonly string[], between = ', '): string {
  const parts = texts.filter((text) => text !== '').map((text) => halvesOf(text) ?? [text, null]);
  const firsts = parts.map(([first]) => first).join(between);
  const seconds = parts.flatMap(([, second]) => second ?? []);
  return seconds.length === 0 ? firsts : inBoth(firsts, seconds.join(between));
}

/** Both languages of a text one behind the other, `exempt / spielfrei`, for where there is room for lines of one text only. */
export function inOneLine(text: string): string {
  return halvesOf(text)?.join(' / ') ?? text;
}

/**
 * A text in two languages that ends in the same words in both, a name for example: these once, `joue contre / gegen Holt`, and
 * the colon before them too, `Rencontrés / Getroffen : Holt`; where nothing but signs and numbers comes before, that once as well.
 */
export function endingOnce(text: string): string {
  const halves = halvesOf(text);
  if (halves === null) return text;
  const [first, second] = [halves[0].split(' '), halves[1].split(' ')];
  const most = Math.min(first.length, second.length) - 1;
  let alike = 0;
  while (alike < most && first.at(-1 - alike) === second.at(-1 - alike)) alike++;
  const ending = first.slice(first.length - alike).join(' ');
  if (!/\p{L}/u.test(ending)) return text;
  const [beginning, other] = [first, second].map((words) => words.slice(0, words.length - alike).join(' '));
  const colon = COLON.test(other!) ? (COLON.exec(beginning!)?.[0] ?? '') : '';
  const said =
    colon === '' ? [beginning!, other!] : [beginning!, other!].map((words) => words.replace(COLON, ''));
  return `${/\p{L}/u.test(said.join('')) ? said.join(' / ') : said[0]!}${colon} ${ending}`;
}

/** An argument as one of the two languages is to say it. */
function half(argument: unknown, which: 0 | 1): unknown {
  if (typeof argument === 'string') return halvesOf(argument)?.[which] ?? argument;
  if (Array.isArray(argument)) return argument.map((item) => half(item, which));
  if (!isTexts(argument)) return argument;
  return Object.fromEntries(Object.entries(argument).map(([key, value]) => [key, half(value, which)]));
}

function both(first: unknown, second: unknown): unknown {
  if (typeof first === 'string') return inBoth(first, String(second));
  if (typeof first === 'function')
    return (...args: readonly unknown[]) => {
      const said = (text: unknown, which: 0 | 1) =>
        (text as Said)(...args.map((argument) => half(argument, which)));
      return both(said(first, 0), said(second, 1));
    };
  if (Array.isArray(first)) return first.map((item, index) => both(item, (second as unknown[])[index]));
  if (!isTexts(first)) return first;
  return Object.fromEntries(Object.keys(first).map((key) => [key, both(first[key], (second as Texts)[key])]));
}

const BILINGUAL = new WeakSet<Catalogue>();

/** Every text in two languages, `White / Weiß`; once where both say the same. Formats are those of the first. */
export function bilingual(first: Catalogue, second: Catalogue): Catalogue {
  const catalogue = { ...(both(first, second) as Catalogue), format: first.format };
  BILINGUAL.add(catalogue);
  return catalogue;
}

export function isBilingual(catalogue: Catalogue): boolean {
  return BILINGUAL.has(catalogue);
}
