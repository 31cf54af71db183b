/**
 * Perfect matchings that leave every set of a laminar family by exactly one edge: what optimal matchings are when odd
 * sets carry dual value. A set is contracted to one node of the graph around it; which of its vertices can be the exit
 * is found inside out, by one search in each set.
 */
import { copyOfInts, newInts } from './arrays.ts';
import {
  type BitGraph,
  contains,
  emptySet,
  exclude,
  include,
  lowestBit,
  type VertexSet,
} from './bit-graph.ts';
import { Matching } from './cardinality.ts';

/** A set of the family, or the whole graph, with the sets directly inside. */
interface Region {
  readonly inside: VertexSet;
  readonly regions: readonly Region[];
  /** Nodes of the region's own graph: its vertices that are in no smaller set, and one vertex for each of those. */
  readonly nodes: VertexSet;
  /** The vertex that stands for the region in the graph around it. */
  readonly delegate: number;
}

/** A region with a matching of its nodes, and the vertices by which it can be left. */
interface Solved {
  readonly region: Region;
  readonly matching: Matching;
  readonly exits: VertexSet;
  readonly regions: readonly Solved[];
}

/** The laminar family as a tree, for repeated use while edges get fewer. */
export class LaminarFamily {
  private readonly root: Region;
  private solved: Solved | null = null;

  /** `sets` are any two of them disjoint or one inside the other. */
  constructor(size: number, sets: readonly (readonly number[])[]) {
    let outermost: Region[] = [];
    const regionOf = (vertices: readonly number[]): Region => {
      const inside = emptySet(size);
      for (const v of vertices) include(inside, v);
      const regions = outermost.filter(({ delegate }) => contains(inside, delegate));
      outermost = outermost.filter(({ delegate }) => !contains(inside, delegate));
      const nodes = copyOfInts(inside);
      for (const { inside: inner, delegate } of regions) {
        for (let w = 0; w < nodes.length; w++) nodes[w]! &= ~inner[w]!;
        include(nodes, delegate);
      }
      return { inside, regions, nodes, delegate: vertices[0]! };
    };
    for (const set of [...sets].sort((a, b) => a.length - b.length)) {
      const region = regionOf(set);
      outermost.push(region);
    }
    this.root = regionOf(Array.from({ length: size }, (_, v) => v));
  }

  /**
   * A perfect matching that leaves each set once, or null. `hint` is one for more edges: most of it is kept. Each
   * edge that went since the last call that gave a matching has an end among `changed`.
   */
  matchingOf(graph: BitGraph, hint: Int32Array, changed: VertexSet): Int32Array | null {
    const solved = solve(this.root, graph, hint, this.solved, changed);
    if (solved === null) return null;
    this.solved = solved;
    const mate = newInts(graph.size).fill(-1);
    unfold(solved, graph, mate);
    return mate;
  }
}

/** Null when more nodes stay exposed than a region may have: one, or none for the whole graph. */
function solve(
  region: Region,
  graph: BitGraph,
  hint: Int32Array,
  before: Solved | null,
  changed: VertexSet,
): Solved | null {
  if (before !== null && !meet(region.inside, changed)) return before;
  const regions: Solved[] = [];
  for (const [i, inner] of region.regions.entries()) {
    const solved = solve(inner, graph, hint, before?.regions[i] ?? null, changed);
    if (solved === null) return null;
    regions.push(solved);
  }
  const matching = new Matching(contracted(region, regions, graph));
  matching.alive.set(region.nodes);
  adopt(matching, region, hint);
  const odd = sizeOf(region.nodes) % 2;
  if (matching.maximise(odd) !== odd) return null;
  const exits = emptySet(graph.size);
  if (odd === 1) {
    matching.findExchangeable(exposedIn(matching, region));
    for (let w = 0; w < exits.length; w++) exits[w] = matching.even[w]! & region.nodes[w]!;
    for (const inner of regions) {
      const { delegate } = inner.region;
      if (!contains(exits, delegate)) continue;
      exclude(exits, delegate);
      for (let w = 0; w < exits.length; w++) exits[w]! |= inner.exits[w]!;
    }
  }
  return { region, matching, exits, regions };
}

