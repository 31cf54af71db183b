/** What a repair of a published round is asked for, and what it comes to. C.04.2 (2026) 4.4. */
import type { PlayerId } from '../model/player.ts';
import type { FailureShape } from '../model/outcome.ts';
import type { Points } from '../model/points.ts';
import type { Numbered } from '../model/seating.ts';
import type { Unpaired } from '../model/tournament.ts';
import type { Pair, Violation } from '../systems/system.ts';

/** What happened to a round that is on the wall. */
export interface RepairRequest {
  /** 1-based. */
  readonly round: number;
  /** On a board or with the bye, and not there: no-shows. */
  readonly missing: readonly PlayerId[];
  /** Here and without a place in the round: late arrivals, and players that the pairing forgot. */
  readonly arrived: readonly PlayerId[];
  /** Numbers of boards that stay as they are. Boards with a result always do. */
  readonly held: readonly number[];
  /** Boards as they were really played: colours or opponents other than published. Nothing else is asked for then. */
  readonly played: readonly (Pair & { readonly board: number })[];
}

export const REPAIR_KINDS = ['fewest', 'nearby', 'new-draw', 'as-played', 'leave'] as const;
export type RepairKind = (typeof REPAIR_KINDS)[number];

/** What a plan is judged by; smaller is better. */
export interface RepairCost {
  /** Rules that forbid a pair or the bye, counted. */
  readonly broken: number;
  /** Players who are here and get neither a game nor the bye. */
  readonly idle: number;
  /** Boards that other people play on, or with other colours, than published. */
  readonly boards: number;
  /** Players who read another place on the wall. */
  readonly told: number;
  /** Players who play with the other colour than they read. */
  readonly turned: number;
  /** Sum of the differences of scores on all boards, and of the bye's score above the lowest; tenths. */
  readonly points: Points;
  /** Sum of the differences of ratings on all boards. */
  readonly ratings: number;
}

/** A board of the hall before and after. */
export interface BoardChange {
  /** Number on the table. */
  readonly board: number;
  /** Null where the board is new. */
  readonly before: Pair | null;
  /** Null where the board is gone. */
  readonly after: Pair | null;
}

/**
 * The situation of 4.4 in which a published pairing may be changed, where 2 needs a rule of the event; or `played`, where
 * the record follows what was played (4.3 b).
 */
export type ChangeCase = 1 | 2 | 3 | 4 | 5 | 'played';

/** The article of a case. */
export function articleOfCase(situation: ChangeCase): string {
  return situation === 'played' ? 'C.04.2 4.3 (b)' : `C.04.2 4.4 (${situation})`;
}

/** One way to repair the round, with everything by which the arbiter chooses among several. */
export interface RepairPlan extends Numbered {
  readonly kind: RepairKind;
  /** In the order of the hall: boards that stay keep their number. */
  readonly pairs: readonly Pair[];
  readonly bye: PlayerId | null;
  /** Everybody with an entry and without a game, the receiver of the bye among them. */
  readonly unpaired: readonly Unpaired[];
  readonly changes: readonly BoardChange[];
  readonly cost: RepairCost;
  readonly violations: readonly Violation[];
  /** What the rules say against the colours of boards that stay; the change did not make it. */
  readonly colours: readonly Violation[];
  /** Null where nothing on the wall changes. */
  readonly changeCase: ChangeCase | null;
  /** Players who are concerned and have to agree: 4.4 (3), (4). */
  readonly concerned: readonly PlayerId[];
  /** Boards, the bye among them, on which the system would pair otherwise; null where it cannot pair. */
  readonly unlikeSystem: number | null;
}

/** Why there is nothing to plan; `players` and `boards` name what stands in the way. */
export type RepairFailure = FailureShape &
  (
    | { readonly code: 'round-not-published' }
    | { readonly code: 'round-not-last' }
    | { readonly code: 'missing-has-result'; readonly players: readonly PlayerId[] }
    | { readonly code: 'missing-not-in-round'; readonly players: readonly PlayerId[] }
    | { readonly code: 'arrived-in-round'; readonly players: readonly PlayerId[] }
    | { readonly code: 'missing-on-held-board'; readonly boards: readonly number[] }
    | { readonly code: 'played-has-result'; readonly boards: readonly number[] }
    | { readonly code: 'played-not-these-players'; readonly boards: readonly number[] }
    | { readonly code: 'system-does-not-apply'; readonly reason: string }
  );
