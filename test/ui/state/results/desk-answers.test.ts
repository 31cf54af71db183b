/** What the desk of results does with answers: of main, of the arbiter, and of a page that has gone. */
import { beforeEach, describe, expect, it } from 'vitest';
import { en } from '../../../../src-engine/texts/index.ts';
import type { CorrectionView, VerificationRow, VerificationView } from '../../../../src-main/ipc/contract.ts';
import { hasTitles } from '../../../../src-renderer/state/board-columns.ts';
import { ResultsDesk } from '../../../../src-renderer/state/desks.svelte.ts';
import { EntryDesk } from '../../../../src-renderer/state/results/entry-desk.svelte.ts';
import { gameOn, ResultEntry } from '../../../../src-renderer/state/results/result-entry.svelte.ts';
import { ResultList } from '../../../../src-renderer/state/results/result-list.svelte.ts';
import { FieldQuestion } from '../../../../src-renderer/state/results/result-question.svelte.ts';
import {
  ResultStores,
  type Held,
  type Keyed,
} from '../../../../src-renderer/state/results/result-stores.svelte.ts';
import { SecondEntry } from '../../../../src-renderer/state/results/second-entry.svelte.ts';
import { mayGoOn, waitingGames } from '../../../../src-renderer/state/results/waiting-games.ts';
import { READING_AGE } from '../../../../src-renderer/state/typed-ahead.ts';
import { boardOf, FixtureBridge, PLAYERS, roundView } from '../../fixture-bridge.ts';
import { changed, question, REFUSED, settled, SlowBridge, started } from '../started-app.ts';
import { SimulatedDesk } from '../typist.ts';

const keyed = (board: number): Keyed => ({
  ...{ round: 3, board, white: board + 500, black: board + 700, result: 'draw', title: `${board} ½` },
});
const overwrite = (board: number): Held => ({
  ...{ kind: 'overwrite', keyed: keyed(board), was: 'white-wins', wasStored: true },
});
const failed = (board: number): Held => ({
  ...{ kind: 'failed', keyed: keyed(board), agreed: { confirmed: 0 } },
  refusal: { code: 'full', message: '', advice: '', severity: 'not-saved' },
});

