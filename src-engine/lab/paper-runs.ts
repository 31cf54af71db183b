/** The experiments of the paper "A matching-based approach to pairing in Swiss-system tournaments": its runs and figures. */
import type { Contestant } from './contestant.ts';
import { plainContestant } from './contestant.ts';
import { PAPER_TIE_BREAKS, type Experiment } from './experiment.ts';
import type { Strengths } from './strengths.ts';

/** In the order of the paper's figures. BBP implements the Dutch system of 2017. */
export const PAPER_SYSTEMS = [
  'mwm-burstein',
  'dutch-2017',
  'mwm-dutch',
  'mwm-random2',
  'mwm-random',
  'mwm-monrad',
] as const;
export type PaperSystem = (typeof PAPER_SYSTEMS)[number];

const BY_MATCHING = PAPER_SYSTEMS.filter((system) => system !== 'dutch-2017');

/** β = 0.1, in tenths of a game: colours alternate. */
const STRICT_BETA = 1;

/** The samples of the paper, each with parameters of its own: strengths, fields, rounds, β, weights. */
export type PaperRunId =
  | 'base'
  | 'weaker'
  | 'stronger'
  | 'narrow'
  | 'wide'
  | 'rounds-16'
  | 'rounds-32'
  | 'rounds-64'
  | 'mostly-strong'
  | 'mostly-weak'
  | 'normal'
  | 'sampled'
  | 'strict'
  | 'computed';

/** The run of the paper's usual parameters: 32 players, 7 rounds, strengths 1400 to 2200, β = 2. */
function usual(
  name: string,
  contestants: readonly Contestant[] = PAPER_SYSTEMS.map(plainContestant),
): Experiment {
  return {
    name,
    contestants,
    field: {
      kind: 'strengths',
      players: 32,
      strengths: { kind: 'uniform', low: 1400, high: 2200 },
      ratings: 'drawn',
    },
    rounds: 7,
    results: { kind: 'milvang-2016' },
    tieBreaks: PAPER_TIE_BREAKS,
    everyRound: false,
    normalised: false,
  };
}

function among(name: string, strengths: Strengths): Experiment {
  return { ...usual(name), field: { kind: 'strengths', players: 32, strengths, ratings: 'drawn' } };
}

/** Burstein against Dutch after each of nine rounds. */
function everyRound(players: number): Experiment {
  const two = usual(`rounds-${players}`, (['mwm-burstein', 'dutch-2017'] as const).map(plainContestant));
  return { ...two, field: { ...two.field, players } as Experiment['field'], rounds: 9, everyRound: true };
}

/** The field of figure 11 is sampled from `ratings`; without them that run is left out. */
export function paperRuns(ratings: readonly number[] | null): Map<PaperRunId, Experiment> {
  const [low, high] = [1400, 2200];
  const runs = new Map<PaperRunId, Experiment>([
    ['base', { ...usual('base'), normalised: true }],
    ['weaker', among('weaker', { kind: 'uniform', low: 1000, high: 1800 })],
    ['stronger', among('stronger', { kind: 'uniform', low: 1800, high: 2600 })],
    ['narrow', among('narrow', { kind: 'uniform', low: 1600, high: 2000 })],
    ['wide', among('wide', { kind: 'uniform', low: 1200, high: 2400 })],
    ['rounds-16', everyRound(16)],
    ['rounds-32', everyRound(32)],
    ['rounds-64', everyRound(64)],
    ['mostly-strong', among('mostly-strong', { kind: 'exponential', low, high, mean: 2000 })],
    ['mostly-weak', among('mostly-weak', { kind: 'exponential', low, high, mean: 1600 })],
    ['normal', among('normal', { kind: 'normal', low, high, mean: 1800, deviation: 200 })],
    [
      'strict',
      usual('strict', [
        ...BY_MATCHING.map(plainContestant),
        ...BY_MATCHING.map((system) => ({ ...plainContestant(system), beta: STRICT_BETA })),
      ]),
    ],
    [
      'computed',
      usual('computed', [
        ...BY_MATCHING.map(plainContestant),
        ...BY_MATCHING.map((system) => ({ ...plainContestant(system), weights: 'as-computed' as const })),
      ]),
    ],
  ]);
  if (ratings !== null) runs.set('sampled', among('sampled', { kind: 'sampled', low, high, ratings }));
  return runs;
}

