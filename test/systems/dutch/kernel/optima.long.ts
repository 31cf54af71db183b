/** Brackets against their definition: of all matchings those that the rows like best, and the first of them in the order of the text. */
import { describe, expect, it } from 'vitest';
import { randomOf, type Random } from '../../../../src-engine/generator/random.ts';
import { setOf } from '../../../../src-engine/matching/bit-graph.ts';
import { solved } from '../../../../src-engine/systems/dutch/kernel/bracket.ts';
import { optimaOf } from '../../../../src-engine/systems/dutch/kernel/optima.ts';
import { firstCandidate } from '../../../../src-engine/systems/dutch/kernel/order.ts';
import {
  closedProblem,
  openProblem,
  type BracketProblem,
} from '../../../../src-engine/systems/dutch/kernel/problem.ts';
import { TypeCostTable } from '../../../../src-engine/systems/dutch/kernel/type-costs.ts';
import { typesOf } from '../../../../src-engine/systems/dutch/kernel/types.ts';
import { cases } from '../../../effort.ts';
import {
  bestOf,
  compareAll,
  firstOf,
  inBracket,
  matchingsOf,
  pairsText,
  playersIn,
  problemOf,
  ROWS,
  valuesOf,
  type Manner,
  type Sizes,
  type WholeMatching,
} from './brackets.ts';
import { player } from './samples.ts';

/** Problems of seven players at most. */
function sizesOf(random: Random, kind: 'open' | 'closed'): Sizes {
  const residents = random.integer(1, 5);
  const moved = random.integer(0, Math.min(3, 6 - residents));
  const higher = random.integer(0, moved);
  const next = random.integer(0, 7 - residents - moved);
  const below = kind === 'open' ? 0 : random.integer(0, 7 - residents - moved - next);
  return [higher, moved - higher, residents, next, below];
}

/**
 * In every third problem topscorers with so many games that colours of whole histories count (C10 and C11; 2017: C.8 and C.9); in
 * every other third so many who may not meet that what the kinds of players cost says little.
 */
function mannerOf(seed: number): Manner {
  return [{ apart: 0.3, games: 5, topscorers: 0.9 }, { apart: 0.5, games: 1 }, {}][seed % 3]!;
}

/** Confines everybody to their partner, or to the outlets. */
function confinedTo(problem: BracketProblem, { pairs, leaving }: WholeMatching) {
  const players = playersIn(problem);
  const total = players.length + problem.outlets;
  const at = new Map(players.map((one, v) => [one, v]));
  const outlets = setOf(
    total,
    Array.from({ length: problem.outlets }, (_, index) => players.length + index),
  );
  return new Map([
    ...pairs.flatMap(([a, b]) => [
      [at.get(a)!, setOf(total, [at.get(b)!])] as const,
      [at.get(b)!, setOf(total, [at.get(a)!])] as const,
    ]),
    ...leaving.map((one) => [at.get(one)!, outlets] as const),
  ]);
}

/** Cost of a matching by the table, as one vector. */
function costOf(
  problem: BracketProblem,
  table: TypeCostTable,
  typeOf: Int32Array,
  matching: WholeMatching,
): number[] {
  const players = playersIn(problem);
  const at = new Map(players.map((one, v) => [one, v]));
  const total = new Array<number>(table.limbs).fill(0);
  const add = (u: number, v: number): void => {
    const st = typeOf[u]! * table.types + typeOf[v]!;
    expect(table.allowed[st]).toBe(1);
    for (let k = 0; k < table.limbs; k++) total[k]! += table.cost[st * table.limbs + k]!;
  };
  for (const [a, b] of matching.pairs) add(at.get(a)!, at.get(b)!);
  for (const one of matching.leaving) add(at.get(one)!, players.length);
  return total;
}

