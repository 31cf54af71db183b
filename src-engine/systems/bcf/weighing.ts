/** Complete pairings that are best by one cost after the other. */
import type { BitGraph } from '../../matching/bit-graph.ts';
import { Matching } from '../../matching/cardinality.ts';
import { TightOptimum, type ExtraCost, type Optimum } from '../../matching/optimum.ts';

/** The pairings of least cost, never changed once it is made. */
export class Weighing {
  readonly size: number;
  /** Never restricted: what is restricted is a copy. */
  private readonly pairings: Optimum;

  private constructor(pairings: Optimum) {
    this.size = pairings.size;
    this.pairings = pairings;
  }

  /** All complete pairings of a graph, or null when it has none. */
  static of(graph: BitGraph): Weighing | null {
    const matching = new Matching(graph);
    matching.greedy(Array.from({ length: graph.size }, (_, vertex) => vertex));
    if (matching.maximise() > 0) return null;
    return new Weighing(new TightOptimum(graph, matching.mate));
  }

  /** Partner in one of the pairings. */
  partnerOf(u: number): number {
    return this.pairings.partnerOf(u);
  }

  /** Whether the edge is still there; edges of no pairing may be gone. */
  has(u: number, v: number): boolean {
    return this.pairings.has(u, v);
  }

  /** Those of least additional costs, the first cost before the next; they give integers from 0. */
  refine(...costs: ExtraCost[]): Weighing {
    return new Weighing(costs.reduce((pairings, cost) => pairings.refine(cost), this.pairings));
  }

  /** The same pairings in an object of its own, which may be restricted. */
  fresh(): Optimum {
    return this.pairings.copy();
  }
}