describe('the question at the field', () => {
  let stores: ResultStores;
  let field: FieldQuestion;
  let sent: number[];
  beforeEach(() => {
    sent = [];
    stores = new ResultStores({
      send: ({ board }) => {
        sent.push(board);
        return Promise.resolve({ ok: true, value: { echo: '', savedAt: '' } });
      },
      ...{ now: () => 0, onheld: () => undefined, onlost: () => undefined },
      broken: () => ({ code: '', message: '', advice: '', severity: 'not-saved' }),
    });
    field = new FieldQuestion(stores);
  });
  /** A question that was painted at 1000. */
  function ask(held: Held): void {
    field.ask(held);
    field.shown(1000);
  }
  const waiting = () => stores.held.map(({ keyed: { board } }) => board);

  it('was painted when it was painted first, and takes no key before it was read', () => {
    field.ask(overwrite(41));
    expect(field.front).toEqual({ held: overwrite(41), shownAt: null, enters: 0 });
    field.shown(1000);
    field.shown(5000);
    expect(field.front?.shownAt).toBe(1000);
    expect(field.answer(['Esc'], 1000 + READING_AGE - 1)).toBe(false);
    expect([field.front, waiting()]).toEqual([null, [41]]);
    field.shown(1);
    expect(field.front).toBeNull();
  });

  it.each<
    [string, Held, readonly string[], readonly boolean[], number | null, readonly number[], readonly number[]]
  >([
    ['a second Enter stores', overwrite(41), ['Enter', 'Enter'], [true, true], null, [], [41]],
    ['one Enter is not enough', overwrite(41), ['Enter'], [true], 1, [41], []],
    ['Esc gives up what was keyed', overwrite(41), ['Esc'], [true], null, [], []],
    ['Del is for another place', overwrite(41), ['Del'], [false], null, [41], []],
    ['a digit is for another place', overwrite(41), ['4'], [false], null, [41], []],
    ['a letter is for the page', overwrite(41), ['O'], [false], 0, [41], []],
    ['one Enter tries again', failed(41), ['Enter'], [true], null, [], [41]],
    ['Esc leaves it for later', failed(41), ['Esc'], [true], null, [41], []],
    ['Del gives it up', failed(41), ['Del'], [true], null, [], []],
  ])('%s', async (_, held, keys, taken, enters, left, stored) => {
    ask(held);
    expect(keys.map((key, at) => field.answer([key], 1000 + READING_AGE + at))).toEqual(taken);
    await stores.idle();
    expect([field.front?.enters ?? null, waiting(), sent]).toEqual([enters, left, stored]);
  });

  it('goes where its result is held no more', () => {
    ask(overwrite(41));
    stores.drop(stores.held[0]!);
    expect([field.answer(['Enter'], 9000), field.front]).toEqual([false, null]);
  });

  it('is agreed to or declined by a click, and a click on none does nothing', async () => {
    field.agree();
    field.decline();
    ask(overwrite(41));
    field.agree();
    await stores.idle();
    expect([sent, field.front]).toEqual([[41], null]);
    ask(overwrite(42));
    field.decline();
    expect([waiting(), field.front, sent]).toEqual([[], null, [41]]);
  });

  it('is the oldest that waits, then the next, and round; a question of main is asked elsewhere', () => {
    expect(field.bring()).toBeNull();
    const asked: Held = {
      kind: 'question',
      keyed: keyed(43),
      confirm: { act: '', level: 2, consequences: [] },
    };
    for (const held of [overwrite(41), failed(42), asked]) stores.hold(held);
    expect([field.bring()?.keyed.board, field.front?.held.keyed.board]).toEqual([41, 41]);
    expect([field.bring()?.keyed.board, field.bring()?.keyed.board]).toEqual([42, 43]);
    expect(field.front).toBeNull();
    expect(field.bring(stores.held[1])?.keyed.board).toBe(42);
    field.shown(1000);
    expect(field.bring(stores.held[1])).toBe(stores.held[1]);
    expect(field.front).toEqual({ held: stores.held[1], shownAt: null, enters: 0 });
    field.leave();
    expect([field.front, waiting()]).toEqual([null, [41, 42, 43]]);
  });

  it('is answered at the entry, too', async () => {
    const entry = new ResultEntry(stores);
    stores.hold(overwrite(41));
    stores.hold(overwrite(42));
    entry.bring();
    entry.decline();
    expect(waiting()).toEqual([42]);
    entry.bring();
    entry.agree();
    await stores.idle();
    expect([waiting(), sent, entry.front]).toEqual([[], [42], null]);
  });
});

describe('the entry of results', () => {
  it('names a game by its round and its players, and none where the board is not there', () => {
    const boards = [boardOf(31), boardOf(35)] as never[];
    const desk = { round: 7, boards, visible: boards, preset: 'wallchart' } as const;
    const { white, black } = boardOf(35);
    expect([gameOn(desk, 35), gameOn(desk, 36), gameOn(null, 35)]).toEqual([
      ...[`7: ${white.id}–${black.id}`, null, null],
    ]);
  });

  it('has the first board where all have results, and none where there are no boards', () => {
    const stored = new Map([41, 42, 43].map((board) => [board, 'draw'] as const));
    const desk = new SimulatedDesk({ boards: 3, stored, commit: () => 20 });
    expect(desk.entry.board).toBe(41);
    const none = { ...desk.boards(), round: 9, boards: [], visible: [] };
    desk.entry.settle(none);
    expect([desk.entry.board, desk.entry.typed, desk.entry.stage]).toEqual([null, '', 'board']);
    expect(desk.entry.press(['↓'], 1, none)).toBe('taken');
    expect(desk.entry.press(['Enter'], 1, none)).toBe('taken');
    expect([desk.entry.board, desk.entry.stuck, desk.entry.stage]).toEqual([null, null, 'board']);
    desk.entry.offer(41, 'draw', none);
    expect(desk.sent).toEqual([]);
  });

  it('stops after forty keys to show those that were not taken', () => {
    const desk = new SimulatedDesk({ boards: 3, stored: new Map(), commit: () => 20 });
    for (const key of ['9', 'Enter']) desk.entry.press([key], 1, desk.boards());
    const typed = Array.from({ length: 45 }, (_, at) => String(at % 10));
    for (const key of typed) desk.entry.press([key], 2, desk.boards());
    expect(desk.entry.press(['O'], 2, desk.boards())).toBeNull();
    expect(desk.entry.stuck).toEqual({ kind: 'no-board', typed: '9', board: null, ignored: typed.slice(5) });
  });

  it('keeps what comes before the boards where the desk would take it, and nothing else', () => {
    const entry = new SimulatedDesk({ boards: 3, stored: new Map(), commit: () => 20 }).entry;
    const keys = ['0', '9', 'Enter', 'Esc', 'Backspace', 'Del', '=', '½', '+', '-', '↓', 'X', 'F2', '12'];
    expect(keys.map((key) => entry.press([key], 1, null) !== null)).toEqual([
      ...Array.from({ length: 10 }, () => true),
      ...[false, false, false, false],
    ]);
  });
});

