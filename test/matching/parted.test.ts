import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contains, exclude, setOf } from '../../src-engine/matching/bit-graph.ts';
import { optimumOf, type Optimum } from '../../src-engine/matching/optimum.ts';
import { PartedOptimum } from '../../src-engine/matching/parted.ts';
import { cases } from '../effort.ts';
import { graphOf, weightedGraphs, type Edge } from './graphs.ts';

/** Two graphs whose vertices alternate as long as both have some, solved together and each by itself. */
const twice = fc.tuple(weightedGraphs(6), weightedGraphs(6)).map(([left, right]) => {
  const size = left.size + right.size;
  const places: [number[], number[]] = [[], []];
  for (let u = 0; u < size; u++) {
    const isLeft = places[1].length === right.size || (u % 2 === 0 && places[0].length < left.size);
    places[isLeft ? 0 : 1].push(u);
  }
  const moved = [left, right].flatMap(({ edges }, part) =>
    edges.map(([u, v, cost]): Edge => {
      const [a, b] = [places[part]![u]!, places[part]![v]!];
      return [Math.min(a, b), Math.max(a, b), [0, 1, 2].map((k) => cost[k] ?? 0)];
    }),
  );
  const alone = [left, right].map(({ size, edges }) => optimumOf(graphOf(size, edges)));
  const whole = alone.includes(null) ? null : optimumOf(graphOf(size, moved));
  const parts = places.map((vertices, part) => ({ vertices, optimum: alone[part]! }));
  return { size, whole, parted: whole && new PartedOptimum(size, parts) };
});

const questions = fc.record({
  costs: fc.array(fc.nat({ max: 2 }), { minLength: 150, maxLength: 150 }),
  confined: fc.array(fc.tuple(fc.nat(), fc.array(fc.nat({ max: 11 }), { minLength: 3, maxLength: 9 })), {
    maxLength: 3,
  }),
  left: fc.nat(),
});

function everyVertex(size: number): number[] {
  return Array.from({ length: size }, (_, u) => u);
}

/** Partners that some optimal matching gives each vertex. */
function partnersIn(optimum: Optimum): number[][] {
  const { size } = optimum;
  return everyVertex(size).map((u) =>
    everyVertex(size).filter((v) => v !== u && optimum.copy().restrict(new Map([[u, setOf(size, [v])]]))),
  );
}

it('answers every question as the optimum of the whole graph does', () => {
  let refused = 0;
  let obeyed = 0;
  fc.assert(
    fc.property(twice, questions, ({ size, whole, parted }, { costs, confined, left }) => {
      if (whole === null || parted === null) return;
      const shared = parted.copy();
      const before = partnersIn(whole);
      const cost = (u: number, v: number) => costs[Math.min(u, v) * 12 + Math.max(u, v)]!;
      const refined = [whole, parted].map((optimum) => optimum.refine(cost)) as [Optimum, Optimum];
      expect(partnersIn(refined[1])).toEqual(partnersIn(refined[0]));
      const restriction = new Map(
        confined.map(([u, allowed]) => [
          u % size,
          setOf(
            size,
            allowed.filter((v) => v < size),
          ),
        ]),
      );
      const obeys = whole.restrict(restriction);
      expect(parted.restrict(restriction)).toBe(obeys);
      if (obeys) obeyed++;
      else refused++;
      expect(partnersIn(parted)).toEqual(partnersIn(whole));
      // Whole parts, halves of them, or a pair alone.
      const kept = everyVertex(size).filter((u) =>
        left % 2 === 0 ? Math.min(u, whole.partnerOf(u)) !== left % size : u % 2 === 0,
      );
      const [some, same] = [parted.among(kept), whole.among(kept)];
      expect(some === null).toBe(same === null);
      if (some !== null && kept.length > 0) expect(partnersIn(some)).toEqual(partnersIn(same!));
      const free = setOf(size, everyVertex(size));
      for (const u of everyVertex(size)) {
        if (!contains(free, u)) continue;
        exclude(free, u);
        const partner = parted.settle(u, free);
        expect(partner).toBe(whole.settle(u, free));
        expect(parted.partnerOf(u)).toBe(partner);
        expect(parted.has(u, partner)).toBe(true);
        expect(parted.graph.has(u, partner)).toBe(true);
        exclude(free, partner);
      }
      expect(partnersIn(shared), 'a copy keeps what it was').toEqual(before);
    }),
    { seed: 11, numRuns: cases(100, 1000) },
  );
  expect(refused).toBeGreaterThan(cases(10, 100));
  expect(obeyed).toBeGreaterThan(cases(10, 100));
});

it('asks for a part of each vertex', () => {
  expect(() => new PartedOptimum(2, [])).toThrow('a vertex is in none of the parts');
});
