import { describe, expect, it } from 'vitest';
import { BitGraph } from '../../src-engine/matching/bit-graph.ts';
import { fewestAlike, optimumByKinds } from '../../src-engine/matching/kind-costs.ts';
import { optimumOf, type Optimum } from '../../src-engine/matching/optimum.ts';
import { packingOf } from '../../src-engine/matching/radix.ts';
import { randomOf } from '../../src-engine/generator/random.ts';

interface Case {
  readonly graph: BitGraph;
  readonly kinds: readonly string[];
  /** Two rows by the two kinds, in either order. */
  readonly rows: ReadonlyMap<string, readonly [number, number]>;
}

/** Up to 14 vertices of up to 4 kinds; every third case has an edge that two vertices must be matched by. */
function caseOf(seed: number): Case {
  const random = randomOf(seed);
  const size = 2 * random.integer(1, 7);
  const density = 0.3 + 0.6 * random.next();
  const kinds = Array.from({ length: size }, () => 'abcd'[random.integer(0, 3)]!);
  const graph = new BitGraph(size);
  const isForced = seed % 3 === 0 && size > 2;
  for (let u = 0; u < size; u++) {
    for (let v = u + 1; v < size; v++) {
      if (isForced && u < 2 ? u === 0 && v === 1 : random.next() < density) graph.connect(u, v);
    }
  }
  const rows = new Map<string, readonly [number, number]>();
  for (const a of 'abcd') {
    for (const b of 'abcd') if (a <= b) rows.set(a + b, [random.integer(0, 1), random.integer(0, 2)]);
  }
  return { graph, kinds, rows };
}

const keyOf = ({ kinds }: Case, u: number, v: number): string => [kinds[u]!, kinds[v]!].sort().join('');

/** Which edges some optimal matching has; null where there is no perfect matching. */
function edgesOf(optimum: Optimum | null, graph: BitGraph): string[] | null {
  if (optimum === null) return null;
  const found: string[] = [];
  for (let u = 0; u < graph.size; u++) {
    for (const v of graph.neighbours(u)) {
      const only = new Map([[u, Int32Array.of(1 << v)]]);
      if (u < v && optimum.copy().restrict(only)) found.push(`${u}-${v}`);
    }
  }
  return found;
}

describe('optimumByKinds', () => {
  it('has the optimal matchings that the solver of all costs has', () => {
    let [bounded, none] = [0, 0];
    for (let seed = 1; seed <= 600; seed++) {
      const each = caseOf(seed);
      const { graph, kinds, rows } = each;
      const { size } = graph;
      const edges = new Int32Array(size * size);
      const costs: number[] = [0];
      for (let u = 0; u < size; u++) {
        for (const v of graph.neighbours(u)) {
          const [first, second] = rows.get(keyOf(each, u, v))!;
          edges[u * size + v] = costs.push(first * 1000 + second) - 1;
        }
      }
      for (let u = 0; u < size; u++) {
        for (let v = u + 1; v < size; v++) edges[v * size + u] = edges[u * size + v]!;
      }
      const expected = optimumOf({ size, limbs: 1, edges, costs: Float64Array.from(costs) });
      const found = optimumByKinds(
        graph,
        packingOf([size, 2 * size]),
        (vertex) => kinds[vertex]!,
        (u, v) => {
          // The ends of an edge in their order.
          expect(u).toBeLessThan(v);
          return rows.get(keyOf(each, u, v))!;
        },
      );
      expect(edgesOf(found, graph), `seed ${seed}`).toEqual(edgesOf(expected, graph));
      if (expected === null) none++;
      else bounded++;
    }
    expect(bounded).toBeGreaterThan(200);
    expect(none).toBeGreaterThan(50);
  });

  it('knows of no vertices that nothing is to be matched', () => {
    const optimum = optimumByKinds(
      new BitGraph(0),
      packingOf([1]),
      () => '',
      () => [0],
    );
    expect(optimum?.size).toBe(0);
  });
});

describe('fewestAlike', () => {
  it('pairs different marks, and leaves vertices without a mark to anybody', () => {
    const graph = new BitGraph(6);
    for (let u = 0; u < 6; u++) for (let v = u + 1; v < 6; v++) graph.connect(u, v);
    const optimum = fewestAlike(graph, (vertex) => ['x', 'x', 'x', 'y', null, null][vertex]!)!;
    const partners = [0, 1, 2].map((vertex) => optimum.partnerOf(vertex));
    expect(partners.every((partner) => partner > 2)).toBe(true);
    expect(edgesOf(optimum, graph)).toHaveLength(9);
  });
});
