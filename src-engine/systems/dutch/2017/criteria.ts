/** Criteria of the Dutch system of 2017 (C.04.3 of the 87th and 88th Congress), section C, as rows. */
import type { CriterionLabel } from '../../labels.ts';
import type { Contender } from '../kernel/contender.ts';
import type { BracketView, Row } from '../kernel/row.ts';
import type { Points } from '../../../model/points.ts';
import {
  downfloaterRow,
  inFollowing,
  ONE_POINT,
  preferenceRow,
  sawDownfloat,
  sawUpfloat,
  strongPreferenceRow,
  topscorerRow,
  type RoundsBack,
} from '../rows.ts';

/** A.8: difference of a downfloater to the artificial score one point below the bracket's lowest. */
function floatDifference(player: Contender, bracket: BracketView): Points {
  return player.score - bracket.lowest + ONE_POINT;
}

const difference = (higher: Contender, lower: Contender): Points => higher.score - lower.score;

/** C.5 Maximise the number of pairs. */
const downfloaters = downfloaterRow({ id: 'C.5', article: 'C.5', label: 'down' });

/** C.6 Minimise the PSD. */
const pairingScoreDifference: Row = {
  id: 'C.6',
  article: 'C.6',
  label: 'differences',
  unit: 'points',
  scope: 'bracket',
  sees: [],
  settledByIdeal: true,
  onPair: difference,
  onFloat: floatDifference,
};

/** C.7 Choose the downfloaters so that C.5 and then C.6 are best met in the following bracket. */
const following: readonly Row[] = [
  inFollowing(downfloaters, 'C.7', 'C.7', 'next-down'),
  inFollowing(pairingScoreDifference, 'C.7', 'C.7', 'next-differences'),
];

/** C.12, C.14 Minimise players who receive the same downfloat again. */
const sameDownfloat = (id: string, label: CriterionLabel, back: RoundsBack): Row => ({
  id,
  article: id,
  label,
  unit: 'count',
  scope: 'bracket',
  sees: [sawDownfloat(back)],
  acrossScores: true,
  onPair: (higher, lower) => (higher.score > lower.score && higher.downfloat[back] ? 1 : 0),
  concerns: (higher) => [higher],
  onFloat: (player) => (player.downfloat[back] ? 1 : 0),
});

/** C.13, C.15 Minimise players who receive the same upfloat again. */
const sameUpfloat = (id: string, label: CriterionLabel, back: RoundsBack): Row => ({
  id,
  article: id,
  label,
  unit: 'count',
  scope: 'bracket',
  sees: [sawUpfloat(back)],
  acrossScores: true,
  onPair: (higher, lower) => (higher.score > lower.score && lower.upfloat[back] ? 1 : 0),
  concerns: (_, lower) => [lower],
});

/** C.16, C.18 Minimise the score differences of players who receive the same downfloat again. */
const sameDownfloatDifferences = (id: string, label: CriterionLabel, back: RoundsBack): Row => ({
  id,
  article: id,
  label,
  unit: 'points',
  scope: 'bracket',
  sees: [sawDownfloat(back)],
  acrossScores: true,
  settledByIdeal: true,
  onPair: (higher, lower) => (higher.downfloat[back] ? difference(higher, lower) : 0),
  concerns: (higher) => [higher],
  onFloat: (player, bracket) => (player.downfloat[back] ? floatDifference(player, bracket) : 0),
});

/** C.17, C.19 Minimise the score differences of players who receive the same upfloat again. */
const sameUpfloatDifferences = (id: string, label: CriterionLabel, back: RoundsBack): Row => ({
  id,
  article: id,
  label,
  unit: 'points',
  scope: 'bracket',
  sees: [sawUpfloat(back)],
  acrossScores: true,
  onPair: (higher, lower) => (lower.upfloat[back] ? difference(higher, lower) : 0),
  concerns: (_, lower) => [lower],
});

/** C.5–C.6. */
export const FLOATER_ROWS_2017: readonly Row[] = [downfloaters, pairingScoreDifference];

/** C.7, for brackets that are neither the PPB nor the CLB. */
export const FOLLOWING_ROWS_2017: readonly Row[] = following;

/** C.8–C.19. */
export const QUALITY_ROWS_2017: readonly Row[] = [
  topscorerRow({ id: 'C.8', article: 'C.8', label: 'wide-differences' }, 'wideDifference'),
  topscorerRow({ id: 'C.9', article: 'C.9', label: 'third-in-a-row' }, 'thirdInARow'),
  preferenceRow({ id: 'C.10', article: 'C.10', label: 'due-missed' }),
  strongPreferenceRow({ id: 'C.11', article: 'C.11', label: 'strongly-due-missed' }),
  sameDownfloat('C.12', 'down-after-last', 0),
  sameUpfloat('C.13', 'up-after-last', 0),
  sameDownfloat('C.14', 'down-after-two', 1),
  sameUpfloat('C.15', 'up-after-two', 1),
  sameDownfloatDifferences('C.16', 'down-steps-after-last', 0),
  sameUpfloatDifferences('C.17', 'up-steps-after-last', 0),
  sameDownfloatDifferences('C.18', 'down-steps-after-two', 1),
  sameUpfloatDifferences('C.19', 'up-steps-after-two', 1),
];
