import { describe, expect, it } from 'vitest';
import type { CorrectionView } from '../../../../src-main/ipc/contract.ts';
import { App } from '../../../../src-renderer/state/app.svelte.ts';
import {
  beginningOf,
  type HeldCorrection,
} from '../../../../src-renderer/state/results/correction.svelte.ts';
import type { DialogOf } from '../../../../src-renderer/state/dialogs.ts';
import { FixtureBridge, PLAYERS } from '../../fixture-bridge.ts';

const VIEW: CorrectionView = {
  round: 5,
  board: 27,
  white: PLAYERS[0]!,
  black: PLAYERS[1]!,
  entered: { result: 'white-wins', text: '1 – 0', at: '2026-11-14T19:44:00.000+01:00', by: 'CA' },
  second: null,
  result: '0 – 1',
  now: '2026-11-15T13:48:00.000+01:00',
  period: 'rating-only',
  next: 6,
  paired: { round: 6, text: '1 – 0' },
  deadline: '',
  periods: [
    { period: 'at-once', from: 'complete', at: '2026-11-14T20:14:00.000+01:00', state: 'over' },
    { period: 'next-pairing', from: 'paired', at: '2026-11-14T21:00:00.000+01:00', state: 'over' },
    { period: 'rating-only', from: 'ended', at: '2026-11-15T12:58:00.000+01:00', state: 'now' },
  ],
};
const HELD: HeldCorrection = {
  kind: 'question',
  keyed: { round: 5, board: 27, white: 1, black: 2, result: 'black-wins', title: '27 · A 0 – 1 B' },
  confirm: { level: 3, act: 'Correct the rating report', consequences: ['Too late.'], correction: VIEW },
};

const settled = () => new Promise((resolve) => setTimeout(resolve));

async function correcting(held = HELD): Promise<{ app: App; bridge: FixtureBridge }> {
  const bridge = new FixtureBridge('playing');
  const app = new App(bridge);
  app.start();
  await settled();
  app.show('results');
  app.stores.hold(held);
  expect(app.correct(held)).toBe(true);
  return { app, bridge };
}

describe('the page of a correction', () => {
  it('names what begins each period', () => {
    expect(VIEW.periods.map(({ from }) => beginningOf(VIEW, from))).toEqual([
      'Round 5 complete',
      'Round 6 published',
      'Round 6 complete',
    ]);
    expect(beginningOf(VIEW, 'deadline')).toBe('Deadline passed');
  });

  it('is not opened for a question that 4.3 does not decide', async () => {
    const { app } = await correcting();
    const { correction: _, ...confirm } = HELD.confirm;
    expect(app.correct({ ...HELD, confirm })).toBe(false);
  });

  it('stores the correction with its reason, at the level that was asked, and goes back to the results', async () => {
    const { app, bridge } = await correcting();
    expect(app.page).toBe('correction');
    app.correction!.why = ' Slip read again ';
    app.correction!.store();
    expect([app.page, app.correction]).toEqual(['results', null]);
    await app.stores.idle();
    expect(bridge.sentAs('results.enter')).toEqual([
      {
        round: 5,
        board: 27,
        white: 1,
        black: 2,
        result: 'black-wins',
        why: 'Slip read again',
        confirmed: 3,
      },
    ]);
    expect(app.stores.held).toEqual([]);
  });

  it('keeps the result and notes the claim as an incident of that board', async () => {
    const { app, bridge } = await correcting();
    app.correction!.act = 'keep';
    app.correction!.store();
    await app.stores.idle();
    expect(bridge.sentAs('results.enter')).toEqual([]);
    expect([app.page, app.stores.held]).toEqual(['results', []]);
    expect((app.dialogs[0] as DialogOf<'incident'>).about).toEqual({
      round: 5,
      board: 27,
      words: 'Larkin – Calder. Claim: the result was 0 – 1.',
    });
  });

  it('notes the reason that was typed behind the claim, without the blanks around it', async () => {
    const { app } = await correcting();
    app.correction!.act = 'keep';
    app.correction!.why = ' Both say so. ';
    app.correction!.store();
    expect((app.dialogs[0] as DialogOf<'incident'>).about).toMatchObject({
      words: 'Larkin – Calder. Claim: the result was 0 – 1. Both say so.',
    });
  });

  it('is left at once without a reason; a reason that was typed is not dropped unasked', async () => {
    const { app, bridge } = await correcting();
    app.correction!.why = 'Slip';
    const left = app.correction!.cancel();
    await settled();
    (app.dialogs[0] as DialogOf<'confirm'>).answer(false);
    await left;
    expect([app.page, app.stores.held.length]).toEqual(['correction', 1]);
    app.correction!.why = '';
    await app.correction!.cancel();
    expect([app.page, app.stores.held]).toEqual(['results', []]);
    expect(bridge.sentAs('results.enter')).toEqual([]);
  });
});
