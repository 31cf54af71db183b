/** Ratings: changes, first ratings, performances. */
import type { InitialRatingFailure } from '../../rating/initial.ts';
import type { ListStep } from '../../model/list-step.ts';
import type { Pace } from '../../model/player.ts';
import type { RatingPeriod, RatingRow } from '../../rating/report.ts';
import { format } from './format.ts';

/** A change with its sign: `+12.8`, `−3`, `0`. */
function change(amount: number, decimals: number): string {
  const shown = format.number(Math.abs(amount), decimals);
  return Number(Math.abs(amount).toFixed(decimals)) === 0 ? shown : `${amount < 0 ? '−' : '+'}${shown}`;
}

/** Why an unrated player gets no first rating. */
function initialFailure(failure: InitialRatingFailure): string {
  switch (failure.code) {
    case 'too-few-games':
      return `A first rating needs five games against rated opponents; there ${format.plural(failure.games, { one: `is ${failure.games}`, other: `are ${failure.games}` })}.`;
    case 'no-points':
      return 'A first event without a point does not count.';
    case 'below-floor':
      return `The estimate of ${failure.estimate} is below 1400; the player stays unrated.`;
  }
}

/** What the event does to a player's rating, with the articles: games and change or first rating, performance. */
function row(all: RatingRow): string[] {
  const { games, score, change: made, initial, averageOpponent, performance, gamesUnrated } = all;
  if (games.length === 0) return ['No game against a rated opponent yet.'];
  const result = `${format.points(score)} of ${games.length} against rated opponents`;
  const about = `Average ${averageOpponent}, performance ${performance} (B.01 1.4.7, 1.4.8).`;
  if (made !== null) {
    const [first, ...others] = made.periods;
    if (others.length === 0 && gamesUnrated === 0) return [`${result}, ${amount(first!)} (B.02 8.3).`, about];
    const unrated = `${format.count(gamesUnrated, { one: 'game', other: 'games' })} while unrated: for the first rating (B.02 8.2).`;
    return [
      `${result}, ${change(made.change, 0)} in all (B.02 8.3).`,
      ...(gamesUnrated === 0 ? [] : [unrated]),
      ...made.periods.map((one) => `From round ${one.fromRound}, rated ${one.rating}: ${amount(one)}.`),
      about,
    ];
  }
  if (initial === null) return [`${result}. No first rating (B.02 8.2).`, about];
  if (!initial.ok) return [`${result}. ${initialFailure(initial.failure)} (B.02 8.2)`, about];
  return [`${result}: first rating ${initial.value}, an estimate from this event alone (B.02 8.2).`, about];
}

/** Expectation, K and change of a period: `expected 3.12, K 20: +7.6, rounded +8`. */
function amount({ expected, k, exact, change: whole }: RatingPeriod): string {
  return `expected ${format.number(expected / 100, 2)}, K ${k}: ${change(exact / 100, 1)}, rounded ${change(whole, 0)}`;
}

const tournamentRatingsChange = (players: number): string =>
  `${format.count(players, { one: 'tournament rating changes', other: 'tournament ratings change' })}.`;

const PACES: Readonly<Record<Pace, string>> = { standard: 'standard', rapid: 'rapid', blitz: 'blitz' };

/** A list that is asked and for which rating; `''` stands for the national lists. */
const listStep = ({ list, pace }: ListStep): string => `${list || 'National lists'}, ${PACES[pace]}`;

const listSequence = (steps: readonly ListStep[]): string => steps.map(listStep).join('; ');

export const ratingsText = {
  row,
  change,
  initialFailure,
  tournamentRatingsChange,
  paces: PACES,
  listStep,
  listSequence,
};
