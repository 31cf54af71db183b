/**
 * Perfect matchings of least cost where costs are real numbers known to many digits: solved in doubles on rounded costs,
 * then again, finer, on what the rounding left open, until nothing is open or the last digit has decided.
 *
 * Why that is exact: in the duals of the rounded problem the slacks of a truly optimal matching add up to no more than
 * the roundings can have made of it. So it lies in the graph of edges whose slack is within that bound, and leaves
 * every set whose bonus is beyond it by one edge only. There the slacks, put right by what was rounded, are costs
 * themselves, smaller by orders of magnitude, and can be rounded to finer units.
 */
import { newBytes, newDoubles, newInts } from './arrays.ts';
import { optimumOf } from './optimum.ts';
import { firstMates } from './first-mates.ts';
import { fractionalStart } from './fractional-start.ts';
import { flawOf } from './certificate.ts';
import { SharedBonus } from './shared-bonus.ts';
import { connectedParts, firstByEnumeration, followCompulsion, type NearEdge } from './near-edges.ts';
import {
  slackLimb,
  type Blossom,
  type RoundedGraph,
  type WarmStart,
  type WeightedGraph,
  type WeightedSolution,
} from './weighted-graph.ts';
import { minimumPerfectMatching } from './weighted.ts';

/** Sums of rounded costs stay below this, which leaves room for duals and for quarters of units. */
export const ROUNDED_CAPACITY = 2 ** 46;

/** Edges looked at before an enumeration is given up. */
const ENUMERATION_STEPS = 1500;

/** Duals are multiples of a quarter, halves of them occur: in eighths everything is whole. */
const PARTS = 8;

/**
 * Of the perfect matchings of least cost the first in the order of vertices: vertex 0 has the lowest partner that it
 * has in any of them, then the next vertex, and so on. Null when there is no perfect matching. Throws when the
 * solver's proof has a flaw. Cost: one weighted matching, and small ones where roundings or ties leave a choice that takes
 * more than `steps` to write down.
 */
export function firstOptimum(
  graph: RoundedGraph,
  start?: WarmStart,
  steps = ENUMERATION_STEPS,
): Int32Array | null {
  const begun = start ?? (graph.limbs === 1 ? fractionalStart(graph) : null) ?? undefined;
  const solution = minimumPerfectMatching(graph, begun);
  if (solution === null) return null;
  const flaw = flawOf(graph, solution);
  if (flaw !== null) throw new Error(`matching without proof: ${flaw}`);
  // Half as many roundings as vertices, of less than a unit, in either matching; slacks count costs twice.
  const tolerance = graph.shift === 0 ? 0 : 2 * graph.size;
  const near = nearEdges(graph, solution, tolerance);
  // As many as a matching has: there is no choice.
  if (near.length === graph.size / 2) return solution.mate;
  const sets = setsOf(graph, solution.blossoms, tolerance);
  sets.fixed.forEach(({ inside }, place) => {
    for (const { u, v, demands } of near) if (inside[u] !== inside[v]) demands.push(graph.size + place);
  });
  const mate = newInts(graph.size).fill(-1);
  const open = followCompulsion(near, mate, sets.fixed.length);
  for (const part of connectedParts(graph.size, open)) {
    const first = firstByEnumeration(graph, part, tolerance, steps);
    if (first === null) decide(graph, part, sets, mate, steps);
    else {
      for (const { u, v } of first) {
        mate[u] = v;
        mate[v] = u;
      }
    }
  }
  return mate;
}

/** Sets with a bonus; `inside[v]` is 1 for their vertices. */
interface BonusSet {
  readonly inside: Uint8Array;
  readonly bonus: Float64Array;
}

interface BonusSets {
  /** Every optimal matching leaves these by one edge. */
  readonly fixed: readonly BonusSet[];
  /** Their bonus, in the last limb only, can be an effect of rounding. */
  readonly doubtful: readonly BonusSet[];
}

function setsOf({ size, limbs }: WeightedGraph, blossoms: readonly Blossom[], tolerance: number): BonusSets {
  const all = blossoms.map(({ vertices, bonus }) => {
    const inside = newBytes(size);
    for (const v of vertices) inside[v] = 1;
    return { inside, bonus };
  });
  const isDoubtful = ({ bonus }: BonusSet) =>
    bonus.every((limb, k) => (k < limbs - 1 ? limb === 0 : limb <= tolerance));
  return { fixed: all.filter((set) => !isDoubtful(set)), doubtful: all.filter(isDoubtful) };
}

