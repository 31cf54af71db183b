/** Quantiles within bins, correlations with their limits, cells of two measures, and tallies as plain data. */
import { describe, expect, it } from 'vitest';
import {
  isByMatching,
  isSwiss,
  plainContestant,
  systemOfContestant,
} from '../../src-engine/lab/contestant.ts';
import { correlationOf, histogramOf, quantileOf } from '../../src-engine/lab/estimate.ts';
import { mergedShards, missingSeeds, shardOf, tallyOf } from '../../src-engine/lab/shard.ts';
import { SMALL } from './samples.ts';
import { writtenTally } from './written.ts';

const close = (value: number) => expect.closeTo(value, 9) as number;
const ONE = { ...SMALL, contestants: [plainContestant('mwm-dutch')] };

describe('quantiles', () => {
  // 64 players: 2,016 pairs, of which ten share a bin of τ.
  const wide = { ...ONE, field: { ...SMALL.field, players: 64 } as typeof SMALL.field };

  it('of wide bins lie within the bin, in proportion', () => {
    const values = [3, 20, 25, 39];
    const tally = writtenTally(wide, 4, (_, key, run) => (key === 'tau' ? values[run]! : 0));
    expect(histogramOf(tally, 0, 'tau')).toEqual([
      { from: 0, to: 10 / 2016, share: 0.25 },
      { from: 20 / 2016, to: 30 / 2016, share: 0.5 },
      { from: 30 / 2016, to: 40 / 2016, share: 0.25 },
    ]);
    const at = (share: number) => 2016 * quantileOf(tally, 0, 'tau', share);
    expect([0, 0.1, 0.25, 0.5, 0.75, 0.9, 1].map(at)).toEqual([0, 4, 10, 25, 30, 36, 40].map(close));
    // Beyond all of them is the end of the last bin; where a bin is one value, that value.
    expect(at(1.1)).toBe(40);
    const single = writtenTally(ONE, 2, (_, key, run) => (key === 'podium' ? 6 + run : 0));
    expect([0.5, 0.9, 1.1].map((share) => 3 * quantileOf(single, 0, 'podium', share))).toEqual([
      6,
      7,
      close(7),
    ]);
  });

  it('are in order of the values, whatever the order of the runs', () => {
    const tally = writtenTally(ONE, 3, (_, key, run) => (key === 'floats' ? [9, 2, 5][run]! : 0));
    expect(histogramOf(tally, 0, 'floats').map(({ from }) => from)).toEqual([2, 5, 9]);
  });
});

describe('correlations', () => {
  const experiment = {
    ...SMALL,
    normalised: true,
    contestants: ['mwm-dutch', 'mwm-monrad'].map(plainContestant),
  };
  /** τ, and what goes with it in five runs: r = 0.8, −0.6 and 0 for the first contestant; nothing changes for the second. */
  const series: Readonly<Record<string, readonly number[]>> = {
    tau: [1, 2, 3, 4, 5],
    paradoxes: [1, 3, 2, 5, 4],
    strength: [3, 5, 4, 1, 2],
    normalised: [1, 2, 0, 2, 1],
  };
  const tallied = (runs: number, more: Readonly<Record<string, readonly number[]>> = {}) =>
    writtenTally(
      experiment,
      runs,
      (contestant, key, run) => ({ ...series, ...more })[key]?.[contestant === 0 ? run : 0] ?? 0,
    );

  it('are Pearson’s, with the interval of Fisher’s z', () => {
    const tally = tallied(5);
    const half = 1.959964 / Math.SQRT2;
    const of = (value: number) => ({
      value: close(value),
      low: close(Math.tanh(Math.atanh(value) - half)),
      high: close(Math.tanh(Math.atanh(value) + half)),
    });
    expect(correlationOf(tally, 0, ['paradoxes', 'tau'])).toEqual(of(0.8));
    expect(correlationOf(tally, 0, ['strength', 'tau'])).toEqual(of(-0.6));
    expect(correlationOf(tally, 0, ['normalised', 'tau'])).toEqual(of(0));
  });

  it('need four runs, and two measures that change', () => {
    expect(correlationOf(tallied(3), 0, ['paradoxes', 'tau'])).toBeNull();
    expect(correlationOf(tallied(4), 0, ['paradoxes', 'tau'])!.value).toBeCloseTo(
      5.5 / Math.sqrt(8.75 * 5),
      9,
    );
    expect(correlationOf(tallied(5, { tau: [2, 2, 2, 2, 2] }), 0, ['paradoxes', 'tau'])).toBeNull();
    expect(correlationOf(tallied(5, { paradoxes: [2, 2, 2, 2, 2] }), 0, ['paradoxes', 'tau'])).toBeNull();
    expect(correlationOf(tallied(5), 1, ['paradoxes', 'tau'])).toBeNull();
  });

  it('stay within −1 and 1 where all is on a line', () => {
    for (const [more, value] of [
      [[2, 4, 6, 8, 10], 1],
      [[5, 4, 3, 2, 1], -1],
    ] as const) {
      const found = correlationOf(tallied(5, { paradoxes: more }), 0, ['paradoxes', 'tau'])!;
      expect(found.value).toBeCloseTo(value, 9);
      for (const end of [found.low, found.high]) expect(Math.abs(end - value)).toBeLessThan(1e-9);
    }
  });
});

