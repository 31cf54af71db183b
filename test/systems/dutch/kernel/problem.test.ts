/** Which rows a bracket needs, and the quick route for brackets of which nobody or one resident floats. */
import { describe, expect, it } from 'vitest';
import { randomOf, type Random } from '../../../../src-engine/generator/random.ts';
import { pairIdeally } from '../../../../src-engine/systems/dutch/kernel/bracket.ts';
import {
  activeRows,
  closedProblem,
  openProblem,
  type BracketProblem,
} from '../../../../src-engine/systems/dutch/kernel/problem.ts';
import type { Contender } from '../../../../src-engine/systems/dutch/kernel/contender.ts';
import { cases } from '../../../effort.ts';
import { bestOf, firstOf, inBracket, matchingsOf, pairsText, playersOf, ROWS, valuesOf } from './brackets.ts';
import { player, type Made } from './samples.ts';

const resident = (rank: number, made: Made = {}) => player(rank, { score: 20, ...made });
const movedDown = player(0, { score: 30 });
const idsOf = (rows: readonly { readonly id: string }[]) => [...new Set(rows.map(({ id }) => id))].join(' ');

/** A bracket alone in which everybody is paired but one of those who may float, where their number is odd. */
function aloneOf(
  random: Random,
  edition: '2017' | '2026',
): { readonly problem: BracketProblem; readonly mayFloat: ReadonlySet<Contender> | null } {
  const [higher, lower] = [random.integer(0, 1), random.integer(0, 2)];
  const [first, second, residents] = playersOf(random, [higher, lower, random.integer(1, 6), 0, 0]) as [
    Contender[],
    Contender[],
    Contender[],
  ];
  const moved = [...first, ...second];
  const mayFloat = random.chance(0.1) ? null : new Set(residents.filter(() => random.chance(0.6)));
  const problem: BracketProblem = {
    rows: ROWS[edition],
    movedDown: moved,
    residents,
    next: [],
    below: [],
    outlets: (moved.length + residents.length) % 2,
    outletsOptional: false,
    mayLeave: (one) => mayFloat?.has(one) ?? false,
    floatersMayMeet: false,
    size: 40,
  };
  return { problem, mayFloat };
}

describe.each(['2026', '2017'] as const)('rows of %s in a bracket', (edition) => {
  const rows = ROWS[edition];

  it('leaves out no row in which two candidates differ', () => {
    let left = 0;
    for (let seed = 1; seed <= cases(150, 1500); seed++) {
      const { problem } = aloneOf(randomOf(seed), edition);
      const odd = problem.outlets === 1;
      const kept = activeRows(rows, problem, odd);
      const out = rows.filter((row) => row.scope === 'bracket' && !kept.includes(row));
      left += out.length;
      const values = matchingsOf({ ...problem, mayLeave: () => true }).map((matching) =>
        JSON.stringify(valuesOf(out, problem, matching)),
      );
      expect(new Set(values).size, `seed ${seed}`).toBeLessThanOrEqual(1);
    }
    expect(left).toBeGreaterThan(cases(300, 3000));
  });

  it('everybody paired, or all but one resident: the best candidate, and the first of equal ones', () => {
    const met = { some: 0, none: 0 };
    for (let seed = 1; seed <= cases(150, 1500); seed++) {
      const { problem, mayFloat } = aloneOf(randomOf(seed + 5000), edition);
      const best = bestOf(rows, problem, matchingsOf(problem));
      const found = pairIdeally(rows, problem.movedDown, problem.residents, mayFloat, 40);
      // A lone resident who floats to no good is left to the other routes.
      const isAlone = problem.movedDown.length + problem.residents.length === 1;
      if (!isAlone || best.size === 0) expect(found === null, `seed ${seed}`).toBe(best.size === 0);
      met[found === null ? 'none' : 'some']++;
      if (found === null) continue;
      const text = pairsText(found.pairs);
      expect(text, `seed ${seed}`).toBe(firstOf(problem, [...best]));
      const like = [...best].find((matching) => pairsText(matching.pairs) === text)!;
      expect(found.downfloaters).toEqual(inBracket(problem, like).floaters);
      expect([found.route, found.collapsing]).toEqual(['ideal', false]);
    }
    expect(Math.min(met.some, met.none)).toBeGreaterThan(cases(30, 300));
  });
});

it('3.1 (B.1) who goes down is settled where nobody does, or one resident: by these rows, and by no other', () => {
  const settled = (edition: '2026' | '2017') =>
    idsOf(ROWS[edition].filter((row) => row.settledByIdeal === true && row.scope === 'bracket'));
  expect(settled('2026')).toBe('C6 C7 C18 C20');
  expect(settled('2017')).toBe('C.5 C.6 C.16 C.18');
});

describe('rows that a bracket does not need', () => {
  const two = { movedDown: [], residents: [resident(1), resident(2)] };
  const mixed = { movedDown: [movedDown], residents: [resident(1)] };
  const collapsed = { movedDown: [], residents: [resident(1), resident(2, { score: 10 })] };
  const top = { movedDown: [], residents: [resident(1), resident(2, { topscorer: true })] };

  it.each([
    ['residents, nobody floats', two, false, 'C12 C13', 'C.6 C.7 C.10 C.11'],
    ['topscorers', top, false, 'C10 C11 C12 C13', 'C.6 C.7 C.8 C.9 C.10 C.11'],
    [
      'residents who may float',
      two,
      true,
      'C6 C7 C8 C9 C12 C13 C14 C16 C18 C20',
      'C.5 C.6 C.7 C.10 C.11 C.12 C.14 C.16 C.18',
    ],
    [
      'moved-down players, nobody floats',
      mixed,
      false,
      'C12 C13 C15 C17 C18 C19 C20 C21',
      'C.6 C.7 C.10 C.11 C.12 C.13 C.14 C.15 C.16 C.17 C.18 C.19',
    ],
    [
      'residents of different scores',
      collapsed,
      false,
      'C12 C13 C15 C17 C18 C19 C20 C21',
      'C.6 C.7 C.10 C.11 C.12 C.13 C.14 C.15 C.16 C.17 C.18 C.19',
    ],
  ] as const)('%s', (_, bracket, floaters, new2026, old2017) => {
    expect(idsOf(activeRows(ROWS['2026'], bracket, floaters))).toBe(new2026);
    expect(idsOf(activeRows(ROWS['2017'], bracket, floaters))).toBe(old2017);
  });

  it('whoever is paired nowhere has an outlet, or only the bye', () => {
    const parts = { rows: ROWS['2026'], ...mixed, next: [player(3), player(4)], size: 9 };
    expect(openProblem(parts)).toMatchObject({
      outlets: 4,
      outletsOptional: true,
      below: [],
      floatersMayMeet: false,
    });
    expect(openProblem(parts).mayLeave(movedDown)).toBe(true);
    const closed = { ...parts, mayLeave: () => false, floatersMayMeet: true };
    const sizes = [[], [player(5)], [player(5), player(6)]].map(
      (below) => closedProblem({ ...closed, below }).outlets,
    );
    expect(sizes).toEqual([0, 1, 0]);
    expect(closedProblem({ ...closed, below: [] }).outletsOptional).toBe(false);
  });
});
