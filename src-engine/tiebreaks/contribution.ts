/** What one round brings to a tie-break, with the reason: the unit of every computation and of its working. */
import type { RoundEntry } from './score-table.ts';

/** How a round entered the computation. */
export type Treatment =
  | 'played'
  | 'open'
  | 'forfeit-as-played'
  | 'dummy-own-score'
  | 'dummy-opponent-cap'
  | 'dummy-draws-cap'
  | 'counted'
  | 'not-counted';

/** Why a contribution was left out (Art. 14.1–14.4, 16.5). */
export type CutReason = 'least-significant' | 'voluntarily-unplayed' | 'most-significant';

/** What one round brings to a tie-break of one participant. */
export interface Contribution {
  /** 0-based round. */
  readonly round: number;
  /** Index of the opponent in the table, -1 without one. */
  readonly opponent: number;
  /** Points of the participant in the round (tenths). */
  readonly points: number;
  /** Score (tenths) or rating of the opponent or of the dummy that was used; 0 where the tie-break uses none. */
  readonly significance: number;
  /** What the round adds, in the scale of the reckoning. */
  readonly amount: number;
  readonly treatment: Treatment;
  readonly voluntarilyUnplayed: boolean;
  readonly cut: CutReason | null;
}

/** What the round of an entry brings before anything is cut (C.07 14) or adjusted (C.07 16). */
export function contributionOf(
  { opponent, points }: Pick<RoundEntry, 'opponent' | 'points'>,
  round: number,
  { significance, amount, treatment }: Pick<Contribution, 'significance' | 'amount' | 'treatment'>,
): Contribution {
  return {
    round,
    opponent,
    points,
    significance,
    amount,
    treatment,
    voluntarilyUnplayed: false,
    cut: null,
  };
}

/** A tie-break of one participant: `value / scale` points (or rating points). */
export interface Reckoning {
  readonly value: number;
  readonly scale: number;
  /** Further integers that decide in order where `value` is equal (results by board). */
  readonly rest?: readonly number[];
  /** True where there is nothing to compute from, such as an average of no opponents. */
  readonly undefined?: boolean;
  /** Performances only: score of the games in tenths, a win as one point whatever the scoring. */
  readonly gameScore?: number;
  /** SSSC only: the two parts of the value, in its scale. */
  readonly strength?: { readonly own: number; readonly buchholz: number; readonly divisor: number };
  readonly contributions: readonly Contribution[];
}

/** Sum of the contributions that were not cut, in the scale of the reckoning. */
export function sumOf(contributions: readonly Contribution[]): number {
  let sum = 0;
  for (const { cut, amount } of contributions) if (cut === null) sum += amount;
  return sum;
}
