/** The one of all optimal matchings that comes first, for the systems that pair everybody at once. */
import { newInts } from './arrays.ts';
import { setOf } from './bit-graph.ts';
import type { Optimum } from './optimum.ts';

/**
 * Partner of each vertex in the first of the optimal matchings in the order of vertices: 0 has the lowest partner that it has
 * in any of them, then the next vertex, and so on. Narrows `optimum` down to it.
 */
export function firstMates(optimum: Optimum): Int32Array {
  const { size } = optimum;
  const everybody = setOf(size, Array(size).keys());
  const mate = newInts(size).fill(-1);
  for (let u = 0; u < size; u++) {
    if (mate[u]! >= 0) continue;
    const v = optimum.settle(u, everybody);
    mate[u] = v;
    mate[v] = u;
  }
  return mate;
}
