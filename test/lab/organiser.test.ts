/** What the page of the laboratory asks and shows, on tallies that are written down. */
import { describe, expect, it } from 'vitest';
import { plainContestant } from '../../src-engine/lab/contestant.ts';
import { PAPER_TIE_BREAKS } from '../../src-engine/lab/experiment.ts';
import { experimentsFor, figuresOf, labSystems, scaleAround } from '../../src-main/lab/organiser.ts';
import { letterBoxesOf, outlineOf, quartilesOf } from '../../src-main/lab/plot-data.ts';
import { SMALL } from './samples.ts';
import { writtenTally } from './written.ts';

const close = (value: number) => expect.closeTo(value, 9) as number;

/** One contestant whose runs have these floats, each a bin of its own. */
const floats = (values: readonly number[]) => ({
  tally: writtenTally({ ...SMALL, contestants: [plainContestant('bcf')] }, values.length, (_, key, run) =>
    key === 'floats' ? values[run]! : 0,
  ),
  contestant: 0,
  measure: 'floats',
});

describe('outlines', () => {
  it('are the sum of bells over the bins, one at the densest point, cut at both ends', () => {
    // Bins about 10.5 (three runs of four) and 20.5: mean 13, variance 0.75 · 2.5² + 0.25 · 7.5² = 18.75.
    const width = Math.sqrt(18.75) * 4 ** -0.2;
    const at = (value: number) =>
      0.75 * Math.exp(-(((value - 10.5) / width) ** 2) / 2) +
      0.25 * Math.exp(-(((value - 20.5) / width) ** 2) / 2);
    const places = [10, 12.75, 15.5, 18.25, 21];
    const top = Math.max(...places.map(at));
    expect(outlineOf(floats([10, 20, 10, 10]), 4)).toEqual(
      places.map((value) => ({ value, density: close(at(value) / top) })),
    );
  });

  it('are no finer than the bins', () => {
    // The deviation is half a bin, so that the bells are as wide as a whole one.
    const at = (value: number) =>
      0.5 * Math.exp(-((value - 10.5) ** 2) / 2) + 0.5 * Math.exp(-((value - 11.5) ** 2) / 2);
    expect(outlineOf(floats([10, 11]), 2)).toEqual([
      { value: 10, density: close(at(10) / at(11)) },
      { value: 11, density: 1 },
      { value: 12, density: close(at(12) / at(11)) },
    ]);
  });

  it('have 81 points where nothing else is asked', () => {
    expect(outlineOf(floats([1, 2]))).toHaveLength(81);
  });
});

describe('letter values', () => {
  const upTo = (count: number) => floats(Array.from({ length: count }, (_, value) => value));
  const boxes = (count: number) =>
    letterBoxesOf({ ...upTo(count), group: '', series: '' }).map(({ depth, low, high }) => [
      depth,
      low,
      high,
    ]);

  it('go as deep as eight runs are beyond, the widest first', () => {
    expect(boxes(4)).toEqual([[1, 0, 2]]);
    expect(boxes(63).map(([depth]) => depth)).toEqual([1]);
    expect(boxes(64)).toEqual([
      [2, 7, 55],
      [1, 15, 47],
    ]);
    expect(boxes(128).map(([depth]) => depth)).toEqual([3, 2, 1]);
    expect(quartilesOf(upTo(64))).toEqual([15, 31, 47]);
  });
});

describe('axes', () => {
  it.each([
    [[], 0, 1, 1, 2, 0],
    [[0, 1], 0, 1, 0.2, 6, 1],
    [[7, 0, 3], 0, 7, 1, 8, 0],
    [[3, 68], 0, 70, 10, 8, 0],
    [[0.03, 0.68], 0, 0.7, 0.1, 8, 1],
    [[-0.04, 0.11], -0.05, 0.15, 0.05, 5, 2],
    [[-1, 13], -2, 14, 2, 9, 0],
    [[0, 30], 0, 30, 5, 7, 0],
    [[5, 5], 2, 8, 1, 7, 0],
    [[0, 0], 0, 1, 0.2, 6, 1],
    [[-4], -6, -2, 1, 5, 0],
    [[1, 1.0005], 1, 1.0006, 0.0002, 4, 4],
    [[0, 1e-13], 0, 0.0002, 0.0002, 2, 4],
    [[0.2, 1.4], 0.2, 1.4, 0.2, 7, 1],
  ] as const)('around %j go from %d to %d in steps of %d', (values, from, to, step, count, decimals) => {
    const scale = scaleAround(values);
    const ticks = Array.from({ length: count }, (_, index) => close(from + index * step));
    expect(scale).toEqual({ from: close(from), to: close(to), ticks, decimals });
  });
});

