/** Colour allocation: C.04.4.2 (2026) 5.2; the older text 5.1 and 5.4. */
import { preferenceOf, STRENGTHS } from '../../history/preference.ts';
import { balancingColour, latestColourDifference, mayMeetAs } from '../../history/colour-history.ts';
import type { Competitor } from '../../history/competitor.ts';
import { opposite } from '../../model/colour.ts';
import { allocation, colourByLot, type Allocation } from '../frame/colours.ts';
import type { PairingTask } from '../system.ts';

/** Colours of a pair; `higher` is the higher ranked by the Index (1.8), whatever the scores. */
export function allocate(task: PairingTask, higher: Competitor, lower: Competitor): Allocation {
  const [high, low] = [preferenceOf(higher), preferenceOf(lower)];
  if (high.colour === null && low.colour === null)
    return allocation(higher, lower, colourByLot(task, higher), '5.2.1', 'number-decides');
  if (high.colour === null || low.colour === null || high.colour !== low.colour)
    return allocation(higher, lower, high.colour ?? opposite(low.colour!), '5.2.2', 'each-due');
  const surplus = STRENGTHS.indexOf(high.strength) - STRENGTHS.indexOf(low.strength);
  if (surplus !== 0) {
    const colour = surplus > 0 ? high.colour : opposite(high.colour);
    return allocation(higher, lower, colour, '5.2.3', 'stronger-wish');
  }
  const latest = latestColourDifference(higher, lower);
  if (latest !== null) return allocation(higher, lower, opposite(latest), '5.2.4', 'last-difference');
  return allocation(higher, lower, high.colour, '5.2.5', 'higher-ranked');
}

/** 5.1–5.4 of the older text; `higher` is the higher ranked by 3.2. */
export function allocateOld(task: PairingTask, higher: Competitor, lower: Competitor): Allocation {
  const straight = mayMeetAs(higher, lower);
  const crossed = mayMeetAs(lower, higher);
  if (straight !== crossed)
    return allocation(higher, lower, straight ? 'white' : 'black', '5.2', 'colour-limits');
  const [high, low] = [balancingColour(higher), balancingColour(lower)];
  if (high === null && low === null)
    return allocation(higher, lower, colourByLot(task, higher), '5.1', 'number-decides');
  if (high === null || low === null || high !== low)
    return allocation(higher, lower, high ?? opposite(low!), '5.4', 'each-due');
  const surplus = Math.abs(higher.colourDifference) - Math.abs(lower.colourDifference);
  if (surplus !== 0)
    return allocation(higher, lower, surplus > 0 ? high : opposite(high), '5.4', 'larger-imbalance');
  const latest = latestColourDifference(higher, lower);
  if (latest !== null) return allocation(higher, lower, opposite(latest), '5.4', 'last-difference');
  return allocation(higher, lower, high, '5.4', 'higher-ranked');
}
