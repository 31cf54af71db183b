import type { CheckFinding, CheckVerdict } from './check-verdict.ts';
import type { NotedIncident } from './incident.ts';
import type { AuditSettlement, MonthSettlement } from './player-events.ts';
import type { PlayerId } from './player.ts';
import type { GameResult } from './result.ts';
import { BLANK_TOURNAMENT, type Tournament } from './tournament.ts';
import type { Misfit } from './misfit.ts';

/** What the log knows of a round beyond the pairing itself. */
export interface RoundFacts {
  /** Outcome of the independent check of the pairing as it stands; null before it ran. */
  readonly check: {
    readonly agrees: boolean;
    readonly verdict: CheckVerdict;
    readonly violations: readonly CheckFinding[];
    readonly at: string;
  } | null;
  /** Numbers of the boards that the newest version has otherwise than the one before it; empty for a version 1. */
  readonly changed: readonly number[];
  readonly read: readonly { readonly issue: string; readonly at: string; readonly actor: string }[];
  /** For each board the time of its result's last change, `''` for none. */
  readonly resultAt: readonly string[];
  /** For each board who keyed the result, `''` or missing for none. */
  readonly resultBy: readonly string[];
  /** For each board its second entry; null or missing for none. */
  readonly second: readonly (SecondEntry | null)[];
  /** For each board the number of rounds on the wall when its game got a result; 0 or missing for none. */
  readonly recordedIn: readonly number[];
}

/** A result that was keyed a second time, or settled without. */
export interface SecondEntry {
  /** Null where there is no slip. */
  readonly result: GameResult | null;
  readonly at: string;
  readonly actor: string;
  /** Which entry was found right where they differed; null before, and where they agree. */
  readonly settled: {
    readonly kept: 'first' | 'second' | 'no-slip';
    readonly at: string;
    readonly actor: string;
  } | null;
}

/** A document that was printed; `round` is null for a document of the event, `at` ISO 8601. */
export interface PrintedDocument {
  readonly document: string;
  readonly round: number | null;
  readonly version: number;
  readonly at: string;
}

/** A tournament file's content: the tournament, and what its screens tell about how it came about. Plain data. */
export interface TournamentState {
  readonly tournament: Tournament;
  /** One entry for each round of the tournament. */
  readonly rounds: readonly RoundFacts[];
  /** How often each round was published, by index; kept when a round is discarded and paired again. */
  readonly publications: readonly number[];
  /** Identity that the next player gets; identities are never used twice. */
  readonly nextPlayer: PlayerId;
  /** True when data that order the players were corrected after numbers were assigned: C.04.2 2.3. */
  readonly numbersAreStale: boolean;
  /** Time of the last check-in change of a player. */
  readonly arrivedAt: Readonly<Record<PlayerId, string>>;
  /** The newest round after the first at whose check-in a player was seen, and when. */
  readonly seen: Readonly<Record<PlayerId, { readonly round: number; readonly at: string }>>;
  /** Differences from the rating list, and likely doubles, that the arbiter looked at and keeps. */
  readonly settled: readonly AuditSettlement[];
  /** Changes of month of a rating list that the arbiter was told and lets be. */
  readonly settledMonths: readonly MonthSettlement[];
  /** Last print of each document. */
  readonly prints: readonly PrintedDocument[];
  /** How often a laptop took over; only the holder of the highest may write. */
  readonly epoch: number;
  /** False for good from the first action on that only a tournament outside of FIDE's rules allows. */
  readonly fideMode: boolean;
  /** Announced starts of play by round, `2026-11-15T14:00` in the time of the hall; missing where none is announced. */
  readonly starts: Readonly<Record<number, string>>;
  /** What arbiters noted, the oldest first. */
  readonly incidents: readonly NotedIncident[];
  /** Who is at the desk; `''` for nobody by name. */
  readonly operator: string;
  /** True while every result has to be keyed twice before the next round is paired. */
  readonly secondEntryRequired: boolean;
}

/** Facts of a round about which nothing was noted. */
export const BLANK_FACTS: RoundFacts = {
  check: null,
  changed: [],
  read: [],
  resultAt: [],
  resultBy: [],
  second: [],
  recordedIn: [],
};

/** The state before the first event. */
export const BLANK_STATE: TournamentState = {
  tournament: BLANK_TOURNAMENT,
  rounds: [],
  publications: [],
  nextPlayer: 1,
  numbersAreStale: false,
  arrivedAt: {},
  seen: {},
  settled: [],
  settledMonths: [],
  prints: [],
  epoch: 0,
  fideMode: true,
  starts: {},
  incidents: [],
  operator: '',
  secondEntryRequired: false,
};

/** What the fold of one event gives: the new state, or the reason why it does not apply. */
export type Applied = TournamentState | Misfit;
