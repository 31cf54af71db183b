/** Colour assignment of the paper's "Algorithm": the lower colour difference plays White. */
import type { Competitor } from '../../history/competitor.ts';
import type { Pair, PairingTask } from '../system.ts';
import { lotOf, LOT_BITS } from './lots.ts';

/** Colours of a pair, and whether the lot gave them. */
export interface Allocation {
  readonly pair: Pair;
  readonly byLot: boolean;
}

/** Equal colour differences: a lot that depends on the seed, the round and both numbers. */
export function allocate({ seed, round }: PairingTask, a: Competitor, b: Competitor): Allocation {
  const byLot = a.colourDifference === b.colourDifference;
  const [low, high] = a.tpn < b.tpn ? [a, b] : [b, a];
  const lowIsWhite = byLot
    ? lotOf('colour', seed, round, low.tpn, high.tpn) < 2 ** (LOT_BITS - 1)
    : low.colourDifference < high.colourDifference;
  const [white, black] = lowIsWhite ? [low, high] : [high, low];
  return { pair: { white: white.id, black: black.id }, byLot };
}
