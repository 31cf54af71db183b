/** What the log says of players: who is entered, what is known of them, in which rounds they play. */
import { RATING_SOURCE_FIELDS, type Player, type PlayerId } from './player.ts';

/** Fields of a player that a person may set; the rest follows from other events. */
export const EDITABLE_FIELDS = [
  'name',
  'sex',
  'title',
  'womensTitle',
  'rating',
  'official',
  'laterRatings',
  'national',
  ...RATING_SOURCE_FIELDS,
  'estimate',
  'federation',
  'fideId',
  'birth',
  'club',
  'category',
  'feePaid',
  'noHalfBye',
] as const satisfies readonly (keyof Player)[];
export type EditablePlayer = Pick<Player, (typeof EDITABLE_FIELDS)[number]>;

/** The fields that decide the initial order: C.04.2 2.2. */
export const FIELDS_THAT_ORDER = [
  'name',
  'title',
  'rating',
  'estimate',
] as const satisfies readonly (keyof EditablePlayer)[];

/** Why a player sits out a round that they could have played. */
export type ByeKind = Player['absences'][number]['kind'];

/** What an arbiter has to look at when the entries are compared with a rating list. */
export const AUDIT_KINDS = [
  'other-person',
  'differs',
  'other-month',
  'twice',
  'missing',
  'out-of-line',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** A difference that was looked at and stays. */
export interface AuditSettlement {
  readonly player: PlayerId;
  /** The other entry of a likely double, null for other kinds. */
  readonly other: PlayerId | null;
  readonly kind: AuditKind;
  /** What was seen, such as `rating=2294`: anything else is asked about again. */
  readonly seen: string;
}

/**
 * Another month of a list than the one that players were entered with, or than the one that should count, and the arbiter
 * said that this stays. Asked again for any other pair of months.
 */
export interface MonthSettlement {
  /** Ratings came from another month than the one that counts, or the month that should count is not stored. */
  readonly about: 'changed' | 'missing';
  /** Name of the list, and two months of it, `2026-11`: the one that is used on, and the one that counts or should. */
  readonly list: string;
  readonly from: string;
  readonly to: string;
}

/** Events of players, each kind with its payload. */
export interface PlayerPayloads {
  'player-added': { readonly player: Player };
  /** Came when round 1 was on the wall: C.04.2 2.4. */
  'late-entry-added': { readonly player: Player };
  'players-added': { readonly players: readonly Player[]; readonly fileName: string };
  'player-changed': {
    readonly player: PlayerId;
    readonly name: string;
    readonly before: Partial<EditablePlayer>;
    readonly after: Partial<EditablePlayer>;
  };
  /** Rating, title or name changed when numbers had already been used: C.04.2 2.3, 4.3 (c). */
  'player-changed-late': PlayerPayloads['player-changed'];
  /** One person was entered twice; the games of `gone` are those of `kept` now. `after`: what was blank in `kept`. */
  'players-merged': {
    readonly kept: PlayerId;
    readonly name: string;
    readonly gone: PlayerId;
    readonly goneName: string;
    readonly after: Partial<EditablePlayer>;
    /** Whether the withdrawal or expulsion of one entry stays, as since version 2, or ends where the other one plays. */
    readonly leaving: 'stays' | 'ends';
  };
  /** The same once rounds are paired. */
  'players-merged-late': PlayerPayloads['players-merged'];
  /** The arbiter looked at a difference from the rating list, or at a likely double, and keeps the entry. */
  'audit-settled': AuditSettlement & { readonly name: string };
  'list-month-settled': MonthSettlement;
  'player-removed': { readonly player: PlayerId; readonly name: string };
  'player-arrival': {
    readonly player: PlayerId;
    readonly name: string;
    readonly arrival: Player['arrival'];
    readonly was: Player['arrival'];
    /** First round that takes the player into account, as known now. */
    readonly entryRound: number;
  };
  /** Seen, or no longer counted as seen, at the check-in of a round after the first: C.04.2 4.1. */
  'player-seen': {
    readonly player: PlayerId;
    readonly name: string;
    readonly round: number;
    readonly seen: boolean;
  };
  'player-withdrawn': {
    readonly player: PlayerId;
    readonly name: string;
    readonly fromRound: number | null;
    readonly was: number | null;
  };
  /** Expelled from a round on; undone by an entry that lets them play again. */
  'player-expelled': {
    readonly player: PlayerId;
    readonly name: string;
    readonly fromRound: number;
    readonly why: string;
  };
  'bye-set': {
    readonly player: PlayerId;
    readonly name: string;
    readonly round: number;
    readonly bye: ByeKind | null;
    readonly was: ByeKind | null;
  };
  /** A bye that the regulations advise against: a second half point, or a full point. */
  'bye-set-beyond-rules': PlayerPayloads['bye-set'] & { readonly why: string };
  /** Pairing numbers given or given anew: C.04.2 2.3, 2.4. */
  'numbers-assigned': {
    readonly round: number;
    /** Player and number. */
    readonly numbers: readonly (readonly [PlayerId, number])[];
  };
  /** Two players of equal strength exchanged their numbers. */
  'numbers-exchanged': {
    readonly players: readonly [PlayerId, PlayerId];
    /** Name and number before, of each. */
    readonly names: readonly [string, string];
    readonly numbers: readonly [number, number];
    /** The order of all players of this strength from now on. */
    readonly equals: readonly PlayerId[];
  };
}
