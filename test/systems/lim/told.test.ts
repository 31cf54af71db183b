import { expect, it } from 'vitest';
import { LIM_2026, LIM_OLD } from '../../../src-engine/systems/lim/lim.ts';
import { LAW_OF_2017 } from '../self-play.ts';
import { toldOf, type TellingRound } from '../told.ts';

const MAXI = { maxiTournament: true };

/** Rounds in which nearly every reason, step and row of the text comes up at least once. */
const ROUNDS: readonly TellingRound[] = [
  [8, 6, 7, 0.4, 5, '', MAXI],
  [8, 6, 7, 0.4, 6, '', MAXI],
  [19, 11, 8, 0.15, 3, '11-1 11-8 11-9 4-6 4-8 4-10 4-7 10-7'],
  [19, 11, 8, 0.15, 7, ''],
  [24, 10, 8, 0, 4, '8-5 8-6 8-4 8-9', MAXI],
  [24, 10, 8, 0, 6, '8-5 8-10 5-2', MAXI],
  [28, 11, 7, 0.15, 2, '1-2 1-8 4-6', MAXI],
  [44, 6, 8, 0.4, 5, '2-3 2-4', MAXI],
  [59, 12, 8, 0.4, 6, ''],
  [82, 11, 6, 0.15, 6, '1-9 1-11 1-3 1-5 2-3 2-4'],
  [102, 7, 6, 0, 6, '7-4'],
  [132, 10, 6, 0, 6, '', MAXI],
  [154, 11, 8, 0.15, 7, ''],
  [155, 9, 4, 0.4, 2, '2-5'],
  [159, 10, 8, 0, 5, '5-9 5-7 10-2 10-8 2-8'],
  [192, 7, 6, 0, 5, '6-4', MAXI],
  [212, 12, 6, 0.4, 2, '7-8 5-10', MAXI],
  [260, 6, 4, 0.4, 4, '3-6', MAXI],
  [265, 5, 4, 0.15, 4, '4-1'],
  [284, 12, 8, 0.4, 7, '3-4', MAXI],
  [293, 12, 7, 0.4, 7, '5-6 5-7 5-2 1-12'],
];

it('C.04.4.3: boards, colours, steps, rows and answers to "why not" are the kept ones', async () => {
  await expect(toldOf(LIM_2026, ROUNDS)).toMatchFileSnapshot('told.txt');
});

it('C.04.4.3 (until 2026): the same in rounds of few players, with its own articles', async () => {
  const few = ROUNDS.filter(([, players]) => players < 10);
  await expect(toldOf(LIM_OLD, few, LAW_OF_2017)).toMatchFileSnapshot('told-old.txt');
});
