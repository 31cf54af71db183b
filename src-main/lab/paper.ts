/** The figures and the report of the paper's experiments, from the tallies of its runs. */
import type { Spec } from 'vega';
import {
  correlationOf,
  JOINT_WIDTH,
  JOINTS,
  jointsOf,
  PAPER_FIGURES,
  type ClaimResult,
  type Contestant,
  type Figure,
  type PaperRunId,
  type SecondRound,
  type Tally,
} from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import type { Slot } from './plot-data.ts';
import { cellPlot, type Cell } from './cell-plot.ts';
import { distributionPlot } from './plots.ts';

const text = en.labPaper;

type PaperTallies = ReadonlyMap<PaperRunId, Tally>;

/** A figure of the paper as plots, with the words below it. */
interface DrawnFigure {
  readonly number: number;
  /** `figure-06-rounds-32`, without an ending. */
  readonly names: readonly string[];
  readonly specs: readonly Spec[];
  readonly caption: string;
}

const SIZE = { width: 520, height: 230 };

/** The figures for which there are runs, in the order of the paper. */
export function drawnFigures(tallies: PaperTallies, first: FirstRounds | null): DrawnFigure[] {
  const figures = PAPER_FIGURES.flatMap((figure) => {
    const all = figure.panels.flatMap(({ run }) => tallies.get(run) ?? []);
    if (all.length < figure.panels.length || all.some(({ runs }) => runs < 2)) return [];
    return [
      figureOf(
        figure,
        tallies,
        all.map(({ runs }) => runs),
      ),
    ];
  });
  if (first === null) return figures;
  return [...figures, firstRoundFigure(first)].sort((a, b) => a.number - b.number);
}

function figureOf(figure: Figure, tallies: PaperTallies, samples: readonly number[]): DrawnFigure {
  const name = `figure-${String(figure.number).padStart(2, '0')}`;
  const told = figure.kind === 'cells' ? correlationsIn(figure, tallies) : text.meansTold;
  const caption = text.caption(figure.number, samples, told);
  const whole = (specs: Spec[]): DrawnFigure => ({ number: figure.number, names: [name], specs, caption });
  switch (figure.kind) {
    case 'violins':
    case 'letters': {
      const slots = slotsOf(figure, tallies);
      const xTitle = figure.panels.length > 1 ? text.strengthRange : undefined;
      const frame = {
        ...SIZE,
        yTitle: text.measures[figure.measure]!,
        ...(xTitle === undefined ? {} : { xTitle }),
      };
      return whole([distributionPlot(figure.kind, slots, frame)]);
    }
    case 'cells': {
      const cells = figure.panels.flatMap(({ run, contestants }) =>
        contestants.flatMap((contestant) => cellsOf(tallies.get(run)!, contestant, figure.measure)),
      );
      const frame = { ...SIZE, yTitle: text.measures.tau!, xTitle: text.measures[figure.measure]! };
      return whole([cellPlot(cells, frame)]);
    }
    case 'rounds':
      return {
        number: figure.number,
        names: figure.panels.map(({ run }) => `${name}-${run}`),
        specs: figure.panels.map(({ run, contestants }) =>
          roundsPlot(figure, run, tallies.get(run)!, contestants),
        ),
        caption,
      };
  }
}

/** The correlations with τ of the systems in a figure. */
function correlationsIn({ panels, measure }: Figure, tallies: PaperTallies): string {
  const all = panels.flatMap(({ run, contestants }) =>
    contestants.flatMap((contestant) => {
      const tally = tallies.get(run)!;
      const joint = JOINTS.find(([key]) => key === measure)!;
      const found = correlationOf(tally, contestant, joint);
      const name = nameOf(tally.experiment.contestants[contestant]!);
      return found === null ? [] : [text.correlationOf(name, text.interval(found))];
    }),
  );
  return text.correlationsTold(all);
}

function nameOf({ system }: Contestant): string {
  return text.systems[system] ?? system;
}

function slotsOf(figure: Figure, tallies: PaperTallies): Slot[] {
  return figure.panels.flatMap(({ run, contestants }) => {
    const tally = tallies.get(run)!;
    return contestants.map((contestant): Slot => {
      const told = tally.experiment.contestants[contestant]!;
      const byBeta = run === 'strict';
      return {
        group: byBeta ? nameOf(told) : figure.panels.length > 1 ? text.runs[run] : '',
        series: byBeta ? text.beta(en.format.decimal((told.beta ?? 20) / 10)) : nameOf(told),
        tally,
        contestant,
        measure: figure.measure,
      };
    });
  });
}