describe('what can be compared', () => {
  it('is every Swiss system, and the Dutch System in force with acceleration too', () => {
    const systems = labSystems();
    expect(systems.slice(0, 3)).toEqual([
      { id: 'dutch-2026', system: 'dutch-2026' },
      { id: 'dutch-2026+baku-2026', system: 'dutch-2026' },
      { id: 'dutch-2017', system: 'dutch-2017' },
    ]);
    expect(systems.map(({ id }) => id).slice(2)).toEqual([
      ...['dutch-2017', 'dubov-2026', 'dubov-old', 'burstein-2026', 'burstein-2025', 'burstein-old'],
      ...[
        'lim-2026',
        'lim-old',
        'bcf',
        'mwm-dutch',
        'mwm-burstein',
        'mwm-monrad',
        'mwm-random',
        'mwm-random2',
      ],
    ]);
    for (const { id, system } of systems) expect(id.replace('+baku-2026', '')).toBe(system);
  });

  it('is tried as it was asked, and the first of it with up to two rounds more', () => {
    const field = { kind: 'ratings', ratings: Array.from({ length: 16 }, (_, at) => 2000 - at) } as const;
    const question = {
      ...{ field, rounds: 5, tieBreaks: ['BH'] },
      systems: ['dutch-2026+baku-2026', 'bcf'],
    };
    const accelerated = { ...plainContestant('dutch-2026'), acceleration: 'baku-2026' };
    const main = {
      name: '',
      contestants: [accelerated, plainContestant('bcf')],
      field,
      rounds: 5,
      results: { kind: 'milvang-2025' },
      tieBreaks: ['BH'],
      everyRound: false,
      normalised: false,
    };
    expect(experimentsFor(question)).toEqual({
      main,
      longer: { ...main, contestants: [accelerated], rounds: 7, everyRound: true },
    });
    expect(experimentsFor({ ...question, tieBreaks: [] }).main.tieBreaks).toEqual(PAPER_TIE_BREAKS);
  });

  it.each([
    [16, 6, 8],
    [16, 7, 8],
    [16, 8, 8],
    [16, 9, 9],
    [13, 4, 6],
    [13, 5, 6],
  ])('of %i players in %i rounds is followed to round %i: half of the field', (players, rounds, most) => {
    const field = { ...SMALL.field, players } as typeof SMALL.field;
    const { main, longer } = experimentsFor({ field, systems: ['bcf'], rounds, tieBreaks: [] });
    expect([main.rounds, longer.rounds]).toEqual([rounds, most]);
  });
});

