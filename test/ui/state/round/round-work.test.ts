/** The round's page: what it is busy with, which board is explained, what may be done, and what that leads to. */
import { beforeEach, describe, expect, it } from 'vitest';
import { en } from '../../../../src-engine/texts/index.ts';
import type { RoundPhase, RoundView } from '../../../../src-main/ipc/contract.ts';
import { App } from '../../../../src-renderer/state/app.svelte.ts';
import { RoundDesk } from '../../../../src-renderer/state/desks.svelte.ts';
import { roundActions } from '../../../../src-renderer/state/round/round-actions.ts';
import { RoundWork } from '../../../../src-renderer/state/round/round-work.svelte.ts';
import { View } from '../../../../src-renderer/state/view.svelte.ts';
import { boardOf, FixtureBridge, roundView } from '../../fixture-bridge.ts';
import { REFUSED } from '../started-app.ts';

let bridge: FixtureBridge;
let app: App;
let desk: RoundDesk;
let view: View<'round.view'>;
let work: RoundWork;
let whyNot: number;
const turns = () => new Promise((resolve) => setTimeout(resolve));

async function begin(phase: RoundPhase, more: Partial<RoundView> = {}): Promise<void> {
  bridge = new FixtureBridge(phase);
  bridge.round = { ...bridge.round, ...more };
  app = new App(bridge);
  app.start();
  await turns();
  desk = new RoundDesk();
  view = new View(app, 'round.view');
  work = new RoundWork(app, desk, () => view.value);
  whyNot = 0;
  await view.load({ round: 7 });
}
async function freeze(): Promise<void> {
  bridge.state = { ...bridge.state, document: { ...bridge.state.document!, readOnly: true } };
  bridge.changed([]);
  await turns();
}
const actions = (narrow = false, slim = false) =>
  roundActions({ app, desk, work, narrow, slim, toWhyNot: () => whyNot++ });
const action = (id: string, slim = false) => actions(slim, slim).find((one) => one.id === id)!;
const enabled = () =>
  actions()
    .filter((one) => one.enabled !== false)
    .map(({ id }) => id);

beforeEach(() => begin('published'));

describe('the boards', () => {
  const BOARDS = [31, 35, 36].map((board, at) => {
    const row = boardOf(board);
    const [white, black] = [
      [35, 40],
      [40, 35],
      [30, 35],
    ][at]!;
    return { ...row, white: { ...row.white, points: white! }, black: { ...row.black, points: black! } };
  });

  it('say the score that opens a group: the higher of the two', async () => {
    await begin('draft', { boards: BOARDS });
    expect([0, 1, 2, 3].map((index) => work.groupOf(index))).toEqual(['4', '', '3½', '']);
  });

  it('are explained one by one, by their numbers, and the bye among them', async () => {
    await begin('draft', { boards: BOARDS });
    expect([work.at, work.explained]).toEqual([0, 31]);
    work.choose(2);
    expect([work.at, work.explained]).toEqual([2, 36]);
    work.explainBye();
    expect(work.explained).toBe('bye');
    work.choose(1);
    expect(work.explained).toBe(35);
    desk.board = 40;
    expect([work.at, work.explained]).toEqual([2, 36]);
    await begin('later', { boards: [] });
    expect([work.at, work.explained]).toEqual([-1, null]);
  });
});

describe('the page is busy with', () => {
  it('the pairing by hand, the repair or the preview of this round, and of no other', async () => {
    expect(work.mode).toBe('boards');
    work.startRepair();
    expect([desk.repair?.round, work.mode]).toEqual([7, 'repairing']);
    bridge.round = roundView('later');
    bridge.round = { ...bridge.round, round: 8 };
    await view.load({ round: 8 });
    expect(work.mode).toBe('boards');
    work.startPreview();
    expect([desk.preview, work.mode]).toEqual([8, 'previewing']);
    work.handPair();
    expect([desk.arrangement?.round, work.mode]).toEqual([8, 'arranging']);
    desk.arrangement = null;
    // Paired meanwhile.
    bridge.round = { ...bridge.round, phase: 'draft' };
    await view.load({ round: 8 });
    expect(work.mode).toBe('boards');
  });

  it('nothing before main has answered', () => {
    const early = new RoundWork(app, desk, () => null);
    early.handPair();
    early.startRepair();
    early.explainOnPaper();
    expect([early.mode, early.main, desk.arrangement, desk.repair, app.page]).toEqual([
      'boards',
      null,
      null,
      null,
      'results',
    ]);
    expect(
      roundActions({ app, desk, work: early, narrow: true, slim: true, toWhyNot: () => undefined }),
    ).toEqual([]);
  });
});

