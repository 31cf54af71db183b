/**
 * One bracket as a matching problem. Vertices are players and outlets (the way out of the problem: the bye, or a place
 * further down); edges cost what the rows say. Players that no row can tell apart form a type, which makes most brackets
 * a small transport problem whose duals decide at once which pairs can be in an optimal candidate.
 */
import { newInts } from '../../../matching/arrays.ts';
import { BitGraph, emptySet, include, setOf } from '../../../matching/bit-graph.ts';
import { Matching } from '../../../matching/cardinality.ts';
import { flawOfTypeDuals } from '../../../matching/certificate.ts';
import { pricesOf, reachByDuals } from '../../../matching/kind-costs.ts';
import { CostTable, optimumOf, TightOptimum, type Optimum } from '../../../matching/optimum.ts';
import { transportDuals } from '../../../matching/transport.ts';
import type { Contender } from './contender.ts';
import type { BracketProblem } from './problem.ts';
import { TypeCostTable } from './type-costs.ts';
import { typesOf, type Types } from './types.ts';

/**
 * 3.4, 3.8 (2017: B.4, B.8): all candidates of the bracket than which none is better, or null when there is no complete one; the
 * first of them is `order.ts`'s. Throws when their proof has a flaw.
 */
export function optimaOf(problem: BracketProblem): Optimum | null {
  const types = typesOf(problem);
  const costs = new TypeCostTable(problem, types);
  const duals = transportDuals(costs, types.count);
  if (duals === null) return null;
  const flaw = flawOfTypeDuals(costs, duals);
  if (flaw !== null) throw new Error(`bound without proof: ${flaw}`);
  const tight = tightGraph(problem, types, costs, duals);
  const matching = new Matching(tight);
  seed(problem, matching);
  if (matching.maximise() === 0) return new TightOptimum(tight, matching.mate);
  const size = tight.size;
  const price = pricesOf(types.typeOf, costs.limbs, duals);
  const { edges, table } = denseEdges(problem, types, costs, size);
  return optimumOf({ size, limbs: costs.limbs, edges, costs: table }, { price, mate: matching.mate });
}

/** Edges that meet the duals: in them lies every optimal candidate if one of them is perfect. */
function tightGraph(
  problem: BracketProblem,
  types: Types,
  costs: TypeCostTable,
  duals: Float64Array,
): BitGraph {
  const { movedDown, residents, next, below } = problem;
  const players = movedDown.concat(residents, next, below);
  const size = players.length + problem.outlets;
  const graph = new BitGraph(size);
  const members = Array.from(types.count, () => emptySet(size));
  for (let v = 0; v < size; v++) include(members[types.typeOf[v]!]!, v);
  const reach = reachByDuals(costs, duals, members);
  const place = placesByRank(players, problem.size);
  for (let v = 0; v < size; v++) {
    const at = v * graph.words;
    graph.rows.set(reach[types.typeOf[v]!]!, at);
    graph.rows[at + (v >> 5)]! &= ~(1 << (v & 31));
    players[v]?.avoids.forEach((rank) => {
      const w = place[rank]!;
      if (w >= 0) graph.rows[at + (w >> 5)]! &= ~(1 << (w & 31));
    });
  }
  return graph;
}

function placesByRank(players: readonly Contender[], size: number): Int32Array {
  const place = newInts(size).fill(-1);
  players.forEach(({ rank }, v) => (place[rank] = v));
  return place;
}

/** A first matching close to the regulation's first candidate: moved-down players, then S1 with S2, then the rest. */
function seed({ movedDown, residents }: BracketProblem, matching: Matching): void {
  const size = matching.graph.size;
  const bracket = movedDown.length + residents.length;
  const all: number[] = [];
  for (let v = 0; v < size; v++) all.push(v);
  matching.greedy(all.slice(0, movedDown.length));
  const rest = all.slice(movedDown.length, bracket).filter((v) => matching.mate[v]! < 0);
  const half = rest.length >> 1;
  matching.greedy(rest.slice(0, half), setOf(size, rest.slice(half)));
  matching.greedy(all.reverse());
}

function denseEdges(
  problem: BracketProblem,
  types: Types,
  costs: TypeCostTable,
  size: number,
): { edges: Int32Array; table: Float64Array } {
  const { types: T, limbs, allowed, cost } = costs;
  const table = new CostTable(limbs);
  const idOf = Int32Array.from({ length: T * T }, (_, st) =>
    allowed[st] === 1 ? table.placeOf(cost.subarray(st * limbs, (st + 1) * limbs)) : 0,
  );
  const { typeOf } = types;
  const players = [...problem.movedDown, ...problem.residents, ...problem.next, ...problem.below];
  const place = placesByRank(players, problem.size);
  const edges = newInts(size * size);
  for (let u = 0; u < size; u++) {
    for (let v = 0; v < size; v++) if (u !== v) edges[u * size + v] = idOf[typeOf[u]! * T + typeOf[v]!]!;
    players[u]?.avoids.forEach((rank) => {
      if (place[rank]! >= 0) edges[u * size + place[rank]!] = 0;
    });
  }
  return { edges, table: table.costs() };
}