describe('a tally as plain data', () => {
  // 16 players in five rounds: bins of τ hold two, of paradoxes one, of strength 800 values; cells are four times as wide.
  const values: Readonly<Record<string, readonly number[]>> = {
    tau: [17, -1, 7, 17],
    paradoxes: [8, 3, 4, 9],
    strength: [3199, 3200, 0, 3199],
    floats: [12, 3, 12, 100],
  };
  const experiment = { ...SMALL, contestants: ['mwm-dutch', 'mwm-monrad'].map(plainContestant) };
  const tally = writtenTally(
    experiment,
    4,
    (contestant, key, run) => (values[key]?.[run] ?? 0) * (1 - 2 * contestant),
  );
  const shard = shardOf(tally);
  const sumsOf = (key: string) => shard.sums.map((row) => row[shard.measures.indexOf(key)]);

  it('says what it is of', () => {
    expect({ ...shard, sums: null, joints: null, products: null }).toEqual({
      format: 'wallchart-lab',
      version: 2,
      experiment,
      seeds: [[1, 4]],
      runs: 4,
      unpaired: [0, 0],
      measures: [
        ...['tau', 'rho', 'ndcg', 'floats', 'colours', 'paradoxes', 'strength', 'topGames', 'topMeeting'],
        ...['complaints', 'sharedFirst', 'podium', 'champion'],
        ...['colours@1', 'colours@2', 'colours@3', 'colours@4'],
      ],
      sums: null,
      joints: null,
      products: null,
    });
  });

  it('has sums and squares as texts, and bins in the order of values', () => {
    expect(sumsOf('floats')).toEqual([
      {
        sum: '127',
        squares: '10297',
        bins: [
          [3, 1],
          [12, 2],
          [100, 1],
        ],
      },
      {
        sum: '-127',
        squares: '10297',
        bins: [
          [-100, 1],
          [-12, 2],
          [-3, 1],
        ],
      },
    ]);
    expect(sumsOf('tau')[0]).toEqual({
      sum: '40',
      squares: String(289 + 1 + 49 + 289),
      bins: [
        [-1, 1],
        [3, 1],
        [8, 2],
      ],
    });
    expect(shard.products[shard.measures.indexOf('floats')]).toEqual(['-10297']);
  });

  it('has cells of two measures in the order of their names', () => {
    expect(shard.joints[0]).toEqual([
      {
        products: String(17 * 8 - 3 + 28 + 153),
        cells: [
          ['0,-1', 1],
          ['1,0', 1],
          ['2,2', 2],
        ],
      },
      {
        products: String(17 * 3199 * 2 - 3200),
        cells: [
          ['0,0', 1],
          ['0,2', 2],
          ['1,-1', 1],
        ],
      },
    ]);
  });

  it('is the same tally when it is read, and twice as much when two are taken together', () => {
    expect(shardOf(tallyOf(shard))).toEqual(shard);
    const next = { ...shard, seeds: [[7, 10]] as const };
    const merged = mergedShards([shard, next]);
    if (!merged.ok) throw new Error(merged.failure.code);
    const both = shardOf(merged.value);
    expect([both.runs, both.seeds]).toEqual([
      8,
      [
        [1, 4],
        [7, 10],
      ],
    ]);
    expect(both.joints[0]![0]).toEqual({
      products: String(2 * (17 * 8 - 3 + 28 + 153)),
      cells: [
        ['0,-1', 2],
        ['1,0', 2],
        ['2,2', 4],
      ],
    });
    expect(both.products[both.measures.indexOf('floats')]).toEqual(['-20594']);
    expect(both.sums[0]![both.measures.indexOf('floats')]).toEqual({
      sum: '254',
      squares: '20594',
      bins: [
        [3, 2],
        [12, 4],
        [100, 2],
      ],
    });
  });

  it('names the first seed that would count twice, and the shard that has it', () => {
    const of = (...seeds: readonly (readonly [number, number])[]) => ({ ...shard, seeds });
    const refused = (...shards: readonly ReturnType<typeof of>[]) => {
      const merged = mergedShards(shards as [ReturnType<typeof of>]);
      return merged.ok ? null : merged.failure;
    };
    expect(refused(of([1, 4]), of([5, 6]), of([8, 9], [4, 4]))).toEqual({
      code: 'seeds-twice',
      index: 2,
      seed: 4,
    });
    expect(refused(of([10, 14], [1, 4]), of([14, 20], [3, 3]))).toEqual({
      code: 'seeds-twice',
      index: 1,
      seed: 3,
    });
    expect(refused(of([4, 9]), of([1, 4]))).toEqual({ code: 'seeds-twice', index: 1, seed: 4 });
    expect(refused(of([4, 9]), of([1, 3], [10, 11]))).toBeNull();
    const other = { ...shard, experiment: { ...experiment, name: 'Other' }, seeds: [[90, 91]] as const };
    expect(refused(of([1, 4]), other)).toEqual({ code: 'other-experiment', index: 1 });
  });
});