describe('what may be done', () => {
  it('is to repair and to print the newest published round', async () => {
    const may = () => [work.repairable, work.printable];
    expect(may()).toEqual([true, true]);
    await freeze();
    expect(may()).toEqual([false, true]);
    await begin('published', { round: 6 });
    expect(may()).toEqual([false, true]);
    for (const phase of ['later', 'draft', 'checked', 'done'] as const) {
      await begin(phase);
      expect(may()).toEqual([false, false]);
    }
  });

  it('is to look ahead while games of the round before are open', async () => {
    await begin('later');
    expect(work.previewable).toBe(false);
    const { document } = bridge.state;
    const rounds = document!.rounds.map((round, at) => (at === 5 ? { ...round, openGames: 1 } : round));
    bridge.state = { ...bridge.state, document: { ...document!, rounds } };
    bridge.changed([]);
    expect(work.previewable).toBe(true);
    bridge.round = roundView('draft');
    await view.load({ round: 7 });
    expect(work.previewable).toBe(false);
    // No round is before the first.
    await begin('later', { round: 1 });
    expect(work.previewable).toBe(false);
  });

  it('is to pair by hand where the round may be paired', async () => {
    const can = { pair: true, discard: false, check: false, publish: false, unpublish: false, reason: '' };
    await begin('later', { can });
    expect(work.changeable).toBe(true);
    await freeze();
    expect(work.changeable).toBe(false);
    await begin('later', { can: { ...can, pair: false } });
    expect(work.changeable).toBe(false);
  });

  it('is to read what has to be read before the round is published', async () => {
    const issue = (id: string, weight: 'ask' | 'note', read: string | null) =>
      ({ id, weight, read, text: id }) as never;
    await begin('draft', {
      issues: [issue('a', 'note', null), issue('b', 'ask', '13:00'), issue('c', 'ask', null)],
    });
    expect(work.nextIssue?.id).toBe('c');
    action('read').run();
    await turns();
    // The round on screen is meant, also where another one was chosen and its boards are still to come.
    app.chooseRound(6);
    action('read').run();
    await turns();
    expect(bridge.sentAs('round.readIssue')).toEqual([
      { round: 7, issue: 'c' },
      { round: 7, issue: 'c' },
    ]);
    await freeze();
    expect(enabled()).not.toContain('read');
    // Before the round is paired nothing is marked as read.
    await begin('later', { issues: [issue('d', 'ask', null)] });
    expect(work.nextIssue).toBeNull();
  });
});

