/** C.04.2 4.4: repair of a later round, which was on the wall in two versions: nothing of the round before gets into it. */
import { describe, expect, it } from 'vitest';
import {
  blankPlayer,
  ok,
  type CheckFinding,
  type EventDraft,
  type RepairPlan,
  type RepairRequest,
  type Violation,
} from '../../src-engine/index.ts';
import { Repairs } from '../../src-main/handlers/round/repair.ts';
import { texts } from '../../src-main/texts.ts';
import { askedBy, DeskWithJobs, refusedBy } from './desk-with-jobs.ts';
import { FIRST, imported, results, SECOND, TABLES, up } from './written.ts';

const words = texts.repair;
const [DRAFT, WALL] = up(2, SECOND, 4);
const colour: CheckFinding = { code: 'rule', kind: 'wrong-colour', article: 'C.04.3 5.2', players: [6, 5] };
const check: EventDraft = {
  kind: 'round-checked',
  payload: {
    ...{ round: 2, agrees: false, violations: [colour] },
    verdict: { code: 'compared', boards: 3, different: 0, rules: 12 },
  },
};
/** Round 1 is over. Of round 2, board 14 is over and 11 and 20 are not; who has the bye is 4. */
const START: readonly EventDraft[] = [
  imported(),
  ...up(1, FIRST, 3),
  ...results(1, FIRST, 'white-wins', 'draw', 'black-wins'),
  ...[DRAFT!, WALL!],
  { kind: 'round-unpublished', payload: { round: 2, version: 1 } },
  { kind: 'round-published', payload: { round: 2, version: 2, boards: 3, programme: 'test' } },
  { kind: 'result-entered', payload: { round: 2, board: 14, ...SECOND[1]!, result: 'draw', was: 'open' } },
];
const REQUEST: RepairRequest = { round: 2, missing: [8], arrived: [], held: [], played: [] };
/** Who is not there had White on board 11: the bye goes there. */
const PLAN: RepairPlan = {
  kind: 'fewest',
  pairs: [{ white: 4, black: 9 }, ...SECOND.slice(1)],
  boardNumbers: TABLES,
  bye: null,
  unpaired: [],
  changes: [{ board: 11, before: SECOND[0]!, after: { white: 4, black: 9 } }],
  cost: { boards: 1 } as unknown as RepairPlan['cost'],
  violations: [],
  colours: [],
  changeCase: 3,
  concerned: [4, 9],
  unlikeSystem: null,
};
const named = (id: number) => ({
  ...{ id, tpn: 10 - id, name: `Name${id}, Given`, title: null, rating: 1500 + 100 * id },
});

async function planned(plan: Partial<RepairPlan> = {}, drafts = START, request: Partial<RepairRequest> = {}) {
  const written = new DeskWithJobs(drafts, { repair: () => ok([{ ...PLAN, ...plan }]) });
  const repairs = new Repairs(written.desk);
  const reply = await repairs.queries()['round.repairs']({ ...REQUEST, ...request });
  if (!reply.ok) throw new Error(reply.refusal.code);
  const { token } = reply.value;
  type Confirmed = Parameters<ReturnType<typeof repairs.commands>['round.repair']>[0]['confirmed'];
  const repair = (confirmed: Confirmed = 0) =>
    repairs.commands()['round.repair']({ token, plan: 'fewest', agreed: [4, 9], confirmed });
  return { written, view: reply.value, repair };
}

