/**
 * The door of the catalogue: every text that a person can read, by room and key, with typed parameters. `en` is a
 * namespace, so that a bundle takes only the rooms it names; the other languages are loaded when they are asked for.
 */
import type { Catalogue, PartialCatalogue, TextsOf } from './catalogue.ts';
import * as en from './en/index.ts';
import { type Language, PSEUDO } from './languages.ts';
import { bilingual, filledWithEnglish } from './merged.ts';

export { formatsOf } from './format.ts';
export {
  ENGLISH_ROOMS,
  isLanguage,
  type Language,
  languageName,
  languageOf,
  LANGUAGES,
  OFFERED,
  PSEUDO,
} from './languages.ts';
export {
  firstLanguage,
  endingOnce,
  inOneLine,
  halvesOf,
  isBilingual,
  joined,
  secondLanguage,
} from './merged.ts';
export type { Crib, CribSection } from './crib.ts';
export { findingText, verdictText } from './check-words.ts';
export { fullRulesOf } from './full-rules/index.ts';
export { systemEdition, systemName } from './system-words.ts';
export { reportLineOf } from './report-lines.ts';
export type { Catalogue, PartialCatalogue } from './catalogue.ts';
export { en };

/** A language that is complete does not compile here with a key or a parameter missing, but of `ENGLISH_ROOMS`. */
const TEXTS: { readonly [L in Language]: () => Promise<TextsOf<L>> } = {
  en: () => Promise.resolve(en),
  fr: () => import('./fr/index.ts'),
  de: () => import('./de/index.ts'),
  [PSEUDO]: async () => (await import('./pseudo.ts')).pseudoCatalogue(en),
};

/** The texts that a language has itself, without those that English fills in. */
export async function loadOwnTexts(language: Language): Promise<PartialCatalogue> {
  return TEXTS[language]();
}

export async function loadCatalogue(language: Language): Promise<Catalogue> {
  if (language === 'en') return en;
  return filledWithEnglish(await TEXTS[language](), en);
}

/** One language or two, the more important first. */
export type Languages = readonly [Language] | readonly [Language, Language];

/** The catalogue of a sheet: in one language, or every text in both. */
export async function loadSheetCatalogue([first, second]: Languages): Promise<Catalogue> {
  const catalogue = await loadCatalogue(first);
  return second === undefined || second === first
    ? catalogue
    : bilingual(catalogue, await loadCatalogue(second));
}