describe('a key', () => {
  it('works on the boards alone', () => {
    expect(enabled()).toEqual(expect.arrayContaining(['primary', 'repair', 'print-set', 'why-on-paper']));
    work.startRepair();
    expect(actions()).toEqual([]);
  });

  it('shows what a narrow window has no column for, and closes it', () => {
    expect(enabled()).not.toContain('issues');
    action('issues', true).run();
    expect(work.over).toBe('issues');
    action('close-over').run();
    expect([work.over, action('close-over')]).toEqual([null, undefined]);
    action('depth-3').run();
    expect([desk.depth, work.over]).toEqual([3, null]);
    action('depth-2', true).run();
    expect([desk.depth, work.over]).toEqual([2, 'why']);
    work.over = null;
    action('why-not', true).run();
    expect([whyNot, work.over]).toEqual([1, 'why']);
  });

  it('opens the sheet of the board that is explained, or of the bye', () => {
    work.choose(1);
    action('why-on-paper').run();
    expect([app.page, app.sheets.kind]).toEqual(['documents', 'explanations']);
    expect(app.sheets.board).toEqual({ round: 7, board: work.boards[1]!.board });
    work.explainBye();
    action('why-on-paper').run();
    expect(app.sheets.board).toEqual({ round: 7, board: null });
    action('print-set').run();
    expect(app.sheets.kind).toBe('print-run');
  });

  it('draws the start position of the round on screen, also where another one was chosen meanwhile, and says it', async () => {
    app.chooseRound(6);
    action('start-position').run();
    await turns();
    expect(bridge.sentAs('round.drawStartPosition')).toEqual([{ round: 7, confirmed: 0 }]);
    expect(app.said).toBe(en.ties.startPosition.drawn(7, 518, 'RNBQKBNR'));
  });

  it('has its words', async () => {
    const shown = (narrow = false) =>
      actions(narrow).map(({ id, keys, label, unlisted }) => `${id}|${keys}|${label}${unlisted ? '|–' : ''}`);
    const { actions: words } = en.round;
    const rest = [
      `print-set|Ctrl P|${en.documents.printSet}`,
      `why-on-paper|E|${en.why.onPaper}`,
      ...([1, 2, 3] as const).map((depth) => `depth-${depth}|${depth}|${en.why.depths[depth]}`),
    ];
    const can = { ...bridge.round.can, publish: true };
    await begin('checked', { issues: [], can });
    expect(shown()).toEqual([
      `primary|Ctrl Enter|${words.publish}`,
      `repair|R|${en.repair.open}`,
      `preview|V|${en.preview.open}`,
      `hand|H|${words.hand}`,
      `discard|D|${words.discard}`,
      `unpublish|T|${words.unpublish}`,
      `read|A|${words.read}`,
      `open-games|O|${en.round.openGames(7)}|–`,
      `start-position|P|${en.ties.actions.startPosition}`,
      `issues|I|${en.round.issues}|–`,
      `why-not|N|${words.why}`,
      ...rest,
    ]);
    work.over = 'why';
    expect(shown(true).slice(-8)).toEqual([
      `issues|I|${en.round.issues}`,
      `close-over|Esc|${en.card.close}|–`,
      `why-not|N|${words.why}`,
      ...rest,
    ]);
  });

  it('can be used as far as main and the window let it', async () => {
    const off = (narrow = false) =>
      actions(narrow).flatMap(({ id, enabled: isOn }) => (isOn === false ? [id] : []));
    const all = { pair: true, discard: true, check: true, publish: true, unpublish: true, reason: '' };
    await begin('published', { can: all, issues: [] });
    expect(off()).toEqual(['preview', 'read', 'open-games', 'issues']);
    expect(off(true)).toEqual(['preview', 'read', 'open-games']);
    await begin('published', { can: { ...all, discard: false }, issues: [], boards: [] });
    expect(off()).toEqual(['preview', 'discard', 'read', 'open-games', 'issues', 'why-not', 'why-on-paper']);
    await begin('checked', { can: { ...all, unpublish: false }, issues: [] });
    expect(off()).toEqual(['repair', 'preview', 'unpublish', 'read', 'open-games', 'issues', 'print-set']);
    await freeze();
    expect(off()).toEqual([
      ...['primary', 'repair', 'preview', 'hand', 'discard', 'unpublish', 'read', 'open-games'],
      ...['start-position', 'issues', 'print-set'],
    ]);
  });

  it('does its step with the round on screen', async () => {
    action('hand').run();
    expect(desk.arrangement?.round).toBe(7);
    desk.arrangement = null;
    action('repair').run();
    expect(desk.repair?.round).toBe(7);
    desk.repair = null;
    action('preview').run();
    expect(desk.preview).toBe(7);
    action('discard').run();
    action('unpublish').run();
    await turns();
    expect(bridge.sent.map(({ name, args }) => [name, args])).toEqual([
      ['round.discard', { round: 7 }],
      ['round.unpublish', { round: 7, confirmed: 0 }],
    ]);
    action('primary').run();
    expect(app.page).toBe('results');
  });

  it('goes on to the next round once this one is done, and nowhere after the last', async () => {
    await begin('done');
    expect(work.main).toMatchObject({ label: en.round.actions.next(8), enabled: true });
    work.main!.run();
    expect(app.round).toBe(8);
    bridge.round = { ...bridge.round, round: 9 };
    await view.load({ round: 9 });
    expect(work.main).toBeNull();
  });

  it('leads to the results of the newest round whose games are open', async () => {
    const issue = (id: string, openIn?: number) =>
      ({
        id,
        weight: 'ask',
        title: '',
        text: '',
        read: null,
        ...(openIn === undefined ? {} : { openIn }),
      }) as never;
    await begin('draft', { issues: [issue('a', 4), issue('b', 6), issue('c')] });
    expect(action('open-games')).toMatchObject({
      label: en.round.openGames(6),
      enabled: true,
      unlisted: false,
    });
    app.show('players');
    action('open-games').run();
    expect([app.page, app.round]).toEqual(['results', 6]);
    app.show('players');
    work.toOpenGames(issue('c'));
    expect(app.page).toBe('players');
  });

  it('says nothing of a start position that was not drawn', async () => {
    bridge.prepare('round.drawStartPosition', REFUSED as never);
    action('start-position').run();
    await turns();
    expect([app.said, app.refusal?.code]).toEqual(['', 'disk-full']);
  });
});
