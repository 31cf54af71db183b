/** Rating change of a rated player (B.02 Art. 8.3). Everything is an integer: hundredths of points. */
import type { Points } from '../model/points.ts';
import { expectedOfGame, type DifferenceRule } from './expectation.ts';
import { limitedK } from './k-factor.ts';

/** A rated game as one player sees it; `score` in tenths of a point. */
export interface RatedGame {
  readonly opponentRating: number;
  readonly score: Points;
}

/** What one game changes. */
export interface GameChange {
  /** Expected score in hundredths of a point. */
  readonly expected: number;
  /** Score less expectation, in hundredths of a point. */
  readonly difference: number;
  /** K times the difference, in hundredths of a rating point. */
  readonly change: number;
}

/** What the rated games of a player change. */
export interface RatingChange {
  readonly games: readonly GameChange[];
  /** K as used, after the limit of 700. */
  readonly k: number;
  readonly score: Points;
  /** Hundredths of a point. */
  readonly expected: number;
  /** Hundredths of a rating point, not rounded. */
  readonly exact: number;
  /** Rating points, rounded once, halves away from zero. */
  readonly change: number;
}

/** The change of every game and of all together for a player rated `own` with coefficient `k`. B.02 8.3.1–8.3.4. */
export function ratingChangeOf(
  own: number,
  games: readonly RatedGame[],
  k: number,
  rule: DifferenceRule,
): RatingChange {
  const used = limitedK(k, games.length);
  const changes = games.map(({ opponentRating, score }): GameChange => {
    const expected = expectedOfGame(own, opponentRating, rule);
    const difference = 10 * score - expected;
    return { expected, difference, change: used * difference };
  });
  const exact = changes.reduce((sum, { change }) => sum + change, 0);
  return {
    games: changes,
    k: used,
    score: games.reduce((sum, { score }) => sum + score, 0),
    expected: changes.reduce((sum, { expected }) => sum + expected, 0),
    exact,
    change: Math.sign(exact) * Math.floor((Math.abs(exact) + 50) / 100),
  };
}
