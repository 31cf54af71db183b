/** Proofs of optimality of weighted matchings, checked from the definition and without the solvers' bookkeeping. */
import { compareLimbs } from './radix.ts';
import { SharedBonus } from './shared-bonus.ts';
import type { TypeCosts } from './transport.ts';
import type { Blossom, WeightedGraph, WeightedSolution } from './weighted-graph.ts';

/** Below this magnitude doubles hold eighths exactly, and so do sums of some of them. */
const EXACT = 2 ** 49;

/** Duals are multiples of a quarter; sums of such numbers are exact as long as none leaves the range. */
function isExact(limb: number): boolean {
  return Math.abs(limb) < EXACT && Number.isInteger(8 * limb);
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
  if (price.length !== size * limbs || !price.every(isExact)) return 'a price is out of range';
  if (!costs.every(isExact)) return 'a cost is out of range';
  const flaw = flawOfBlossoms(graph, solution);
  if (flaw !== null) return flaw;
  const zero = new Float64Array(limbs);
  const slack = new Float64Array(limbs);
  const sharedBonus = new SharedBonus(size, limbs, blossoms);
  for (let u = 0; u < size; u++) {
    const shared = sharedBonus.rowOf(u);
    for (let v = u + 1; v < size; v++) {
      const id = edges[u * size + v]!;
      if (id === 0) continue;
      for (let k = 0; k < limbs; k++) {
        slack[k] =
          2 * costs[id * limbs + k]! + price[u * limbs + k]! + price[v * limbs + k]! + shared[v * limbs + k]!;
      }
      const sign = compareLimbs(slack, 0, zero, 0, limbs);
      // Not a number is neither.
      if (!(sign >= 0)) return `edge ${u}–${v} has negative slack`;
      if (sign > 0 && mate[u] === v) return `matched edge ${u}–${v} has slack`;
    }
  }
  return null;
}

function flawOfBlossoms({ size, limbs }: WeightedGraph, { mate, blossoms }: WeightedSolution): string | null {
  const zero = new Float64Array(limbs);
  /** For each vertex the sum of the magnitudes of its bonuses, which bounds every sum of them. */
  const magnitude = new Float64Array(size * limbs);
  for (const [index, { vertices, bonus }] of blossoms.entries()) {
    if (bonus.length !== limbs || !bonus.every(isExact))
      return `the bonus of blossom ${index} is out of range`;
    if (compareLimbs(bonus, 0, zero, 0, limbs) < 0) return `blossom ${index} has a negative bonus`;
    const inside = new Set(vertices);
    if (inside.size !== vertices.length) return `blossom ${index} has a vertex twice`;
    const matchedOutside = vertices.filter((v) => !inside.has(mate[v]!)).length;
    if (inside.size % 2 === 0 || matchedOutside !== 1) return `blossom ${index} is not matched but for one`;
    for (const v of vertices) {
      for (let k = 0; k < limbs; k++) magnitude[v * limbs + k]! += Math.abs(bonus[k]!);
    }
  }
  if (!magnitude.every((sum) => sum < EXACT)) return 'a sum of bonuses is out of range';
  return areLaminar(size, blossoms) ? null : 'two blossoms cross';
}

/** Whether any two of the blossoms have no vertex in common or all of the smaller one. */
function areLaminar(size: number, blossoms: readonly Blossom[]): boolean {
  /** For each vertex the largest blossom so far around it. */
  const around = new Int32Array(size).fill(-1);
  const bySize = [...blossoms.keys()].sort(
    (a, b) => blossoms[a]!.vertices.length - blossoms[b]!.vertices.length,
  );
  for (const index of bySize) {
    const { vertices } = blossoms[index]!;
    const found = new Map<number, number>();
    for (const v of vertices) found.set(around[v]!, (found.get(around[v]!) ?? 0) + 1);
    for (const [smaller, count] of found) {
      if (smaller >= 0 && count !== blossoms[smaller]!.vertices.length) return false;
    }
    for (const v of vertices) around[v] = index;
  }
  return true;
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
  if (duals.length !== types * limbs || !duals.every(isExact)) return 'a dual value is out of range';
  if (!cost.every(isExact)) return 'a cost is out of range';
  const slack = new Float64Array(limbs);
  const zero = new Float64Array(limbs);
  for (let s = 0; s < types; s++) {
    for (let t = s; t < types; t++) {
      if (allowed[s * types + t] === 0) continue;
      for (let k = 0; k < limbs; k++) {
        slack[k] = 2 * cost[(s * types + t) * limbs + k]! - duals[s * limbs + k]! - duals[t * limbs + k]!;
      }
      if (!(compareLimbs(slack, 0, zero, 0, limbs) >= 0)) return `types ${s} and ${t} have negative slack`;
    }
  }
  return null;
}
