import fc from 'fast-check';
import { expect, it } from 'vitest';
import { setOf } from '../../src-engine/matching/bit-graph.ts';
import { optimumOf, type Optimum } from '../../src-engine/matching/optimum.ts';
import { compareLimbs } from '../../src-engine/matching/radix.ts';
import { cases } from '../effort.ts';
import { graphOf, perfectMatchings, weightedGraphs, type Edge } from './graphs.ts';

/** The perfect matchings of least cost, found by listing all of them. */
function bestOf(size: number, edges: readonly Edge[]): readonly Int32Array[] {
  const costOf = (mate: Int32Array): number[] => {
    const paired = edges.filter(([u, v]) => mate[u] === v).map(([, , cost]) => cost);
    return (paired[0] ?? []).map((_, k) => paired.reduce((sum, cost) => sum + cost[k]!, 0));
  };
  const all = perfectMatchings(size, edges).map((mate) => ({ mate, cost: costOf(mate) }));
  const order = (a: (typeof all)[number], b: (typeof all)[number]) =>
    compareLimbs(a.cost, 0, b.cost, 0, a.cost.length);
  const [least] = all.toSorted(order);
  return all.filter((one) => order(one, least!) === 0).map(({ mate }) => mate);
}

/** The edges that some of the matchings have, as `u-v`. */
function edgesIn(matchings: readonly Int32Array[]): ReadonlySet<string> {
  return new Set(matchings.flatMap((mate) => [...mate].map((v, u) => `${u}-${v}`)));
}

function edgesOf(optimum: Optimum): ReadonlySet<string> {
  const found = new Set<string>();
  for (let u = 0; u < optimum.size; u++) {
    for (let v = 0; v < optimum.size; v++) {
      const isOpen = v !== u && optimum.copy().restrict(new Map([[u, setOf(optimum.size, [v])]]));
      if (isOpen) found.add(`${u}-${v}`);
    }
  }
  return found;
}

it('gives what is best among some vertices, or tells that no best matching keeps them apart', () => {
  let kept = 0;
  let refused = 0;
  const drawn = fc.tuple(
    weightedGraphs(10),
    fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
    fc.boolean(),
  );
  fc.assert(
    fc.property(drawn, ([{ size, edges }, chosen, followsPairs]) => {
      const optimum = optimumOf(graphOf(size, edges));
      if (optimum === null) return;
      // Whole pairs of a best matching can always be kept apart, any vertices only now and then.
      const vertices = Array.from({ length: size }, (_, u) => u).filter(
        (u) => chosen[followsPairs ? Math.min(u, optimum.partnerOf(u)) : u]!,
      );
      const part = optimum.among(vertices.toReversed());
      const isApart = bestOf(size, edges).some((mate) => vertices.every((u) => vertices.includes(mate[u]!)));
      expect(part !== null).toBe(isApart);
      if (part === null) return void refused++;
      if (vertices.length === 0) return;
      kept++;
      const placeOf = (u: number) => vertices.toReversed().indexOf(u);
      const among = edges
        .filter(([u, v]) => vertices.includes(u) && vertices.includes(v))
        .map(([u, v, cost]): Edge => {
          const [a, b] = [placeOf(u), placeOf(v)];
          return [Math.min(a, b), Math.max(a, b), cost];
        });
      expect(edgesOf(part)).toEqual(edgesIn(bestOf(vertices.length, among)));
    }),
    { seed: 7, numRuns: cases(150, 1500) },
  );
  expect(kept).toBeGreaterThan(cases(50, 500));
  expect(refused).toBeGreaterThan(cases(10, 100));
});

it('goes on from the part as from matchings of their own', () => {
  // A triangle of cheap games that has to be left once: the odd set carries the proof, and loses its exit.
  const edges: Edge[] = [
    [0, 1, [0]],
    [0, 2, [0]],
    [1, 2, [0]],
    [2, 3, [5]],
    [1, 4, [5]],
    [3, 4, [9]],
    [3, 5, [0]],
    [4, 5, [0]],
  ];
  const optimum = optimumOf(graphOf(6, edges))!;
  const withoutExit = optimum.among([0, 1])!;
  expect(withoutExit.partnerOf(0)).toBe(1);
  expect(optimum.among([0, 3])).toBeNull();
  const refined = optimum.among([0, 1, 2, 3, 4, 5])!.refine((u, v) => (u === 2 && v === 3 ? 1 : 0));
  expect([0, 1, 2, 3, 4, 5].map((u) => refined.partnerOf(u))).toEqual([2, 4, 0, 5, 1, 3]);
});
