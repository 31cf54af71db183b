/**
 * The texts of the sheet that is being made. A sheet is made without a pause, so that its texts are those of its own
 * language from beginning to end: read them when a word is printed, never when a module is loaded.
 */
import { type Catalogue, en } from '../../src-engine/texts/index.ts';
import type { DocumentKind } from '../ipc/contract.ts';

export let texts: Catalogue = en;

/** Makes a sheet, or what is on it, in the texts that it is to have. English where nobody says another language. */
export function inTexts<Made>(catalogue: Catalogue, make: () => Made): Made {
  const before = texts;
  texts = catalogue;
  try {
    return make();
  } finally {
    texts = before;
  }
}

/** What a document is called. A kind without a title among the words of sheets does not compile here. */
export function titleOf(kind: DocumentKind, { sheets }: Catalogue = texts): string {
  const titles: Readonly<Record<DocumentKind, string>> = sheets.titles;
  return titles[kind];
}
