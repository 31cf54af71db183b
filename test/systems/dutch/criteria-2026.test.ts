import { describe, expect, it } from 'vitest';
import {
  culpritsOf,
  toldValueOfRow,
  valueOfRow,
  type BracketView,
} from '../../../src-engine/systems/dutch/kernel/row.ts';
import type { Contender } from '../../../src-engine/systems/dutch/kernel/contender.ts';
import {
  FLOATER_ROWS_2026,
  FOLLOWING_ROWS_2026,
  QUALITY_ROWS_2026,
  unplayedGames,
} from '../../../src-engine/systems/dutch/2026/criteria.ts';
import { player, rowsNamed, type Made } from './kernel/samples.ts';

const ROWS = [...FLOATER_ROWS_2026, ...FOLLOWING_ROWS_2026, unplayedGames(Infinity), ...QUALITY_ROWS_2026];

/** Residents on 20 tenths, players moved down from 30 or more. */
const VIEW: BracketView = { score: 20, lowest: 20 };
const resident = (rank: number, made: Made = {}): Contender => player(rank, { score: 20, ...made });
const movedDown = (rank: number, made: Made = {}): Contender => player(rank, { score: 30, ...made });

type Pairs = readonly (readonly [Contender, Contender])[];

/** Value of each row of the id, in order. */
const values = (id: string, pairs: Pairs, floaters: readonly Contender[] = []): number[][] =>
  rowsNamed(ROWS, id).map((row) => valueOfRow(row, pairs, floaters, VIEW));
const culprits = (id: string, pairs: Pairs, floaters: readonly Contender[] = []): number[] =>
  culpritsOf(rowsNamed(ROWS, id)[0]!, pairs, floaters, VIEW).map(({ id }) => id);

describe('who goes down', () => {
  const pair = [resident(1), resident(2)] as const;

  it('2.4.1 [C6] counts downfloaters', () => {
    expect(values('C6', [pair])).toEqual([[0]]);
    expect(values('C6', [pair], [movedDown(0), resident(3)])).toEqual([[2]]);
    expect(culprits('C6', [pair], [movedDown(0), resident(3)])).toEqual([1, 4]);
  });

  it('2.4.2 [C7] lists their scores, the highest first', () => {
    expect(values('C7', [pair])).toEqual([[]]);
    expect(values('C7', [pair], [resident(3), movedDown(0, { score: 45 })])).toEqual([[45, 20]]);
  });

  it('2.4.2 [C7] compares negative scores too, where points were deducted', () => {
    const [row] = rowsNamed(ROWS, 'C7');
    const view = { score: -30, lowest: -30 };
    const [zero, less, least] = [0, -10, -30].map((score, rank) => player(rank, { score }));
    // They are counted from the lowest one, who is no entry.
    expect(valueOfRow(row!, [], [zero!, least!], view)).toEqual([30]);
    expect(valueOfRow(row!, [], [less!, less!], view)).toEqual([20, 20]);
    expect(toldValueOfRow(row!, [], [least!, less!, zero!], view)).toEqual([0, -10, -30]);
  });

  it('2.4.3 [C8] asks C6 and C7 of the following bracket', () => {
    expect(rowsNamed(ROWS, 'C8').map(({ scope, unit }) => `${scope} ${unit}`)).toEqual([
      'following count',
      'following points',
    ]);
    expect(values('C8', [pair])).toEqual([[0], []]);
    expect(values('C8', [pair], [movedDown(0)])).toEqual([[1], [30]]);
  });

  it('2.4.4 [C9] counts the unplayed games of the one who gets the bye', () => {
    expect(values('C9', [pair], [resident(3)])).toEqual([[0]]);
    expect(values('C9', [pair], [resident(3, { unplayed: 2 })])).toEqual([[2]]);
    expect(valueOfRow(unplayedGames(10), [], [resident(3, { unplayed: 2 })], VIEW)).toEqual([0]);
  });
});

