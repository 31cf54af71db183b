import { describe, expect, it } from 'vitest';
import { pairingTaskOf } from '../../src-engine/handling/task.ts';
import { placeOfBoard } from '../../src-engine/model/seating.ts';
import type { Tournament } from '../../src-engine/model/tournament.ts';
import { repairPlansOf } from '../../src-engine/repair/plans.ts';
import type { RepairPlan, RepairRequest } from '../../src-engine/repair/plan.ts';
import { systemOf } from '../../src-engine/systems/registry.ts';
import { historyOf } from '../oracle/histories.ts';
import { LiteralRepair, type LiteralCost } from './literal.ts';
import { plansOf, troubled } from './troubled.ts';
import { cases } from '../effort.ts';

const FEWEST = [0, 1, 2, 3, 4, 5] as const;
const NEARBY = [0, 4, 1, 2, 3, 5] as const;

const inOrder = (cost: LiteralCost, order: readonly number[]) => order.map((at) => cost[at]!);
function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}

describe('C.04.2 4.4 plans against every pairing there is', () => {
  it('each plan is the least of its order; nobody is lost, held boards stay', () => {
    let changed = 0;
    let nearer = 0;
    let illegal = 0;
    for (let seed = 1; seed <= cases(80, 400); seed++) {
      const given = troubled(seed);
      if (given === null) continue;
      const { tournament, request } = given;
      const literal = new LiteralRepair(tournament, request, (participants) => {
        const task = pairingTaskOf(tournament, request.round, { participants });
        if (!task.ok) throw new Error(task.failure.code);
        return task.value;
      });
      const costs = [...literal.everyPairing()].map((pairing) => literal.costOf(pairing));
      const plans = plansOf(tournament, request);
      for (const [kind, order] of [['fewest', FEWEST] as const, ['nearby', NEARBY] as const]) {
        const best = costs.map((cost) => inOrder(cost, order)).reduce((a, b) => (compare(a, b) <= 0 ? a : b));
        const plan = plans.find((one) => one.kind === kind);
        // A plan that changes nothing, or that is an earlier one, is not listed twice.
        if (plan === undefined) continue;
        const own = literal.costOf(plan);
        expect([seed, kind, inOrder(own, order)]).toEqual([seed, kind, best]);
        expect(plan.cost).toMatchObject({
          broken: own[0],
          idle: 0,
          turned: own[3],
          points: own[4],
          ratings: own[5],
        });
        if (kind === 'fewest') changed++;
        else nearer++;
        if (plan.cost.broken > 0) illegal++;
      }
      for (const plan of plans) accounted(tournament, request, plan);
    }
    // The comparison has something to compare.
    expect(changed).toBeGreaterThan(cases(25, 150));
    expect(nearer).toBeGreaterThan(cases(2, 20));
    expect(illegal).toBeGreaterThan(cases(1, 10));
  });
});

/** Everybody is on one board or has one entry; boards that are held, or have a result, are as they were, by their number too. */
function accounted({ rounds }: Tournament, request: RepairRequest, plan: RepairPlan): void {
  const round = rounds[request.round - 1]!;
  const seated = [
    ...plan.pairs.flatMap(({ white, black }) => [white, black]),
    ...plan.unpaired.map(({ player }) => player),
  ];
  expect(new Set(seated).size).toBe(seated.length);
  if (plan.kind === 'leave') return;
  const before = round.boards.flatMap(({ white, black }) => [white, black]);
  const due = [...before, ...round.unpaired.map(({ player }) => player), ...request.arrived];
  expect([...seated].sort()).toEqual(
    [...new Set(due.filter((player) => !request.missing.includes(player)))].sort(),
  );
  round.boards.forEach(({ white, black, result }, index) => {
    if (result === 'open' && !request.held.includes(index + 1)) return;
    expect(plan.pairs[placeOfBoard(plan, index + 1)]).toEqual({ white, black });
  });
}

