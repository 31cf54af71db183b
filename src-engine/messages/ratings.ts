/** English sentences of ratings: changes, first ratings, performances. */
import { formatPoints } from '../model/points.ts';
import type { InitialRatingFailure } from '../rating/initial.ts';
import type { RatingRow } from '../rating/report.ts';

/** What the event does to a player's rating, with the articles: games and change or first rating, performance. */
export function textsOfRating(row: RatingRow): string[] {
  const { games, score, change, initial, averageOpponent, performance } = row;
  if (games.length === 0) return ['No game against a rated opponent yet.'];
  const made = `${formatPoints(score)} of ${games.length} against rated opponents`;
  const about = `Average ${averageOpponent}, performance ${performance} (B.01 1.4.7, 1.4.8).`;
  if (change !== null) {
    const expected = (change.expected / 100).toFixed(2);
    const exact = textOfChange(change.exact / 100, 1);
    const rounded = `${exact}, rounded ${textOfChange(change.change, 0)}`;
    return [`${made}, expected ${expected}, K ${change.k}: ${rounded} (B.02 8.3).`, about];
  }
  if (initial === null || !initial.ok) {
    const reason = initial === null ? '' : ` ${textOfInitialRatingFailure(initial.failure)}`;
    return [`${made}. No first rating:${reason} (B.02 8.2)`, about];
  }
  return [`${made}: first rating ${initial.value}, an estimate from this event alone (B.02 8.2).`, about];
}

/** A change with its sign: `+12.8`, `−3`, `0`. */
export function textOfChange(change: number, decimals: number): string {
  const amount = Math.abs(change).toFixed(decimals);
  if (Number(amount) === 0) return amount;
  return `${change < 0 ? '−' : '+'}${amount}`;
}

/** Why an unrated player gets no first rating. */
export function textOfInitialRatingFailure(failure: InitialRatingFailure): string {
  switch (failure.code) {
    case 'too-few-games':
      return `${failure.games} of the five games against rated opponents that a first rating needs.`;
    case 'no-points':
      return 'A first event without a point is not counted.';
    case 'below-floor':
      return `The estimate of ${failure.estimate} is below 1400; the player stays unrated.`;
  }
}
