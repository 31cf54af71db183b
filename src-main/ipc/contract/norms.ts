/** Title norms: who made one, who still can, and for one of them every condition. */
import type {
  NormState,
  NormTitle,
  NormVerdict,
  OutlookVerdict,
  PlayerId,
  Points,
} from '../../../src-engine/index.ts';
import type { PlayerName } from './reply.ts';

/** A norm that a player may make or has made. */
export interface NormListRow {
  readonly player: PlayerName;
  readonly federation: string;
  readonly norm: NormTitle;
  readonly verdict: NormVerdict;
  /** Points so far, tenths. */
  readonly points: Points;
  /** What it needs, or what is missing: `½ of 2, GM 2068+`. */
  readonly needs: string;
}

/** Norms of the tournament (B.01). */
export interface NormsView {
  /** Why no norm can be made here, as sentences; empty where one can. */
  readonly obstacles: readonly string[];
  /** First round of the forecast, and whether it has come. */
  readonly from: number;
  readonly watching: boolean;
  /** By verdict, best first; inside by points. */
  readonly rows: readonly NormListRow[];
}

/** A condition of B.01 in words: what it asks, and what is there. */
export interface NormConditionRow {
  readonly article: string;
  readonly asks: string;
  readonly found: string;
  readonly state: NormState;
}

export type NormGroup = 'event' | 'opponents' | 'result' | 'application';

/** One sequence of results of the games to come. */
export interface NormLine {
  /** In the order of {@link NormDetailView.next}, tenths. */
  readonly results: readonly Points[];
  /** Points at the end, tenths. */
  readonly points: Points;
  readonly verdict: OutlookVerdict;
  /** What is needed of the opponent, `2128+`, or how many would do; `''` for nothing. */
  readonly needs: string;
}

/** One norm of one player, condition by condition. */
export interface NormDetailView {
  readonly player: PlayerId;
  readonly norm: NormTitle;
  readonly verdict: NormVerdict;
  /** The norm as a sentence. */
  readonly headline: string;
  /** What else there is to say of how the games count. */
  readonly notes: readonly string[];
  readonly groups: readonly { readonly group: NormGroup; readonly conditions: readonly NormConditionRow[] }[];
  /** Games that do not count: `R3 Stark: forfeit, 1.4.2c`. */
  readonly leftOut: readonly string[];
  /** The games to come, by the names of the opponents. */
  readonly next: readonly { readonly round: number; readonly opponent: string }[];
  readonly lines: readonly NormLine[];
}
