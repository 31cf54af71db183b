/**
 * Perfect matchings of vertices in layers that leave each layer, with those before it, as seldom as its number allows: by
 * one edge where it is odd, by none where it is even, and to the next layer only.
 *
 * No matching does with less: what holds an odd number is left at least once, and the next layer is the nearest. So where
 * there is such a matching, these are all that are best by the number of edges out of the first layer, then by how far they
 * lead, then by those out of the second, and so on. Duals prove it: each odd beginning is an odd set of its own.
 */
import { type BitGraph, emptySet, type VertexSet, setOf } from './bit-graph.ts';
import { LaminarFamily } from './laminar.ts';
import { provedOptimum, type Optimum } from './optimum.ts';

/** Dual of an odd beginning: of a vertex in it, and of an edge inside. An edge out of it costs 1. */
const PRICE = -2;
const BONUS = 4;

/**
 * `layers` are the numbers of vertices of each layer, which follow one another; together they are all vertices of `graph`.
 * `hint` is a perfect matching of the graph, most of which may be kept. Null where no perfect matching leaves the layers so
 * seldom. Cost: vertices², and the matchings of the layers.
 */
export function optimumByLayers(
  graph: BitGraph,
  layers: readonly number[],
  hint: Int32Array,
): Optimum | null {
  const ends = endsOf(layers);
  const odd = ends.filter((end) => end % 2 === 1);
  const sets = odd.map((end) => Array.from({ length: end }, (_, v) => v));
  const near = edgesToNeighbours(graph, layers);
  const mate = new LaminarFamily(graph.size, sets).matchingOf(near, hint, emptySet(graph.size));
  if (mate === null) return null;
  const price = new Float64Array(graph.size);
  for (let v = 0; v < graph.size; v++) price[v] = PRICE * odd.filter((end) => v < end).length;
  const blossoms = sets.map((vertices) => ({ vertices, bonus: Float64Array.of(BONUS) }));
  return provedOptimum(costsOf(near, ends), { mate, price, blossoms });
}

/** Number of vertices up to the end of each layer. */
function endsOf(layers: readonly number[]): number[] {
  let end = 0;
  return layers.map((size) => (end += size));
}

/** Edges inside a layer, and to the next one where the vertices up to there are an odd number. */
function edgesToNeighbours(graph: BitGraph, layers: readonly number[]): BitGraph {
  const near = graph.copy();
  let start = 0;
  layers.forEach((size, layer) => {
    const end = start + size;
    const from = layer > 0 && start % 2 === 1 ? start - layers[layer - 1]! : start;
    const to = end % 2 === 1 ? end + layers[layer + 1]! : end;
    near.confine(range(start, end), rangeSet(graph.size, from, to));
    start = end;
  });
  return near;
}

/** An edge costs 1 where it leads out of a layer. */
function costsOf(near: BitGraph, ends: readonly number[]) {
  const { size } = near;
  const layerOf = new Int32Array(size);
  for (let v = 0, layer = 0; v < size; v++) {
    while (v >= ends[layer]!) layer++;
    layerOf[v] = layer;
  }
  const edges = new Int32Array(size * size);
  for (let u = 0; u < size; u++) {
    for (const v of near.neighbours(u)) edges[u * size + v] = layerOf[u] === layerOf[v] ? 1 : 2;
  }
  return { size, limbs: 1, edges, costs: Float64Array.of(0, 0, 1) };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}

function rangeSet(size: number, from: number, to: number): VertexSet {
  return setOf(size, range(from, to));
}
