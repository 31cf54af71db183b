/** The runs and figures of the paper, and each of its statements on samples that are written down. */
import { describe, expect, it } from 'vitest';
import { plainContestant } from '../../src-engine/lab/contestant.ts';
import { PAPER_TIE_BREAKS } from '../../src-engine/lab/experiment.ts';
import { tryClaims } from '../../src-engine/lab/paper-claims.ts';
import { PAPER_FIGURES, PAPER_SYSTEMS, paperRuns, type PaperRunId } from '../../src-engine/lab/paper-runs.ts';
import type { Tally } from '../../src-engine/lab/tally.ts';
import { writtenTally, type Written } from './written.ts';

const RATINGS = [1500, 1650, 1800];
const ALL = ['mwm-burstein', 'dutch-2017', 'mwm-dutch', 'mwm-random2', 'mwm-random', 'mwm-monrad'];
const BY_MATCHING = ['mwm-burstein', 'mwm-dutch', 'mwm-random2', 'mwm-random', 'mwm-monrad'];

describe('the runs of the paper', () => {
  const usual = {
    contestants: ALL.map(plainContestant),
    rounds: 7,
    results: { kind: 'milvang-2016' },
    tieBreaks: PAPER_TIE_BREAKS,
    everyRound: false,
    normalised: false,
  };
  const among = (strengths: object, players = 32) => ({
    field: { kind: 'strengths', players, strengths, ratings: 'drawn' },
  });
  const uniform = (low: number, high: number) => among({ kind: 'uniform', low, high });
  const [low, high] = [1400, 2200];
  const sizes = (players: number) => ({
    ...usual,
    ...among({ kind: 'uniform', low, high }, players),
    contestants: ['mwm-burstein', 'dutch-2017'].map(plainContestant),
    rounds: 9,
    everyRound: true,
  });
  const twice = (more: object) => ({
    ...usual,
    ...uniform(low, high),
    contestants: [
      ...BY_MATCHING.map(plainContestant),
      ...BY_MATCHING.map((system) => ({ ...plainContestant(system), ...more })),
    ],
  });

  it('are those of its figures, each with its name', () => {
    const wanted: Record<string, object> = {
      base: { ...usual, ...uniform(low, high), normalised: true },
      weaker: { ...usual, ...uniform(1000, 1800) },
      stronger: { ...usual, ...uniform(1800, 2600) },
      narrow: { ...usual, ...uniform(1600, 2000) },
      wide: { ...usual, ...uniform(1200, 2400) },
      'rounds-16': sizes(16),
      'rounds-32': sizes(32),
      'rounds-64': sizes(64),
      'mostly-strong': { ...usual, ...among({ kind: 'exponential', low, high, mean: 2000 }) },
      'mostly-weak': { ...usual, ...among({ kind: 'exponential', low, high, mean: 1600 }) },
      normal: { ...usual, ...among({ kind: 'normal', low, high, mean: 1800, deviation: 200 }) },
      // β = 0.1 is one tenth of a game.
      strict: twice({ beta: 1 }),
      computed: twice({ weights: 'as-computed' }),
      sampled: { ...usual, ...among({ kind: 'sampled', low, high, ratings: RATINGS }) },
    };
    const named = Object.entries(wanted).map(([name, run]) => [name, { ...run, name }]);
    expect([...paperRuns(RATINGS)]).toEqual(named);
    expect([...paperRuns(null)]).toEqual(named.slice(0, -1));
    expect(PAPER_SYSTEMS).toEqual(ALL);
  });

  it('are drawn in figures 2 to 27 but 20', () => {
    const drawn = PAPER_FIGURES.map(
      ({ number, kind, measure, panels }) =>
        `${number} ${kind} ${measure}: ${panels.map(({ run, contestants }) => `${run} ${contestants.join('')}`).join(', ')}`,
    );
    const ranges = 'weaker 0123, base 0123, stronger 0123';
    const widths = 'narrow 0123, base 0123, wide 0123';
    const fields = 'rounds-16 01, rounds-32 01, rounds-64 01';
    expect(drawn).toEqual([
      '2 violins tau: base 012345',
      `3 violins tau: ${ranges}`,
      '4 letters floats: base 012345',
      '5 letters colours@6: base 012345',
      `6 rounds tau: ${fields}`,
      `7 violins tau: ${widths}`,
      '8 violins tau: mostly-strong 012345',
      '9 violins tau: mostly-weak 012345',
      '10 violins tau: normal 012345',
      '11 violins tau: sampled 012345',
      '12 violins rho: base 012345',
      '13 violins ndcg: base 012345',
      `14 violins rho: ${ranges}`,
      `15 violins ndcg: ${ranges}`,
      `16 violins rho: ${widths}`,
      `17 violins ndcg: ${widths}`,
      '18 cells paradoxes: base 1',
      '19 cells strength: base 1',
      '21 cells normalised: base 01',
      `22 letters floats: ${ranges}`,
      `23 letters floats: ${widths}`,
      `24 rounds floats: ${fields}`,
      `25 rounds colours: ${fields}`,
      '26 violins tau: strict 0516273849',
      '27 letters floats: strict 0516273849',
    ]);
  });
});