describe('the results’ page', () => {
  async function desk() {
    const bridge = new FixtureBridge('playing');
    const { app } = await started(bridge);
    const results = new ResultsDesk(app.stores);
    const list = new ResultList(app, results, () => bridge.round);
    let focused = 0;
    const entryDesk = new EntryDesk({
      ...{ app, entry: results.entry, before: () => list.before, toField: () => focused++ },
    });
    return { app, bridge, list, entryDesk, focused: () => focused };
  }

  it('takes the keys of the set that was chosen', async () => {
    const { bridge, app, list, entryDesk } = await desk();
    expect([entryDesk.preset, list.before?.preset]).toEqual(['wallchart', 'wallchart']);
    bridge.state = { ...bridge.state, resultKeys: 'vega' };
    bridge.changed([]);
    expect([app.state?.resultKeys, entryDesk.preset]).toEqual(['vega', 'vega']);
    expect(new ResultList(app, new ResultsDesk(app.stores), () => bridge.round).before?.preset).toBe('vega');
  });

  it('is nothing before main has answered', async () => {
    const { app } = await desk();
    const early = new ResultList(app, new ResultsDesk(app.stores), () => null);
    expect([early.boards, early.visible, early.at, early.before, early.ready]).toEqual([
      [],
      [],
      -1,
      null,
      false,
    ]);
    expect([early.open, early.flagged, early.goesOn, early.next]).toEqual([[], [], false, 1]);
  });

  it('opens the page of a correction for a question that 4.3 decides, and leaves the field alone', async () => {
    const { app, entryDesk, focused } = await desk();
    const correction = { round: 7, board: 31, periods: [] } as unknown as CorrectionView;
    const held: Held = {
      ...{ kind: 'question', keyed: keyed(31) },
      confirm: { act: 'Correct', level: 3, consequences: [], correction },
    };
    app.stores.hold(held);
    await entryDesk.bring();
    expect([app.page, app.correction?.held === held, app.dialogs, focused()]).toEqual([
      ...['correction', true],
      [],
      0,
    ]);
    app.endCorrection();
    expect([app.page, app.correction]).toEqual(['results', null]);
  });

  it('asks for what was said to be brought, and goes to the field where it is no question', async () => {
    const { app, entryDesk, focused } = await desk();
    await entryDesk.bring();
    expect(focused()).toBe(1);
    const [first, second] = [overwrite(31), overwrite(32)];
    for (const held of [first, second]) app.stores.hold(held);
    await entryDesk.bring(second);
    expect([entryDesk.entry.front?.held === second, focused()]).toEqual([true, 2]);
  });
});

describe('games that a round waits for', () => {
  const rows = (...results: readonly ('open' | 'adjourned' | 'draw')[]) =>
    results.map((result, at) => ({ board: 31 + at, result }));
  it('are open or adjourned; it goes on where none is open, and there are any', () => {
    expect(waitingGames(rows('draw', 'open', 'adjourned', 'open'))).toEqual({
      open: [32, 34],
      adjourned: [33],
    });
    expect([rows('draw', 'adjourned'), rows('draw', 'open'), rows('open'), []].map(mayGoOn)).toEqual([
      ...[true, false, false, false],
    ]);
  });
});

describe('titles before names', () => {
  it('have their room where one of the players has one', () => {
    const board = (white: 'GM' | null, black: 'GM' | null) => {
      const row = boardOf(31);
      return { ...row, white: { ...row.white, title: white }, black: { ...row.black, title: black } };
    };
    const none = board(null, null);
    expect([[none, board('GM', null)], [board(null, 'GM'), none], [none, none], []].map(hasTitles)).toEqual([
      ...[true, true, false, false],
    ]);
  });
});

