/** A repair and the steps of a round in their details: who may be meant, where an agreement holds, what is said. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type {
  CommandName,
  RepairPlanView,
  RepairView,
  RoundPhase,
} from '../../../../src-main/ipc/contract.ts';
import type { App } from '../../../../src-renderer/state/app.svelte.ts';
import { RoundDesk } from '../../../../src-renderer/state/desks.svelte.ts';
import { Repair } from '../../../../src-renderer/state/round/repair.svelte.ts';
import { roundActions } from '../../../../src-renderer/state/round/round-actions.ts';
import { RoundSteps } from '../../../../src-renderer/state/round/round-steps.svelte.ts';
import { RoundWork } from '../../../../src-renderer/state/round/round-work.svelte.ts';
import { text } from '../../../../src-renderer/texts.ts';
import { boardOf, PLAYERS, roundView, type FixtureBridge } from '../../fixture-bridge.ts';
import { changed, REFUSED, settled, started } from '../started-app.ts';

let app: App;
let bridge: FixtureBridge;
beforeEach(async () => ({ app, bridge } = await started()));

const { actions: words } = text.round;

describe('an agreement', () => {
  const [one, two, three] = [PLAYERS[2]!, PLAYERS[3]!, PLAYERS[4]!];
  const plan = (more: Partial<RepairPlanView>): RepairPlanView =>
    ({
      ...{ kind: 'best', changeCase: 3, changes: [], bye: { before: null, after: null }, concerned: [one] },
      ...more,
    }) as unknown as RepairPlanView;
  const seated = (board: number, white: typeof one, black: typeof one) =>
    plan({ changes: [{ board, before: null, after: { white, black } }] as never });
  async function planned(...plans: readonly RepairPlanView[]): Promise<Repair> {
    bridge.answerBy('round.repairs', () => ({ token: 't', plans }) as unknown as RepairView);
    const repair = new Repair(app, 7);
    await repair.compute();
    return repair;
  }
  /** In which of the plans the player of the first one has agreed, once they agreed to that. */
  async function holdsIn(...plans: readonly RepairPlanView[]): Promise<readonly boolean[]> {
    const repair = await planned(...plans);
    repair.agree(one.id);
    return plans.map((_, at) => {
      repair.choose(at);
      return repair.agreed.length === 1 && repair.toAsk.length === 0;
    });
  }

  it('is to one board, one opponent and one colour', async () => {
    const others = [seated(11, one, two), seated(12, one, two), seated(11, two, one), seated(11, one, three)];
    expect(await holdsIn(seated(11, one, two), ...others)).toEqual([true, true, false, false, false]);
    expect(await holdsIn(seated(11, two, one), seated(11, one, two), seated(11, two, one))).toEqual([
      ...[true, false, true],
    ]);
  });

  it('is to the bye, or to no place at all, and to nobody else’s', async () => {
    const bye = plan({ bye: { before: null, after: one } });
    const others = plan({ bye: { before: null, after: two } });
    const removed = plan({ changes: [{ board: 11, before: null, after: null }] as never });
    expect(await holdsIn(bye, others, plan({}))).toEqual([true, false, false]);
    expect(await holdsIn(plan({}), others, removed, bye)).toEqual([true, true, true, false]);
  });

  it('is given to a plan: without one there is nobody to ask', async () => {
    const repair = await planned();
    repair.agree(one.id);
    repair.takeBack();
    repair.choose(0);
    expect([repair.plan, repair.agreed, repair.toAsk, repair.ready, repair.chosen]).toEqual([
      ...[null, [], []],
      false,
      0,
    ]);
    expect(await repair.publish()).toBeNull();
    expect(bridge.sent).toEqual([]);
  });

  it('of a repair that was begun only: nothing is computed before something is said', () => {
    const repair = new Repair(app, 7);
    expect([repair.problem, repair.computing, repair.held, repair.played, repair.chosen]).toEqual([
      ...['', false],
      ...[[], []],
      0,
    ]);
    expect([repair.view, repair.plan, repair.agreed, repair.toAsk, repair.playedText]).toEqual([
      ...[null, null],
      ...[[], []],
      '',
    ]);
  });
});

