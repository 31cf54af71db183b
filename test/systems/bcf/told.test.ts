import { expect, it } from 'vitest';
import { BCF } from '../../../src-engine/systems/bcf/bcf.ts';
import { toldOf, type TellingRound } from '../told.ts';

/** Rounds in which nearly every reason, step and row of the rules comes up at least once. */
const ROUNDS: readonly TellingRound[] = [
  [6, 10, 5, 0, 4, '3-2 3-4 4-8 4-6 6-7'],
  [24, 10, 8, 0, 5, '5-3 3-9'],
  [33, 10, 7, 0, 2, '2-4 2-6 2-10 6-3'],
  [68, 12, 7, 0.4, 4, '1-2 1-10 1-6 10-6 10-8'],
  [78, 10, 7, 0, 3, '3-9 4-6 4-2'],
  [109, 11, 8, 0.15, 4, '4-5 4-6 4-8 6-8'],
  [114, 10, 8, 0, 4, '1-4 1-9 1-5 2-3'],
  [122, 12, 6, 0.4, 5, '3-9 3-11 2-5'],
  [154, 11, 8, 0.15, 3, '6-8 6-3 3-7 3-11'],
  [167, 12, 6, 0.4, 6, '2-6 2-9 3-7'],
  [174, 7, 8, 0, 3, '4-5 4-7 4-2 4-6 4-1 2-3'],
  [196, 8, 5, 0.15, 2, '6-8 6-3 7-2'],
  [209, 9, 8, 0.4, 8, '2-3'],
  [218, 9, 7, 0.4, 6, '3-7 3-1'],
  [230, 12, 4, 0.4, 3, '3-6 3-1 3-2 3-8 3-10 3-4 3-12 2-8 2-10 10-11 10-12'],
  [239, 12, 8, 0.4, 6, '2-10 2-11'],
  [244, 11, 8, 0.15, 7, '4-1 4-6 9-11'],
  [267, 10, 6, 0, 5, '10-7 10-8 4-7 4-1'],
];

it('BCF rules: boards, colours, steps, rows and answers to "why not" are the kept ones', async () => {
  const byeIsBarred: NonNullable<Parameters<typeof toldOf>[2]>['byeIsBarred'] = ({ rounds }) =>
    rounds.some(({ cell }) => cell.code === 'U' || cell.code === 'F');
  await expect(toldOf(BCF, ROUNDS, { byeIsBarred })).toMatchFileSnapshot('told.txt');
});
