/**
 * Pairing the residents of a group by proposal and exchange: C.04.4.3 (2026) Arts 2.4, 2.5, 4 and 5.2. The scrutiny
 * is a depth-first search whose order the tables of 4.2 and 4.3 print; the answer is the first complete pairing of that
 * order among those in which the fewest players miss their due colour (5.2).
 */
import type { BitGraph } from '../../matching/bit-graph.ts';
import {
  minimumPerfectMatching,
  type WeightedGraph,
  type WeightedSolution,
} from '../../matching/weighted.ts';

/** Places in the order of scrutiny. */
export type Couple = readonly [number, number];

/**
 * Opponents of the first of `size` remaining players in the order of 4.2: the proposed one, the rest of the other half,
 * then the own half from its end. Places 1 … size-1.
 */
export function exchangeOrder(size: number): number[] {
  const half = size / 2;
  const order: number[] = [];
  for (let place = half; place < size; place++) order.push(place);
  for (let place = half - 1; place >= 1; place--) order.push(place);
  return order;
}

/**
 * First complete pairing of vertices 0 … size-1 in the order of scrutiny among those with the fewest edges for which
 * `isCostly`; null when there is no complete pairing. Vertex 0 is scrutinised first. Cost: vertices² for each exchange.
 */
export function firstPairing(graph: BitGraph, isCostly: (a: number, b: number) => boolean): Couple[] | null {
  const problem = weighted(graph, isCostly);
  let best = minimumPerfectMatching(problem);
  if (best === null) return null;
  const least = costOf(problem, best);
  const couples: Couple[] = [];
  let rest = Array.from({ length: graph.size }, (_, vertex) => vertex);
  while (rest.length > 0) {
    const first = rest[0]!;
    for (const place of exchangeOrder(rest.length)) {
      const other = rest[place]!;
      if (problem.edges[first * graph.size + other] === 0) continue;
      const forced: WeightedSolution | null =
        best.mate[first] === other ? best : forcing(problem, best, first, other);
      if (forced === null || costOf(problem, forced) > least) continue;
      best = forced;
      isolate(problem, first, other);
      couples.push([first, other]);
      rest = rest.filter((vertex) => vertex !== first && vertex !== other);
      break;
    }
  }
  return couples;
}

function weighted(graph: BitGraph, isCostly: (a: number, b: number) => boolean): WeightedGraph {
  const { size } = graph;
  const edges = new Int32Array(size * size);
  for (let a = 0; a < size; a++) {
    for (const b of graph.neighbours(a)) edges[a * size + b] = isCostly(a, b) ? 2 : 1;
  }
  return { size, limbs: 1, edges, costs: Float64Array.of(0, 0, 1) };
}

function costOf({ size, edges, costs }: WeightedGraph, { mate }: WeightedSolution): number {
  let sum = 0;
  for (let v = 0; v < size; v++) if (mate[v]! > v) sum += costs[edges[v * size + mate[v]!]!]!;
  return sum;
}

/** Removes all edges of `a` and `b` but the one between them. */
function isolate({ size, edges }: WeightedGraph, a: number, b: number): void {
  const kept = edges[a * size + b]!;
  for (const u of [a, b]) {
    for (let v = 0; v < size; v++) edges[u * size + v] = edges[v * size + u] = 0;
  }
  edges[a * size + b] = edges[b * size + a] = kept;
}

/** The optimum that contains the pair, found from the last optimum's prices; null when there is none. */
function forcing(
  problem: WeightedGraph,
  last: WeightedSolution,
  a: number,
  b: number,
): WeightedSolution | null {
  const part = { ...problem, edges: problem.edges.slice() };
  isolate(part, a, b);
  const price = last.price.slice();
  for (const { vertices, bonus } of last.blossoms) {
    for (const v of vertices) price[v]! += bonus[0]! / 2;
  }
  const mate = last.mate.slice();
  for (let u = 0; u < part.size; u++) {
    const v = mate[u]!;
    if (v < 0 || isTight(part, price, u, v)) continue;
    mate[u] = mate[v] = -1;
  }
  return minimumPerfectMatching(part, { price, mate });
}

function isTight({ size, edges, costs }: WeightedGraph, price: Float64Array, u: number, v: number): boolean {
  const id = edges[u * size + v]!;
  return id !== 0 && 2 * costs[id]! + price[u]! + price[v]! === 0;
}
