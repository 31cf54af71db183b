/** Criteria of the Dutch system, C.04.3 in force since 1 February 2026, Article 2, as rows. */
import { isMovedDown, type Row } from '../kernel/row.ts';
import type { Criterion } from '../../system.ts';
import type { CriterionLabel } from '../../labels.ts';
import type { Points } from '../../../model/points.ts';
import {
  downfloaterRow,
  inFollowing,
  limboDifference,
  preferenceRow,
  sawDownfloat,
  sawUpfloat,
  strongPreferenceRow,
  topscorerRow,
  type RoundsBack,
} from '../rows.ts';

/** 2.3.1 [C5] Minimise the score of the receiver of the pairing-allocated bye: settled before the first bracket. */
export const BYE_SCORE = {
  id: 'C5',
  article: '2.3.1',
  label: 'bye-score',
  unit: 'points',
} as const satisfies Criterion;

/** 2.4.1 [C6] Minimise the number of downfloaters. */
const downfloaters = downfloaterRow({ id: 'C6', article: '2.4.1', label: 'down' });

/**
 * 2.4.2 [C7] Minimise the scores of the downfloaters. Where deductions have made scores negative they are counted from the
 * lowest one, because a row's 0 is no entry.
 */
const downfloaterScores: Row = {
  id: 'C7',
  article: '2.4.2',
  label: 'down-scores',
  unit: 'points',
  scope: 'bracket',
  sees: [],
  settledByIdeal: true,
  onFloat: (player, bracket) => player.score - Math.min(0, bracket.lowest),
  tells: ({ score }) => score,
};

/** 2.4.3 [C8] Choose the downfloaters so that C6 and C7 are best met in the following bracket. */
export const FOLLOWING_ROWS_2026: readonly Row[] = [
  inFollowing(downfloaters, 'C8', '2.4.3', 'next-down'),
  inFollowing(downfloaterScores, 'C8', '2.4.3', 'next-down-scores'),
];

/** 2.4.4 [C9] Minimise the unplayed games of the receiver of the pairing-allocated bye. */
export function unplayedGames(byeLimit: Points): Row {
  return {
    id: 'C9',
    article: '2.4.4',
    label: 'bye-unplayed',
    unit: 'count',
    scope: 'bracket',
    sees: ['unplayed'],
    onFloat: (player) => (player.score <= byeLimit ? player.unplayed : 0),
  };
}

/** 2.4.9 [C14], 2.4.11 [C16] Minimise resident downfloaters who had a downfloat. */
const residentDownfloats = (id: string, article: string, label: CriterionLabel, back: RoundsBack): Row => ({
  id,
  article,
  label,
  unit: 'count',
  scope: 'bracket',
  sees: [sawDownfloat(back)],
  onFloat: (player, bracket) => (!isMovedDown(player, bracket) && player.downfloat[back] ? 1 : 0),
});

/** 2.4.10 [C15], 2.4.12 [C17] Minimise opponents of moved-down players who had an upfloat. */
const opponentUpfloats = (id: string, article: string, label: CriterionLabel, back: RoundsBack): Row => ({
  id,
  article,
  label,
  unit: 'count',
  scope: 'bracket',
  sees: [sawUpfloat(back)],
  acrossScores: true,
  onPair: (higher, lower, bracket) => (isMovedDown(higher, bracket) && lower.upfloat[back] ? 1 : 0),
  concerns: (_, lower) => [lower],
});

/** 2.4.13 [C18], 2.4.15 [C20] Minimise the score differences of moved-down players who had a downfloat. */
const movedDownDifferences = (id: string, article: string, label: CriterionLabel, back: RoundsBack): Row => ({
  id,
  article,
  label,
  unit: 'points',
  scope: 'bracket',
  sees: [sawDownfloat(back)],
  acrossScores: true,
  settledByIdeal: true,
  onPair: (higher, lower, bracket) =>
    isMovedDown(higher, bracket) && higher.downfloat[back] ? higher.score - lower.score : 0,
  concerns: (higher) => [higher],
  onFloat: (player, bracket) =>
    isMovedDown(player, bracket) && player.downfloat[back] ? limboDifference(player, bracket.score) : 0,
});

/** 2.4.14 [C19], 2.4.16 [C21] Minimise the score differences of opponents of moved-down players who had an upfloat. */
const opponentDifferences = (id: string, article: string, label: CriterionLabel, back: RoundsBack): Row => ({
  id,
  article,
  label,
  unit: 'points',
  scope: 'bracket',
  sees: [sawUpfloat(back)],
  acrossScores: true,
  onPair: (higher, lower, bracket) =>
    isMovedDown(higher, bracket) && lower.upfloat[back] ? higher.score - lower.score : 0,
  concerns: (_, lower) => [lower],
});

/** C6 and C7: who goes down. */
export const FLOATER_ROWS_2026: readonly Row[] = [downfloaters, downfloaterScores];

/** C10–C21: how the bracket is paired. C9 stands between the two where its condition holds. */
export const QUALITY_ROWS_2026: readonly Row[] = [
  topscorerRow({ id: 'C10', article: '2.4.5', label: 'wide-differences' }, 'wideDifference'),
  topscorerRow({ id: 'C11', article: '2.4.6', label: 'third-in-a-row' }, 'thirdInARow'),
  preferenceRow({ id: 'C12', article: '2.4.7', label: 'due-missed' }),
  strongPreferenceRow({ id: 'C13', article: '2.4.8', label: 'strongly-due-missed' }),
  residentDownfloats('C14', '2.4.9', 'down-after-last', 0),
  opponentUpfloats('C15', '2.4.10', 'up-after-last', 0),
  residentDownfloats('C16', '2.4.11', 'down-after-two', 1),
  opponentUpfloats('C17', '2.4.12', 'up-after-two', 1),
  movedDownDifferences('C18', '2.4.13', 'moved-steps-after-last', 0),
  opponentDifferences('C19', '2.4.14', 'up-steps-after-last', 0),
  movedDownDifferences('C20', '2.4.15', 'moved-steps-after-two', 1),
  opponentDifferences('C21', '2.4.16', 'up-steps-after-two', 1),
];
