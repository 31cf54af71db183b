/**
 * The door of the catalogue: every text that a person can read, by room and key, with typed parameters. `en` is a
 * namespace, so that a bundle takes only the rooms it names; the other languages are loaded when they are asked for.
 */
import type { Catalogue } from './catalogue.ts';
import * as en from './en/index.ts';
import { type Language, PSEUDO } from './languages.ts';

export { formatsOf, type DateStyle, type Format, type PluralForms } from './format.ts';
export { isLanguage, type Language, languageOf, LANGUAGES, PSEUDO } from './languages.ts';
export { reportLineOf } from './report-lines.ts';
export type { Catalogue };
export { en };

const CATALOGUES: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  en: () => Promise.resolve(en),
  [PSEUDO]: async () => (await import('./pseudo.ts')).pseudoCatalogue(en),
};

export async function loadCatalogue(language: Language): Promise<Catalogue> {
  return CATALOGUES[language]();
}
