/** The second entry of a round: what is to be keyed, what differs, what is kept, and when the page may be left. */
import { beforeEach, describe, expect, it } from 'vitest';
import { en } from '../../../../src-engine/texts/index.ts';
import type { GameResult } from '../../../../src-engine/index.ts';
import type { Refusal, VerificationRow, VerificationView } from '../../../../src-main/ipc/contract.ts';
import { App } from '../../../../src-renderer/state/app.svelte.ts';
import type { DialogOf } from '../../../../src-renderer/state/dialogs.ts';
import { SecondEntry } from '../../../../src-renderer/state/results/second-entry.svelte.ts';
import { View } from '../../../../src-renderer/state/view.svelte.ts';
import { boardOf, FixtureBridge } from '../../fixture-bridge.ts';
import { changed, SlowBridge, started } from '../started-app.ts';

const REFUSAL: Refusal = { code: 'no', message: 'No.', advice: '', severity: 'not-saved' };
const keyed = (at: string, result: GameResult = 'draw') => ({ result, text: '½ – ½', at, by: 'Desk' });
/** Each board has players of its own. */
const row = (board: number, state: VerificationRow['state'], at = ''): VerificationRow => ({
  board,
  white: boardOf(board).white,
  black: boardOf(board).black,
  state,
  first: at === '' ? null : keyed('2026-11-15T12:00:00', 'black-wins'),
  second: at === '' ? null : keyed(at),
  kept: '',
});

/** White's win on board 32, Black's on 34 and 35: how the desk names them. */
const TITLES = ['32 · Ibsen5 1 – 0 Stark5', '34 · Hartwin5 0 – 1 Falke5', '35 · Brisco5 0 – 1 Heller5'];

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
    expect(bridge.sentAs('results.settle')).toEqual([
      {
        round: 7,
        board: 31,
        white: 361,
        black: 362,
        first: 'black-wins',
        second: 'draw',
        kept: 'second',
        confirmed: 2,
      },
    ]);
    expect(app.said).toBe(en.verification.settled(31));
  });

  it('that was keyed last is not said any more once its board is settled', async () => {
    await load();
    second.entry.offer(32, 'white-wins', second.before!);
    await second.stores.idle();
    await second.settle(second.difference, 'first');
    expect([second.stores.echo?.kind, second.stores.echo?.keyed.title]).toEqual(['saved', TITLES[0]]);
    await second.settle(answer.boards[1]!, 'second');
    expect(second.stores.echo).toBeNull();
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
    expect([second.holds, await second.leave()]).toEqual([false, true]);
    bridge.prepare('results.verify', { ok: false, refusal: REFUSAL });
    second.entry.offer(32, 'draw', second.before!);
    const [{ title }] = [second.stores.echo!.keyed];
    for (const yes of [false, true]) {
      const left = second.leave();
      await turns();
      const dialog = app.dialogs.at(-1) as DialogOf<'confirm'>;
      expect(dialog.confirm).toEqual({
        act: en.app.unstoredAct,
        level: 3,
        consequences: [en.app.unstored([title]), en.app.unstoredGo],
      });
      dialog.answer(yes);
      expect([await left, second.holds]).toEqual([yes, !yes]);
    }
    // What the arbiter gave up is not told when the page goes.
    second.end();
    expect(app.refusal).toBeNull();
  });

  it('is left for another page only when what is keyed is stored, or the arbiter gives it up', async () => {
    await load();
    app.keep(second);
    app.show('results');
    let store = (): void => undefined;
    bridge.hold('results.verify', new Promise((resolve) => (store = resolve)));
    second.entry.offer(32, 'draw', second.before!);
    expect([second.holds, app.holds]).toEqual([true, true]);
    app.show('standings');
    await turns();
    expect([app.page, app.dialogs]).toEqual(['results', []]);
    store();
    await turns();
    expect([app.page, app.holds]).toEqual(['standings', false]);
    app.show('results');
    // It has another second entry already: the arbiter is asked.
    second.entry.offer(34, 'white-wins', second.before!);
    app.show('standings');
    await turns();
    (app.dialogs.at(-1) as DialogOf<'confirm'>).answer(false);
    await turns();
    expect([app.page, second.stores.held.map(({ keyed }) => keyed.board)]).toEqual(['results', [34]]);
  });

  it('that goes unasked, as for another round, tells what is not stored, and what is refused after it', async () => {
    answer = { ...answer, boards: [32, 34, 35].map((board) => row(board, 'to-key')) };
    await load();
    for (let count = 0; count < 3; count++) bridge.prepare('results.verify', { ok: false, refusal: REFUSAL });
    second.entry.offer(32, 'white-wins', second.before!);
    await second.stores.idle();
    let reply = (): void => undefined;
    bridge.hold('results.verify', new Promise((resolve) => (reply = resolve)));
    for (const board of [34, 35]) second.entry.offer(board, 'black-wins', second.before!);
    expect(app.refusal).toBeNull();
    const told = (...titles: readonly string[]) => ({
      code: 'result-not-stored',
      message: en.app.unstored(titles),
      advice: en.verification.unstored(7),
      severity: 'not-saved',
    });
    second.end();
    const [first, ...later] = TITLES;
    expect(app.refusal).toEqual(told(first!));
    reply();
    await second.stores.idle();
    expect(app.refusal).toEqual(told(first!, ...later));
    expect(bridge.sentAs('results.verify').map(({ board }) => board)).toEqual([32, 34, 35]);
  });

  it('that goes with its tournament tells there what is not stored', async () => {
    await load();
    bridge.prepare('results.verify', { ok: false, refusal: REFUSAL });
    second.entry.offer(32, 'white-wins', second.before!);
    await second.stores.idle();
    changed(bridge, { sitting: 'other', path: '/events/other.wallchart' });
    expect(app.refusal).toBeNull();
    second.end();
    expect([app.refusal?.message, app.refusal?.advice]).toEqual([
      en.app.unstored([TITLES[0]!]),
      en.app.unstoredLeft,
    ]);
  });
});