/** Values by measure and contestant; τ in pairs of 496, strength differences in tenths of a game of 112. */
type Rows = Readonly<Record<string, readonly number[]>>;

const experiments = paperRuns(RATINGS);
const written = (id: PaperRunId, runs: number, valueOf: Written): [PaperRunId, Tally] => [
  id,
  writtenTally(experiments.get(id)!, runs, valueOf),
];
const constant = (id: PaperRunId, runs: number, rows: Rows) =>
  written(id, runs, (contestant, key) => rows[key]?.[contestant] ?? 0);

/** What is said of the runs: figures, what decides as a multiple of `unit`, verdict and number of runs. */
function said(runs: readonly [PaperRunId, Tally][], unit = 1) {
  return Object.fromEntries(
    tryClaims(new Map(runs)).map(({ id, figures, decisive, verdict, runs: count }) => [
      id,
      [figures, Math.round(1e6 * decisive.value * unit) / 1e6, verdict, count],
    ]),
  );
}

describe('the statements of the paper', () => {
  it('about the usual run compare the systems that they name', () => {
    // In the order of the figures: Burstein, Dutch of 2017, Dutch, Random2, Random, Monrad.
    const rows = {
      tau: [300, 200, 212, 251, 143, 50],
      rho: [9, 1, 6, 7, 4, 2],
      ndcg: [2, 1, 6, 4, 7, 9],
      floats: [10, 20, 31, 18, 26, 40],
      'colours@6': [103, 100, 107, 89, 75, 111],
      strength: [10, 20, 50, 30, 36, 33],
      normalised: [700, 600, 0, 0, 0, 0],
    };
    const found = said([constant('base', 4, rows)]);
    const part = (value: number, of: number) => Math.round((1e6 * value) / of) / 1e6;
    expect(found).toEqual({
      'burstein-over-random2': [[2], part(49, 496), 'holds', 4],
      'random2-over-dutch': [[2], part(39, 496), 'holds', 4],
      // Apart by 12 where 2 % of 200 are still equal.
      'dutch-like-bbp': [[2], part(12, 496), 'differs', 4],
      'dutch-over-bbp': [[2], part(12, 496), 'holds', 4],
      'dutch-over-random': [[2], part(69, 496), 'holds', 4],
      'random-over-monrad': [[2], part(93, 496), 'holds', 4],
      'floats-burstein-under-bbp': [[4, 22, 23], -10, 'holds', 4],
      'floats-dutch-under-bbp': [[4, 22, 23], 11, 'differs', 4],
      'floats-random2-under-bbp': [[4, 22, 23], -2, 'holds', 4],
      'floats-burstein-under-random2': [[4], -8, 'holds', 4],
      'floats-bbp-under-random': [[4], -6, 'holds', 4],
      // A tenth is still equal: Random2 and Monrad are further away, Random2 named first.
      'colours-like-bbp': [[5], expect.any(Number) as number, 'differs', 4],
      'colours-random-under-bbp': [[5], -25, 'holds', 4],
      'rho-same-order': [[12, 14, 16], expect.any(Number) as number, 'holds', 4],
      'ndcg-same-order': [[13, 15, 17], expect.any(Number) as number, 'differs', 4],
      'normalised-burstein-over-bbp': [[21], 0.0001, 'holds', 4],
      'strength-random-over-monrad': [[], part(3, 1120), 'holds', 4],
      'strength-dutch-over-random': [[], part(14, 1120), 'holds', 4],
    });
  });

  it('need two runs of their sample', () => {
    const rows = { tau: [9, 1, 4, 7, 3, 2] };
    expect(said([constant('base', 1, rows), constant('weaker', 1, rows)])).toEqual({});
    expect(Object.keys(said([constant('weaker', 2, rows)]))).toEqual(['burstein-over-bbp-weaker']);
  });

  it('about other fields hold Burstein against the Dutch System in the field that they name', () => {
    const runs = (['weaker', 'stronger', 'mostly-strong', 'mostly-weak', 'normal', 'sampled'] as const).map(
      (id, at) => constant(id, 4 + at, { tau: [20 + at, at % 2 === 0 ? 10 : 40, 0, 0, 0, 0] }),
    );
    expect(said(runs, 496)).toEqual({
      'burstein-over-bbp-weaker': [[3], 10, 'holds', 4],
      'burstein-over-bbp-stronger': [[3], -19, 'differs', 5],
      'burstein-over-bbp-strong': [[8], 12, 'holds', 6],
      'burstein-over-bbp-weak': [[9], -17, 'differs', 7],
      'burstein-over-bbp-normal': [[10], 14, 'holds', 8],
      'burstein-over-bbp-sampled': [[11], -15, 'differs', 9],
    });
  });

  /** Runs whose contestants differ by chance: each value goes up and down by one, in a manner of its own. */
  const shaken = (id: PaperRunId, rows: Rows) =>
    written(
      id,
      8,
      (contestant, key, run) =>
        (rows[key]?.[contestant] ?? 0) + ((run >> (contestant % 3)) % 2 === 0 ? 1 : -1),
    );

  it('that have several parts are decided by the part that is furthest from holding', () => {
    const colours = (values: readonly number[]) =>
      said([shaken('base', { 'colours@6': values })])['colours-like-bbp'];
    // Within a tenth of 1,000, and the nearest to it decides; Random is not asked, nor is the Dutch System held against itself.
    expect(colours([1050, 1000, 1080, 940, 5000, 1020])).toEqual([[5], 80, 'holds', 8]);
    expect(colours([1050, 1000, 1080, 910, 5000, 1020])).toEqual([[5], -90, 'holds', 8]);
    expect(colours([1050, 1000, 1080, 940, 5000, 1100])).toEqual([[5], 100, 'open', 8]);
    expect(colours([1200, 1000, 1080, 940, 5000, 1099])).toEqual([[5], 200, 'differs', 8]);
    const order = (values: readonly number[]) =>
      said([shaken('base', { ndcg: values })], 1e6)['ndcg-same-order'];
    expect(order([90, 0, 50, 70, 30, 15])).toEqual([[13, 15, 17], 15, 'holds', 8]);
    expect(order([90, 0, 50, 70, 30, 60])).toEqual([[13, 15, 17], -30, 'differs', 8]);
  });

  it('about β = 0.1 hold each system against itself', () => {
    const five = [50, 200, 300, 400, 500];
    const strict = (tau: readonly number[], floats: readonly number[]) =>
      said([shaken('strict', { tau: [...five, ...tau], floats: [...five, ...floats] })]);
    const tau = five;
    expect(strict(tau, [120, 230, 315, 440, 590])).toEqual({
      // Each goes up and down by one in its own manner: 2 % of 50 is too little to tell.
      'strict-same-quality': [[26], 0, 'open', 8],
      'strict-more-floats': [[27], 15, 'holds', 8],
    });
    expect(strict(tau.with(2, 350), [120, 230, 290, 440, 590])).toEqual({
      'strict-same-quality': [[26], Math.round((1e6 * 50) / 496) / 1e6, 'differs', 8],
      'strict-more-floats': [[27], -10, 'differs', 8],
    });
  });

  it('about correlations ask for those of the systems that they name with τ', () => {
    // All systems go one way, but the ones at these places.
    const run = (up: Readonly<Record<string, readonly number[]>>) =>
      said([
        written('base', 6, (contestant, key, at) => {
          if (key === 'tau') return 20 + [3, 1, 4, 0, 5, 2][at]! + contestant;
          const goesUp = up[key]?.includes(contestant) ?? false;
          return (goesUp ? 1 : -1) * [3, 1, 4, 0, 5, 2][at]!;
        }),
      ]);
    const verdicts = (up: Readonly<Record<string, readonly number[]>>) => {
      const found = run(up);
      return ['paradoxes-hurt', 'strength-slightly-negative', 'normalised-positive'].map((id) => found[id]);
    };
    const all = [0, 1, 2, 3, 4, 5];
    expect(verdicts({ normalised: all })).toEqual([
      [[18], -1, 'holds', 6],
      [[19], -1, 'holds', 6],
      [[21], 1, 'holds', 6],
    ]);
    for (const system of all) {
      const [paradoxes, strength, normalised] = verdicts({
        paradoxes: [system],
        strength: [system],
        normalised: all.filter((each) => each !== system),
      });
      expect([paradoxes, normalised]).toEqual([
        [[18], 1, 'differs', 6],
        [[21], -1, 'differs', 6],
      ]);
      // Burstein, both Dutch and Random2.
      expect(strength).toEqual(system < 4 ? [[19], 1, 'differs', 6] : [[19], -1, 'holds', 6]);
    }
  });

  it('about widths of field hold three samples against each other', () => {
    const widths = (narrow: readonly number[], base: readonly number[], wide: readonly number[]) =>
      said(
        [
          shaken('narrow', { tau: [...narrow, 0, 0] }),
          shaken('base', { tau: [...base, 0, 0] }),
          shaken('wide', { tau: [...wide, 0, 0] }),
        ],
        496,
      );
    const found = widths([100, 50, 80, 90], [140, 120, 130, 150], [180, 165, 190, 175]);
    // The least of the eight steps: 25, Random2 from the usual field to the wide one.
    expect(found['wider-better']).toEqual([[7], 25, 'holds', 8]);
    // Gaps of 50, 20 and 15: the narrow one exceeds each by a quarter of it and more; 30 is nearer to 5 than 35 to 3.75.
    expect(found['narrow-gap-much-larger']).toEqual([[7], 30, 'holds', 8]);
    const others = widths([100, 50, 80, 90], [140, 120, 130, 150], [180, 165, 120, 175]);
    expect(others['wider-better']).toEqual([[7], -10, 'differs', 8]);
    const even = widths([100, 82, 80, 90], [140, 120, 130, 150], [180, 165, 190, 175]);
    expect(even['narrow-gap-much-larger']).toEqual([[7], -2, 'differs', 8]);
    const second = widths([100, 82, 80, 90], [140, 130, 130, 150], [180, 140, 190, 175]);
    expect(second['narrow-gap-much-larger']).toEqual([[7], -22, 'differs', 8]);
  });

  it('about widths tell nothing without the narrow field, or without the wide one', () => {
    const three = (['narrow', 'base', 'wide'] as const).map((id) => shaken(id, { tau: [9, 8, 7, 6, 5, 4] }));
    const ids = (runs: readonly [PaperRunId, Tally][]) =>
      Object.keys(said(runs)).filter((id) => ['wider-better', 'narrow-gap-much-larger'].includes(id));
    expect(ids(three)).toEqual(['wider-better', 'narrow-gap-much-larger']);
    expect(ids(three.slice(1))).toEqual([]);
    expect(ids(three.slice(0, 2))).toEqual([]);
  });

  describe('about rounds', () => {
    /** τ, floats and colours by round 1 to 9, Burstein's and the Dutch System's, in pairs of the field for τ. */
    const rounds = (
      id: 'rounds-16' | 'rounds-32' | 'rounds-64',
      rows: Readonly<Record<'tau' | 'floats' | 'colours', readonly [readonly number[], readonly number[]]>>,
    ) =>
      shaken(
        id,
        Object.fromEntries(
          Object.entries(rows).flatMap(([kind, [first, second]]) =>
            first.map((value, index) => [
              index === 8 ? kind : `${kind}@${index + 1}`,
              [value, second[index]!],
            ]),
          ),
        ),
      );
    const TAU = [
      [100, 200, 300, 400, 500, 600, 700, 800, 900],
      [90, 260, 280, 370, 460, 550, 640, 730, 820],
    ] as const;
    const FLOATS = [
      [3, 5, 10, 15, 20, 25, 30, 35, 40],
      [0, 99, 30, 0, 45, 0, 60, 0, 75],
    ] as const;
    const COLOURS = [
      [0, 900, 0, 800, 0, 700, 0, 1000, 0],
      [0, 870, 0, 760, 0, 710, 0, 1005, 0],
    ] as const;
    const usual = { tau: TAU, floats: FLOATS, colours: COLOURS };
    const small = {
      tau: [TAU[0].map((each) => each / 10), TAU[1].map((each) => each / 10)],
      floats: FLOATS,
      colours: COLOURS,
    } as const;

    it('all hold where each round does', () => {
      const found = said([
        rounds('rounds-16', small),
        rounds('rounds-32', usual),
        rounds('rounds-64', usual),
      ]);
      const thousandth = (value: number, pairs: number) => Math.round((1e6 * value) / pairs) / 1e6;
      expect(found).toEqual({
        // The smallest step is the Dutch System’s from round 2 to 3.
        'more-rounds-better': [[6], thousandth(20, 496), 'holds', 8],
        'burstein-under-bbp-two-rounds': [[6], thousandth(-6, 120), 'holds', 8],
        // Least in round 3, by 20 of 496, by 20 of 2,016, and by 2 of 120.
        'burstein-over-bbp-sizes': [[6], thousandth(2, 120), 'holds', 8],
        'floats-burstein-under-bbp-sizes': [[24], -20, 'holds', 8],
        'colours-bbp-under-early': [[25], 30, 'holds', 8],
        // 2 % of 710 and of 1,005 would still be none: −10 is nearer to that than −5.
        'colours-bbp-not-under-late': [[25], expect.closeTo(-10, 9) as number, 'holds', 8],
      });
    });

    it.each([
      ['more-rounds-better', 'tau', 0, 3, 190, 'differs'],
      ['more-rounds-better', 'tau', 0, 1, 290, 'holds'],
      ['more-rounds-better', 'tau', 1, 9, 700, 'differs'],
      ['burstein-under-bbp-two-rounds', 'tau', 0, 2, 290, 'differs'],
      ['burstein-over-bbp-sizes', 'tau', 0, 3, 270, 'differs'],
      ['burstein-over-bbp-sizes', 'tau', 1, 5, 530, 'differs'],
      ['burstein-over-bbp-sizes', 'tau', 1, 8, 790, 'holds'],
      ['burstein-over-bbp-sizes', 'tau', 1, 8, 830, 'differs'],
      // After the last round it is not said.
      ['burstein-over-bbp-sizes', 'tau', 1, 9, 990, 'holds'],
      ['floats-burstein-under-bbp-sizes', 'floats', 0, 3, 33, 'differs'],
      ['floats-burstein-under-bbp-sizes', 'floats', 0, 5, 48, 'differs'],
      ['floats-burstein-under-bbp-sizes', 'floats', 0, 7, 63, 'differs'],
      ['floats-burstein-under-bbp-sizes', 'floats', 0, 9, 78, 'differs'],
      ['floats-burstein-under-bbp-sizes', 'floats', 0, 4, 33, 'holds'],
      ['colours-bbp-under-early', 'colours', 1, 2, 905, 'differs'],
      ['colours-bbp-under-early', 'colours', 1, 4, 805, 'differs'],
      ['colours-bbp-under-early', 'colours', 1, 3, 99, 'holds'],
      ['colours-bbp-not-under-late', 'colours', 0, 6, 740, 'differs'],
      ['colours-bbp-not-under-late', 'colours', 0, 8, 1040, 'differs'],
      ['colours-bbp-not-under-late', 'colours', 0, 8, 1022, 'holds'],
      ['colours-bbp-not-under-late', 'colours', 0, 7, 99, 'holds'],
    ] as const)(
      '%s: %s of contestant %i after round %i being %i, it %s',
      (id, kind, who, round, value, verdict) => {
        const changed = (usual[kind] as readonly (readonly number[])[]).map((row, at) =>
          at === who ? row.with(round - 1, value) : [...row],
        ) as [number[], number[]];
        const found = said([rounds('rounds-32', { ...usual, [kind]: changed })]);
        expect(found[id]![2]).toBe(verdict);
      },
    );
  });
});
