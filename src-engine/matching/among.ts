/** Parts of a graph: some of its vertices with the edges among them, numbered anew. */
import { BitGraph, setOf } from './bit-graph.ts';
import type { WeightedGraph } from './weighted-graph.ts';

/** For each vertex its place among `vertices`; -1 for the others. */
export function placesOf(size: number, vertices: readonly number[]): Int32Array {
  const places = new Int32Array(size).fill(-1);
  vertices.forEach((u, at) => (places[u] = at));
  return places;
}

/** The edges among `vertices`, which take the numbers 0, 1 … in this order. Cost: their edges. */
export function edgesAmong(graph: BitGraph, vertices: readonly number[]): BitGraph {
  const places = placesOf(graph.size, vertices);
  const inside = setOf(graph.size, vertices);
  const part = new BitGraph(vertices.length);
  vertices.forEach((u, at) => {
    for (const v of graph.neighbours(u, inside)) if (places[v]! > at) part.connect(at, places[v]!);
  });
  return part;
}

/** The edges of `kept` among `vertices` with their costs in `weighted`. Cost: vertices². */
export function weightedAmong(
  { size, limbs, edges: all, costs }: WeightedGraph,
  kept: BitGraph,
  vertices: readonly number[],
): WeightedGraph {
  const places = placesOf(size, vertices);
  const inside = setOf(size, vertices);
  const edges = new Int32Array(vertices.length ** 2);
  vertices.forEach((u, at) => {
    for (const v of kept.neighbours(u, inside)) {
      edges[at * vertices.length + places[v]!] = all[u * size + v]!;
    }
  });
  return { size: vertices.length, limbs, edges, costs };
}
