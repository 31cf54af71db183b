/** Ratings: changes, first ratings, performances. */
import type { InitialRatingFailure } from '../../rating/initial.ts';
import type { RatingPeriod } from '../../rating/report.ts';
import type { Catalogue, Room } from '../catalogue.ts';
import { format } from './format.ts';

/** A change with its sign: `+12,8`, `−3`, `0`. */
function change(amount: number, decimals: number): string {
  const shown = format.number(Math.abs(amount), decimals);
  return Number(Math.abs(amount).toFixed(decimals)) === 0 ? shown : `${amount < 0 ? '−' : '+'}${shown}`;
}

/** Why an unrated player gets no first rating. */
function initialFailure(failure: InitialRatingFailure): string {
  switch (failure.code) {
    case 'too-few-games':
      return `Un premier Elo demande cinq parties contre des joueurs classés Elo ; il y en a ${failure.games}.`;
    case 'no-points':
      return 'Un premier tournoi sans un point ne compte pas.';
    case 'below-floor':
      return `L’estimation de ${failure.estimate} est sous 1400 ; le joueur reste sans Elo.`;
  }
}

const PACES: Catalogue['ratings']['paces'] = { standard: 'standard', rapid: 'rapide', blitz: 'blitz' };

const listStep: Catalogue['ratings']['listStep'] = ({ list, pace }) =>
  `${list || 'Listes nationales'}, ${PACES[pace]}`;

/** Expectation, K and change of a period. */
function amount({ expected, k, exact, change: whole }: RatingPeriod): string {
  return `attendu ${format.number(expected / 100, 2)}, K ${k} : ${change(exact / 100, 1)}, arrondi ${change(whole, 0)}`;
}

export const ratingsText = {
  row: ({ games, score, change: made, initial, averageOpponent, performance, gamesUnrated }) => {
    if (games.length === 0) return ['Aucune partie encore contre un joueur classé Elo.'];
    const result = `${format.points(score)} sur ${games.length} contre des joueurs classés Elo`;
    const about = `Moyenne ${averageOpponent}, performance ${performance} (B.01 1.4.7, 1.4.8).`;
    if (made !== null) {
      const [first, ...others] = made.periods;
      if (others.length === 0 && gamesUnrated === 0)
        return [`${result}, ${amount(first!)} (B.02 8.3).`, about];
      const unrated = `${format.count(gamesUnrated, { one: 'partie', other: 'parties' })} sans Elo : pour le premier Elo (B.02 8.2).`;
      return [
        `${result}, ${change(made.change, 0)} en tout (B.02 8.3).`,
        ...(gamesUnrated === 0 ? [] : [unrated]),
        ...made.periods.map(
          (one) => `À partir de la ronde ${one.fromRound}, avec ${one.rating} : ${amount(one)}.`,
        ),
        about,
      ];
    }
    if (initial === null) return [`${result}. Pas de premier Elo (B.02 8.2).`, about];
    if (!initial.ok) return [`${result}. ${initialFailure(initial.failure)} (B.02 8.2)`, about];
    return [`${result} : premier Elo ${initial.value}, une estimation de ce seul tournoi (B.02 8.2).`, about];
  },
  change,
  initialFailure,
  tournamentRatingsChange: (players) =>
    `${format.count(players, { one: 'Elo du tournoi change', other: 'Elo du tournoi changent' })}.`,
  paces: PACES,
  listStep,
  listSequence: (steps) => steps.map(listStep).join(' ; '),
} satisfies Room<'fr', 'ratings'>;
