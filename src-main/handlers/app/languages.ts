import { type Language, languageOf, type Languages } from '../../../src-engine/texts/index.ts';
import type { LanguagesState } from '../../ipc/contract.ts';
import { speak } from '../../texts.ts';
import { Preferences, type PreferenceValues } from '../preferences.ts';

type Chosen = Pick<PreferenceValues, 'language' | 'documentLanguage' | 'secondDocumentLanguage'>;

/** Asked once: every notice to the pages tells the languages. */
const SYSTEM_LOCALES: readonly string[] = [Intl.DateTimeFormat().resolvedOptions().locale];

/**
 * The languages in use: what was chosen, else the system's, else English. Sheets follow the screens unless told, and
 * say everything in a second language too where one was chosen.
 */
export function languagesOf(
  { language, documentLanguage, secondDocumentLanguage }: Chosen,
  systemLocales: readonly string[] = SYSTEM_LOCALES,
): LanguagesState {
  const screens = languageOf(language, systemLocales);
  const first = documentLanguage === 'interface' ? screens : languageOf(documentLanguage, [screens]);
  const second = secondDocumentLanguage === 'none' ? first : languageOf(secondDocumentLanguage, [first]);
  return {
    chosen: language,
    interface: screens,
    chosenForDocuments: documentLanguage,
    chosenSecond: secondDocumentLanguage,
    documents: oneOrTwo(first, second),
  };
}

function oneOrTwo(first: Language, second: Language): Languages {
  return first === second ? [first] : [first, second];
}

/** Loads the catalogues that were chosen; until it is done main speaks as before. */
export async function speakAsChosen(chosen: Chosen): Promise<void> {
  const { interface: screens, documents } = languagesOf(chosen);
  await speak(screens, documents);
}

/** What a host waits for before it makes the handlers: from then on main speaks as the user chose. */
export function speakAsPreferred(userData: string): Promise<void> {
  return speakAsChosen(new Preferences(userData).values);
}