describe('the second entry', () => {
  const row = (board: number, more: Partial<VerificationRow>): VerificationRow => ({
    ...{ board, white: PLAYERS[0]!, black: PLAYERS[1]!, state: 'same', first: null, second: null, kept: '' },
    ...more,
  });
  const view = (...boards: readonly VerificationRow[]): VerificationView => ({
    ...{ round: 7, required: false, boards, toKey: 1, differing: 0, isComplete: false },
  });
  async function begin(bridge: FixtureBridge, of: VerificationView | null) {
    const { app } = await started(bridge);
    const round = { ...roundView('playing'), boards: [boardOf(32, 'draw'), boardOf(33, 'draw')] };
    return {
      app,
      second: new SecondEntry(
        app,
        () => round,
        () => of,
      ),
    };
  }
  const SHOWN = view(row(32, { state: 'to-key' }), row(33, { state: 'to-key' }));

  it('is of the round on screen, and what main says of it', async () => {
    const { second } = await begin(new FixtureBridge('playing'), SHOWN);
    expect([second.round, second.view === SHOWN, second.rowAtField]).toEqual([7, true, null]);
    second.entry.settle(second.before!);
    expect(second.rowAtField?.board).toBe(32);
  });

  it('of another preset has its keys', async () => {
    const bridge = new FixtureBridge('playing');
    bridge.state = { ...bridge.state, resultKeys: 'sharly' };
    const { second } = await begin(bridge, SHOWN);
    expect(second.before?.preset).toBe('sharly');
  });

  it('that the bridge loses waits beside its board, and says nothing on the page', async () => {
    const bridge = new FixtureBridge('playing');
    const { app, second } = await begin(bridge, SHOWN);
    Object.assign(bridge, { command: () => Promise.reject(new Error('gone')) });
    second.entry.offer(32, 'draw', second.before!);
    await second.stores.idle();
    expect(second.stores.held).toMatchObject([
      { kind: 'failed', keyed: { board: 32 }, refusal: { code: 'host-unreachable', severity: 'not-saved' } },
    ]);
    expect(app.refusal).toBeNull();
  });

  it('that is refused once another tournament is open is told there, each by its title', async () => {
    const bridge = new FixtureBridge('playing');
    const { app, second } = await begin(bridge, SHOWN);
    let answer = (): void => undefined;
    bridge.hold('results.verify', new Promise((resolve) => (answer = resolve)));
    bridge.prepare('results.verify', REFUSED as never);
    second.entry.offer(32, 'draw', second.before!);
    changed(bridge, { sitting: 'other', path: '/events/other.wallchart' });
    answer();
    await second.stores.idle();
    const { title } = second.stores.held[0]!.keyed;
    expect(app.refusal).toEqual({
      code: 'result-not-stored',
      message: en.app.unstored([title]),
      advice: en.app.unstoredLeft,
      severity: 'not-saved',
    });
  });

  it('of which some was not sent when its page was cleared is told', async () => {
    const bridge = new SlowBridge('playing');
    const { app, second } = await begin(bridge, SHOWN);
    for (const board of [32, 33]) second.entry.offer(board, 'draw', second.before!);
    const [, waiting] = [32, 33].map((board) => second.rows.find((each) => each.board === board)!);
    second.stores.clear();
    bridge.waiting.shift()!();
    await settled();
    expect([waiting!.pending, app.refusal?.message.includes('33 ·')]).toEqual(['storing', true]);
    expect(app.refusal?.message).not.toContain('32 ·');
  });

  it('belongs to the tournament of its page: main is told which', async () => {
    const bridge = new FixtureBridge('playing');
    const { second } = await begin(bridge, SHOWN);
    changed(bridge, { sitting: 'other', path: '/events/other.wallchart' });
    second.entry.offer(32, 'draw', second.before!);
    await second.stores.idle();
    await second.settle(SHOWN.boards[0]!, 'first');
    expect(bridge.sent.map(({ name, meant }) => [name, meant])).toEqual([
      ['results.verify', 'harbour'],
      ['results.settle', 'harbour'],
    ]);
  });

  it('asks in words of its own before what waits is left', async () => {
    const bridge = new FixtureBridge('playing');
    const { app, second } = await begin(bridge, SHOWN);
    bridge.prepare('results.verify', REFUSED as never);
    second.entry.offer(32, 'draw', second.before!);
    const leaving = second.leave();
    await settled();
    const { title } = second.stores.held[0]!.keyed;
    expect(question(app)).toMatchObject({
      command: 'results.verify',
      confirm: {
        ...{ act: en.app.unstoredAct, level: 3 },
        consequences: [en.app.unstored([title]), en.app.unstoredGo],
      },
    });
    question(app).answer(true);
    expect(await leaving).toBe(true);
  });
});
