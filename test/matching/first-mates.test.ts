import { describe, expect, it } from 'vitest';
import { randomOf } from '../../src-engine/generator/random.ts';
import { setOf } from '../../src-engine/matching/bit-graph.ts';
import { firstMates } from '../../src-engine/matching/first-mates.ts';
import { optimumByKinds } from '../../src-engine/matching/kind-costs.ts';
import { optimumOf } from '../../src-engine/matching/optimum.ts';
import { packingOf } from '../../src-engine/matching/radix.ts';
import { graphOf as gamesOf } from '../../src-engine/matching/relation.ts';
import { cases } from '../effort.ts';
import { graphOf, type Edge } from './graphs.ts';

/** All perfect matchings as lists of partners, in the order of vertices. */
function allMatchings(size: number, edges: readonly Edge[]): number[][] {
  const joined = new Set(edges.flatMap(([u, v]) => [`${u} ${v}`, `${v} ${u}`]));
  const found: number[][] = [];
  const mate = new Array<number>(size).fill(-1);
  const next = (): void => {
    const u = mate.indexOf(-1);
    if (u < 0) found.push([...mate]);
    else
      for (let v = u + 1; v < size; v++) {
        if (mate[v] !== -1 || !joined.has(`${u} ${v}`)) continue;
        [mate[u], mate[v]] = [v, u];
        next();
        [mate[u], mate[v]] = [-1, -1];
      }
  };
  next();
  return found;
}

describe('the first of all optimal matchings', () => {
  it('is the first that an enumeration in the order of vertices comes to', () => {
    let choices = 0;
    for (let seed = 1; seed <= cases(60, 600); seed++) {
      const random = randomOf(seed);
      const size = 2 * random.integer(2, 5);
      const edges: Edge[] = [];
      for (let u = 0; u < size; u++)
        for (let v = u + 1; v < size; v++) if (random.chance(0.7)) edges.push([u, v, [random.integer(0, 1)]]);
      const cost = new Map(edges.map(([u, v, [c]]) => [`${u} ${v}`, c!]));
      const costOf = (mate: readonly number[]) =>
        mate.reduce((sum, v, u) => sum + (u < v ? cost.get(`${u} ${v}`)! : 0), 0);
      const all = allMatchings(size, edges);
      const least = Math.min(...all.map(costOf));
      const best = all.filter((mate) => costOf(mate) === least);
      const optimum = optimumOf(graphOf(size, edges));
      expect(optimum === null, `seed ${seed}`).toBe(all.length === 0);
      if (optimum === null) continue;
      expect([...firstMates(optimum)], `seed ${seed}`).toEqual(best[0]);
      if (best.length > 1) choices++;
    }
    expect(choices).toBeGreaterThan(cases(20, 200));
  });

  it('asks for each pair once: a pair that is settled is not asked for again', () => {
    const everybody = setOf(4, [0, 1, 2, 3]);
    const graph = gamesOf(4, () => true);
    const optimum = optimumByKinds(
      graph,
      packingOf([4]),
      () => 'alike',
      () => [0],
    )!;
    expect(optimum.settle(0, everybody)).toBe(1);
    expect(() => optimum.settle(1, everybody)).toThrow('vertex 1 is settled already');
  });
});
