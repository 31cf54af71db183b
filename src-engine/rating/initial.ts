/** First rating of an unrated player (B.02 Art. 8.2). An estimate: the list pools events of 26 months. */
import { fail, ok, type FailureShape, type Outcome } from '../model/outcome.ts';
import { roundedQuotient } from '../model/rounding.ts';
import type { RatedGame } from './change.ts';
import { percentOf } from './performance.ts';
import { differenceOfPercent } from './tables.ts';

/** Why there is no first rating yet (B.02 8.2); `estimate` is what it would be. */
export type InitialRatingFailure = FailureShape &
  (
    | { readonly code: 'too-few-games'; readonly games: number }
    | { readonly code: 'no-points' }
    | { readonly code: 'below-floor'; readonly estimate: number }
  );

const LEAST_GAMES = 5;
const HYPOTHETICAL_RATING = 1800;
const HIGHEST = 2200;
const LOWEST = 1400;

/**
 * Estimate from games against rated opponents: two draws against players of 1800 are added, then the average
 * rating plus the difference of the fractional score, at most 2200. Fails with `too-few-games` (fewer than five),
 * `no-points` (a first event without a point is not counted) or `below-floor` (below 1400: stays unrated).
 */
export function initialRatingOf(games: readonly RatedGame[]): Outcome<number, InitialRatingFailure> {
  const article = 'B.02 8.2';
  if (games.length < LEAST_GAMES) return fail({ code: 'too-few-games', games: games.length, article });
  const score = games.reduce((sum, game) => sum + game.score, 0);
  if (score === 0) return fail({ code: 'no-points', article });
  const count = games.length + 2;
  const sum = games.reduce((total, { opponentRating }) => total + opponentRating, 2 * HYPOTHETICAL_RATING);
  const average = roundedQuotient(sum, count);
  const estimate = average + differenceOfPercent(percentOf(score + 10, count));
  if (estimate < LOWEST) return fail({ code: 'below-floor', estimate, article });
  return ok(Math.min(estimate, HIGHEST));
}
