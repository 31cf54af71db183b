/** The players and the check-in of each round. */
import type {
  LaterRating,
  Colour,
  Pace,
  PlayerId,
  Points,
  Presence,
  RatingOrigin,
  Sex,
  Title,
} from '../../../src-engine/index.ts';
import type { PlayerName } from './reply.ts';

/** A player in the list. */
export interface PlayerRow extends PlayerName {
  /** The women's title beside the title; absent or null for none. */
  readonly womensTitle?: Title | null;
  readonly sex: Sex | null;
  /** Three letters, `''` where unknown. */
  readonly federation: string;
  readonly fideId: string;
  /** `YYYY/MM/DD` with `00` for unknown parts; `''` where unknown. */
  readonly birth: string;
  readonly club: string;
  readonly category: string;
  readonly feePaid: boolean;
  /** True of a player who is not eligible for half-point byes. */
  readonly noHalfBye: boolean;
  readonly ratingSource: 'list' | 'file' | 'typed';
  /** Name and month of the list that the rating came from, and its kind; `''` for other sources. */
  readonly ratingList: string;
  readonly ratingMonth: string;
  readonly ratingPace: Pace | '';
  /** Where each of the ratings came from; the first is the tournament rating's, as above. */
  readonly origins: Readonly<Record<'rating' | 'official' | 'national', RatingOrigin>>;
  /** FIDE's rating and the national one, 0 for none; the rating of the row is the tournament's. */
  readonly laterRatings: readonly LaterRating[];
  readonly official: number;
  /** K beside FIDE's rating; null for none. */
  readonly listK: number | null;
  readonly national: number;
  /** Strength that the arbiter estimates for an unrated player (C.04.2 2.1); 0 for none. */
  readonly estimate: number;
  /** Presence at the check-in of the first round: C.04.2 4.1. */
  readonly arrival: 'expected' | 'here' | 'later';
  /** At the check-in that is open; after the last round, at that of the last. */
  readonly presence: Presence;
  /** Time of the mark by which the player is here, ISO 8601, `''` for none. */
  readonly arrivedAt: string;
  /** One mark for each declared round. */
  readonly rounds: readonly RoundMark[];
  /** First round that they play in. */
  readonly entryRound: number;
  /** First round for which they are withdrawn; null while they play. */
  readonly withdrawnFrom: number | null;
  /** Rounds that they have a bye in, by request. */
  readonly absences: readonly { readonly round: number; readonly kind: 'half' | 'zero' | 'full' }[];
  /** Standings score, tenths. */
  readonly points: Points;
  /** Things worth a look, in a few words each: `No FIDE ID`, `Typed by hand`, `Bye R4`. */
  readonly notes: readonly { readonly kind: 'warn' | 'info' | 'neutral'; readonly text: string }[];
}

/** What a player did or will do in a round, as the desk's table marks it. */
export type RoundMark =
  | 'played'
  /** Paired, or to be paired, and not over; `here` is sure of it. */
  | 'plays'
  | 'here'
  | 'half'
  | 'full'
  | 'zero'
  /** Entered, or expected, from a later round on. */
  | 'coming'
  | 'out';

/** All players, and how many are where. */
export interface PlayersView {
  readonly players: readonly PlayerRow[];
  /** How many are where; players with a bye count as absent. */
  readonly counts: {
    readonly here: number;
    readonly expected: number;
    readonly coming: number;
    readonly absent: number;
    readonly out: number;
  };
  /** Round whose check-in is open; null once all rounds are published. */
  readonly checkInRound: number | null;
  /** True once anybody was seen at that check-in. */
  readonly checkInBegun: boolean;
  /** Who was entered last, the newest first, and when. */
  readonly enteredLast: readonly { readonly player: PlayerId; readonly at: string }[];
  /** Undoing the last step takes the newest of them back. */
  readonly undoTakesEntry: boolean;
}

/** A player with their games. */
export interface PlayerCard {
  readonly player: PlayerRow;
  /** Rank now, shared ones alike; null before the first round. */
  readonly rank: number | null;
  readonly games: readonly {
    readonly round: number;
    /** Board, colour and opponent are null for a round without a game. */
    readonly board: number | null;
    readonly colour: Colour | null;
    readonly opponent: PlayerName | null;
    /** Result as printed from this player's side: `1`, `½`, `0`, `+`, `bye`, `open`. */
    readonly result: string;
    readonly points: Points;
    /** Rated games: expected score and change of the rating, `0.64` and `+7.2`; empty for the others. */
    readonly expected: string;
    readonly change: string;
  }[];
  /** What the event does to the rating, in sentences with their articles; empty before the first round. */
  readonly rating: readonly string[];
  readonly history: readonly { readonly at: string; readonly text: string }[];
}
