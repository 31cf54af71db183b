/**
 * A tournament as the engine sees it: plain, immutable data. Storage folds its event log into this value,
 * a TRF is read into it and written from it, and every system, check and document starts from it.
 */
import type { Colour } from './colour.ts';
import type { Pace, Player, PlayerId } from './player.ts';
import type { Points } from './points.ts';
import { isWaiting, type GameResult, type UnpairedKind } from './result.ts';
import type { TournamentRating } from './tournament-rating.ts';
import { STANDARD_SCORING, type Scoring } from './scoring.ts';
import type { Numbered, Seating } from './seating.ts';
import type { OutsideValues, SettledTie, StartPosition } from './settled.ts';

/** Texts of the report's heading (TRF 012–132, 182, 222). Dates are `YYYY/MM/DD`, `''` where unknown. */
export interface TournamentInfo {
  readonly name: string;
  readonly city: string;
  readonly federation: string;
  readonly startDate: string;
  readonly endDate: string;
  /** Free text of record 092. */
  readonly type: string;
  readonly chiefArbiter: string;
  readonly deputyArbiters: readonly string[];
  /** Free text of record 122. */
  readonly timeControl: string;
  /** Record 222, for example `5400+30`; `''` where unknown. */
  readonly encodedTimeControl: string;
  /** Date of each round, `YYYY/MM/DD` or `''`; may be shorter than the number of rounds. */
  readonly roundDates: readonly string[];
  /** Record 182. */
  readonly pairingController: string;
}

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

/** Players who may not meet each other in these rounds (TRF26 260, XXP). */
export interface Prohibition {
  readonly firstRound: number;
  readonly lastRound: number;
  readonly players: readonly PlayerId[];
}

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

export const RATINGS_IN_TIE_BREAKS = ['first', 'of-the-round'] as const;

export const ORDERS_OF_EQUALS = ['name', 'registration', 'lot'] as const;

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
  /** Kinds of rating in the order in which a list is asked for them; by the time control if absent. */
  readonly ratingSequence?: readonly Pace[];
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

export interface Board {
  readonly white: PlayerId;
  readonly black: PlayerId;
  readonly result: GameResult;
  /**
   * Result for the rating report where a correction came too late for standings and pairings
   * (C.04.2 4.3); null otherwise.
   */
  readonly ratedAs: GameResult | null;
}

export interface Unpaired {
  readonly player: PlayerId;
  readonly kind: UnpairedKind;
}

/** Draft: only the arbiter sees it. Checked: a second method confirmed it. Published: on the wall. */
export const ROUND_STAGES = ['draft', 'checked', 'published'] as const;
export type RoundStage = (typeof ROUND_STAGES)[number];

/**
 * One round. Boards are in the order of the hall, which is the board order but for fixed boards. A player on no board and
 * without an entry in `unpaired` was absent and has a blank cell, which counts as a zero-point bye.
 */
export interface Round extends Numbered {
  readonly stage: RoundStage;
  readonly boards: readonly Board[];
  readonly unpaired: readonly Unpaired[];
  /** 1 for the first publication, 2 after a re-publication … 0 before. */
  readonly version: number;
  /** Time of publication, ISO 8601 with offset; `''` before. */
  readonly publishedAt: string;
  /** Set when a person changed the pairing that the system proposed. */
  readonly handMade: boolean;
  /** System and edition that paired the round, for example `dutch-2026`; `''` where unknown (imported). */
  readonly system: string;
}

/** A line of an imported file that the program does not interpret, kept verbatim and written back in place. */
export interface KeptRecord {
  readonly line: string;
  /** Tag of the record that preceded it in the file, `''` at the top. */
  readonly after: string;
}

/** Team of an imported report (TRF 013 or 310). */
export interface Team {
  readonly name: string;
  readonly players: readonly PlayerId[];
}

/**
 * How an imported report spelled and ordered its records, so that records which have not changed since are written
 * back byte by byte. Only the TRF room reads and writes it; nothing else in the tournament depends on it.
 */
export interface FileLayout {
  /** `trf06`, `trf16` or `trf26`; a report written in another format ignores the layout. */
  readonly format: string;
  /** For each line of the file the key of its record; `''` for the next of the kept records. */
  readonly order: readonly string[];
  /** Records that the file spells otherwise than the writer does: used while the record's sense is unchanged. */
  readonly spellings: readonly {
    readonly key: string;
    readonly sense: string;
    readonly lines: readonly string[];
  }[];
}

export interface Tournament {
  readonly info: TournamentInfo;
  readonly rules: Rules;
  /** In order of registration (by id). */
  readonly players: readonly Player[];
  /** Index 0 is round 1. */
  readonly rounds: readonly Round[];
  readonly teams: readonly Team[];
  readonly keptRecords: readonly KeptRecord[];
  /** Present only where the tournament was read from a report. */
  readonly file?: FileLayout;
  /** Ties that lot or the arbiter settled, oldest first; none if absent. */
  readonly settledTies?: readonly SettledTie[];
  /** Start positions drawn for rounds of Chess960; none if absent. */
  readonly startPositions?: readonly StartPosition[];
  /** Tie-break values computed elsewhere; none if absent. */
  readonly outsideValues?: readonly OutsideValues[];
}

export const BLANK_INFO: TournamentInfo = {
  name: '',
  city: '',
  federation: '',
  startDate: '',
  endDate: '',
  type: '',
  chiefArbiter: '',
  deputyArbiters: [],
  timeControl: '',
  encodedTimeControl: '',
  roundDates: [],
  pairingController: '',
};

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

export const BLANK_TOURNAMENT: Tournament = {
  info: BLANK_INFO,
  rules: DEFAULT_RULES,
  players: [],
  rounds: [],
  teams: [],
  keptRecords: [],
};

/** Number of rounds that are on the wall. */
export function publishedRounds({ rounds }: Tournament): number {
  const draft = rounds.findIndex(({ stage }) => stage !== 'published');
  return draft < 0 ? rounds.length : draft;
}

/** Rounds (1-based) that are not on the wall yet, the last first: that is the order in which they can be discarded. */
export function draftedRounds(tournament: Tournament): readonly number[] {
  const published = publishedRounds(tournament);
  return tournament.rounds
    .map((_, index) => index + 1)
    .filter((round) => round > published)
    .reverse();
}

/** The tournament without a round that is only drafted: drafts are the arbiter's own. */
export function publishedPart(tournament: Tournament): Tournament {
  const last = tournament.rounds.at(-1);
  if (last === undefined || last.stage === 'published') return tournament;
  return { ...tournament, rounds: tournament.rounds.slice(0, -1) };
}

/** Number of the start position drawn for a round of Chess960; null without one. */
export function startPositionIn({ startPositions = [] }: Tournament, round: number): number | null {
  return startPositions.find((drawn) => drawn.round === round)?.number ?? null;
}

/** Newest round that has a result, 0 for none: standings stand after it unless another is asked for. */
export function newestPlayedRound({ rounds }: Tournament): number {
  return rounds.findLastIndex(({ boards }) => boards.some(({ result }) => result !== 'open')) + 1;
}

/** Games of a round without a final result. */
export function openGames({ boards }: Round): number {
  return boards.filter(({ result }) => isWaiting(result)).length;
}

/** Looks players up by identity. */
export function playersById(tournament: Tournament): ReadonlyMap<PlayerId, Player> {
  return new Map(tournament.players.map((player) => [player.id, player]));
}
