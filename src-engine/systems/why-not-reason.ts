/** Answers to "why not these two?" as data, and what all reasons are made of; see reason.ts. */
import type { Colour } from '../model/colour.ts';
import type { PlayerId } from '../model/player.ts';
import type { Points } from '../model/points.ts';
import type { CriterionLabel } from './labels.ts';
import type { Unit } from './unit.ts';

/** Of a reason that says everything by its code. */
export type NoParameters = object;

/** Articles of the Lim System by which somebody leaves a group; the older text counts some of them by letters. */
export type LimFloat =
  ('2.3.1' | '2.3.4' | '4.4' | '4.4.1' | '4.4.2' | '2.6') | ('2.3 a–c' | '2.3 d' | '4.4 a' | '4.4 b');

/** A player for whom an opponent was looked for, and who was found. */
export interface PlayerMeets {
  readonly player: PlayerId;
  readonly opponent: PlayerId;
}

/** Two players who meet, or who do not. */
export interface Two {
  readonly a: PlayerId;
  readonly b: PlayerId;
}

/** What is to be said of two players who do not meet. */
export interface WhyNotReasons {
  'do-meet': Two;
  'not-both-paired': NoParameters;
  'have-met': Two;
  'kept-apart': Two;
  'same-absolute-colour': Two & { readonly colour: Colour | null };
  'lim-colours': NoParameters;
  'mwm-colours': { readonly limit: number };
  'one-has-the-bye': { readonly player: PlayerId };
  'others-left': Two;
  /** With the pair the others could not be paired unless the bye went to somebody else. */
  'bye-would-move': Two & { readonly player: PlayerId };
  /** The row in which the round with the pair is worse, or better where the round is not the system's own. */
  worse: Two & RowsApart;
  better: Two & RowsApart;
  'comes-later': Two & { readonly group: Points | null };
  /** As good in the first group that differs, where it comes later in the order, but worse in the group `below`. */
  'worse-below': Two & RowsApart & { readonly group: Points; readonly below: Points };
  'dubov-order': Two & {
    readonly group: Points;
    readonly step: 'players' | 'floaters' | 'among' | 'sides' | 'transposition';
  };
  /** The first player by opposition whose opponent differs, with the number of that opponent; null for going down. */
  'burstein-order': Two & {
    readonly group: Points;
    readonly player: PlayerId;
    readonly now: number;
    readonly then: number | null;
  };
  /** `player` was paired in the group on `group`, which `other` is not in, or left. */
  'lim-stays': {
    readonly player: PlayerId;
    readonly other: PlayerId;
    readonly group: Points;
    readonly floater: { readonly player: PlayerId; readonly cause: LimFloat } | null;
  };
  'lim-taken': { readonly player: PlayerId; readonly other: PlayerId; readonly by: PlayerId };
  'lim-floater-takes': PlayerMeets & {
    readonly other: PlayerId;
    readonly because: 'needed' | 'kept' | 'resident' | 'colour' | 'number' | 'maxi';
  };
  'lim-later': PlayerMeets & { readonly other: PlayerId; readonly kept: boolean };
  /** Of those not yet paired, how many miss their due colour now and would with the pair. */
  'lim-obstacle': PlayerMeets & {
    readonly other: PlayerId;
    readonly because: 'needed' | 'colours' | 'maxi';
    readonly now: number;
    readonly then: number;
  };
  /** The round was made by hand. */
  'rules-pair-them': Two;
  'mwm-order': NoParameters;
  'table-rounds': { readonly numbers: readonly number[]; readonly rounds: readonly number[] };
}

interface RowsApart {
  /** Score of the group in which the two rounds part; null where it is settled for all. */
  readonly group: Points | null;
  readonly label: CriterionLabel;
  readonly unit: Unit;
  readonly now: readonly number[];
  readonly then: readonly number[];
}