/** Two systems after each round. */
function roundsPlot(
  { measure }: Figure,
  run: PaperRunId,
  tally: Tally,
  contestants: readonly number[],
): Spec {
  const { rounds, contestants: all } = tally.experiment;
  const slots = Array.from({ length: rounds }, (_, index) => index + 1).flatMap((round) =>
    contestants.map((contestant): Slot => ({
      group: String(round),
      series: text.systems[all[contestant]!.system]!,
      tally,
      contestant,
      measure: round === rounds ? measure : `${measure}@${round}`,
    })),
  );
  const frame = {
    ...SIZE,
    height: 190,
    yTitle: text.measures[measure]!,
    xTitle: `${text.rounds}, ${text.runs[run]}`,
  };
  return distributionPlot(measure === 'tau' ? 'violins' : 'letters', slots, frame);
}

/** The joint counts of a measure and τ. */
function cellsOf(tally: Tally, contestant: number, measure: string): Cell[] {
  const places = jointsOf(tally.measures).findIndex(([place]) => tally.measures[place]!.key === measure);
  const [x, y] = jointsOf(tally.measures)[places]!.map((place) => tally.measures[place]!) as [
    (typeof tally.measures)[number],
    (typeof tally.measures)[number],
  ];
  const series = text.systems[tally.experiment.contestants[contestant]!.system]!;
  return [...tally.joints[contestant]![places]!.cells].map(([cell, count]) => {
    const [column, row] = cell.split(',').map(Number) as [number, number];
    const step = (each: typeof x): number => (each.width * JOINT_WIDTH) / each.scale;
    return {
      series,
      x: [column * step(x), (column + 1) * step(x)],
      y: [row * step(y), (row + 1) * step(y)],
      share: count / tally.runs,
    };
  });
}

/** What figure 20 is drawn from. */
export interface FirstRounds {
  /** Replays of one first round. */
  readonly points: readonly SecondRound[];
  /** Correlations of other first rounds, each replayed `each` times. */
  readonly correlations: readonly number[];
  readonly each: number;
}

function firstRoundFigure({ points, correlations, each }: FirstRounds): DrawnFigure {
  const columns = 40;
  const rangeOf = (at: 0 | 1) => {
    const values = points.map((point) => point[at]);
    const low = Math.min(...values);
    return { low, step: (Math.max(...values) - low) / columns || 1 };
  };
  const [tau, strength] = [rangeOf(0), rangeOf(1)];
  const counts = new Map<string, number>();
  for (const [t, s] of points) {
    const cell = [(s - strength.low) / strength.step, (t - tau.low) / tau.step].map(Math.floor).join();
    counts.set(cell, (counts.get(cell) ?? 0) + 1);
  }
  const cells = [...counts].map(([cell, count]): Cell => {
    const [column, row] = cell.split(',').map(Number) as [number, number];
    return {
      series: '',
      x: [strength.low + column * strength.step, strength.low + (column + 1) * strength.step],
      y: [tau.low + row * tau.step, tau.low + (row + 1) * tau.step],
      share: count / points.length,
    };
  });
  const sorted = [...correlations].sort((a, b) => a - b);
  const steps = sorted.map((value, index): Cell => ({
    series: '',
    x: [index / sorted.length, (index + 1) / sorted.length],
    y: [Math.min(0, value), Math.max(0, value)],
    share: 1,
  }));
  return {
    number: 20,
    names: ['figure-20-replays', 'figure-20-correlations'],
    specs: [
      cellPlot(cells, { ...SIZE, yTitle: text.measures.tau!, xTitle: text.measures.strength! }),
      cellPlot(steps, { ...SIZE, height: 150, yTitle: text.correlation, xTitle: text.shareOfFirstRounds }),
    ],
    caption: text.firstRoundCaption(points.length, correlations.length, each),
  };
}

/** The rows of the table of statements: the paper's, its figures, ours, the verdict, the sample. */
export function claimRows(results: readonly ClaimResult[]): string[][] {
  return results.map(({ id, figures, decisive, verdict, runs }) => [
    text.claims[id],
    text.figureList(figures),
    text.interval(decisive),
    text.verdicts[verdict],
    text.count(runs),
  ]);
}

/** The table of statements as Markdown. */
export function claimsAsMarkdown(results: readonly ClaimResult[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const head = text.claimsHead;
  return [
    line(head),
    line(head.map(() => '---')),
    ...claimRows(results).map(line),
    '',
    text.claimsAbout,
    '',
  ].join('\n');
}
