/**
 * Sentences of other languages, each read as the English claim that it makes (phrasebook.ts): it has to be the claim that
 * was proved from the position.
 */
import { type Catalogue, type Language, loadCatalogue } from '../../../src-engine/texts/index.ts';
import type { Reason } from '../../../src-engine/systems/reason.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { type PhraseBook, PhraseReader } from './phrasebook.ts';

const BOOKS: Readonly<Partial<Record<Language, PhraseBook>>> = { fr: FRENCH, de: GERMAN };
/** The languages that are read. */
export const READ_LANGUAGES = Object.keys(BOOKS) as Language[];

/** Longest sentence that a board's line and a printed slip can hold. */
export const LONGEST = 200;

export const isTooLong = (sentence: string): boolean => sentence.length > LONGEST || sentence.includes('…');

/** A language that tells reasons, and the reader of its sentences. */
export class Retelling {
  readonly #language: Language;
  readonly #texts: Catalogue;
  readonly #reader: PhraseReader;

  constructor(language: Language, texts: Catalogue, book: PhraseBook) {
    this.#language = language;
    this.#texts = texts;
    this.#reader = new PhraseReader(book);
  }

  /** What the sentence of a reason claims otherwise than the proved English one, or at too great a length. */
  complaints(reason: Reason, nameOf: (player: number) => string, proved: string): readonly string[] {
    const told = this.#texts.explanations.reason(reason, nameOf);
    const claim = this.claimOf(told);
    return [
      ...(claim === proved ? [] : [`${this.#language}: ${told} says: ${claim}, and not: ${proved}`]),
      ...(isTooLong(told) ? [`${this.#language}: too long: ${told}`] : []),
    ];
  }

  /** What a sentence of the language says in English. */
  claimOf(sentence: string): string {
    return this.#reader.read(sentence);
  }
}

/** Null for a language without a phrase book. */
export async function retellingIn(language: Language): Promise<Retelling | null> {
  const book = BOOKS[language];
  return book === undefined ? null : new Retelling(language, await loadCatalogue(language), book);
}
