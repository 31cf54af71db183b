/**
 * Sentences of other languages held against the English ones, which are proved from the positions: the same names and
 * numbers in the same order, and no sentence of the other language, names and numbers aside, that stands for two in English.
 * So a sentence of the other language can be put back into English word by word, and that English is read and proved.
 */
import { type Catalogue, en } from '../../../src-engine/texts/index.ts';
import type { Reason } from '../../../src-engine/systems/reason.ts';

/** Names that are one word each, and that no language has. */
export const nameOf = (player: number): string => `Zz${player}qq`;

const NAME = /Zz\d+qq/g;
/** `7½`, `2,5`, `−3`. */
const NUMBER = /[−+-]?\d+(?:[.,]\d+)?½?|½/g;
const FACT = new RegExp(`${NAME.source}|${NUMBER.source}`, 'g');

/** Longest sentence that a board's line and a printed slip can hold. */
const LONGEST = 200;

export interface Said {
  readonly english: string;
  readonly other: string;
}

function saidIn(language: Catalogue, reason: Reason): Said {
  return {
    english: en.explanations.reason(reason, nameOf),
    other: language.explanations.reason(reason, nameOf),
  };
}

const templateOf = (sentence: string): string => sentence.replace(FACT, '#');
/** One and several are one template, 2nd and 3rd too: other languages have their forms elsewhere. */
const singular = (template: string): string =>
  template.replace(/#(?:st|nd|rd|th)\b/g, '#').replace(/(?:ss|es|s)+\b/g, '');
/** Each name once, in order: a language may say "that player" where another repeats the name. */
const namesOf = (sentence: string): readonly string[] => [...new Set(sentence.match(NAME) ?? [])];
const numbersOf = (sentence: string): readonly string[] =>
  (sentence.replace(NAME, '').match(NUMBER) ?? []).map((number) => number.replace(',', '.'));
const factsOf = (sentence: string): string => [...namesOf(sentence), '|', ...numbersOf(sentence)].join(' ');

/** The English templates that a template of the other language stood for, each with a sentence that showed it. */
export class Reader {
  readonly #known = new Map<string, Map<string, Said>>();

  learn(said: Said): void {
    const known = this.#known.get(templateOf(said.other)) ?? new Map<string, Said>();
    known.set(singular(templateOf(said.english)), said);
    this.#known.set(templateOf(said.other), known);
  }

  /** What the sentence of a reason in another language says less than, or otherwise than, the English one. */
  complaints(language: Catalogue, reason: Reason): readonly string[] {
    const said = saidIn(language, reason);
    this.learn(said);
    return [
      ...(Reader.sameFacts(said) ? [] : [`other facts: ${said.english} | ${said.other}`]),
      ...(said.other.length > LONGEST || said.other.includes('…') ? [`too long: ${said.other}`] : []),
    ];
  }

  /** Sentences of the other language that stand for several in English: they would say less. */
  ambiguous(): readonly (readonly Said[])[] {
    return [...this.#known.values()].filter((known) => known.size > 1).map((known) => [...known.values()]);
  }

  /** Whether the sentence of the other language has the names and the numbers of the English one, in its order. */
  static sameFacts({ english, other }: Said): boolean {
    return factsOf(english) === factsOf(other);
  }
}
