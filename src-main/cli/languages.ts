/** `--language de`, or `--language en,de` for both on one sheet. */
import { en, isLanguage, type Languages, OFFERED } from '../../src-engine/texts/index.ts';
import { refuse } from './print-event.ts';

const CODES = OFFERED.map(({ code }) => code);

export const LANGUAGE_HELP = en.sheetCommands.languages(CODES);

/** The languages of a word; null where it names none, or more than two. */
export function languagesOfWord(word: string): Languages | null {
  const [first, second, ...others] = word.split(',').map((code) => (isLanguage(code) ? code : null));
  if (others.length > 0 || first === undefined || first === null || second === null) return null;
  return second === undefined ? [first] : [first, second];
}

export const LANGUAGE_UNKNOWN = refuse('language-unknown', en.sheetCommands.languageUnknown(CODES));
