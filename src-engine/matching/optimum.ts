/**
 * All optimal perfect matchings of a graph at once, and questions about them: may this vertex go there and the optimum
 * still be reached? When the duals need no blossoms the optimal matchings are exactly the perfect matchings of the
 * graph of edges without slack (complementary slackness), and every question is one unweighted search.
 */
import { copyOfDoubles, copyOfInts, newDoubles, newInts } from './arrays.ts';
import {
  type BitGraph,
  contains,
  emptySet,
  exclude,
  include,
  lowestBit,
  setOf,
  type VertexSet,
} from './bit-graph.ts';
import { edgesAmong, placesOf, weightedAmong } from './among.ts';
import { Matching } from './cardinality.ts';
import { flawOf } from './certificate.ts';
import { CostTable } from './cost-table.ts';
import { LaminarFamily } from './laminar.ts';
import { shortageOf, type Shortage } from './shortage.ts';
import { extendedBy } from './extended-costs.ts';
import { edgesWithoutSlack } from './slack.ts';
import { raised, startFrom } from './warm-start.ts';
import {
  minimumPerfectMatching,
  type Blossom,
  type WarmStart,
  type WeightedGraph,
  type WeightedSolution,
} from './weighted.ts';

export { CostTable } from './cost-table.ts';

/** Vertices and the partners that they may still have. */
export type Restriction = ReadonlyMap<number, VertexSet>;

/** All optimal perfect matchings of a graph, narrowed down by what is chosen; vertices 0 … `size` - 1. */
export interface Optimum {
  readonly size: number;
  /** Has every edge of an optimal matching, and maybe others. For reading only. */
  readonly graph: BitGraph;
  /** Partner in the optimal matching at hand. */
  partnerOf(u: number): number;
  /** Whether the edge is still there; edges of no optimal matching may be gone. */
  has(u: number, v: number): boolean;
  /** Confines vertices to the given partners if some optimal matching obeys; otherwise changes nothing. */
  restrict(restriction: Restriction): boolean;
  /**
   * Gives `u` the first partner among `candidates` that some optimal matching gives it, for good, and returns it; -1
   * when there is none. A pair is settled once: neither `u` nor its partner is asked for again.
   */
  settle(u: number, candidates: VertexSet): number;
  /**
   * The optimal matchings of least additional cost. `cost` gives integers from 0. Where edges without cost do not
   * suffice, `guess` may propose duals to start from; infeasible ones are ignored. Where the matching at hand has no such
   * cost nothing is solved.
   */
  refine(cost: ExtraCost, guess?: (shortage: Shortage) => Float64Array): Optimum;
  /** The same optimal matchings; what is then restricted is the copy alone. */
  copy(): Optimum;
  /**
   * What the optimal matchings do among these vertices, which take the numbers 0, 1 … in this order, where they match them
   * among themselves. Costs are sums over edges, so that these are the optimal matchings of those vertices alone. Null
   * where no optimal matching does so.
   */
  among(vertices: readonly number[]): Optimum | null;
}

/** What an edge between two vertices costs in addition, a whole number from 0. */
export type ExtraCost = (u: number, v: number) => number;

/** Optimal perfect matchings of `graph`, or null when it has none. Throws when the solver's proof has a flaw. */
export function optimumOf(graph: WeightedGraph, start?: WarmStart): Optimum | null {
  const solution = minimumPerfectMatching(graph, start);
  return solution && provedOptimum(graph, solution);
}

/** The optimal matchings that a solution proves. Throws when its proof has a flaw. */
export function provedOptimum(graph: WeightedGraph, solution: WeightedSolution): Optimum {
  const flaw = flawOf(graph, solution);
  if (flaw !== null) throw new Error(`matching without proof: ${flaw}`);
  return solution.blossoms.length === 0
    ? new TightOptimum(edgesWithoutSlack(graph, solution), solution.mate)
    : new BlossomOptimum(graph, solution);
}

function isCostless(mate: Int32Array, cost: ExtraCost): boolean {
  return mate.every((v, u) => v < u || cost(u, v) === 0);
}

function costlessEdges(graph: BitGraph, cost: ExtraCost): BitGraph {
  const kept = graph.copy();
  const later = setOf(
    graph.size,
    Array.from({ length: graph.size }, (_, v) => v),
  );
  for (let u = 0; u < graph.size; u++) {
    exclude(later, u);
    for (const v of graph.neighbours(u, later)) if (cost(u, v) !== 0) kept.disconnect(u, v);
  }
  return kept;
}

/** Removes the edges that a restriction forbids. */
function confine(graph: BitGraph, restriction: Restriction): void {
  const groups = Map.groupBy(restriction.keys(), (u) => restriction.get(u)!);
  for (const [allowed, vertices] of groups) graph.confine(vertices, allowed);
}

/** Half of a bonus on each vertex does for the edges among them what the bonus does. */
function addHalf(price: Float64Array, vertices: readonly number[], bonus: Float64Array): void {
  for (const v of vertices) bonus.forEach((limb, k) => (price[v * bonus.length + k]! += limb / 2));
}

