/** Plots as specifications: what is drawn of tallies that are written down, where, and with which words. */
import { describe, expect, it } from 'vitest';
import type { Data, Spec } from 'vega';
import { paperRuns, type PaperRunId } from '../../src-engine/lab/paper-runs.ts';
import type { Tally } from '../../src-engine/lab/tally.ts';
import { cellPlot } from '../../src-main/lab/cell-plot.ts';
import { claimRows, claimsAsMarkdown, drawnFigures } from '../../src-main/lab/paper.ts';
import { distributionPlot } from '../../src-main/lab/plots.ts';
import type { Slot } from '../../src-main/lab/plot-data.ts';
import { plainContestant } from '../../src-engine/lab/contestant.ts';
import { linesOf } from '../told.ts';
import { SMALL } from './samples.ts';
import { writtenTally } from './written.ts';

const close = (value: number) => expect.closeTo(value, 9) as number;
const valuesOf = (spec: Spec, name: string) =>
  (spec.data as Data[]).find((each) => each.name === name) as unknown as {
    readonly values: readonly Record<string, number | string | boolean>[];
  };

/** Floats of two contestants in four runs. */
const tally = writtenTally(
  { ...SMALL, contestants: ['bcf', 'mwm-dutch'].map(plainContestant) },
  4,
  (contestant, key, run) => (key === 'floats' ? [3, 4, 5, 8][run]! * (contestant + 1) : 0),
);
const slot = (group: string, series: string, contestant: number): Slot => ({
  ...{ group, series, tally, contestant, measure: 'floats' },
});
const FRAME = { width: 100, height: 50, yTitle: 'Floats' };
const one = [slot('', 'BCF', 0), slot('', 'Dutch', 1)];
const grouped = [slot('first', 'BCF', 0), slot('first', 'Dutch', 1), slot('second', 'BCF', 0)];

describe('distributions', () => {
  it('have means with their intervals, by slot', () => {
    // Mean 5 and deviation √(14 / 3), or twice as much.
    const half = 1.959964 * Math.sqrt(14 / 3 / 4);
    for (const kind of ['violins', 'letters'] as const) {
      const spec = distributionPlot(kind, grouped, FRAME);
      expect(valuesOf(spec, 'slots').values).toEqual([
        { id: 'first\nBCF', group: 'first', series: 'BCF' },
        { id: 'first\nDutch', group: 'first', series: 'Dutch' },
        { id: 'second\nBCF', group: 'second', series: 'BCF' },
      ]);
      expect(valuesOf(spec, 'means').values).toEqual([
        { id: 'first\nBCF', mean: 5, low: close(5 - half), high: close(5 + half) },
        { id: 'first\nDutch', mean: 10, low: close(10 - 2 * half), high: close(10 + 2 * half) },
        { id: 'second\nBCF', mean: 5, low: close(5 - half), high: close(5 + half) },
      ]);
    }
  });

  it('of a single run have a mean alone', () => {
    const single = writtenTally(tally.experiment, 1, () => 7);
    const spec = distributionPlot('letters', [{ ...one[0]!, tally: single }], FRAME);
    expect(valuesOf(spec, 'means').values).toEqual([{ id: '\nBCF', mean: 7, low: 7, high: 7 }]);
  });

  it('are violins with their quarters, on an axis as long as the outlines', () => {
    const spec = distributionPlot('violins', one, FRAME);
    expect(valuesOf(spec, 'quartiles').values).toEqual([
      { id: '\nBCF', value: 3, isMedian: false },
      { id: '\nBCF', value: 4, isMedian: true },
      { id: '\nBCF', value: 5, isMedian: false },
      { id: '\nDutch', value: 6, isMedian: false },
      { id: '\nDutch', value: 8, isMedian: true },
      { id: '\nDutch', value: 10, isMedian: false },
    ]);
    const outlines = valuesOf(spec, 'outlines').values;
    expect(outlines).toHaveLength(162);
    expect([outlines[0]!.id, outlines[0]!.value, outlines[80]!.value, outlines[81]!.id]).toEqual([
      ...['\nBCF', 3, 9, '\nDutch'],
    ]);
    expect(valuesOf(spec, 'range').values).toEqual(outlines.map(({ value }) => ({ value })));
  });

  it('are boxes of letter values with their medians, on an axis as long as the boxes', () => {
    const spec = distributionPlot('letters', one, FRAME);
    expect(valuesOf(spec, 'boxes').values).toEqual([
      { id: '\nBCF', depth: 1, low: 3, high: 5 },
      { id: '\nDutch', depth: 1, low: 6, high: 10 },
    ]);
    expect(valuesOf(spec, 'medians').values).toEqual([
      { id: '\nBCF', value: 4 },
      { id: '\nDutch', value: 8 },
    ]);
    expect(valuesOf(spec, 'range').values).toEqual([3, 5, 6, 10].map((value) => ({ value })));
  });
});

