/** Colour allocation: C.04.4.2 (2026) 5.2; the older text 5.1 and 5.4. */
import { preferenceOf, STRENGTHS } from '../../history/preference.ts';
import { balancingColour, latestColourDifference } from '../../history/colour-history.ts';
import type { Competitor } from '../../history/competitor.ts';
import { opposite, type Colour } from '../../model/colour.ts';
import {
  allocation,
  balancedColours,
  colourByLot,
  type Allocation,
  type ColourCode,
} from '../frame/colours.ts';
import type { PairingTask } from '../system.ts';

/** Colours of a pair; `higher` is the higher ranked by the Index (1.8), whatever the scores. */
export function allocate(task: PairingTask, higher: Competitor, lower: Competitor): Allocation {
  const give = (colour: Colour, article: string, code: ColourCode, decider = higher) =>
    allocation(higher, lower, colour, { code, article: `C.04.4.2 ${article}`, decider });
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
  const chapter = 'C.04.4.2 (2017)';
  const [lot, limits, article] = [`${chapter} 5.1`, `${chapter} 5.2`, `${chapter} 5.4`];
  const articles = { limits, lot, due: article, difference: article, latest: article };
  return (
    balancedColours(task, higher, lower, articles) ??
    allocation(higher, lower, balancingColour(higher)!, { code: 'higher-ranked-due', article })
  );
}
