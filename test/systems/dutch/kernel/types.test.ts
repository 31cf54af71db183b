import { describe, expect, it } from 'vitest';
import type { Contender } from '../../../../src-engine/systems/dutch/kernel/contender.ts';
import { activeRows, type BracketProblem } from '../../../../src-engine/systems/dutch/kernel/problem.ts';
import { bracketView, type BracketView, type Row } from '../../../../src-engine/systems/dutch/kernel/row.ts';
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
import { compareAll, playersIn } from './brackets.ts';
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

/** What a row says of an edge: of a pair, or of everybody in it who floats; of the following bracket where the row looks there. */
function entriesOf(
  row: Row,
  { movedDown, residents, next }: BracketProblem,
  [a, b]: readonly Contender[],
): number[] {
  const bracket = [...movedDown, ...residents];
  const isPair = bracket.includes(a!) && b !== undefined && residents.includes(b);
  const floatersIn = (players: readonly Contender[], view: BracketView) =>
    [a, b].map((one) => (one !== undefined && players.includes(one) ? (row.onFloat?.(one, view) ?? 0) : 0));
  const entries = (): number[] => {
    if (row.scope === 'bracket') {
      const view = bracketView(residents, movedDown);
      return isPair ? [row.onPair?.(a!, b, view) ?? 0] : floatersIn(bracket, view);
    }
    if (isPair || next.length === 0) return [];
    const view = bracketView(next, []);
    if (b !== undefined && next.includes(b)) return [row.onPair?.(a!, b, view) ?? 0];
    return floatersIn([...bracket, ...next], view);
  };
  return entries()
    .filter((entry) => entry !== 0)
    .sort((one, other) => other - one);
}

describe.each(Object.keys(TABLES))('types of players under the rows of %s', (edition) => {
  it('costs are those that the rows give every single pair and floater of the types', () => {
    let pairs = 0;
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
      // For two types the values of all rows are the same.
      const seen = new Map<number, string>();
      for (let u = 0; u < bracket.length; u++) {
        for (let v = Math.max(u + 1, movedDown.length); v < players.length; v++) {
          const [a, b] = [players[u]!, players[v]!];
          const st = types.typeOf[u]! * costs.types + types.typeOf[v]!;
          if (costs.allowed[st] === 0) continue;
          const values = valuesOf(a, b, v < bracket.length);
          expect(seen.get(st) ?? values, `seed ${seed}: ranks ${a.rank} and ${b.rank}`).toBe(values);
          seen.set(st, values);
          pairs++;
        }
      }
    }
    expect(pairs).toBeGreaterThan(cases(900, 5000));
  });

  it('a row alone costs what it says of an edge: a count its sum, a list more the greater its entries are', () => {
    let edges = 0;
    for (let seed = 1; seed <= cases(12, 100); seed++) {
      const whole = problemOf(randomOf(seed), TABLES[edition]!);
      const players = playersIn(whole);
      for (const row of whole.rows) {
        const problem = { ...whole, rows: [row] };
        const types = typesOf(problem);
        const { types: T, limbs, allowed, cost } = new TypeCostTable(problem, types);
        const told = new Map<number, { entries: number[]; limbs: number[][] }>();
        for (let u = 0; u < players.length; u++) {
          for (let v = u + 1; v < types.typeOf.length; v++) {
            const st = types.typeOf[u]! * T + types.typeOf[v]!;
            if (allowed[st] === 0) continue;
            const entries = entriesOf(row, problem, players.slice(u, u + 1).concat(players.slice(v, v + 1)));
            told.set(st, {
              entries,
              limbs: [...cost.subarray(st * limbs, (st + 1) * limbs)].map((limb) => [limb]),
            });
            edges++;
          }
        }
        const nothing = { entries: [], limbs: Array<number[]>(limbs).fill([0]) };
        const sum = (entries: readonly number[]) => entries.reduce((total, entry) => total + entry, 0);
        const wrong = [...told.values()].filter((one, at, all) => {
          if (row.unit === 'count') return compareAll(one.limbs, [[sum(one.entries)]]) !== 0;
          return [nothing, all[at - 1] ?? nothing].some(
            (other) =>
              Math.sign(compareAll(one.limbs, other.limbs)) !==
              Math.sign(compareAll([one.entries], [other.entries])),
          );
        });
        expect(wrong, `seed ${seed}: ${row.id}`).toEqual([]);
      }
    }
    expect(edges).toBeGreaterThan(cases(2000, 20_000));
  });
});
