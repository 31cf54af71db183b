/** Colour allocation: C.04.4.2 (2026) 5.2; the older text 5.1 and 5.4. */
import { preferenceOf, STRENGTHS } from '../../history/preference.ts';
import { balancingColour, latestColourDifference, mayMeetAs } from '../../history/colour-history.ts';
import type { Competitor } from '../../history/competitor.ts';
import { opposite, type Colour } from '../../model/colour.ts';
import { allocation, colourByLot, type Allocation, type ColourCode } from '../frame/colours.ts';
import type { PairingTask } from '../system.ts';

type Give = (colour: Colour, article: string, code: ColourCode, decider?: Competitor) => Allocation;

function giving(chapter: string, higher: Competitor, lower: Competitor): Give {
  return (colour, article, code, decider) =>
    allocation(higher, lower, colour, {
      code,
      article: `${chapter} ${article}`,
      ...(decider === undefined ? {} : { decider }),
    });
}

/** Colours of a pair; `higher` is the higher ranked by the Index (1.8), whatever the scores. */
export function allocate(task: PairingTask, higher: Competitor, lower: Competitor): Allocation {
  const give = giving('C.04.4.2', higher, lower);
  const [high, low] = [preferenceOf(higher), preferenceOf(lower)];
  if (high.colour === null && low.colour === null)
    return give(colourByLot(task, higher), '5.2.1', 'by-number');
  if (high.colour === null || low.colour === null)
    return give(high.colour ?? opposite(low.colour!), '5.2.2', 'one-is-new');
  if (high.colour !== low.colour) return give(high.colour, '5.2.2', 'both-due');
  const surplus = STRENGTHS.indexOf(high.strength) - STRENGTHS.indexOf(low.strength);
  if (surplus > 0) return give(high.colour, '5.2.3', 'more-urgent', higher);
  if (surplus < 0) return give(opposite(high.colour), '5.2.3', 'more-urgent', lower);
  const latest = latestColourDifference(higher, lower);
  if (latest !== null) return give(opposite(latest), '5.2.4', 'equally-due');
  return give(high.colour, '5.2.5', 'higher-ranked-due');
}

/** 5.1–5.4 of the older text; `higher` is the higher ranked by 3.2. */
export function allocateOld(task: PairingTask, higher: Competitor, lower: Competitor): Allocation {
  const give = giving('C.04.4.2 (2017)', higher, lower);
  const straight = mayMeetAs(higher, lower);
  const crossed = mayMeetAs(lower, higher);
  if (straight !== crossed) return give(straight ? 'white' : 'black', '5.2', 'colour-limits');
  const [high, low] = [balancingColour(higher), balancingColour(lower)];
  if (high === null && low === null) return give(colourByLot(task, higher), '5.1', 'by-number');
  if (high === null || low === null) return give(high ?? opposite(low!), '5.4', 'one-is-new');
  if (high !== low) return give(high, '5.4', 'both-due');
  const surplus = Math.abs(higher.colourDifference) - Math.abs(lower.colourDifference);
  if (surplus > 0) return give(high, '5.4', 'larger-difference', higher);
  if (surplus < 0) return give(opposite(high), '5.4', 'larger-difference', lower);
  const latest = latestColourDifference(higher, lower);
  if (latest !== null) return give(opposite(latest), '5.4', 'equally-due');
  return give(high, '5.4', 'higher-ranked-due');
}
