/** Graphs with costs, the duals that prove a matching in them optimal, and where a search for one can begin. */
import { newDoubles, newInts } from './arrays.ts';
import type { BitGraph } from './bit-graph.ts';
import { compareLimbs } from './radix.ts';

/** Vertices 0 … size-1 and the costs of their edges; a cost is compared limb by limb, the first decides. */
export interface WeightedGraph {
  readonly size: number;
  /** Number of limbs of a cost. */
  readonly limbs: number;
  /** For vertices `u`, `v` at `u * size + v`: 0 without an edge, else the place of its cost in {@link costs}. */
  readonly edges: Int32Array;
  /** Limb `k` of cost `id` at `id * limbs + k`; place 0 is not used. */
  readonly costs: Float64Array;
}

/** A graph whose costs are exact in all limbs but the last, where they are rounded to whole units. */
export interface RoundedGraph extends WeightedGraph {
  /** A unit of the last limb is `2 ** shift` units of {@link exact}. With 0 the last limb is exact too. */
  readonly shift: number;
  /** Last limb of the cost of an edge, less than one unit of the rounded one away from it. */
  readonly exact: (u: number, v: number) => bigint;
}

/** Feasible prices and a matching of edges without slack to begin with. */
export interface WarmStart {
  readonly price: Float64Array;
  readonly mate: Int32Array;
}

/** An odd set that carries dual value; one limb of `bonus` for each of a cost. */
export interface Blossom {
  readonly vertices: readonly number[];
  readonly bonus: Float64Array;
}

/** A perfect matching and the duals that prove it; prices by vertex and limb. */
export interface WeightedSolution {
  readonly mate: Int32Array;
  readonly price: Float64Array;
  /** Blossoms with a positive bonus. */
  readonly blossoms: readonly Blossom[];
}

/** The edges of `graph` with the places 1, 2 … of their costs, row by row; `each` is told of every edge. */
export function numberedEdges(graph: BitGraph, each: (id: number, u: number, v: number) => void): Int32Array {
  const { size } = graph;
  const edges = newInts(size * size);
  let id = 0;
  for (let u = 0; u < size; u++) {
    for (let v = u + 1; v < size; v++) {
      if (!graph.has(u, v)) continue;
      id++;
      edges[u * size + v] = edges[v * size + u] = id;
      each(id, u, v);
    }
  }
  return edges;
}

/**
 * Limb `k` of the slack of the edge between `u` and `v`, whose cost is at place `id`: `2 cost + price(u) + price(v)`.
 * Bonuses of odd sets come on top of it.
 */
export function slackLimb(
  { limbs, costs }: WeightedGraph,
  price: Float64Array,
  id: number,
  u: number,
  v: number,
  k: number,
): number {
  return 2 * costs[id * limbs + k]! + price[u * limbs + k]! + price[v * limbs + k]!;
}

/** Whether the edge between `u` and `v`, whose cost is at place `id`, has no slack in any limb. */
function isTight(graph: WeightedGraph, price: Float64Array, id: number, u: number, v: number): boolean {
  for (let k = 0; k < graph.limbs; k++) if (slackLimb(graph, price, id, u, v, k) !== 0) return false;
  return true;
}

/** Feasible prices: each vertex at that of its cheapest edge. */
function cheapestEdges({ size, limbs, edges, costs }: WeightedGraph): Float64Array {
  const price = newDoubles(size * limbs);
  for (let u = 0; u < size; u++) {
    let best = 0;
    for (let v = 0; v < size; v++) {
      const id = edges[u * size + v]!;
      if (id !== 0 && (best === 0 || compareLimbs(costs, id * limbs, costs, best * limbs, limbs) < 0))
        best = id;
    }
    for (let k = 0; k < limbs; k++) price[u * limbs + k] = -costs[best * limbs + k]!;
  }
  return price;
}

/** Each vertex at the price of its cheapest edge; edges without slack are matched greedily. */
export function coldStart(graph: WeightedGraph): WarmStart {
  const { size, edges } = graph;
  const price = cheapestEdges(graph);
  const mate = newInts(size).fill(-1);
  for (let u = 0; u < size; u++) {
    for (let v = u + 1; v < size && mate[u]! < 0; v++) {
      const id = edges[u * size + v]!;
      if (mate[v]! >= 0 || id === 0 || !isTight(graph, price, id, u, v)) continue;
      mate[u] = v;
      mate[v] = u;
    }
  }
  return { price, mate };
}