describe('cells', () => {
  const cells = [
    { series: 'BCF', x: [0, 2], y: [10, 13], share: 0.25 },
    { series: 'Dutch', x: [2, 4], y: [7, 10], share: 0.5 },
  ] as const;

  it('are rectangles between their ends, the axes as long as all of them', () => {
    const spec = cellPlot(cells, FRAME);
    expect(valuesOf(spec, 'cells').values).toEqual([
      { series: 'BCF', x: 0, x2: 2, y: 10, y2: 13, share: 0.25 },
      { series: 'Dutch', x: 2, x2: 4, y: 7, y2: 10, share: 0.5 },
    ]);
    expect(valuesOf(spec, 'xRange').values).toEqual([0, 2, 2, 4].map((value) => ({ value })));
    expect(valuesOf(spec, 'yRange').values).toEqual([10, 13, 7, 10].map((value) => ({ value })));
  });

  it('have a legend where there are several systems', () => {
    expect(cellPlot(cells, FRAME).legends).toHaveLength(1);
    expect(cellPlot(cells.slice(0, 1), FRAME).legends).toEqual([]);
  });
});

it('scales, axes, legends and marks of each kind of plot are the kept ones', async () => {
  const plots = {
    violins: distributionPlot('violins', one, FRAME),
    'violins in groups': distributionPlot('violins', grouped, { ...FRAME, xTitle: 'Strengths' }),
    'letters in groups': distributionPlot('letters', grouped, FRAME),
    cells: cellPlot([{ series: 'BCF', x: [0, 2], y: [10, 13], share: 0.25 }], {
      ...FRAME,
      xTitle: 'Paradoxes',
    }),
    'cells of two': cellPlot(
      ['BCF', 'Dutch'].map((series) => ({ series, x: [0, 2], y: [10, 13], share: 0.25 })),
      FRAME,
    ),
  };
  const said = Object.entries(plots).flatMap(([name, spec]) => [
    name,
    ...Object.entries(spec).map(([key, value]) =>
      key === 'data'
        ? `  data: ${(value as Data[]).map((each) => each.name).join(', ')}`
        : `  ${key}: ${JSON.stringify(value)}`,
    ),
  ]);
  await expect(linesOf(said)).toMatchFileSnapshot('kept-plots.txt');
});