/** How a figure draws its values. */
export type FigureKind = 'violins' | 'letters' | 'cells' | 'rounds';

/** One column group of a figure. */
export interface Panel {
  readonly run: PaperRunId;
  /** Places of the contestants in the run. */
  readonly contestants: readonly number[];
}

/** What the paper draws: one measure, in panels side by side. */
export interface Figure {
  /** The paper's number. */
  readonly number: number;
  readonly kind: FigureKind;
  /** Key of the measure; for `cells` that of the horizontal axis against τ; for `rounds` its kind. */
  readonly measure: string;
  readonly panels: readonly Panel[];
}

const ALL = [0, 1, 2, 3, 4, 5];
const FIRST_FOUR = [0, 1, 2, 3];
const RANGES = ['weaker', 'base', 'stronger'] as const;
const SIZES = ['narrow', 'base', 'wide'] as const;
const FIELDS = ['rounds-16', 'rounds-32', 'rounds-64'] as const;

const panels = (runs: readonly PaperRunId[], contestants: readonly number[]): Panel[] =>
  runs.map((run) => ({ run, contestants }));
const figure = (number: number, kind: FigureKind, measure: string, list: readonly Panel[]): Figure => ({
  number,
  kind,
  measure,
  panels: list,
});

/** The figures 2 to 27 but 20, which is an experiment of its own. */
export const PAPER_FIGURES: readonly Figure[] = [
  figure(2, 'violins', 'tau', panels(['base'], ALL)),
  figure(3, 'violins', 'tau', panels(RANGES, FIRST_FOUR)),
  figure(4, 'letters', 'floats', panels(['base'], ALL)),
  figure(5, 'letters', 'colours@6', panels(['base'], ALL)),
  figure(6, 'rounds', 'tau', panels(FIELDS, [0, 1])),
  figure(7, 'violins', 'tau', panels(SIZES, FIRST_FOUR)),
  figure(8, 'violins', 'tau', panels(['mostly-strong'], ALL)),
  figure(9, 'violins', 'tau', panels(['mostly-weak'], ALL)),
  figure(10, 'violins', 'tau', panels(['normal'], ALL)),
  figure(11, 'violins', 'tau', panels(['sampled'], ALL)),
  figure(12, 'violins', 'rho', panels(['base'], ALL)),
  figure(13, 'violins', 'ndcg', panels(['base'], ALL)),
  figure(14, 'violins', 'rho', panels(RANGES, FIRST_FOUR)),
  figure(15, 'violins', 'ndcg', panels(RANGES, FIRST_FOUR)),
  figure(16, 'violins', 'rho', panels(SIZES, FIRST_FOUR)),
  figure(17, 'violins', 'ndcg', panels(SIZES, FIRST_FOUR)),
  figure(18, 'cells', 'paradoxes', panels(['base'], [1])),
  figure(19, 'cells', 'strength', panels(['base'], [1])),
  figure(21, 'cells', 'normalised', panels(['base'], [0, 1])),
  figure(22, 'letters', 'floats', panels(RANGES, FIRST_FOUR)),
  figure(23, 'letters', 'floats', panels(SIZES, FIRST_FOUR)),
  figure(24, 'rounds', 'floats', panels(FIELDS, [0, 1])),
  figure(25, 'rounds', 'colours', panels(FIELDS, [0, 1])),
  figure(26, 'violins', 'tau', panels(['strict'], [0, 5, 1, 6, 2, 7, 3, 8, 4, 9])),
  figure(27, 'letters', 'floats', panels(['strict'], [0, 5, 1, 6, 2, 7, 3, 8, 4, 9])),
];
