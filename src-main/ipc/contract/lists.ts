/** Rating lists kept beside the settings, the same for all tournaments. */
import type { ListStep, Pace } from '../../../src-engine/index.ts';
import type { ChosenFile } from './files.ts';
import type { PlayerName } from './reply.ts';

/** A rating list on this machine. */
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
  /** Players with a cell that was left blank since it cannot be read. */
  readonly blanks: number;
  /** The first lines that were left out, or have such a cell; a hundred at most. */
  readonly odd: readonly OddListLine[];
}

/** A line of a list that was not read as it stands. */
export interface OddListLine {
  /** Line of the file, counted from 1. */
  readonly line: number;
  /** One of {@link ListReview.fields}: the cell that was left blank. `''`: the line was left out. */
  readonly field: string;
  /** What stands there. */
  readonly text: string;
}

/** The lists on this machine, and the reading that goes on. */
export interface ListsView {
  /** FIDE's first, then by name, the newest month first. */
  readonly lists: readonly RatingListRow[];
  /** Free bytes of the disk; null where that cannot be told. */
  readonly free: number | null;
  /** Name of the file that is being read, `''` for none. */
  readonly reading: string;
  /** The list whose ratings count now, by {@link ListsView.day}; null where none is stored. */
  readonly inUse: string | null;
  /** All lists that are asked in the open tournament, that one among them. */
  readonly asked: readonly string[];
  /** Day that decides which list counts, `2026-11-13`: the start of the open tournament, else today. */
  readonly day: string;
  readonly isStartOfTournament: boolean;
  /** Players of the open tournament whose rating came from another month of the list in use, where that is not settled. */
  readonly otherMonth: number;
  /** The list in use is not of the month in which the tournament starts, and that is not settled. */
  readonly isMonthMissing: boolean;
  /** `2026-11-22`. */
  readonly today: string;
  /** Where lists are fetched from, the addresses separated by blanks; `''` for nowhere. */
  readonly address: string;
  /** The same addresses one by one. */
  readonly sources: readonly ListSource[];
  /** They are fetched by themselves once a day. */
  readonly keepsFresh: boolean;
  /** The entries are compared by themselves when a list is read, and a notice tells of another month. */
  readonly comparesByItself: boolean;
}

/** An address from which a list is fetched. */
export interface ListSource {
  readonly address: string;
  /** Day when it last gave its list, `''` for never. */
  readonly fetchedOn: string;
  /** Why it did not since; null where nothing stood in its way. */
  readonly setback: ListSetback | null;
}

/** What one press on the addresses brought. */
export interface ListsFetched {
  /** Stored, since nothing had to be asked. */
  readonly stored: readonly Pick<RatingListRow, 'name' | 'month'>[];
  /** Addresses whose list is stored already. */
  readonly same: number;
  /** Addresses that gave none: {@link ListSource.setback} says why. */
  readonly failed: number;
  /** Files of which something has to be said first; each waits like one that was chosen. */
  readonly waiting: readonly (ListReview & ChosenFile)[];
}

/** A list was not fetched, or not taken. */
export interface ListSetback {
  /** ISO 8601. */
  readonly at: string;
  /** The file came, and somebody has to say whether it is taken. */
  readonly isQuestion: boolean;
  /** Why, as a sentence. */
  readonly why: string;
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
  /** K of each; 0 where the list tells none. */
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
  /** {@link RatingListRow.id}. */
  readonly id: string;
  readonly name: string;
  /** `2026-11`. */
  readonly month: string;
}

/** What a list has for a name or a number. */
export interface ListSearch {
  readonly list: SearchedList;
  /** Kind of rating that this list is asked for first in the open tournament. */
  readonly pace: Pace;
  /** {@link MOST_HITS} at most. */
  readonly players: readonly ListedPlayer[];
  /** How many there are in all, counted to 1,000. */
  readonly count: number;
  /** Who stands only on other lists, list by list; empty where one list was asked for. */
  readonly others: readonly ListHitsElsewhere[];
  /** All lists that can be searched, the main one first. */
  readonly lists: readonly SearchedList[];
  readonly unsure: UnsureLists;
}

/** National lists whose ratings are not taken, since of several none is known to be of the federation; none where that is clear. */
export interface UnsureLists {
  readonly names: readonly string[];
  /** That of record 172, three letters. */
  readonly federation: string;
}

/** Players who stand on this list and not on those before it. */
export interface ListHitsElsewhere {
  readonly list: SearchedList;
  readonly pace: Pace;
  readonly players: readonly ListedPlayer[];
}

/** The lists that a sequence may name. */
export interface ListChoices {
  /** Kind of the open event, by its time control: each kind has a sequence of its own. */
  readonly pace: Pace;
  /** The sequence where the arbiter sets none. */
  readonly usual: readonly ListStep[];
  /** Each kind of rating of FIDE's list, of all national lists, and of each other list that is stored. */
  readonly steps: readonly ListStep[];
  /** National lists of which it is not known whether they are of the federation: several, or none. */
  readonly unsure: readonly string[];
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
  /** As {@link RatingListRow.name}, `form` and `month`. */
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

/** A rating of a player on one of the lists. */
export interface CandidateRating {
  readonly list: SearchedList;
  readonly pace: Pace;
  /** Above 0. */
  readonly rating: number;
  /** 0 where the list tells none. */
  readonly k: number;
}

/** A player of a list, as they would be entered now. */
export interface Candidate {
  readonly player: ListedPlayer;
  readonly list: SearchedList;
  /** The rating that counts here, 0 for none, and its kind. */
  readonly rating: number;
  readonly pace: Pace | '';
  /** The list that it is from, and its month. */
  readonly source: { readonly list: string; readonly month: string };
  /** Every rating that a list has of them, those that are asked first in their order. */
  readonly values: readonly CandidateRating[];
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
