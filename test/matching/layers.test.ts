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
    forced: fc.option(fc.tuple(fc.nat(), fc.nat())),
  })
  .map(({ drawn, density, chances, forced }) => {
    const total = drawn.reduce((sum, size) => sum + size, 0);
    const layers = total % 2 === 0 ? drawn : [...drawn.slice(0, -1), drawn.at(-1)! + 1];
    const size = layers.reduce((sum, one) => sum + one, 0);
    const edges: Edge[] = [];
    const isForced = (u: number) => couple !== null && couple.includes(u);
    const couple = forced === null ? null : [forced[0] % size, forced[1] % size].sort((a, b) => a - b);
    for (let u = 0, at = 0; u < size; u++) {
      for (let v = u + 1; v < size; v++) {
        const isIn = isForced(u) || isForced(v) ? isForced(u) && isForced(v) : chances[at++ % 200]! < density;
        if (isIn) edges.push([u, v, [0]]);
      }
    }
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

/** One edge out of each odd beginning, to the next layer; `couples` are matched whatever their layers and beside that. */
function fewestFalls(layers: readonly number[], couples: readonly (readonly [number, number])[]): string {
  const layerOf = layers.flatMap((size, layer) => new Array<number>(size).fill(layer));
  const left = layers.map((size, layer) => size - couples.flat().filter((u) => layerOf[u] === layer).length);
  let end = 0;
  return layers
    .map((_, layer) => {
      end += left[layer]!;
      const falls = left[layer]! > 0 && end % 2 === 1 ? 1 : 0;
      const next = left.findIndex((size, below) => below > layer && size > 0);
      const lengths = couples.map(([u, v]) => (layerOf[u] === layer ? layerOf[v]! - layer : 0));
      return [
        falls + lengths.filter((length) => length > 0).length,
        falls * (next - layer) + lengths.reduce((sum, length) => sum + length, 0),
      ];
    })
    .join(';');
}

/** Vertices with no edge but to each other, the lower first. */
function couplesOf(graph: BitGraph): [number, number][] {
  const only = Array.from({ length: graph.size }, (_, u) => graph.neighbours(u)).map((others) =>
    others.length === 1 ? others[0]! : -1,
  );
  return only.flatMap((v, u): [number, number][] => (v > u && only[v] === u ? [[u, v]] : []));
}

it('has all matchings that leave each layer as seldom as its number allows, and no others', () => {
  let found = 0;
  let none = 0;
  let across = 0;
  fc.assert(
    fc.property(layered, ({ layers, edges }) => {
      const size = layers.reduce((sum, one) => sum + one, 0);
      const graph = new BitGraph(size);
      for (const [u, v] of edges) graph.connect(u, v);
      const all = perfectMatchings(size, edges);
      const couples = couplesOf(graph);
      const layerOf = (u: number) =>
        layers.findIndex((_, at) => u < layers.slice(0, at + 1).reduce((a, b) => a + b));
      const fewest = fewestFalls(layers, couples);
      const best = all.filter((mate) => fallsOf(mate, layers) === fewest);
      const optimum = optimumByLayers(graph, layers, all[0] ?? new Int32Array(size).fill(-1));
      expect(optimum !== null).toBe(best.length > 0);
      if (optimum === null) return void none++;
      found++;
      if (couples.some(([u, v]) => layerOf(u) !== layerOf(v))) across++;
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
  expect(across).toBeGreaterThan(cases(10, 100));
});
