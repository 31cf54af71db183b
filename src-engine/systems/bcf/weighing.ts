/** Complete pairings that are best by one cost after the other. */
import type { BitGraph } from '../../matching/bit-graph.ts';
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
  private readonly base: TightOptimum;
  private readonly since: readonly ExtraCost[];
  private readonly solution: Optimum;

  private constructor(base: TightOptimum, since: readonly ExtraCost[], solution: Optimum) {
    this.size = base.size;
    this.base = base;
    this.since = since;
    this.solution = solution;
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
    return this.solution.partnerOf(u);
  }

  /** Those of least additional cost; `cost` gives integers from 0. */
  refine(cost: ExtraCost): Weighing {
    const since = [...this.since, cost];
    const solution = this.since.length === 0 ? this.base.refine(cost) : this.solve(since);
    return solution instanceof TightOptimum
      ? new Weighing(solution, [], solution)
      : new Weighing(this.base, since, solution);
  }

  /** The same pairings in an object of its own, which may be restricted. */
  fresh(): Optimum {
    return this.since.length === 0 ? this.base.refine(() => 0) : this.solve(this.since);
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
