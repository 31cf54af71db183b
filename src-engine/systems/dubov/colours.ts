/** Colour allocation: C.04.4.1 (2026) 5.2. */
import { latestColourDifference } from '../../history/colour-history.ts';
import { STRENGTHS } from '../../history/preference.ts';
import { opposite, type Colour } from '../../model/colour.ts';
import { allocation, colourByLot, type Allocation, type ColourCode } from '../frame/colours.ts';
import type { PairingTask } from '../system.ts';
import type { DubovPlayer } from './player.ts';

/** Colours of a pair; `higher` has the higher pairing score or, of equal ones, the smaller number. */
export function allocate(task: PairingTask, higher: DubovPlayer, lower: DubovPlayer): Allocation {
  const [high, low] = [higher.preference, lower.preference];
  const [one, two] = [higher.competitor, lower.competitor];
  const give = (colour: Colour, article: string, code: ColourCode, decider = one) =>
    allocation(one, two, colour, { code, article: `C.04.4.1 ${article}`, decider });
  if (one.gamesPlayed === 0 && two.gamesPlayed === 0)
    return give(colourByLot(task, one), '5.2.1', 'by-number');
  if (high.colour !== low.colour) return give(high.colour, '5.2.2', 'both-due');
  const surplus = STRENGTHS.indexOf(high.strength) - STRENGTHS.indexOf(low.strength);
  if (surplus > 0) return give(high.colour, '5.2.3', 'more-urgent', one);
  if (surplus < 0) return give(opposite(high.colour), '5.2.3', 'more-urgent', two);
  const latest = latestColourDifference(one, two);
  if (latest !== null) return give(opposite(latest), '5.2.4', 'equally-due');
  return give(high.colour, '5.2.5', 'higher-ranked-due');
}
