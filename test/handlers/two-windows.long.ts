/** A question in one window, a change in the other, then yes in the first: what was shown is done, or it is asked anew. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Confirmation } from '../../src-main/ipc/contract.ts';
import { agreementTo } from '../../src-renderer/state/agreement.ts';
import { newTournament, pairAndPublish, playRound } from './field.ts';
import { Program } from './program.ts';

let program: Program;
beforeEach(async () => {
  program = new Program();
  await newTournament(program, 8);
  await pairAndPublish(program, 1);
  await playRound(program, 1);
});
afterEach(() => program.close());

const entries = async () => (await program.log()).length;
const yes = (question: Confirmation) => ({ confirmed: agreementTo(question) });
const board = async (round: number, number: number) =>
  (await program.query('round.view', { round })).boards[number - 1]!.result;

describe('undo', () => {
  const undo = { seq: null, confirmed: 0 } as const;
  const phase = async () => (await program.query('round.view', { round: 2 })).phase;
  beforeEach(() => pairAndPublish(program, 2));

  it('of what the other window took back already takes back nothing else', async () => {
    const question = await program.asked('log.undo', undo);
    await program.confirm('log.undo', undo);
    const before = await entries();
    const anew = await program.asked('log.undo', { ...undo, ...yes(question) });
    expect([question.level, question.consequences.at(-1)]).toEqual([
      4,
      'Undoes: Round 2 published, version 1, 4 boards.',
    ]);
    expect([anew.level, ...anew.consequences]).toEqual([
      2,
      expect.stringMatching(/^Undoes: Round 2 drafted, 4 boards, dutch-2026, \d+\.\d\d s\.$/),
      'This changes 2 entries, and can be undone.',
    ]);
    expect(await phase()).toBe('checked');
    expect(await entries()).toBe(before);
    await program.run('log.undo', { ...undo, ...yes(anew) });
    expect(await entries()).toBe(before + 1);
    expect(await phase()).toBe('later');
  });

  it('is asked about also where what it would take back now asks nothing by itself', async () => {
    const question = await program.asked('log.undo', undo);
    await program.run('players.setBye', { player: 1, round: 3, kind: 'half', confirmed: 0 });
    expect((await program.asked('log.undo', { ...undo, ...yes(question) })).level).toBe(2);
    expect(await phase()).toBe('published');
  });

  it('of what stands as it stood is done', async () => {
    const question = await program.asked('log.undo', undo);
    await program.run('log.undo', { ...undo, ...yes(question) });
    expect(await phase()).toBe('checked');
  });
});

it('a round is published with the open games that were told, and no more', async () => {
  const adjourn = (number: number) =>
    program.confirm('results.enter', { round: 1, board: number, result: 'adjourned', confirmed: 0 });
  await adjourn(1);
  await program.confirm('round.pair', { round: 2, confirmed: 0 });
  const publish = { round: 2, confirmed: 0 } as const;
  const question = await program.asked('round.publish', publish);
  await program.run('round.discard', { round: 2 });
  await adjourn(2);
  await program.confirm('round.pair', { round: 2, confirmed: 0 });
  const anew = await program.asked('round.publish', { ...publish, ...yes(question) });
  const counts = 'counts as a draw for this pairing. The result still has to come.';
  expect([question.consequences, anew.consequences]).toEqual([
    [`Round 1 has an open game: Board 1: ${counts}`],
    [`Round 1 has open games: Boards 1 and 2: each ${counts}`],
  ]);
  expect((await program.query('round.view', { round: 2 })).phase).toBe('checked');
  await program.run('round.publish', { ...publish, ...yes(anew) });
  expect((await program.query('round.view', { round: 2 })).phase).toBe('published');
});

it('a level alone, of a script that showed nothing, holds for whatever asks no louder', async () => {
  const corrected = { round: 1, board: 1, result: 'both-lose' } as const;
  expect((await program.asked('results.enter', { ...corrected, confirmed: 1 })).level).toBe(2);
  await program.run('results.enter', { ...corrected, confirmed: 2 });
  expect(await board(1, 1)).toBe('both-lose');
});

it('every question names itself, and another one otherwise', async () => {
  const enter = (result: 'both-lose' | 'forfeit-both-lose') =>
    program.asked('results.enter', { round: 1, board: 1, result, confirmed: 0 });
  const { shown } = await enter('both-lose');
  expect(shown).toMatch(/^[\w-]{16}$/);
  expect((await enter('both-lose')).shown).toBe(shown);
  expect((await enter('forfeit-both-lose')).shown).not.toBe(shown);
});
