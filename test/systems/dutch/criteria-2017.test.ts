import { describe, expect, it } from 'vitest';
import type { Contender } from '../../../src-engine/systems/dutch/kernel/contender.ts';
import { compareValues } from '../../../src-engine/systems/frame/criterion.ts';
import { culpritsOf, valueOfRow, type BracketView } from '../../../src-engine/systems/dutch/kernel/row.ts';
import {
  FLOATER_ROWS_2017,
  FOLLOWING_ROWS_2017,
  QUALITY_ROWS_2017,
} from '../../../src-engine/systems/dutch/2017/criteria.ts';
import { player, rowsNamed, type Made } from './kernel/samples.ts';

const ROWS = [...FLOATER_ROWS_2017, ...FOLLOWING_ROWS_2017, ...QUALITY_ROWS_2017];

/** Residents on 20 tenths, players moved down from 30 or more. */
const VIEW: BracketView = { score: 20, lowest: 20 };
const resident = (rank: number, made: Made = {}): Contender => player(rank, { score: 20, ...made });
const movedDown = (rank: number, made: Made = {}): Contender => player(rank, { score: 30, ...made });

type Pairs = readonly (readonly [Contender, Contender])[];
const values = (id: string, pairs: Pairs, floaters: readonly Contender[] = [], view = VIEW): number[][] =>
  rowsNamed(ROWS, id).map((row) => valueOfRow(row, pairs, floaters, view));
const culprits = (id: string, pairs: Pairs, floaters: readonly Contender[] = []): number[] =>
  culpritsOf(rowsNamed(ROWS, id)[0]!, pairs, floaters, VIEW).map(({ id }) => id);

describe('who goes down', () => {
  it('C.5 counts downfloaters', () => {
    expect(values('C.5', [[resident(1), resident(2)]])).toEqual([[0]]);
    expect(values('C.5', [[resident(1), resident(2)]], [resident(3)])).toEqual([[1]]);
  });

  it('C.6, A.8 lists the score differences of pairs and of downfloaters, these to a point below the bracket', () => {
    expect(values('C.6', [[resident(1), resident(2)]])).toEqual([[]]);
    expect(values('C.6', [[movedDown(0), resident(2)]], [resident(3)])).toEqual([[10, 10]]);
    expect(values('C.6', [[resident(1), resident(2)]], [movedDown(0, { score: 45 })])).toEqual([[35]]);
    // In the collapsed last bracket residents have different scores, and its lowest one counts.
    const collapsed = { score: 20, lowest: 5 };
    expect(values('C.6', [[resident(1), resident(2, { score: 10 })]], [resident(3)], collapsed)).toEqual([
      [25, 10],
    ]);
  });

  it('B.1.c, C.6 one moved-down player of a high score paired can be better than two of low ones', () => {
    const [high, low, lower] = [50, 25, 24].map((score, rank) => movedDown(rank, { score }));
    const one = values('C.6', [[high!, resident(5)]], [low!, lower!])[0]!;
    const two = values(
      'C.6',
      [
        [low!, resident(5)],
        [lower!, resident(6)],
      ],
      [high!],
    )[0]!;
    expect(compareValues(one, two)).toBeLessThan(0);
  });

  it('C.7 asks C.5 and C.6 of the following bracket', () => {
    expect(rowsNamed(ROWS, 'C.7').map(({ scope, unit }) => `${scope} ${unit}`)).toEqual([
      'following count',
      'following points',
    ]);
    expect(values('C.7', [[movedDown(0), resident(1)]], [resident(2)])).toEqual([[1], [10, 10]]);
    expect(values('C.7', [[resident(1), resident(2)]])).toEqual([[0], []]);
  });
});

