/**
 * What each printed document says, as plain data: texts and numbers, no positions. Builders make these views from
 * a tournament, layouts turn them into sheets. Points are tenths, names are `Lastname, Firstname`.
 */
import type {
  Colour,
  DraftedPair,
  Numbered,
  Points,
  Title,
  Tournament,
  Unpaired,
} from '../../../src-engine/index.ts';
import type { Languages } from '../../../src-engine/texts/index.ts';

export type { DocumentKind, DocumentRequest, PaperSize } from '../../ipc/contract.ts';

/** What a document says about itself, apart from the tournament. */
export interface DocumentMeta {
  /** Time of issue, ISO 8601 with the local offset; printed as it stands, without a change of time zone. */
  readonly issuedAt: string;
  /** Time of making where a version's time of issue stands in its place; absent where they are the same. */
  readonly madeAt?: string;
  /** Version of the publication; 0 prints none. */
  readonly version: number;
  /** True puts DRAFT across every page. */
  readonly draft: boolean;
  /** Short form of the newest log entry's hash, `''` for none. */
  readonly seal: string;
  /** By which the program finds again what was printed, `''` or absent for none. */
  readonly code?: string;
  /** Start of play as the arbiter announced it, `14:00`; `''` where unknown. */
  readonly playStarts: string;
  /** Announced starts of play by round, `2026-11-15T14:00`. */
  readonly starts?: Readonly<Record<number, string>>;
  /** Which part of a larger document it is, `Part 3`; stands before the number of the page. */
  readonly part?: string;
}

/** One entry of the event log, oldest first. */
export interface LogLine {
  /** Its kind, `round-published`; a document may take some kinds only. */
  readonly kind: string;
  readonly seq: number;
  /** ISO 8601 with the local offset. */
  readonly at: string;
  readonly actor: string;
  readonly title: string;
  readonly detail: string;
  readonly integrity: boolean;
  readonly undone: boolean;
  readonly seal: string;
}

/** The pairing that was on the wall before the present one. */
export interface FormerPairing extends Numbered {
  readonly version: number;
  readonly pairs: readonly DraftedPair[];
  readonly unpaired: readonly Unpaired[];
}

/** Everything that a document can be made from. */
export interface DocumentSource {
  readonly tournament: Tournament;
  readonly meta: DocumentMeta;
  /** For the arbiter's log; other documents ignore it. */
  readonly log: readonly LogLine[];
  /** One language or two. */
  readonly languages: Languages;
  /** For the changed boards: what was on the wall before, null where that is not known. */
  readonly former?: FormerPairing | null;
  /** Folder that holds the font files. */
  readonly fontFolder: string;
}

/** A finished PDF. The same request and source always give the same bytes. */
export interface RenderedPdf {
  readonly bytes: Uint8Array;
  /** `Round 7, Pairings by board` */
  readonly title: string;
  /** `Harbour Open 2026 - round 7 by board.pdf`, safe on every file system. */
  readonly fileName: string;
  readonly pages: number;
  /** Characters that no font can print, each once, `''` for none; they are printed as `�`. */
  readonly missingGlyphs: string;
}

/** Printed on every page of every document. */
export interface Imprint {
  readonly event: string;
  readonly version: number;
  readonly issuedAt: string;
  readonly draft: boolean;
  readonly seal: string;
  readonly code?: string;
  readonly part?: string;
}

/** What every document says. */
export interface View {
  readonly imprint: Imprint;
}

export interface RoundView extends View {
  readonly round: number;
  readonly playStarts: string;
}

export interface BoardSide {
  readonly name: string;
  /** What tells a player from a namesake, `IRL 1557`; `''` for most. */
  readonly mark: string;
  /** Standings score before the round. */
  readonly points: Points;
}

/** Who sits at a board. */
export type BoardName = Pick<BoardSide, 'name' | 'mark'>;

export interface PairingsByBoardView extends RoundView {
  readonly boards: readonly {
    readonly board: number;
    readonly white: BoardSide;
    readonly black: BoardSide;
    /** `1 – 0`; `''` while open: then the box is for the pen. */
    readonly result: string;
  }[];
  /** Players of the round without a game, and why. */
  readonly unpaired: readonly { readonly name: string; readonly reason: string }[];
}

export interface PairingsByNameView extends RoundView {
  /** In alphabetical order. */
  readonly entries: readonly {
    readonly name: string;
    /** As in {@link BoardSide}. */
    readonly mark: string;
    /** Letter under which the name stands. */
    readonly initial: string;
    readonly board: number | null;
    readonly colour: Colour | null;
    /** `plays Balint, Nora`, or why there is no game. */
    readonly note: string;
  }[];
}

export interface ResultSlipsView extends RoundView {
  readonly slips: readonly {
    readonly board: number;
    readonly white: BoardName;
    readonly black: BoardName;
  }[];
}

export interface PersonColumns {
  readonly name: string;
  readonly title: Title | null;
  readonly federation: string;
  /** 0 for unrated. */
  readonly rating: number;
}

/** A tie-break as a column; `ranks` is false where it is shown for information only. */
export interface RankingColumn {
  readonly code: string;
  readonly name: string;
  readonly ranks: boolean;
}

export interface StandingsView extends View {
  readonly afterRound: number;
  /** Games of the rounds counted that have no result yet. */
  readonly openGames: number;
  readonly columns: readonly RankingColumn[];
  readonly rows: readonly (PersonColumns & {
    readonly rank: number;
    readonly points: Points;
    /** Printed values, one for each column. */
    readonly values: readonly string[];
  })[];
}

/** One round of one player. */
export interface WallCell {
  readonly colour: Colour | null;
  /** The opponent's number on the chart, null without an opponent. */
  readonly opponent: number | null;
  /** Stands where the opponent would: `bye`; `''` otherwise. */
  readonly label: string;
  /** `1`, `½`, `0`, `+`, `–`; `''` while open. */
  readonly result: string;
  /** True for a game without a final result: a line for the pen. */
  readonly open: boolean;
}

export interface WallChartView extends View {
  readonly afterRound: number;
  /** Games of the rounds counted that have no result yet. */
  readonly openGames: number;
  /** Rounds of the event; every one has a column. */
  readonly rounds: number;
  readonly rows: readonly (PersonColumns & {
    readonly number: number;
    readonly cells: readonly WallCell[];
    readonly points: Points;
    readonly rank: number;
  })[];
}

export interface CrosstableView extends View {
  readonly afterRound: number;
  readonly columns: readonly RankingColumn[];
  /** Games of the rounds counted that have no result yet. */
  readonly openGames: number;
  readonly rows: readonly (PersonColumns & {
    readonly rank: number;
    /** Results against the player of each row, in order of play: `1`, `½0`; null against themselves. */
    readonly results: readonly (string | null)[];
    readonly points: Points;
    readonly values: readonly string[];
  })[];
}

export interface PlayerListView extends View {
  readonly rows: readonly (PersonColumns & {
    /** 0 until numbers are assigned. */
    readonly number: number;
    readonly fideId: string;
    readonly club: string;
    readonly category: string;
    /** `from round 3`, `left after round 5`; `''` for none. */
    readonly note: string;
  })[];
}

export interface ArbitersLogView extends View {
  readonly entries: readonly LogLine[];
}
