/** Colour allocation: C.04.4.1 (2026) 5.2. */
import { latestColourDifference } from '../../history/colour-history.ts';
import { STRENGTHS } from '../../history/preference.ts';
import { opposite, type Colour } from '../../model/colour.ts';
import type { Pair, PairingTask } from '../system.ts';
import type { DubovPlayer } from './player.ts';

export interface Allocation {
  readonly pair: Pair;
  readonly article: string;
  readonly sentence: string;
}

/** Colours of a pair; `higher` has the higher pairing score or, of equal ones, the smaller number. */
export function allocate(task: PairingTask, higher: DubovPlayer, lower: DubovPlayer): Allocation {
  const [high, low] = [higher.preference, lower.preference];
  if (higher.competitor.gamesPlayed === 0 && lower.competitor.gamesPlayed === 0) {
    const drawn = task.initialColour ?? 'white';
    const colour = higher.competitor.parityNumber % 2 === 1 ? drawn : opposite(drawn);
    return give(colour, '5.2.1', 'Neither has played: the number decides.');
  }
  if (high.colour !== low.colour) return give(high.colour, '5.2.2', 'Each gets the colour that is due.');
  const surplus = STRENGTHS.indexOf(high.strength) - STRENGTHS.indexOf(low.strength);
  if (surplus !== 0)
    return give(
      surplus > 0 ? high.colour : opposite(high.colour),
      '5.2.3',
      'The stronger of the two wishes is granted.',
    );
  const latest = latestColourDifference(higher.competitor, lower.competitor);
  if (latest !== null)
    return give(opposite(latest), '5.2.4', 'They alternate to the last time their colours differed.');
  return give(high.colour, '5.2.5', 'Equal colours so far: the higher ranked gets the due colour.');

  function give(colour: Colour, article: string, sentence: string): Allocation {
    const pair =
      colour === 'white' ? { white: higher.id, black: lower.id } : { white: lower.id, black: higher.id };
    return { pair, article, sentence };
  }
}
