/**
 * What the log of a tournament file can say: one kind of event for each fact, with the payload that is stored.
 * A payload tells the whole fact, also what was there before, so that the log reads without replaying it.
 * Payloads are versioned: `event-kinds.ts` names the newest form, `upcast.ts` lifts older ones.
 */
import type { CheckFinding, CheckVerdict } from './check-verdict.ts';
import type { Colour } from './colour.ts';
import type { Incident } from './incident.ts';
import type { Player, PlayerId } from './player.ts';
import type { GameResult } from './result.ts';
import type { Numbered } from './seating.ts';
import type { OutsideValues, SettledTie } from './settled.ts';
import type { Rules, Tournament, TournamentInfo, Unpaired } from './tournament.ts';

/** Fields of a player that a person may set; the rest follows from other events. */
export const EDITABLE_FIELDS = [
  'name',
  'sex',
  'title',
  'rating',
  'official',
  'laterRatings',
  'national',
  'ratingSource',
  'ratingList',
  'ratingMonth',
  'ratingPace',
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

/** First and last number of a run of events, both included. */
export type EventRange = readonly [first: number, last: number];

/** One board of a drafted round. */
export interface DraftedPair {
  readonly white: PlayerId;
  readonly black: PlayerId;
}

/** A result and the game that it belongs to: a board that was paired anew does not take it. */
interface ResultFact extends DraftedPair {
  readonly round: number;
  /** Number on the table. */
  readonly board: number;
  readonly result: GameResult;
  readonly was: GameResult;
  /** Why a correction was made, in the arbiter's words; absent where nothing was said. */
  readonly why?: string;
}

/** Who plays and who does not, the pairs in the order of the hall. */
interface RoundPlayers extends Numbered {
  readonly round: number;
  readonly pairs: readonly DraftedPair[];
  /** Byes of the round, the pairing-allocated one among them. Players neither here nor on a board are absent. */
  readonly unpaired: readonly Unpaired[];
}

/** Boards of the system's own round that a hand made otherwise. */
export interface DueBoards {
  readonly pairs: readonly DraftedPair[];
  /** The bye of the system; null where it is the same, or there is none. */
  readonly bye: PlayerId | null;
}

/** What an arbiter has to look at when the entries are compared with a rating list. */
export const AUDIT_KINDS = ['differs', 'twice', 'missing', 'out-of-line'] as const;
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

/** How much personal data a log has that the report of a finished event does not need. */
export interface PersonalData {
  /** Players whose day or month of birth is known, now or in an earlier entry. */
  readonly birthDates: number;
  /** Players whose entry fee is noted as paid, now or in an earlier entry. */
  readonly fees: number;
  /** Incidents for the log only, those that were undone among them. */
  readonly incidents: number;
}

interface EffectiveChange {
  /** Number of the entry that is undone or redone, or that is gone back to. */
  readonly of: number;
  /** Entries that stop to count. */
  readonly drop: readonly EventRange[];
  /** Entries that count again. */
  readonly restore: readonly EventRange[];
  /** What the entry undoes or redoes, in words. */
  readonly label: string;
}

/** Every kind of event with its payload. */
/** A document that left the program, in the version that it had then; `round` is null for one of the event. */
interface IssuedDocument {
  readonly document: string;
  readonly title: string;
  readonly round: number | null;
  readonly version: number;
  readonly pages: number;
}

export interface EventPayloads {
  'tournament-created': { readonly info: TournamentInfo; readonly rules: Rules };
  'tournament-imported': {
    readonly tournament: Tournament;
    readonly format: string;
    readonly fileName: string;
    /** What the file did not tell and what was taken, a sentence each; absent in entries of older versions. */
    readonly assumed?: readonly string[];
  };
  /** A round that was imported although the rules do not give it: C.02, imports that break rules. */
  'import-against-rules': { readonly round: number; readonly text: string };
  'settings-changed': {
    readonly info: TournamentInfo;
    readonly rules: Rules;
    readonly changes: readonly string[];
  };
  /** Rules changed after the first round was published. */
  'rules-changed-late': {
    readonly info: TournamentInfo;
    readonly rules: Rules;
    readonly changes: readonly string[];
  };
  /** The tournament is no longer run by the rules of FIDE alone; there is no way back. */
  'fide-mode-left': { readonly why: string };
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
  'player-changed-late': EventPayloads['player-changed'];
  /** One person was entered twice; the games of `gone` are those of `kept` now. `after`: what was blank in `kept`. */
  'players-merged': {
    readonly kept: PlayerId;
    readonly name: string;
    readonly gone: PlayerId;
    readonly goneName: string;
    readonly after: Partial<EditablePlayer>;
  };
  /** The same once rounds are paired. */
  'players-merged-late': EventPayloads['players-merged'];
  /** The arbiter looked at a difference from the rating list, or at a likely double, and keeps the entry. */
  'audit-settled': AuditSettlement & { readonly name: string };
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
  'bye-set-beyond-rules': EventPayloads['bye-set'] & { readonly why: string };
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
  'colour-drawn': { readonly colour: Colour; readonly by: 'lot' | 'arbiter' };
  /** Games without a result when the next round was paired: C.04.2 3.1. */
  'games-adjourned': { readonly round: number; readonly boards: readonly number[] };
  'round-drafted': RoundPlayers & { readonly system: string; readonly seconds: number };
  'round-arranged': RoundPlayers & {
    readonly system: string;
    /** Boards and bye that the system gives otherwise; all of them where it gives none. */
    readonly changed: number;
    /** What the system pairs in their place; null where it finds no pairing, absent in entries of older versions. */
    readonly due?: DueBoards | null;
  };
  'round-checked': {
    readonly round: number;
    readonly agrees: boolean;
    readonly verdict: CheckVerdict;
    readonly violations: readonly CheckFinding[];
  };
  'issue-read': { readonly round: number; readonly issue: string; readonly title: string };
  'round-published': {
    readonly round: number;
    readonly version: number;
    readonly boards: number;
    readonly programme: string;
  };
  /** A published pairing changed in one of the situations of C.04.2 4.4; published again at once. */
  'round-repaired': RoundPlayers & {
    readonly version: number;
    /** What was done: `fewest`, `nearby`, `new-draw` or `as-played`. */
    readonly plan: string;
    /** What allows the change: a situation of C.04.2 4.4, or 4.3 (b). */
    readonly article: string;
    /** Numbers of the boards that are not as they were published before. */
    readonly changed: readonly number[];
    /** Numbers of the boards without a result. */
    readonly open: readonly number[];
    /** Who agreed. */
    readonly agreed: readonly PlayerId[];
    readonly programme: string;
  };
  'round-unpublished': { readonly round: number; readonly version: number };
  /** A step in the log took a pairing from the wall, or put it back: C.04.2 4.4. Stays whatever is undone later. */
  'wall-changed': { readonly round: number; readonly version: number; readonly to: 'down' | 'up' };
  'round-discarded': { readonly round: number };
  'result-entered': ResultFact;
  'result-cleared': ResultFact;
  'result-corrected': ResultFact;
  /** Of the round before, when the next one is paired already: C.04.2 4.3. */
  'result-corrected-late': ResultFact;
  /** Too late for standings and pairings: C.04.2 4.3, last sentence. */
  'result-rated-only': ResultFact;
  /** A result keyed a second time without a look at the first; `was` is the first. */
  'result-verified': ResultFact;
  /** Which of two entries counts, or that there is no slip to compare the first with. */
  'entry-settled': ResultFact & { readonly kept: 'first' | 'second' | 'no-slip' };
  /** Whether every result has to be keyed twice before the next round is paired. */
  'second-entry-required': { readonly required: boolean };
  /** When the play of a round starts, `2026-11-15T14:00` in the time of the hall; `''` where none is announced. */
  'start-announced': { readonly round: number; readonly at: string; readonly was: string };
  /**
   * Players that points and tie-breaks left equal, put into an order: C.07 4.2. By lot it is that of the lots, which the
   * seed gives again (`lotOf`); by hand there is no seed, and `why` says what it rests on.
   */
  'tie-settled': SettledTie & {
    readonly seed: number | null;
    /** The first place that they share. */
    readonly place: number;
    readonly why: string;
  };
  /** Values of a tie-break of the event's own, typed in; `was` is null where there were none. */
  'outside-values-set': OutsideValues & { readonly was: OutsideValues['values'] | null };
  /** The start position of a round of Chess960, drawn from a seed made for it (`drawnStartPosition`). */
  'start-position-drawn': {
    readonly round: number;
    readonly number: number;
    readonly seed: number;
    readonly was: number | null;
  };
  /** Something that an arbiter noted: Laws of Chess 11 and 12. It stays when the round is discarded. */
  'incident-noted': Incident;
  /** Who is at the desk from now on; `''` for nobody by name. */
  'operator-changed': { readonly name: string; readonly was: string };
  'document-printed': IssuedDocument;
  /** Saved as a PDF: nothing hangs on a wall for that. */
  'document-saved': IssuedDocument;
  'session-recovered': { readonly lastEvent: number; readonly lastAt: string; readonly text: string };
  /** The log ends here in a damaged file, and goes on in the copy of its intact part. */
  'damage-recovered': { readonly lastEvent: number; readonly text: string };
  'taken-over': { readonly epoch: number; readonly from: string };
  /** The entries before are those of another file, without personal data and with a chain of their own. */
  'personal-data-removed': PersonalData & {
    /** Identity of that file, and the hash of its last entry, to which the seals printed until then lead. */
    readonly document: string;
    readonly head: string;
  };
  undone: EffectiveChange;
  redone: EffectiveChange;
  'went-back': EffectiveChange;
}

export type EventKind = keyof EventPayloads;

/** Where and when an event was stored. */
export interface EventHead {
  /** 1, 2, 3 … without gaps. */
  readonly seq: number;
  /** ISO 8601 with offset. */
  readonly at: string;
  readonly actor: string;
  /** Command that wrote the event, for example `round.pair`. */
  readonly command: string;
  /** 0 for the first event of a command, 1 for the second … A command is undone as a whole. */
  readonly part: number;
}

/** An event as the fold takes it, its payload in the newest form. */
export type TournamentEvent = {
  [K in EventKind]: EventHead & { readonly kind: K; readonly payload: EventPayloads[K] };
}[EventKind];

/** An event that a command wants to store. */
export type EventDraft = {
  [K in EventKind]: { readonly kind: K; readonly payload: EventPayloads[K] };
}[EventKind];

/** Kinds that change which entries count instead of the tournament itself. */
export const EFFECTIVE_KINDS = ['undone', 'redone', 'went-back'] as const satisfies readonly EventKind[];
export type EffectiveKind = (typeof EFFECTIVE_KINDS)[number];

export function isEffectiveKind(kind: string): kind is EffectiveKind {
  return (EFFECTIVE_KINDS as readonly string[]).includes(kind);
}

/** An event of one of these kinds. */
export type EventOf<K extends EventKind> = Extract<TournamentEvent, { kind: K }>;