describe('C.04.2 4.4 plans', () => {
  /** Identities of players by their numbers. */
  const idOf = (tpn: number) => 30 - tpn;
  const NINE = idOf(9);
  /** Enters late. */
  const LATE = idOf(20);

  /** Round 1 of eight by the Dutch system: 1–5, 6–2, 3–7, 8–4; 9 has the bye where there are nine. */
  function firstRound(size: number, more: readonly number[] = []): Tournament {
    const base = historyOf(3, 2).tournament;
    const numbers = [...Array.from({ length: size }, (_, index) => index + 1), ...more];
    const players = numbers.toReversed().map((tpn) => ({
      ...base.players[0]!,
      id: idOf(tpn),
      tpn,
      name: `Name${tpn}, Given`,
      rating: 2500 - 20 * tpn,
      arrival: 'here' as const,
      entryRound: 1,
      withdrawnFrom: null,
      absences: [],
      adjustment: 0,
    }));
    const rules = {
      ...base.rules,
      rounds: 5,
      initialColour: 'white' as const,
      virtualPoints: [],
      prohibitions: [],
    };
    const blank = { ...base, players: players.filter(({ tpn }) => tpn <= size), rounds: [], rules };
    const task = pairingTaskOf(blank, 1, { participants: 'declared' });
    const paired = task.ok ? systemOf('dutch-2026')!.pair(task.value) : task;
    if (!paired.ok) throw new Error(paired.failure.code);
    return {
      ...blank,
      players,
      rounds: [
        {
          stage: 'published',
          boards: paired.value.pairs.map((pair) => ({ ...pair, result: 'open', ratedAs: null })),
          unpaired: paired.value.bye === null ? [] : [{ player: paired.value.bye, kind: 'pab' }],
          version: 1,
          publishedAt: '2026-11-21T10:00:00Z',
          handMade: false,
          system: 'dutch-2026',
        },
      ],
    };
  }
  const ask = (more: Partial<RepairRequest>): RepairRequest => ({
    round: 1,
    missing: [],
    arrived: [],
    held: [],
    played: [],
    ...more,
  });

  it('4.4 (3) two who are without an opponent play each other, and nobody else moves', () => {
    const tournament = firstRound(9);
    const before = tournament.rounds[0]!.boards;
    const gone = before[1]!.white;
    const [plan] = plansOf(tournament, ask({ missing: [gone] }));
    expect(plan).toMatchObject({ kind: 'fewest', bye: null, changeCase: 3 });
    expect(plan!.cost).toMatchObject({ broken: 0, boards: 1, told: 2, idle: 0 });
    expect([...plan!.concerned].sort()).toEqual([before[1]!.black, NINE].sort());
    expect(plan!.changes).toHaveLength(1);
    expect(plan!.changes[0]!.board).toBe(2);
  });

  it('4.4 (4) a late entry takes the place of a no-show', () => {
    const tournament = firstRound(8, [20]);
    const { white, black } = tournament.rounds[0]!.boards[2]!;
    const [plan] = plansOf(tournament, ask({ missing: [black], arrived: [LATE] }));
    expect(plan).toMatchObject({ kind: 'fewest', bye: null, changeCase: 4 });
    expect(plan!.cost).toMatchObject({ boards: 1, told: 1 });
    const after = plan!.changes[0]!.after!;
    expect(new Set([after.white, after.black])).toEqual(new Set([white, LATE]));
  });

  it('4.4 (1) an accidental rematch is taken apart without being asked for', () => {
    const played = firstRound(8);
    const first = played.rounds[0]!;
    const again = {
      ...played,
      rounds: [
        { ...first, boards: first.boards.map((board) => ({ ...board, result: 'draw' as const })) },
        {
          ...first,
          boards: first.boards.map(({ white, black, ...rest }, at) =>
            at === 0
              ? { ...rest, white: black, black: white }
              : at === 1
                ? { ...rest, white: first.boards[2]!.white, black }
                : at === 2
                  ? { ...rest, white: first.boards[1]!.white, black }
                  : { ...rest, white: first.boards[3]!.black, black: first.boards[3]!.white },
          ),
        },
      ],
    };
    const [plan] = plansOf(again, { ...ask({}), round: 2 });
    expect(plan).toMatchObject({ kind: 'fewest', changeCase: 1 });
    expect(plan!.cost.broken).toBe(0);
  });

  it('leaving it keeps the wall and says how many have no game', () => {
    const tournament = firstRound(8, [20]);
    const { white } = tournament.rounds[0]!.boards[0]!;
    const leave = plansOf(tournament, ask({ missing: [white], arrived: [LATE] })).at(-1)!;
    expect(leave).toMatchObject({ kind: 'leave', changes: [], changeCase: null, concerned: [] });
    expect(leave.cost).toMatchObject({ boards: 0, told: 0, idle: 2 });
    const wall = tournament.rounds[0]!.boards;
    expect(leave.pairs).toEqual(wall.map((board) => ({ white: board.white, black: board.black })));
  });

  it('4.3 (b) turned colours are recorded as they were played', () => {
    const tournament = firstRound(8);
    const { white, black } = tournament.rounds[0]!.boards[1]!;
    const [plan] = plansOf(tournament, ask({ played: [{ board: 2, white: black, black: white }] }));
    expect(plan).toMatchObject({ kind: 'as-played' });
    expect(plan!.pairs[1]).toEqual({ white: black, black: white });
    expect(plan!.cost).toMatchObject({ boards: 1, turned: 2, broken: 0 });
  });

  it('opponents who sat at the wrong boards are recorded as they played', () => {
    const tournament = firstRound(8);
    const [first, second] = tournament.rounds[0]!.boards;
    const played = [
      { board: 1, white: first!.white, black: second!.black },
      { board: 2, white: second!.white, black: first!.black },
    ];
    const [plan] = plansOf(tournament, ask({ played }));
    expect(plan!.changes.map(({ board }) => board)).toEqual([1, 2]);
    expect(plan!.pairs.slice(0, 2)).toEqual(played.map(({ white, black }) => ({ white, black })));
  });

  it('the last board comes forward to a number that nobody needs', () => {
    const tournament = firstRound(8);
    const { white, black } = tournament.rounds[0]!.boards[0]!;
    const last = tournament.rounds[0]!.boards[3]!;
    const [plan] = plansOf(tournament, ask({ missing: [white, black] }));
    expect(plan!.pairs).toHaveLength(3);
    expect(plan!.pairs[0]).toEqual({ white: last.white, black: last.black });
    expect(plan!.changes.map(({ board }) => board)).toEqual([1, 4]);
    expect(plan!.cost).toMatchObject({ boards: 2, told: 2, turned: 0 });
  });

  it.each<[string, 'draw' | 'open', readonly number[]]>([
    ['with a result', 'draw', []],
    ['that is held', 'open', [4]],
  ])('the last board %s keeps its number, and the one before it comes forward', (_, result, held) => {
    const tournament = firstRound(8);
    const round = tournament.rounds[0]!;
    const boards = round.boards.with(3, { ...round.boards[3]!, result });
    const [first, second, third, last] = boards.map(({ white, black }) => ({ white, black }));
    const request = ask({ missing: [second!.white, second!.black], held });
    const [plan] = plansOf({ ...tournament, rounds: [{ ...round, boards }] }, request);
    expect(plan).toMatchObject({ pairs: [first, third, last], boardNumbers: [1, 2, 4] });
    expect(plan!.changes.map(({ board }) => board)).toEqual([2, 3]);
  });

  it.each<[string, Partial<RepairRequest>]>([
    ['missing-not-in-round', { missing: [LATE] }],
    ['arrived-in-round', { arrived: [idOf(3)] }],
    ['missing-on-held-board', { missing: [idOf(1)], held: [1, 2, 3, 4] }],
    ['played-not-these-players', { played: [{ board: 1, white: idOf(1), black: LATE }] }],
    ['played-not-these-players', { played: [{ board: 9, white: idOf(1), black: idOf(5) }] }],
    ['round-not-published', { round: 2 }],
  ])('%s', (code, more) => {
    const plans = repairPlansOf(firstRound(8, [20]), ask(more));
    expect(plans.ok ? 'ok' : plans.failure.code).toBe(code);
  });

  it('a no-show with a result is a correction, not a repair', () => {
    const tournament = firstRound(8);
    const round = tournament.rounds[0]!;
    const boards = round.boards.map((board, at) =>
      at === 0 ? { ...board, result: 'draw' as const } : board,
    );
    const plans = repairPlansOf(
      { ...tournament, rounds: [{ ...round, boards }] },
      ask({ missing: [boards[0]!.white] }),
    );
    expect(plans.ok ? 'ok' : plans.failure.code).toBe('missing-has-result');
  });
});
