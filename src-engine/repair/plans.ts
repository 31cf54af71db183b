/**
 * Plans for a published round that went wrong: who is there is paired with as little change as possible. A plan is the
 * optimum of a stated order of costs, solved as a matching of least cost with its proof; no plan is a guess.
 */
import { gateRulesOf } from '../checker/gate-rules.ts';
import { pairingTaskOf, participantsOf } from '../handling/task.ts';
import { flawOf } from '../matching/certificate.ts';
import { CostTable } from '../matching/cost-table.ts';
import { minimumPerfectMatching } from '../matching/weighted.ts';
import { fail, ok, type Outcome } from '../model/outcome.ts';
import type { PlayerId } from '../model/player.ts';
import { boardNumber } from '../model/seating.ts';
import type { Tournament } from '../model/tournament.ts';
import { systemOf } from '../systems/registry.ts';
import type { Pair, Pairing } from '../systems/system.ts';
import { judged } from './judge.ts';
import type { RepairFailure, RepairPlan, RepairRequest } from './plan.ts';
import { BYE, Position, type PairCost } from './position.ts';
import { failureOf } from './request.ts';

type Measure = Exclude<keyof PairCost, 'pair'>;

/** Fewest changes: what the people in the hall notice comes before what the pairing looks like. */
const FEWEST: readonly Measure[] = ['broken', 'boards', 'told', 'turned', 'points', 'ratings'];
/** Nearest to the rules: equal scores come before the number of changes (C.04.1 5). */
const NEARBY: readonly Measure[] = ['broken', 'points', 'boards', 'told', 'turned', 'ratings'];

/**
 * The plans for a round on the wall, the one with the fewest changes first, a plan that is the same as an earlier one left
 * out; last what happens where nothing is changed. In `tournament` those who arrived have their number. Fails with the
 * codes of {@link RepairFailure}. Cost: one matching of the free players for each plan.
 */
export function repairPlansOf(
  tournament: Tournament,
  request: RepairRequest,
): Outcome<readonly RepairPlan[], RepairFailure> {
  const failure = failureOf(tournament, request);
  if (failure !== null) return fail(failure);
  const round = tournament.rounds[request.round - 1]!;
  const system = systemOf(round.system === '' ? tournament.rules.system : round.system);
  if (system === null) return fail({ code: 'system-does-not-apply', reason: round.system });
  const { missing, arrived } = request;
  // Colours of round 1 went by the numbers of everybody who was published, whoever of them came (C.04.3 5.2.5).
  const published = new Set([...participantsOf(tournament, request.round), ...arrived]);
  const all = pairingTaskOf(tournament, request.round, { participants: published });
  const rules = gateRulesOf(system.id);
  if (!all.ok || rules.bye === null)
    return fail({ code: 'system-does-not-apply', reason: all.ok ? system.id : all.failure.code });
  const competitors = all.value.competitors.filter(({ id }) => !missing.includes(id));
  const task = { ...all.value, competitors };
  const position = new Position(round, task, system, request);
  const own = newDraw(position);
  const judge = (kind: RepairPlan['kind'], pairs: readonly Pair[], bye: PlayerId | null) =>
    judged(tournament, position, request, { kind, pairs, bye, own });
  const leave = judge('leave', [], null);
  if (request.played.length > 0) {
    const played = new Map(request.played.map(({ board, white, black }) => [board, { white, black }]));
    const pairs = round.boards.map(
      ({ white, black }, index) => played.get(boardNumber(round, index)) ?? { white, black },
    );
    return ok([judge('as-played', pairs, byeIn(round.unpaired)), leave]);
  }
  const plans: RepairPlan[] = [];
  for (const [kind, order] of [['fewest', FEWEST] as const, ['nearby', NEARBY] as const]) {
    const { pairs, bye } = optimum(position, order);
    plans.push(judge(kind, pairs, bye));
  }
  if (own !== null) plans.push(judge('new-draw', own.pairs, own.bye));
  const changing = plans.filter(({ changes, concerned }) => changes.length > 0 || concerned.length > 0);
  return ok([...changing.filter((plan, index) => isNew(plan, changing.slice(0, index))), leave]);
}

const byeIn = (unpaired: Tournament['rounds'][number]['unpaired']): PlayerId | null =>
  unpaired.find(({ kind }) => kind === 'pab')?.player ?? null;

/** Equal pairs stand in the same order, that of their boards. */
function isNew(plan: RepairPlan, earlier: readonly RepairPlan[]): boolean {
  const key = (one: RepairPlan): string =>
    [...one.pairs.map(({ white, black }) => `${white}-${black}`), one.bye].join();
  return earlier.every((other) => key(other) !== key(plan));
}

/** The pairs among the free so that the measures in this order are least; the held boards come with it. */
function optimum(position: Position, order: readonly Measure[]): Pairing {
  const { free, held } = position;
  const size = free.length;
  const table = new CostTable(order.length);
  const edges = new Int32Array(size * size);
  const costs = new Map<number, PairCost>();
  for (let u = 0; u < size; u++)
    for (let v = u + 1; v < size; v++) {
      const cost = position.costOf(free[u]!, free[v]!);
      costs.set(u * size + v, cost);
      const place = table.placeOf(order.map((measure) => cost[measure]));
      edges[u * size + v] = edges[v * size + u] = place;
    }
  const graph = { size, limbs: order.length, edges, costs: table.costs() };
  const solution = minimumPerfectMatching(graph);
  // Every pair has a cost, so that an even number of players can always be paired.
  if (solution === null) throw new Error('an even complete graph without a perfect matching');
  const flaw = flawOf(graph, solution);
  if (flaw !== null) throw new Error(`matching without proof: ${flaw}`);
  const pairs = [...held.values()];
  let bye: PlayerId | null = null;
  for (let u = 0; u < size; u++) {
    const v = solution.mate[u]!;
    if (v < u) continue;
    const { pair } = costs.get(u * size + v)!;
    if (pair === null) bye = free[u] === BYE ? free[v]! : free[u]!;
    else pairs.push(pair);
  }
  return { pairs, bye };
}

/** The round as the system pairs who is there, the held boards demanded; null where it cannot. */
function newDraw({ system, task, held }: Position): Pairing | null {
  const forced = [...held.values()].map(({ white, black }) => [white, black] as const);
  const paired = system.pair(task, { forced });
  if (!paired.ok) return null;
  const kept = new Map(
    [...held.values()].flatMap((pair) => [[pair.white, pair] as const, [pair.black, pair] as const]),
  );
  // A game that is under way keeps its colours.
  return { ...paired.value, pairs: paired.value.pairs.map((pair) => kept.get(pair.white) ?? pair) };
}
