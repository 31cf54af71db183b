/** Proofs of optimality of weighted matchings, checked from the definition and without the solvers' bookkeeping. */
import { newDoubles, newInts } from './arrays.ts';
import { compareLimbs } from './radix.ts';
import { SharedBonus } from './shared-bonus.ts';
import type { TypeCosts } from './transport.ts';
import type { Blossom, WeightedGraph, WeightedSolution } from './weighted-graph.ts';

/** Doubles below this hold whole numbers exactly, and sums of several of them. */
const EXACT = 2 ** 50;

/** Finest unit looked for: duals are halved now and then, but not this often. */
const FINEST = 2 ** 20;

/**
 * Whether sums of the numbers are exact: all of them are multiples of one power of two, and none is too many times as
 * large. Limb `k` of the vectors stands at every `limbs`-th place from `k` on.
 */
function areExact(limbs: number, ...lists: readonly Float64Array[]): boolean {
  for (let k = 0; k < limbs; k++) {
    let parts = 1;
    let greatest = 0;
    for (const list of lists) {
      for (let at = k; at < list.length; at += limbs) {
        const magnitude = Math.abs(list[at]!);
        while (!Number.isInteger(magnitude * parts)) if ((parts *= 2) > FINEST) return false;
        if (magnitude > greatest) greatest = magnitude;
      }
    }
    if (greatest * parts >= EXACT) return false;
  }
  return true;
}

/**
 * Why `solution` is not proved to be a perfect matching of least cost, or null when it is: every vertex is matched along
 * an edge, no bonus is negative, blossoms are odd and matched inside but for one vertex, any two of them apart or one in
 * the other, no edge has negative slack and matched edges have none, and all numbers are in the range of exact
 * arithmetic. Cost: vertices², and the sizes of the blossoms.
 */
export function flawOf(graph: WeightedGraph, solution: WeightedSolution): string | null {
  const { size, limbs, edges, costs } = graph;
  const { mate, price, blossoms } = solution;
  for (let u = 0; u < size; u++) {
    const v = mate[u]!;
    if (v < 0 || mate[v] !== u || edges[u * size + v] === 0)
      return `vertex ${u} is not matched along an edge`;
  }
  const flaw = flawOfBlossoms(graph, solution);
  if (flaw !== null) return flaw;
  if (price.length !== size * limbs || !areExact(limbs, costs, price, magnitudesOf(graph, blossoms)))
    return 'a number is out of range';
  const sharedBonus = new SharedBonus(size, limbs, blossoms);
  for (let u = 0; u < size; u++) {
    const shared = sharedBonus.rowOf(u);
    for (let v = u + 1; v < size; v++) {
      const id = edges[u * size + v]!;
      if (id === 0) continue;
      // The sign of the slack is that of its first limb that is not 0.
      let sign = 0;
      for (let k = 0; k < limbs && sign === 0; k++) {
        sign =
          2 * costs[id * limbs + k]! + price[u * limbs + k]! + price[v * limbs + k]! + shared[v * limbs + k]!;
      }
      // NaN fails both tests.
      if (!(sign >= 0)) return `edge ${u}–${v} has negative slack`;
      if (sign > 0 && mate[u] === v) return `matched edge ${u}–${v} has slack`;
    }
  }
  return null;
}

function flawOfBlossoms({ size, limbs }: WeightedGraph, { mate, blossoms }: WeightedSolution): string | null {
  const zero = newDoubles(limbs);
  /** For each vertex one more than the last blossom that was seen to hold it. */
  const holder = newInts(size);
  for (const [index, { vertices, bonus }] of blossoms.entries()) {
    if (!(compareLimbs(bonus, 0, zero, 0, limbs) >= 0)) return `blossom ${index} has a negative bonus`;
    for (const v of vertices) {
      if (holder[v] === index + 1) return `blossom ${index} has a vertex twice`;
      holder[v] = index + 1;
    }
    let matchedOutside = 0;
    for (const v of vertices) if (holder[mate[v]!] !== index + 1) matchedOutside++;
    if (vertices.length % 2 === 0 || matchedOutside !== 1)
      return `blossom ${index} is not matched but for one`;
  }
  return areLaminar(size, blossoms) ? null : 'two blossoms cross';
}

/** Whether any two of the blossoms have no vertex in common, or all of the smaller one. */
function areLaminar(size: number, blossoms: readonly Blossom[]): boolean {
  /** For each vertex the largest blossom so far around it. */
  const around = newInts(size).fill(-1);
  const sizeOf = (index: number): number => blossoms[index]!.vertices.length;
  /** For each blossom how many of its vertices the one at hand has. */
  const shared = newInts(blossoms.length);
  for (const index of [...blossoms.keys()].sort((a, b) => sizeOf(a) - sizeOf(b))) {
    const { vertices } = blossoms[index]!;
    for (const v of vertices) if (around[v]! >= 0) shared[around[v]!]!++;
    for (const v of vertices) if (around[v]! >= 0 && shared[around[v]!] !== sizeOf(around[v]!)) return false;
    for (const v of vertices) {
      if (around[v]! >= 0) shared[around[v]!] = 0;
      around[v] = index;
    }
  }
  return true;
}

/** For each vertex the sum of the magnitudes of its bonuses, which bounds every sum of them. */
function magnitudesOf({ size, limbs }: WeightedGraph, blossoms: readonly Blossom[]): Float64Array {
  const magnitudes = newDoubles(size * limbs);
  for (const { vertices, bonus } of blossoms) {
    for (const v of vertices) {
      for (let k = 0; k < limbs; k++) magnitudes[v * limbs + k]! += Math.abs(bonus[k]!);
    }
  }
  return magnitudes;
}

/**
 * Why dual values of types (see `transportDuals`) do not bound the cost of every matching from below, or null when they
 * do: no two types may have more than twice the cost of an edge between them, and all numbers must be exact. A perfect
 * matching of edges that meet the bound is then one of least cost. Cost: types².
 */
export function flawOfTypeDuals(
  { types, limbs, allowed, cost }: TypeCosts,
  duals: Float64Array,
): string | null {
  if (duals.length !== types * limbs || !areExact(limbs, cost, duals)) return 'a number is out of range';
  const slack = newDoubles(limbs);
  const zero = newDoubles(limbs);
  for (let s = 0; s < types; s++) {
    for (let t = s; t < types; t++) {
      if (allowed[s * types + t] === 0) continue;
      for (let k = 0; k < limbs; k++) {
        slack[k] = 2 * cost[(s * types + t) * limbs + k]! - duals[s * limbs + k]! - duals[t * limbs + k]!;
      }
      if (compareLimbs(slack, 0, zero, 0, limbs) < 0) return `types ${s} and ${t} have negative slack`;
    }
  }
  return null;
}