describe.each(['2026', '2017'] as const)('brackets under the rows of %s', (edition) => {
  const rows = ROWS[edition];

  it.each(['open', 'closed'] as const)('%s: the optimum has the best matchings and no other', (kind) => {
    let solvable = 0;
    let several = 0;
    for (let seed = 1; seed <= cases(45, 600); seed++) {
      const random = randomOf(seed);
      const problem = problemOf(random, rows, kind, sizesOf(random, kind), mannerOf(seed));
      const all = matchingsOf(problem);
      const best = bestOf(rows, problem, all);
      const optimum = optimaOf(problem);
      expect(optimum !== null, `seed ${seed}`).toBe(all.length > 0);
      if (optimum === null) continue;
      solvable++;
      if (best.size > 1) several++;
      for (const matching of all)
        expect(
          optimum.copy().restrict(confinedTo(problem, matching)),
          `seed ${seed}: ${pairsText(matching.pairs)}`,
        ).toBe(best.has(matching));
      const { movedDown, residents } = problem;
      const players = playersIn(problem);
      const first = firstCandidate(optimum, movedDown.length, movedDown.length + residents.length);
      const text = pairsText(
        first.map(([u, v]) => (u < v ? [players[u]!, players[v]!] : [players[v]!, players[u]!])),
      );
      expect(text, `seed ${seed}`).toBe(firstOf(problem, [...best]));
      // The bracket as it is told, and who goes on from it and from the next one.
      const found = solved(problem, 'look-ahead')!;
      const like = [...best].filter((matching) => pairsText(inBracket(problem, matching).pairs) === text);
      const ranks = (list: readonly { rank: number }[]) => list.map(({ rank }) => rank);
      expect(ranks(found.bracket.downfloaters)).toEqual(ranks(inBracket(problem, like[0]!).floaters));
      const near = (matching: WholeMatching) =>
        matching.leaving.filter((one) => !problem.below.includes(one));
      expect(like.map((matching) => ranks(near(matching)).join(' '))).toContain(
        ranks(found.leaving).join(' '),
      );
    }
    expect(solvable).toBeGreaterThan(cases(30, 400));
    expect(several).toBeGreaterThan(cases(8, 100));
  });

  it.each(['open', 'closed'] as const)('%s: costs put matchings into the order of the rows', (kind) => {
    let compared = 0;
    for (let seed = 1; seed <= cases(20, 300); seed++) {
      const random = randomOf(seed + 1000);
      const problem = problemOf(random, rows, kind, sizesOf(random, kind), mannerOf(seed));
      const types = typesOf(problem);
      const table = new TypeCostTable(problem, types);
      const told = matchingsOf(problem).map((matching) => ({
        values: valuesOf(rows, problem, matching),
        cost: costOf(problem, table, types.typeOf, matching).map((limb) => [limb]),
      }));
      for (let index = 1; index < told.length; index++) {
        const [one, other] = [told[index]!, random.pick(told)];
        expect(Math.sign(compareAll(one.cost, other.cost)), `seed ${seed}`).toBe(
          Math.sign(compareAll(one.values, other.values)),
        );
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(cases(350, 5000));
  });
});

it('3.2, 3.3 (B.2, B.3) the search begins with the first candidate: moved-down players in order, then S1 with S2', () => {
  const alike = (first: number, count: number, score: number) =>
    Array.from({ length: count }, (_, at) => player(first + at, { score }));
  const parts = { rows: ROWS['2026'], movedDown: alike(0, 2, 30), residents: alike(2, 6, 20), size: 12 };
  const partners = (problem: BracketProblem) => {
    const optimum = optimaOf(problem)!;
    return Array.from({ length: 8 }, (_, v) => optimum.partnerOf(v));
  };
  const first = [2, 3, 0, 1, 6, 7, 4, 5];
  expect(partners(openProblem({ ...parts, next: alike(8, 4, 10) }))).toEqual(first);
  const closed = { ...parts, next: [], below: alike(8, 4, 0), mayLeave: () => true, floatersMayMeet: true };
  expect(partners(closedProblem(closed))).toEqual(first);
});
