/** Small graphs for the tests of the matching room, and their perfect matchings by exhaustion. */
import fc from 'fast-check';
import { CostTable } from '../../src-engine/matching/optimum.ts';
import type { WeightedGraph } from '../../src-engine/matching/weighted.ts';

/** Ends and cost vector. */
export type Edge = readonly [number, number, readonly number[]];

export function graphOf(size: number, list: readonly Edge[]): WeightedGraph {
  const limbs = list[0]?.[2].length ?? 1;
  const table = new CostTable(limbs);
  const edges = new Int32Array(size * size);
  for (const [u, v, cost] of list) edges[u * size + v] = edges[v * size + u] = table.placeOf(cost);
  return { size, limbs, edges, costs: table.costs() };
}

/** Random graphs of even size up to `most`, from sparse to complete, with few or many different costs. */
export function weightedGraphs(most: number): fc.Arbitrary<{ size: number; edges: Edge[] }> {
  return fc
    .record({
      half: fc.integer({ min: 1, max: most / 2 }),
      limbs: fc.integer({ min: 1, max: 3 }),
      dearest: fc.constantFrom(1, 2, 5, 100),
      density: fc.constantFrom(3, 5, 8, 10),
    })
    .chain(({ half, limbs, dearest, density }) => {
      const size = 2 * half;
      const cost = fc.array(fc.nat({ max: dearest }), { minLength: limbs, maxLength: limbs });
      const cells = (size * (size - 1)) / 2;
      return fc
        .array(fc.tuple(fc.nat({ max: 9 }), cost), { minLength: cells, maxLength: cells })
        .map((drawn) => {
          const edges: Edge[] = [];
          let at = 0;
          for (let u = 0; u < size; u++) {
            for (let v = u + 1; v < size; v++) {
              const [chance, vector] = drawn[at++]!;
              if (chance < density) edges.push([u, v, vector]);
            }
          }
          return { size, edges };
        });
    });
}

export function perfectMatchings(size: number, edges: readonly Edge[]): Int32Array[] {
  const linked = new Set(edges.map(([u, v]) => u * size + v));
  const found: Int32Array[] = [];
  const mate = new Int32Array(size).fill(-1);
  const next = (): void => {
    const u = mate.indexOf(-1);
    if (u < 0) {
      found.push(mate.slice());
      return;
    }
    for (let v = u + 1; v < size; v++) {
      if (mate[v]! >= 0 || !linked.has(u * size + v)) continue;
      mate[u] = v;
      mate[v] = u;
      next();
      mate[u] = mate[v] = -1;
    }
  };
  next();
  return found;
}

export function valueOf(graph: WeightedGraph, mate: Int32Array): number[] {
  const value = new Array<number>(graph.limbs).fill(0);
  for (let u = 0; u < graph.size; u++) {
    if (mate[u]! < u) continue;
    const id = graph.edges[u * graph.size + mate[u]!]!;
    for (let k = 0; k < graph.limbs; k++) value[k]! += graph.costs[id * graph.limbs + k]!;
  }
  return value;
}

/** Those of the matchings whose costs, limb by limb, are the least. */
export function cheapestOf(graph: WeightedGraph, matchings: readonly Int32Array[]): Int32Array[] {
  const order = (a: Int32Array, b: Int32Array): number => {
    const [x, y] = [valueOf(graph, a), valueOf(graph, b)];
    const at = x.findIndex((limb, k) => limb !== y[k]);
    return at < 0 ? 0 : x[at]! - y[at]!;
  };
  const [least] = [...matchings].sort(order);
  return matchings.filter((mate) => order(mate, least!) === 0);
}
