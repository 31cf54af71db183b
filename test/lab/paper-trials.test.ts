/** How statements of the paper are tried, on tallies that are written down: which runs, which pairs, which way, how far. */
import { describe, expect, it } from 'vitest';
import { plainContestant } from '../../src-engine/lab/contestant.ts';
import { NORMAL_95, type Estimate } from '../../src-engine/lab/estimate.ts';
import type { PaperRunId } from '../../src-engine/lab/paper-runs.ts';
import {
  apart,
  closeness,
  compared,
  correlated,
  inSizes,
  sameOrder,
  strict,
  verdictOf,
  type Trials,
} from '../../src-engine/lab/paper-trials.ts';
import { Tally } from '../../src-engine/lab/tally.ts';
import { SMALL } from './samples.ts';

/** Runs in which the contestants have these values of the measure `floats`, whose unit is one, and of τ and paradoxes. */
function tallyOf(
  runs: readonly (readonly number[])[],
  others: Readonly<Record<string, readonly number[]>> = {},
) {
  const contestants = runs[0]!.map(() => plainContestant('mwm-dutch'));
  const tally = new Tally({ ...SMALL, contestants });
  runs.forEach((values, run) =>
    tally.add(
      run + 1,
      values.map((value) =>
        tally.measures.map(({ key }) => (key === 'floats' ? value : (others[key]?.[run] ?? 0))),
      ),
    ),
  );
  return tally;
}

const NONE: ReadonlyMap<PaperRunId, Tally> = new Map();
const tried = (trials: Trials, tally: Tally) =>
  trials(tally, NONE).map(({ difference, wanted, tolerance }) => ({
    value: difference.value,
    half: (difference.high - difference.low) / 2,
    wanted,
    tolerance,
  }));
const estimate = (mean: number, margin: number | null): Estimate => ({
  mean,
  margin,
  deviation: null,
  runs: 9,
});

describe('two systems of the usual run', () => {
  // In the order of the figures: Burstein, Dutch of 2017, Dutch, Random2, Random, Monrad.
  const tally = tallyOf([
    [10, 20, 40, 80, 160, 320],
    [12, 26, 40, 80, 160, 320],
  ]);

  it('are compared in the order that is named, with the interval of their difference and a tolerance of the second', () => {
    // Differences −10 and −14: mean −12, deviation √8, and 1.96 √8 / √2 = 2 · 1.96.
    expect(tried(compared('floats', 'mwm-burstein', 'dutch-2017', 'equal'), tally)).toEqual([
      { value: -12, half: expect.closeTo(2 * NORMAL_95, 9) as number, wanted: 'equal', tolerance: 0.02 * 23 },
    ]);
    expect(tried(compared('floats', 'mwm-monrad', 'mwm-dutch', 'above'), tally)).toEqual([
      { value: 280, half: 0, wanted: 'above', tolerance: 0.02 * 40 },
    ]);
  });

  it('keep a tolerance above nothing where the mean is below it', () => {
    expect(
      tried(compared('floats', 'mwm-burstein', 'dutch-2017', 'equal'), tallyOf([[0, -50]]))[0]!.tolerance,
    ).toBe(0.02 * 50);
  });

  it('stand in the order of the paper, each above the next: Burstein, Random2, Dutch, Random, Monrad', () => {
    expect(tried(sameOrder('floats'), tally).map(({ value, wanted }) => [value, wanted])).toEqual([
      [11 - 80, 'above'],
      [80 - 40, 'above'],
      [40 - 160, 'above'],
      [160 - 320, 'above'],
    ]);
  });
});

describe('a single run', () => {
  it('has an interval that holds everything', () => {
    const [{ difference }] = compared(
      'floats',
      'mwm-burstein',
      'dutch-2017',
      'above',
    )(tallyOf([[5, 2]]), NONE) as [ReturnType<Trials>[number]];
    expect(difference).toEqual({ value: 3, low: -Infinity, high: Infinity });
  });
});

describe('sizes of field', () => {
  it('compare the first of each with its second, in 16, 32 and 64 players, for each measure', () => {
    const runs = new Map<PaperRunId, Tally>([
      [
        'rounds-64',
        tallyOf([
          [7, 100],
          [7, 100],
        ]),
      ],
      [
        'rounds-16',
        tallyOf([
          [1, 50],
          [1, 50],
        ]),
      ],
      [
        'rounds-32',
        tallyOf([
          [2, -50],
          [2, -50],
        ]),
      ],
    ]);
    const trials = inSizes(['floats', 'colours'], 'below')(tallyOf([[0, 0]]), runs);
    expect(trials.map(({ difference, wanted, tolerance }) => [difference.value, wanted, tolerance])).toEqual([
      [-49, 'below', 1],
      [0, 'below', 0],
      [52, 'below', 1],
      [0, 'below', 0],
      [-93, 'below', 2],
      [0, 'below', 0],
    ]);
  });

  it('tell nothing where a sample was not played, or once only', () => {
    const runs = new Map<PaperRunId, Tally>([
      ['rounds-16', tallyOf([[1, 5]])],
      [
        'rounds-64',
        tallyOf([
          [1, 5],
          [1, 5],
        ]),
      ],
    ]);
    const trials = inSizes(['floats'], 'above')(tallyOf([[0, 0]]), runs);
    expect(trials.map(({ difference }) => difference.value)).toEqual([-4]);
  });
});

