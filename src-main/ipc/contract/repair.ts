/** Repair of a published round: what happened, the plans, and what each costs. C.04.2 4.4. */
import type { ChangeCase, RepairCost, RepairKind } from '../../../src-engine/index.ts';
import type { PlayerName } from './reply.ts';

/** A board before and after a repair. */
export interface NamedPair {
  readonly white: PlayerName;
  readonly black: PlayerName;
}

/** A way to put a round right, and what it costs. */
export interface RepairPlanView {
  readonly kind: RepairKind;
  readonly cost: RepairCost;
  /** Board by board; null where nobody sat or nobody will sit. */
  readonly changes: readonly {
    readonly board: number;
    readonly before: NamedPair | null;
    readonly after: NamedPair | null;
  }[];
  /** Receiver of the bye on the wall and in the plan. */
  readonly bye: { readonly before: PlayerName | null; readonly after: PlayerName | null };
  /** Players who are concerned and have to agree: C.04.2 4.4 (3), (4). */
  readonly concerned: readonly PlayerName[];
  /** Rules that the plan breaks, a sentence each. */
  readonly violations: readonly string[];
  /** The case of C.04.2 4.4; null where nothing on the wall changes. */
  readonly changeCase: ChangeCase | null;
  /** Boards, the bye among them, on which the system would pair otherwise; null where it cannot pair. */
  readonly unlikeSystem: number | null;
  /** Boards, byes and players: `boards × 2 + bye + others = active`. */
  readonly sum: {
    readonly boards: number;
    readonly byes: number;
    readonly absent: number;
    readonly active: number;
  };
}

/** The ways to put a round right that is on the wall. */
export interface RepairView {
  readonly round: number;
  /** Version on the wall. */
  readonly version: number;
  /** Names this computation; a plan is chosen by it and refused once the tournament has changed. */
  readonly token: string;
  /** Boards of the round on the wall. */
  readonly boards: number;
  /** What was said to have happened, with the names. */
  readonly missing: readonly PlayerName[];
  readonly arrived: readonly PlayerName[];
  /** Boards that stay because they have a result. */
  readonly finished: readonly number[];
  /** Fewest changes first, `leave` last. */
  readonly plans: readonly RepairPlanView[];
}