describe('the repair of a later round', () => {
  it('is shown with its own boards, results, bye and version', async () => {
    const { view } = await planned();
    const { token: _, plans, ...shown } = view;
    expect(shown).toEqual({
      ...{ round: 2, version: 2, boards: 3, missing: [named(8)], arrived: [], finished: [14] },
    });
    expect(plans).toEqual([
      {
        ...{ kind: 'fewest', cost: { boards: 1 }, violations: [], changeCase: 3, unlikeSystem: null },
        changes: [
          {
            board: 11,
            before: { white: named(8), black: named(9) },
            after: { white: named(4), black: named(9) },
          },
        ],
        bye: { before: named(4), after: null },
        concerned: [named(4), named(9)],
        sum: { boards: 3, byes: 0, absent: 1, active: 7 },
      },
    ]);
  });

  it('replaces its own version, and keeps what its own check found of boards that stay', async () => {
    const { written, repair } = await planned({}, [...START.slice(0, 7), check, ...START.slice(7)]);
    expect(await askedBy(repair())).toEqual({
      ...{ level: 3, act: words.act(2), article: 'C.04.2 4.4 (3)' },
      consequences: [
        ...[words.caseSays[3], words.replaces(3, [11]), words.tell(['Name4, Given', 'Name9, Given'])],
      ],
    });
    expect(await repair(3)).toEqual({ ok: true, value: { version: 3 } });
    expect(written.stored).toEqual([
      {
        kind: 'round-repaired',
        payload: {
          ...{ round: 2, version: 3, plan: 'fewest', article: 'C.04.2 4.4 (3)', pairs: PLAN.pairs },
          ...{ boardNumbers: TABLES, unpaired: [], changed: [11], open: [11, 20], agreed: [4, 9] },
          programme: '7.8.9',
        },
      },
      {
        kind: 'round-checked',
        payload: {
          ...{ round: 2, agrees: false, verdict: { code: 'judged', boards: 3 }, violations: [colour] },
        },
      },
    ]);
    // The result of the board that stays is where it was.
    const { boards } = written.log.state.tournament.rounds[1]!;
    expect(boards.map(({ white, black, result }) => [white, black, result])).toEqual([
      [4, 9, 'open'],
      [3, 7, 'draw'],
      [6, 5, 'open'],
    ]);
  });

  it.each([
    ['a pair that it had', [3, 7], 3],
    ['a pair of the round before', [9, 6], 4],
    ['its bye', [4], 3],
    ['the bye of the round before', [3], 4],
  ] as const)('breaks nothing anew with %s alone', async (_, players, level) => {
    const violation = { id: '', kind: 'own', article: 'C.04.1 2', players } as unknown as Violation;
    const { written, repair } = await planned({ violations: [violation] });
    expect((await askedBy(repair())).level).toBe(level);
    await repair(4);
    const outside = { kind: 'fide-mode-left', payload: { why: 'round 2 changed against the rules' } };
    expect(written.stored.slice(1, -1)).toEqual(level === 4 ? [outside] : []);
  });

  it('tells the bye from who had asked for one', async () => {
    const [draft] = up(2, SECOND.slice(0, 2), 4);
    const unpaired = [
      { player: 5, kind: 'half' },
      { player: 4, kind: 'pab' },
      { player: 6, kind: 'zero' },
    ];
    const drafted = {
      ...draft!,
      payload: { ...draft!.payload, unpaired, boardNumbers: [11, 14] },
    } as EventDraft;
    const violation = { id: '', kind: 'own', article: 'C.04.1 3', players: [4] } as unknown as Violation;
    const { view, repair } = await planned({ violations: [violation] }, [
      ...START.slice(0, 6),
      drafted,
      WALL!,
    ]);
    expect(view.plans[0]!.bye.before).toEqual(named(4));
    // Who has the bye had it already.
    expect((await askedBy(repair())).level).toBe(3);
  });

  it('tells the one whom it concerns, and is none before plans were asked for', async () => {
    const { written, repair } = await planned({ concerned: [9] });
    expect((await askedBy(repair())).consequences.at(-1)).toBe(words.tell(['Name9, Given']));
    const other = new Repairs(written.desk).commands()['round.repair'];
    const early = other({ token: 'none', plan: 'fewest', agreed: [], confirmed: 0 });
    expect((await refusedBy(early)).code).toBe('overtaken');
  });

  it('takes in who arrived for it, from this round on and with a number', async () => {
    const late = { ...blankPlayer(10, 'Name10, Given'), rating: 1700, arrival: 'later' as const };
    const added: EventDraft = { kind: 'player-added', payload: { player: { ...late, entryRound: 3 } } };
    const { written, view, repair } = await planned(
      {
        pairs: [{ white: 10, black: 9 }, ...SECOND.slice(1)],
        unpaired: [{ player: 4, kind: 'pab' }],
        bye: 4,
      },
      [...START, added],
      { arrived: [10] },
    );
    expect(view.arrived).toEqual([{ ...named(10), tpn: 8, rating: 1700 }]);
    await repair(4);
    expect(written.stored.slice(0, 2)).toEqual([
      {
        kind: 'player-arrival',
        payload: { player: 10, name: 'Name10, Given', arrival: 'here', was: 'later', entryRound: 2 },
      },
      { kind: 'numbers-assigned', payload: { round: 2, numbers: [[10, 8]] } },
    ]);
    expect(written.stored[2]).toMatchObject({ kind: 'round-repaired', payload: { round: 2, changed: [11] } });
  });
});
