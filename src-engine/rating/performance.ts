/** Performance ratings: of C.07 Art. 10.1–10.3 and B.01 Art. 1.4.8. Scores are integer tenths of a point. */
import type { Points } from '../model/points.ts';
import { roundedQuotient } from '../model/rounding.ts';
import { differenceOfPercent, expectedHundredths } from './tables.ts';

/** Average of ratings, rounded to the nearest integer, halves up (C.07 10.1, B.01 1.4.7); null for no ratings. */
export function averageRating(ratings: readonly number[]): number | null {
  if (ratings.length === 0) return null;
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return roundedQuotient(sum, ratings.length);
}

/** A score as per cent of the games, rounded to the nearest integer, halves up; `score` in tenths of a point. */
export function percentOf(score: Points, games: number): number {
  return roundedQuotient(10 * score, games);
}

/**
 * Tournament performance rating: average rating of the opponents plus the difference dp of the fractional score
 * (C.07 10.2, B.01 1.4.8). `score` in tenths, one rating a game; null for no games.
 */
export function performanceRating(score: Points, ratings: readonly number[]): number | null {
  const average = averageRating(ratings);
  return average === null ? null : average + differenceOfPercent(percentOf(score, ratings.length));
}

/**
 * Perfect tournament performance: the lowest rating whose expected score against these opponents is at least
 * `score` (tenths), by the whole table without a cap; for a zero score the lowest opponent's rating less 800
 * (C.07 10.3). Null for no games. Cost: games × log of the rating range.
 */
export function perfectPerformance(score: Points, ratings: readonly number[]): number | null {
  if (ratings.length === 0) return null;
  const lowest = Math.min(...ratings);
  if (score <= 0) return lowest - 800;
  const target = Math.min(score, 10 * ratings.length) * 10;
  // Expected 100 % needs a difference above the table's last bound, hence 800 beyond both ends.
  let below = lowest - 800;
  let enough = Math.max(...ratings) + 800;
  while (enough - below > 1) {
    const middle = Math.floor((below + enough) / 2);
    if (expectedScore(middle, ratings) >= target) enough = middle;
    else below = middle;
  }
  return enough;
}

/** Sum of the expected scores in hundredths of a point, by the whole table without a cap. */
export function expectedScore(rating: number, opponents: readonly number[]): number {
  let sum = 0;
  for (const opponent of opponents) sum += expectedHundredths(rating - opponent);
  return sum;
}
