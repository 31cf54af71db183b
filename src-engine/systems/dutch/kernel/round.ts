/** What a round looks like while its brackets are paired one after the other, and what comes out of it. */
import { groupsBy } from '../../frame/scoregroups.ts';
import type { Contender } from './contender.ts';
import type { PairedBracket } from './bracket.ts';

/** 1.2, 1.3 with 1.3.1 (2017: A.2, A.3): the players of a round, who are in rank order, by scoregroup, highest first. */
export function scoregroupsOf(contenders: readonly Contender[]): Contender[][] {
  return groupsBy(contenders, ({ score }) => score);
}

/** The brackets in the order of the text, the highest first. */
export interface PairedRound {
  readonly brackets: readonly PairedBracket[];
  readonly bye: Contender | null;
}

/** Why a round has no pairing: the players who prove it. */
export interface Blocked {
  readonly blocked: 'no-legal-pairing' | 'nobody-may-receive-bye';
  readonly players: readonly Contender[];
}

/** How a round is to be paired beside what the rules say. The routes exist to be compared with each other. */
export interface RoundOptions {
  /** `general`: never use the ideal route. `whole-field`: nor the look-ahead of one bracket. */
  readonly route?: 'fastest' | 'general' | 'whole-field';
  /** Brackets of other tasks of this round, in which players differ in their scores alone; see {@link remembering}. */
  readonly memory?: Map<string, PairedBracket>;
  readonly onBracket?: (bracket: PairedBracket, settled: number) => void;
}
