import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flawOf } from '../../src-engine/matching/certificate.ts';
import { optimumOf } from '../../src-engine/matching/optimum.ts';
import { setOf } from '../../src-engine/matching/bit-graph.ts';
import { minimumPerfectMatching, type WeightedGraph } from '../../src-engine/matching/weighted.ts';
import { graphOf, perfectMatchings, valueOf, weightedGraphs, type Edge } from './graphs.ts';
import { cases } from '../effort.ts';

describe('minimum-cost perfect matching', () => {
  it('equals the best of all perfect matchings and carries a proof', () => {
    let solved = 0;
    fc.assert(
      fc.property(weightedGraphs(10), ({ size, edges }) => {
        const graph = graphOf(size, edges);
        const solution = minimumPerfectMatching(graph);
        const all = perfectMatchings(size, edges);
        expect(solution === null).toBe(all.length === 0);
        if (solution === null) return;
        solved++;
        expect(flawOf(graph, solution)).toBeNull();
        expect(valueOf(graph, solution.mate)).toEqual(smallest(all.map((mate) => valueOf(graph, mate))));
      }),
      { numRuns: cases(400, 3000) },
    );
    expect(solved).toBeGreaterThan(cases(200, 1500));
  });

  it('rejects a certificate whose matching is not the best', () => {
    const graph = graphOf(4, [
      [0, 1, [5]],
      [2, 3, [5]],
      [0, 2, [1]],
      [1, 3, [1]],
    ]);
    const solution = minimumPerfectMatching(graph)!;
    const worse = { ...solution, mate: Int32Array.of(1, 0, 3, 2) };
    expect(flawOf(graph, worse)).toContain('has slack');
  });

  it('stays proved on nested odd sets, where blossoms carry dual value', () => {
    let nested = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const graph = nestedTriangles(seed, 24);
      const solution = minimumPerfectMatching(graph);
      if (solution === null) continue;
      expect(flawOf(graph, solution)).toBeNull();
      const carrying = solution.blossoms.filter(({ bonus }) => bonus.some((limb) => limb !== 0));
      if (carrying.some(({ vertices }) => vertices.length > 3)) nested++;
    }
    expect(nested).toBeGreaterThan(40);
  });
});

const NO_AMOUNTS: readonly number[] = new Array<number>(28).fill(0);

describe('the set of all optimal matchings', () => {
  it('gives each vertex in turn the first partner that an optimal matching gives it', () => {
    let settled = 0;
    fc.assert(
      fc.property(
        weightedGraphs(8),
        fc.constantFrom(1, 2, 200),
        fc.oneof(fc.constant(NO_AMOUNTS), fc.array(fc.nat({ max: 3 }), { minLength: 28, maxLength: 28 })),
        ({ size, edges: drawn }, prices, amounts) => {
          // Few different costs leave several optimal matchings.
          const edges = drawn.map(([u, v, cost]): Edge => [u, v, cost.map((limb) => limb % prices)]);
          const graph = graphOf(size, edges);
          const optimum = optimumOf(graph);
          if (optimum === null) return;
          const all = perfectMatchings(size, edges);
          const best = smallest(all.map((mate) => valueOf(graph, mate)));
          let left = all.filter((mate) => compare(valueOf(graph, mate), best) === 0);
          const cost = (u: number, v: number): number => amounts[(Math.min(u, v) * 7 + Math.max(u, v)) % 28]!;
          const total = (mate: Int32Array): number =>
            mate.reduce((sum, v, u) => (v > u ? sum + cost(u, v) : sum), 0);
          const refined = optimum.refine(cost);
          const least = Math.min(...left.map(total));
          left = left.filter((mate) => total(mate) === least);
          const done = new Set<number>();
          for (let u = 0; u < size; u++) {
            if (done.has(u)) continue;
            const candidates = Array.from({ length: size }, (_, v) => v).filter(
              (v) => !done.has(v) && v % 3 !== 1,
            );
            const possible = candidates.filter((v) => left.some((mate) => mate[u] === v));
            const partner = refined.settle(u, setOf(size, candidates));
            expect(partner).toBe(possible[0] ?? -1);
            if (partner < 0) continue;
            if (possible.length > 1) settled++;
            left = left.filter((mate) => mate[u] === partner);
            done.add(u).add(partner);
          }
        },
      ),
      { numRuns: cases(300, 2000) },
    );
    // Vertices that had a choice among several optimal matchings.
    expect(settled).toBeGreaterThan(cases(10, 150));
  });

  it('restricts exactly when some optimal matching obeys', () => {
    const answers = { yes: 0, no: 0 };
    fc.assert(
      fc.property(
        weightedGraphs(8),
        fc.array(fc.nat({ max: 255 }), { maxLength: 6 }),
        ({ size, edges }, masks) => {
          const graph = graphOf(size, edges);
          const optimum = optimumOf(graph);
          if (optimum === null) return;
          const all = perfectMatchings(size, edges);
          const best = smallest(all.map((mate) => valueOf(graph, mate)));
          let left = all.filter((mate) => compare(valueOf(graph, mate), best) === 0);
          masks.forEach((mask, u) => {
            if (u >= size) return;
            const allowed = setOf(
              size,
              Array.from({ length: size }, (_, v) => v).filter((v) => (mask >> v) & 1),
            );
            const obeying = left.filter((mate) => (mask >> mate[u]!) & 1);
            expect(optimum.restrict(new Map([[u, allowed]]))).toBe(obeying.length > 0);
            answers[obeying.length > 0 ? 'yes' : 'no']++;
            if (obeying.length > 0) left = obeying;
          });
        },
      ),
      { numRuns: cases(300, 2000) },
    );
    expect(Math.min(answers.yes, answers.no)).toBeGreaterThan(cases(100, 1000));
  });
});

/** Triangles of triangles, cheap inside and dear between: the optimum must leave odd sets. */
function nestedTriangles(seed: number, size: number): WeightedGraph {
  let state = seed;
  const random = (below: number): number => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return (state >> 8) % below;
  };
  const edges: Edge[] = [];
  for (let u = 0; u < size; u++) {
    for (let v = u + 1; v < size; v++) {
      const level =
        Math.floor(u / 3) === Math.floor(v / 3) ? 0 : Math.floor(u / 9) === Math.floor(v / 9) ? 1 : 2;
      if (random(10) < 8) edges.push([u, v, [level * 4 + random(3), random(3)]]);
    }
  }
  return graphOf(size, edges);
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let k = 0; k < a.length; k++) if (a[k] !== b[k]) return a[k]! - b[k]!;
  return 0;
}

function smallest(values: readonly (readonly number[])[]): readonly number[] {
  return values.reduce((best, value) => (compare(value, best) < 0 ? value : best));
}
