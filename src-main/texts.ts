/** Every text that main says. Read when it is said: the languages may change. */
import {
  type Catalogue,
  en,
  type Language,
  type Languages,
  loadCatalogue,
  loadSheetCatalogue,
} from '../src-engine/texts/index.ts';

/** In the language of the interface. */
export let texts: Catalogue = en;

/** For what is printed, in the language of the sheets, or in both of them. */
export let sheetTexts: Catalogue = en;

/** What {@link speak} was asked for last, so that threads can be told. */
export interface Spoken {
  readonly languages: readonly [screens: Language, sheets: Languages];
}

export let spoken: Spoken['languages'] = ['en', ['en']];

/** To be awaited before the first handler is called: until then main says English. */
export async function speak(screens: Language, sheets: Languages): Promise<void> {
  if (screens === spoken[0] && sheets.join() === spoken[1].join()) return;
  const [ofScreens, ofSheets] = await Promise.all([loadCatalogue(screens), loadSheetCatalogue(sheets)]);
  spoken = [screens, sheets];
  texts = ofScreens;
  sheetTexts = ofSheets;
}
