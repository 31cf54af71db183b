/** Colour allocation: C.04.4.2 (2026) 5.2; the older text 5.1 and 5.4. */
import { preferenceOf, STRENGTHS } from '../../history/preference.ts';
import { balancingColour, latestColourDifference, mayMeetAs } from '../../history/colour-history.ts';
import type { Competitor } from '../../history/competitor.ts';
import { opposite, type Colour } from '../../model/colour.ts';
import type { Pair, PairingTask } from '../system.ts';

export interface Allocation {
  readonly pair: Pair;
  readonly article: string;
  readonly sentence: string;
}

/** Colours of a pair; `higher` is the higher ranked by the Index (1.8), whatever the scores. */
export function allocate(task: PairingTask, higher: Competitor, lower: Competitor): Allocation {
  const [high, low] = [preferenceOf(higher), preferenceOf(lower)];
  if (high.colour === null && low.colour === null)
    return give(higher, lower, firstColour(task, higher), '5.2.1', 'Neither has played: the number decides.');
  if (high.colour === null || low.colour === null || high.colour !== low.colour)
    return give(
      higher,
      lower,
      high.colour ?? opposite(low.colour!),
      '5.2.2',
      'Each gets the colour that is due.',
    );
  const surplus = STRENGTHS.indexOf(high.strength) - STRENGTHS.indexOf(low.strength);
  if (surplus !== 0) {
    const colour = surplus > 0 ? high.colour : opposite(high.colour);
    return give(higher, lower, colour, '5.2.3', 'The stronger of the two wishes is granted.');
  }
  const latest = latestColourDifference(higher, lower);
  if (latest !== null)
    return give(
      higher,
      lower,
      opposite(latest),
      '5.2.4',
      'They alternate to the last time their colours differed.',
    );
  return give(
    higher,
    lower,
    high.colour,
    '5.2.5',
    'Equal colours so far: the higher ranked gets the due colour.',
  );
}

/** 5.1–5.4 of the older text; `higher` is the higher ranked by 3.2. */
export function allocateOld(task: PairingTask, higher: Competitor, lower: Competitor): Allocation {
  const straight = mayMeetAs(higher, lower);
  const crossed = mayMeetAs(lower, higher);
  if (straight !== crossed)
    return give(
      higher,
      lower,
      straight ? 'white' : 'black',
      '5.2',
      'Other colours would be too many for one of them.',
    );
  const [high, low] = [balancingColour(higher), balancingColour(lower)];
  if (high === null && low === null)
    return give(higher, lower, firstColour(task, higher), '5.1', 'Neither has played: the number decides.');
  if (high === null || low === null || high !== low)
    return give(higher, lower, high ?? opposite(low!), '5.4', 'Each gets the colour that is due.');
  const surplus = Math.abs(higher.colourDifference) - Math.abs(lower.colourDifference);
  if (surplus !== 0)
    return give(
      higher,
      lower,
      surplus > 0 ? high : opposite(high),
      '5.4',
      'The larger imbalance is evened out.',
    );
  const latest = latestColourDifference(higher, lower);
  if (latest !== null)
    return give(
      higher,
      lower,
      opposite(latest),
      '5.4',
      'They alternate to the last time their colours differed.',
    );
  return give(higher, lower, high, '5.4', 'Equal colours so far: the higher ranked gets the due colour.');
}

function firstColour(task: PairingTask, higher: Competitor): Colour {
  const drawn = task.initialColour ?? 'white';
  return higher.parityNumber % 2 === 1 ? drawn : opposite(drawn);
}

function give(
  higher: Competitor,
  lower: Competitor,
  colour: Colour,
  article: string,
  sentence: string,
): Allocation {
  const pair =
    colour === 'white' ? { white: higher.id, black: lower.id } : { white: lower.id, black: higher.id };
  return { pair, article, sentence };
}