describe('figures of the paper', () => {
  const experiments = paperRuns([1500, 1600, 1700]);
  const written = (id: PaperRunId, runs: number): [PaperRunId, Tally] => [
    id,
    writtenTally(experiments.get(id)!, runs, (contestant, key, run) => {
      const base = key === 'tau' ? 40 * run : key === 'paradoxes' ? 9 * run : 100 + 3 * run;
      return base + contestant;
    }),
  ];
  const every = new Map([...experiments.keys()].map((id, at) => written(id, 4 + (at % 3))));

  it('are drawn where all of their runs are there, two tournaments at least', () => {
    const numbers = (...runs: readonly [PaperRunId, number][]) =>
      drawnFigures(new Map(runs.map(([id, count]) => written(id, count))), null).map(({ number }) => number);
    expect(numbers(['mostly-weak', 2])).toEqual([9]);
    expect(numbers(['mostly-weak', 1])).toEqual([]);
    expect(numbers(['rounds-16', 4], ['rounds-32', 4])).toEqual([]);
    expect(numbers(['rounds-16', 4], ['rounds-32', 4], ['rounds-64', 1])).toEqual([]);
    expect(numbers(['rounds-16', 4], ['rounds-32', 4], ['rounds-64', 2])).toEqual([6, 24, 25]);
  });

  it('have names, words below, titles of axes, groups and series', async () => {
    const said = drawnFigures(every, null).flatMap(({ number, names, specs, caption }) => [
      `${number} ${names.join(' ')}: ${caption}`,
      ...specs.map((spec) => {
        const titles = (spec.axes ?? []).map(({ title }) => (title ?? '–') as string);
        const slots = (spec.data as Data[])[0] as unknown as {
          values: readonly { group?: string; series: string }[];
        };
        const series = [...new Set(slots.values.map((each) => `${each.group ?? ''}/${each.series}`))];
        const kind =
          valuesOf(spec, 'outlines') === undefined
            ? valuesOf(spec, 'boxes') === undefined
              ? 'cells'
              : 'letters'
            : 'violins';
        return `  ${kind} ${spec.width as number}×${spec.height as number} ${titles.join(' by ')}: ${series.join(', ')}`;
      }),
    ]);
    await expect(linesOf(said)).toMatchFileSnapshot('kept-paper-figures.txt');
  });

  it('follow two systems round by round, the last one being the whole', () => {
    const rounds = new Map<PaperRunId, Tally>(
      (['rounds-16', 'rounds-32', 'rounds-64'] as const).map((id) => [
        id,
        writtenTally(experiments.get(id)!, 2, (contestant, key) => {
          const round = key === 'floats' ? 9 : Number(/^floats@(\d)$/.exec(key)?.[1] ?? 0);
          return 10 * round + contestant;
        }),
      ]),
    );
    const floats = drawnFigures(rounds, null).find(({ number }) => number === 24)!;
    expect(floats.names).toEqual(['figure-24-rounds-16', 'figure-24-rounds-32', 'figure-24-rounds-64']);
    for (const spec of floats.specs) {
      expect(valuesOf(spec, 'medians').values).toEqual(
        [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((round) => [
          { id: `${round}\nBurstein`, value: 10 * round },
          { id: `${round}\nDutch of FIDE 2017`, value: 10 * round + 1 },
        ]),
      );
    }
  });

  it('show how often a measure and τ go together', () => {
    // 32 players in seven rounds: 496 pairs and 112 games; cells are four bins of two pairs, and of one paradox.
    const base = writtenTally(experiments.get('base')!, 4, (contestant, key, run) => {
      if (key === 'tau') return [0, 7, 8, 9][run]!;
      if (key === 'paradoxes') return [0, 3, 4, 5][run]! + contestant - 1;
      return 0;
    });
    const figure = drawnFigures(new Map([['base', base]]), null).find(({ number }) => number === 18)!;
    const cell = (x: number, y: number, share: number) => ({
      ...{ series: 'Dutch of FIDE 2017', share },
      ...{ x: close((4 * x) / 112), x2: close((4 * (x + 1)) / 112) },
      ...{ y: close((8 * y) / 496), y2: close((8 * (y + 1)) / 496) },
    });
    expect(valuesOf(figure.specs[0]!, 'cells').values).toEqual([cell(0, 0, 0.5), cell(1, 1, 0.5)]);
    expect(figure.caption).toMatch(
      /^Figure 18: Paradoxical .* 4 tournaments by each system; the darker, .*: Dutch of FIDE 2017 0\.\d+ \(.*\)\.$/,
    );
  });

  it('have figure 20 in its place: replays by both values, and correlations in their order', () => {
    const points = [
      [0.1, 100],
      [0.1, 101],
      [0.5, 180],
      [0.5, 180],
    ] as const;
    const first = { points, correlations: [0.3, -0.2, 0.1, -0.4], each: 7 };
    const figures = drawnFigures(new Map([written('base', 3)]), first);
    expect(figures.map(({ number }) => number)).toEqual([2, 4, 5, 12, 13, 18, 19, 20, 21]);
    const figure = figures.find(({ number }) => number === 20)!;
    expect([figure.names, figure.caption.split('(below). ')[1]]).toEqual([
      ['figure-20-replays', 'figure-20-correlations'],
      '4 replays; 4 first rounds with 7 replays each.',
    ]);
    // Forty columns of two points, forty rows of 0.01.
    const cell = (x: number, y: number, share: number) => ({
      ...{ series: '', share, x: close(x), x2: close(x + 2), y: close(y), y2: close(y + 0.01) },
    });
    const [replays, correlations] = figure.specs;
    expect(valuesOf(replays!, 'cells').values).toEqual([cell(100, 0.1, 0.5), cell(180, 0.5, 0.5)]);
    expect(valuesOf(correlations!, 'cells').values).toEqual([
      { series: '', share: 1, x: 0, x2: 0.25, y: -0.4, y2: 0 },
      { series: '', share: 1, x: 0.25, x2: 0.5, y: -0.2, y2: 0 },
      { series: '', share: 1, x: 0.5, x2: 0.75, y: 0, y2: 0.1 },
      { series: '', share: 1, x: 0.75, x2: 1, y: 0, y2: 0.3 },
    ]);
    const titles = [replays!, correlations!].map((spec) => [
      spec.height,
      ...spec.axes!.map(({ title }) => title),
    ]);
    expect(titles).toEqual([
      [230, 'Kendall τ', 'Mean strength difference'],
      [150, 'Correlation', 'Share of the first rounds'],
    ]);
    // Replays that are all alike are one cell.
    const alike = drawnFigures(new Map(), { points: [[0.2, 50]], correlations: [0], each: 1 })[0]!;
    expect(valuesOf(alike.specs[0]!, 'cells').values).toEqual([
      { series: '', share: 1, x: 50, x2: 51, y: 0.2, y2: 1.2 },
    ]);
  });
});

describe('statements', () => {
  const results = [
    {
      id: 'burstein-over-random2',
      figures: [2],
      verdict: 'holds',
      runs: 12_000,
      decisive: { value: 0.0123, low: 0.01, high: 0.015 },
    },
    {
      id: 'strength-random-over-monrad',
      figures: [],
      verdict: 'differs',
      runs: 9,
      decisive: { value: -120, low: -150, high: -90 },
    },
  ] as const;

  it('are rows of what the paper says, where, what came out, the verdict and the runs', () => {
    const [first, second] = claimRows(results);
    expect(first).toEqual([
      'Burstein ranks better than Random2.',
      ...['2', '0.0123 (0.0100 to 0.0150)', 'holds'],
      expect.stringMatching(/^12.?000$/),
    ]);
    expect(second).toEqual([
      'Random has a larger strength difference than Monrad.',
      ...['text', '−120 (−150 to −90)', 'differs', '9'],
    ]);
  });

  it('are a table in Markdown with words below', () => {
    const lines = claimsAsMarkdown(results.slice(1)).split('\n');
    expect(lines.slice(0, 4)).toEqual([
      '| The paper says | Figures | Ours | Verdict | Runs |',
      '| --- | --- | --- | --- | --- |',
      '| Random has a larger strength difference than Monrad. | text | −120 (−150 to −90) | differs | 9 |',
      '',
    ]);
    expect(lines[4]).toMatch(/^Each statement is tried on differences of means/);
    expect(lines.slice(5)).toEqual(['']);
  });
});
