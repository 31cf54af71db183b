/**
 * The languages of the catalogue, each by its own name. A language that is `partial` is being translated: English
 * fills its gaps, and it is not offered to anybody. Declared `complete`, it does not compile with a gap but `ENGLISH_ROOMS`.
 */
export const LANGUAGES = {
  en: { name: 'English', state: 'complete' },
  fr: { name: 'Français', state: 'complete' },
  de: { name: 'Deutsch', state: 'complete' },
} as const;

/**
 * Rooms that no other language has: the command line, whose words scripts read, and the paper's experiments run again, whose
 * figures are compared with the English paper.
 */
export const ENGLISH_ROOMS = [
  'cli',
  'singleCommands',
  'commandLine',
  'generateCommand',
  'labPaper',
  'sheetCommands',
  'usage',
] as const;
export type EnglishRoom = (typeof ENGLISH_ROOMS)[number];

/** English with longer words and accents, made mechanically: shows what is cut off, and what is in no catalogue. */
export const PSEUDO = 'xx';

type Named = keyof typeof LANGUAGES;
export type Language = Named | typeof PSEUDO;
export type StateOf<L extends Language> = L extends Named ? (typeof LANGUAGES)[L]['state'] : 'complete';

/** The languages that a person may choose from, in the order in which they are offered. */
export const OFFERED: readonly { readonly code: Language; readonly name: string }[] = Object.entries(
  LANGUAGES as Readonly<Record<Named, { readonly name: string; readonly state: string }>>,
).flatMap(([code, { name, state }]) => (state === 'complete' ? [{ code: code as Named, name }] : []));

export function isLanguage(text: string): text is Language {
  return text === PSEUDO || Object.hasOwn(LANGUAGES, text);
}

/** The language's own name, `Deutsch`; its code for the pseudo-language. */
export function languageName(language: Language): string {
  return language === PSEUDO ? language : LANGUAGES[language].name;
}

/**
 * The language to use: the one that was chosen, else the first of the system's that is offered (`de-AT` asks for
 * `de`), else English. A preference that names no language, such as `system` or one of a later version, is passed over.
 * A language that is not offered can be chosen all the same, by its code in the preferences: translators look at it so.
 */
export function languageOf(preference: string, systemLocales: readonly string[]): Language {
  if (isLanguage(preference)) return preference;
  const wanted = systemLocales.map((locale) => locale.split(/[-_.]/)[0]!.toLowerCase());
  return wanted.flatMap((code) => OFFERED.find((offered) => offered.code === code) ?? []).at(0)?.code ?? 'en';
}
