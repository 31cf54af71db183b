/** Complete pairings that are best by one cost after the other. */
import type { BitGraph } from '../../matching/bit-graph.ts';
import { Matching } from '../../matching/cardinality.ts';
import { optimumByLayers } from '../../matching/layers.ts';
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

  /** Those with the fewest games that are counted. */
  fewest(isCounted: (u: number, v: number) => boolean): Weighing {
    return this.refine((u, v) => (isCounted(u, v) ? 1 : 0));
  }

  /**
   * Those of all that leave each layer of vertices, with the layers before it, by one edge at most, and to the next layer;
   * null without such a pairing. Nothing may be weighed before.
   */
  byLayers(layers: readonly number[]): Weighing | null {
    const mate = Int32Array.from({ length: this.size }, (_, u) => this.partnerOf(u));
    const optimum = optimumByLayers(this.pairings.graph, layers, mate);
    return optimum && new Weighing(optimum);
  }

  /**
   * The pairings of these vertices alone, numbered anew in this order: what is left of those that pair them among
   * themselves. Null where none does.
   */
  among(vertices: readonly number[]): Weighing | null {
    const pairings = this.pairings.among(vertices);
    return pairings && new Weighing(pairings);
  }

  /** The same pairings in an object of its own, which may be restricted. */
  fresh(): Optimum {
    return this.pairings.copy();
  }
}
