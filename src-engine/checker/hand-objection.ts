import type { Pairing, Violation } from '../systems/system.ts';

/** A round as far as a hand has paired it. */
export interface RoundByHand extends Pick<Pairing, 'pairs' | 'bye'> {
  /** Nobody else will be paired in it. */
  readonly isWhole: boolean;
}

/** What stands against a board that was put together by hand, and how loudly it is said. */
export interface HandObjection extends Violation {
  /** How loudly it asks: 3 for what the rules forbid, 2 for colours the wrong way round and for what was not decided. */
  readonly level: 2 | 3;
}