describe('colours of the pairs', () => {
  const top = { topscorer: true };

  it('2.4.5 [C10] counts who is sent beyond a difference of two, in pairs with a topscorer only', () => {
    const beyond = [resident(1, { colours: 'WW', ...top }), resident(2, { colours: 'WW' })] as const;
    expect(values('C10', [beyond])).toEqual([[1]]);
    expect(values('C10', [[resident(1, { colours: 'WW' }), resident(2, { colours: 'WW' })]])).toEqual([[0]]);
    // A difference of one more is no more than two.
    expect(
      values('C10', [[resident(1, { colours: 'BWW', ...top }), resident(2, { colours: 'BWW' })]]),
    ).toEqual([[0]]);
    expect(values('C10', [[resident(1, { colours: 'WW', ...top }), resident(2, { colours: 'BB' })]])).toEqual(
      [[0]],
    );
  });

  it('2.4.6 [C11] counts who gets the same colour three times running, in pairs with a topscorer only', () => {
    const third = [resident(1, { colours: 'BWW' }), resident(2, { colours: 'BWW', ...top })] as const;
    expect(values('C11', [third])).toEqual([[1]]);
    expect(values('C11', [[resident(1, { colours: 'BWW' }), resident(2, { colours: 'BWW' })]])).toEqual([
      [0],
    ]);
    // Two whites, but not the two latest games.
    const parted = [resident(1, { colours: 'WWWB' }), resident(2, { colours: 'WWWB', ...top })] as const;
    expect(values('C11', [parted])).toEqual([[0]]);
    expect(values('C10', [parted])).toEqual([[1]]);
  });

  it('2.4.6 [C11] goes by the last colours where a difference speaks against them', () => {
    const contrary = resident(1, { colours: 'BBBBWW', ...top });
    expect(values('C11', [[contrary, resident(2, { colours: 'WW' })]])).toEqual([[1]]);
    expect(
      values('C11', [[resident(1, { colours: 'WWBB', strength: 'mild', ...top }), resident(2)]]),
    ).toEqual([[0]]);
  });

  it('2.4.7 [C12] counts preferences that are not granted', () => {
    expect(values('C12', [[resident(1, { colours: 'W' }), resident(2, { colours: 'W' })]])).toEqual([[1]]);
    expect(values('C12', [[resident(1, { colours: 'W' }), resident(2, { colours: 'B' })]])).toEqual([[0]]);
    expect(values('C12', [[resident(1, { colours: 'W' }), resident(2)]])).toEqual([[0]]);
    // Of the two the weaker preference is the one that is not granted.
    expect(culprits('C12', [[resident(1, { colours: 'BW' }), resident(2, { colours: 'W' })]])).toEqual([2]);
  });

  it('2.4.8 [C13] counts strong preferences that are not granted', () => {
    const [strong, mild, absolute] = ['W', 'BW', 'WW'];
    const value = (one: string, two: string) =>
      values('C13', [[resident(1, { colours: one }), resident(2, { colours: two })]])[0]![0];
    expect(value(strong, strong)).toBe(1);
    expect(value(strong, absolute)).toBe(1);
    expect(value(strong, mild)).toBe(0);
    expect(value(mild, mild)).toBe(0);
    expect(value(absolute, absolute)).toBe(0);
    expect(value(strong, 'B')).toBe(0);
  });
});

describe('floats that come again', () => {
  const ordinary = resident(9);
  const rounds = [
    {
      back: 1,
      residents: 'C14',
      opponents: 'C15',
      steps: 'C18',
      up: 'C19',
      articles: '2.4.9 2.4.10 2.4.13 2.4.14',
    },
    {
      back: 2,
      residents: 'C16',
      opponents: 'C17',
      steps: 'C20',
      up: 'C21',
      articles: '2.4.11 2.4.12 2.4.15 2.4.16',
    },
  ] as const;

  it.each(rounds)(
    '$articles stand in the rows of $back rounds ago',
    ({ residents, opponents, steps, up, articles }) => {
      const ids = [residents, opponents, steps, up];
      expect(ids.map((id) => rowsNamed(ROWS, id)[0]!.article).join(' ')).toBe(articles);
    },
  );

  it.each(rounds)('2.4.9, 2.4.11 [$residents] counts only resident downfloaters', ({ back, residents }) => {
    expect(values(residents, [], [resident(1, { down: [back] })])).toEqual([[1]]);
    expect(values(residents, [], [movedDown(0, { down: [back] })])).toEqual([[0]]);
    expect(values(residents, [], [resident(1, { down: [3 - back], up: [back] })])).toEqual([[0]]);
    expect(values(residents, [[resident(1, { down: [back] }), ordinary]])).toEqual([[0]]);
  });

  it.each(rounds)(
    '2.4.10, 2.4.12 [$opponents] counts only opponents of moved-down players',
    ({ back, opponents }) => {
      const floated = resident(5, { up: [back] });
      expect(values(opponents, [[movedDown(0), floated]])).toEqual([[1]]);
      expect(culprits(opponents, [[movedDown(0), floated]])).toEqual([6]);
      expect(values(opponents, [[resident(1), floated]])).toEqual([[0]]);
      expect(values(opponents, [[movedDown(0), resident(5, { up: [3 - back], down: [back] })]])).toEqual([
        [0],
      ]);
      expect(values(opponents, [], [floated])).toEqual([[0]]);
    },
  );

  it.each(rounds)(
    '2.4.13, 2.4.15 [$steps] lists the steps of moved-down players, of the Limbo a point more',
    ({ back, steps }) => {
      const far = movedDown(0, { score: 45, down: [back] });
      const near = movedDown(1, { down: [back] });
      expect(
        values(steps, [
          [near, ordinary],
          [far, resident(8)],
        ]),
      ).toEqual([[25, 10]]);
      expect(values(steps, [[near, ordinary]], [far])).toEqual([[35, 10]]);
      expect(values(steps, [[movedDown(0, { down: [3 - back], up: [back] }), ordinary]])).toEqual([[]]);
      expect(values(steps, [], [resident(3, { down: [back] })])).toEqual([[]]);
    },
  );

  it.each(rounds)(
    '2.4.14, 2.4.16 [$up] lists the steps of opponents of moved-down players',
    ({ back, up }) => {
      const floated = (rank: number) => resident(rank, { up: [back] });
      expect(
        values(up, [
          [movedDown(1), floated(4)],
          [movedDown(0, { score: 45 }), floated(5)],
        ]),
      ).toEqual([[25, 10]]);
      expect(values(up, [[movedDown(1), resident(4, { up: [3 - back], down: [back] })]])).toEqual([[]]);
      expect(values(up, [[resident(1), floated(4)]])).toEqual([[]]);
    },
  );
});

it('Art. 2.4 every criterion has its row, in the order of the text', () => {
  const ids = [...new Set(ROWS.map(({ id }) => id))];
  expect(ids).toEqual(Array.from({ length: 16 }, (_, index) => `C${index + 6}`));
  const articles = [...new Set(ROWS.map(({ article }) => article))];
  expect(articles).toEqual(Array.from({ length: 16 }, (_, index) => `2.4.${index + 1}`));
});
