/** A team event as its report tells it: which teams met, who sat on which board, what matches are worth. */
import type { PlayerId } from './player.ts';
import type { Points } from './points.ts';

/** Why a team had no match: as for a player (C.04.6), `pab` is the pairing-allocated bye. */
export type TeamByeKind = 'pab' | 'full' | 'half' | 'zero';

/** A bye of a team with the points that it brings. */
export interface TeamBye {
  /** 1-based round. */
  readonly round: number;
  /** Index of the team in the tournament's `teams`. */
  readonly team: number;
  readonly kind: TeamByeKind;
  /** Tenths. */
  readonly matchPoints: Points;
  readonly gamePoints: Points;
}

/** A match that was not played: `white` wins it, `black` wins it, or both lose it. */
export interface ForfeitedMatch {
  readonly round: number;
  readonly white: number;
  readonly black: number;
  readonly winner: 'white' | 'black' | null;
}

/** Bonus or penalty points of some teams outside of rounds (TRF26 299 without a kind of result). */
export interface TeamAdjustment {
  /** 1-based round from which they count; 0 for the whole event. */
  readonly round: number;
  readonly matchPoints: Points;
  readonly gamePoints: Points;
  /** Indices of the teams; empty for all. */
  readonly teams: readonly number[];
}

/** Players of a team on boards 1, 2 … of one round, 0 for an empty board. */
export interface Lineup {
  readonly round: number;
  readonly team: number;
  readonly players: readonly PlayerId[];
}

/** Points of matches and which score ranks first; points in tenths. */
export interface TeamEvent {
  /** Boards of a match. */
  readonly boards: number;
  readonly matchWin: Points;
  readonly matchDraw: Points;
  readonly matchLoss: Points;
  /** The score that ranks first: match points or game points. */
  readonly primary: 'MP' | 'GP';
  readonly byes: readonly TeamBye[];
  readonly forfeits: readonly ForfeitedMatch[];
  readonly adjustments: readonly TeamAdjustment[];
  /** Only rounds whose order differs from the team's list, or that left a board empty. */
  readonly lineups: readonly Lineup[];
  /** Rank of each team as recorded, null where it is not. Indexed like the teams. */
  readonly recordedRanks: readonly (number | null)[];
}