describe('seeds that are missing', () => {
  it.each([
    [[1, 5], [[7, 9]], [[1, 5]]],
    [[4, 8], [[1, 3]], [[4, 8]]],
    [[4, 8], [[1, 4]], [[5, 8]]],
    [[4, 8], [[8, 9]], [[4, 7]]],
    [[4, 8], [[9, 12]], [[4, 8]]],
    [[4, 8], [[4, 7]], [[8, 8]]],
    [[4, 8], [[4, 8]], []],
    [
      [1, 10],
      [
        [1, 2],
        [4, 4],
        [9, 9],
        [20, 21],
      ],
      [
        [3, 3],
        [5, 8],
        [10, 10],
      ],
    ],
  ] as const)('of %j with %j done are %j', (range, done, missing) => {
    expect(missingSeeds(range, done)).toEqual(missing);
  });
});

describe('what can be tried', () => {
  it('are registered systems whose rounds depend on results', () => {
    const systems = ['dutch-2026', 'mwm-burstein', 'bcf', 'round-robin', 'double-round-robin', 'swiss'];
    expect(systems.filter(isSwiss)).toEqual(['dutch-2026', 'mwm-burstein', 'bcf']);
    const named = ['mwm-burstein', 'mwm-monrad', 'burstein', 'mwm', 'dutch-2026'];
    expect(named.filter(isByMatching)).toEqual(['mwm-burstein', 'mwm-monrad']);
    expect(plainContestant('bcf')).toEqual({
      system: 'bcf',
      beta: null,
      weights: 'exact',
      acceleration: 'none',
    });
  });

  it('is the system itself, and throws for one that nobody knows', () => {
    expect(systemOfContestant(plainContestant('dutch-2026')).id).toBe('dutch-2026');
    expect(systemOfContestant({ ...plainContestant('mwm-dutch'), weights: 'as-computed' }).id).toBe(
      'mwm-dutch',
    );
    expect(() => systemOfContestant(plainContestant('swiss'))).toThrow('there is no system swiss');
  });
});
