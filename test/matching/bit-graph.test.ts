import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BitGraph, setOf } from '../../src-engine/matching/bit-graph.ts';

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
});
