/** Costs as few numbers: rows packed into limbs, tables of equal costs, and one more cost behind those of a graph. */
import { describe, expect, it } from 'vitest';
import { randomOf } from '../../src-engine/generator/random.ts';
import { BitGraph } from '../../src-engine/matching/bit-graph.ts';
import { CostTable, PackedCosts } from '../../src-engine/matching/cost-table.ts';
import { extendedBy } from '../../src-engine/matching/extended-costs.ts';
import { compareLimbs, LIMB_CAPACITY, packingOf } from '../../src-engine/matching/radix.ts';
import { graphOf as relationOf } from '../../src-engine/matching/relation.ts';
import { cheapestOf, graphOf, perfectMatchings, type Edge } from './graphs.ts';

/** A row of this bound takes half of the bits of a limb. */
const HALF = 2 ** 20 - 1;

describe('rows packed into limbs', () => {
  const packed = (bounds: readonly number[], single?: number) => {
    const { limbs, limb, multiplier } = packingOf(bounds, single);
    return { limbs, limb: [...limb], multiplier: [...multiplier] };
  };

  it('share one limb in mixed radix: a row counts once more than those behind it can together', () => {
    expect(packed([])).toEqual({ limbs: 1, limb: [], multiplier: [] });
    expect(packed([3])).toEqual({ limbs: 1, limb: [0], multiplier: [1] });
    expect(packed([2, 4, 1])).toEqual({ limbs: 1, limb: [0, 0, 0], multiplier: [10, 2, 1] });
    expect(packed([5, 0, 7])).toEqual({ limbs: 1, limb: [0, 0, 0], multiplier: [8, 8, 1] });
  });

  it('take another limb where the sums would no longer be exact, also a single row that fills one alone', () => {
    expect(packed([HALF, HALF])).toEqual({ limbs: 1, limb: [0, 0], multiplier: [2 ** 20, 1] });
    expect(packed([HALF, HALF, 1])).toEqual({ limbs: 2, limb: [0, 0, 1], multiplier: [2 ** 20, 1, 1] });
    expect(packed([LIMB_CAPACITY, 1, LIMB_CAPACITY])).toEqual({
      limbs: 3,
      limb: [0, 1, 2],
      multiplier: [1, 1, 1],
    });
    // A row of bound 0 takes no room.
    expect(packed([0, LIMB_CAPACITY - 1, 0, 1]).limb).toEqual([0, 0, 0, 1]);
  });

  it('are one limb where all fit into the one that is allowed, to the last', () => {
    expect(packed([HALF, HALF, 1], 2 ** 41)).toMatchObject({ limbs: 1, limb: [0, 0, 0] });
    expect(packed([HALF, HALF, 1], 2 ** 41 - 1).limbs).toBe(2);
  });

  it('are in the order of the rows, the first that differs decides', () => {
    const random = randomOf(5);
    let shared = 0;
    for (let round = 0; round < 300; round++) {
      const bounds = Array.from({ length: random.integer(1, 5) }, () =>
        random.pick([0, 1, 2, 9, 2 ** 15, 2 ** 30]),
      );
      const packing = packingOf(bounds);
      const table = new PackedCosts(packing);
      const [a, b] = [0, 1].map(() => bounds.map((bound) => random.integer(0, bound))) as [
        number[],
        number[],
      ];
      const [x, y] = [table.placeOf(a), table.placeOf(b)];
      const costs = table.costs();
      const order = compareLimbs(costs, x * packing.limbs, costs, y * packing.limbs, packing.limbs);
      const place = a.findIndex((value, at) => value !== b[at]);
      expect(Math.sign(order)).toBe(place < 0 ? 0 : Math.sign(a[place]! - b[place]!));
      expect(x === y).toBe(place < 0);
      if (packing.limbs < bounds.length) shared++;
    }
    expect(shared).toBeGreaterThan(50);
  });
});

describe('vectors of limbs', () => {
  it('are compared from their places on, limb by limb', () => {
    const a = [9, 9, 1, 2, 3];
    const b = [1, 2, 4];
    expect(compareLimbs(a, 2, b, 0, 2)).toBe(0);
    expect(compareLimbs(a, 2, b, 0, 3)).toBe(-1);
    expect(compareLimbs(b, 0, a, 2, 3)).toBe(1);
    expect(compareLimbs(a, 0, b, 0, 1)).toBe(8);
  });

  it('have one place each, from 1 on, where equal ones have the same', () => {
    const table = new CostTable(2);
    const places = [
      [1, 2],
      [1, 3],
      [2, 2],
      [1, 2],
      [2, 3],
      [1, 3],
    ].map((vector) => table.placeOf(vector));
    expect(places).toEqual([1, 2, 3, 1, 4, 2]);
    expect([...table.costs()]).toEqual([0, 0, 1, 2, 1, 3, 2, 2, 2, 3]);
    const single = new CostTable(1);
    expect([[5], [7], [5]].map((vector) => single.placeOf(vector))).toEqual([1, 2, 1]);
    expect([...single.costs()]).toEqual([0, 5, 7]);
  });

  it('of packed rows are asked for by their counts', () => {
    const table = new PackedCosts(packingOf([2, 4, 1]));
    expect(
      [
        [1, 0, 0],
        [0, 4, 1],
        [1, 0, 0],
        [0, 4, 0],
      ].map((counts) => table.placeOf(counts)),
    ).toEqual([1, 2, 1, 3]);
    expect([...table.costs()]).toEqual([0, 10, 9, 8]);
  });
});