describe('β = 0.1 and β = 2', () => {
  it('are compared system by system: contestants 5 to 9 against 0 to 4, with a tolerance of the latter', () => {
    const run = [1, 2, 4, 8, 16, 101, 202, 404, 808, 1616];
    expect(tried(strict('floats', 'equal', 0.5), tallyOf([run, run]))).toEqual([
      { value: 100, half: 0, wanted: 'equal', tolerance: 0.5 },
      { value: 200, half: 0, wanted: 'equal', tolerance: 1 },
      { value: 400, half: 0, wanted: 'equal', tolerance: 2 },
      { value: 800, half: 0, wanted: 'equal', tolerance: 4 },
      { value: 1600, half: 0, wanted: 'equal', tolerance: 8 },
    ]);
  });
});

describe('two samples', () => {
  it('are apart by the difference of their means, within the root of the squares of both margins', () => {
    expect(apart(estimate(10, 3), estimate(4, 4))).toEqual({ value: 6, low: 1, high: 11 });
  });

  it('may be apart by anything where one of them is a single run', () => {
    const all = { value: 6, low: -Infinity, high: Infinity };
    expect(apart(estimate(10, null), estimate(4, 4))).toEqual(all);
    expect(apart(estimate(10, 3), estimate(4, null))).toEqual(all);
  });
});

describe('correlations', () => {
  const runs = [1, 2, 3, 4, 5].map(() => [0, 0, 0, 0, 0, 0]);

  it('are those of the measure with τ, for each of the systems', () => {
    const tally = tallyOf(runs, { paradoxes: [1, 2, 3, 4, 5], tau: [50, 40, 30, 20, 10] });
    const trials = correlated('paradoxes', ['mwm-dutch', 'mwm-monrad'], 'below')(tally, NONE);
    expect(trials.map(({ wanted }) => wanted)).toEqual(['below', 'below']);
    for (const { difference } of trials) expect(difference.value).toBeCloseTo(-1, 9);
  });

  it('are left out where a measure never changes', () => {
    const tally = tallyOf(runs, { tau: [50, 40, 30, 20, 10] });
    expect(correlated('strength', ['mwm-dutch'], 'above')(tally, NONE)).toEqual([]);
  });
});

describe('a verdict', () => {
  const verdict = (low: number, high: number, wanted: 'above' | 'below' | 'equal', more = {}) =>
    verdictOf({ difference: { value: (low + high) / 2, low, high }, wanted, ...more });

  it('above: the whole interval is beyond the least, or short of it', () => {
    expect([verdict(0.1, 1, 'above'), verdict(-1, -0.1, 'above')]).toEqual(['holds', 'differs']);
    expect([verdict(0, 1, 'above'), verdict(-1, 0, 'above')]).toEqual(['open', 'open']);
    const least = { least: 2 };
    expect([verdict(2.5, 3, 'above', least), verdict(1, 1.5, 'above', least)]).toEqual(['holds', 'differs']);
    expect([verdict(2, 3, 'above', least), verdict(1, 2, 'above', least)]).toEqual(['open', 'open']);
  });

  it('below: the same the other way', () => {
    expect([verdict(-1, -0.1, 'below'), verdict(0.1, 1, 'below')]).toEqual(['holds', 'differs']);
    expect([verdict(-1, 0, 'below'), verdict(0, 1, 'below')]).toEqual(['open', 'open']);
    const least = { least: 2 };
    expect([verdict(-3, -2.5, 'below', least), verdict(-1.5, -1, 'below', least)]).toEqual([
      'holds',
      'differs',
    ]);
    expect([verdict(-3, -2, 'below', least), verdict(-2, -1, 'below', least)]).toEqual(['open', 'open']);
  });

  it('equal: within the tolerance with both ends, or beyond it with both', () => {
    const tolerance = { tolerance: 2 };
    expect([verdict(-2, 2, 'equal', tolerance), verdict(0, 0, 'equal')]).toEqual(['holds', 'holds']);
    expect([verdict(2.1, 3, 'equal', tolerance), verdict(-3, -2.1, 'equal', tolerance)]).toEqual([
      'differs',
      'differs',
    ]);
    expect([
      verdict(-2.1, 1, 'equal', tolerance),
      verdict(-1, 2.1, 'equal', tolerance),
      verdict(2, 3, 'equal', tolerance),
      verdict(-3, -2, 'equal', tolerance),
    ]).toEqual(['open', 'open', 'open', 'open']);
  });
});

describe('closeness', () => {
  const close = (value: number, half: number, wanted: 'above' | 'below' | 'equal', more = {}) =>
    closeness({ difference: { value, low: value - half, high: value + half }, wanted, ...more });

  it('is how far the value is from the other verdict, in halves of its interval', () => {
    expect(close(6, 2, 'above')).toBe(3);
    expect(close(-6, 2, 'above')).toBe(3);
    expect(close(6, 2, 'above', { least: 4 })).toBe(1);
    expect(close(-6, 2, 'below', { least: 4 })).toBe(1);
    expect(close(6, 2, 'below', { least: 4 })).toBe(5);
    expect(close(-1, 2, 'equal', { tolerance: 7 })).toBe(3);
  });

  it('is great without an interval', () => {
    expect(close(6, 0, 'above')).toBe(6 / Number.MIN_VALUE);
    expect(close(0, 0, 'above')).toBe(0);
  });
});
