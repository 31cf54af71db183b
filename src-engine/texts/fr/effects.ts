/** What the correction of a result changes, line by line, said before it is made: C.04.2 4.3. */
import type { Room } from '../catalogue.ts';
import { format } from './format.ts';
import { ratingsText } from './ratings.ts';

export const effectsText = {
  same: 'inchangé',
  standings: 'Classement',
  tieBreaks: 'Départages',
  pairings: 'Appariements joués',
  pointsAndRank: (name) => `${name}, points (rang)`,
  at: (points, rank) => `${points} (${rank})`,
  otherRanks: 'Autres rangs qui changent',
  players: (count) => format.count(count, { one: 'joueur', other: 'joueurs' }),
  tieBreak: (code) => `${code} change pour`,
  round: (round) => `Ronde ${round}, tables appariées autrement`,
  ofBoards: (different, boards) => `${different} sur ${boards}`,
  notPairable: 'non appariable',
  rating: (name) => `${name}, variation Elo`,
  ratingChange: (value) => (value === null ? 'aucune' : ratingsText.change(value, 0)),
  ifCounted: 'Si elle comptait entièrement, pour comparer',
} satisfies Room<'fr', 'effects'>;
