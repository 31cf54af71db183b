/** The repair of a round: what was said, answers that overtake each other, whose agreement is needed. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Queries, RepairPlanView, RepairView, Reply } from '../../../../src-main/ipc/contract.ts';
import { App } from '../../../../src-renderer/state/app.svelte.ts';
import { Repair } from '../../../../src-renderer/state/round/repair.svelte.ts';
import { FixtureBridge, PLAYERS, roundView } from '../../fixture-bridge.ts';

type Args = Queries['round.repairs']['args'];
type Answer = Reply<RepairView>;

// Boards that are not in the order of their numbers, and players whose numbers are no places.
const shown = roundView('published');
const round = { ...shown, boards: shown.boards.map((row) => ({ ...row, board: row.board + 10 })) };
/** Boards 11 to 13: the last one is open, and so is every fourth after it. */
const [, second, open] = round.boards as [never, (typeof round.boards)[0], (typeof round.boards)[0]];

const planOf = (
  kind: string,
  changeCase: RepairPlanView['changeCase'],
  ...ids: readonly number[]
): RepairPlanView =>
  ({
    kind,
    changeCase,
    changes: [],
    bye: { before: null, after: null },
    concerned: ids.map((id) => PLAYERS.find((player) => player.id === id)!),
  }) as unknown as RepairPlanView;
const viewOf = (token: string, ...plans: readonly RepairPlanView[]): Answer => ({
  ok: true,
  value: { token, plans } as unknown as RepairView,
});

let asked: { readonly args: Args; readonly answer: (reply: Answer) => Promise<void> }[];
let bridge: FixtureBridge;
let app: App;
let repair: Repair;

beforeEach(() => {
  asked = [];
  bridge = new FixtureBridge('published');
  const query = (_: string, args: Args) =>
    new Promise<Answer>((resolve) =>
      asked.push({
        args,
        answer: async (reply) => {
          resolve(reply);
          for (let turn = 0; turn < 5; turn++) await Promise.resolve();
        },
      }),
    );
  app = new App({ ...bridge, on: bridge.on, command: bridge.command, query: query as never });
  repair = new Repair(app, 7);
});
const last = () => asked.at(-1)!;

describe('what happened in a round', () => {
  it('is nothing at first, and everything that was said goes to main', () => {
    expect([repair.begun, repair.view, repair.plan, repair.ready]).toEqual([false, null, null, false]);
    repair.say('missing', 307);
    repair.say('missing', 309);
    repair.say('arrived', 418);
    expect(repair.keep(round, open.board)).toBe(true);
    expect(last().args).toEqual({ round: 7, missing: [307, 309], arrived: [418], held: [13], played: [] });
    repair.takeOut(309);
    repair.takeOut(418);
    expect(last().args).toEqual({ round: 7, missing: [307], arrived: [], held: [13], played: [] });
    expect(repair.begun).toBe(true);
  });

  it.each([
    ['missing', (each: Repair) => each.say('missing', 307)],
    ['arrived', (each: Repair) => each.say('arrived', 418)],
    ['held', (each: Repair) => each.keep(round, 13)],
    ['played', (each: Repair) => each.swap(round, [12])],
  ] as const)('has begun with %s', (_, say) => {
    say(repair);
    expect(repair.begun).toBe(true);
  });

  it('boards stay that are there and have no result, and can be let go', () => {
    expect([repair.keep(round, 99), repair.keep(round, 12), asked.length]).toEqual([false, false, 0]);
    expect(repair.keep(round, 17)).toBe(true);
    expect(repair.keep(round, 13)).toBe(true);
    expect(repair.held).toEqual([13, 17]);
    expect(repair.keep(round, 13)).toBe(true);
    expect(repair.held).toEqual([17]);
  });

  it('one board was played with turned colours, two with each other’s Black', () => {
    expect(repair.swap(round, [12])).toBe(true);
    expect(repair.played).toEqual([{ board: 12, white: second.black.id, black: second.white.id }]);
    expect(repair.playedText).toContain('12');
    expect(repair.swap(round, [12, 13])).toBe(true);
    expect(last().args.played).toEqual([
      { board: 12, white: second.white.id, black: open.black.id },
      { board: 13, white: open.white.id, black: second.black.id },
    ]);
    for (const none of [[99], [12, 99], [12, 13, 17], []]) expect(repair.swap(round, none)).toBe(false);
    expect(repair.played).toHaveLength(2);
    // Who is missing was not there to play otherwise.
    repair.say('missing', 307);
    expect([repair.played, repair.playedText]).toEqual([[], '']);
  });
});