/** The graph with the edges of each inner region's exits given to its delegate. Only the region's nodes count in it. */
function contracted(region: Region, regions: readonly Solved[], graph: BitGraph): BitGraph {
  const local = graph.copy();
  const { words, rows } = local;
  const joined = regions.map(({ exits }) => {
    const row = emptySet(graph.size);
    forEachIn(exits, (v) => {
      for (let w = 0; w < words; w++) row[w]! |= graph.rows[v * words + w]!;
    });
    return row;
  });
  regions.forEach(({ region: { delegate } }, i) => {
    forEachIn(region.nodes, (v) => setBit(rows, v * words, delegate, contains(joined[i]!, v)));
  });
  regions.forEach(({ region: { delegate } }, i) => {
    rows.set(joined[i]!, delegate * words);
    regions.forEach(({ region: other, exits }, j) => {
      setBit(rows, delegate * words, other.delegate, i !== j && meet(joined[i]!, exits));
    });
  });
  return local;
}

/** Takes over the pairs of a matching of vertices that are edges between the region's nodes. */
function adopt({ graph, mate }: Matching, region: Region, hint: Int32Array): void {
  const nodeOf = (v: number): number => {
    if (!contains(region.inside, v)) return -1;
    return region.regions.find(({ inside }) => contains(inside, v))?.delegate ?? v;
  };
  forEachIn(region.inside, (v) => {
    const node = nodeOf(v);
    const other = nodeOf(hint[v]!);
    if (other < 0 || other === node || mate[node]! >= 0 || mate[other]! >= 0 || !graph.has(node, other))
      return;
    mate[node] = other;
    mate[other] = node;
  });
}

/** Turns pairs of nodes into pairs of vertices, from the outside in. */
function unfold({ region, matching, regions }: Solved, graph: BitGraph, mate: Int32Array): void {
  const innerOf = (node: number): Solved | undefined =>
    regions.find((inner) => inner.region.delegate === node);
  forEachIn(region.nodes, (node) => {
    const other = matching.mate[node]!;
    if (other < node) return;
    const [left, right] = [innerOf(node), innerOf(other)];
    const [u, v] = edgeBetween(left?.exits ?? node, right?.exits ?? other, graph);
    mate[u] = v;
    mate[v] = u;
    if (left !== undefined) leaveBy(left, u, graph, mate);
    if (right !== undefined) leaveBy(right, v, graph, mate);
  });
}

function edgeBetween(left: VertexSet | number, right: VertexSet | number, graph: BitGraph): [number, number] {
  const rights = typeof right === 'number' ? [right] : listOf(right);
  for (const u of typeof left === 'number' ? [left] : listOf(left)) {
    for (const v of rights) if (graph.has(u, v)) return [u, v];
  }
  throw new Error('two nodes are matched without an edge');
}

/** Matches a region inside so that `exit` is the vertex that is left for the outside. */
function leaveBy(solved: Solved, exit: number, graph: BitGraph, mate: Int32Array): void {
  const { region, matching, regions } = solved;
  const inner = regions.find((other) => contains(other.region.inside, exit));
  const node = inner?.region.delegate ?? exit;
  const exposed = exposedIn(matching, region);
  if (node !== exposed) {
    matching.mate[matching.mate[node]!] = -1;
    matching.mate[node] = -1;
    exclude(matching.alive, node);
    if (!matching.augmentFrom(exposed)) throw new Error('an exit cannot be left by');
    include(matching.alive, node);
  }
  if (inner !== undefined) leaveBy(inner, exit, graph, mate);
  unfold(solved, graph, mate);
}

function exposedIn({ mate }: Matching, { nodes }: Region): number {
  return listOf(nodes).find((v) => mate[v]! < 0)!;
}

function setBit(rows: Int32Array, at: number, v: number, value: boolean): void {
  if (value) rows[at + (v >> 5)]! |= 1 << (v & 31);
  else rows[at + (v >> 5)]! &= ~(1 << (v & 31));
}

function meet(a: VertexSet, b: VertexSet): boolean {
  for (let w = 0; w < a.length; w++) if ((a[w]! & b[w]!) !== 0) return true;
  return false;
}

function forEachIn(set: VertexSet, act: (v: number) => void): void {
  for (let w = 0; w < set.length; w++) {
    for (let word = set[w]!; word !== 0; word &= word - 1) act((w << 5) + lowestBit(word));
  }
}

function listOf(set: VertexSet): number[] {
  const list: number[] = [];
  forEachIn(set, (v) => list.push(v));
  return list;
}

const sizeOf = (set: VertexSet): number => listOf(set).length;