describe('who may be meant in a repair', () => {
  const round = {
    ...roundView('published'),
    boards: [boardOf(21), boardOf(23)],
    unpaired: [
      { ...PLAYERS[99]!, points: 0, kind: 'pab', text: '' },
      { ...PLAYERS[98]!, points: 0, kind: 'half', text: '' },
    ] as never,
  };
  const hits = (repair: Repair, field: 'missing' | 'arrived', typed: string) =>
    repair.hits(field, typed, round, PLAYERS).map(({ id }) => id);

  it('missing is who plays or has the bye, and arrived is who does not; nobody twice', () => {
    const repair = new Repair(app, 7);
    bridge.hold('round.repairs', new Promise(() => undefined));
    const { white, black } = boardOf(23);
    expect(hits(repair, 'missing', ' 23 ')).toEqual([white.id, black.id]);
    expect(hits(repair, 'missing', '22')).toEqual([]);
    expect(hits(repair, 'missing', PLAYERS[99]!.name)).toEqual([400]);
    expect(hits(repair, 'missing', PLAYERS[98]!.name)).toEqual([]);
    expect(hits(repair, 'arrived', PLAYERS[98]!.name)).toEqual([399]);
    expect(hits(repair, 'arrived', '23')).toEqual([]);
    repair.say('arrived', 399);
    repair.say('missing', black.id);
    expect(hits(repair, 'arrived', PLAYERS[98]!.name)).toEqual([]);
    expect(hits(repair, 'missing', '23')).toEqual([white.id]);
    repair.takeOut(black.id);
    expect(hits(repair, 'missing', '23')).toEqual([white.id, black.id]);
  });
});

describe('the steps of a round', () => {
  const steps = () => new RoundSteps(app);

  it('are said in whole sentences, and not where they are refused', async () => {
    const view = roundView('draft');
    const value = { seconds: 3, agrees: true, version: 4 } as never;
    const acts: readonly [CommandName, () => Promise<void>, string, unknown][] = [
      ['round.pair', () => steps().pair(view), text.round.paired(7, 3), { round: 7, confirmed: 0 }],
      ['round.check', () => steps().check(view), text.round.checked(7), { round: 7 }],
      [
        'round.publish',
        () => steps().publish(view),
        text.round.publishedSaid(7, 4),
        { round: 7, confirmed: 0 },
      ],
      ['round.unpublish', () => steps().unpublish(view), text.round.taken(7), { round: 7, confirmed: 0 }],
      ['round.discard', () => steps().discard(view), text.round.discarded(7), { round: 7 }],
    ];
    for (const [name, act, said, args] of acts) {
      bridge.prepare(name, { ok: true, value });
      await act();
      expect([name, app.said, bridge.sent.at(-1)!.args]).toEqual([name, said, args]);
      app.say('');
      bridge.prepare(name, REFUSED);
      await act();
      expect([name, app.said]).toEqual([name, '']);
    }
    expect(bridge.sent).toHaveLength(10);
  });

  it.each<[RoundPhase, Partial<ReturnType<typeof roundView>['can']>, string, boolean]>([
    ['later', { pair: true }, words.pair, true],
    ['later', { pair: false }, words.pair, false],
    ['draft', { publish: false, check: true }, words.check, true],
    ['draft', { publish: false, check: false }, words.check, false],
    ['draft', { publish: true, check: false }, words.publish, true],
    ['checked', { publish: true }, words.publish, true],
    ['checked', { publish: false }, words.publish, false],
    ['playing', {}, words.results, true],
    ['published', {}, words.results, true],
    ['done', {}, words.next(8), true],
  ])('%s %j: %s', (phase, can, label, enabled) => {
    const view = roundView(phase);
    expect(steps().primary({ ...view, can: { ...view.can, ...can } })).toMatchObject({ label, enabled });
    if (phase === 'playing' || phase === 'published' || phase === 'done') return;
    changed(bridge, { readOnly: true });
    expect(steps().primary({ ...view, can: { ...view.can, ...can } })).toMatchObject({
      label,
      enabled: false,
    });
  });

  it('go on while games are adjourned, as long as there is another round', () => {
    const view = (round: number) => ({ ...roundView('playing', round), boards: [boardOf(31, 'adjourned')] });
    expect(steps().primary(view(7))).toMatchObject({ label: words.next(8), enabled: true });
    steps().primary(view(7))!.run();
    expect(app.round).toBe(8);
    expect(steps().primary(view(9))!.label).toBe(words.results);
    expect(steps().primary({ ...roundView('done'), round: 9 })).toBeNull();
    bridge.state = { ...bridge.state, document: null };
    bridge.changed([]);
    expect(steps().primary(roundView('done'))).toBeNull();
  });

  it('of the first round are there at once, in whatever phase it comes on screen', async () => {
    bridge.prepare('round.publish', { ok: true, value: { version: 1 } });
    const one = steps();
    expect(one.pairing).toBe(false);
    one.primary(roundView('checked', 1))!.run();
    await settled();
    expect(bridge.sentAs('round.publish')).toEqual([{ round: 1, confirmed: 0 }]);
  });

  it('of another round are there at once: who turns the pages has read them', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(50_000);
    const one = steps();
    one.primary(roundView('later', 7));
    bridge.prepare('round.publish', { ok: true, value: { version: 1 } });
    one.primary(roundView('checked', 6))!.run();
    await settled();
    expect(bridge.sentAs('round.publish')).toEqual([{ round: 6, confirmed: 0 }]);
    // The same round in the next phase has to be read first.
    const next = one.primary(roundView('done', 6))!;
    next.run();
    expect(app.chosenRound).toBeNull();
    now.mockReturnValue(51_000);
    next.run();
    expect(app.round).toBe(7);
    now.mockRestore();
  });
});