describe('figures', () => {
  const two = { ...SMALL, contestants: ['dutch-2026', 'bcf'].map(plainContestant) };
  const values: Readonly<Record<string, readonly (readonly number[])[]>> = {
    tau: [
      [12, 24, 36, 48],
      [60, 60, 60, 60],
    ],
    floats: [
      [10, 12, 14, 16],
      [20, 20, 20, 20],
    ],
    colours: [
      [8, 8, 8, 8],
      [16, 24, 16, 24],
    ],
    topMeeting: [
      [1, 3, 3, 6],
      [5, 5, 2, 5],
    ],
    champion: [
      [1, 0, 0, 0],
      [1, 1, 0, 1],
    ],
  };
  const main = writtenTally(two, 4, (contestant, key, run) => values[key]?.[contestant]![run] ?? 0);
  main.add(6, [null, main.measures.map(() => 0)]);
  const curve = [12, 24, 60, 36, 48];
  const longer = writtenTally(
    { ...two, contestants: two.contestants.slice(0, 1), everyRound: true },
    2,
    (_, key) => {
      const round = key === 'tau' ? 5 : Number(/^tau@(\d)$/.exec(key)?.[1] ?? 0);
      return curve[round - 1] ?? 0;
    },
  );
  const systems = ['dutch-2026', 'bcf'];
  const figures = figuresOf(systems, main, longer);
  const margin = (deviation: number) => close((1.959964 * deviation) / 2);

  it('are by system, the best ranking first', () => {
    const [bcf, dutch] = figures.rows;
    expect(bcf).toMatchObject({
      system: 'bcf',
      tau: { mean: 0.5, margin: 0 },
      tauSpread: { outline: [], quarters: [0.5, 0.5, 0.5].map((each) => expect.closeTo(each, 1) as number) },
      floats: { mean: 20, margin: 0 },
      // 20 of 16 players, and deviation 4 √(4/3).
      colours: { mean: 1.25, margin: margin((4 * Math.sqrt(4 / 3)) / 16) },
      meetings: [0, 0.25, 0, 0, 0.75],
      strongestWins: { mean: 0.75, margin: margin(0.5) },
    });
    expect(dutch).toMatchObject({
      system: 'dutch-2026',
      tau: { mean: close(0.25), margin: margin(Math.sqrt((144 / 3) * 5) / 120) },
      floats: { mean: 13, margin: margin(Math.sqrt(20 / 3)) },
      colours: { mean: 0.5, margin: 0 },
      coloursSpread: { outline: [], quarters: [0.5, 0.5, 0.5] },
      // One of four never: it is in no round.
      meetings: [0.25, 0, 0.5, 0, 0],
      strongestWins: { mean: 0.25, margin: margin(0.5) },
    });
  });

  it('have spreads in the unit of the figure', () => {
    const [bcf, dutch] = figures.rows;
    expect(dutch!.tauSpread).toEqual({
      outline: outlineOf({ tally: main, contestant: 0, measure: 'tau' }, 48),
      // Bins of two values each: the end of the first, second and third.
      quarters: [14, 26, 38].map((each) => close(each / 120)),
    });
    expect(dutch!.tauSpread.outline).toHaveLength(49);
    const colours = outlineOf({ tally: main, contestant: 1, measure: 'colours' }, 48);
    expect(bcf!.coloursSpread).toEqual({
      outline: colours.map(({ value, density }) => ({ value: value / 16, density })),
      quarters: [1, 1, 1.5],
    });
  });

  it('have all measures, and their differences from the reference', () => {
    const [bcf, dutch] = figures.rows;
    expect(figures.measures).toEqual([
      ...['tau', 'rho', 'ndcg', 'floats', 'colours', 'paradoxes', 'strength', 'topGames', 'topMeeting'],
      ...['complaints', 'sharedFirst', 'podium', 'champion'],
    ]);
    const meansOf = (list: readonly { readonly mean: number }[]) => list.map(({ mean }) => mean);
    expect(meansOf(dutch!.values)).toEqual([0.25, 0, 0, 13, 8, 0, 0, 0, 3.25, 0, 0, 0, 0.25].map(close));
    expect(meansOf(bcf!.values)).toEqual([0.5, 0, 0, 20, 20, 0, 0, 0, 4.25, 0, 0, 0, 0.75].map(close));
    expect(meansOf(bcf!.differences)).toEqual([0.25, 0, 0, 7, 12, 0, 0, 0, 1, 0, 0, 0, 0.5].map(close));
    expect(dutch!.differences).toEqual(figures.measures.map(() => ({ mean: 0, margin: 0 })));
    expect(bcf!.differences[3]).toEqual({ mean: 7, margin: margin(Math.sqrt(20 / 3)) });
  });

  it('say what they are compared with, how many count, and what was left out', () => {
    expect({ ...figures, rows: null, measures: null, scales: null }).toEqual({
      rows: null,
      measures: null,
      scales: null,
      reference: 'dutch-2026',
      findings: [{ code: 'too-few', runs: 4 }],
      curve: [0.1, 0.2, 0.5, 0.3, 0.4].map((mean) => ({ mean: close(mean), margin: 0 })),
      leftOut: 1,
      counted: 4,
      shareMargin: close(1.959964 * Math.sqrt(0.25 / 4)),
    });
  });

  it('have axes around all that is drawn on them: outlines, and intervals of means', () => {
    // τ: outline from 0.1 to 50/120, means up to 0.5; floats from 10.47 to 20; colours from 0.5 to 25/16; curve 0.1 to 0.5.
    const axis = (from: number, to: number, step: number, decimals: number) => ({
      from: close(from),
      to: close(to),
      decimals,
      ticks: Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => close(from + at * step)),
    });
    expect(figures.scales).toEqual({
      tau: axis(0.1, 0.5, 0.1, 1),
      floats: axis(10, 20, 2, 0),
      colours: axis(0.4, 1.6, 0.2, 1),
      curve: axis(0.1, 0.5, 0.1, 1),
    });
  });

  it('have no curve before the longer event was played once, and no margins of one run', () => {
    const none = writtenTally(longer.experiment, 0, () => 0);
    const one = writtenTally(two, 1, (contestant, key) => values[key]?.[contestant]![0] ?? 0);
    const first = figuresOf(systems, one, none);
    expect([first.curve, first.scales.curve]).toEqual([[], { from: 0, to: 1, ticks: [0, 1], decimals: 0 }]);
    expect(first.rows.map(({ tau, colours }) => [tau, colours])).toEqual([
      [
        { mean: 0.5, margin: null },
        { mean: 1, margin: null },
      ],
      [
        { mean: 0.1, margin: null },
        { mean: 0.5, margin: null },
      ],
    ]);
    expect([first.leftOut, first.counted]).toEqual([0, 1]);
  });
});
