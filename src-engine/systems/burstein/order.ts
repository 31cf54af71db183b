/**
 * Order of the pairings of a bracket: C.04.4.2 (2026) Art. 4, and rules 6.2 and 6.4 of the older text. A pairing precedes
 * another if the opponent of the highest player has the lower rank, then that of the second, and so on; a player without
 * opponent floats, which counts as the highest rank of all (BSN 0).
 */
import { emptySet, include } from '../../matching/bit-graph.ts';
import { optimumOf, type Optimum } from '../../matching/optimum.ts';
import type { WeightedGraph } from '../../matching/weighted.ts';

/** Opponent of each player of the bracket, by rank (0 is BSN 1); -1 for a player who floats. */
export type Opponents = readonly number[];

/**
 * First pairing of `size` ranked players in which the fewest pairs are `isCostly`. With `mayFloat` exactly one of the
 * players for whom it holds floats; without it nobody does. Null when there is no such pairing.
 */
export function firstPairing(
  size: number,
  mayMeet: (a: number, b: number) => boolean,
  isCostly: (a: number, b: number) => boolean,
  mayFloat: ((player: number) => boolean) | null,
): Opponents | null {
  const order = new RankOrder(size);
  const vertices = size + (mayFloat === null ? 0 : 1);
  const edges = new Int32Array(vertices * vertices);
  const connect = (u: number, v: number, place: number) => {
    edges[u * vertices + v] = edges[v * vertices + u] = place;
  };
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++) {
      if (mayMeet(a, b)) connect(order.vertexOf(a), order.vertexOf(b), isCostly(a, b) ? 2 : 1);
    }
    if (mayFloat?.(a) === true) connect(order.vertexOf(a), size, 1);
  }
  const graph: WeightedGraph = { size: vertices, limbs: 1, edges, costs: Float64Array.of(0, 0, 1) };
  const optimum = optimumOf(graph);
  return optimum === null ? null : order.first(optimum);
}

/** Vertices of a bracket: the lowest ranked player first, as the order of Art. 4 asks for opponents; others behind. */
export class RankOrder {
  private readonly size: number;

  constructor(size: number) {
    this.size = size;
  }

  vertexOf(rank: number): number {
    return this.size - 1 - rank;
  }

  /** The first of all optimal pairings. A vertex beyond the bracket means that the player floats. */
  first(optimum: Optimum): Opponents {
    const { size } = this;
    const bracket = emptySet(optimum.size);
    const outside = emptySet(optimum.size);
    for (let v = 0; v < optimum.size; v++) include(v < size ? bracket : outside, v);
    const opponents = new Array<number>(size).fill(-2);
    for (let rank = 0; rank < size; rank++) {
      if (opponents[rank] !== -2) continue;
      const vertex = this.vertexOf(rank);
      const partner = optimum.settle(vertex, bracket);
      if (partner < 0) {
        if (!optimum.restrict(new Map([[vertex, outside]]))) throw new Error('a player has nowhere to go');
        opponents[rank] = -1;
      } else {
        opponents[rank] = this.vertexOf(partner);
        opponents[this.vertexOf(partner)] = rank;
      }
    }
    return opponents;
  }
}
