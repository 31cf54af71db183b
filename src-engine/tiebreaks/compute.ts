/** The table from code to computation for everything that one participant's record decides. */
import type { Context } from './context.ts';
import type { Reckoning } from './contribution.ts';
import {
  averagePerfectPerformanceOfOpponents,
  averagePerformanceOfOpponents,
  averageRatingOfOpponents,
  perfectTournamentPerformance,
  tournamentPerformance,
} from './opponents-ratings.ts';
import { averageOfBuchholz, buchholz, koya, sonnebornBerger } from './opponents-scores.ts';
import {
  gamesWithBlack,
  gamesWon,
  numberOfWins,
  ownRating,
  pairingNumber,
  progressiveScores,
  roundsElected,
  standardPoints,
  wonWithBlack,
} from './own-results.ts';
import type { GENERIC_CODES, TieBreak } from './tie-break.ts';

/** Computes one tie-break of the participant with this index. */
type Method = (context: Context, index: number, tieBreak: TieBreak) => Reckoning;

/** Codes whose value depends on one participant; direct encounter orders a tied set instead. */
export type SingleCode = Exclude<(typeof GENERIC_CODES)[number], 'DE'>;

/** How each tie-break of C.07 is reckoned. The unit of a value is told by its `scale`. */
export const METHODS: Record<SingleCode, Method> = {
  WIN: numberOfWins,
  WON: gamesWon,
  BPG: gamesWithBlack,
  BWG: wonWithBlack,
  PS: (context, index, { cutLeast }) => progressiveScores(context, index, cutLeast),
  REP: roundsElected,
  STD: standardPoints,
  TPN: pairingNumber,
  BH: (context, index, tieBreak) => buchholz(context, index, tieBreak, tieBreak.fore),
  AOB: averageOfBuchholz,
  FB: (context, index, tieBreak) => buchholz(context, index, tieBreak, true),
  SB: sonnebornBerger,
  KS: koya,
  ARO: (context, index, { cutLeast, cutMost }) => averageRatingOfOpponents(context, index, cutLeast, cutMost),
  TPR: tournamentPerformance,
  PTP: perfectTournamentPerformance,
  APRO: averagePerformanceOfOpponents,
  APPO: averagePerfectPerformanceOfOpponents,
  RTNG: ownRating,
};
