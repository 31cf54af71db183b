import { BitGraph } from './bit-graph.ts';

/** The graph of a symmetric relation on 0 … size-1. Cost: vertices². */
export function graphOf(size: number, related: (a: number, b: number) => boolean): BitGraph {
  const graph = new BitGraph(size);
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++) if (related(a, b)) graph.connect(a, b);
  }
  return graph;
}
