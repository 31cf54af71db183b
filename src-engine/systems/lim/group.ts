/** A scoregroup at work: who is in it, in which direction it is paired, and in which order players are treated. */
import type { Competitor } from '../../history/competitor.ts';
import type { BitGraph } from '../../matching/bit-graph.ts';
import { winOf, type Scoring } from '../../model/scoring.ts';
import type { PairingTask } from '../system.ts';

/** Ratings that may differ where players are exchanged in a Maxi-tournament (3.2.3, 3.8, 5.7). */
export const MAXI_LIMIT = 100;

/** A player of the group; `place` is their place in `task.competitors`, which is in order of score and number. */
export interface Member {
  readonly place: number;
  /** Where they came from: this scoregroup, a higher or a lower one. */
  readonly origin: 'resident' | 'above' | 'below';
}

export type Direction = 'down' | 'up';

export interface Setting {
  readonly task: PairingTask;
  readonly players: readonly Competitor[];
  /** Compatibility (2.1) of all players, by place. */
  readonly compatible: BitGraph;
  readonly maxi: boolean;
}

/** A pair as it was made. `higher` and `lower` are places; `article` is the step that made it. */
export interface MadePair {
  readonly higher: number;
  readonly lower: number;
  readonly article: '2.4' | '3.8' | '4.1' | '5.2';
  readonly belowMedian: boolean;
}

/** Score of the median group before `round`: half of what could be won so far (2.2), tenths. */
export function medianScore(round: number, scoring: Scoring): number {
  return ((round - 1) * winOf(scoring)) / 2;
}

/** 3.6: floaters from above, highest score and number first; 3.7: floaters from below, lowest first. */
function byOrigin(origin: 'above' | 'below', members: readonly Member[]): Member[] {
  const sign = origin === 'above' ? 1 : -1;
  return members.filter((member) => member.origin === origin).sort((a, b) => sign * (a.place - b.place));
}

/** Floaters in the order in which they are paired (3.6.3, 3.7.3). */
export function floatersInOrder(members: readonly Member[], direction: Direction): Member[] {
  const above = byOrigin('above', members);
  const below = byOrigin('below', members);
  return direction === 'down' ? [...above, ...below] : [...below, ...above];
}

/** Residents in the order of scrutiny (4.1): from the highest number downwards, or from the lowest upwards. */
export function residentsInOrder(members: readonly Member[], direction: Direction): Member[] {
  const sign = direction === 'down' ? 1 : -1;
  return members.filter(({ origin }) => origin === 'resident').sort((a, b) => sign * (a.place - b.place));
}

/** Everybody in the order in which opponents are sought. */
export function scrutinyOrder(members: readonly Member[], direction: Direction): Member[] {
  return [...floatersInOrder(members, direction), ...residentsInOrder(members, direction)];
}
