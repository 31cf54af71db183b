import { describe, expect, it } from 'vitest';
import { randomOf, type Random } from '../../src-engine/generator/random.ts';
import { setOf } from '../../src-engine/matching/bit-graph.ts';
import { optimumOf } from '../../src-engine/matching/optimum.ts';
import { minimumPerfectMatching } from '../../src-engine/matching/weighted.ts';
import { leastCostMatching } from '../oracle/mid/least-cost.ts';
import { graphOf, type Edge } from './graphs.ts';

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
    for (let seed = 1; seed <= 120; seed++) {
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
    expect(withBlossoms).toBeGreaterThan(40);
    expect(answers).toBeGreaterThan(500);
  });
});
