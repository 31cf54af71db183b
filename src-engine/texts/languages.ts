/** The languages that the program speaks, each by its own name. */
export const LANGUAGES = { en: 'English' } as const;

/** English with longer words and accents, made mechanically: shows what is cut off, and what is in no catalogue. */
export const PSEUDO = 'xx';

export type Language = keyof typeof LANGUAGES | typeof PSEUDO;

export function isLanguage(text: string): text is Language {
  return text === PSEUDO || Object.hasOwn(LANGUAGES, text);
}

/**
 * The language to use: the one that was chosen, else the first of the system's that there is (`de-AT` asks for `de`),
 * else English. A preference that names no language, such as `system` or one of a later version, is passed over.
 */
export function languageOf(preference: string, systemLocales: readonly string[]): Language {
  const wanted = [preference, ...systemLocales.map((locale) => locale.split(/[-_.]/)[0]!.toLowerCase())];
  return wanted.find(isLanguage) ?? 'en';
}
