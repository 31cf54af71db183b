import { describe, expect, it } from 'vitest';
import { randomOf } from '../../../src-engine/generator/random.ts';
import { firstOptimum } from '../../../src-engine/matching/precise.ts';
import type { RoundedGraph } from '../../../src-engine/matching/weighted-graph.ts';
import { raised, startFrom } from '../../../src-engine/matching/warm-start.ts';
import { POWER_PLACES, powerOf } from '../../../src-engine/systems/mwm/power.ts';
import { power101 } from '../../oracle/mwm.ts';
import { cases } from '../../effort.ts';

/** The first of the cheapest perfect matchings by writing all down, vertex by vertex. */
function enumerated(size: number, costOf: (u: number, v: number) => bigint | null): number[] | null {
  let best: { cost: bigint; mate: number[] } | null = null;
  const extend = (mate: number[], cost: bigint): void => {
    const u = mate.indexOf(-1);
    if (u < 0) {
      if (best === null || cost < best.cost) best = { cost, mate };
      return;
    }
    for (let v = u + 1; v < size; v++) {
      const more = mate[v] === -1 ? costOf(u, v) : null;
      if (more !== null) extend(mate.with(u, v).with(v, u), cost + more);
    }
  };
  extend(new Array<number>(size).fill(-1), 0n);
  return (best as { mate: number[] } | null)?.mate ?? null;
}

/** Costs that differ now in the leading and now in the last of many binary places only, with many ties. */
function randomGraph(seed: number): { graph: RoundedGraph; costOf: (u: number, v: number) => bigint | null } {
  const random = randomOf(seed);
  const size = 2 * random.integer(1, 5);
  const shift = random.pick([0, 3, 40, 100, 200]);
  const density = random.pick([0.5, 0.8, 1]);
  const layers = Array.from({ length: random.integer(1, 4) }, () => random.integer(0, shift + 4));
  const exact = new Map<number, bigint>();
  for (let u = 0; u < size; u++) {
    for (let v = u + 1; v < size; v++) {
      if (!random.chance(density)) continue;
      const cost = layers.reduce((sum, place) => sum + (BigInt(random.integer(0, 3)) << BigInt(place)), 0n);
      exact.set(u * size + v, cost);
    }
  }
  const costOf = (u: number, v: number) => exact.get(Math.min(u, v) * size + Math.max(u, v)) ?? null;
  const edges = new Int32Array(size * size);
  const costs = new Float64Array(size * size + 1);
  for (const [at, cost] of exact) {
    const [u, v] = [Math.floor(at / size), at % size];
    edges[u * size + v] = edges[v * size + u] = at + 1;
    // Up or down, as any rounding may.
    costs[at + 1] = Number(cost >> BigInt(shift)) + (shift > 0 ? random.integer(0, 1) : 0);
  }
  const graph = { size, limbs: 1, edges, costs, shift, exact: (u: number, v: number) => costOf(u, v)! };
  return { graph, costOf };
}

describe('exact matchings from rounded costs', () => {
  it('finds the first of the cheapest perfect matchings whatever the rounding left open', () => {
    let none = 0;
    for (let seed = 1; seed <= cases(400, 4000); seed++) {
      const { graph, costOf } = randomGraph(seed);
      const expected = enumerated(graph.size, costOf);
      const found = firstOptimum(graph);
      expect(found && [...found], `seed ${seed}`).toEqual(expected);
      // The same where nothing is written down, or only the smallest parts are.
      for (const steps of [0, 12])
        expect(firstOptimum(graph, undefined, steps), `seed ${seed}`).toEqual(found);
      if (expected === null) none++;
    }
    expect(none).toBeGreaterThan(cases(8, 100));
  });

  it('finds the same from any guess of the duals', () => {
    for (let seed = 1; seed <= cases(60, 500); seed++) {
      const { graph } = randomGraph(seed);
      const random = randomOf(-seed);
      const guess = Float64Array.from({ length: graph.size }, () => random.integer(-40, 10));
      expect(firstOptimum(graph, startFrom(graph, raised(graph, guess)))).toEqual(firstOptimum(graph));
    }
  });

  it('1.01th powers agree with exponentials of logarithms in more than 60 decimal places', () => {
    for (const base of [1, 2, 3, 16, 97, 1024, 1999]) {
      const difference = power101(base) - (powerOf(base) << BigInt(256 - POWER_PLACES));
      expect(difference < 0n ? -difference : difference).toBeLessThan(1n << BigInt(256 - POWER_PLACES + 1));
    }
    expect(powerOf(0)).toBe(0n);
  });
});
