/** C.04.2 4.4: repair of a round on the wall, on a desk of its own. The plans are written down, as the thread answers them. */
import { describe, expect, it } from 'vitest';
import {
  blankPlayer,
  fail,
  ok,
  type CheckFinding,
  type EventDraft,
  type RepairFailure,
  type RepairPlan,
  type RepairRequest,
  type Violation,
} from '../../src-engine/index.ts';
import { Repairs } from '../../src-main/handlers/round/repair.ts';
import type { Jobs } from '../../src-main/pairing/jobs.ts';
import { texts } from '../../src-main/texts.ts';
import { askedBy, refusedBy, DeskWithJobs } from './desk-with-jobs.ts';
import { FIRST, imported, minute, results, TABLES, up } from './written.ts';

const words = texts.repair;
const endsFideMode = texts.entries.rules.endsFideMode;
/** Board 11 is over, 14 and 20 are not; who has the bye is 3. */
const START = [imported(), ...up(1, FIRST, 3), ...results(1, FIRST, 'white-wins')];
const REQUEST: RepairRequest = { round: 1, missing: [5], arrived: [], held: [], played: [] };
/** Who is not there had White on board 14: the bye goes there. */
const PLAN: RepairPlan = {
  kind: 'fewest',
  pairs: [FIRST[0]!, { white: 3, black: 8 }, FIRST[2]!],
  boardNumbers: TABLES,
  bye: null,
  unpaired: [],
  changes: [{ board: 14, before: FIRST[1]!, after: { white: 3, black: 8 } }],
  cost: { boards: 1 } as unknown as RepairPlan['cost'],
  violations: [],
  colours: [],
  changeCase: 3,
  concerned: [3, 8],
  unlikeSystem: 2,
};
const LEAVE: RepairPlan = {
  ...PLAN,
  ...{ kind: 'leave', pairs: FIRST, unpaired: [{ player: 3, kind: 'pab' }], bye: 3, changes: [] },
  ...{ changeCase: null, concerned: [], unlikeSystem: null },
};
const named = (id: number) => ({
  ...{ id, tpn: 10 - id, name: `Name${id}, Given`, title: null, rating: 1500 + 100 * id },
});
const broken = (kind: string, article: string, ...players: readonly number[]): Violation =>
  ({ id: '', kind, article, players }) as unknown as Violation;
type Answer = Jobs['repair']['value'];

function deskOf(answer: (args: Jobs['repair']['args']) => Answer | Promise<Answer>, drafts = START) {
  const written = new DeskWithJobs(drafts, { repair: answer });
  const repairs = new Repairs(written.desk);
  const ask = (request: Partial<RepairRequest> = {}) =>
    repairs.queries()['round.repairs']({ ...REQUEST, ...request });
  const plansFor = async (request: Partial<RepairRequest> = {}) => {
    const reply = await ask(request);
    if (!reply.ok) throw new Error(reply.refusal.code);
    return reply.value;
  };
  type Given = Parameters<ReturnType<typeof repairs.commands>['round.repair']>[0];
  const repair = (given: Pick<Given, 'token'> & Partial<Given>) =>
    repairs.commands()['round.repair']({ plan: 'fewest', agreed: [], confirmed: 0, ...given });
  return { written, ask, plansFor, repair };
}
const planned = (...plans: readonly RepairPlan[]) => deskOf(() => ok(plans));

