/** The code on a sheet: what it is, which entry of the log it was made after, and a check of what it says. */
import type { Tournament } from '../../src-engine/index.ts';
import { checkOf, markOf, writeCode } from '../seals/code.ts';
import { factsOf } from '../seals/facts.ts';
import { DOCUMENTS } from './catalogue.ts';
import { contentFor } from './book.ts';
import type { DocumentKind } from './views/view.ts';

/** The newest entry of a log. */
export interface Head {
  readonly seq: number;
  /** SHA-256, 64 hexadecimal digits. */
  readonly hash: string;
}

/** What a sheet of this kind says in this state of the event; `round` is 0 for the event as a whole. */
export function factsOfSheet(kind: DocumentKind, whole: Tournament, round: number): string {
  return factsOf(contentFor(kind, whole), DOCUMENTS[kind].scope, round);
}

/** `1A2.3.4K.7QF2-M9DK-R4TX`; `round` is null for the event as a whole. */
export function codeOfSheet(kind: DocumentKind, whole: Tournament, round: number | null, head: Head): string {
  const seal = { mark: markOf(kind), round: round ?? 0, seq: head.seq };
  return writeCode({ ...seal, check: checkOf(seal, head.hash, factsOfSheet(kind, whole, seal.round)) });
}
