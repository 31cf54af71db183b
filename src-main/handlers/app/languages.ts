import { languageOf } from '../../../src-engine/texts/index.ts';
import type { LanguagesState } from '../../ipc/contract.ts';
import type { PreferenceValues } from '../preferences.ts';

/** The languages in use: what was chosen, else the system's, else English. Sheets follow the screens unless told. */
export function languagesOf(
  { language, documentLanguage }: Pick<PreferenceValues, 'language' | 'documentLanguage'>,
  systemLocales: readonly string[] = [Intl.DateTimeFormat().resolvedOptions().locale],
): LanguagesState {
  const screens = languageOf(language, systemLocales);
  return {
    chosen: language,
    interface: screens,
    chosenForDocuments: documentLanguage,
    documents: documentLanguage === 'interface' ? screens : languageOf(documentLanguage, [screens]),
  };
}
