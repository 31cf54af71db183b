import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomOf, type Random } from '../../src-engine/generator/random.ts';
import { flawOf, flawOfTypeDuals } from '../../src-engine/matching/certificate.ts';
import { optimumOf } from '../../src-engine/matching/optimum.ts';
import { SharedBonus } from '../../src-engine/matching/shared-bonus.ts';
import { transportDuals, type TypeCosts } from '../../src-engine/matching/transport.ts';
import { coldStart } from '../../src-engine/matching/weighted-graph.ts';
import {
  minimumPerfectMatching,
  type Blossom,
  type WeightedGraph,
  type WeightedSolution,
} from '../../src-engine/matching/weighted.ts';
import { graphOf, perfectMatchings, valueOf, weightedGraphs, type Edge } from './graphs.ts';

const compare = (a: readonly number[], b: readonly number[]): number => {
  const at = a.findIndex((number, k) => number !== b[k]);
  return at < 0 ? 0 : a[at]! - b[at]!;
};

/** Two triangles joined by one edge: the best matching needs a blossom around each. */
const TRIANGLES: readonly Edge[] = [
  [0, 1, [1]],
  [1, 2, [1]],
  [0, 2, [1]],
  [3, 4, [1]],
  [4, 5, [1]],
  [3, 5, [1]],
  [2, 3, [9]],
];

/** The graph of the triangles with its proof. */
function proved(): { graph: WeightedGraph; solution: WeightedSolution } {
  const graph = graphOf(6, TRIANGLES);
  const solution = minimumPerfectMatching(graph)!;
  return { graph, solution };
}

describe('the proof of a matching', () => {
  it('passes with blossoms that carry dual value', () => {
    const { graph, solution } = proved();
    expect(solution.blossoms.length).toBeGreaterThan(0);
    expect(flawOf(graph, solution)).toBeNull();
  });

  type Break = (solution: WeightedSolution) => WeightedSolution;
  const atFirst =
    (add: number): Break =>
    ({ price, ...rest }) => ({ ...rest, price: price.map((limb, v) => (v === 0 ? limb + add : limb)) });
  const more =
    (...added: Blossom[]): Break =>
    ({ blossoms, ...rest }) => ({ ...rest, blossoms: [...blossoms, ...added] });
  const bonus = (value: number): Float64Array => Float64Array.of(value);

  it.each<[what: string, flaw: string, broken: Break]>([
    ['a price is too low', 'negative slack', atFirst(-1)],
    ['a price is too high', 'has slack', atFirst(1)],
    ['a price is no number', 'out of range', atFirst(NaN)],
    ['a price has too many digits', 'out of range', atFirst(2 ** -30)],
    [
      'two vertices have the same partner',
      'not matched along an edge',
      ({ mate, ...rest }) => ({ ...rest, mate: mate.map((v, u) => (u === 0 ? 5 : v)) }),
    ],
    ['a bonus is negative', 'negative bonus', (solution) => withFirst(solution, { bonus: bonus(-1) })],
    ['a bonus is no number', 'negative bonus', (solution) => withFirst(solution, { bonus: bonus(NaN) })],
    [
      'bonuses are too large together',
      'out of range',
      more(...Array.from({ length: 3 }, () => ({ vertices: [0, 1, 2], bonus: bonus(2 ** 49) }))),
    ],
    [
      'a blossom has a vertex twice',
      'twice',
      (solution) => withFirst(solution, { vertices: [0, 1, 2, 0, 1] }),
    ],
    ['a blossom is left thrice', 'but for one', (solution) => withFirst(solution, { vertices: [1, 2, 4] })],
    ['a blossom is even', 'but for one', (solution) => withFirst(solution, { vertices: [0, 1] })],
    [
      'blossoms cross',
      'cross',
      more({ vertices: [2, 3, 4], bonus: bonus(0) }, { vertices: [1, 2, 0, 3, 4], bonus: bonus(0) }),
    ],
  ])('fails where %s', (_, flaw, broken) => {
    const { graph, solution } = proved();
    expect(flawOf(graph, broken(solution))).toContain(flaw);
  });

  it('fails where a cost is no exact number', () => {
    const { graph, solution } = proved();
    expect(flawOf({ ...graph, costs: graph.costs.map((limb) => limb + 2 ** -30) }, solution)).toContain(
      'range',
    );
  });

  function withFirst(solution: WeightedSolution, change: Partial<Blossom>): WeightedSolution {
    const [first, ...others] = solution.blossoms;
    return { ...solution, blossoms: [{ ...first!, ...change }, ...others] };
  }

  it('exists for no matching but the best, whatever prices and blossoms are put forward', () => {
    let tried = 0;
    fc.assert(
      fc.property(weightedGraphs(8), fc.integer(), ({ size, edges }, seed) => {
        const graph = graphOf(size, edges);
        const all = perfectMatchings(size, edges);
        const values = all.map((mate) => valueOf(graph, mate));
        const best = values.reduce(
          (least, value) => (compare(value, least) < 0 ? value : least),
          values[0] ?? [],
        );
        const solution = minimumPerfectMatching(graph);
        const random = randomOf(seed);
        all.forEach((mate, index) => {
          if (compare(values[index]!, best) === 0) return;
          for (let attempt = 0; attempt < 3; attempt++) {
            tried++;
            expect(flawOf(graph, { ...disturbed(random, graph, solution!), mate })).not.toBeNull();
          }
        });
      }),
      { numRuns: 300 },
    );
    expect(tried).toBeGreaterThan(5000);
  });

  it('stops a search that was led to a wrong matching', () => {
    let stopped = 0;
    fc.assert(
      fc.property(weightedGraphs(8), fc.nat(), ({ size, edges }, which) => {
        const graph = graphOf(size, edges);
        const all = perfectMatchings(size, edges);
        if (all.length === 0) return;
        const best = all.map((mate) => valueOf(graph, mate)).reduce((a, b) => (compare(a, b) <= 0 ? a : b));
        // A broken search: it takes for granted that the pairs it begins with have no slack.
        const begun = all[which % all.length]!;
        const start = { price: coldStart(graph).price, mate: begun };
        if (compare(valueOf(graph, begun), best) === 0) return;
        expect(() => optimumOf(graph, start)).toThrow('matching without proof');
        stopped++;
      }),
      { numRuns: 1000 },
    );
    expect(stopped).toBeGreaterThan(200);
  });
});

