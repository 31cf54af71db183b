/** One more cost behind those that a graph has: it decides where they are equal. */
import { newDoubles, newInts } from './arrays.ts';
import type { BitGraph } from './bit-graph.ts';
import { CostTable } from './cost-table.ts';
import { LIMB_CAPACITY } from './radix.ts';
import type { WeightedGraph } from './weighted-graph.ts';

/**
 * The edges of `kept`, with `cost` (whole numbers from 0) behind their costs in `weighted`: in the last limb as long as
 * the sums of a perfect matching leave room there, else in one more. `price` is taken along. Cost: vertices².
 */
export function extendedBy(
  weighted: WeightedGraph,
  kept: BitGraph,
  cost: (u: number, v: number) => number,
  price: Float64Array,
): { readonly graph: WeightedGraph; readonly price: Float64Array } {
  const { size, limbs } = weighted;
  const pairs = size >> 1;
  const extra: number[] = [];
  let [most, mostBefore] = [0, 0];
  for (let u = 0; u < size; u++) {
    for (const v of kept.neighbours(u)) {
      if (v < u) continue;
      const value = cost(u, v);
      extra.push(value);
      most = Math.max(most, value);
      const id = weighted.edges[u * size + v]!;
      mostBefore = Math.max(mostBefore, Math.abs(weighted.costs[(id + 1) * limbs - 1]!));
    }
  }
  /** More than all extra costs of a matching. */
  const factor = most * pairs + 1;
  const isShared = (mostBefore * pairs + 1) * factor <= LIMB_CAPACITY;
  const table = new CostTable(isShared ? limbs : limbs + 1);
  const edges = newInts(size * size);
  const vector = newDoubles(isShared ? limbs : limbs + 1);
  let at = 0;
  for (let u = 0; u < size; u++) {
    for (const v of kept.neighbours(u)) {
      if (v < u) continue;
      const id = weighted.edges[u * size + v]!;
      for (let k = 0; k < limbs; k++) vector[k] = weighted.costs[id * limbs + k]!;
      if (isShared) vector[limbs - 1]! *= factor;
      else vector[limbs] = 0;
      vector[vector.length - 1]! += extra[at++]!;
      edges[u * size + v] = edges[v * size + u] = table.placeOf(vector);
    }
  }
  const prices = newDoubles(size * vector.length);
  for (let v = 0; v < size; v++) {
    prices.set(price.subarray(v * limbs, (v + 1) * limbs), v * vector.length);
    if (isShared) prices[(v + 1) * limbs - 1]! *= factor;
  }
  return { graph: { size, limbs: vector.length, edges, costs: table.costs() }, price: prices };
}
