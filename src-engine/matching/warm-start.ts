/** From a guess of the duals to a start of the weighted search, so that little is left for it to do. */
import { BitGraph } from './bit-graph.ts';
import { Matching } from './cardinality.ts';
import { slackLimb, type WarmStart, type WeightedGraph } from './weighted-graph.ts';

/**
 * The prices, and as many vertices matched as edges without slack allow: the better the prices, the more. Undefined where
 * some edge has negative slack; see {@link raised}. Cost: vertices², and the matching.
 */
export function startFrom(graph: WeightedGraph, price: Float64Array): WarmStart | undefined {
  const { size, limbs, edges } = graph;
  const tight = new BitGraph(size);
  for (let u = 0; u < size; u++) {
    for (let v = u + 1; v < size; v++) {
      const id = edges[u * size + v]!;
      if (id === 0) continue;
      let slack = 0;
      for (let k = 0; k < limbs && slack === 0; k++) slack = slackLimb(graph, price, id, u, v, k);
      if (slack < 0) return undefined;
      if (slack === 0) tight.connect(u, v);
    }
  }
  const matching = new Matching(tight);
  matching.greedy([...matching.mate.keys()]);
  matching.maximise();
  return { price, mate: matching.mate };
}

/** Any prices, raised in place until no edge has negative slack. Cost: vertices². */
export function raised(graph: WeightedGraph, price: Float64Array): Float64Array {
  const { size, limbs, edges, costs } = graph;
  for (let u = 0; u < size; u++) {
    for (let v = u + 1; v < size; v++) {
      const id = edges[u * size + v]!;
      if (id === 0) continue;
      for (let k = 0; k < limbs; k++) {
        const slack = slackLimb(graph, price, id, u, v, k);
        if (slack > 0) break;
        if (slack === 0) continue;
        for (let i = k; i < limbs; i++) {
          price[v * limbs + i] = -2 * costs[id * limbs + i]! - price[u * limbs + i]!;
        }
        break;
      }
    }
  }
  return price;
}
