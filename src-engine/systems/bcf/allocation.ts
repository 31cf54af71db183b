/** Who has White on a board: rules 8, 15, 16 and 25. */
import type { Competitor } from '../../history/competitor.ts';
import { opposite, type Colour } from '../../model/colour.ts';
import type { Pair, PairingTask } from '../system.ts';
import { areIdentical, compareClaims, seeks } from './seekers.ts';

/**
 * What decided the colours: `lot` no game so far on either side (8); `sought` different wishes, or one only (15); `claim`
 * the stronger claim (16); `identical` the same colours so far (25).
 */
type ColourGround = 'lot' | 'sought' | 'claim' | 'identical';

/** Colours of a board, and the rule (8, 25) that gave them. */
export interface Allocation {
  readonly pair: Pair;
  readonly ground: ColourGround;
}

/** `higher` has the higher score or, of equal ones, the higher card. */
export function allocate(task: PairingTask, higher: Competitor, lower: Competitor): Allocation {
  const [ground, colour] = decide(task, higher, lower);
  const pair =
    colour === 'white' ? { white: higher.id, black: lower.id } : { white: lower.id, black: higher.id };
  return { pair, ground };
}

function decide(task: PairingTask, higher: Competitor, lower: Competitor): [ColourGround, Colour] {
  const [high, low] = [seeks(higher), seeks(lower)];
  if (high === null && low === null) {
    const drawn = task.initialColour ?? 'white';
    return ['lot', higher.parityNumber % 2 === 1 ? drawn : opposite(drawn)];
  }
  if (high !== low) return ['sought', high ?? opposite(low!)];
  if (areIdentical(higher, lower)) return ['identical', high!];
  return ['claim', compareClaims(higher, lower) < 0 ? 'white' : 'black'];
}
