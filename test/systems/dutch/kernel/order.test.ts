/** C.04.3 3.6, 4.2, 4.3 (2017: B.6, D.1, D.2): the first candidate of a remainder, against a list of all in their order. */
import { describe, expect, it } from 'vitest';
import { randomOf } from '../../../../src-engine/generator/random.ts';
import { BitGraph } from '../../../../src-engine/matching/bit-graph.ts';
import { Matching } from '../../../../src-engine/matching/cardinality.ts';
import { TightOptimum, type Optimum } from '../../../../src-engine/matching/optimum.ts';
import { firstCandidate } from '../../../../src-engine/systems/dutch/kernel/order.ts';
import { homogeneousCandidates } from '../../../oracle/sequence.ts';
import { cases } from '../../../effort.ts';

/** The perfect matchings of a graph; null where there is none. */
function optimumOf(graph: BitGraph): TightOptimum | null {
  const matching = new Matching(graph);
  return matching.maximise() === 0 ? new TightOptimum(graph, matching.mate) : null;
}

const text = (pairs: readonly (readonly [number, number])[]) => pairs.map((pair) => pair.join('-')).join(' ');

it('3.6 is the first of exchanges and transpositions that can be, with and without somebody who floats', () => {
  let exchanged = 0;
  for (let seed = 1; seed <= cases(120, 2500); seed++) {
    const random = randomOf(seed);
    const count = random.integer(2, 8);
    const outside = count % 2 === 0 ? random.pick([0, 0, 2]) : 1;
    const density = random.pick([0.3, 0.5, 0.8]);
    const graph = new BitGraph(count + outside);
    const border = random.integer(0, count);
    for (let u = 0; u < count; u++)
      for (let v = u + 1; v < count + outside; v++) {
        // Half of the graphs have few edges between the two halves.
        const across = seed % 2 === 0 && u < border && v >= border && v < count;
        if (random.chance(across ? density / 3 : density)) graph.connect(u, v);
      }
    const optimum = optimumOf(graph);
    if (optimum === null) continue;
    const players = Array.from({ length: count }, (_, v) => v);
    const mayMeet = (a: number, b: number) => graph.has(a, b);
    const leaves = (floaters: readonly number[]): boolean =>
      floaters.length === 0 ||
      (floaters.length === 1
        ? graph.has(floaters[0]!, count)
        : [0, 1].some(
            (swap) => graph.has(floaters[0]!, count + swap) && graph.has(floaters[1]!, count + 1 - swap),
          ));
    const pairCount = (count - outside) / 2;
    let expected: string | null = null;
    for (const { pairs, downfloaters } of homogeneousCandidates(players, pairCount, mayMeet)) {
      if (!leaves(downfloaters)) continue;
      expected = text(pairs);
      break;
    }
    const found = text(firstCandidate(optimum, 0, count));
    expect(found, `seed ${seed}`).toBe(expected ?? '');
    if (found !== '' && found.split(' ').some((pair, at) => !pair.startsWith(`${at}-`))) exchanged++;
  }
  expect(exchanged).toBeGreaterThan(cases(12, 200));
});

it('4.3.2 begins the search for an exchange with bounds that are met where some of one half meet nobody of the other', () => {
  let met = 0;
  for (let seed = 1; seed <= cases(24, 400); seed++) {
    const random = randomOf(seed);
    const half = random.integer(4, 9);
    const size = 2 * half;
    const blocked = new Set(
      random.shuffled(Array.from({ length: half }, (_, v) => v)).slice(0, 2 * random.integer(1, half >> 1)),
    );
    const inFirst = random.chance(0.5);
    const graph = new BitGraph(size);
    for (let u = 0; u < size; u++)
      for (let v = u + 1; v < size; v++) {
        const across = u < half && v >= half;
        if (!across || !blocked.has(inFirst ? u : v - half)) graph.connect(u, v);
      }
    const optimum = optimumOf(graph)!;
    const watched: Optimum = Object.assign(Object.create(optimum) as Optimum, {
      refine: (cost: Parameters<Optimum['refine']>[0], guess: Parameters<Optimum['refine']>[1]) => {
        let price: Float64Array | null = null;
        const refined = optimum.refine(cost, (shortage) => (price = guess!(shortage)));
        const least = Array.from({ length: size }, (_, u) => cost(u, refined.partnerOf(u))).reduce(
          (total, each) => total + each,
          0,
        );
        if (price === null) return refined;
        met++;
        const duals = [...(price as Float64Array)].map((each) => -each);
        // No edge is dearer by them than it is, and together they say what the cheapest exchange costs.
        for (let u = 0; u < size; u++)
          for (const v of optimum.graph.neighbours(u))
            if (duals[u]! + duals[v]! > 2 * cost(u, v)) throw new Error(`seed ${seed}: ${u} and ${v}`);
        expect(
          duals.reduce((total, each) => total + each, 0),
          `seed ${seed}`,
        ).toBe(least);
        return refined;
      },
    });
    firstCandidate(watched, 0, size);
  }
  expect(met).toBeGreaterThan(cases(14, 300));
});

describe('4.3.2 of two exchanges', () => {
  /** The pairs of the players 1 … `count` who can only meet as in `games`; 0 is a place to float to. */
  function paired(count: number, games: string): string {
    const odd = count % 2;
    const graph = new BitGraph(count + odd);
    for (const game of games.split(' ')) {
      const [a, b] = game.split('-').map((bsn) => (bsn === '0' ? count : Number(bsn) - 1));
      graph.connect(a!, b!);
    }
    return firstCandidate(optimumOf(graph)!, 0, count)
      .map(([a, b]) => `${a + 1}-${b + 1}`)
      .join(' ');
  }

  it('the one with the smaller difference comes first, though the other sends a larger number down', () => {
    // 3 for 5, or 4 for 7.
    expect(paired(8, '1-3 2-7 4-8 5-6 1-4 7-8 2-5 3-6')).toBe('1-3 2-7 4-8 5-6');
  });

  it('of the same difference the one with the smallest number out of S2 comes first', () => {
    // 4 and 5 for 6 and 9, or for 7 and 8.
    expect(paired(10, '1-5 2-4 3-8 6-7 9-10 1-6 3-5 7-9 8-10')).toBe('1-5 2-4 3-8 6-7 9-10');
  });

  it('number 1 floats only where number 2 cannot', () => {
    expect(paired(5, '1-3 2-3 4-5 1-0 2-0')).toBe('1-3 4-5');
    expect(paired(5, '1-0 2-3 4-5')).toBe('2-3 4-5');
  });
});
