/** Graphs whose costs depend on the kinds of the two players alone, of whom there are few. */
import type { BitGraph } from './bit-graph.ts';
import { PackedCosts } from './cost-table.ts';
import type { Packing } from './radix.ts';
import type { WeightedGraph } from './weighted-graph.ts';

/**
 * The edges of `graph` with what they add to each row that was packed. `countsOf` is asked once for two kinds, with two
 * vertices u < v of them: all others of these kinds, the lower vertex first, add the same.
 */
export function graphByKinds(
  graph: BitGraph,
  packing: Packing,
  kindOf: (vertex: number) => string,
  countsOf: (u: number, v: number) => readonly number[],
): WeightedGraph {
  const { size } = graph;
  const numbers = new Map<string, number>();
  const kinds = Int32Array.from({ length: size }, (_, vertex) => {
    const kind = kindOf(vertex);
    const number = numbers.get(kind) ?? numbers.size;
    numbers.set(kind, number);
    return number;
  });
  const costs = new PackedCosts(packing);
  /** 0: not asked yet. */
  const places = new Int32Array(numbers.size * numbers.size);
  const edges = new Int32Array(size * size);
  for (let u = 0; u < size; u++) {
    for (const v of graph.neighbours(u)) {
      const [lower, upper] = v < u ? [v, u] : [u, v];
      const pair = kinds[lower]! * numbers.size + kinds[upper]!;
      let place = places[pair]!;
      if (place === 0) places[pair] = place = costs.placeOf(countsOf(lower, upper));
      edges[u * size + v] = place;
    }
  }
  return { size, limbs: packing.limbs, edges, costs: costs.costs() };
}
