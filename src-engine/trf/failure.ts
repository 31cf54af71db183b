import type { FailureShape } from '../model/outcome.ts';
import type { Deviation } from './deviation.ts';

/** Limits of a readable file. A round number has three digits in a TRF26, a player's number four. */
export const MOST_CHARACTERS = 64_000_000;
/** Characters of a line. */
export const LONGEST_LINE = 20_000;
/** Rounds of a tournament. */
export const MOST_ROUNDS = 999;

interface Place extends FailureShape {
  readonly line: number;
  readonly column: number;
}

/** Why a text is not read as a TRF at all. */
export type TrfFailure = Place &
  (
    | { readonly code: 'empty' }
    | { readonly code: 'not-a-report'; readonly found: string }
    | { readonly code: 'file-too-large'; readonly limit: number }
    | { readonly code: 'line-too-long'; readonly limit: number }
    | { readonly code: 'player-number-unreadable'; readonly found: string }
    | { readonly code: 'player-number-doubled'; readonly number: number; readonly firstLine: number }
    | { readonly code: 'too-many-rounds'; readonly limit: number }
    /** A strict reading stops at the first deviation of severity `error`. */
    | { readonly code: 'deviation'; readonly deviation: Deviation }
  );
