/**
 * Perfect matchings that leave every set of a laminar family by exactly one edge: what optimal matchings are when odd
 * sets carry dual value. A set is contracted to one node of the graph around it; which of its vertices can be the exit
 * is found inside out, by one search in each set.
 */
import { BitGraph, contains, emptySet, include, lowestBit, type VertexSet } from './bit-graph.ts';
import { Matching } from './cardinality.ts';

/** A set of the family, or the whole graph, with everything directly inside. */
interface Region {
  readonly inside: VertexSet;
  /** Vertices that are in no smaller set, then the smaller sets; their places are the nodes of the region's graph. */
  readonly singles: readonly number[];
  readonly regions: readonly Region[];
  /** Node of each vertex of the region. */
  readonly nodeOf: Map<number, number>;
}

/** A region solved: its matching of nodes and the vertices by which it can be left. */
interface Solved {
  readonly region: Region;
  readonly matching: Matching;
  readonly exits: VertexSet;
  readonly regions: readonly Solved[];
}

/** The laminar family as a tree, for repeated use with changing edges. */
export class LaminarFamily {
  private readonly size: number;
  private readonly root: Region;

  /** `sets` are any two of them disjoint or one inside the other. */
  constructor(size: number, sets: readonly (readonly number[])[]) {
    this.size = size;
    const bySize = [...sets].sort((a, b) => a.length - b.length);
    let outermost: { region: Region; some: number }[] = [];
    const regionOf = (vertices: readonly number[]): Region => {
      const inside = emptySet(size);
      for (const v of vertices) include(inside, v);
      const regions = outermost.filter(({ some }) => contains(inside, some)).map(({ region }) => region);
      outermost = outermost.filter(({ some }) => !contains(inside, some));
      const singles = vertices.filter((v) => !regions.some((region) => contains(region.inside, v)));
      const nodeOf = new Map(singles.map((v, node) => [v, node]));
      regions.forEach(({ nodeOf: inner }, i) => {
        for (const v of inner.keys()) nodeOf.set(v, singles.length + i);
      });
      return { inside, singles, regions, nodeOf };
    };
    for (const set of bySize) {
      const region = regionOf(set);
      outermost.push({ region, some: set[0]! });
    }
    this.root = regionOf(Array.from({ length: size }, (_, v) => v));
  }

  /** A perfect matching that leaves each set once, or null. `hint` is one for more edges: most of it is kept. */
  matchingOf(graph: BitGraph, hint: Int32Array): Int32Array | null {
    const solved = solve(this.root, graph, hint);
    if (solved === null) return null;
    const mate = new Int32Array(this.size).fill(-1);
    unfold(solved, graph, mate);
    return mate;
  }
}

/** Null when more nodes stay exposed than a region may have: one, or none for the whole graph. */
function solve(region: Region, graph: BitGraph, hint: Int32Array): Solved | null {
  const regions: Solved[] = [];
  for (const inner of region.regions) {
    const solved = solve(inner, graph, hint);
    if (solved === null) return null;
    regions.push(solved);
  }
  const local = localGraph(region, regions, graph);
  const matching = new Matching(local, hintFor(region, local, hint));
  const exposed = local.size % 2;
  if (matching.maximise(exposed) !== exposed) return null;
  const exits = emptySet(graph.size);
  if (exposed === 1) {
    matching.findExchangeable(matching.mate.indexOf(-1));
    region.singles.forEach((v, node) => contains(matching.even, node) && include(exits, v));
    regions.forEach((inner, i) => {
      if (!contains(matching.even, region.singles.length + i)) return;
      for (let w = 0; w < exits.length; w++) exits[w]! |= inner.exits[w]!;
    });
  }
  return { region, matching, exits, regions };
}

function localGraph({ singles, nodeOf }: Region, regions: readonly Solved[], graph: BitGraph): BitGraph {
  const local = new BitGraph(singles.length + regions.length);
  const open = emptySet(graph.size);
  for (const v of singles) include(open, v);
  for (const { exits } of regions) for (let w = 0; w < open.length; w++) open[w]! |= exits[w]!;
  const connectAll = (node: number, u: number): void => {
    for (let w = 0; w < graph.words; w++) {
      for (let word = graph.rows[u * graph.words + w]! & open[w]!; word !== 0; word &= word - 1) {
        const other = nodeOf.get((w << 5) + lowestBit(word))!;
        if (other !== node) local.connect(node, other);
      }
    }
  };
  singles.forEach((v, node) => connectAll(node, v));
  regions.forEach(({ region, exits }, i) => {
    for (const v of region.nodeOf.keys()) if (contains(exits, v)) connectAll(singles.length + i, v);
  });
  return local;
}

/** The part of a matching of vertices that still is one of the region's nodes. */
function hintFor({ nodeOf }: Region, local: BitGraph, hint: Int32Array): Int32Array {
  const mate = new Int32Array(local.size).fill(-1);
  for (const [u, node] of nodeOf) {
    const other = nodeOf.get(hint[u]!);
    if (other === undefined || other === node || mate[node]! >= 0 || mate[other]! >= 0) continue;
    if (!local.has(node, other)) continue;
    mate[node] = other;
    mate[other] = node;
  }
  return mate;
}

/** Turns pairs of nodes into pairs of vertices, from the outside in. */
function unfold({ region, matching, regions }: Solved, graph: BitGraph, mate: Int32Array): void {
  const exitsOf = (node: number): readonly number[] => {
    if (node < region.singles.length) return [region.singles[node]!];
    const inner = regions[node - region.singles.length]!;
    return [...inner.region.nodeOf.keys()].filter((v) => contains(inner.exits, v));
  };
  for (let node = 0; node < matching.graph.size; node++) {
    const other = matching.mate[node]!;
    if (other < node) continue;
    const [u, v] = edgeBetween(exitsOf(node), exitsOf(other), graph);
    mate[u] = v;
    mate[v] = u;
    leave(node, u);
    leave(other, v);
  }

  function leave(node: number, exit: number): void {
    if (node >= region.singles.length) leaveBy(regions[node - region.singles.length]!, exit, graph, mate);
  }
}

function edgeBetween(left: readonly number[], right: readonly number[], graph: BitGraph): [number, number] {
  for (const u of left) for (const v of right) if (graph.has(u, v)) return [u, v];
  throw new Error('two nodes are matched without an edge');
}

/** Matches a region inside so that `exit` is the vertex that is left for the outside. */
function leaveBy(solved: Solved, exit: number, graph: BitGraph, mate: Int32Array): void {
  const { region, matching, regions } = solved;
  const node = region.nodeOf.get(exit)!;
  const exposed = matching.mate.indexOf(-1);
  if (node !== exposed) {
    const partner = matching.mate[node]!;
    matching.mate[node] = -1;
    matching.mate[partner] = -1;
    matching.retire(node);
    if (!matching.augmentFrom(exposed)) throw new Error('an exit cannot be left by');
  }
  if (node >= region.singles.length) leaveBy(regions[node - region.singles.length]!, exit, graph, mate);
  unfold(solved, graph, mate);
}
