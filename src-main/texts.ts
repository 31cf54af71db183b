/** Every text that main says, in the language of the interface. Read when it is said: the language may change. */
import { type Catalogue, en, type Language, loadCatalogue } from '../src-engine/texts/index.ts';

export let texts: Catalogue = en;

export async function speak(language: Language): Promise<void> {
  texts = await loadCatalogue(language);
}
