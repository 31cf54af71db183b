/** Why more than one goes down, what a following bracket can reach, and how many due colours must be missed: by what is defined. */
import { describe, expect, it } from 'vitest';
import { randomOf } from '../../../src-engine/generator/random.ts';
import { EDITION_2017 } from '../../../src-engine/systems/dutch/2017/edition.ts';
import { QUALITY_ROWS_2017 } from '../../../src-engine/systems/dutch/2017/criteria.ts';
import { QUALITY_ROWS_2026 } from '../../../src-engine/systems/dutch/2026/criteria.ts';
import { EDITION_2026 } from '../../../src-engine/systems/dutch/2026/edition.ts';
import { reachable2026 } from '../../../src-engine/systems/dutch/2026/round.ts';
import { withReachable } from '../../../src-engine/systems/dutch/assess.ts';
import type { OutlinedBracket } from '../../../src-engine/systems/dutch/edition.ts';
import type { Contender } from '../../../src-engine/systems/dutch/kernel/contender.ts';
import { bracketView } from '../../../src-engine/systems/dutch/kernel/row.ts';
import type { RowValue } from '../../../src-engine/systems/system.ts';
import { cases } from '../../effort.ts';
import { bestOf, inBracket, matchingsOf, playersOf, ROWS, valuesOf } from './kernel/brackets.ts';
import { player, rowsNamed, type Made } from './kernel/samples.ts';

const colours = ['', 'W', 'B', 'BW', 'WB', 'WW', 'BB'];

describe.each([
  ['2026', QUALITY_ROWS_2026, 'C12', 'C13'],
  ['2017', QUALITY_ROWS_2017, 'C.10', 'C.11'],
] as const)('%s: fewest due colours that must be missed', (_, rows, any, strong) => {
  it.each([any, strong])(
    '%s is what the best pairing of everybody misses, of an odd number all but one',
    (id) => {
      const [row] = rowsNamed(rows, id);
      let above = 0;
      for (let seed = 1; seed <= cases(120, 1200); seed++) {
        const random = randomOf(seed);
        const some = random.pick([colours, ['W', 'W', 'BW', 'WW', ''], ['BB', 'BB', 'B', 'W']]);
        const players = Array.from({ length: random.integer(1, 7) }, (_, rank) =>
          player(rank, { colours: random.pick(some) }),
        );
        const least = (left: readonly Contender[], mayLeave: boolean): number => {
          const [first, ...others] = left;
          if (first === undefined) return 0;
          const view = bracketView(players, []);
          const answers = others.map(
            (other) =>
              row!.onPair!(first, other, view) +
              least(
                others.filter((each) => each !== other),
                mayLeave,
              ),
          );
          return Math.min(...answers, mayLeave ? least(others, false) : Infinity);
        };
        const expected = least(players, players.length % 2 === 1);
        expect(row!.fewest!(players), `seed ${seed}`).toBe(expected);
        if (expected > 0) above++;
      }
      expect(above).toBeGreaterThan(cases(20, 200));
    },
  );
});

describe('2.4.3 [C8] what a bracket can reach with these floaters', () => {
  it('is the best by C6 and C7 of all rounds of everybody from there on, whoever floats further with whom', () => {
    const rows = [...rowsNamed(ROWS['2026'], 'C6'), ...rowsNamed(ROWS['2026'], 'C7')];
    let reached = 0;
    let several = 0;
    for (let seed = 1; seed <= cases(90, 1500); seed++) {
      const random = randomOf(seed);
      const sizes = [
        random.integer(0, 2),
        random.integer(0, 2),
        random.integer(1, 3),
        0,
        random.integer(0, 3),
      ] as const;
      const [first, second, residents, , below] = playersOf(random, sizes, { apart: 0.5 }) as [
        Contender[],
        Contender[],
        Contender[],
        Contender[],
        Contender[],
      ];
      const movedDown = [...first, ...second];
      const contenders = [...movedDown, ...residents, ...below];
      const limit = random.pick([5, 20, Infinity]);
      const problem = {
        rows,
        movedDown,
        residents,
        next: [],
        below,
        outlets: contenders.length % 2,
        outletsOptional: false,
        mayLeave: ({ byeBarred, score }: Contender) => !byeBarred && score <= limit,
        floatersMayMeet: true,
        size: 40,
      };
      const [best] = bestOf(rows, problem, matchingsOf(problem));
      const everybody = Array.from({ length: 40 }, (_, at) => contenders[at] ?? residents[0]!);
      const found = reachable2026(movedDown, residents, below, everybody, limit);
      expect(found === null, `seed ${seed}`).toBe(best === undefined);
      if (found === null || best === undefined) continue;
      reached++;
      const { floaters } = inBracket(problem, best);
      if (floaters.length > 1) several++;
      const told = { pairs: found.pairs, leaving: found.downfloaters };
      expect(valuesOf(rows, problem, told), `seed ${seed}`).toEqual(valuesOf(rows, problem, best));
    }
    expect(reached).toBeGreaterThan(cases(40, 600));
    expect(several).toBeGreaterThan(cases(12, 200));
  });
});