/** Confines vertices to one another. */
function apart(size: number, vertices: readonly number[]): Restriction {
  const allowed = setOf(size, vertices);
  return new Map(vertices.map((u) => [u, allowed]));
}

/** The perfect matchings of a graph, all of them optimal. */
export class TightOptimum implements Optimum {
  readonly size: number;
  readonly graph: BitGraph;
  private readonly matching: Matching;

  /** `mate` must be a perfect matching of `graph`, and throws otherwise. Both become the optimum's own. */
  constructor(graph: BitGraph, mate: Int32Array) {
    if (!mate.every((v, u) => v >= 0 && mate[v] === u && graph.has(u, v)))
      throw new Error('matching without proof: not perfect');
    this.size = graph.size;
    this.graph = graph;
    this.matching = new Matching(graph, mate);
  }

  partnerOf(u: number): number {
    return this.matching.mate[u]!;
  }

  has(u: number, v: number): boolean {
    return this.graph.has(u, v);
  }

  restrict(restriction: Restriction): boolean {
    const { graph, matching } = this;
    const rows = copyOfInts(graph.rows);
    const mate = copyOfInts(matching.mate);
    const torn: number[] = [];
    confine(graph, restriction);
    for (const [u, allowed] of restriction) {
      const partner = matching.mate[u]!;
      if (partner < 0 || contains(allowed, partner)) continue;
      matching.mate[u] = -1;
      matching.mate[partner] = -1;
      torn.push(u, partner);
    }
    for (const u of torn) {
      if (matching.mate[u]! >= 0 || matching.augmentFrom(u)) continue;
      graph.rows.set(rows);
      matching.mate.set(mate);
      return false;
    }
    return true;
  }

  settle(u: number, candidates: VertexSet): number {
    const { matching } = this;
    const { alive, mate, even } = matching;
    if (!contains(alive, u)) throw new Error(`vertex ${u} is settled already`);
    const partner = mate[u]!;
    const first = this.firstNeighbour(u, candidates, alive);
    if (first < 0) return -1;
    if (first === partner) {
      matching.retire(u);
      return partner;
    }
    exclude(alive, u);
    mate[u] = -1;
    mate[partner] = -1;
    const chosen = matching.findExchangeable(partner, first)
      ? first
      : this.firstNeighbour(u, candidates, even);
    if (chosen < 0) {
      include(alive, u);
      matching.match(u, partner);
      return -1;
    }
    exclude(alive, chosen);
    if (chosen !== partner) matching.exchangeFor(chosen);
    matching.match(u, chosen);
    return chosen;
  }

  private firstNeighbour(u: number, candidates: VertexSet, also: VertexSet): number {
    const { words, rows } = this.graph;
    for (let w = 0; w < words; w++) {
      const word = rows[u * words + w]! & candidates[w]! & also[w]!;
      if (word !== 0) return (w << 5) + lowestBit(word);
    }
    return -1;
  }

  refine(cost: ExtraCost, guess?: (shortage: Shortage) => Float64Array): Optimum {
    const { size, matching } = this;
    if (isCostless(matching.mate, cost)) return this.with(costlessEdges(this.graph, cost));
    const graph = this.openEdges();
    const costOf: ExtraCost = (u, v) => (contains(matching.alive, u) ? cost(u, v) : 0);
    const free = costlessEdges(graph, costOf);
    const mate = matching.mate.map((v, u) => (free.has(u, v) ? v : -1));
    const costless = new Matching(free, mate);
    if (costless.maximise() === 0) return new TightOptimum(free, mate);
    const edges = newInts(size * size);
    const places = new CostTable(1);
    for (let u = 0; u < size; u++) {
      for (const v of graph.neighbours(u)) {
        if (u < v) edges[u * size + v] = edges[v * size + u] = places.placeOf([costOf(u, v)]);
      }
    }
    const weighted = { size, limbs: 1, edges, costs: places.costs() };
    const start = guess && startFrom(weighted, guess(shortageOf(costless)));
    const refined = optimumOf(weighted, start ?? { price: newDoubles(size), mate });
    if (refined === null) throw new Error('a perfect matching got lost');
    return refined;
  }

  copy(): TightOptimum {
    return this.with(this.graph.copy());
  }

  among(vertices: readonly number[]): TightOptimum | null {
    const own = this.copy();
    if (!own.restrict(apart(this.size, vertices))) return null;
    const places = placesOf(this.size, vertices);
    const mate = Int32Array.from(vertices, (u) => places[own.partnerOf(u)]!);
    const part = new TightOptimum(edgesAmong(this.graph, vertices), mate);
    vertices.forEach((u, at) => {
      if (!contains(this.matching.alive, u)) exclude(part.matching.alive, at);
    });
    return part;
  }

