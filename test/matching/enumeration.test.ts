/** The matchings of a part that are written down one by one, where few edges leave a choice: the first of the cheapest. */
import { describe, expect, it } from 'vitest';
import { randomOf } from '../../src-engine/generator/random.ts';
import { firstByEnumeration, type NearEdge } from '../../src-engine/matching/near-edges.ts';
import type { RoundedGraph } from '../../src-engine/matching/weighted-graph.ts';
import { cases } from '../effort.ts';
import { graphOf, perfectMatchings, type Edge } from './graphs.ts';

/** Exact costs of edges, which the last of two limbs has in units of `2 ** shift`. */
function rounded(size: number, exact: ReadonlyMap<string, number>, shift: number): RoundedGraph {
  const edges = [...exact].map(([name, cost]): Edge => {
    const [u, v] = name.split(' ').map(Number) as [number, number];
    return [u, v, [7, Math.round(cost / 2 ** shift)]];
  });
  return {
    ...graphOf(size, edges),
    shift,
    exact: (u, v) => BigInt(exact.get(`${Math.min(u, v)} ${Math.max(u, v)}`)!),
  };
}

const near = (u: number, v: number, slack = 0, ...sets: number[]): NearEdge => ({
  u,
  v,
  slack,
  demands: [u, v, ...sets],
});
const named = (edges: readonly NearEdge[] | null) => edges?.map(({ u, v }) => `${u} ${v}`) ?? null;

describe('matchings that are written down', () => {
  it.each([0, 4])(
    'have the first of the cheapest, whose exact costs count where %i bits were rounded away',
    (shift) => {
      let [found, close] = [0, 0];
      for (let seed = 1; seed <= cases(200, 2000); seed++) {
        const random = randomOf(seed);
        const size = random.pick([4, 6, 8]);
        // Odd vertices are not of the part.
        const exact = new Map<string, number>();
        const list: Edge[] = [];
        for (let u = 0; u < size; u++)
          for (let v = u + 1; v < size; v++)
            if (random.chance(0.7)) {
              const cost = random.integer(0, shift === 0 ? 3 : 60);
              exact.set(`${2 * u} ${2 * v}`, cost);
              list.push([u, v, [cost]]);
            }
        if (list.length === 0) continue;
        const graph = rounded(2 * size, exact, shift);
        const part = list.map(([u, v]) => near(2 * u, 2 * v));
        const touched = new Set(list.flatMap(([u, v]) => [u, v]));
        if (touched.size < size) continue;
        const all = perfectMatchings(size, list).map((mate) => {
          const pairs = [...mate].flatMap((v, u) => (v > u ? [`${2 * u} ${2 * v}`] : []));
          return { pairs, cost: pairs.reduce((sum, pair) => sum + exact.get(pair)!, 0) };
        });
        const least = Math.min(...all.map(({ cost }) => cost));
        const expected = all.find(({ cost }) => cost === least)?.pairs ?? null;
        expect(named(firstByEnumeration(graph, part, 0, 100_000)), `seed ${seed}`).toEqual(expected);
        if (expected !== null) found++;
        if (all.filter(({ cost }) => cost < least + 2 ** shift).length > 1) close++;
      }
      expect(found).toBeGreaterThan(80);
      expect(close).toBeGreaterThan(30);
    },
  );

  const square = new Map([
    ['0 1', 1],
    ['2 3', 1],
    ['0 3', 5],
    ['1 2', 5],
  ]);

  it('are left out where their slacks together are beyond the tolerance', () => {
    const graph = rounded(4, square, 0);
    const with2and3 = [near(0, 1, 2), near(0, 3, 1), near(1, 2, 1), near(2, 3, 3)];
    expect(named(firstByEnumeration(graph, with2and3, 5, 100))).toEqual(['0 1', '2 3']);
    expect(named(firstByEnumeration(graph, with2and3, 4, 100))).toEqual(['0 3', '1 2']);
    expect(named(firstByEnumeration(graph, with2and3, 2, 100))).toEqual(['0 3', '1 2']);
    expect(named(firstByEnumeration(graph, with2and3, 1, 100))).toBeNull();
  });

  it('are left out where they leave a fixed set twice', () => {
    const graph = rounded(4, square, 0);
    const once = [near(0, 1, 0, 4), near(0, 3, 0, 5), near(1, 2, 0, 5), near(2, 3, 0, 4)];
    expect(named(firstByEnumeration(graph, once, 0, 100))).toBeNull();
    const other = [near(0, 1, 0, 4), near(0, 3, 0, 5), near(1, 2, 0, 4), near(2, 3, 0, 4)];
    expect(named(firstByEnumeration(graph, other, 0, 100))).toEqual(['0 3', '1 2']);
  });

  it('are given up where that would look at more edges than there are steps', () => {
    const graph = rounded(4, square, 0);
    const part = [near(0, 1), near(0, 3), near(1, 2), near(2, 3)];
    // 0–1 and behind it 2–3; 0–3 and behind it 1–2.
    expect(firstByEnumeration(graph, part, 0, 3)).toBeNull();
    expect(named(firstByEnumeration(graph, part, 0, 4))).toEqual(['0 1', '2 3']);
  });
});
