/** Colour allocation: C.04.4.2 (2026) 5.2; the older text 5.1 and 5.4. */
import { preferenceOf } from '../../history/preference.ts';
import { balancingColour } from '../../history/colour-history.ts';
import type { Competitor } from '../../history/competitor.ts';
import { opposite, type Colour } from '../../model/colour.ts';
import {
  allocation,
  balancedColours,
  colourByLot,
  preferredColours,
  type Allocation,
  type ColourCode,
} from '../frame/colours.ts';
import type { PairingTask } from '../system.ts';

const CHAPTER = 'C.04.4.2';

/** Colours of a pair; `higher` is the higher ranked by the Index (1.8), whatever the scores. */
export function allocate(task: PairingTask, higher: Competitor, lower: Competitor): Allocation {
  const give = (colour: Colour, article: string, code: ColourCode) =>
    allocation(higher, lower, colour, { code, article: `${CHAPTER} ${article}` });
  const [high, low] = [preferenceOf(higher), preferenceOf(lower)];
  // 5.2.1
  if (high.colour === null && low.colour === null)
    return give(colourByLot(task, higher), '5.2.1', 'by-number');
  // 5.2.2, then 5.2.3, 5.2.4, 5.2.5 as in Dubov.
  if (high.colour === null || low.colour === null)
    return give(high.colour ?? opposite(low.colour!), '5.2.2', 'one-is-new');
  return preferredColours(
    CHAPTER,
    { player: higher, colour: high.colour, strength: high.strength },
    { player: lower, colour: low.colour, strength: low.strength },
  );
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
