/** Article 5, allocation of colours in a pair: C.04.4.3 (2026) Arts 5.3, 5.4, 5.5, 5.6, 7.2. */
import { balancingColour, latestColourDifference, mayMeetAs } from '../../history/colour-history.ts';
import type { Competitor } from '../../history/competitor.ts';
import { opposite, type Colour } from '../../model/colour.ts';
import { allocation, colourByLot, type Allocation, type ColourCode } from '../frame/colours.ts';
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
  const give = (colour: Colour, article: string, code: ColourCode, decider?: Competitor) =>
    allocation(higher, lower, colour, {
      code,
      article: `C.04.4.3 ${article}`,
      ...(decider === undefined ? {} : { decider }),
    });
  const [straight, crossed] = [mayMeetAs(higher, lower), mayMeetAs(lower, higher)];
  if (straight !== crossed) return give(straight ? 'white' : 'black', '5.1', 'colour-limits');
  const [high, low] = [balancingColour(higher), balancingColour(lower)];
  if (high === null && low === null) return give(colourByLot(task, higher), '7.2', 'by-number');
  if (high === null || low === null) return give(high ?? opposite(low!), '5.1', 'one-is-new');
  if (high !== low) return give(high, '5.1', 'both-due');
  const surplus = Math.abs(higher.colourDifference) - Math.abs(lower.colourDifference);
  if (surplus > 0) return give(high, '5.6', 'larger-difference', higher);
  if (surplus < 0) return give(opposite(high), '5.6', 'larger-difference', lower);
  const latest = latestColourDifference(higher, lower);
  if (latest !== null) return give(opposite(latest), '5.4', 'equally-due');
  return belowMedian
    ? give(opposite(high), '5.4', 'lower-ranked-below-median', lower)
    : give(high, '5.4', 'higher-ranked-due');
}
