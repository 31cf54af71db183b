import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flawOf } from '../../src-engine/matching/certificate.ts';
import { fractionalStart } from '../../src-engine/matching/fractional-start.ts';
import { minimumPerfectMatching } from '../../src-engine/matching/weighted.ts';
import { graphOf, perfectMatchings, weightedGraphs, type Edge } from './graphs.ts';
import { cases } from '../effort.ts';

const oneLimb = (edges: readonly Edge[]): Edge[] => edges.map(([u, v, [cost]]) => [u, v, [cost!]]);

describe('a start from the fractional problem', () => {
  it('has feasible prices, pairs without slack, and leads to the optimum, whatever is guessed', () => {
    const guesses = fc.option(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 10, maxLength: 10 }));
    fc.assert(
      fc.property(weightedGraphs(10), guesses, ({ size, edges: drawn }, guessed) => {
        const edges = oneLimb(drawn);
        if (edges.length === 0) return;
        const graph = graphOf(size, edges);
        const guess = guessed === null ? undefined : Float64Array.from(guessed.slice(0, size));
        const start = fractionalStart(graph, guess);
        if (perfectMatchings(size, edges).length > 0) expect(start).not.toBeNull();
        if (start === null) return;
        const { price, mate } = start;
        for (const [u, v, [cost]] of edges) {
          const slack = 2 * cost! + price[u]! + price[v]!;
          expect(slack).toBeGreaterThanOrEqual(0);
          if (mate[u] === v) expect(slack).toBe(0);
        }
        mate.forEach((v, u) => v < 0 || expect(mate[v]).toBe(u));
        const best = minimumPerfectMatching(graph);
        const found = minimumPerfectMatching(graph, start);
        expect(found === null).toBe(best === null);
        if (found !== null) expect(flawOf(graph, found)).toBeNull();
      }),
      { numRuns: cases(400, 3000) },
    );
  });

  it('leaves one vertex of each odd circle exposed', () => {
    const triangle = (a: number): Edge[] => [
      [a, a + 1, [1]],
      [a + 1, a + 2, [1]],
      [a, a + 2, [1]],
    ];
    const start = fractionalStart(graphOf(6, [...triangle(0), ...triangle(3), [0, 3, [50]]]))!;
    const exposed = [...start.mate.keys()].filter((u) => start.mate[u]! < 0);
    expect(exposed.map((u) => Math.floor(u / 3))).toEqual([0, 1]);
  });
});
