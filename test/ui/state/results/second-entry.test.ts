/** The second entry of a round: what is to be keyed, what differs, what is kept, and when the page may be left. */
import { beforeEach, describe, expect, it } from 'vitest';
import { en } from '../../../../src-engine/texts/index.ts';
import type { GameResult } from '../../../../src-engine/index.ts';
import type { Refusal, VerificationRow, VerificationView } from '../../../../src-main/ipc/contract.ts';
import { App } from '../../../../src-renderer/state/app.svelte.ts';
import type { DialogOf } from '../../../../src-renderer/state/dialogs.ts';
import { SecondEntry } from '../../../../src-renderer/state/results/second-entry.svelte.ts';
import { View } from '../../../../src-renderer/state/view.svelte.ts';
import { boardOf, FixtureBridge, PLAYERS } from '../../fixture-bridge.ts';
import { SlowBridge, started } from '../started-app.ts';

const REFUSAL: Refusal = { code: 'no', message: 'No.', advice: '', severity: 'not-saved' };
const keyed = (at: string, result: GameResult = 'draw') => ({ result, text: '½ – ½', at, by: 'Desk' });
const row = (board: number, state: VerificationRow['state'], at = ''): VerificationRow => ({
  board,
  white: PLAYERS[0]!,
  black: PLAYERS[1]!,
  state,
  first: at === '' ? null : keyed('2026-11-15T12:00:00', 'black-wins'),
  second: at === '' ? null : keyed(at),
  kept: '',
});

let bridge: FixtureBridge;
let app: App;
let answer: VerificationView;
let view: View<'results.verification'>;
let second: SecondEntry;
const turns = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(async () => {
  bridge = new FixtureBridge('playing');
  const results = ['draw', 'white-wins', 'open', 'black-wins', 'draw', 'draw'] as const;
  bridge.round = { ...bridge.round, boards: results.map((result, at) => boardOf(31 + at, result)) };
  answer = {
    round: 7,
    required: false,
    boards: [
      row(31, 'differs', '2026-11-15T13:00:00'),
      row(32, 'to-key'),
      row(33, 'open'),
      row(34, 'differs', '2026-11-15T13:05:00'),
      row(35, 'same', '2026-11-15T13:02:00'),
      row(36, 'settled', '2026-11-15T13:02:00'),
    ],
    toKey: 1,
    differing: 2,
    isComplete: false,
  };
  bridge.answerBy('results.verification', () => answer);
  app = new App(bridge);
  app.start();
  await turns();
  view = new View(app, 'results.verification');
  second = new SecondEntry(
    app,
    () => bridge.round,
    () => view.value,
  );
});
const load = () => view.load({ round: 7 });

describe('the second entry', () => {
  it('has nothing before it until main has answered', () => {
    expect([second.before, second.rows, second.difference, second.rowAtField]).toEqual([
      null,
      [],
      null,
      null,
    ]);
  });

  it('keys the boards that have a first result', async () => {
    await load();
    expect(second.before).toMatchObject({ round: 7, preset: 'wallchart' });
    expect(second.rows.map(({ board, result }) => [board, result])).toEqual([
      [31, 'draw'],
      [32, 'open'],
      [34, 'draw'],
      [35, 'draw'],
      [36, 'draw'],
    ]);
    expect([second.withResult, second.all]).toEqual([5, 6]);
    second.entry.settle(second.before!);
    expect(second.rowAtField?.board).toBe(32);
  });

  it('sends what is keyed as a second entry', async () => {
    await load();
    second.entry.offer(32, 'white-wins', second.before!);
    expect(second.rows[1]).toMatchObject({ result: 'white-wins', pending: 'storing' });
    await second.stores.idle();
    const { white, black } = boardOf(32);
    expect(bridge.sentAs('results.verify')).toEqual([
      { round: 7, board: 32, white: white.id, black: black.id, result: 'white-wins', confirmed: 0 },
    ]);
    expect(bridge.sentAs('results.enter')).toEqual([]);
  });

  it('lists the newest first, of two of one moment the higher board', async () => {
    await load();
    expect(second.keyed.map(({ board }) => board)).toEqual([34, 36, 35, 31]);
  });
});

