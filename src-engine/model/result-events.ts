/** What the log says of results and of places: entered, corrected, keyed twice, settled. */
import type { GameResult } from './result.ts';
import type { DraftedPair } from './round-events.ts';
import type { OutsideValues, SettledTie } from './settled.ts';

/** A result and the game that it belongs to: a board that was paired anew does not take it. */
interface ResultFact extends DraftedPair {
  readonly round: number;
  /** Number on the table. */
  readonly board: number;
  readonly result: GameResult;
  readonly was: GameResult;
  /** Why a correction was made, in the arbiter's words; absent where nothing was said. */
  readonly why?: string;
}

/** Events of results and places, each kind with its payload. */
export interface ResultPayloads {
  'result-entered': ResultFact;
  'result-cleared': ResultFact;
  'result-corrected': ResultFact;
  /** Of the round before, when the next one is paired already: C.04.2 4.3. */
  'result-corrected-late': ResultFact;
  /** Too late for standings and pairings: C.04.2 4.3, last sentence. */
  'result-rated-only': ResultFact;
  /** A result keyed a second time without a look at the first; `was` is the first. */
  'result-verified': ResultFact;
  /** Which of two entries counts, or that there is no slip to compare the first with. */
  'entry-settled': ResultFact & { readonly kept: 'first' | 'second' | 'no-slip' };
  /** Whether every result has to be keyed twice before the next round is paired. */
  'second-entry-required': { readonly required: boolean };
  /**
   * Players that points and tie-breaks left equal, put into an order: C.07 4.2. By lot it is that of the lots, which the
   * seed gives again (`lotOf`); by hand there is no seed, and `why` says what it rests on.
   */
  'tie-settled': SettledTie & {
    readonly seed: number | null;
    /** The first place that they share. */
    readonly place: number;
    readonly why: string;
  };
  /** Values of a tie-break of the event's own, typed in; `was` is null where there were none. */
  'outside-values-set': OutsideValues & { readonly was: OutsideValues['values'] | null };
}
