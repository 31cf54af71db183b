/** Allocation of colours in a pair: C.04.4.3 (2026) Arts 5.3–5.6, 7.2. */
import { balancingColour, latestColourDifference, mayMeetAs } from '../../history/colour-history.ts';
import type { Competitor } from '../../history/competitor.ts';
import { opposite } from '../../model/colour.ts';
import { allocation, colourByLot, type Allocation } from '../frame/colours.ts';
import type { PairingTask } from '../system.ts';

/**
 * Colours of a pair. `higher` is the higher ranked (score, then number). `belowMedian` tells that the pair is made in a
 * group below the median, where identical histories favour the lower ranked player (5.4).
 */
export function allocate(
  task: PairingTask,
  higher: Competitor,
  lower: Competitor,
  belowMedian: boolean,
): Allocation {
  const [straight, crossed] = [mayMeetAs(higher, lower), mayMeetAs(lower, higher)];
  if (straight !== crossed) {
    return allocation(higher, lower, straight ? 'white' : 'black', '5.1', 'colour-limits');
  }
  const [high, low] = [balancingColour(higher), balancingColour(lower)];
  if (high === null && low === null) {
    return allocation(higher, lower, colourByLot(task, higher), '7.2', 'number-decides');
  }
  if (high === null || low === null || high !== low) {
    return allocation(higher, lower, high ?? opposite(low!), '5.1', 'each-due');
  }
  const surplus = Math.abs(higher.colourDifference) - Math.abs(lower.colourDifference);
  if (surplus !== 0) {
    return allocation(higher, lower, surplus > 0 ? high : opposite(high), '5.6', 'larger-imbalance');
  }
  const latest = latestColourDifference(higher, lower);
  if (latest !== null) {
    return allocation(higher, lower, opposite(latest), '5.4', 'last-difference');
  }
  return belowMedian
    ? allocation(higher, lower, opposite(high), '5.4', 'lower-ranked-below-median')
    : allocation(higher, lower, high, '5.4', 'higher-ranked');
}
