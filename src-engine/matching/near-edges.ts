/** Edges that optimal matchings can have, where rounded costs or ties leave a choice among few of them. */
import { copyOfInts, newBytes, newInts } from './arrays.ts';
import type { RoundedGraph } from './weighted-graph.ts';

/** An edge that can be of the optimum; u < v. */
export interface NearEdge {
  readonly u: number;
  readonly v: number;
  /** In the last limb; in the others there is none. */
  readonly slack: number;
  /**
   * What it meets: its ends, and at `size` and beyond the fixed sets that it leaves. Every vertex and every fixed set
   * demands to be met by one edge of the matching.
   */
  readonly demands: number[];
}

/**
 * Matches what must be matched: a vertex with one edge, a fixed set with one edge that leaves it, and so on until
 * nothing is compulsory. Returns the edges between the vertices that remain.
 */
export function followCompulsion(edges: readonly NearEdge[], mate: Int32Array, sets: number): NearEdge[] {
  const demands = mate.length + sets;
  const left = newInts(demands);
  for (const edge of edges) for (const demand of edge.demands) left[demand]!++;
  // The edges that meet a demand, one list behind the other.
  const begin = newInts(demands + 1);
  for (let demand = 0; demand < demands; demand++) begin[demand + 1] = begin[demand]! + left[demand]!;
  const supply = newInts(begin[demands]!);
  const filled = copyOfInts(begin);
  edges.forEach((edge, at) => {
    for (const demand of edge.demands) supply[filled[demand]!++] = at;
  });
  const gone = newBytes(edges.length);
  const single: number[] = [];
  for (let demand = 0; demand < demands; demand++) if (left[demand] === 1) single.push(demand);
  for (let demand = single.pop(); demand !== undefined; demand = single.pop()) {
    let place = begin[demand]!;
    while (place < begin[demand + 1]! && gone[supply[place]!] === 1) place++;
    if (place === begin[demand + 1]) continue;
    const { u, v, demands: met } = edges[supply[place]!]!;
    mate[u] = v;
    mate[v] = u;
    for (const each of met) {
      for (let at = begin[each]!; at < begin[each + 1]!; at++) {
        const other = supply[at]!;
        if (gone[other] === 1) continue;
        gone[other] = 1;
        for (const missed of edges[other]!.demands) if (--left[missed]! === 1) single.push(missed);
      }
    }
  }
  return edges.filter((_, at) => gone[at] === 0);
}

/** The edges by connected parts. */
export function connectedParts(size: number, edges: readonly NearEdge[]): NearEdge[][] {
  if (edges.length === 0) return [];
  const above = newInts(size);
  for (let v = 0; v < size; v++) above[v] = v;
  const rootOf = (v: number): number => {
    let root = v;
    while (above[root] !== root) root = above[root] = above[above[root]!]!;
    return root;
  };
  for (const { u, v } of edges) above[rootOf(u)] = rootOf(v);
  const parts: NearEdge[][] = [];
  const partOf = newInts(size).fill(-1);
  for (const edge of edges) {
    const root = rootOf(edge.u);
    if (partOf[root]! < 0) partOf[root] = parts.push([]) - 1;
    parts[partOf[root]!]!.push(edge);
  }
  return parts;
}

/**
 * Writes down the perfect matchings of a part in the order of vertices and keeps the first of the cheapest; null where
 * that would look at more than `steps` edges. The edges are in the order of their vertices. Left out are matchings that
 * leave a fixed set twice, or whose slacks are beyond the tolerance together: they are no optima.
 */
export function firstByEnumeration(
  graph: RoundedGraph,
  part: readonly NearEdge[],
  tolerance: number,
  steps: number,
): readonly NearEdge[] | null {
  return new Listing(graph, part, tolerance, steps).first();
}

class Listing {
  private readonly graph: RoundedGraph;
  private readonly part: readonly NearEdge[];
  private readonly tolerance: number;
  /** Vertices, each once, in order. */
  private readonly vertices: readonly number[];
  /** Where the edges of `vertices[i]` to later vertices begin. */
  private readonly begin: number[] = [];
  /** Demands that the edges chosen meet. */
  private readonly met: Uint8Array;
  private readonly chosen: NearEdge[] = [];
  private steps: number;
  private best: readonly NearEdge[] | null = null;
  private cost = 0;

  constructor(graph: RoundedGraph, part: readonly NearEdge[], tolerance: number, steps: number) {
    this.steps = steps;
    this.graph = graph;
    this.part = part;
    this.tolerance = tolerance;
    const last = part.reduce((most, { demands }) => Math.max(most, demands.at(-1)!), graph.size);
    this.met = newBytes(last + 1);
    for (const { u, v } of part) this.met[u] = this.met[v] = 1;
    const vertices: number[] = [];
    for (let v = 0; v < graph.size; v++) if (this.met[v] === 1) vertices.push(v);
    this.vertices = vertices;
    this.met.fill(0);
    let at = 0;
    for (const v of vertices) {
      while (at < part.length && part[at]!.u < v) at++;
      this.begin.push(at);
    }
  }

  first(): readonly NearEdge[] | null {
    return this.extend(0, 0, 0) ? this.best : null;
  }

  /** Goes through all that can follow the edges chosen, from vertex `place` on; false when the steps are used up. */
  private extend(place: number, slack: number, cost: number): boolean {
    const { graph, part, vertices, met, chosen } = this;
    let next = place;
    while (next < vertices.length && met[vertices[next]!] === 1) next++;
    if (next === vertices.length) {
      this.compare(cost);
      return true;
    }
    // All vertices before are matched, so this one has its partner further on.
    const u = vertices[next]!;
    for (let at = this.begin[next]!; at < part.length && part[at]!.u === u; at++) {
      if (--this.steps < 0) return false;
      const edge = part[at]!;
      if (slack + edge.slack > this.tolerance || edge.demands.some((demand) => met[demand] === 1)) continue;
      for (const demand of edge.demands) met[demand] = 1;
      chosen.push(edge);
      const goesOn = this.extend(next + 1, slack + edge.slack, cost + roundedCost(graph, edge));
      chosen.pop();
      for (const demand of edge.demands) met[demand] = 0;
      if (!goesOn) return false;
    }
    return true;
  }

  /** Keeps the edges chosen where they cost less than the best so far. */
  private compare(cost: number): void {
    const { graph, chosen, best } = this;
    // As many roundings as vertices, each of less than a unit.
    const open = graph.shift === 0 ? 0 : this.vertices.length;
    const difference = best === null ? -Infinity : cost - this.cost;
    if (difference > open || (difference >= -open && !costsLess(graph, chosen, best!))) return;
    this.best = [...chosen];
    this.cost = cost;
  }
}

/** The last limb; in the others the optima do not differ. */
function roundedCost({ size, limbs, edges, costs }: RoundedGraph, { u, v }: NearEdge): number {
  return costs[(edges[u * size + v]! + 1) * limbs - 1]!;
}

function costsLess(graph: RoundedGraph, left: readonly NearEdge[], right: readonly NearEdge[]): boolean {
  if (graph.shift === 0) return false;
  const exactCost = (chosen: readonly NearEdge[]): bigint =>
    chosen.reduce((sum, { u, v }) => sum + graph.exact(u, v), 0n);
  return exactCost(left) < exactCost(right);
}
