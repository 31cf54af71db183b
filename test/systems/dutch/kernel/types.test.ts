import { describe, expect, it } from 'vitest';
import type { Contender } from '../../../../src-engine/systems/dutch/kernel/contender.ts';
import { activeRows, type BracketProblem } from '../../../../src-engine/systems/dutch/kernel/problem.ts';
import { bracketView, type BracketView, type Row } from '../../../../src-engine/systems/dutch/kernel/row.ts';
import { TypeCostTable } from '../../../../src-engine/systems/dutch/kernel/type-costs.ts';
import { typesOf } from '../../../../src-engine/systems/dutch/kernel/types.ts';
import { randomOf, type Random } from '../../../../src-engine/generator/random.ts';
import { compareAll, playersIn, ROWS } from './brackets.ts';
import { player } from './samples.ts';
import { cases } from '../../../effort.ts';

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

describe.each(['2017', '2026'] as const)('types of players under the rows of %s', (edition) => {
  it('costs are those that the rows give every single pair and floater of the types', () => {
    let pairs = 0;
    for (let seed = 1; seed <= cases(80, 400); seed++) {
      const problem = problemOf(randomOf(seed), ROWS[edition]);
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
      const whole = problemOf(randomOf(seed), ROWS[edition]);
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

describe('types are no finer than what rows ask of a player', () => {
  const rowsOf = (...ids: string[]) => ROWS['2026'].filter(({ id }) => ids.includes(id));
  const ASKED = ['C9', 'C14', 'C15', 'C16', 'C17'];
  const residents = [
    player(10, { score: 20 }),
    player(11, { score: 20, down: [1] }),
    player(12, { score: 20, down: [2] }),
    player(13, { score: 20, up: [1] }),
    player(14, { score: 20, up: [2] }),
    player(15, { score: 20, unplayed: 2 }),
  ];
  const typesWith = (rows: readonly Row[], parts: Partial<BracketProblem> = {}) => {
    const problem: BracketProblem = {
      rows,
      movedDown: [],
      residents,
      next: [],
      below: [],
      outlets: 0,
      outletsOptional: false,
      mayLeave: ({ byeBarred }) => !byeBarred,
      floatersMayMeet: true,
      size: 40,
      ...parts,
    };
    const { typeOf, count } = typesOf(problem);
    return { typeOf: [...typeOf], count: [...count] };
  };

  it('of those alike in all that is asked there is one type', () => {
    expect(typesWith(rowsOf('C6')).count).toEqual([6]);
    expect(typesWith(rowsOf('C6', 'C12')).count).toEqual([6]);
  });

  it.each([
    ['C9', 15],
    ['C14', 11],
    ['C15', 13],
    ['C16', 12],
    ['C17', 14],
  ])('%s sets the player of rank %i apart', (id, rank) => {
    expect(typesWith(rowsOf(id)).typeOf).toEqual(residents.map((one) => (one.rank === rank ? 1 : 0)));
  });

  it('1.4 upfloats are asked of residents only', () => {
    const above = [
      player(0, { score: 30 }),
      player(1, { score: 30, up: [1, 2] }),
      player(2, { score: 30, down: [1] }),
    ];
    expect(typesWith(rowsOf(...ASKED), { movedDown: above, residents: [] }).typeOf).toEqual([0, 0, 1]);
  });

  it('1.8 histories are asked of absolute preferences only, and where there are rows of topscorers', () => {
    const made = ['WW', 'BWW', 'WWBW', 'WBWBWW', 'W', 'BWW', 'BBWW'].map((colours, at) =>
      player(20 + at, { score: 20, colours, strength: 'absolute', prefers: 'black' }),
    );
    expect(typesWith(rowsOf('C12'), { residents: made }).count).toEqual([7]);
    // Differences of 2, 1, 2, 2, 1, 1 and 0; two Whites running in all but the third and the fifth.
    expect(typesWith(rowsOf('C10'), { residents: made }).typeOf).toEqual([0, 1, 2, 0, 3, 1, 4]);
    const mild = made.map((one) => ({
      ...one,
      preference: { colour: 'black', strength: 'strong' } as const,
    }));
    expect(typesWith(rowsOf('C10'), { residents: mild }).count).toEqual([7]);
  });

  it('below the bracket only scores of the next one and absolute preferences count', () => {
    const some = (score: number) => [
      player(30, { score, down: [1, 2], up: [1], unplayed: 1 }),
      player(31, { score }),
      player(32, { score: score - 1 }),
      player(33, { score, colours: 'WW' }),
      player(34, { score, colours: 'BB' }),
    ];
    const all = rowsOf(...ASKED);
    expect(typesWith(all, { residents: [], next: some(15) }).typeOf).toEqual([0, 0, 1, 2, 3]);
    expect(typesWith(all, { residents: [], below: some(5) }).typeOf).toEqual([0, 0, 0, 1, 2]);
  });

  it('whoever may have the bye is of another type where there is one', () => {
    const two = [player(1, { score: 20 }), player(2, { score: 20, byeBarred: true })];
    expect(typesWith([], { residents: two }).typeOf).toEqual([0, 0]);
    expect(typesWith([], { residents: two, outlets: 2 }).typeOf).toEqual([0, 1, 2, 2]);
  });
});
