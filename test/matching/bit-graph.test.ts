import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BitGraph, setOf } from '../../src-engine/matching/bit-graph.ts';
import { canBeMatched, Matching } from '../../src-engine/matching/cardinality.ts';

/** A graph of up to 70 vertices (three words), a list of vertices, and where their edges may still lead. */
const CASES = fc.integer({ min: 1, max: 70 }).chain((size) => {
  const vertex = fc.nat({ max: size - 1 });
  return fc.record({
    size: fc.constant(size),
    edges: fc.array(fc.tuple(vertex, vertex), { maxLength: 300 }),
    confined: fc.uniqueArray(vertex),
    allowed: fc.uniqueArray(vertex),
  });
});

describe('edges of a graph in bits', () => {
  it('confine takes away just the edges from the given vertices to others than the allowed', () => {
    fc.assert(
      fc.property(CASES, ({ size, edges, confined, allowed }) => {
        const graph = new BitGraph(size);
        for (const [u, v] of edges) if (u !== v) graph.connect(u, v);
        const before = graph.copy();
        graph.confine(confined, setOf(size, allowed));
        const mayStay = (u: number, v: number): boolean => !confined.includes(u) || allowed.includes(v);
        const wrong: string[] = [];
        for (let u = 0; u < size; u++) {
          for (let v = 0; v < size; v++) {
            const stays = before.has(u, v) && mayStay(u, v) && mayStay(v, u);
            if (graph.has(u, v) !== stays) wrong.push(`${u}–${v}`);
          }
        }
        expect(wrong).toEqual([]);
      }),
    );
  });

  it('tell the fewest edges of a vertex; where these are half of all, or a search finds it, everybody can be matched', () => {
    let byDegree = 0;
    const dense = fc.integer({ min: 1, max: 40 }).chain((size) => {
      const vertex = fc.nat({ max: size - 1 });
      return fc.record({
        size: fc.constant(size),
        missing: fc.array(fc.tuple(vertex, vertex), { maxLength: 200 }),
      });
    });
    fc.assert(
      fc.property(dense, ({ size, missing }) => {
        const graph = new BitGraph(size);
        for (let u = 0; u < size; u++) for (let v = 0; v < u; v++) graph.connect(u, v);
        for (const [u, v] of missing) graph.disconnect(u, v);
        const degrees = Array.from({ length: size }, (_, u) => graph.neighbours(u).length);
        expect(graph.leastDegree()).toBe(Math.min(...degrees));
        if (2 * graph.leastDegree() >= size) byDegree++;
        expect(canBeMatched(graph)).toBe(new Matching(graph).maximise() === 0);
      }),
    );
    expect(byDegree).toBeGreaterThan(10);
    // A star has a vertex of one edge, and so no matching of all.
    const star = new BitGraph(4);
    for (const v of [1, 2, 3]) star.connect(0, v);
    expect([star.leastDegree(), canBeMatched(star)]).toEqual([1, false]);
    expect(canBeMatched(new BitGraph(0))).toBe(true);
    expect(canBeMatched(new BitGraph(2))).toBe(false);
  });
});
