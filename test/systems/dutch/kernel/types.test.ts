import { describe, expect, it } from 'vitest';
import type { Contender } from '../../../../src-engine/systems/dutch/kernel/contender.ts';
import { activeRows, type BracketProblem } from '../../../../src-engine/systems/dutch/kernel/problem.ts';
import { bracketView, type Row } from '../../../../src-engine/systems/dutch/kernel/row.ts';
import { TypeCostTable } from '../../../../src-engine/systems/dutch/kernel/type-costs.ts';
import { typesOf } from '../../../../src-engine/systems/dutch/kernel/types.ts';
import { randomOf, type Random } from '../../../../src-engine/generator/random.ts';
import {
  FLOATER_ROWS_2017,
  FOLLOWING_ROWS_2017,
  QUALITY_ROWS_2017,
} from '../../../../src-engine/systems/dutch/2017/criteria.ts';
import {
  FLOATER_ROWS_2026,
  QUALITY_ROWS_2026,
  unplayedGames,
} from '../../../../src-engine/systems/dutch/2026/criteria.ts';
import { player } from './samples.ts';
import { cases } from '../../../effort.ts';

const TABLES: Record<string, readonly Row[]> = {
  '2017': [...FLOATER_ROWS_2017, ...FOLLOWING_ROWS_2017, ...QUALITY_ROWS_2017],
  '2026': [...FLOATER_ROWS_2026, unplayedGames(Infinity), ...QUALITY_ROWS_2026],
};

/** A bracket of everything that can happen to players, colours that no rule would give included. */
function problemOf(random: Random, rows: readonly Row[]): BracketProblem {
  const topscorers = random.pick([0, 0.5, 1]);
  let rank = 0;
  const some = (count: number, score: number): Contender[] =>
    Array.from({ length: count }, () =>
      player(rank++, {
        score,
        colours:
          random.pick(['', 'WWWW', 'BBBB', 'BWWWWW', 'WWBWWW', 'WBBBBB', 'BBWBBB']) +
          random.pick(['', 'W', 'B', 'WW', 'BB', 'WB', 'BW']),
        topscorer: random.chance(topscorers),
        down: [1, 2].filter(() => random.chance(0.3)),
        up: [1, 2].filter(() => random.chance(0.3)),
        unplayed: random.integer(0, 2),
        byeBarred: random.chance(0.3),
      }),
    );
  const movedDown = [...some(random.integer(0, 2), 40), ...some(random.integer(0, 3), 30)];
  const residents = some(random.integer(2, 8), 20);
  return {
    rows: activeRows(rows, { movedDown, residents }, true),
    movedDown,
    residents,
    next: some(random.integer(0, 4), 10),
    below: some(random.integer(0, 4), 0),
    outlets: random.integer(0, 2),
    outletsOptional: random.chance(0.5),
    mayLeave: ({ byeBarred }) => !byeBarred,
    floatersMayMeet: random.chance(0.5),
    size: 40,
  };
}

describe.each(Object.keys(TABLES))('types of players under the rows of %s', (edition) => {
  it('costs are those that the rows give every single pair and floater of the types', () => {
    let pairs = 0;
    let individual = 0;
    for (let seed = 1; seed <= cases(80, 400); seed++) {
      const problem = problemOf(randomOf(seed), TABLES[edition]!);
      const { movedDown, residents, next, below, rows } = problem;
      const bracket = [...movedDown, ...residents];
      const players = [...bracket, ...next, ...below];
      const types = typesOf(problem);
      const costs = new TypeCostTable(problem, types);
      const view = bracketView(residents, movedDown);
      const valuesOf = (a: Contender, b: Contender, isPair: boolean): string =>
        rows
          .filter(({ scope }) => scope === 'bracket')
          .map((row) => (isPair ? row.onPair?.(a, b, view) : row.onFloat?.(a, view)) ?? 0)
          .join(' ');
      // For two types the values of all rows are the same, save where the table says that they are not.
      const seen = new Map<number, string>();
      for (let u = 0; u < bracket.length; u++) {
        for (let v = Math.max(u + 1, movedDown.length); v < players.length; v++) {
          const [a, b] = [players[u]!, players[v]!];
          const st = types.typeOf[u]! * costs.types + types.typeOf[v]!;
          if (costs.allowed[st] === 0) continue;
          if (costs.individual.has(st)) {
            // The entry bounds every single pair of the two types from below.
            const exact = costs.exactCost(a, types.part[types.typeOf[u]!]!, b, types.part[types.typeOf[v]!]!);
            const bound = costs.cost.subarray(st * costs.limbs, (st + 1) * costs.limbs);
            const first = exact.findIndex((limb, k) => limb !== bound[k]);
            if (first >= 0) expect(exact[first]).toBeGreaterThan(bound[first]!);
            individual++;
            continue;
          }
          const values = valuesOf(a, b, v < bracket.length);
          expect(seen.get(st) ?? values, `seed ${seed}: ranks ${a.rank} and ${b.rank}`).toBe(values);
          seen.set(st, values);
          pairs++;
        }
      }
    }
    expect(individual).toBeGreaterThan(cases(5, 50));
    expect(pairs).toBeGreaterThan(cases(900, 5000));
  });
});
