/** Complete pairings that are best by one cost after the other. */
import { BitGraph } from '../../matching/bit-graph.ts';
import { Matching } from '../../matching/cardinality.ts';
import { CostTable } from '../../matching/cost-table.ts';
import { optimumOf, TightOptimum, type ExtraCost, type Optimum } from '../../matching/optimum.ts';
import { packingOf } from '../../matching/radix.ts';

/**
 * The pairings of least cost, never changed once it is made. As long as they are the perfect matchings of a graph, a cost
 * is added to that graph alone. Where odd sets stand in the way, all costs since the last such graph are solved together
 * from scratch: refining a solution again and again would make its prices finer than exact arithmetic can hold.
 */
export class Weighing {
  readonly size: number;
  /** The edges that pairings may have; without {@link since} its perfect matchings are the pairings. */
  private readonly base: TightOptimum;
  private readonly since: readonly ExtraCost[];
  /** One of the pairings. */
  private readonly mate: Int32Array;

  private constructor(base: TightOptimum, since: readonly ExtraCost[], pairing: Optimum) {
    this.size = base.size;
    this.base = base;
    this.since = since;
    this.mate = Int32Array.from({ length: base.size }, (_, vertex) => pairing.partnerOf(vertex));
  }

  /** All complete pairings of a graph, or null when it has none. */
  static of(graph: BitGraph): Weighing | null {
    const matching = new Matching(graph);
    matching.greedy(Array.from({ length: graph.size }, (_, vertex) => vertex));
    if (matching.maximise() > 0) return null;
    const complete = new TightOptimum(graph, matching.mate);
    return new Weighing(complete, [], complete);
  }

  /** Partner in one of the pairings. */
  partnerOf(u: number): number {
    return this.mate[u]!;
  }

  /** Whether the edge is still there; edges of no pairing may be gone. */
  has(u: number, v: number): boolean {
    return this.base.has(u, v);
  }

  /** Those of least additional costs, the first cost before the next; they give integers from 0. */
  refine(...costs: ExtraCost[]): Weighing {
    const [cost, ...others] = costs;
    if (cost === undefined) return this;
    if (this.mate.every((v, u) => cost(u, v) === 0)) return this.withoutCost(cost).refine(...others);
    if (this.since.length === 0) {
      const refined = this.base.refine(cost);
      if (refined instanceof TightOptimum) return new Weighing(refined, [], refined).refine(...others);
      if (others.length === 0) return new Weighing(this.base, [cost], refined);
    }
    const since = [...this.since, ...costs];
    const solved = this.solve(since);
    return solved instanceof TightOptimum
      ? new Weighing(solved, [], solved)
      : new Weighing(this.base, since, solved);
  }

  /** The same pairings in an object of its own, which may be restricted. */
  fresh(): Optimum {
    return this.since.length === 0 ? this.base.refine(() => 0) : this.solve(this.since);
  }

  /** A pairing without the cost is known: edges that have it are gone. */
  private withoutCost(cost: ExtraCost): Weighing {
    const graph = new BitGraph(this.size);
    for (let u = 0; u < this.size; u++) {
      for (const v of this.base.graph.neighbours(u)) if (v > u && cost(u, v) === 0) graph.connect(u, v);
    }
    const base = new TightOptimum(graph, this.mate.slice());
    return new Weighing(base, this.since, base);
  }

  private solve(costs: readonly ExtraCost[]): Optimum {
    const { size } = this;
    const { graph } = this.base;
    const greatest = costs.map((cost) => {
      let most = 0;
      for (let u = 0; u < size; u++) for (const v of graph.neighbours(u)) most = Math.max(most, cost(u, v));
      return most;
    });
    const { limbs, limb, multiplier } = packingOf(greatest.map((most) => most * (size >> 1)));
    const table = new CostTable(limbs);
    const edges = new Int32Array(size * size);
    for (let u = 0; u < size; u++) {
      for (const v of graph.neighbours(u)) {
        if (v < u) continue;
        const vector = new Array<number>(limbs).fill(0);
        for (const [at, cost] of costs.entries()) vector[limb[at]!]! += multiplier[at]! * cost(u, v);
        edges[u * size + v] = edges[v * size + u] = table.placeOf(vector);
      }
    }
    const optimum = optimumOf({ size, limbs, edges, costs: table.costs() });
    if (optimum === null) throw new Error('a perfect matching got lost');
    return optimum;
  }
}
