/** Standings and the working of a value. */
import type { Colour, PlayerId, Points, TieBreakText, TieSettlement } from '../../../src-engine/index.ts';
import type { PlayerName } from './reply.ts';

/** The standings after a round. */
export interface StandingsView {
  readonly afterRound: number;
  /** Games are open, or rounds are still to come. */
  readonly provisional: boolean;
  /** Games without a result up to that round. */
  readonly openGames: number;
  readonly text: TieBreakText;
  readonly columns: readonly {
    readonly code: string;
    readonly name: string;
    readonly article: string;
    /** False for a tie-break that is shown for information only: it ranks nobody. */
    readonly ranks: boolean;
  }[];
  /** Codes of the event's own in its list of tie-breaks, with their values in thousandths. */
  readonly outside: readonly {
    readonly code: string;
    readonly values: readonly { readonly player: PlayerId; readonly value: number }[];
  }[];
  /** Everybody first, then by groups such as age or federation. */
  readonly categories: readonly {
    readonly id: string;
    readonly group: string;
    readonly label: string;
    readonly players: number;
  }[];
  /** The one that is shown, by its `id`. */
  readonly category: string;
  readonly rows: readonly StandingsRow[];
}

/** A player in the standings. */
export interface StandingsRow extends PlayerName {
  readonly rank: number;
  /** True when the rank is shared with a neighbour. */
  readonly shared: boolean;
  /** How the tie that the player was in was settled; null where it was not. */
  readonly settledBy: TieSettlement | null;
  /** Rank after the round before; null for the first. */
  readonly previousRank: number | null;
  readonly federation: string;
  readonly club: string;
  readonly points: Points;
  /** Printed values, one for each column. */
  readonly values: readonly string[];
  /** Ratings: the average of the opponents, and the performance; null without a rated opponent. */
  readonly averageOpponent: number | null;
  readonly performance: number | null;
  /** What is to be known of the player, in a few words. */
  readonly note: string;
}

/** How a value of a tie-break comes about, in words. */
export interface ValueWorkingView {
  readonly player: PlayerName;
  readonly code: string;
  readonly name: string;
  /** As it is printed. */
  readonly value: string;
  /** What the value is, in one sentence. */
  readonly sentence: string;
  readonly terms: readonly {
    readonly round: number;
    readonly colour: Colour | null;
    readonly opponent: PlayerName | null;
    readonly result: string;
    /** Score of the opponent or dummy where the contribution is another number; empty otherwise. */
    readonly score: string;
    readonly contribution: string;
    /** Empty for a term that counts; otherwise why it was cut. */
    readonly cut: string;
    /** How a round without an ordinary game counted; empty for one that counted as it was played. */
    readonly note: string;
    /** Article that decides how the round counts or why it was cut: `C.07 16.4.2`. */
    readonly article: string;
  }[];
  /** How the value follows from the terms: `37.5 − 4 cut`; empty where it is not computed from them. */
  readonly total: string;
  /** Articles of the tie-break and its modifiers: `C.07 (2026) 8.1, 14.1`. */
  readonly article: string;
}

/** A list of tie-breaks in the settings. */
export interface TieBreaksView {
  readonly entries: readonly {
    readonly code: string;
    /** Empty where the code cannot be read. */
    readonly name: string;
    readonly article: string;
    /** Why the code does not rank or cannot be read; empty where nothing stands against it. */
    readonly problem: string;
  }[];
  readonly presets: readonly {
    readonly id: string;
    readonly name: string;
    readonly tieBreaks: readonly string[];
  }[];
  readonly catalogue: readonly {
    readonly code: string;
    readonly name: string;
    readonly article: string;
    readonly meaning: string;
    /** Modifiers that the code takes, as they are typed: `/C1 /M1 /P`. */
    readonly modifiers: string;
  }[];
}