describe('who may be meant', () => {
  it('missing are those of the round, by board in the order of colours or by name; once each', () => {
    const ids = (typed: string) => repair.hits('missing', typed, round, PLAYERS).map(({ id }) => id);
    expect(ids('13')).toEqual([open.white.id, open.black.id]);
    expect(ids('99')).toEqual([]);
    expect(ids(PLAYERS[18]!.name)).toEqual([319]);
    repair.say('missing', open.white.id);
    expect(ids('13')).toEqual([open.black.id]);
    // With the bye one is in the round, without an entry not.
    expect([ids(PLAYERS[114]!.name), ids(PLAYERS[117]!.name)]).toEqual([[415], []]);
    expect(repair.hits('missing', 'lar', round, PLAYERS)).toHaveLength(6);
  });

  it('arrived are the others, and a board leads to nobody', () => {
    const ids = (typed: string) => repair.hits('arrived', typed, round, PLAYERS).map(({ id }) => id);
    expect([ids(PLAYERS[117]!.name), ids(PLAYERS[18]!.name), ids('13')]).toEqual([[418], [], []]);
  });
});

describe('the plans of main', () => {
  it('of several answers that to the newest question counts', async () => {
    repair.say('missing', 307);
    repair.say('missing', 309);
    expect(repair.computing).toBe(true);
    await asked[1]!.answer(viewOf('new', planOf('best', 1)));
    await asked[0]!.answer(viewOf('old', planOf('other', 1)));
    expect([repair.view?.token, repair.computing, repair.ready]).toEqual(['new', false, true]);
  });

  it('a refusal is shown with its advice instead of them, until an answer comes', async () => {
    repair.say('missing', 307);
    await last().answer({
      ok: false,
      refusal: { code: 'x', message: 'No.', advice: 'Do it.', severity: 'refused' },
    });
    expect([repair.problem, repair.view, repair.computing]).toEqual(['No. Do it.', null, false]);
    repair.say('missing', 309);
    await last().answer(viewOf('t', planOf('best', 1)));
    expect([repair.problem, repair.plan?.kind]).toEqual(['', 'best']);
    // Nor can a plan be published that was computed before.
    repair.say('missing', 303);
    const refusal = { code: 'x', message: 'Nor so.', advice: '', severity: 'refused' } as const;
    await last().answer({ ok: false, refusal });
    expect([repair.problem, repair.plan, await repair.publish()]).toEqual(['Nor so.', null, null]);
    expect(bridge.sent).toEqual([]);
  });

  it('one of them is chosen; another computation begins with the first', async () => {
    repair.say('missing', 307);
    await last().answer(viewOf('t', planOf('best', 1), planOf('other', 1)));
    repair.choose(2);
    expect(repair.chosen).toBe(0);
    repair.choose(1);
    expect([repair.chosen, repair.plan?.kind]).toEqual([1, 'other']);
    repair.say('missing', 309);
    expect(repair.ready).toBe(false);
    await last().answer(viewOf('u', planOf('best', 1)));
    expect([repair.chosen, repair.plan?.kind]).toEqual([0, 'best']);
  });

  it.each([
    [1, true],
    [2, true],
    [3, false],
    [4, false],
    [null, false],
  ] as const)('in situation %s is ready before anybody agreed: %s', async (situation, ready) => {
    repair.say('missing', 307);
    await last().answer(viewOf('t', planOf('best', situation, 303, 304)));
    expect(repair.ready).toBe(ready);
    repair.agree(303);
    expect(repair.toAsk.map(({ id }) => id)).toEqual([304]);
    expect(repair.ready).toBe(ready);
    repair.agree(304);
    expect(repair.toAsk).toEqual([]);
    expect(repair.ready).toBe(situation !== null);
  });

  it('who agreed to one place is asked again for another', async () => {
    const placed = (kind: string, black: number): RepairPlanView => ({
      ...planOf(kind, 3, 303),
      changes: [{ board: 11, before: null, after: { white: PLAYERS[2]!, black: PLAYERS[black - 1]! } }],
    });
    repair.say('missing', 307);
    await last().answer(viewOf('t', placed('best', 4), placed('other', 5), placed('third', 4)));
    repair.agree(303);
    expect([repair.agreed, repair.ready]).toEqual([[303], true]);
    repair.choose(1);
    expect([repair.agreed, repair.toAsk.length, repair.ready]).toEqual([[], 1, false]);
    repair.choose(2);
    expect([repair.agreed, repair.ready]).toEqual([[303], true]);
  });

  it('an agreement is taken back: of one player, or the last to this plan; that to another plan stays', async () => {
    const pair = [PLAYERS[2]!, PLAYERS[3]!] as const;
    const placed = (kind: string, [white, black]: typeof pair): RepairPlanView => ({
      ...planOf(kind, 3, 303, 304),
      changes: [{ board: 11, before: null, after: { white, black } }],
    });
    repair.say('missing', 307);
    await last().answer(viewOf('t', placed('best', pair), placed('other', [pair[1], pair[0]])));
    for (const id of [303, 304]) repair.agree(id);
    repair.choose(1);
    for (const id of [304, 303]) repair.agree(id);
    repair.takeBack();
    expect([repair.agreed, repair.toAsk.map(({ id }) => id), repair.ready]).toEqual([[304], [303], false]);
    repair.choose(0);
    expect([repair.agreed, repair.ready]).toEqual([[303, 304], true]);
    repair.takeBack(303);
    expect([repair.agreed, repair.toAsk.map(({ id }) => id)]).toEqual([[304], [303]]);
    repair.takeBack();
    repair.takeBack();
    repair.choose(1);
    expect(repair.agreed).toEqual([304]);
  });

  it('what was said to be played otherwise is taken out again', () => {
    repair.swap(round, [12]);
    repair.forgetPlayed();
    expect([repair.begun, repair.playedText, last().args.played]).toEqual([false, '', []]);
  });

  it('who refuses keeps the board, once, where there is one without a result', () => {
    repair.refuse(round, open.black.id);
    expect(repair.held).toEqual([13]);
    for (const id of [open.white.id, second.white.id, 418]) repair.refuse(round, id);
    expect(repair.held).toEqual([13]);
  });

  it('where the board of who refuses cannot stay, the next plan is taken, up to the last', async () => {
    repair.say('missing', open.white.id);
    const plans = [planOf('best', 3, open.black.id, 418), planOf('other', 3, 418), planOf('leave', null)];
    await last().answer(viewOf('t', ...plans));
    // Their opponent is missing: the board is no game.
    repair.refuse(round, open.black.id);
    expect([repair.held, repair.plan?.kind]).toEqual([[], 'other']);
    repair.refuse(round, 418);
    expect(repair.plan?.kind).toBe('leave');
    repair.refuse(round, 418);
    expect([repair.held, repair.plan?.kind]).toEqual([[], 'leave']);
  });
});

describe('publishing a plan', () => {
  const begun = async () => {
    repair.say('missing', 307);
    await last().answer(viewOf('token 1', planOf('best', 3, 303), planOf('other', 3, 303)));
    repair.choose(1);
    repair.agree(303);
  };

  it('sends the chosen one with who agreed, and answers its version', async () => {
    expect(await repair.publish()).toBeNull();
    await begun();
    expect(await repair.publish()).toBe(2);
    expect(bridge.sentAs('round.repair')).toEqual([
      { token: 'token 1', plan: 'other', agreed: [303], confirmed: 0 },
    ]);
  });

  it.each([
    ['overtaken', 2],
    ['disk-full', 1],
  ])('that is refused as %s: plans computed %i times', async (code, times) => {
    await begun();
    const refusal = { code, message: '', advice: '', severity: 'refused' } as const;
    bridge.prepare('round.repair', { ok: false, refusal });
    let isDone = false;
    const done = repair.publish().finally(() => (isDone = true));
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    // Where they are computed anew, it is over once they are here.
    expect([asked.length, isDone]).toEqual([times, times === 1]);
    if (times > 1) await last().answer(viewOf('token 2'));
    expect(await done).toBeNull();
  });
});
