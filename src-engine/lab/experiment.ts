/** What is tried, and what is measured in every run. */
import { sizeOf, type FieldModel } from './strengths.ts';
import type { ResultModel } from './chances.ts';
import type { Contestant } from './contestant.ts';

/** All that the runs of an experiment depend on, beside their seeds. */
export interface Experiment {
  readonly name: string;
  readonly contestants: readonly Contestant[];
  readonly field: FieldModel;
  readonly rounds: number;
  readonly results: ResultModel;
  /** Codes of the tie-breaks in order. */
  readonly tieBreaks: readonly string[];
  /** Ranking quality and float pairs after every round too. */
  readonly everyRound: boolean;
  /** The largest strength difference that each round allowed: one more matching a round. */
  readonly normalised: boolean;
}

/**
 * C.02 13.16.5 of 2020, which the paper names, then ratings, which it says break what is left: Buchholz Cut 1, Buchholz,
 * direct encounter, average rating of opponents Cut 1, wins, wins with Black, games with Black, Sonneborn-Berger.
 */
export const PAPER_TIE_BREAKS: readonly string[] = [
  'BH/C1',
  'BH',
  'DE',
  'ARO/C1',
  'WIN',
  'BWG',
  'BPG',
  'SB',
  'RTNG',
];

/** Seeds whose games with each other are watched. */
export const TOP_SEEDS = 4;

/** What is measured of a played tournament; the unit of each is in its `scale`. */
export const MEASURES = [
  'tau',
  'rho',
  'ndcg',
  'floats',
  'colours',
  'paradoxes',
  'strength',
  'normalised',
  'topGames',
  'topMeeting',
  'complaints',
  'sharedFirst',
  'podium',
  'champion',
] as const;
export type MeasureKind = (typeof MEASURES)[number];

/** A measure of one experiment. Values are whole numbers; divided by `scale` they are what the measure says. */
export interface Measure {
  /** The kind, or `tau@3` for a value after round 3. */
  readonly key: string;
  readonly kind: MeasureKind;
  /** Rounds after which the value is taken. */
  readonly round: number;
  readonly scale: number;
  /** Whole numbers that share a bin of the histogram. */
  readonly width: number;
}

const MILLION = 1_000_000;

/** The measures of an experiment, in the order in which a run gives their values. */
export function measuresOf(experiment: Experiment): Measure[] {
  const { rounds, everyRound, normalised } = experiment;
  const players = sizeOf(experiment.field);
  const pairs = (players * (players - 1)) / 2;
  const games = rounds * Math.floor(players / 2);
  const cubes = players * (players ** 2 - 1);
  const whole: Record<MeasureKind, readonly [scale: number, width: number]> = {
    tau: [pairs, Math.max(2, 2 * Math.round(pairs / 400))],
    rho: [cubes, Math.max(1, Math.floor(cubes / 400))],
    ndcg: [MILLION, MILLION / 400],
    floats: [1, 1],
    colours: [1, 1],
    paradoxes: [games, Math.max(1, Math.floor(games / 200))],
    strength: [10 * games, 20 * games],
    normalised: [MILLION, MILLION / 400],
    topGames: [1, 1],
    topMeeting: [1, 1],
    complaints: [1, 1],
    sharedFirst: [1, 1],
    podium: [3, 1],
    champion: [1, 1],
  };
  const measureOf = (kind: MeasureKind, round: number | null): Measure => ({
    key: round === null ? kind : `${kind}@${round}`,
    kind,
    round: round ?? rounds,
    scale: whole[kind][0],
    width: whole[kind][1],
  });
  const early = Array.from({ length: rounds - 1 }, (_, index) => index + 1);
  return [
    ...MEASURES.filter((kind) => kind !== 'normalised' || normalised).map((kind) => measureOf(kind, null)),
    ...early.map((round) => measureOf('colours', round)),
    ...(everyRound ? early.flatMap((round) => [measureOf('tau', round), measureOf('floats', round)]) : []),
  ];
}
