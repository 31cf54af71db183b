/** The second entry of a round's results. */
import type { EntryState, GameResult } from '../../../src-engine/index.ts';
import type { PlayerName } from './reply.ts';

/** A result as somebody keyed it. */
export interface KeyedEntry {
  /** Null where there was no slip. */
  readonly result: GameResult | null;
  /** As printed, `1 – 0`. */
  readonly text: string;
  /** ISO 8601, `''` where unknown. */
  readonly at: string;
  /** Who was at the desk, `''` for nobody by name. */
  readonly by: string;
}

/** A board with both entries. */
export interface VerificationRow {
  readonly board: number;
  readonly white: PlayerName;
  readonly black: PlayerName;
  readonly state: EntryState;
  /** Null until the board was keyed a second time: the second entry is blind. */
  readonly first: KeyedEntry | null;
  readonly second: KeyedEntry | null;
  /** Which entry was found right, `''` where nothing was settled. */
  readonly kept: '' | 'first' | 'second' | 'no-slip';
}

/** The second keying of a round. */
export interface VerificationView {
  readonly round: number;
  /** The next round cannot be paired before this is complete. */
  readonly required: boolean;
  readonly boards: readonly VerificationRow[];
  /** Boards that wait for their second entry, and boards whose two entries differ. */
  readonly toKey: number;
  readonly differing: number;
  readonly isComplete: boolean;
}
