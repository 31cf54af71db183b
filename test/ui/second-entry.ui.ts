/** The page of the second entry: keyed blind, compared, settled, and left. */
import { expect, it } from 'vitest';
import type { GameResult } from '../../src-engine/index.ts';
import type { VerificationRow } from '../../src-main/ipc/contract.ts';
import { boardOf, FixtureBridge, roundView } from './fixture-bridge.ts';
import { keys, open, pageText } from './screen.ts';

const sees = (words: string) => expect.poll(pageText).toContain(words);
const entered = (result: GameResult, text: string) => ({
  result,
  text,
  at: '2026-11-15T13:00:00',
  by: 'Desk',
});
const row = (board: number, state: VerificationRow['state']): VerificationRow => ({
  board,
  white: boardOf(board).white,
  black: boardOf(board).black,
  state,
  first: state === 'differs' ? entered('white-wins', '1 – 0') : null,
  second: state === 'differs' ? entered('draw', '½ – ½') : null,
  kept: '',
});

/** The page of the second entry of round 7, with one board to key and one whose entries differ. */
async function atSecondEntry(): Promise<FixtureBridge> {
  const bridge = new FixtureBridge('playing');
  bridge.answerBy('results.verification', () => ({
    round: 7,
    required: false,
    boards: [row(4, 'to-key'), row(5, 'differs')],
    toKey: 1,
    differing: 1,
    isComplete: false,
  }));
  await open(bridge);
  await sees('Round 7 results');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Board number');
  await keys('v');
  await sees('1 – 0');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Board number');
  return bridge;
}

it('keys results a second time, settles a difference by one key, and goes back to the desk', async () => {
  const bridge = await atSecondEntry();
  const { white, black } = bridge.round.boards.find(({ board }) => board === 4)!;
  await keys('4{Enter}1');
  await expect
    .poll(() => bridge.sentAs('results.verify'))
    .toEqual([{ round: 7, board: 4, white: white.id, black: black.id, result: 'white-wins', confirmed: 0 }]);
  await keys('s');
  await expect
    .poll(() => bridge.sentAs('results.settle'))
    .toEqual([
      {
        ...{ round: 7, board: 5, white: 309, black: 310 },
        ...{ first: 'white-wins', second: 'draw', kept: 'second', confirmed: 2 },
      },
    ]);
  await keys('g');
  await expect.poll(() => bridge.sentAs('results.requireSecond')).toEqual([{ required: true }]);
  await keys('{Escape}');
  await sees('Round 7 results');
  expect(bridge.sentAs('results.enter')).toEqual([]);
});

it('asks before another page comes while a second entry is not stored, and tells it where another round comes unasked', async () => {
  const bridge = await atSecondEntry();
  bridge.answerBy('round.view', ({ round }) => roundView(round === 7 ? 'playing' : 'done', round));
  const refusal = { code: 'full', message: 'The disk is full.', advice: '', severity: 'not-saved' } as const;
  bridge.prepare('results.verify', { ok: false, refusal });
  await keys('4{Enter}1');
  await sees('NOT SAVED · board 4');
  await keys('{F5}');
  await sees('A result is keyed and not stored: 4 ·');
  await new Promise((resolve) => setTimeout(resolve, 400));
  await keys('{Escape}');
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  await sees('Second entry, round 7');
  await keys('{Control>}{ArrowUp}{/Control}');
  await sees('Second entry, round 6');
  await sees('They were keyed in the second entry of round 7. Open it again and key them there.');
});
