/** The last line of a working: how the value follows from the contributions. */
import type { Points } from '../model/points.ts';
import { averageRating, expectedScore, percentOf } from '../rating/performance.ts';
import { differenceOfPercent } from '../rating/tables.ts';
import type { Reckoning } from './contribution.ts';
import type { TieBreakCode } from './tie-break.ts';

/** Amounts are in the scale of the value; scores in tenths of a point, expected scores in hundredths. */
export type WorkingSum =
  /** `all` contributions added up, and the part of it that was cut; null where nothing was. */
  | { readonly kind: 'sum'; readonly all: number; readonly cut: number | null }
  /** Sum of the contributions that count, divided by their number. */
  | { readonly kind: 'average'; readonly sum: number; readonly count: number }
  /** Average rating of the opponents plus the difference of B.02 8.1.1 for the score in per cent. */
  | {
      readonly kind: 'performance';
      readonly average: number;
      readonly score: Points;
      readonly games: number;
      readonly percent: number;
      readonly difference: number;
    }
  /** The expected score at the value reaches the score, one rating point below it does not. */
  | {
      readonly kind: 'perfect';
      readonly score: Points;
      readonly games: number;
      readonly expected: number;
      readonly expectedBelow: number;
    }
  /** Perfect performance of a score of zero (C.07 10.3): 800 below the lowest rated opponent. */
  | { readonly kind: 'zero-score'; readonly lowest: number }
  /** Own secondary score plus the Buchholz divided; both in the scale of the value. */
  | { readonly kind: 'strength'; readonly own: number; readonly buchholz: number; readonly divisor: number }
  /** The value is a datum of the participant, a list of results by board, or a place. */
  | { readonly kind: 'given' };

/** How a reckoning's value follows from its contributions. */
export function workingSumOf(code: TieBreakCode, reckoning: Reckoning): WorkingSum {
  const { contributions, gameScore, strength, value } = reckoning;
  const counted = contributions.filter(({ cut }) => cut === null).map(({ amount }) => amount);
  const total = counted.reduce((sum, amount) => sum + amount, 0);
  if (strength !== undefined) return { kind: 'strength', ...strength };
  if (contributions.length === 0 || reckoning.undefined === true) return { kind: 'given' };
  switch (code) {
    case 'AOB':
    case 'ARO':
    case 'APRO':
    case 'APPO':
      return { kind: 'average', sum: total, count: counted.length };
    case 'TPR': {
      const percent = percentOf(gameScore!, counted.length);
      const difference = differenceOfPercent(percent);
      const average = averageRating(counted)!;
      return { kind: 'performance', average, score: gameScore!, games: counted.length, percent, difference };
    }
    case 'PTP':
      if (gameScore === 0) return { kind: 'zero-score', lowest: Math.min(...counted) };
      return {
        kind: 'perfect',
        score: gameScore!,
        games: counted.length,
        expected: expectedScore(value, counted),
        expectedBelow: expectedScore(value - 1, counted),
      };
    default: {
      const all = contributions.reduce((sum, { amount }) => sum + amount, 0);
      const isCut = counted.length < contributions.length;
      return { kind: 'sum', all, cut: isCut ? all - total : null };
    }
  }
}
