/**
 * Perfect matchings of least cost where costs are real numbers known to many digits: solved in doubles on rounded costs,
 * then again, finer, on what the rounding left open, until nothing is open or the last digit has decided.
 *
 * Why that is exact: in the duals of the rounded problem the slacks of a truly optimal matching add up to no more than
 * the roundings can have made of it. So it lies in the graph of edges whose slack is within that bound, and leaves
 * every set whose bonus is beyond it by one edge only. There the slacks, put right by what was rounded, are costs
 * themselves, smaller by orders of magnitude, and can be rounded to finer units.
 */
import { optimumOf } from './optimum.ts';
import { setOf } from './bit-graph.ts';
import { flawOf } from './certificate.ts';
import type { Blossom, WarmStart, WeightedGraph } from './weighted-graph.ts';
import { minimumPerfectMatching } from './weighted.ts';

/** A graph whose costs are exact in all limbs but the last, where they are rounded to whole units. */
export interface RoundedGraph extends WeightedGraph {
  /** A unit of the last limb is `2 ** shift` units of {@link exact}. With 0 the last limb is exact too. */
  readonly shift: number;
  /** Last limb of the cost of an edge, less than one unit of the rounded one away from it. */
  readonly exact: (u: number, v: number) => bigint;
}

/** Sums of rounded costs stay below this, which leaves room for duals and for quarters of units. */
export const ROUNDED_CAPACITY = 2 ** 46;

/** Duals are multiples of a quarter, halves of them occur: in eighths everything is whole. */
const PARTS = 8;

/**
 * Of the perfect matchings of least cost the first in the order of vertices: vertex 0 has the lowest partner that it
 * has in any of them, then the next vertex, and so on. Null when there is no perfect matching. Throws when the
 * solver's proof has a flaw. Cost: one weighted matching, and small ones where roundings or ties leave a choice.
 */
export function firstOptimum(graph: RoundedGraph, start?: WarmStart): Int32Array | null {
  const solution = minimumPerfectMatching(graph, start);
  if (solution === null) return null;
  const flaw = flawOf(graph, solution);
  if (flaw !== null) throw new Error(`matching without proof: ${flaw}`);
  const open = new OpenQuestion(graph, solution.price, solution.blossoms);
  const mate = new Int32Array(graph.size).fill(-1);
  for (const vertices of open.strip(mate)) open.decide(vertices, mate);
  return mate;
}

/** The edges and sets that can be of the optimum after one stage, and what is not known yet about them. */
class OpenQuestion {
  private readonly graph: RoundedGraph;
  private readonly price: Float64Array;
  /** Sets that every optimal matching leaves by one edge. */
  private readonly fixed: readonly ReadonlySet<number>[];
  /** Sets whose bonus is small enough to be an effect of rounding. */
  private readonly doubtful: readonly { readonly inside: ReadonlySet<number>; readonly bonus: number }[];
  private readonly blossoms: readonly {
    readonly inside: ReadonlySet<number>;
    readonly bonus: Float64Array;
  }[];
  private readonly tolerance: number;
  /** Neighbours by edges that can be of the optimum. */
  private readonly near: number[][];

  constructor(graph: RoundedGraph, price: Float64Array, blossoms: readonly Blossom[]) {
    this.graph = graph;
    this.price = price;
    // Half as many roundings as vertices, of less than a unit, in either matching; slacks count costs twice.
    this.tolerance = graph.shift === 0 ? 0 : 2 * graph.size;
    const last = graph.limbs - 1;
    this.blossoms = blossoms.map(({ vertices, bonus }) => ({ inside: new Set(vertices), bonus }));
    const isDoubtful = (bonus: Float64Array) =>
      bonus[last]! <= this.tolerance && bonus.every((limb, k) => k === last || limb === 0);
    this.fixed = this.blossoms.filter(({ bonus }) => !isDoubtful(bonus)).map(({ inside }) => inside);
    this.doubtful = this.blossoms
      .filter(({ bonus }) => isDoubtful(bonus))
      .map(({ inside, bonus }) => ({ inside, bonus: bonus[last]! }));
    this.near = this.nearEdges();
  }

  /** Slack in the last limb; Infinity where a limb before it is positive or there is no edge. */
  private slackOf(u: number, v: number): number {
    const { size, limbs, edges, costs } = this.graph;
    const id = edges[u * size + v]!;
    if (id === 0) return Infinity;
    let slack = 0;
    for (let k = 0; k < limbs; k++) {
      slack = 2 * costs[id * limbs + k]! + this.price[u * limbs + k]! + this.price[v * limbs + k]!;
      for (const { inside, bonus } of this.blossoms) {
        if (bonus[k] !== 0 && inside.has(u) && inside.has(v)) slack += bonus[k]!;
      }
      if (k < limbs - 1 && slack !== 0) return Infinity;
    }
    return slack;
  }

  private nearEdges(): number[][] {
    const { size, limbs, edges, costs } = this.graph;
    const { price, tolerance } = this;
    const near: number[][] = Array.from({ length: size }, () => []);
    for (let u = 0; u < size; u++) {
      for (let v = u + 1; v < size; v++) {
        const id = edges[u * size + v]!;
        if (id === 0) continue;
        // Bonuses only add to a slack: most edges are ruled out without them.
        const first = 2 * costs[id * limbs]! + price[u * limbs]! + price[v * limbs]!;
        if (first > (limbs === 1 ? tolerance : 0) || this.slackOf(u, v) > tolerance) continue;
        near[u]!.push(v);
        near[v]!.push(u);
      }
    }
    return near;
  }

