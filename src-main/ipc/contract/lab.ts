/** The laboratory: pairing systems tried on a field, and the rest of a running event played out. */
import type { Finding, MeasureKind } from '../../../src-engine/index.ts';
import type { PlayerName } from './reply.ts';

/** Most systems of one run, and most runs. */
export const LAB_LIMITS = { systems: 9, runs: 100_000, players: 2_000, rounds: 30 } as const;

/** Who takes part in what is tried. */
export interface LabField {
  readonly kind: 'tournament' | 'file' | 'typed' | 'ratings';
  /** Name of the tournament or of the file, `''` for others. */
  readonly name: string;
  readonly players: number;
  /** Lowest and highest rating among them. */
  readonly lowest: number;
  readonly highest: number;
  /** Players without a rating, who count as {@link LabField.unratedAs}. */
  readonly unrated: number;
  readonly unratedAs: number;
}

/** A list of players as it was read from a file. */
export interface LabList {
  readonly field: LabField;
  /** One for each player; 0 for one without a rating. */
  readonly ratings: readonly number[];
  /** Rows that are no players, or players who stand above already. */
  readonly leftOut: number;
}

/** A system as the laboratory can try it: `dutch-2026`, or `dutch-2026+baku-2026` with acceleration. */
export interface LabSystem {
  readonly id: string;
  /** Name and edition as the system itself has them, for one that the texts do not know. */
  readonly name: string;
  readonly edition: string;
}

/** A mean over runs. */
export interface LabEstimate {
  readonly mean: number;
  /** Half of the 95 % interval; null for fewer than two runs. */
  readonly margin: number | null;
}

/** How single tournaments are spread. */
export interface LabSpread {
  /** By value; the density is 1 where the distribution is densest. */
  readonly outline: readonly { readonly value: number; readonly density: number }[];
  readonly quarters: readonly [low: number, middle: number, high: number];
}

/** An axis: round numbers around all that is drawn on it. */
export interface LabScale {
  readonly from: number;
  readonly to: number;
  readonly ticks: readonly number[];
  /** Decimals of a tick. */
  readonly decimals: number;
}

/** What one system came to. */
export interface LabRow {
  /** {@link LabSystem.id}. */
  readonly system: string;
  /** Quality of the final ranking: Kendall’s τ against the true strengths, −1 to 1. */
  readonly tau: LabEstimate;
  readonly tauSpread: LabSpread;
  /** Pairs of players with different scores, in a whole tournament. */
  readonly floats: LabEstimate;
  /** Difference of a player's games with White and Black, mean over the players. */
  readonly colours: LabEstimate;
  readonly coloursSpread: LabSpread;
  /** Share of the runs in which two of the four top seeds first met in round 1, 2 … */
  readonly meetings: readonly number[];
  /** Share of the runs, 0 to 1, that the strongest player won. */
  readonly strongestWins: LabEstimate;
  /** All measures in the order of {@link LabFigures.measures}, and their differences from the reference. */
  readonly values: readonly LabEstimate[];
  readonly differences: readonly LabEstimate[];
}

/** All that is known so far. */
export interface LabFigures {
  /** Best ranking first. */
  readonly rows: readonly LabRow[];
  /** Identity of the system with which the others are compared. */
  readonly reference: string;
  readonly measures: readonly MeasureKind[];
  /** Contestants are named by their place in {@link LabRun.systems}. */
  readonly findings: readonly Finding[];
  /** Ranking quality of the reference after each round of an event that has two rounds more. */
  readonly curve: readonly LabEstimate[];
  readonly scales: Readonly<Record<'tau' | 'floats' | 'colours' | 'curve', LabScale>>;
  /** Seeds that count for no system, because one of them found no round. */
  readonly leftOut: number;
  /** Seeds that count. */
  readonly counted: number;
  /** The largest half of a 95 % interval of a share of the runs, such as a bar of the meetings. */
  readonly shareMargin: number;
}

/** A comparison that was asked for, and how far it is. */
export interface LabRun {
  readonly field: LabField;
  /** {@link LabSystem.id} of each. */
  readonly systems: readonly string[];
  readonly rounds: number;
  /** Tournaments of each system: wanted, and done. */
  readonly runs: number;
  readonly done: number;
  readonly state: 'running' | 'done' | 'stopped';
  /** Null while that cannot be told. */
  readonly secondsLeft: number | null;
  /** Null before the first run is done. */
  readonly figures: LabFigures | null;
}

/** The laboratory: what can be compared, and what was. */
export interface LabView {
  /** The players of the open tournament; null where none is open or it has fewer than four. */
  readonly field: LabField | null;
  /** Rounds and system ({@link LabSystem.id}) of the open tournament. */
  readonly rounds: number;
  readonly announced: string;
  /** All that can be tried. */
  readonly systems: readonly LabSystem[];
  readonly run: LabRun | null;
}

/** How likely a player is to end where; shares from 0 to 1. */
export interface RestRow {
  readonly player: PlayerName;
  /** Rank and points as they are, points in tenths. */
  readonly rank: number;
  readonly points: number;
  /** Chance of place 1, 2 … of all players. */
  readonly places: readonly number[];
  /** Mean of the places, from 1. */
  readonly meanPlace: LabEstimate;
  /** Places between which the player ends in eight of ten runs. */
  readonly usual: readonly [best: number, worst: number];
  /** By the result of the player's next game; empty where they have none any more. */
  readonly next: readonly RestNext[];
}

/** What an ending of the next game means; shares of all runs, 0 to 1. */
export interface RestNext {
  readonly outcome: 'win' | 'draw' | 'loss';
  readonly share: number;
  /** Chance to end first, among the first three and the first five if it ends so. */
  readonly within: readonly [first: number, three: number, five: number];
  /** The largest half of a 95 % interval of these: the rarer the outcome, the fewer runs tell. */
  readonly margin: number;
}

/** The rest of the open tournament, played many times. */
export interface RestView {
  readonly state: 'none' | 'running' | 'done' | 'stopped';
  /** Rounds that are published, of how many; games of them that are open. */
  readonly afterRound: number;
  readonly rounds: number;
  readonly openGames: number;
  /** Ways to play on: wanted, and done. */
  readonly runs: number;
  readonly done: number;
  /** Null while that cannot be told. */
  readonly secondsLeft: number | null;
  /** The largest half of a 95 % interval of any chance. */
  readonly margin: number;
  /** The tournament has changed since: the figures are those of before. */
  readonly isStale: boolean;
  /** In the order of the standings. */
  readonly rows: readonly RestRow[];
}
