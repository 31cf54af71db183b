/** A round: boards, byes, issues, and why. */
import type {
  BoardReason,
  Colour,
  FloatKind,
  GameResult,
  PlayerId,
  Points,
  UnpairedKind,
  WhyNot,
} from '../../../src-engine/index.ts';
import type { RoundPhase } from './app.ts';
import type { PlayerName } from './reply.ts';

/** A board of the round’s page. */
export interface BoardRow {
  /** Number on the table. */
  readonly board: number;
  readonly white: BoardSide;
  readonly black: BoardSide;
  readonly result: GameResult;
  /** Result as printed, `1 – 0`; `''` while open. */
  readonly resultText: string;
  /** Time of the last change of the result, ISO 8601, `''` for none. */
  readonly resultAt: string;
  readonly flags: readonly { readonly kind: 'warn' | 'info'; readonly text: string }[];
}

/** A player on the way to a board. */
export interface PlayerToPair extends PlayerName {
  /** Standings score before the round, tenths. */
  readonly points: Points;
}

/** One player of a board, with what the pairing cost them. */
export interface BoardSide extends PlayerToPair {
  readonly float: FloatKind;
  /** Colour that the player was due and did not get; null otherwise. */
  readonly missedColour: Colour | null;
}

/** Who has no game, and what the round brings them, in tenths. */
export interface UnpairedRow extends PlayerName {
  readonly kind: UnpairedKind | 'absent' | 'withdrawn' | 'not-arrived';
  readonly points: Points;
  /** Why, in a few words. */
  readonly text: string;
}

/** What speaks against publishing, or wants to be known before. */
export interface RoundIssue {
  /** Names the issue in `round.readIssue`. */
  readonly id: string;
  /** `refuse` blocks publishing, `ask` wants to be read first, `note` is information. */
  readonly weight: 'refuse' | 'ask' | 'note';
  readonly title: string;
  readonly text: string;
  /** The rule that it follows from. */
  readonly article?: string;
  /** The round whose games are open, where that is the issue. */
  readonly openIn?: number;
  /** When and by whom it was marked as read; null while unread. */
  readonly read: { readonly at: string; readonly actor: string } | null;
}

/** The round’s page; `round` is 1-based. */
export interface RoundView {
  readonly round: number;
  readonly phase: RoundPhase;
  readonly boards: readonly BoardRow[];
  /** Who has no game; of a round that is not paired yet, who will have none. */
  readonly unpaired: readonly UnpairedRow[];
  /** Of a round that can be paired and is not yet: who is to be paired, with the numbers that they will have. */
  readonly toPair: readonly PlayerToPair[];
  /** The sum of the round: `boards × 2 + byes + absent = active`. */
  readonly sum: {
    readonly boards: number;
    readonly pairingByes: number;
    readonly otherByes: number;
    readonly absent: number;
    readonly active: number;
    readonly addsUp: boolean;
    /** Players missing from or doubled in the round. */
    readonly wrong: readonly PlayerName[];
  };
  /** Of a round that is not paired yet, what has to be known before; none of it can be marked as read. */
  readonly issues: readonly RoundIssue[];
  /** Of its publication, 0 before the first. */
  readonly version: number;
  /** ISO 8601, `''` where it is not published. */
  readonly publishedAt: string;
  /** Somebody arranged or changed it. */
  readonly handMade: boolean;
  /** Start position of a round of Chess960, `RNBQKBNR` as number 518; null without one. */
  readonly startPosition: { readonly number: number; readonly position: string } | null;
  /** Outcome of the independent check; null before it ran. */
  readonly check: {
    readonly agrees: boolean;
    readonly text: string;
    readonly at: string;
    /** A sentence each. */
    readonly violations: readonly string[];
  } | null;
  readonly system: { readonly id: string; readonly name: string; readonly edition: string };
  /** What may be done now. */
  readonly can: {
    readonly pair: boolean;
    readonly discard: boolean;
    readonly check: boolean;
    readonly publish: boolean;
    readonly unpublish: boolean;
    /** Reason beside a disabled primary button. */
    readonly reason: string;
  };
}

/** What speaks against a pair or the bye of a round by hand. */
export interface HandObjectionView {
  readonly players: readonly PlayerId[];
  /** As {@link WarningLevel} of a command. */
  readonly level: 2 | 3;
  readonly article: string;
  readonly text: string;
}

/** What a round by hand comes to so far. */
export interface RoundByHandView {
  readonly objections: readonly HandObjectionView[];
  /** Number on the table of each pair, in the order of the pairs. */
  readonly boards: readonly number[];
}

/** A board's reasons in words. */
export interface WordedReason extends Omit<BoardReason, 'reason' | 'colour'> {
  /** Why these two meet, or why this player has the bye; at most 200 characters. */
  readonly sentence: string;
  /** Why White has White. */
  readonly colourSentence: string;
  readonly colourArticle: string;
}

/** Why a board, or the bye, is as it is. */
export interface WhyView {
  readonly round: number;
  /** Number on the table; null, as Black is, for the bye. */
  readonly board: number | null;
  readonly reason: WordedReason;
  readonly white: PlayerName;
  readonly black: PlayerName | null;
  /** Colours of both players, round by round; null for a round without a game. */
  readonly colours: {
    readonly white: readonly (Colour | null)[];
    readonly black: readonly (Colour | null)[];
  };
  /** The criteria of its bracket, as FIDE's id and article, words, and the value as it is printed. */
  readonly rows: readonly {
    readonly id: string;
    readonly article: string;
    readonly label: string;
    readonly value: string;
    /** Nothing counts against it. */
    readonly perfect: boolean;
  }[];
  /** Wishes that this board does not meet, and what each would have cost. */
  readonly wishes: readonly string[];
  /** The steps of the system, a line each. */
  readonly trace: readonly string[];
}

/** The engine's answer with the values of the rows as they are printed. */
export interface WhyNotView extends Omit<WhyNot, 'comparison' | 'reason'> {
  /** At most 200 characters. */
  readonly sentence: string;
  readonly comparison: readonly {
    readonly id: string;
    readonly article: string;
    readonly label: string;
    readonly now: string;
    readonly then: string;
  }[];
  readonly aName: PlayerName;
  readonly bName: PlayerName;
}
