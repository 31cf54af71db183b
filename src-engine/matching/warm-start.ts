/** From a guess of the duals to a start of the weighted search, so that little is left for it to do. */
import { BitGraph } from './bit-graph.ts';
import { Matching } from './cardinality.ts';
import type { WarmStart, WeightedGraph } from './weighted-graph.ts';

/**
 * Raises prices where an edge has negative slack and matches as many vertices as edges without slack allow. The better
 * the prices, the larger the matching; any are allowed. `price` is changed. Cost: vertices², and the matching.
 */
export function startWith(graph: WeightedGraph, price: Float64Array): WarmStart {
  raiseWhereNegative(graph, price);
  const { size, limbs, edges, costs } = graph;
  const tight = new BitGraph(size);
  for (let u = 0; u < size; u++) {
    for (let v = u + 1; v < size; v++) {
      const id = edges[u * size + v]!;
      if (id === 0) continue;
      let isTight = true;
      for (let k = 0; k < limbs && isTight; k++) {
        isTight = 2 * costs[id * limbs + k]! + price[u * limbs + k]! + price[v * limbs + k]! === 0;
      }
      if (isTight) tight.connect(u, v);
    }
  }
  const matching = new Matching(tight);
  matching.greedy([...matching.mate.keys()]);
  matching.maximise();
  return { price, mate: matching.mate };
}

function raiseWhereNegative({ size, limbs, edges, costs }: WeightedGraph, price: Float64Array): void {
  for (let u = 0; u < size; u++) {
    for (let v = u + 1; v < size; v++) {
      const id = edges[u * size + v]!;
      if (id === 0) continue;
      for (let k = 0; k < limbs; k++) {
        const slack = 2 * costs[id * limbs + k]! + price[u * limbs + k]! + price[v * limbs + k]!;
        if (slack > 0) break;
        if (slack === 0) continue;
        for (let i = k; i < limbs; i++) {
          price[v * limbs + i] = -2 * costs[id * limbs + i]! - price[u * limbs + i]!;
        }
        break;
      }
    }
  }
}