  /** The edges of those who are not settled, and the pairs that are. */
  private openEdges(): BitGraph {
    const open = this.graph.copy();
    const { alive, mate } = this.matching;
    for (let u = 0; u < this.size; u++) {
      if (contains(alive, u)) continue;
      for (const v of open.neighbours(u)) if (v !== mate[u]) open.disconnect(u, v);
    }
    return open;
  }

  private with(graph: BitGraph): TightOptimum {
    const copy = new TightOptimum(graph, copyOfInts(this.matching.mate));
    copy.matching.alive.set(this.matching.alive);
    return copy;
  }
}

/**
 * Optimal matchings where odd sets carry dual value: the perfect matchings of the graph of edges without slack that leave
 * each of those sets by one edge only.
 */
class BlossomOptimum implements Optimum {
  readonly size: number;
  private readonly weighted: WeightedGraph;
  private readonly solution: WeightedSolution;
  readonly graph: BitGraph;
  private readonly family: LaminarFamily;
  private mate: Int32Array;
  /** Vertices that lost edges since the family was last solved. */
  private changed: VertexSet;

  /** `graph` has no edges but those without slack; those of `mate`, an optimal matching, are among them. */
  constructor(
    weighted: WeightedGraph,
    solution: WeightedSolution,
    graph = edgesWithoutSlack(weighted, solution),
    mate = solution.mate,
  ) {
    this.size = weighted.size;
    this.weighted = weighted;
    this.solution = solution;
    this.mate = mate;
    this.changed = emptySet(weighted.size);
    this.graph = graph;
    this.family = new LaminarFamily(
      weighted.size,
      solution.blossoms.map(({ vertices }) => vertices),
    );
  }

  partnerOf(u: number): number {
    return this.mate[u]!;
  }

  has(u: number, v: number): boolean {
    return this.graph.has(u, v);
  }

  restrict(restriction: Restriction): boolean {
    const { graph } = this;
    const rows = copyOfInts(graph.rows);
    confine(graph, restriction);
    const changed = copyOfInts(this.changed);
    for (const u of restriction.keys()) include(changed, u);
    if (this.mate.every((v, u) => graph.has(u, v))) {
      this.changed = changed;
      return true;
    }
    const mate = this.family.matchingOf(graph, this.mate, changed);
    if (mate === null) {
      graph.rows.set(rows);
      return false;
    }
    this.mate = mate;
    this.changed = emptySet(this.size);
    return true;
  }

  settle(u: number, candidates: VertexSet): number {
    for (const v of this.graph.neighbours(u)) {
      if (!contains(candidates, v)) continue;
      const [onlyV, onlyU] = [setOf(this.size, [v]), setOf(this.size, [u])];
      if (this.restrict(new Map([[u, onlyV]])) && this.restrict(new Map([[v, onlyU]]))) return v;
    }
    return -1;
  }

  /**
   * Solves again with the additional cost behind the others. It begins from the duals at hand, rounded up, which stays
   * feasible and keeps duals from getting finer each time.
   */
  refine(cost: ExtraCost): Optimum {
    const { weighted, solution, graph, mate } = this;
    if (isCostless(mate, cost))
      return new BlossomOptimum(weighted, solution, costlessEdges(graph, cost), mate);
    const extended = extendedBy(weighted, graph, cost, this.sharedPrice().map(Math.ceil));
    const price = raised(extended.graph, extended.price);
    const refined = optimumOf(extended.graph, startFrom(extended.graph, price));
    if (refined === null) throw new Error('a perfect matching got lost');
    return refined;
  }

  copy(): BlossomOptimum {
    return new BlossomOptimum(this.weighted, this.solution, this.graph.copy(), this.mate);
  }

  /**
   * The proof goes along. An odd set keeps its bonus where its exit stays; where that goes with the rest the set is even and
   * left by nothing any more, and half of the bonus on each of its vertices does the same.
   */
  among(vertices: readonly number[]): Optimum | null {
    const own = this.copy();
    if (!own.restrict(apart(this.size, vertices))) return null;
    const places = placesOf(this.size, vertices);
    const { limbs } = this.weighted;
    const price = new Float64Array(vertices.length * limbs);
    vertices.forEach((u, at) =>
      price.set(this.solution.price.subarray(u * limbs, (u + 1) * limbs), at * limbs),
    );
    const blossoms: Blossom[] = [];
    for (const { vertices: all, bonus } of this.solution.blossoms) {
      const left = all.map((u) => places[u]!).filter((at) => at >= 0);
      if (left.length % 2 === 1) blossoms.push({ vertices: left, bonus });
      else addHalf(price, left, bonus);
    }
    const mate = Int32Array.from(vertices, (u) => places[own.partnerOf(u)]!);
    return provedOptimum(weightedAmong(this.weighted, this.graph, vertices), { mate, price, blossoms });
  }

  /** Duals without odd sets: each bonus goes half to each vertex, which stays feasible. */
  private sharedPrice(): Float64Array {
    const price = copyOfDoubles(this.solution.price);
    for (const { vertices, bonus } of this.solution.blossoms) addHalf(price, vertices, bonus);
    return price;
  }
}
