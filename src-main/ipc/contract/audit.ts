/** Data of players beside the rating lists: who differs, who may stand twice, and what taking over changes. */
import type { AuditKind, OutOfLine, Player, PlayerId } from '../../../src-engine/index.ts';
import type { ListedPlayer, SearchedList, UnsureLists } from './lists.ts';
import type { PlayerName } from './reply.ts';

/** A field in which an entry differs from the list, both as they are shown; `''` for nothing. */
export interface AuditField {
  readonly field:
    ('name' | 'title' | 'rating' | 'official' | 'national') | ('federation' | 'sex' | 'birth' | 'fideId');
  readonly entered: string;
  readonly listed: string;
}

/** A player whose data want a look. */
export interface AuditRow {
  /**
   * Has the FIDE ID of somebody else, differs from the lists, agrees with another month than that of the rating, may be
   * entered twice, is found on none of the lists, or looks unusual.
   */
  readonly kind: AuditKind;
  /** Of a likely double the entry to keep. */
  readonly player: PlayerName;
  /** Who may be the same person. */
  readonly other: PlayerName | null;
  readonly fields: readonly AuditField[];
  /** The list that the row speaks of; null where it is none. */
  readonly list: SearchedList | null;
  /** The pairing number that the player has and the one that follows from the list, where it is another one. */
  readonly number: { readonly from: number; readonly to: number } | null;
  /** How many players of the list may be meant by somebody who is not found. */
  readonly likely: number;
  readonly oddities: readonly OutOfLine[];
  /** What is seen here, for the log. */
  readonly seen: string;
}

/** The entries beside the lists that are asked. */
export interface AuditView {
  /** The main one. */
  readonly list: SearchedList | null;
  /** All that are compared, the main one first. */
  readonly lists: readonly SearchedList[];
  readonly unsure: UnsureLists;
  /** Grouped by kind, in the order of harm. */
  readonly rows: readonly AuditRow[];
  /** Month of the list that should be compared, `2026-11`: that of the start, else this one. */
  readonly wantedMonth: string;
  /** Rows that were looked at and stay as they are. */
  readonly kept: number;
  /** Players whose entry agrees with the list. */
  readonly agree: number;
  /** Players whose rating came from another month of one of these lists, and of whom the arbiter has not said what counts. */
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

/** A player of a list who may be meant. */
export interface AuditHit extends ListedPlayer {
  readonly list: SearchedList;
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
  /** Who of the lists may be meant by somebody who is not found or has another FIDE ID, the likeliest first. */
  readonly hits: readonly AuditHit[];
  /** Why two entries cannot be merged, `''` where they can. */
  readonly obstacle: string;
}
