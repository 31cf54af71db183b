/** From a guess of the duals to a start of the weighted search, so that little is left for it to do. */
import { BitGraph } from './bit-graph.ts';
import { Matching } from './cardinality.ts';
import { isTight, slackLimb, type WarmStart, type WeightedGraph } from './weighted-graph.ts';

/**
 * Raises prices where an edge has negative slack and matches as many vertices as edges without slack allow. The better
 * the prices, the larger the matching; any are allowed. `price` is changed. Cost: vertices², and the matching.
 */
export function startWith(graph: WeightedGraph, price: Float64Array): WarmStart {
  raiseWhereNegative(graph, price);
  const { size, edges } = graph;
  const tight = new BitGraph(size);
  for (let u = 0; u < size; u++) {
    for (let v = u + 1; v < size; v++) {
      const id = edges[u * size + v]!;
      if (id !== 0 && isTight(graph, price, id, u, v)) tight.connect(u, v);
    }
  }
  return startAlong(tight, price);
}

/**
 * The same for prices of one limb that are to stay as they are; undefined where some edge has negative slack.
 * Cost: vertices², and the matching.
 */
export function startFrom(graph: WeightedGraph, price: Float64Array): WarmStart | undefined {
  const { size, edges } = graph;
  const tight = new BitGraph(size);
  for (let u = 0; u < size; u++) {
    for (let v = u + 1; v < size; v++) {
      const id = edges[u * size + v]!;
      if (id === 0) continue;
      const slack = slackLimb(graph, price, id, u, v, 0);
      if (slack < 0) return undefined;
      if (slack === 0) tight.connect(u, v);
    }
  }
  return startAlong(tight, price);
}

/** A greatest matching of the edges without slack. */
function startAlong(tight: BitGraph, price: Float64Array): WarmStart {
  const matching = new Matching(tight);
  matching.greedy([...matching.mate.keys()]);
  matching.maximise();
  return { price, mate: matching.mate };
}

function raiseWhereNegative(graph: WeightedGraph, price: Float64Array): void {
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
}
