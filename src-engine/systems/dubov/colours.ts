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
  if (higher.competitor.gamesPlayed === 0 && lower.competitor.gamesPlayed === 0) {
    return give(colourByLot(task, higher.competitor), '5.2.1', 'number-decides');
  }
  if (high.colour !== low.colour) return give(high.colour, '5.2.2', 'each-due');
  const surplus = STRENGTHS.indexOf(high.strength) - STRENGTHS.indexOf(low.strength);
  if (surplus !== 0) return give(surplus > 0 ? high.colour : opposite(high.colour), '5.2.3', 'stronger-wish');
  const latest = latestColourDifference(higher.competitor, lower.competitor);
  if (latest !== null) return give(opposite(latest), '5.2.4', 'last-difference');
  return give(high.colour, '5.2.5', 'higher-ranked');

  function give(colour: Colour, article: string, code: ColourCode): Allocation {
    return allocation(higher, lower, colour, article, code);
  }
}