/** The edges whose slack is within the tolerance, with their ends as demands. */
function nearEdges(
  graph: RoundedGraph,
  { price, blossoms }: WeightedSolution,
  tolerance: number,
): NearEdge[] {
  const { size, limbs, edges } = graph;
  const last = limbs - 1;
  const sharedBonus = new SharedBonus(size, limbs, blossoms);
  const near: NearEdge[] = [];
  for (let u = 0; u < size; u++) {
    const shared = sharedBonus.rowOf(u);
    for (let v = u + 1; v < size; v++) {
      const id = edges[u * size + v]!;
      if (id === 0) continue;
      let slack = 0;
      for (let k = 0; k < limbs; k++) {
        slack = slackLimb(graph, price, id, u, v, k) + shared[v * limbs + k]!;
        if (k < last && slack > 0) slack = Infinity;
        if (slack > 0) break;
      }
      if (slack <= tolerance) near.push({ u, v, slack, demands: [u, v] });
    }
  }
  return near;
}

/** Matches the vertices of a part that has, or seems to have, several optimal matchings. */
function decide(
  graph: RoundedGraph,
  part: readonly NearEdge[],
  sets: BonusSets,
  mate: Int32Array,
  steps: number,
): void {
  const vertices = [...new Set(part.flatMap(({ u, v }) => [u, v]))].sort((a, b) => a - b);
  const size = vertices.length;
  const placeOf = new Map(vertices.map((v, place) => [v, place]));
  const rests = part.map((edge) => restOf(graph, edge, sets));
  if (isConstant(part, rests)) rests.fill(0n);
  const least = rests.reduce((min, rest) => (rest < min ? rest : min));
  const range = rests.reduce((max, rest) => (rest > max ? rest : max)) - least;
  const [shift, limbs] = [shiftFor(range, size), range === 0n ? 1 : 2];
  const edges = newInts(size * size);
  const costs = newDoubles((part.length + 1) * limbs);
  part.forEach(({ u, v, demands }, at) => {
    const [a, b] = [placeOf.get(u)!, placeOf.get(v)!];
    edges[a * size + b] = edges[b * size + a] = at + 1;
    // Each set is left once exactly when the sum is least.
    costs[(at + 1) * limbs] = demands.length - 2;
    if (limbs === 2) costs[(at + 1) * limbs + 1] = Number((rests[at]! - least) >> BigInt(shift));
  });
  const finer = { size, limbs, edges, costs };
  const exact = (u: number, v: number): bigint => rests[edges[u * size + v]! - 1]! - least;
  const solved = range === 0n ? firstOf(finer) : firstOptimum({ ...finer, shift, exact }, undefined, steps);
  if (solved === null) throw new Error('a perfect matching got lost');
  vertices.forEach((v, place) => (mate[v] = vertices[solved[place]!]!));
}

/**
 * Whether the costs of a connected part are sums of a number for either end: then all its perfect matchings cost the
 * same. With `2x` the unknown number of the first vertex, that of any other is `sign * x + rest`.
 */
function isConstant(part: readonly NearEdge[], costs: readonly bigint[]): boolean {
  const known = new Map([[part[0]!.u, { sign: 1n, rest: 0n }]]);
  let twice: bigint | null = null;
  let waiting = part.map((edge, at) => ({ ...edge, cost: costs[at]! }));
  while (waiting.length > 0) {
    const later: typeof waiting = [];
    for (const edge of waiting) {
      const [a, b] = [known.get(edge.u), known.get(edge.v)];
      if (a === undefined && b === undefined) later.push(edge);
      else if (a === undefined) known.set(edge.u, { sign: -b!.sign, rest: edge.cost - b!.rest });
      else if (b === undefined) known.set(edge.v, { sign: -a.sign, rest: edge.cost - a.rest });
      else {
        const difference = edge.cost - a.rest - b.rest;
        if (a.sign !== b.sign && difference !== 0n) return false;
        if (a.sign !== b.sign) continue;
        if (twice !== null && twice !== a.sign * difference) return false;
        twice = a.sign * difference;
      }
    }
    waiting = later;
  }
  return true;
}

/** What an edge adds to the cost of a matching beyond what all matchings have in common. */
function restOf(graph: RoundedGraph, { u, v, slack }: NearEdge, { doubtful }: BonusSets): bigint {
  const { size, limbs, edges, costs, exact } = graph;
  if (graph.shift === 0) return 0n;
  const rounded = costs[edges[u * size + v]! * limbs + limbs - 1]!;
  let known = slack;
  for (const { inside, bonus } of doubtful) if (inside[u] !== inside[v]) known += bonus[limbs - 1]! / 2;
  const [parts, shift] = [BigInt(PARTS), BigInt(graph.shift)];
  return 2n * parts * (exact(u, v) - (BigInt(rounded) << shift)) + (BigInt(known * PARTS) << shift);
}

/** The first perfect matching of least cost; costs are exact and have one limb. */
function firstOf(graph: WeightedGraph): Int32Array | null {
  const optimum = optimumOf(graph);
  return optimum === null ? null : firstMates(optimum);
}

/** Bits to be rounded away so that the sums of a perfect matching keep within the capacity. */
function shiftFor(range: bigint, size: number): number {
  let shift = 0;
  const capacity = BigInt(ROUNDED_CAPACITY);
  for (let sum = (range * BigInt(size)) / 2n; sum > capacity; sum >>= 1n) shift++;
  return shift;
}