  /** Matches vertices that have one neighbour only, again and again; returns the connected parts of the others. */
  strip(mate: Int32Array): number[][] {
    const { near } = this;
    const degree = near.map(({ length }) => length);
    const single = [...degree.keys()].filter((v) => degree[v] === 1);
    for (let u = single.pop(); u !== undefined; u = single.pop()) {
      if (mate[u]! >= 0) continue;
      const v = near[u]!.find((other) => mate[other]! < 0)!;
      mate[u] = v;
      mate[v] = u;
      for (const other of near[v]!) if (mate[other]! < 0 && --degree[other]! === 1) single.push(other);
    }
    const parts: number[][] = [];
    const seen = new Set<number>();
    for (let root = 0; root < near.length; root++) {
      if (mate[root]! >= 0 || seen.has(root)) continue;
      const part = [root];
      seen.add(root);
      for (const u of part) {
        for (const v of near[u]!) {
          if (mate[v]! >= 0 || seen.has(v)) continue;
          seen.add(v);
          part.push(v);
        }
      }
      parts.push(part.sort((a, b) => a - b));
    }
    return parts;
  }

  /** Matches the vertices of one part, which have several perfect matchings or at least seem to. */
  decide(vertices: readonly number[], mate: Int32Array): void {
    const size = vertices.length;
    const placeOf = new Map(vertices.map((v, place) => [v, place]));
    const edges: { u: number; v: number; exits: number; rest: bigint }[] = [];
    vertices.forEach((x, u) => {
      for (const y of this.near[x]!) {
        const v = placeOf.get(y);
        if (v === undefined || v < u) continue;
        edges.push({ u, v, exits: this.exitsBy(x, y), rest: this.restOf(x, y) });
      }
    });
    const least = edges.reduce((min, { rest }) => (rest < min ? rest : min), edges[0]!.rest);
    const range = edges.reduce((max, { rest }) => (rest - least > max ? rest - least : max), 0n);
    const shift = shiftFor(range, size);
    const finer: RoundedGraph = {
      ...blank(size, range === 0n ? 1 : 2, edges.length),
      shift,
      exact: (u, v) => rest.get(u < v ? u * size + v : v * size + u)!,
    };
    const rest = new Map(edges.map((edge) => [edge.u * size + edge.v, edge.rest - least]));
    edges.forEach(({ u, v, exits }, place) => {
      const id = place + 1;
      finer.edges[u * size + v] = finer.edges[v * size + u] = id;
      finer.costs[id * finer.limbs] = exits;
      if (range > 0n) finer.costs[id * 2 + 1] = Number(finer.exact(u, v) >> BigInt(shift));
    });
    const solved = range === 0n ? firstOf(finer) : firstOptimum(finer);
    if (solved === null) throw new Error('a perfect matching got lost');
    vertices.forEach((v, place) => (mate[v] = vertices[solved[place]!]!));
  }

  /** How many of the fixed sets an edge leaves: each is left once exactly when the total is least. */
  private exitsBy(u: number, v: number): number {
    return this.fixed.reduce((sum, inside) => (inside.has(u) === inside.has(v) ? sum : sum + 1), 0);
  }

  /** What an edge adds to the cost of a matching beyond what all matchings have in common. */
  private restOf(u: number, v: number): bigint {
    const { size, limbs, edges, costs, shift, exact } = this.graph;
    if (shift === 0) return 0n;
    const rounded = costs[edges[u * size + v]! * limbs + limbs - 1]!;
    let known = this.slackOf(u, v);
    for (const { inside, bonus } of this.doubtful) if (inside.has(u) !== inside.has(v)) known += bonus / 2;
    const [parts, unit] = [BigInt(PARTS), BigInt(shift)];
    return 2n * parts * (exact(u, v) - (BigInt(rounded) << unit)) + (BigInt(known * PARTS) << unit);
  }
}

/** The first perfect matching of least cost; costs are exact and have one limb. */
function firstOf(graph: WeightedGraph): Int32Array | null {
  const { size } = graph;
  const optimum = optimumOf(graph);
  if (optimum === null) return null;
  const mate = new Int32Array(size).fill(-1);
  for (let u = 0; u < size; u++) {
    if (mate[u]! >= 0) continue;
    const free = setOf(
      size,
      [...mate.keys()].filter((v) => v !== u && mate[v]! < 0),
    );
    const v = optimum.settle(u, free);
    mate[u] = v;
    mate[v] = u;
  }
  return mate;
}

/** Bits to be rounded away so that the sums of a perfect matching keep within the capacity. */
function shiftFor(range: bigint, size: number): number {
  let shift = 0;
  const capacity = BigInt(ROUNDED_CAPACITY);
  for (let sum = (range * BigInt(size)) / 2n; sum > capacity; sum >>= 1n) shift++;
  return shift;
}

function blank(size: number, limbs: number, edges: number): WeightedGraph {
  return {
    size,
    limbs,
    edges: new Int32Array(size * size),
    costs: new Float64Array((edges + 1) * limbs),
  };
}
