/**
 * Perfect matchings of vertices in layers that leave each layer, with those before it, as seldom as its number allows: by
 * one edge where it is odd, by none where it is even, and to the next layer only.
 *
 * No matching does with less: what holds an odd number is left at least once, and the next layer is the nearest. So where
 * there is such a matching, these are all that are best by the number of edges out of the first layer, then by how far they
 * lead, then by those out of the second, and so on. Duals prove it: each odd beginning is an odd set of its own.
 */
import { edgesAmong, placesOf } from './among.ts';
import { type BitGraph, emptySet, type VertexSet, setOf } from './bit-graph.ts';
import { LaminarFamily } from './laminar.ts';
import { provedOptimum, type Optimum } from './optimum.ts';
import { PartedOptimum, type Part } from './parted.ts';

/** Dual of an odd beginning: of a vertex in it, and of an edge inside. An edge out of it costs 1. */
const PRICE = -2;
const BONUS = 4;

/**
 * `layers` are the numbers of vertices of each layer, which follow one another; together they are all vertices of `graph`.
 * Two that have no edge but to each other are matched whatever their layers, and what is said of numbers is said of the
 * others. `hint` is a perfect matching of the graph, most of which may be kept. Null where no perfect matching leaves the
 * layers so seldom. Cost: vertices² of each run of layers up to an even beginning, and the matchings of the layers.
 */
export function optimumByLayers(
  graph: BitGraph,
  layers: readonly number[],
  hint: Int32Array,
): PartedOptimum | null {
  const couples = couplesOf(graph);
  const coupled = new Set(couples.flat());
  const ends = endsOf(layers);
  const free = layers
    .map((size, layer) => range(ends[layer]! - size, ends[layer]!).filter((u) => !coupled.has(u)))
    .filter(({ length }) => length > 0);
  const parts: Part[] = [];
  for (const run of [...couples.map((couple) => [couple]), ...evenRuns(free)]) {
    const vertices = run.flat();
    const places = placesOf(graph.size, vertices);
    const optimum = optimumOfRun(
      edgesAmong(graph, vertices),
      run.map(({ length }) => length),
      Int32Array.from(vertices, (u) => places[hint[u]!] ?? -1),
    );
    if (optimum === null) return null;
    parts.push({ vertices, optimum });
  }
  return new PartedOptimum(graph.size, parts);
}

/** Vertices that have no edge but to each other. */
function couplesOf(graph: BitGraph): [number, number][] {
  const couples: [number, number][] = [];
  for (let u = 0; u < graph.size; u++) {
    if (!graph.isEnd(u)) continue;
    const [v] = graph.neighbours(u);
    if (v !== undefined && u < v && graph.isEnd(v)) couples.push([u, v]);
  }
  return couples;
}

/** Layers that follow one another up to an even number of vertices: a matching that leaves those by no edge parts there. */
function evenRuns(layers: readonly (readonly number[])[]): (readonly number[])[][] {
  const runs: (readonly number[])[][] = [];
  let isOpen = false;
  for (const layer of layers) {
    if (isOpen) runs.at(-1)!.push(layer);
    else runs.push([layer]);
    isOpen = isOpen !== (layer.length % 2 === 1);
  }
  return runs;
}

/** As {@link optimumByLayers}, of layers that are left an odd number of times but for the last. */
function optimumOfRun(graph: BitGraph, layers: readonly number[], hint: Int32Array): Optimum | null {
  const ends = endsOf(layers);
  const sets = ends.slice(0, -1).map((end) => range(0, end));
  const near = edgesToNeighbours(graph, layers);
  const mate = new LaminarFamily(graph.size, sets).matchingOf(near, hint, emptySet(graph.size));
  if (mate === null) return null;
  const price = new Float64Array(graph.size);
  for (let v = 0; v < graph.size; v++) price[v] = PRICE * sets.filter(({ length }) => v < length).length;
  const blossoms = sets.map((vertices) => ({ vertices, bonus: Float64Array.of(BONUS) }));
  return provedOptimum(costsOf(near, ends), { mate, price, blossoms });
}

/** Number of vertices up to the end of each layer. */
function endsOf(layers: readonly number[]): number[] {
  let end = 0;
  return layers.map((size) => (end += size));
}

/** Edges inside a layer and to the next one. */
function edgesToNeighbours(graph: BitGraph, layers: readonly number[]): BitGraph {
  const near = graph.copy();
  let start = 0;
  layers.forEach((size, layer) => {
    const end = start + size;
    const from = start - (layers[layer - 1] ?? 0);
    near.confine(range(start, end), rangeSet(graph.size, from, end + (layers[layer + 1] ?? 0)));
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
