/** Ratings: changes, first ratings, performances. */
import type { RatingPeriod } from '../../rating/report.ts';
import type { Catalogue, Room } from '../catalogue.ts';
import { format } from './format.ts';

type Ratings = Catalogue['ratings'];

/** A change with its sign: `+12,8`, `−3`, `0`. */
const change: Ratings['change'] = (amount, decimals) => {
  const shown = format.number(Math.abs(amount), decimals);
  return Number(Math.abs(amount).toFixed(decimals)) === 0 ? shown : `${amount < 0 ? '−' : '+'}${shown}`;
};

const initialFailure: Ratings['initialFailure'] = (failure) => {
  switch (failure.code) {
    case 'too-few-games':
      return `Eine erste Elo-Zahl braucht fünf Partien gegen Gegner mit Elo-Zahl; es ${format.plural(failure.games, { one: `ist ${failure.games}`, other: `sind ${failure.games}` })}.`;
    case 'no-points':
      return 'Ein erstes Turnier ohne Punkt zählt nicht.';
    case 'below-floor':
      return `Die Schätzung ${failure.estimate} liegt unter 1400; der Spieler bleibt ohne Elo-Zahl.`;
  }
};

const PACES: Ratings['paces'] = { standard: 'Standard', rapid: 'Schnell', blitz: 'Blitz' };

const listStep: Ratings['listStep'] = ({ list, pace }) => `${list || 'Nationale Listen'}, ${PACES[pace]}`;

/** Expectation, K and change of a period. */
function amount({ expected, k, exact, change: whole }: RatingPeriod): string {
  return `erwartet ${format.number(expected / 100, 2)}, K ${k}: ${change(exact / 100, 1)}, gerundet ${change(whole, 0)}`;
}

export const ratingsText = {
  row: ({ games, score, change: made, initial, averageOpponent, performance, gamesUnrated }) => {
    if (games.length === 0) return ['Noch keine Partie gegen einen Gegner mit Elo-Zahl.'];
    const result = `${format.points(score)} aus ${games.length} gegen Gegner mit Elo-Zahl`;
    const about = `Gegnerschnitt ${averageOpponent}, Leistung ${performance} (B.01 1.4.7, 1.4.8).`;
    if (made !== null) {
      const [first, ...others] = made.periods;
      if (others.length === 0 && gamesUnrated === 0)
        return [`${result}, ${amount(first!)} (B.02 8.3).`, about];
      const unrated = `${format.count(gamesUnrated, { one: 'Partie', other: 'Partien' })} ohne Elo-Zahl: für die erste Elo-Zahl (B.02 8.2).`;
      return [
        `${result}, insgesamt ${change(made.change, 0)} (B.02 8.3).`,
        ...(gamesUnrated === 0 ? [] : [unrated]),
        ...made.periods.map((one) => `Ab Runde ${one.fromRound} mit ${one.rating}: ${amount(one)}.`),
        about,
      ];
    }
    if (initial === null) return [`${result}. Keine erste Elo-Zahl (B.02 8.2).`, about];
    if (!initial.ok) return [`${result}. ${initialFailure(initial.failure)} (B.02 8.2)`, about];
    return [
      `${result}: erste Elo-Zahl ${initial.value}, eine Schätzung aus diesem Turnier allein (B.02 8.2).`,
      about,
    ];
  },
  change,
  initialFailure,
  tournamentRatingsChange: (players) =>
    `${format.count(players, { one: 'Turnierwertungszahl ändert', other: 'Turnierwertungszahlen ändern' })} sich.`,
  paces: PACES,
  listStep,
  listSequence: (steps) => steps.map(listStep).join('; '),
} satisfies Room<'de', 'ratings'>;
