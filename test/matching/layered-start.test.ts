import { describe, expect, it } from 'vitest';
import { randomOf } from '../../src-engine/generator/random.ts';
import { BitGraph } from '../../src-engine/matching/bit-graph.ts';
import { flawOf } from '../../src-engine/matching/certificate.ts';
import { layeredStart } from '../../src-engine/matching/layered-start.ts';
import { minimumPerfectMatching } from '../../src-engine/matching/weighted.ts';
import type { WeightedGraph } from '../../src-engine/matching/weighted-graph.ts';

/** Costs of two limbs; the first is the difference of two heights. */
function caseOf(seed: number): { games: BitGraph; graph: WeightedGraph; heights: number[] } {
  const random = randomOf(seed);
  const size = 2 * random.integer(1, 8);
  const heights = Array.from({ length: size }, () => random.integer(0, 3));
  const games = new BitGraph(size);
  const edges = new Int32Array(size * size);
  const costs: number[] = [0, 0];
  for (let u = 0; u < size; u++) {
    for (let v = u + 1; v < size; v++) {
      if (random.next() < 0.3) continue;
      games.connect(u, v);
      edges[u * size + v] = edges[v * size + u] = costs.length / 2;
      costs.push(Math.abs(heights[u]! - heights[v]!), random.integer(0, 20));
    }
  }
  return { games, heights, graph: { size, limbs: 2, edges, costs: Float64Array.from(costs) } };
}

describe('a start in two layers', () => {
  it('has feasible prices, pairs without slack, and leads to the optimum', () => {
    let started = 0;
    for (let seed = 1; seed <= 500; seed++) {
      const { games, graph, heights } = caseOf(seed);
      const { size, edges, costs } = graph;
      const best = minimumPerfectMatching(graph);
      const start = layeredStart(games, graph, (vertex) => `${heights[vertex]}`);
      if (start === null) continue;
      started++;
      for (let u = 0; u < size; u++) {
        for (const v of games.neighbours(u)) {
          const [first, last] = [0, 1].map(
            (k) =>
              2 * costs[edges[u * size + v]! * 2 + k]! + start.price[u * 2 + k]! + start.price[v * 2 + k]!,
          );
          expect(first! > 0 || (first === 0 && last! >= 0), `seed ${seed}`).toBe(true);
          if (start.mate[u] === v) expect([first, last]).toEqual([0, 0]);
        }
      }
      const found = minimumPerfectMatching(graph, start);
      expect(found === null).toBe(best === null);
      if (found !== null) expect(flawOf(graph, found)).toBeNull();
    }
    expect(started).toBeGreaterThan(200);
  });
});
