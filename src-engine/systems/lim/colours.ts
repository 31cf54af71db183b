/** Allocation of colours in a pair: C.04.4.3 (2026) Arts 5.3–5.6, 7.2. */
import { balancingColour, latestColourDifference, mayMeetAs } from '../../history/colour-history.ts';
import type { Competitor } from '../../history/competitor.ts';
import { opposite, type Colour } from '../../model/colour.ts';
import type { Pair, PairingTask } from '../system.ts';

export interface Allocation {
  readonly pair: Pair;
  readonly article: string;
  readonly sentence: string;
}

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
    return give(
      higher,
      lower,
      straight ? 'white' : 'black',
      '5.1',
      'The other colours would be too many for one of them.',
    );
  }
  const [high, low] = [balancingColour(higher), balancingColour(lower)];
  if (high === null && low === null) {
    return give(
      higher,
      lower,
      firstColourOf(task, higher),
      '7.2',
      'Neither has played: the number decides, as in round 1.',
    );
  }
  if (high === null || low === null || high !== low) {
    return give(higher, lower, high ?? opposite(low!), '5.1', 'Each gets the colour that is due.');
  }
  const surplus = Math.abs(higher.colourDifference) - Math.abs(lower.colourDifference);
  if (surplus !== 0) {
    return give(
      higher,
      lower,
      surplus > 0 ? high : opposite(high),
      '5.6',
      'The larger imbalance is evened out.',
    );
  }
  const latest = latestColourDifference(higher, lower);
  if (latest !== null) {
    return give(
      higher,
      lower,
      opposite(latest),
      '5.4',
      'They alternate to the last round in which their colours differed.',
    );
  }
  return belowMedian
    ? give(
        higher,
        lower,
        opposite(high),
        '5.4',
        'Equal colours so far: below the median the lower ranked gets the due colour.',
      )
    : give(higher, lower, high, '5.4', 'Equal colours so far: the higher ranked gets the due colour.');
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

/** 7.2: odd numbers have the colour drawn for number 1, even ones the other. */
function firstColourOf(task: PairingTask, player: Competitor): Colour {
  const drawn = task.initialColour ?? 'white';
  return player.parityNumber % 2 === 1 ? drawn : opposite(drawn);
}