/** Prices and blossoms near those of a proof, or far from them. */
function disturbed(
  random: Random,
  { size, limbs }: WeightedGraph,
  { price, blossoms }: WeightedSolution,
): Omit<WeightedSolution, 'mate'> {
  const extent = random.pick([0, 1, 4]);
  const some = (): number => random.integer(-extent, extent) / 2;
  const bonus = (): Float64Array => Float64Array.from({ length: limbs }, () => random.integer(-1, 6));
  const odd = (): number[] =>
    random
      .shuffled(Array.from({ length: size }, (_, v) => v))
      .slice(0, 2 * random.integer(0, (size - 1) >> 1) + 1);
  return {
    price: price.map((limb) => limb + some()),
    blossoms: [
      ...blossoms,
      ...Array.from({ length: random.integer(0, 2) }, () => ({ vertices: odd(), bonus: bonus() })),
    ],
  };
}

it('shared bonuses are the sums over the blossoms that hold both vertices', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.uniqueArray(fc.nat({ max: 8 }), { minLength: 1 }),
          fc.nat({ max: 9 }),
          fc.nat({ max: 9 }),
        ),
      ),
      (sets) => {
        const blossoms = sets.map(([vertices, one, two]) => ({ vertices, bonus: Float64Array.of(one, two) }));
        const shared = new SharedBonus(9, 2, blossoms);
        for (let u = 0; u < 9; u++) {
          const row = shared.rowOf(u);
          for (let v = 0; v < 9; v++) {
            const both = blossoms.filter(({ vertices }) => vertices.includes(u) && vertices.includes(v));
            for (const k of [0, 1]) {
              expect(row[2 * v + k]).toBe(both.reduce((sum, { bonus }) => sum + bonus[k]!, 0));
            }
          }
        }
      },
    ),
  );
});

describe('the bound by types', () => {
  /** Costs between few types, some pairs of types not allowed. */
  function typeCosts(random: Random): { costs: TypeCosts; count: Int32Array } {
    const types = random.integer(1, 5);
    const limbs = random.integer(1, 2);
    const allowed = new Uint8Array(types * types);
    const cost = new Float64Array(types * types * limbs);
    for (let s = 0; s < types; s++) {
      for (let t = s; t < types; t++) {
        allowed[s * types + t] = allowed[t * types + s] = random.chance(0.8) ? 1 : 0;
        for (let k = 0; k < limbs; k++) {
          cost[(s * types + t) * limbs + k] = cost[(t * types + s) * limbs + k] = random.integer(0, 5);
        }
      }
    }
    return {
      costs: { types, limbs, allowed, cost },
      count: Int32Array.from({ length: types }, () => random.integer(1, 6)),
    };
  }

  it('is proved by the duals of the transport problem, and by none that are larger', () => {
    let bounds = 0;
    for (let seed = 1; seed <= 2000; seed++) {
      const random = randomOf(seed);
      const { costs, count } = typeCosts(random);
      const duals = transportDuals(costs, count);
      if (duals === null) continue;
      bounds++;
      expect(flawOfTypeDuals(costs, duals)).toBeNull();
      const type = random.integer(0, costs.types - 1);
      const raised = duals.slice();
      raised[type * costs.limbs]! += 100;
      expect(flawOfTypeDuals(costs, raised)).toContain('negative slack');
    }
    expect(bounds).toBeGreaterThan(500);
  });

  it('fails where a dual value is no number', () => {
    const { costs } = typeCosts(randomOf(1));
    expect(flawOfTypeDuals(costs, new Float64Array(costs.types * costs.limbs).fill(NaN))).toContain('range');
  });
});
