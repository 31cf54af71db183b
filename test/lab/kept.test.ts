/** Fields, measures, chances and statistics of the laboratory, figure by figure. */
import { describe, expect, it } from 'vitest';
import { chancesOf, type ResultModel } from '../../src-engine/lab/chances.ts';
import {
  correlationOf,
  estimateOf,
  histogramOf,
  NORMAL_95,
  pairedDifferenceOf,
  quantileOf,
  widestMargin,
} from '../../src-engine/lab/estimate.ts';
import { measuresOf } from '../../src-engine/lab/experiment.ts';
import { fittedTo, LEAST_GAMES, ratedGamesOf, type RatedGame } from '../../src-engine/lab/fit.ts';
import {
  deviationOf,
  entrantsOf,
  sampleOf,
  sizeOf,
  type FieldModel,
  type Strengths,
} from '../../src-engine/lab/strengths.ts';
import { joined, jointsOf, Tally } from '../../src-engine/lab/tally.ts';
import type { GameResult } from '../../src-engine/model/result.ts';
import { eventOf } from '../tiebreaks/event.ts';
import { linesOf } from '../told.ts';
import { SMALL } from './samples.ts';

const bounds = { low: 1400, high: 2200 };
const drawn = (strengths: Strengths, ratings: 'drawn' | 'exact' = 'drawn'): FieldModel => ({
  kind: 'strengths',
  players: 7,
  strengths,
  ratings,
});

const FIELDS: Readonly<Record<string, FieldModel>> = {
  uniform: drawn({ kind: 'uniform', ...bounds }),
  exact: drawn({ kind: 'uniform', ...bounds }, 'exact'),
  'many strong': drawn({ kind: 'exponential', ...bounds, mean: 2000 }),
  'many weak': drawn({ kind: 'exponential', ...bounds, mean: 1600 }),
  normal: drawn({ kind: 'normal', ...bounds, mean: 1900, deviation: 150 }),
  sampled: drawn({ kind: 'sampled', ...bounds, ratings: [1399, 1400, 1800, 2200, 2201] }),
  'given ratings': { kind: 'ratings', ratings: [1500, 2100, 2100, 1800] },
};

it('who takes part in seed 5 is the kept field, by rating, whatever is drawn', async () => {
  const said = Object.entries(FIELDS).map(([name, field]) => {
    const players = entrantsOf(field, 5).map(({ strength, rating }) => `${rating} ${strength.toFixed(3)}`);
    return `${name} ${sizeOf(field)}: ${players.join(', ')}`;
  });
  await expect(linesOf(said)).toMatchFileSnapshot('kept-fields.txt');
});

it('a list is sampled within its bounds, both included; deviations end at 3000', () => {
  expect(sampleOf({ kind: 'sampled', ...bounds, ratings: [1399, 1400, 1800, 2200, 2201] })).toEqual([
    1400, 1800, 2200,
  ]);
  expect([1000, 2000, 3000, 3100].map(deviationOf)).toEqual([100, 50, 0, 0]);
});

it('chances of games are the kept ones, and add up to one', async () => {
  const models: readonly ResultModel[] = [
    { kind: 'milvang-2016' },
    { kind: 'milvang-2025' },
    { kind: 'milvang', white: 80, whiteSlope: 0.1, black: -140, blackSlope: -0.1, spread: 350 },
    { kind: 'table', draws: 0.3 },
    { kind: 'oracle' },
    { kind: 'coin' },
  ];
  const games = [
    [2000, 2000],
    [2100, 1950],
    [1950, 2100],
    [1000, 1000],
    [2700, 1400],
  ] as const;
  const said = models.flatMap((model) =>
    games.map(([white, black]) => {
      const chances = chancesOf(model)(white, black);
      expect(chances.white + chances.draw + chances.black).toBeCloseTo(1, 12);
      return `${model.kind} ${white}-${black}: ${[chances.white, chances.draw, chances.black].map((each) => each.toFixed(6)).join(' ')}`;
    }),
  );
  await expect(linesOf(said)).toMatchFileSnapshot('kept-chances.txt');
});

it('measures of an experiment, with their scales and widths of bins, are the kept ones', async () => {
  const experiments = [
    SMALL,
    { ...SMALL, everyRound: true, normalised: true, rounds: 3, field: FIELDS.uniform! },
  ];
  await expect(linesOf(experiments.flatMap(measuresOf))).toMatchFileSnapshot('kept-measures.txt');
  expect(jointsOf(measuresOf(SMALL))).toHaveLength(2);
  expect(jointsOf(measuresOf(experiments[1]!))).toHaveLength(3);
});

describe('ranges of seeds', () => {
  it('join where they touch, stand apart where they do not, and never count a seed twice', () => {
    expect(
      joined(
        [[1, 3]],
        [
          [4, 5],
          [7, 9],
        ],
      ),
    ).toEqual([
      [1, 5],
      [7, 9],
    ]);
    expect(joined([[8, 8]], [[1, 6]])).toEqual([
      [1, 6],
      [8, 8],
    ]);
    expect(() => joined([[1, 3]], [[3, 4]])).toThrow('seed 3 counts twice');
  });
});

