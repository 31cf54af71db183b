/**
 * Every word of the screen, in the language of the interface. It is chosen before the first component is loaded, and
 * another language begins with a reload of the page, so that no text of the old one can stay behind.
 */
import { type Catalogue, en, type Language, loadCatalogue } from '../src-engine/texts/index.ts';

export let text: Catalogue = en;

/** Makes `text` speak a language. To be called before anything that reads `text` is imported. */
export async function speak(language: Language): Promise<void> {
  text = await loadCatalogue(language);
  document.documentElement.lang = language;
}
