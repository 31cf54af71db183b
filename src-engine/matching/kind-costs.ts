/** Optimal matchings where costs depend on the kinds of the two players alone, of whom there are few. */
import { newDoubles, newInts } from './arrays.ts';
import { BitGraph, emptySet, include, type VertexSet } from './bit-graph.ts';
import { Matching } from './cardinality.ts';
import { flawOfTypeDuals } from './certificate.ts';
import { PackedCosts } from './cost-table.ts';
import { optimumOf, TightOptimum, type Optimum } from './optimum.ts';
import { packingOf, type Packing } from './radix.ts';
import { transportDuals, type TypeCosts } from './transport.ts';
import type { WarmStart, WeightedGraph } from './weighted-graph.ts';

/** What a kind of vertices is known by. */
type KindOf = (vertex: number) => string | null;

/** What an edge between vertices `u` < `v` adds to each row that was packed. */
type CountsOf = (u: number, v: number) => readonly number[];

/**
 * Optimal perfect matchings of `graph`, or null when it has none. Edges between two kinds all add the same to the rows;
 * `countsOf` is asked once for them. Kinds are few, so a transportation problem bounds the costs, and its duals tell which
 * edges an optimal matching can have; where no perfect matching meets the bound the search goes on from there.
 */
export function optimumByKinds(
  graph: BitGraph,
  packing: Packing,
  kindOf: KindOf,
  countsOf: CountsOf,
): Optimum | null {
  const bound = boundByKinds(graph, packing, kindOf, countsOf);
  if (bound === null) return null;
  const { tight, price, kinds, places, costs } = bound;
  const matching = new Matching(tight);
  matching.greedy(Array.from(matching.mate.keys()));
  if (matching.maximise() === 0) return new TightOptimum(tight, matching.mate);
  return optimumOf(denseGraph(graph, kinds, places, costs, packing.limbs), { price, mate: matching.mate });
}

/** A bound of what perfect matchings cost, proved by prices without negative slack. */
interface BoundByKinds {
  /** The edges without slack. */
  readonly tight: BitGraph;
  readonly price: Float64Array;
  /** Kind of each vertex. */
  readonly kinds: Int32Array;
  /** For two kinds the place of their cost in {@link costs}, limb by limb; 0 without an edge. */
  readonly places: Int32Array;
  readonly costs: Float64Array;
}

/** The bound that the transportation problem of the kinds gives; null when not even that can be solved. */
export function boundByKinds(
  graph: BitGraph,
  packing: Packing,
  kindOf: KindOf,
  countsOf: CountsOf,
): BoundByKinds | null {
  const { limbs } = packing;
  const kinds = new Kinds(graph, kindOf);
  const table = new PackedCosts(packing);
  const places = kinds.places((u, v) => table.placeOf(countsOf(u, v)));
  const costs = typeCosts(kinds.count.length, limbs, places, table.costs());
  const duals = transportDuals(costs, kinds.count);
  if (duals === null) return null;
  const flaw = flawOfTypeDuals(costs, duals);
  if (flaw !== null) throw new Error(`bound without proof: ${flaw}`);
  const reach = reachByDuals(costs, duals, kinds.members);
  const tight = new BitGraph(graph.size);
  for (let v = 0, at = 0; v < graph.size; v++) {
    const reached = reach[kinds.of[v]!]!;
    for (let w = 0; w < tight.words; w++, at++) tight.rows[at] = graph.rows[at]! & reached[w]!;
  }
  return { tight, price: pricesOf(kinds.of, limbs, duals), kinds: kinds.of, places, costs: table.costs() };
}

/** Perfect matchings of `graph` in which the fewest pairs have the same mark; who has none (null) is alike to nobody. */
export function fewestAlike(graph: BitGraph, markOf: (vertex: number) => string | null): Optimum | null {
  const alike = (u: number, v: number) => (markOf(u) !== null && markOf(u) === markOf(v) ? 1 : 0);
  return optimumByKinds(graph, packingOf([graph.size]), markOf, (u, v) => [alike(u, v)]);
}

