import { describe, expect, it } from 'vitest';
import { randomOf, type Random } from '../../../../src-engine/generator/random.ts';
import { QUALITY_ROWS_2017 } from '../../../../src-engine/systems/dutch/2017/criteria.ts';
import { QUALITY_ROWS_2026 } from '../../../../src-engine/systems/dutch/2026/criteria.ts';
import { solved } from '../../../../src-engine/systems/dutch/kernel/bracket.ts';
import type { Contender } from '../../../../src-engine/systems/dutch/kernel/contender.ts';
import { firstGenerated } from '../../../../src-engine/systems/dutch/kernel/first-generated.ts';
import { activeRows, type BracketProblem } from '../../../../src-engine/systems/dutch/kernel/problem.ts';
import type { Row } from '../../../../src-engine/systems/dutch/kernel/row.ts';
import { player } from './samples.ts';

/** The bracket alone: everybody is paired but the last of an odd number, who is one of `leaving`. */
function problemOf(
  rows: readonly Row[],
  movedDown: readonly Contender[],
  residents: readonly Contender[],
  leaving: readonly Contender[] = residents,
): BracketProblem {
  const odd = (movedDown.length + residents.length) % 2 === 1;
  const open = rows.filter((row) => row.settledByIdeal !== true && row.scope === 'bracket');
  return {
    rows: activeRows(open, { movedDown, residents }, odd),
    movedDown,
    residents,
    next: [],
    below: [],
    outlets: odd ? 1 : 0,
    outletsOptional: false,
    mayLeave: (one) => leaving.includes(one),
    floatersMayMeet: false,
    size: movedDown.length + residents.length,
  };
}

const ranks = (candidate: ReturnType<typeof firstGenerated>) =>
  candidate && {
    pairs: candidate.pairs.map((pair) => pair.map(({ rank }) => rank)),
    floaters: candidate.downfloaters.map(({ rank }) => rank),
  };

function randomBracket(random: Random): readonly [Contender[], Contender[], Contender[]] {
  const [above, total] = [random.integer(0, 2), random.integer(2, 4) + random.integer(0, 5)];
  const games = random.integer(1, 3);
  const isLast = random.chance(0.3);
  const players = Array.from({ length: Math.max(total, 2 * above) }, (_, rank) =>
    player(rank, {
      score: rank < above ? 30 : 20,
      colours: Array.from({ length: games }, () => random.pick(['W', 'B'])).join(''),
      topscorer: isLast,
      down: random.chance(0.1) ? [1] : [],
      up: random.chance(0.1) ? [1] : [],
    }),
  );
  const avoiding = players.map((one) => ({ ...one, avoids: new Set<number>() }));
  avoiding.forEach((one, a) =>
    avoiding.slice(a + 1).forEach((other, b) => {
      if (!random.chance(0.15)) return;
      one.avoids.add(a + 1 + b);
      other.avoids.add(a);
    }),
  );
  const residents = avoiding.slice(above);
  return [avoiding.slice(0, above), residents, residents.filter(() => random.chance(0.7))];
}

describe.each([
  ['2026', QUALITY_ROWS_2026],
  ['2017', QUALITY_ROWS_2017],
] as const)('the candidate that is generated first, %s', (_, rows) => {
  it('3.3 (B.3) is the answer of the search wherever it is given', () => {
    let given = 0;
    for (let seed = 1; seed <= 600; seed++) {
      const problem = problemOf(rows, ...randomBracket(randomOf(seed)));
      const first = firstGenerated(problem);
      if (first === null) continue;
      given++;
      expect(ranks(first), `seed ${seed}`).toEqual(ranks(solved(problem, 'ideal')?.bracket ?? null));
    }
    expect(given).toBeGreaterThan(100);
  });

  it('2.4.7, 2.4.8 (C.10, C.11) is given where too many want the same colour and it misses no more than must be', () => {
    const wanting = (colours: string) =>
      [...colours].map((colour, rank) => player(rank, { colours: colour }));
    const pairs = (colours: string) => ranks(firstGenerated(problemOf(rows, [], wanting(colours))))?.pairs;
    expect(pairs('WWWW')).toEqual([
      [0, 2],
      [1, 3],
    ]);
    expect(pairs('WWBW')).toEqual([
      [0, 2],
      [1, 3],
    ]);
    // The search finds a round in which everybody has the colour due.
    expect(pairs('WBWB')).toBeUndefined();
  });

  it('2.1 (C.1) is not given where two of a pair have met, or the last may not float', () => {
    const residents = [player(0, { avoids: [1] }), player(1, { avoids: [0] }), player(2)];
    expect(firstGenerated(problemOf(rows, [], residents))).toBeNull();
    const three = [player(0), player(1), player(2)];
    expect(ranks(firstGenerated(problemOf(rows, [], three)))?.floaters).toEqual([2]);
    expect(firstGenerated(problemOf(rows, [], three, [three[0]!]))).toBeNull();
  });
});
