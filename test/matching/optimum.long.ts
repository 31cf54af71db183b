import { describe, expect, it } from 'vitest';
import { randomOf, type Random } from '../../src-engine/generator/random.ts';
import { setOf } from '../../src-engine/matching/bit-graph.ts';
import { optimumOf } from '../../src-engine/matching/optimum.ts';
import { minimumPerfectMatching } from '../../src-engine/matching/weighted.ts';
import { leastCostMatching } from '../oracle/mid/least-cost.ts';
import { graphOf, type Edge } from './graphs.ts';
import { cases } from '../effort.ts';

/** Room for the sum of one limb. */
const ROOM = 100_000n;

/** Odd groups inside odd groups, cheap inside and dear between, with two-limb costs of few values: many optima. */
function nestedGroups(random: Random): { size: number; edges: Edge[] } {
  const size = 2 * random.integer(5, 10);
  const inner = random.pick([3, 5]);
  const edges: Edge[] = [];
  for (let u = 0; u < size; u++) {
    for (let v = u + 1; v < size; v++) {
      const near = Math.floor(u / inner) === Math.floor(v / inner);
      const level = near ? 0 : Math.floor(u / (inner * 3)) === Math.floor(v / (inner * 3)) ? 1 : 2;
      if (random.chance(near ? 0.9 : 0.4))
        edges.push([u, v, [level + random.integer(0, 1), random.integer(0, 1)]]);
    }
  }
  return { size, edges };
}

/** The same questions answered by solving anew with whole numbers, some edges left out. */
class Anew {
  private readonly costs: (bigint | null)[][];

  constructor(size: number, edges: readonly Edge[], extra: (u: number, v: number) => number) {
    this.costs = Array.from({ length: size }, () => new Array<bigint | null>(size).fill(null));
    for (const [u, v, [a, b]] of edges) {
      const cost = (BigInt(a!) * ROOM + BigInt(b!)) * ROOM + BigInt(extra(u, v));
      this.costs[u]![v] = this.costs[v]![u] = cost;
    }
  }

  least(): bigint | null {
    const mate = leastCostMatching(this.costs);
    return mate === null ? null : mate.reduce((sum, v, u) => (u < v ? sum + this.costs[u]![v]! : sum), 0n);
  }

  costOf(partnerOf: (u: number) => number): bigint | null {
    let sum = 0n;
    for (const [u, row] of this.costs.entries()) {
      const cost = row[partnerOf(u)]!;
      if (cost === null) return null;
      if (u < partnerOf(u)) sum += cost;
    }
    return sum;
  }

  remove(u: number, v: number): void {
    this.costs[u]![v] = this.costs[v]![u] = null;
  }

  /** Confines `u` to the partners if the least cost stays the same. */
  restrict(u: number, allowed: (v: number) => boolean): boolean {
    const before = this.least();
    const row = this.costs[u]!.slice();
    row.forEach((cost, v) => {
      if (cost !== null && !allowed(v)) this.costs[u]![v] = this.costs[v]![u] = null;
    });
    if (this.least() === before) return true;
    row.forEach((cost, v) => (this.costs[u]![v] = this.costs[v]![u] = cost));
    return false;
  }
}

describe('the set of all optimal matchings of larger graphs', () => {
  const extra = (u: number, v: number): number => ((u * 7 + v * 13) % 4) * ((u + v) % 2);

  it.each([
    { what: 'as they are', refined: false },
    { what: 'of least additional cost', refined: true },
  ])('answers as solving anew does, $what', ({ refined }) => {
    let withBlossoms = 0;
    let answers = 0;
    for (let seed = 1; seed <= cases(25, 120); seed++) {
      const random = randomOf(seed);
      const { size, edges } = nestedGroups(random);
      const graph = graphOf(size, edges);
      const solution = minimumPerfectMatching(graph);
      const anew = new Anew(size, edges, refined ? extra : () => 0);
      expect(solution === null, `seed ${seed}`).toBe(anew.least() === null);
      if (solution === null) continue;
      if (solution.blossoms.length > 0) withBlossoms++;
      const all = optimumOf(graph)!;
      const optimum = refined ? all.refine((u, v) => extra(Math.min(u, v), Math.max(u, v))) : all;
      const partners = (): number[] =>
        Array.from({ length: size }, (_, v) => v).filter(() => random.chance(0.6));
      for (let question = 0; question < 6; question++) {
        const u = random.integer(0, size - 1);
        const allowed = partners();
        const obeyed = anew.restrict(u, (v) => allowed.includes(v));
        expect(optimum.restrict(new Map([[u, setOf(size, allowed)]])), `seed ${seed}`).toBe(obeyed);
        answers++;
      }
      for (const u of random.shuffled([0, 1, 2, 3]).slice(0, 2)) {
        const candidates = partners();
        const first = candidates.find((v) => anew.restrict(u, (w) => w === v)) ?? -1;
        expect(optimum.settle(u, setOf(size, candidates)), `seed ${seed}`).toBe(first);
        answers++;
      }
    }
    expect(withBlossoms).toBeGreaterThan(cases(6, 40));
    expect(answers).toBeGreaterThan(cases(90, 500));
  });

  it('stays exact with one cost after the other, and without edges that the matching at hand does not have', () => {
    let answers = 0;
    for (let seed = 1; seed <= cases(6, 25); seed++) {
      const random = randomOf(1000 + seed);
      const { size, edges } = nestedGroups(random);
      const marks = Array.from({ length: 4 }, () =>
        Array.from({ length: size * size }, () => random.integer(0, 1)),
      );
      const markOf = (row: readonly number[], u: number, v: number) =>
        row[Math.min(u, v) * size + Math.max(u, v)]!;
      // At most ten pairs: the first cost outweighs all others.
      const anew = new Anew(size, edges, (u, v) =>
        marks.reduce((sum, row) => 11 * sum + markOf(row, u, v), 0),
      );
      const all = optimumOf(graphOf(size, edges));
      if (all === null) continue;
      const best = marks.reduce((optimum, row) => optimum.refine((u, v) => markOf(row, u, v)), all);
      expect(
        anew.costOf((u) => best.partnerOf(u)),
        `seed ${seed}`,
      ).toBe(anew.least());
      const isGone = (u: number, v: number) => best.partnerOf(u) !== v && (u + v) % 3 === 0;
      const fewer = best.refine((u, v) => (isGone(u, v) ? 1 : 0));
      for (const [u, v] of edges) if (isGone(u, v)) anew.remove(u, v);
      for (let question = 0; question < 2; question++) {
        const u = random.integer(0, size - 1);
        const allowed = Array.from({ length: size }, (_, v) => v).filter(() => random.chance(0.6));
        const restriction = new Map([[u, setOf(size, allowed)]]);
        const copy = fewer.copy();
        const obeyed = anew.restrict(u, (v) => allowed.includes(v));
        expect(copy.restrict(restriction), `seed ${seed}`).toBe(obeyed);
        // What the copy was told did not reach the original, which is told now.
        expect(copy.copy().restrict(restriction)).toBe(obeyed);
        expect(fewer.restrict(restriction)).toBe(obeyed);
        answers++;
      }
    }
    expect(answers).toBeGreaterThan(cases(5, 30));
  });
});
