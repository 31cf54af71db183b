/** A correction that C.04.2 4.3 decides, as its page shows it before anything is changed. */
import type { CorrectionPeriod, PeriodOfCorrection } from '../../../src-engine/index.ts';
import type { PlayerName } from './reply.ts';
import type { KeyedEntry } from './verification.ts';

/** A board whose result is to be corrected, and what each result would bring about (C.04.2 4.3). */
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
  /** The newest round on the wall, and the result by which it was paired: a game without one counted as a draw (3.1). */
  readonly paired: { readonly round: number; readonly text: string };
  /** The announced deadline for corrections, ISO 8601; `''` where none was announced, or nothing runs yet. */
  readonly deadline: string;
  readonly periods: readonly PeriodOfCorrection[];
}