describe('a difference', () => {
  it('is settled one after the other, or as it is chosen', async () => {
    await load();
    expect(second.differing.map(({ board }) => board)).toEqual([31, 34]);
    expect(second.difference?.board).toBe(31);
    second.choose(1);
    expect(second.difference?.board).toBe(34);
    // The list has become shorter.
    answer = { ...answer, boards: answer.boards.filter(({ board }) => board !== 34) };
    await load();
    expect(second.difference?.board).toBe(31);
  });

  it('is settled for one of the entries, and said', async () => {
    await load();
    await second.settle(second.difference, 'second');
    const [white, black] = PLAYERS.map(({ id }) => id);
    expect(bridge.sentAs('results.settle')).toEqual([
      {
        round: 7,
        board: 31,
        white,
        black,
        first: 'black-wins',
        second: 'draw',
        kept: 'second',
        confirmed: 2,
      },
    ]);
    expect(app.said).toBe(en.verification.settled(31));
  });

  it('is settled as it was on screen, also when another round comes before those keyed earlier are stored', async () => {
    await load();
    second.entry.offer(32, 'white-wins', second.before!);
    const done = second.settle(second.difference, 'second');
    bridge.round = { ...bridge.round, round: 8 };
    await done;
    expect(bridge.sentAs('results.settle')).toMatchObject([{ round: 7, board: 31 }]);
  });

  it('waits for what was keyed a second time before it', async () => {
    const slow = new SlowBridge('playing');
    slow.round = bridge.round;
    slow.answerBy('results.verification', () => answer);
    const { app: page } = await started(slow);
    const read = new View(page, 'results.verification');
    const desk = new SecondEntry(
      page,
      () => slow.round,
      () => read.value,
    );
    await read.load({ round: 7 });
    desk.entry.offer(32, 'white-wins', desk.before!);
    const done = desk.settle(desk.difference, 'second');
    await turns();
    const names = () => slow.sent.map(({ name }) => name);
    expect(names()).toEqual(['results.verify']);
    slow.waiting.shift()!();
    await turns();
    expect(names()).toEqual(['results.verify', 'results.settle']);
    slow.waiting.shift()!();
    await done;
  });

  it('that no slip tells names no entry, since none was shown', async () => {
    await load();
    await second.settle(answer.boards[1]!, 'no-slip');
    expect(bridge.sentAs('results.settle')).toMatchObject([{ board: 32, first: null, second: null }]);
  });

  it('that main does not settle is not said', async () => {
    await load();
    bridge.prepare('results.settle', { ok: false, refusal: REFUSAL });
    await second.settle(second.difference, 'first');
    expect([app.said, app.refusal?.code]).toEqual(['', 'no']);
    await second.settle(null, 'no-slip');
    expect(bridge.sentAs('results.settle').length).toBe(1);
  });

  it('is not settled while the tournament is frozen', async () => {
    await load();
    bridge.state = { ...bridge.state, document: { ...bridge.state.document!, readOnly: true } };
    bridge.changed([]);
    await second.settle(second.difference, 'first');
    expect(bridge.sent).toEqual([]);
  });
});

describe('the page', () => {
  it('asks main to wait for the second entry, or no longer', async () => {
    await load();
    second.toggleRequired();
    answer = { ...answer, required: true };
    await load();
    second.toggleRequired();
    await turns();
    expect(bridge.sentAs('results.requireSecond')).toEqual([{ required: true }, { required: false }]);
  });

  it('may be left where everything is stored; else the arbiter decides', async () => {
    await load();
    expect(await second.mayLeave()).toBe(true);
    bridge.prepare('results.verify', { ok: false, refusal: REFUSAL });
    second.entry.offer(32, 'draw', second.before!);
    for (const yes of [false, true]) {
      const left = second.mayLeave();
      await turns();
      const dialog = app.dialogs.at(-1) as DialogOf<'confirm'>;
      expect(dialog.confirm).toMatchObject({ level: 3 });
      expect(dialog.confirm.consequences.join(' ')).toContain('32');
      dialog.answer(yes);
      expect(await left).toBe(yes);
    }
  });
});
