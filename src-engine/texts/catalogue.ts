import type * as en from './en/index.ts';
import type { EnglishRoom, Language, StateOf } from './languages.ts';

/** A shape whose fixed texts may be any text: another language has the keys and parameters of English, not its words. */
type Worded<T> = T extends string
  ? string
  : T extends (...args: infer Parameters) => infer Text
    ? (...args: Parameters) => Worded<Text>
    : T extends object
      ? { readonly [K in keyof T]: Worded<T[K]> }
      : T;

/** The same shape with any of its keys left out, at every depth; a text or a list of texts is left out whole. */
type Part<T> = T extends readonly unknown[] | ((...args: never[]) => unknown)
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: Part<T[K]> }
    : T;

/** All texts of a language by room. Every language has the rooms, keys and parameters of English. */
export type Catalogue = Worded<typeof en>;

/** What a language may leave to English while it is being translated: everything but its formats. */
export type PartialCatalogue = Part<Catalogue> & Pick<Catalogue, 'format'>;

/** What a language has to have: everything once it is complete, but the rooms that are English only. */
export type TextsOf<L extends Language> =
  StateOf<L> extends 'partial' ? PartialCatalogue : Omit<Catalogue, EnglishRoom>;

/**
 * A room as a language has to have it. The file of a room says `satisfies Room<'fr', 'app'>`: a key or parameter that
 * English does not have never compiles; one that is missing does not compile once the language is complete.
 */
export type Room<L extends Language, R extends keyof Catalogue> =
  StateOf<L> extends 'partial' ? Part<Catalogue[R]> : Catalogue[R];
