import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasPerfectMatching, leastCostMatching, type Costs } from './least-cost.ts';
import { cases } from '../../effort.ts';

/** Costs of 2 to 10 vertices, sparse to complete, with few or many different ones. */
const graphs: fc.Arbitrary<Costs> = fc
  .record({
    half: fc.integer({ min: 1, max: 5 }),
    dearest: fc.constantFrom(1, 3, 1000),
    density: fc.constantFrom(3, 6, 10),
  })
  .chain(({ half, dearest, density }) => {
    const size = 2 * half;
    const cells = (size * (size - 1)) / 2;
    return fc
      .array(fc.tuple(fc.nat({ max: 9 }), fc.nat({ max: dearest })), { minLength: cells, maxLength: cells })
      .map((drawn) => {
        const costs = Array.from({ length: size }, () => new Array<bigint | null>(size).fill(null));
        let at = 0;
        for (let u = 0; u < size; u++) {
          for (let v = u + 1; v < size; v++) {
            const [chance, cost] = drawn[at++]!;
            // Far beyond the whole numbers that a double can hold.
            if (chance < density) costs[u]![v] = costs[v]![u] = BigInt(cost) * 10n ** 40n;
          }
        }
        return costs;
      });
  });

function leastByTrying(costs: Costs, free: readonly number[]): bigint | null {
  const [u, ...others] = free;
  if (u === undefined) return 0n;
  let least: bigint | null = null;
  for (const v of others) {
    const cost = costs[u]![v]!;
    if (cost === null) continue;
    const rest = leastByTrying(
      costs,
      others.filter((w) => w !== v),
    );
    if (rest !== null && (least === null || cost + rest < least)) least = cost + rest;
  }
  return least;
}

it('finds a perfect matching of least cost exactly where one exists', () => {
  fc.assert(
    fc.property(graphs, (costs) => {
      const mate = leastCostMatching(costs);
      const least = leastByTrying(costs, [...costs.keys()]);
      expect(mate === null).toBe(least === null);
      expect(hasPerfectMatching(costs.length, (u, v) => costs[u]![v] !== null)).toBe(least !== null);
      if (mate === null) return;
      let total = 0n;
      for (const [u, v] of mate.entries()) {
        expect(mate[v]).toBe(u);
        if (u < v) total += costs[u]![v]!;
      }
      expect(total).toBe(least);
    }),
    { numRuns: cases(300, 2000) },
  );
});
