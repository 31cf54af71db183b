import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BitGraph, setOf } from '../../src-engine/matching/bit-graph.ts';
import { optimumByLayers } from '../../src-engine/matching/layers.ts';
import { cases } from '../effort.ts';
import { perfectMatchings, type Edge } from './graphs.ts';

interface Layered {
  readonly layers: readonly number[];
  readonly edges: readonly Edge[];
}

const layered: fc.Arbitrary<Layered> = fc
  .record({
    drawn: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 2, maxLength: 4 }),
    density: fc.constantFrom(4, 6, 9),
    chances: fc.array(fc.nat({ max: 9 }), { minLength: 200, maxLength: 200 }),
  })
  .map(({ drawn, density, chances }) => {
    const total = drawn.reduce((sum, size) => sum + size, 0);
    const layers = total % 2 === 0 ? drawn : [...drawn.slice(0, -1), drawn.at(-1)! + 1];
    const size = layers.reduce((sum, one) => sum + one, 0);
    const edges: Edge[] = [];
    for (let u = 0, at = 0; u < size; u++)
      for (let v = u + 1; v < size; v++) if (chances[at++ % 200]! < density) edges.push([u, v, [0]]);
    return { layers, edges };
  });

/** For each layer the number of edges down from it, then how many layers they lead down in all. */
function fallsOf(mate: Int32Array, layers: readonly number[]): string {
  const layerOf = layers.flatMap((size, layer) => new Array<number>(size).fill(layer));
  return layers
    .map((_, layer) => {
      const down = [...mate.keys()].filter((u) => layerOf[u] === layer && layerOf[mate[u]!]! > layer);
      return [down.length, down.reduce((sum, u) => sum + layerOf[mate[u]!]! - layer, 0)];
    })
    .join(';');
}

/** One edge out of each odd beginning, to the next layer. */
function fewestFalls(layers: readonly number[]): string {
  let end = 0;
  return layers.map((size) => [(end += size) % 2, end % 2]).join(';');
}

it('has all matchings that leave each layer as seldom as its number allows, and no others', () => {
  let found = 0;
  let none = 0;
  fc.assert(
    fc.property(layered, ({ layers, edges }) => {
      const size = layers.reduce((sum, one) => sum + one, 0);
      const graph = new BitGraph(size);
      for (const [u, v] of edges) graph.connect(u, v);
      const all = perfectMatchings(size, edges);
      const best = all.filter((mate) => fallsOf(mate, layers) === fewestFalls(layers));
      const optimum = optimumByLayers(graph, layers, all[0] ?? new Int32Array(size).fill(-1));
      expect(optimum !== null).toBe(best.length > 0);
      if (optimum === null) return void none++;
      found++;
      for (let u = 0; u < size; u++) {
        for (let v = 0; v < size; v++) {
          const isIn = best.some((mate) => mate[u] === v);
          expect(u !== v && optimum.copy().restrict(new Map([[u, setOf(size, [v])]])), `${u}–${v}`).toBe(
            isIn,
          );
        }
      }
    }),
    { seed: 3, numRuns: cases(150, 1500) },
  );
  expect(found).toBeGreaterThan(cases(30, 300));
  expect(none).toBeGreaterThan(cases(30, 300));
});