describe('the round’s page', () => {
  const work = (view: ReturnType<typeof roundView> | null, desk = new RoundDesk()) => ({
    desk,
    work: new RoundWork(app, desk, () => view),
  });

  it('has nothing before main has answered', () => {
    const early = work(null).work;
    expect([early.view, early.boards, early.at, early.explained, early.mode, early.main]).toEqual([
      ...[null, [], -1, null],
      'boards',
      null,
    ]);
    expect([early.previewable, early.repairable, early.printable, early.changeable]).toEqual([
      ...[false, false, false, false],
    ]);
    expect([early.nextIssue, early.openGames, early.over, early.groupOf(0)]).toEqual([null, null, null, '']);
    early.startPreview();
    expect(early.view).toBeNull();
  });

  it('has a group where the higher score of a board is another than above', () => {
    const row = (white: number, black: number) => {
      const board = boardOf(31);
      return { ...board, white: { ...board.white, points: white }, black: { ...board.black, points: black } };
    };
    const boards = [row(40, 45), row(45, 30), row(30, 35), row(5, 0), row(0, 0)];
    const { work: shown } = work({ ...roundView('draft'), boards });
    expect(boards.map((_, at) => shown.groupOf(at))).toEqual(['4½', '', '3½', '½', '0']);
  });

  it('leaves to a narrow window what is to be read, opened and closed by one key', () => {
    const at = work({ ...roundView('draft') });
    const action = (id: string) =>
      roundActions({ app, ...at, narrow: true, slim: false, toWhyNot: () => undefined }).find(
        (one) => one.id === id,
      )!;
    const overs = [1, 2, 3].map(() => {
      action('issues').run();
      return at.work.over;
    });
    expect(overs).toEqual(['issues', null, 'issues']);
    action('depth-1').run();
    action('why-not').run();
    expect([at.desk.depth, at.work.over]).toEqual([1, 'issues']);
    at.work.over = 'why';
    action('issues').run();
    expect(at.work.over).toBe('issues');
  });

  it('puts all papers of the round to the printer', () => {
    work(roundView('playing')).work.printSet();
    expect([app.page, app.sheets.kind, app.sheets.printing, app.sheets.again]).toEqual([
      ...['documents', 'print-run'],
      true,
      1,
    ]);
  });
});