describe('colours of the pairs', () => {
  const pairOf = (one: string, two: string, topscorer = false): Pairs => [
    [resident(1, { colours: one, topscorer }), resident(2, { colours: two })],
  ];

  it('C.8 counts differences beyond two in pairs with a topscorer', () => {
    expect(values('C.8', pairOf('WW', 'WW', true))).toEqual([[1]]);
    expect(values('C.8', pairOf('WW', 'WW'))).toEqual([[0]]);
    expect(values('C.8', pairOf('WW', 'BB', true))).toEqual([[0]]);
  });

  it('C.9 counts the same colour three times running in pairs with a topscorer', () => {
    expect(values('C.9', pairOf('BWW', 'BWW', true))).toEqual([[1]]);
    expect(values('C.9', pairOf('BWW', 'BWW'))).toEqual([[0]]);
    expect(values('C.9', pairOf('BWW', 'WBB', true))).toEqual([[0]]);
  });

  it('C.10 counts preferences that are not granted', () => {
    expect(values('C.10', pairOf('W', 'W'))).toEqual([[1]]);
    expect(values('C.10', pairOf('W', 'B'))).toEqual([[0]]);
    expect(values('C.10', pairOf('W', ''))).toEqual([[0]]);
  });

  it('C.11 counts strong preferences that are not granted', () => {
    expect(values('C.11', pairOf('W', 'W'))).toEqual([[1]]);
    expect(values('C.11', pairOf('W', 'WW'))).toEqual([[1]]);
    expect(values('C.11', pairOf('W', 'BW'))).toEqual([[0]]);
    expect(values('C.11', pairOf('WW', 'WW', true))).toEqual([[0]]);
  });
});

describe('floats that come again', () => {
  const rounds = [
    { back: 1, down: 'C.12', up: 'C.13', steps: 'C.16', rise: 'C.17' },
    { back: 2, down: 'C.14', up: 'C.15', steps: 'C.18', rise: 'C.19' },
  ] as const;

  it.each(rounds)(
    '$down counts everybody who receives the same downfloat, paired or not',
    ({ back, down }) => {
      expect(values(down, [], [resident(1, { down: [back] })])).toEqual([[1]]);
      expect(values(down, [], [movedDown(0, { down: [back] })])).toEqual([[1]]);
      expect(values(down, [[movedDown(0, { down: [back] }), resident(5)]])).toEqual([[1]]);
      expect(values(down, [[resident(1, { down: [back] }), resident(5)]])).toEqual([[0]]);
      expect(values(down, [], [resident(1, { down: [3 - back], up: [back] })])).toEqual([[0]]);
    },
  );

  it.each(rounds)('$up counts everybody who receives the same upfloat', ({ back, up }) => {
    const floated = resident(5, { up: [back] });
    expect(values(up, [[movedDown(0), floated]])).toEqual([[1]]);
    expect(culprits(up, [[movedDown(0), floated]])).toEqual([6]);
    expect(values(up, [[resident(1), floated]])).toEqual([[0]]);
    expect(values(up, [[movedDown(0), resident(5, { up: [3 - back], down: [back] })]])).toEqual([[0]]);
    expect(values(up, [], [floated])).toEqual([[0]]);
  });

  it.each(rounds)('$steps lists the score differences of the same downfloats', ({ back, steps }) => {
    const far = movedDown(0, { score: 45, down: [back] });
    const near = movedDown(1, { down: [back] });
    expect(
      values(steps, [
        [near, resident(8)],
        [far, resident(9)],
      ]),
    ).toEqual([[25, 10]]);
    expect(values(steps, [[near, resident(8)]], [far, resident(9, { down: [back] })])).toEqual([
      [35, 10, 10],
    ]);
    expect(values(steps, [[movedDown(0, { down: [3 - back] }), resident(8)]])).toEqual([[]]);
  });

  it.each(rounds)('$rise lists the score differences of the same upfloats', ({ back, rise }) => {
    const floated = resident(5, { up: [back] });
    expect(values(rise, [[movedDown(0, { score: 45 }), floated]])).toEqual([[25]]);
    expect(values(rise, [[movedDown(0), resident(5, { up: [3 - back] })]])).toEqual([[]]);
    expect(values(rise, [[resident(1), floated]])).toEqual([[]]);
  });
});

it('section C every criterion from C.5 on has its row, in the order of the text', () => {
  const ids = [...new Set(ROWS.map(({ id }) => id))];
  expect(ids).toEqual(Array.from({ length: 15 }, (_, index) => `C.${index + 5}`));
});