describe('2.4.3 [C8] as it is told of other rounds', () => {
  const made = (rank: number, score: number, avoids: readonly number[] = []) =>
    player(rank, { score, avoids });
  const told = (id: string, value: readonly number[]): RowValue =>
    ({ id, article: '', label: 'down', unit: 'count', value, culprits: [] }) as unknown as RowValue;
  const rows = [told('C7', [8]), told('C8', [8]), told('C8', [8, 9]), told('C9', [8])];

  it('is the best that the next bracket can do with these floaters, and no other row changes', () => {
    const [a, b] = [made(0, 30), made(1, 30)];
    // c, d and e have met: of a, c, d and e two go on.
    const next = [made(2, 20, [3, 4]), made(3, 20, [2, 4]), made(4, 20, [2, 3])];
    const below = [made(5, 10), made(6, 10)];
    const all = [a, b, ...next, ...below];
    const bracket = (downfloaters: readonly Contender[]) => ({
      ...{ movedDown: [], residents: [a, b], pairs: [], collapsing: false },
      downfloaters,
    });
    const values = (downfloaters: readonly Contender[]) =>
      withReachable(EDITION_2026, all, bracket(downfloaters), rows).map(({ id, value }) => [id, value]);
    expect(values([a])).toEqual([
      ['C7', [8]],
      ['C8', [2]],
      ['C8', [20, 20]],
      ['C9', [8]],
    ]);
    // Both meet one of the three, and the last goes on.
    expect(values([a, b])).toEqual([
      ['C7', [8]],
      ['C8', [1]],
      ['C8', [20]],
      ['C9', [8]],
    ]);
  });
});

describe('2.2 [C4] a bracket that was looked at with the next one alone', () => {
  it.each([0, 1, 2])(
    'is asked again where its floater leaves somebody below alone: of three goes %i',
    (good) => {
      // The last of 21 below has met all others there, and may meet one from above; the other two there can only meet the first.
      const below = Array.from({ length: 21 }, (_, at) => 3 + at);
      const [hub, ...others] = below as [number, ...number[]];
      const last = others.pop()!;
      const residents = [0, 1, 2].map((rank) =>
        player(rank, {
          score: 20,
          avoids: rank === good ? below.filter((each) => each !== last) : others.concat(last),
        }),
      );
      const lower = below.map((rank) => {
        const apart = [0, 1, 2].filter((each) => (each === good ? rank !== last : rank !== hub));
        const alone = rank === last ? [hub, ...others] : [last];
        return player(rank, { score: 10, avoids: [...apart, ...alone] });
      });
      const found = reachable2026([], residents, lower, [...residents, ...lower], Infinity);
      expect(found!.downfloaters.map(({ rank }) => rank)).toEqual([good]);
    },
  );
});

describe('why more than one goes down', () => {
  /** Residents of 20 and players of 10 and 0 below; whom the bracket leaves is all that counts of it. */
  function bracketOf(residents: readonly Contender[], downfloaters: readonly Contender[]): OutlinedBracket {
    return { movedDown: [], residents, pairs: [], downfloaters, collapsing: false };
  }
  const made = (rank: number, score: number, more: Made = {}) => player(rank, { score, ...more });

  it('2.4.1 [C6] (C.5) the group, where its own players cannot all be paired', () => {
    const [a, b, c, d] = [[1, 2, 3], [0, 2], [0, 1], [0]].map((avoids, rank) => made(rank, 20, { avoids }));
    const below = [made(4, 10), made(5, 10), made(6, 10), made(7, 10)];
    // Of these four only two pairs could be made with 1–4, 2–4 or 3–4, so that two are left.
    const residents = [a!, b!, c!, d!];
    const all = [...residents, ...below];
    expect(EDITION_2026.causeOf(bracketOf(residents, [a!, b!]), all)).toBe('group');
    expect(EDITION_2017.causeOf(bracketOf(residents, [a!, b!]), all)).toBe('group');
  });

  it('2.2 [C4] (A.9) the completion, where nobody below could be paired otherwise', () => {
    const residents = [made(0, 20), made(1, 20)];
    const below = [made(2, 10, { avoids: [3] }), made(3, 10, { avoids: [2] })];
    const all = [...residents, ...below];
    expect(EDITION_2026.causeOf(bracketOf(residents, residents), all)).toBe('completion');
    expect(EDITION_2017.causeOf(bracketOf(residents, residents), all)).toBe('completion');
  });

  it('2017 C.5, A.9 of three, of whom one came down, the completion where only one need go; the group where nobody can meet', () => {
    const causeWith = (apart: boolean) => {
      const [down, one, two] = [0, 1, 2].map((rank) =>
        made(rank, rank === 0 ? 30 : 20, {
          avoids: apart ? [0, 1, 2].filter((other) => other !== rank) : [],
        }),
      );
      const residents = [one!, two!];
      const bracket = { ...bracketOf(residents, [down!, one!, two!]), movedDown: [down!] };
      return EDITION_2017.causeOf(bracket, [down!, one!, two!, made(3, 10), made(4, 10), made(5, 10)]);
    };
    expect(causeWith(false)).toBe('completion');
    expect(causeWith(true)).toBe('group');
  });

  it('2.3.1 [C5] the bye, where the two would stay if somebody of a higher score could have it', () => {
    // The last one has the bye, and the two of 10 points, who have met, need opponents from above.
    const below = (byeBarred: boolean) => [
      made(2, 10, { avoids: [3], byeBarred }),
      made(3, 10, { avoids: [2], byeBarred }),
      made(4, 0),
    ];
    const residents = [made(0, 20), made(1, 20)];
    const causeWith = (byeBarred: boolean) =>
      EDITION_2026.causeOf(bracketOf(residents, residents), [...residents, ...below(byeBarred)]);
    expect(causeWith(false)).toBe('bye');
    // Nobody else could have it anyway.
    expect(causeWith(true)).toBe('completion');
  });
});
