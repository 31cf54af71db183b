/** Edges without slack at given duals: the only ones that optimal matchings have. */
import { BitGraph } from './bit-graph.ts';
import { SharedBonus } from './shared-bonus.ts';
import { slackLimb, type WeightedGraph, type WeightedSolution } from './weighted-graph.ts';

/** The edges without slack; bonuses of blossoms count for edges inside them. */
export function edgesWithoutSlack(graph: WeightedGraph, { price, blossoms }: WeightedSolution): BitGraph {
  const { size, limbs, edges } = graph;
  const kept = new BitGraph(size);
  const sharedBonus = new SharedBonus(size, limbs, blossoms);
  for (let u = 0; u < size; u++) {
    const shared = sharedBonus.rowOf(u);
    for (let v = u + 1; v < size; v++) {
      const id = edges[u * size + v]!;
      if (id === 0) continue;
      let k = 0;
      while (k < limbs && slackLimb(graph, price, id, u, v, k) + shared[v * limbs + k]! === 0) k++;
      if (k === limbs) kept.connect(u, v);
    }
  }
  return kept;
}
