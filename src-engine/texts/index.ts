/**
 * The door of the catalogue: every text that a person can read, by room and key, with typed parameters. `en` is a
 * namespace, so that a bundle takes only the rooms it names; the other languages are loaded when they are asked for.
 */
import * as en from './en/index.ts';
import type { Language } from './languages.ts';

export { formatsOf, type DateStyle, type Format, type PluralForms } from './format.ts';
export { isLanguage, type Language, languageOf, LANGUAGES } from './languages.ts';
export { reportLineOf } from './report-lines.ts';
export { en };

/** All texts of a language. Every language has the rooms, keys and parameters of English. */
export type Catalogue = typeof en;

const CATALOGUES: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: () => Promise.resolve(en),
};

export async function loadCatalogue(language: Language): Promise<Catalogue> {
  return CATALOGUES[language]();
}
