/** A scoregroup at work: who is in it, in which direction it is paired, and in which order players are treated. */
import type { Competitor } from '../../history/competitor.ts';
import type { BitGraph } from '../../matching/bit-graph.ts';
import { winOf, type Scoring } from '../../model/scoring.ts';
import type { LimFloat } from '../reason.ts';
import type { PairingTask } from '../system.ts';

/** Ratings that may differ where players are exchanged in a Maxi-tournament (3.2.3, 3.8, 5.7). */
export const MAXI_LIMIT = 100;

/** A player of the group; `place` is their place in `task.competitors`, which is in order of score and number. */
export interface Member {
  readonly place: number;
  /** Where they came from: this scoregroup, a higher or a lower one. */
  readonly origin: 'resident' | 'above' | 'below';
}

/** Which way the groups are paired: from the top down to the median, from the bottom up to it (2.2). */
export type Direction = 'down' | 'up';

/** What holds for all groups of a round; players by their place. */
export interface Setting {
  readonly task: PairingTask;
  readonly players: readonly Competitor[];
  /** Compatibility (2.1) of all players, by place. */
  readonly compatible: BitGraph;
  readonly maxi: boolean;
  readonly leaving: LeavingArticles;
}

/** Why two of a group were paired; players are places. */
export type PairCause =
  /** 3.8; `kept`: 4.4 has kept the opponent. */
  | { readonly kind: 'floater'; readonly kept: boolean }
  | { readonly kind: 'kept' }
  /** 2.4: opposite each other among the players still to be paired. */
  | { readonly kind: 'opposite' }
  /** 4.1: the player opposite is not possible. */
  | { readonly kind: 'exchanged'; readonly over: number; readonly because: Obstacle }
  /** 5.2: players of the group who would miss their due colour without the exchanges, and who do. */
  | { readonly kind: 'colours'; readonly before: number; readonly missed: number };

/** Why two do not meet though the order of the text comes to them. */
export type Obstacle = 'met' | 'kept-apart' | 'colours' | 'needed';

/** A pair as it was made. `player` is the one who was scrutinised; both are places. */
export interface MadePair {
  readonly player: number;
  readonly opponent: number;
  readonly cause: PairCause;
  readonly belowMedian: boolean;
}

/** The articles by which somebody leaves a group, as a text counts them. */
export interface LeavingArticles {
  /** Nobody in the group is a suitable opponent, whatever the reason; `step` names all of them. */
  readonly alone: { readonly cause: LimFloat; readonly step: string };
  /** To make the number even. */
  readonly even: LimFloat;
  /** Instead of the one who was to make the number even, and with somebody who keeps it even. */
  readonly instead: LimFloat;
  readonly company: LimFloat;
}

/** 3.1: somebody who left a group, by 2.3 or because no exchange found an opponent (4.4). */
export interface Float {
  readonly place: number;
  readonly cause: LimFloat;
}

/** A group as it was paired. */
export interface PairedGroup {
  /** Of its residents, or of the median. */
  readonly score: number;
  readonly direction: Direction;
  /** Opponents that 4.4 has kept: places, each under the other. */
  readonly retained: ReadonlyMap<number, number>;
  /** Those who were paired in it, before any pairing was cracked. */
  readonly members: readonly Member[];
  /** In the order in which they were made; cracked ones are gone. */
  readonly pairs: readonly MadePair[];
  readonly floats: readonly Float[];
}

/** Score of the median group before `round`: half of what could be won so far (2.2), tenths. */
export function medianScore(round: number, scoring: Scoring): number {
  return ((round - 1) * winOf(scoring)) / 2;
}

/**
 * 3.6 (3.6.1, 3.6.2): floaters from above, highest score and number first; 3.7 (3.7.1, 3.7.2): floaters from below, lowest
 * first.
 */
function byOrigin(origin: 'above' | 'below', members: readonly Member[]): Member[] {
  const sign = origin === 'above' ? 1 : -1;
  return members.filter((member) => member.origin === origin).sort((a, b) => sign * (a.place - b.place));
}

/** The lowest numbered of the members when pairing downward, the highest numbered upwards (3.2.4, 4.4.2). There is one at least. */
export function outermost(members: readonly Member[], direction: Direction): Member {
  const sign = direction === 'down' ? 1 : -1;
  return members.toSorted((a, b) => sign * (b.place - a.place))[0]!;
}

/** Floaters in the order in which they are paired (3.6.3, 3.7.3). */
function floatersInOrder(members: readonly Member[], direction: Direction): Member[] {
  const above = byOrigin('above', members);
  const below = byOrigin('below', members);
  return direction === 'down' ? [...above, ...below] : [...below, ...above];
}

/** Residents in the order of scrutiny (4.1): from the highest number downwards (4.1.1), or from the lowest upwards (4.1.2). */
function residentsInOrder(members: readonly Member[], direction: Direction): Member[] {
  const sign = direction === 'down' ? 1 : -1;
  return members.filter(({ origin }) => origin === 'resident').sort((a, b) => sign * (a.place - b.place));
}

/** Everybody in the order in which opponents are sought. */
export function scrutinyOrder(members: readonly Member[], direction: Direction): Member[] {
  return [...floatersInOrder(members, direction), ...residentsInOrder(members, direction)];
}
