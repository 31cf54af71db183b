/** Ratings: changes, first ratings, performances. */
import type { InitialRatingFailure } from '../../rating/initial.ts';
import type { Room } from '../catalogue.ts';
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

export const ratingsText = {
  row: ({ games, score, change: made, initial, averageOpponent, performance }) => {
    if (games.length === 0) return ['Aucune partie encore contre un joueur classé Elo.'];
    const result = `${format.points(score)} sur ${games.length} contre des joueurs classés Elo`;
    const about = `Moyenne ${averageOpponent}, performance ${performance} (B.01 1.4.7, 1.4.8).`;
    if (made !== null) {
      const expected = format.number(made.expected / 100, 2);
      const rounded = `${change(made.exact / 100, 1)}, arrondi ${change(made.change, 0)}`;
      return [`${result}, attendu ${expected}, K ${made.k} : ${rounded} (B.02 8.3).`, about];
    }
    if (initial === null) return [`${result}. Pas de premier Elo (B.02 8.2).`, about];
    if (!initial.ok) return [`${result}. ${initialFailure(initial.failure)} (B.02 8.2)`, about];
    return [`${result} : premier Elo ${initial.value}, une estimation de ce seul tournoi (B.02 8.2).`, about];
  },
  change,
  initialFailure,
  tournamentRatingsChange: (players) =>
    `${format.count(players, { one: 'Elo du tournoi change', other: 'Elo du tournoi changent' })}.`,
} satisfies Room<'fr', 'ratings'>;
