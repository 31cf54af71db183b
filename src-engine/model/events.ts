/**
 * What the log of a tournament file can say: one kind of event for each fact, with the payload that is stored. Players,
 * rounds and results have files of their own; here is what concerns the tournament as a whole, and what is made of all.
 * A payload tells the whole fact, also what was there before, so that the log reads without replaying it.
 * Payloads are versioned: `event-kinds.ts` names the newest form, `upcast.ts` lifts older ones.
 */
import type { Incident } from './incident.ts';
import type { PlayerPayloads } from './player-events.ts';
import type { ResultPayloads } from './result-events.ts';
import type { RoundPayloads } from './round-events.ts';
import type { Rules } from './rules.ts';
import type { Tournament, TournamentInfo } from './tournament.ts';

/** First and last number of a run of events, both included. */
export type EventRange = readonly [first: number, last: number];

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

/** A document that left the program, in the version that it had then; `round` is null for one of the event. */
interface IssuedDocument {
  readonly document: string;
  readonly title: string;
  readonly round: number | null;
  readonly version: number;
  readonly pages: number;
}

/** Every kind of event with its payload. */
export interface EventPayloads extends PlayerPayloads, RoundPayloads, ResultPayloads {
  'tournament-created': { readonly info: TournamentInfo; readonly rules: Rules };
  'tournament-imported': {
    readonly tournament: Tournament;
    readonly format: string;
    readonly fileName: string;
    /** What the file did not tell and what was taken, a sentence each; absent in entries of older versions. */
    readonly assumed?: readonly string[];
  };
  /** A round that was imported although the rules do not give it: C.02, imports that break rules. */
  /** `unchecked`: rounds up to this one could not be compared with the rules. */
  'import-against-rules': { readonly round: number; readonly text: string; readonly unchecked?: boolean };
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

/** What an event is called in the file. A kind that was written once keeps its name for good. */
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
const EFFECTIVE_KINDS = ['undone', 'redone', 'went-back'] as const satisfies readonly EventKind[];
export type EffectiveKind = (typeof EFFECTIVE_KINDS)[number];

/** Whether an entry of this kind says which others count, and nothing else. */
export function isEffectiveKind(kind: string): kind is EffectiveKind {
  return (EFFECTIVE_KINDS as readonly string[]).includes(kind);
}

/** An event of one of these kinds. */
export type EventOf<K extends EventKind> = Extract<TournamentEvent, { kind: K }>;