describe('figures of a tally that is written down', () => {
  const measures = measuresOf(SMALL);
  const at = measures.findIndex(({ key }) => key === 'floats');
  const tally = new Tally(SMALL);
  /** Floats of three contestants in each run; everything else by place. */
  const runs = [
    [4, 7, 1],
    [6, 7, 2],
    [5, 10, 3],
    [9, 8, 4],
  ];
  runs.forEach((floats, seed) =>
    tally.add(
      seed + 1,
      floats.map((own) => measures.map((_, place) => (place === at ? own : 10 * place + own))),
    ),
  );
  tally.add(9, [null, measures.map(() => 1), null]);

  it('counts runs that everybody could pair, and for each who could not', () => {
    expect([tally.runs, tally.unpaired, tally.seeds]).toEqual([
      4,
      [1, 0, 1],
      [
        [1, 4],
        [9, 9],
      ],
    ]);
  });

  it('means, deviations and margins are those of the runs', () => {
    const { mean, margin, deviation } = estimateOf(tally, 0, 'floats');
    expect(mean).toBe(6);
    expect(deviation).toBeCloseTo(Math.sqrt(14 / 3), 12);
    expect(margin).toBeCloseTo((NORMAL_95 * Math.sqrt(14 / 3)) / 2, 12);
  });

  it.each([
    [0, 1, [-3, -1, -5, 1]],
    [1, 0, [3, 1, 5, -1]],
    [0, 2, [3, 4, 2, 5]],
    [2, 1, [-6, -5, -7, -4]],
    [1, 1, [0, 0, 0, 0]],
  ])('the difference of %i less %i is that of the same seeds', (a, b, differences) => {
    const mean = differences.reduce((sum, each) => sum + each, 0) / 4;
    const variance = differences.reduce((sum, each) => sum + (each - mean) ** 2, 0) / 3;
    const found = pairedDifferenceOf(tally, a, b, 'floats');
    expect(found.mean).toBeCloseTo(mean, 12);
    expect(found.deviation).toBeCloseTo(Math.sqrt(variance), 12);
  });

  it('bins and quantiles are those of the values', () => {
    expect(histogramOf(tally, 1, 'floats')).toEqual([
      { from: 7, to: 8, share: 0.5 },
      { from: 8, to: 9, share: 0.25 },
      { from: 10, to: 11, share: 0.25 },
    ]);
    expect([0.25, 0.5, 0.51, 0.75, 0.76, 1].map((share) => quantileOf(tally, 1, 'floats', share))).toEqual([
      7, 7, 8, 8, 10, 10,
    ]);
  });

  it('correlations are one where both grow together, and the margin of a share is widest at one half', () => {
    const { value, low, high } = correlationOf(tally, 0, ['paradoxes', 'tau'])!;
    expect(value).toBeCloseTo(1, 9);
    expect(low).toBeGreaterThan(0.99);
    expect(high).toBeLessThanOrEqual(1);
    expect(widestMargin(100)).toBeCloseTo(0.0979982, 6);
  });

  it('one run has no margin, and none no estimate', () => {
    const one = new Tally(SMALL);
    expect(() => estimateOf(one, 0, 'floats')).toThrow('no runs');
    one.add(
      1,
      [1, 2, 3].map((own) => measures.map(() => own)),
    );
    expect(estimateOf(one, 1, 'floats')).toEqual({ mean: 2, margin: null, deviation: null, runs: 1 });
    expect(() => estimateOf(one, 0, 'nothing')).toThrow('there is no measure nothing');
  });

  it('two halves add up to the whole', () => {
    const [first, second] = [new Tally(SMALL), new Tally(SMALL)];
    const valuesOf = (floats: readonly number[]) =>
      floats.map((own) => measures.map((_, place) => (place === at ? own : 10 * place + own)));
    runs.forEach((floats, seed) => (seed < 2 ? first : second).add(seed + 1, valuesOf(floats)));
    second.add(9, [null, measures.map(() => 1), null]);
    first.merge(second);
    expect(first.sums).toEqual(tally.sums);
    expect(first.joints.map((own) => own.map(({ products }) => products))).toEqual(
      tally.joints.map((own) => own.map(({ products }) => products)),
    );
    expect([first.products, first.runs, first.unpaired, first.seeds]).toEqual([
      tally.products,
      tally.runs,
      tally.unpaired,
      tally.seeds,
    ]);
  });
});

describe('games that a model is fitted to', () => {
  it('are those that were decided or drawn over the board by two rated players, by White’s and Black’s ratings', () => {
    const results: readonly (readonly [GameResult, RatedGame['result'] | null])[] = [
      ['white-wins', 'white'],
      ['draw', 'draw'],
      ['black-wins', 'black'],
      ['unrated-white-wins', 'white'],
      ['unrated-draw', 'draw'],
      ['unrated-black-wins', 'black'],
      ['forfeit-white-wins', null],
      ['both-lose', null],
      ['white-draws-black-loses', null],
      ['open', null],
      ['adjourned', null],
    ];
    const event = eventOf(['2w1 3b=', '1b0 4w1', '4w1 1w=', '3b0 2b0'], { ratings: [2000, 1900, 0, 1700] });
    const [first, second] = event.rounds;
    for (const [result, told] of results) {
      const boards = first!.boards.map((board) => ({ ...board, result }));
      const games = ratedGamesOf({ ...event, rounds: [{ ...first!, boards }, second!] });
      const of = told === null ? [] : [{ white: 2000, black: 1900, result: told }];
      expect(games).toEqual([...of, { white: 1900, black: 1700, result: 'white' }]);
    }
  });

  it('are a hundred at least', () => {
    const game: RatedGame = { white: 2000, black: 2000, result: 'draw' };
    const games = (count: number) => Array.from({ length: count }, () => game);
    expect([LEAST_GAMES, fittedTo(games(99))]).toEqual([100, null]);
    const chances = chancesOf({ kind: 'milvang', ...fittedTo(games(100))! })(2000, 2000);
    expect(chances.draw).toBeGreaterThan(0.9);
  });
});
