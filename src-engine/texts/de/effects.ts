/** What the correction of a result changes, line by line, said before it is made: C.04.2 4.3. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';
import { ratingsText } from './ratings.ts';

export const effectsText = {
  same: 'wie bisher',
  standings: 'Rangliste',
  tieBreaks: 'Feinwertungen',
  pairings: 'Gespielte Auslosungen',
  pointsAndRank: (name) => `${name}, Punkte (Rang)`,
  at: (points, rank) => `${points} (${rank})`,
  otherRanks: 'Andere Ränge, die sich ändern',
  players: (count) => format.count(count, { one: 'Spieler', other: 'Spieler' }),
  tieBreak: (code) => `${code} ändert sich für`,
  round: (round) => `Runde ${round}, anders gepaarte Bretter`,
  ofBoards: (different, boards) => `${different} von ${boards}`,
  notPairable: 'nicht auslosbar',
  rating: (name) => `${name}, Elo-Änderung`,
  ratingChange: (value) => (value === null ? 'keine' : ratingsText.change(value, 0)),
  ifCounted: 'Wenn sie voll zählte, zum Vergleich',
} satisfies Room<'de', 'effects'>;