describe('a relation', () => {
  it('has an edge where it holds, asked once for each two, the smaller first', () => {
    const asked: string[] = [];
    const graph = relationOf(4, (a, b) => {
      asked.push(`${a}${b}`);
      return a + b === 3;
    });
    expect(asked).toEqual(['01', '02', '03', '12', '13', '23']);
    expect([0, 1, 2, 3].map((u) => graph.neighbours(u))).toEqual([[3], [2], [1], [0]]);
  });
});

describe('one more cost', () => {
  const drawn: readonly Edge[] = [
    [0, 1, [2, 3]],
    [0, 2, [2, 3]],
    [1, 3, [2, 3]],
    [2, 3, [2, 4]],
    [0, 3, [1, 9]],
    [1, 2, [3, 0]],
  ];
  const weighted = graphOf(4, drawn);
  const all = () => {
    const graph = new BitGraph(4);
    for (const [u, v] of drawn) graph.connect(u, v);
    return graph;
  };
  const price = Float64Array.of(-1, -2, -3, -4, -5, -6, -7, -8);
  const vectorOf = ({ limbs, edges, costs, size }: typeof weighted, u: number, v: number) => {
    const id = edges[u * size + v]!;
    expect(edges[v * size + u]).toBe(id);
    return id === 0 ? null : [...costs.subarray(id * limbs, (id + 1) * limbs)];
  };

  it('goes into the last limb, which counts once more than all of it', () => {
    const kept = all();
    kept.disconnect(1, 2);
    const { graph, price: prices } = extendedBy(weighted, kept, (u, v) => 10 * u + v, price);
    // At most 23 for each of two pairs: 47 for one.
    expect([
      vectorOf(graph, 0, 1),
      vectorOf(graph, 0, 2),
      vectorOf(graph, 2, 3),
      vectorOf(graph, 0, 3),
    ]).toEqual([
      [2, 3 * 47 + 1],
      [2, 3 * 47 + 2],
      [2, 4 * 47 + 23],
      [1, 9 * 47 + 3],
    ]);
    expect(vectorOf(graph, 1, 2)).toBeNull();
    expect([graph.size, graph.limbs]).toEqual([4, 2]);
    expect([...prices]).toEqual([-1, -94, -3, -188, -5, -282, -7, -376]);
  });

  it('has a limb of its own where there is no room, and prices of 0 in it', () => {
    const most = LIMB_CAPACITY;
    const { graph, price: prices } = extendedBy(
      weighted,
      all(),
      (u, v) => (u === 2 && v === 3 ? most : u),
      price,
    );
    expect(graph.limbs).toBe(3);
    expect([vectorOf(graph, 0, 1), vectorOf(graph, 1, 3), vectorOf(graph, 2, 3)]).toEqual([
      [2, 3, 0],
      [2, 3, 1],
      [2, 4, most],
    ]);
    expect([...prices]).toEqual([-1, -2, 0, -3, -4, 0, -5, -6, 0, -7, -8, 0]);
  });

  it('shares the limb as long as the sums of all pairs fit, to the last', () => {
    // Costs before of at most 9 for each of two pairs: 19 times the factor, which is 2 most + 1.
    const limbsWith = (most: number) =>
      extendedBy(weighted, all(), (u, v) => (u + v === 5 ? most : 0), price).graph.limbs;
    const largest = Math.floor((Math.floor(LIMB_CAPACITY / 19) - 1) / 2);
    expect([limbsWith(largest), limbsWith(largest + 1)]).toEqual([2, 3]);
  });

  it('decides among the optima of the graph, and changes nothing else', () => {
    const random = randomOf(9);
    let several = 0;
    for (let round = 0; round < 60; round++) {
      const edges: Edge[] = [];
      for (let u = 0; u < 6; u++)
        for (let v = u + 1; v < 6; v++)
          if (random.chance(0.8)) edges.push([u, v, [random.integer(0, 1), random.integer(0, 2)]]);
      const matchings = perfectMatchings(6, edges);
      if (matchings.length === 0) continue;
      const kept = new BitGraph(6);
      for (const [u, v] of edges) kept.connect(u, v);
      const extra = (u: number, v: number) => (Math.min(u, v) * 5 + Math.max(u, v) * 3) % 7;
      const before = graphOf(6, edges);
      const { graph } = extendedBy(before, kept, extra, new Float64Array(12));
      const least = cheapestOf(before, matchings);
      const sum = (mate: Int32Array) =>
        mate.reduce((total, v, u) => (v > u ? total + extra(u, v) : total), 0);
      const fewest = Math.min(...least.map(sum));
      expect(cheapestOf(graph, matchings)).toEqual(least.filter((mate) => sum(mate) === fewest));
      if (least.length > 1) several++;
    }
    expect(several).toBeGreaterThan(10);
  });
});
