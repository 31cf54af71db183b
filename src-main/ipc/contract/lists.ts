/** Rating lists kept beside the settings, the same for all tournaments. */
import type { AuditKind, OutOfLine, Pace, Player, PlayerId } from '../../../src-engine/index.ts';
import type { PlayerName } from './reply.ts';

export interface RatingListRow {
  readonly id: string;
  /** `FIDE`, a federation's list, or what the arbiter called it. */
  readonly name: string;
  /** `combined`, `legacy`, `standard`, `rapid`, `blitz`, `xml` or `table`. */
  readonly form: string;
  /** `2026-11`. */
  readonly month: string;
  readonly entries: number;
  readonly bytes: number;
  /** When it was read, ISO 8601. */
  readonly readAt: string;
  /** The file that it was read from, and its SHA-256. */
  readonly file: string;
  readonly hash: string;
  /** Lines whose columns were too long, all read; and lines that were not understood. */
  readonly overflows: number;
  readonly unreadable: number;
}

export interface ListsView {
  /** FIDE's first, then by name, the newest month first. */
  readonly lists: readonly RatingListRow[];
  /** Free bytes of the disk; null where that cannot be told. */
  readonly free: number | null;
  /** Name of the file that is being read, `''` for none. */
  readonly reading: string;
  /** The list whose ratings count now, by {@link ListsView.day}; null where none is stored. */
  readonly inUse: string | null;
  /** Day that decides which list counts, `2026-11-13`: the start of the open tournament, else today. */
  readonly day: string;
  readonly isStartOfTournament: boolean;
  /** Players of the open tournament whose rating came from another month of the list in use. */
  readonly otherMonth: number;
  /** `2026-11-22`. */
  readonly today: string;
  /** Where a list is fetched from on a press, `''` for nowhere; and the day when it last was, `''` for never. */
  readonly address: string;
  readonly fetchedOn: string;
  /** The entries are compared by themselves when a list is read, and a notice tells of another month. */
  readonly comparesByItself: boolean;
}

/** A player as a list has them. */
export interface ListedPlayer {
  /** Place in the list, by which commands name them. */
  readonly place: number;
  /** Number in the list: the FIDE ID in FIDE's. */
  readonly number: string;
  /** 0 for none. */
  readonly fideId: number;
  readonly name: string;
  readonly federation: string;
  readonly sex: 'm' | 'w' | '';
  readonly title: string;
  /** 0 for no rating. */
  readonly standard: number;
  readonly rapid: number;
  readonly blitz: number;
  readonly standardK: number;
  readonly rapidK: number;
  readonly blitzK: number;
  /** Year, 0 for none. */
  readonly born: number;
  readonly inactive: boolean;
  readonly club: string;
}

/** The list that was searched. */
export interface SearchedList {
  readonly id: string;
  readonly name: string;
  readonly month: string;
}

export interface ListSearch {
  readonly list: SearchedList;
  /** Kinds of rating in the order in which they count in the open tournament. */
  readonly sequence: readonly Pace[];
  readonly players: readonly ListedPlayer[];
  /** How many there are in all, counted to 1,000. */
  readonly count: number;
}

/** A column of a national or club list. */
export interface ListColumn {
  readonly heading: string;
  /** The first values in it that are not blank, three at most. */
  readonly samples: readonly string[];
  /** One of {@link ListReview.fields}, `''` for a column that is not read. */
  readonly field: string;
}

/** What a file is, before it is read. */
export interface ListReview {
  readonly name: string;
  readonly form: string;
  readonly month: string;
  /** Nothing in the file or in its name tells the month: it is when the file was written. */
  readonly monthIsGuess: boolean;
  /** Columns of a table, none for FIDE's forms, as kept for these headings or else as the headings suggest. */
  readonly columns: readonly ListColumn[];
  /** What a column may be. */
  readonly fields: readonly string[];
  /** Federation of players for whom the table names none, `''` for unknown. */
  readonly federation: string;
  /** The columns are taken as they were when a table with these headings was last read. */
  readonly isRemembered: boolean;
}

/** Most hits that a search gives. */
export const MOST_HITS = 100;

/** A player of a list, as they would be entered now. */
export interface Candidate {
  readonly player: ListedPlayer;
  readonly list: SearchedList;
  /** The rating that counts here, 0 for none, and its kind. */
  readonly rating: number;
  readonly pace: Pace | '';
  /** Pairing number that they would get, of how many; 0 where only the next pairing gives numbers. */
  readonly number: number;
  readonly of: number;
  /** Round from which they would play. */
  readonly entryRound: number;
  /** Comes after the first pairing: C.04.2 2.4. */
  readonly isLate: boolean;
  /** Who is entered with this FIDE ID. */
  readonly entered: PlayerName | null;
  /** Who is entered and may be the same person. */
  readonly near: readonly PlayerName[];
}

/** A field in which an entry differs from the list, both as they are shown; `''` for nothing. */
export interface AuditField {
  readonly field: 'name' | 'title' | 'rating' | 'official' | 'federation' | 'sex' | 'birth';
  readonly entered: string;
  readonly listed: string;
}

export interface AuditRow {
  /** Differs from the list, may be entered twice, is not found on the list, or looks unusual. */
  readonly kind: AuditKind;
  /** Of a likely double the entry to keep. */
  readonly player: PlayerName;
  /** Who may be the same person. */
  readonly other: PlayerName | null;
  readonly fields: readonly AuditField[];
  /** The pairing number that follows from the list, where it is another one. */
  readonly number: { readonly from: number; readonly to: number } | null;
  /** Players of the list who may be meant by somebody who is not found. */
  readonly likely: number;
  readonly oddities: readonly OutOfLine[];
  /** What is seen here, for the log. */
  readonly seen: string;
}

/** The entries beside the list that counts. */
export interface AuditView {
  readonly list: SearchedList | null;
  /** Grouped by kind, in the order of harm. */
  readonly rows: readonly AuditRow[];
  /** Month of the list that should be compared, `2026-11`: that of the start, else this one. */
  readonly wantedMonth: string;
  /** Rows that were looked at and stay as they are. */
  readonly kept: number;
  /** Players whose entry agrees with the list. */
  readonly agree: number;
  /** Players whose rating came from another month of this list. */
  readonly otherMonth: number;
}

/** What other data of players change beside them. */
export interface ChangeEffects {
  /** Pairing numbers that move, and those of them that are not of the players who change. */
  readonly numbers: number;
  readonly others: number;
  /** Players whose rank changes. */
  readonly ranks: number;
  /** Rounds that are paired already. */
  readonly rounds: number;
  /** Codes of the tie-breaks that count ratings. */
  readonly tieBreaks: readonly string[];
  /** Players who enter or leave groups that prizes are given in. */
  readonly groups: readonly Regrouped[];
}

/** A player whose prize groups change, by the labels of the groups. */
export interface Regrouped {
  readonly player: PlayerId;
  readonly leaves: readonly string[];
  readonly enters: readonly string[];
}

/** One row, as closely as it can be looked at. */
export interface AuditDetail {
  readonly about: Pick<
    Player,
    'federation' | 'birth' | 'club' | 'fideId' | 'ratingSource' | 'ratingList' | 'ratingMonth'
  >;
  /** Every compared field, beside the list or beside the other entry. */
  readonly fields: readonly AuditField[];
  /** Null where there is nothing to take. */
  readonly effects: ChangeEffects | null;
  /** Who of the list may be meant by somebody who is not found, the likeliest first. */
  readonly hits: readonly ListedPlayer[];
  /** Why two entries cannot be merged, `''` where they can. */
  readonly obstacle: string;
}
