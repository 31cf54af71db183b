/** What the correction of a result changes, line by line, said before it is made: C.04.2 4.3. */
import { format } from './format.ts';
import { ratingsText } from './ratings.ts';

export const effectsText = {
  same: 'same',
  standings: 'Standings',
  tieBreaks: 'Tie-breaks',
  pairings: 'Pairings played',
  pointsAndRank: (name: string) => `${name}, points (rank)`,
  /** `3½ (41)` */
  at: (points: string, rank: number) => `${points} (${rank})`,
  otherRanks: 'Other ranks that change',
  players: (count: number) => format.count(count, { one: 'player', other: 'players' }),
  tieBreak: (code: string) => `${code} changes for`,
  /** The pairing itself stays. */
  round: (round: number) => `Round ${round}, boards paired otherwise`,
  ofBoards: (different: number, boards: number) => `${different} of ${boards}`,
  notPairable: 'not pairable',
  rating: (name: string) => `${name}, rating change`,
  ratingChange: (value: number | null) => (value === null ? 'none' : ratingsText.change(value, 0)),
  ifCounted: 'If it counted fully, to compare',
};