/**
 * For each type the vertices with which one of it can be matched at no more than the bound that `duals` prove: in edges
 * between such lies every optimal matching if one of them is perfect. `members` are the vertices of each type.
 */
export function reachByDuals(
  { types, limbs, allowed, cost }: TypeCosts,
  duals: Float64Array,
  members: readonly VertexSet[],
): VertexSet[] {
  return members.map((own, s) => {
    const reach = newInts(own.length);
    members.forEach((others, t) => {
      if (allowed[s * types + t] === 0) return;
      for (let k = 0; k < limbs; k++)
        if (duals[s * limbs + k]! + duals[t * limbs + k]! !== 2 * cost[(s * types + t) * limbs + k]!) return;
      for (let w = 0; w < reach.length; w++) reach[w]! |= others[w]!;
    });
    return reach;
  });
}

/** Prices of vertices that have the duals of their types. */
export function pricesOf(typeOf: Int32Array, limbs: number, duals: Float64Array): WarmStart['price'] {
  const price = newDoubles(typeOf.length * limbs);
  typeOf.forEach((type, v) => {
    for (let k = 0; k < limbs; k++) price[v * limbs + k] = -duals[type * limbs + k]!;
  });
  return price;
}

/** The kinds of a graph's vertices. Who can meet only one vertex is a kind alone, so that the bound knows of it. */
class Kinds {
  readonly of: Int32Array;
  readonly count: Int32Array;
  readonly members: readonly VertexSet[];
  private readonly graph: BitGraph;

  constructor(graph: BitGraph, kindOf: KindOf) {
    const numbers = new Map<string | number | null, number>();
    const members: VertexSet[] = [];
    this.graph = graph;
    this.of = newInts(graph.size);
    const counts: number[] = [];
    for (let vertex = 0; vertex < graph.size; vertex++) {
      const kind = graph.isEnd(vertex) ? vertex : kindOf(vertex);
      let number = numbers.get(kind);
      if (number === undefined) {
        number = counts.push(0) - 1;
        numbers.set(kind, number);
        members.push(emptySet(graph.size));
      }
      this.of[vertex] = number;
      counts[number]!++;
      include(members[number]!, vertex);
    }
    this.members = members;
    this.count = Int32Array.from(counts);
  }

  /** For kinds `s`, `t` at `s * kinds + t` what `placeOf` says of an edge between them; 0 without one. */
  places(placeOf: (u: number, v: number) => number): Int32Array {
    const { of, graph, members } = this;
    const kinds = members.length;
    const places = newInts(kinds * kinds);
    for (let u = 0; u < graph.size; u++) {
      const s = of[u]!;
      for (let t = 0; t < kinds; t++) {
        if (places[s * kinds + t] !== 0) continue;
        const v = graph.firstNeighbour(u, members[t]!);
        if (v >= 0) places[s * kinds + t] = places[t * kinds + s] = placeOf(Math.min(u, v), Math.max(u, v));
      }
    }
    return places;
  }
}

function typeCosts(types: number, limbs: number, places: Int32Array, costs: Float64Array): TypeCosts {
  const cost = newDoubles(types * types * limbs);
  places.forEach((place, st) => {
    for (let k = 0; k < limbs; k++) if (place !== 0) cost[st * limbs + k] = costs[place * limbs + k]!;
  });
  return { types, limbs, allowed: Uint8Array.from(places, (place) => (place === 0 ? 0 : 1)), cost };
}

function denseGraph(
  graph: BitGraph,
  kinds: Int32Array,
  places: Int32Array,
  costs: Float64Array,
  limbs: number,
): WeightedGraph {
  const { size } = graph;
  const count = Math.sqrt(places.length);
  const edges = newInts(size * size);
  for (let u = 0; u < size; u++) {
    for (const v of graph.neighbours(u)) edges[u * size + v] = places[kinds[u]! * count + kinds[v]!]!;
  }
  return { size, limbs, edges, costs };
}
