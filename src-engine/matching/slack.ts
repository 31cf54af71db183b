/** Edges without slack at given duals: the only ones that optimal matchings have. */
import { BitGraph } from './bit-graph.ts';
import { SharedBonus } from './shared-bonus.ts';
import type { WeightedGraph, WeightedSolution } from './weighted-graph.ts';

/** The edges without slack; bonuses of blossoms count for edges inside them. */
export function edgesWithoutSlack(graph: WeightedGraph, { price, blossoms }: WeightedSolution): BitGraph {
  const { size, limbs, edges, costs } = graph;
  const kept = new BitGraph(size);
  const sharedBonus = new SharedBonus(size, limbs, blossoms);
  for (let u = 0; u < size; u++) {
    const shared = sharedBonus.rowOf(u);
    for (let v = u + 1; v < size; v++) {
      const id = edges[u * size + v]!;
      if (id === 0) continue;
      let k = 0;
      while (
        k < limbs &&
        2 * costs[id * limbs + k]! +
          price[u * limbs + k]! +
          price[v * limbs + k]! +
          shared[v * limbs + k]! ===
          0
      )
        k++;
      if (k === limbs) kept.connect(u, v);
    }
  }
  return kept;
}

/** The pairs of `mate` whose edges have no slack at these prices. */
export function tightPart(
  { size, limbs, edges, costs }: WeightedGraph,
  price: Float64Array,
  mate: Int32Array,
): Int32Array {
  const part = new Int32Array(size).fill(-1);
  for (let u = 0; u < size; u++) {
    const v = mate[u]!;
    const id = v < 0 ? 0 : edges[u * size + v]!;
    if (id === 0) continue;
    let zero = true;
    for (let k = 0; k < limbs; k++) {
      if (2 * costs[id * limbs + k]! + price[u * limbs + k]! + price[v * limbs + k]! !== 0) zero = false;
    }
    if (zero) part[u] = v;
  }
  return part;
}