describe('the plans of a repair', () => {
  it('are shown with what they change, cost and break, with names', async () => {
    const breaking = {
      ...{ ...PLAN, kind: 'nearby', bye: 4, unpaired: [{ player: 4, kind: 'pab' }] },
      ...{ violations: [broken('own', 'C.04.1 2', 3, 8)], changeCase: 'played' },
      changes: [
        { board: 14, before: null, after: { white: 8, black: 3 } },
        { board: 20, before: FIRST[2]!, after: null },
      ],
      pairs: [FIRST[0]!, { white: 8, black: 3 }],
      boardNumbers: [11, 14],
    } as RepairPlan;
    const { plansFor, written } = planned(PLAN, breaking, LEAVE);
    const { token, ...view } = await plansFor({ arrived: [] });
    expect(token).toMatch(/^[0-9a-f-]{36}$/);
    const sum = { boards: 3, byes: 0, absent: 1, active: 7 };
    expect(view).toEqual({
      ...{ round: 1, version: 1, boards: 3, missing: [named(5)], arrived: [], finished: [11] },
      plans: [
        {
          ...{ kind: 'fewest', cost: { boards: 1 }, violations: [], changeCase: 3, unlikeSystem: 2, sum },
          changes: [
            {
              board: 14,
              before: { white: named(5), black: named(8) },
              after: { white: named(3), black: named(8) },
            },
          ],
          bye: { before: named(3), after: null },
          concerned: [named(3), named(8)],
        },
        {
          ...{ kind: 'nearby', cost: { boards: 1 }, changeCase: 'played', unlikeSystem: 2 },
          violations: [texts.pairing.violation(broken('own', 'C.04.1 2', 3, 8), (id) => `Name${id}, Given`)],
          changes: [
            { board: 14, before: null, after: { white: named(8), black: named(3) } },
            { board: 20, before: { white: named(7), black: named(4) }, after: null },
          ],
          bye: { before: named(3), after: named(4) },
          concerned: [named(3), named(8)],
          sum: { boards: 2, byes: 1, absent: 2, active: 7 },
        },
        {
          ...{ kind: 'leave', cost: { boards: 1 }, violations: [], changeCase: null, unlikeSystem: null },
          ...{ changes: [], bye: { before: named(3), after: named(3) }, concerned: [] },
          sum: { boards: 3, byes: 1, absent: 0, active: 7 },
        },
      ],
    });
    expect(written.asked).toEqual([
      { name: 'repair', args: { tournament: written.log.state.tournament, request: REQUEST } },
    ]);
    expect(written.stored).toEqual([]);
  });

  it('tell of no bye where there was none, and of who arrived', async () => {
    const [draft, wall] = up(1, FIRST, 3);
    const drafted = { ...draft!, payload: { ...draft!.payload, unpaired: [] } } as EventDraft;
    const { plansFor } = deskOf(() => ok([PLAN]), [imported(), drafted, wall!]);
    const view = await plansFor({ missing: [8, 6], arrived: [3] });
    expect(view.plans[0]!.bye).toEqual({ before: null, after: null });
    expect(view.missing).toEqual([named(8), named(6)]);
    expect(view.arrived).toEqual([named(3)]);
    expect(view.finished).toEqual([]);
  });

  it('are computed with those who arrived here and with a number', async () => {
    const late = { ...blankPlayer(10, 'Name10, Given'), rating: 1700, arrival: 'later' as const, tpn: 0 };
    const added: EventDraft = { kind: 'player-added', payload: { player: { ...late, entryRound: 2 } } };
    const { plansFor, repair, written } = deskOf(() => ok([PLAN]), [...START, added]);
    const { token } = await plansFor({ arrived: [10] });
    const { tournament } = written.asked[0]!.args as Jobs['repair']['args'];
    expect(tournament.players.find(({ id }) => id === 10)).toMatchObject({ arrival: 'here', entryRound: 1 });
    expect(tournament.players.find(({ id }) => id === 10)!.tpn).toBeGreaterThan(0);
    expect(written.stored).toEqual([]);
    expect(await repair({ token, agreed: [3, 8], confirmed: 4 })).toMatchObject({ ok: true });
    expect(written.stored.map(({ kind }) => kind)).toEqual([
      ...['player-arrival', 'numbers-assigned', 'round-repaired', 'round-checked'],
    ]);
    expect(written.log.state.tournament.players.map(({ tpn }) => tpn)).toEqual(
      tournament.players.map(({ tpn }) => tpn),
    );
  });

  it('are not computed for somebody who is gone, nor where nothing may be written', async () => {
    const { ask, written } = planned(PLAN);
    const { gone } = texts.refusals;
    expect(await refusedBy(ask({ missing: [77] }))).toMatchObject({
      ...{ code: 'not-there', message: gone.player(77) },
    });
    expect((await refusedBy(ask({ missing: [5], arrived: [78] }))).message).toBe(gone.player(78));
    written.desk.past = 2;
    expect((await refusedBy(ask())).code).toBe('looking-back');
    expect(written.asked).toEqual([]);
  });

  it('are none where the tournament was closed meanwhile', async () => {
    const closing = deskOf(() => {
      closing.written.desk.document = null;
      return ok([PLAN]);
    });
    expect((await refusedBy(closing.ask())).code).toBe('no-document');
  });

  it.each<[RepairFailure, string[], number[], string]>([
    [{ code: 'missing-has-result', players: [9, 6] }, ['Name9, Given', 'Name6, Given'], [], 'C.04.2 4.4'],
    [{ code: 'played-has-result', boards: [11, 20] }, [], [11, 20], 'C.04.2 4.4'],
    [{ code: 'round-not-last', article: 'C.04.2 9' }, [], [], 'C.04.2 9'],
  ])('are none where %o', async (failure, names, boards, article) => {
    const { ask } = deskOf(() => fail(failure));
    expect(await refusedBy(ask())).toEqual({
      ...{ code: failure.code, severity: 'refused', message: words.failures[failure.code](names, boards) },
      ...{ advice: words.failureAdvice, article },
    });
  });
});

