/** What the colour rules of the systems have in common. */
import { balancingColour, latestColourDifference, mayMeetAs } from '../../history/colour-history.ts';
import type { Competitor } from '../../history/competitor.ts';
import { STRENGTHS, type Strength } from '../../history/preference.ts';
import { opposite, type Colour } from '../../model/colour.ts';
import type { PlayerId } from '../../model/player.ts';
import type { Reason } from '../reason.ts';
import type { Pair, PairingTask } from '../system.ts';

/** Colours of a pair with the reason for them. */
export interface Allocation {
  readonly pair: Pair;
  readonly reason: Reason;
}

/** What can decide on colours. The first five name a player or the numbers that decided. */
export type ColourCode =
  | 'by-number'
  | 'more-urgent'
  | 'larger-difference'
  | 'higher-ranked-due'
  | 'lower-ranked-below-median'
  | 'both-due'
  | 'one-is-new'
  | 'equally-due'
  | 'colour-limits'
  | 'stronger-opposition'
  | 'lower-rating';

/** What decided, in which article; `decider` is whose wish, rank or number it was, if anybody's. */
interface ColourGround {
  readonly code: ColourCode;
  readonly article: string;
  readonly decider?: Competitor;
}

/** Gives `colour` to the first player. */
export function allocation(
  player: Competitor,
  opponent: Competitor,
  colour: Colour,
  ground: ColourGround,
): Allocation {
  const isWhite = colour === 'white';
  const pair = isWhite ? { white: player.id, black: opponent.id } : { white: opponent.id, black: player.id };
  return { pair, reason: reasonOf(pair, [player, opponent], ground) };
}

function reasonOf(
  { white }: Pair,
  two: readonly [Competitor, Competitor],
  { code, article, decider = two[0] }: ColourGround,
): Reason {
  const player = decider.id;
  switch (code) {
    case 'by-number':
      return { code, article, player, number: decider.parityNumber };
    case 'more-urgent':
      return { code, article, player, white };
    case 'larger-difference': {
      const other = decider === two[0] ? two[1] : two[0];
      const [difference, opponents] = [decider.colourDifference, other.colourDifference];
      return { code, article, player, white, difference, opponents };
    }
    case 'higher-ranked-due':
    case 'lower-ranked-below-median':
      return { code, article, player };
    case 'both-due':
    case 'one-is-new':
    case 'equally-due':
      return { code, article, white };
    case 'colour-limits':
    case 'stronger-opposition':
    case 'lower-rating':
      return { code, article };
  }
}

/** Colour of a player whose game begins with the lot: odd numbers have the colour drawn, even ones the other. */
export function colourByLot({ initialColour }: PairingTask, { parityNumber }: Competitor): Colour {
  const drawn = initialColour ?? 'white';
  return parityNumber % 2 === 1 ? drawn : opposite(drawn);
}

/** Where a text says what {@link balancedColours} goes by, chapter included. */
interface BalanceArticles {
  readonly limits: string;
  /** Neither has played. */
  readonly lot: string;
  readonly due: string;
  readonly difference: string;
  readonly latest: string;
}

/**
 * Colours of a pair in the texts that know no strength of a preference: the limits of C.04.1 f and g, the colours due, the larger
 * difference, the latest round in which the two had different colours. Null where all of that is equal: both are due the same.
 */
export function balancedColours(
  task: PairingTask,
  higher: Competitor,
  lower: Competitor,
  articles: BalanceArticles,
): Allocation | null {
  const give = (colour: Colour, of: keyof BalanceArticles, code: ColourCode, decider = higher) =>
    allocation(higher, lower, colour, { code, article: articles[of], decider });
  const straight = mayMeetAs(higher, lower);
  if (straight !== mayMeetAs(lower, higher))
    return give(straight ? 'white' : 'black', 'limits', 'colour-limits');
  const [high, low] = [balancingColour(higher), balancingColour(lower)];
  if (high === null && low === null) return give(colourByLot(task, higher), 'lot', 'by-number');
  if (high === null || low === null) return give(high ?? opposite(low!), 'due', 'one-is-new');
  if (high !== low) return give(high, 'due', 'both-due');
  const surplus = Math.abs(higher.colourDifference) - Math.abs(lower.colourDifference);
  if (surplus > 0) return give(high, 'difference', 'larger-difference');
  if (surplus < 0) return give(opposite(high), 'difference', 'larger-difference', lower);
  const latest = latestColourDifference(higher, lower);
  return latest === null ? null : give(opposite(latest), 'latest', 'equally-due');
}

/** A player with the colour that they prefer and how much. */
interface Wish {
  readonly player: Competitor;
  readonly colour: Colour;
  readonly strength: Strength;
}

/** 5.2.2–5.2.5 of C.04.4.1 and of C.04.4.2 (2026), for two players who both prefer a colour. */
export function preferredColours(chapter: string, higher: Wish, lower: Wish): Allocation {
  const give = (colour: Colour, article: string, code: ColourCode, decider = higher) =>
    allocation(higher.player, lower.player, colour, {
      code,
      article: `${chapter} ${article}`,
      decider: decider.player,
    });
  if (higher.colour !== lower.colour) return give(higher.colour, '5.2.2', 'both-due');
  const surplus = STRENGTHS.indexOf(higher.strength) - STRENGTHS.indexOf(lower.strength);
  if (surplus > 0) return give(higher.colour, '5.2.3', 'more-urgent');
  if (surplus < 0) return give(opposite(higher.colour), '5.2.3', 'more-urgent', lower);
  const latest = latestColourDifference(higher.player, lower.player);
  if (latest !== null) return give(opposite(latest), '5.2.4', 'equally-due');
  return give(higher.colour, '5.2.5', 'higher-ranked-due');
}

/** Players who do not have the colour that they are due. */
export function missingColours(pairs: readonly Pair[], due: (player: PlayerId) => Colour | null): PlayerId[] {
  return pairs.flatMap(({ white, black }) => [
    ...(due(white) === 'black' ? [white] : []),
    ...(due(black) === 'white' ? [black] : []),
  ]);
}
