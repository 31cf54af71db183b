/** Proof of optimality of a weighted matching, checked from the definition and without the solver's bookkeeping. */
import { compareLimbs } from './radix.ts';
import { SharedBonus } from './shared-bonus.ts';
import type { WeightedGraph, WeightedSolution } from './weighted-graph.ts';

/** Beyond this magnitude doubles no longer hold quarters exactly. */
const EXACT = 2 ** 50;

/**
 * Why `solution` is not proved to be a perfect matching of least cost, or null when it is: every vertex is matched along
 * an edge, no bonus is negative, blossoms are odd and matched inside but for one vertex, no edge has negative
 * slack and matched edges have none, and all numbers are in the range of exact arithmetic. Cost: vertices².
 */
export function flawOf(graph: WeightedGraph, solution: WeightedSolution): string | null {
  const { size, limbs, edges, costs } = graph;
  const { mate, price, blossoms } = solution;
  const zero = new Float64Array(limbs);
  for (let u = 0; u < size; u++) {
    const v = mate[u]!;
    if (v < 0 || mate[v] !== u || edges[u * size + v] === 0)
      return `vertex ${u} is not matched along an edge`;
  }
  if (price.some((limb) => !(Math.abs(limb) < EXACT))) return 'a price is out of range';
  for (const [index, { vertices, bonus }] of blossoms.entries()) {
    if (compareLimbs(bonus, 0, zero, 0, limbs) < 0) return `blossom ${index} has a negative bonus`;
    const inside = new Set(vertices);
    const matchedOutside = vertices.filter((v) => !inside.has(mate[v]!)).length;
    if (inside.size % 2 === 0 || matchedOutside !== 1) return `blossom ${index} is not matched but for one`;
  }
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
      if (sign < 0) return `edge ${u}–${v} has negative slack`;
      if (sign > 0 && mate[u] === v) return `matched edge ${u}–${v} has slack`;
    }
  }
  return null;
}