describe('a plan that is chosen', () => {
  const repaired = {
    ...{ round: 1, version: 2, plan: 'fewest', article: 'C.04.2 4.4 (3)', pairs: PLAN.pairs },
    ...{ boardNumbers: TABLES, unpaired: [], changed: [14], open: [14, 20], agreed: [8] },
    programme: '7.8.9',
  };

  it('is asked about with who has not agreed, and published with the verdict on it', async () => {
    const { plansFor, repair, written } = planned(LEAVE, PLAN);
    const { token } = await plansFor();
    const given = { token, agreed: [8, 4] };
    const { act, replaces, tell, notAgreed, caseSays } = words;
    const question = { level: 3, act: act(1), article: 'C.04.2 4.4 (3)' };
    const last = [caseSays[3], replaces(2, [14]), tell(['Name3, Given', 'Name8, Given'])];
    const consequences = [notAgreed(['Name3, Given']), ...last];
    expect(await askedBy(repair(given))).toEqual({ ...question, consequences });
    expect(await askedBy(repair({ token, agreed: [3, 8] }))).toEqual({ ...question, consequences: last });
    expect(written.stored).toEqual([]);
    expect(await repair({ ...given, confirmed: 3 })).toEqual({ ok: true, value: { version: 2 } });
    expect(written.stored).toEqual([
      { kind: 'round-repaired', payload: repaired },
      {
        kind: 'round-checked',
        payload: { round: 1, agrees: true, verdict: { code: 'judged', boards: 3 }, violations: [] },
      },
    ]);
    // What was chosen is on the wall: it is not chosen twice.
    expect((await refusedBy(repair({ ...given, confirmed: 3 }))).code).toBe('overtaken');
  });

  it('changes the boards that somebody sits at, and concerns nobody perhaps', async () => {
    const turned = {
      ...{ ...PLAN, changeCase: 'played', concerned: [] },
      pairs: [FIRST[0]!, { white: 8, black: 5 }, FIRST[2]!],
      unpaired: [{ player: 3, kind: 'pab' }],
      bye: 3,
      changes: [
        { board: 14, before: FIRST[1]!, after: { white: 8, black: 5 } },
        { board: 15, before: FIRST[1]!, after: null },
      ],
    } as RepairPlan;
    const { plansFor, repair, written } = planned(turned);
    const { token } = await plansFor({ missing: [] });
    expect(await askedBy(repair({ token }))).toEqual({
      ...{ level: 3, act: words.act(1), article: 'C.04.2 4.3 (b)' },
      consequences: [words.caseSays.played, words.replaces(2, [14])],
    });
    await repair({ token, confirmed: 3 });
    expect(written.stored[0]!.payload).toMatchObject({ changed: [14], open: [14, 20], agreed: [] });
  });

  it('that breaks a rule anew ends FIDE mode, once', async () => {
    const violations = [broken('own', 'C.04.1 2', 3, 8)];
    const sentence = texts.pairing.violation(violations[0]!, (id) => `Name${id}, Given`);
    const against = 'round 1 changed against the rules';
    const left: EventDraft = { kind: 'fide-mode-left', payload: { why: 'the club wants it' } };
    for (const before of [[], [left]]) {
      const { plansFor, repair, written } = deskOf(
        () => ok([{ ...PLAN, violations }]),
        [...START, ...before],
      );
      const given = { token: (await plansFor()).token, agreed: [3, 8] };
      const { level, consequences } = await askedBy(repair(given));
      expect(level).toBe(4);
      const ends = before.length === 0 ? [sentence, endsFideMode] : [sentence];
      expect(consequences).toEqual([...ends, words.caseSays[3], ...consequences.slice(-2)]);
      await repair({ ...given, confirmed: 4 });
      const outside = { kind: 'fide-mode-left', payload: { why: against } };
      expect(written.stored.slice(1, -1)).toEqual(before.length === 0 ? [outside] : []);
      expect(written.stored.at(-1)!.payload).toMatchObject({
        agrees: false,
        violations: [{ code: 'rule', kind: 'own', article: 'C.04.1 2', players: [3, 8] }],
      });
    }
  });

  it.each([
    [[9, 6], 3],
    [[6, 9], 4],
    [[7, 4], 3],
    [[7, 6], 4],
    [[9, 4], 4],
    [[3], 3],
    [[4], 4],
  ] as const)('breaks nothing anew with what stood before: %o', async (players, level) => {
    const violations = [broken('own', 'C.04.1 2', ...players)];
    const { plansFor, repair } = planned({ ...PLAN, violations });
    const { token } = await plansFor();
    expect((await askedBy(repair({ token }))).level).toBe(level);
  });

  it('is asked about loudly where one of several things did not stand, or the bye was another one', async () => {
    const both = [broken('own', 'C.04.1 2', 9, 6), broken('own', 'C.04.1 2', 3, 8)];
    const several = planned({ ...PLAN, violations: both });
    const { token } = await several.plansFor();
    expect((await askedBy(several.repair({ token }))).level).toBe(4);
    const [draft, wall] = up(1, FIRST, 3);
    const unpaired = [{ player: 3, kind: 'half' }];
    const half = { ...draft!, payload: { ...draft!.payload, unpaired } } as unknown as EventDraft;
    const bye = { ...PLAN, violations: [broken('own', 'C.04.1 3', 3)] };
    const other = deskOf(() => ok([bye]), [imported(), half, wall!]);
    expect((await askedBy(other.repair({ token: (await other.plansFor()).token }))).level).toBe(4);
  });

  it('keeps what the check found of the colours of boards that stay', async () => {
    const rule = (kind: string, ...players: readonly number[]): CheckFinding => ({
      ...{ code: 'rule', kind, article: `C.04.3 ${kind}`, players },
    });
    const before = [
      { code: 'sum' } as const,
      rule('wrong-colour', 9, 6),
      rule('third-colour', 5, 8),
      rule('rematch', 7, 4),
      rule('colour-difference', 7, 4),
      rule('third-colour', 7, 4),
    ];
    const verdict = { code: 'compared', boards: 3, different: 0, rules: 12 } as const;
    const check: EventDraft = {
      kind: 'round-checked',
      payload: { round: 1, agrees: false, verdict, violations: before },
    };
    const start = [...START.slice(0, 2), check, ...START.slice(2)];
    const stored = async (colours: readonly Violation[]) => {
      const { plansFor, repair, written } = deskOf(() => ok([{ ...PLAN, colours }]), start);
      await repair({ token: (await plansFor()).token, agreed: [3, 8], confirmed: 4 });
      return written.stored.at(-1)!.payload;
    };
    const found = broken('colour-difference', 'C.04.3 colour-difference', 7, 4);
    expect(await stored([found])).toEqual({
      ...{ round: 1, agrees: false, verdict: { code: 'judged', boards: 3 } },
      violations: [rule('colour-difference', 7, 4), rule('wrong-colour', 9, 6), rule('third-colour', 7, 4)],
    });
    expect(await stored([])).toMatchObject({
      agrees: false,
      violations: [rule('wrong-colour', 9, 6), rule('colour-difference', 7, 4), rule('third-colour', 7, 4)],
    });
  });

  it('is refused where its players do not fit into the round, and nothing is stored', async () => {
    const twice = { ...PLAN, unpaired: [{ player: 8, kind: 'pab' }] } as RepairPlan;
    const { plansFor, repair, written } = planned(twice);
    const { token } = await plansFor();
    const refused = await refusedBy(repair({ token, agreed: [3, 8], confirmed: 4 }));
    expect(refused.code).toBe('event-does-not-apply');
    expect(written.stored).toEqual([]);
  });

  it('is one of those that were shown, and changes something', async () => {
    const { plansFor, repair } = planned(PLAN, LEAVE);
    const { token } = await plansFor();
    const none = { code: 'no-such-plan', severity: 'refused', message: words.noPlan, advice: '' };
    expect(await refusedBy(repair({ token, plan: 'leave' }))).toEqual(none);
    expect((await refusedBy(repair({ token, plan: 'nearby' }))).code).toBe('no-such-plan');
    expect(await refusedBy(repair({ token: 'another' }))).toEqual({
      ...{ code: 'overtaken', severity: 'refused' },
      ...{ message: words.overtaken, advice: words.overtakenAdvice },
    });
  });

  const author = { at: minute(50), actor: 'B', command: 'test' };
  const printed: EventDraft = {
    kind: 'document-printed',
    payload: { document: 'pairings', title: '', round: 1, version: 1, pages: 1 },
  };
  const seen: EventDraft = {
    kind: 'player-seen',
    payload: { player: 3, name: 'Name3, Given', round: 1, seen: true },
  };
  it.each([
    ['is taken after a print', printed, true],
    ['is overtaken by a result', results(1, FIRST, 'draw', 'draw', 'draw')[2]!, false],
    ['is overtaken by who was seen', seen, false],
  ] as const)('%s', async (_, draft, isTaken) => {
    const { plansFor, repair, written } = planned(PLAN);
    const { token } = await plansFor();
    expect(written.store([draft], author).ok).toBe(true);
    const reply = await repair({ token, agreed: [3, 8], confirmed: 3 });
    expect(reply.ok).toBe(isTaken);
    if (!isTaken) expect(reply).toMatchObject({ refusal: { code: 'overtaken' } });
  });

  it('is one of those that were asked for last, whichever thread answers first', async () => {
    let release: (plans: Answer) => void = () => undefined;
    const slow = new Promise<Answer>((resolve) => (release = resolve));
    let asked = 0;
    const { plansFor, repair } = deskOf(() => (++asked === 1 ? slow : ok([PLAN])));
    const first = plansFor({ missing: [8] });
    const { token } = await plansFor();
    release(ok([PLAN]));
    const late = await first;
    expect(late.token).not.toBe(token);
    expect((await refusedBy(repair({ token: late.token }))).code).toBe('overtaken');
    expect((await askedBy(repair({ token }))).level).toBe(3);
  });
});
