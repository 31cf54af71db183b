/** What was announced before the first round: system, points, tie-breaks, who is kept apart, which ratings count. */
import type { Colour } from './colour.ts';
import type { ListStep } from './list-step.ts';
import type { Pace, PlayerId } from './player.ts';
import type { Points } from './points.ts';
import { STANDARD_SCORING, type Scoring } from './scoring.ts';
import type { Seating } from './seating.ts';
import type { TournamentRating } from './tournament-rating.ts';

/** Virtual points for a span of players and rounds (TRF26 250, XXA); players by identity, not by number. */
export interface VirtualPoints {
  readonly points: Points;
  readonly firstRound: number;
  readonly lastRound: number;
  readonly players: readonly PlayerId[];
}

/** Baku acceleration, by the edition that applies (C.04.7 of 2026, or the text of seed 2017 C.04.5.1). */
export const ACCELERATIONS = ['none', 'baku-2026', 'baku-2017'] as const;
export type Acceleration = (typeof ACCELERATIONS)[number];

/** The Baku acceleration that belongs to a system's edition. */
export function bakuOf(system: string): Acceleration {
  return system === 'dutch-2017' ? 'baku-2017' : 'baku-2026';
}

/** Players who may not meet each other in these rounds (TRF26 260, XXP). */
export interface Prohibition {
  readonly firstRound: number;
  readonly lastRound: number;
  readonly players: readonly PlayerId[];
}

/** What players who are kept apart have in common (C.05 5.2). */
export const APART_BY = ['club', 'federation', 'family', 'players'] as const;

/** Who is to be kept apart in these rounds beside the prohibitions, and how firmly. */
export interface KeepApart {
  /** Players of a club, of a federation, of one surname, or those that are named. */
  readonly by: (typeof APART_BY)[number];
  /** The club, federation or surname; `''` for each one apart from itself, and for named players. */
  readonly value: string;
  /** Named players; empty for the other kinds, whose members are looked up when a round is paired. */
  readonly players: readonly PlayerId[];
  /** Firm: no pairing may break it. Else it is a wish, counted after all rules of the system. */
  readonly firm: boolean;
  readonly firstRound: number;
  readonly lastRound: number;
}

/** Edition of the tie-break regulations C.07: before and since 1 March 2026. */
export const TIE_BREAK_TEXTS = ['2024', '2026'] as const;
export type TieBreakText = (typeof TIE_BREAK_TEXTS)[number];

/**
 * What tie-breaks from ratings do where unrated players take part (C.07 Art. 10): they are dropped, leave unrated
 * opponents out, or count unrated players with a rating of the event's own rules.
 */
export type UnratedRule = 'drop' | 'leave-out' | number;

/** Ratings that tie-breaks use: that of the start for all rounds, or that which counted when the round was played. */
export const RATINGS_IN_TIE_BREAKS = ['first', 'of-the-round'] as const;

/** What orders players of equal strength and title (C.04.2 2.2): the alphabet, or what was announced in its place. */
export const ORDERS_OF_EQUALS = ['name', 'registration', 'lot'] as const;

/** All that pairings, points and standings depend on beside players and results. */
export interface Rules {
  /** Identity in the registry of systems, for example `dutch-2026`. */
  readonly system: string;
  /** Number of rounds declared beforehand (C.04.1 1). */
  readonly rounds: number;
  /** Colour drawn by lot for the first board of round 1; null until it is drawn. */
  readonly initialColour: Colour | null;
  readonly scoring: Scoring;
  readonly acceleration: Acceleration;
  /**
   * Virtual points as stored at the first pairing or read from a file. When `acceleration` is not `none`
   * and this is empty, the engine derives it once numbers exist.
   */
  readonly virtualPoints: readonly VirtualPoints[];
  readonly prohibitions: readonly Prohibition[];
  /** Clubs, federations, families and wishes that are kept apart as well; none if absent. */
  readonly keptApart?: readonly KeepApart[];
  /** Codes of C.07 in order, without `PTS`; for example `['BH/C1', 'BH', 'SB', 'DE']`. */
  readonly tieBreaks: readonly string[];
  readonly tieBreakText: TieBreakText;
  /** Published before the start; `drop`, as Art. 10 wants where the rules say nothing, if absent. */
  readonly unratedInTieBreaks?: UnratedRule;
  /** Which rating orders the players: record 172. FIDE's if absent. */
  readonly tournamentRating?: TournamentRating;
  /**
   * Lasts over 30 days, so that players may have several ratings, each from a round on (B.02, B.01 1.1.4); no if absent.
   */
  readonly longEvent?: boolean;
  /** Which of several ratings tie-breaks take: `first` if absent. */
  readonly ratingInTieBreaks?: (typeof RATINGS_IN_TIE_BREAKS)[number];
  /** What replaces the alphabet among players of equal rating and title (C.04.2 2.2); `name` if absent. */
  readonly orderOfEquals?: (typeof ORDERS_OF_EQUALS)[number];
  /**
   * For each kind of event the lists that are asked for a rating, the main one first; those that the method takes
   * ({@link tournamentRating}) where a kind is absent.
   */
  readonly ratingLists?: Partial<Readonly<Record<Pace, readonly ListStep[]>>>;
  /** Seed of drawn lots, so that a repeated drawing gives the same answer. */
  readonly lotSeed: number;
  /**
   * Deadline for corrections (C.04.2 4.3), in minutes after the last result of a round came in; none was announced if
   * absent.
   */
  readonly correctionMinutes?: number;
  /** Lim System only: the 100-point conditions of a Maxi-tournament apply (C.04.4.3 3.2.3, 3.8, 5.7). */
  readonly maxiTournament?: boolean;
  /** Matching-based engine only: β, the colour difference allowed to every player, in tenths of a game; 2 games if absent. */
  readonly maximumColourDifference?: number;
  /** Round robins only: the numbers of the table are drawn by the seed of the lots, not given by strength. */
  readonly numbersByLot?: boolean;
  /**
   * Round robins only: the players in the order of their numbers, as the arbiter gave them; who is missing follows. By
   * strength or by lot if absent.
   */
  readonly tableOrder?: readonly PlayerId[];
  /** Double round robin only: the last two rounds of the first cycle stay in the order of the table (C.05 Annex 1). */
  readonly lastRoundsInOrder?: boolean;
  /** Numbers on the tables and players who keep theirs; tables 1, 2, 3 … and nobody if absent. */
  readonly seating?: Seating;
}

/** Rules of an event of which nothing is told. */
export const DEFAULT_RULES: Rules = {
  system: 'dutch-2026',
  rounds: 7,
  initialColour: null,
  scoring: STANDARD_SCORING,
  acceleration: 'none',
  virtualPoints: [],
  prohibitions: [],
  tieBreaks: ['BH/C1', 'BH', 'SB', 'DE'],
  tieBreakText: '2026',
  lotSeed: 1,
};
