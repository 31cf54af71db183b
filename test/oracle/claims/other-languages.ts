/**
 * Sentences of other languages held against the English ones, which are proved from the positions: the same names and
 * numbers, and no sentence of the other language, names and numbers aside, that stands for two in English. What this cannot
 * see is two names that a language always says in the wrong places.
 */
import { type Catalogue, en } from '../../../src-engine/texts/index.ts';
import type { Reason } from '../../../src-engine/systems/reason.ts';

/** Names that are one word each, and that no language has. */
export const nameOf = (player: number): string => `Zz${player}qq`;

/** Names and numbers: `Zz12qq`, `7½`, `2,5`, `−3`. */
const FACT = /Zz\d+qq|[−+-]?\d+(?:[.,]\d+)?½?|½/g;

/** A number as English writes it. */
const asEnglish = (fact: string): string => (fact.startsWith('Zz') ? fact : fact.replace(',', '.'));

export interface Said {
  readonly english: string;
  readonly other: string;
}

export function saidIn(language: Catalogue, reason: Reason): Said {
  return {
    english: en.explanations.reason(reason, nameOf),
    other: language.explanations.reason(reason, nameOf),
  };
}

const templateOf = (sentence: string): string => sentence.replace(FACT, '#');
/** One and several are one template: other languages have their plurals elsewhere. */
const singular = (template: string): string => template.replace(/s\b/g, '');
/** Each fact once: a language may say "that player" where another repeats the name. */
const factsOf = (sentence: string): string =>
  [...new Set((sentence.match(FACT) ?? []).map(asEnglish))].sort().join();

/** The English templates that a template of the other language stood for, each with a sentence that showed it. */
export class Reader {
  readonly #known = new Map<string, Map<string, Said>>();

  learn(said: Said): void {
    const known = this.#known.get(templateOf(said.other)) ?? new Map<string, Said>();
    known.set(singular(templateOf(said.english)), said);
    this.#known.set(templateOf(said.other), known);
  }

  /** Sentences of the other language that stand for several in English: they would say less. */
  ambiguous(): readonly (readonly Said[])[] {
    return [...this.#known.values()].filter((known) => known.size > 1).map((known) => [...known.values()]);
  }

  /** Whether the sentence of the other language has the facts of the English one. */
  static sameFacts({ english, other }: Said): boolean {
    return factsOf(english) === factsOf(other);
  }
}
