/** Colour allocation: C.04.4.1 (2026) 5.2; 5.2.2, 5.2.3, 5.2.4, 5.2.5 are those of Burstein too (frame/colours.ts). */
import { allocation, colourByLot, preferredColours, type Allocation } from '../frame/colours.ts';
import type { PairingTask } from '../system.ts';
import type { DubovPlayer } from './player.ts';

const CHAPTER = 'C.04.4.1';

/** Colours of a pair; `higher` has the higher pairing score or, of equal ones, the smaller number. */
export function allocate(task: PairingTask, higher: DubovPlayer, lower: DubovPlayer): Allocation {
  const [one, two] = [higher.competitor, lower.competitor];
  // 5.1, 5.2.1: the colour of the lot by the number.
  if (one.gamesPlayed === 0 && two.gamesPlayed === 0)
    return allocation(one, two, colourByLot(task, one), { code: 'by-number', article: `${CHAPTER} 5.2.1` });
  return preferredColours(
    CHAPTER,
    { player: one, ...higher.preference },
    { player: two, ...lower.preference },
  );
}
