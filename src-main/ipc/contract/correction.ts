/** A correction that C.04.2 4.3 decides, as its page shows it before anything is changed. */
import type { PlayerName } from './reply.ts';
import type { KeyedEntry } from './verification.ts';

/** 4.3: what a correction counts for, by when it comes: these periods follow each other. */
export type CorrectionPeriod = 'at-once' | 'next-pairing' | 'rating-only';

export interface CorrectionView {
  readonly round: number;
  /** Number on the table. */
  readonly board: number;
  readonly white: PlayerName;
  readonly black: PlayerName;
  /** The result that stands, as it was entered. */
  readonly entered: KeyedEntry;
  /** The second entry of the board; null where there was none. */
  readonly second: KeyedEntry | null;
  /** The corrected result, `0 – 1`. */
  readonly result: string;
  /** When the correction comes, ISO 8601. */
  readonly now: string;
  readonly period: CorrectionPeriod;
  /** The first round that is paired with the result as it stands. */
  readonly next: number;
  /** The moments that part the periods, ISO 8601, `''` for one that has not come. */
  readonly moments: {
    /** The last result of the round. */
    readonly complete: string;
    /** The announced deadline for corrections; also `''` where none was announced. */
    readonly deadline: string;
    /** Round {@link next} came to the wall. */
    readonly paired: string;
    /** The last result of round {@link next}. */
    readonly ended: string;
  };
}
