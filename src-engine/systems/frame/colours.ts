/** What the colour rules of the systems have in common. */
import type { Competitor } from '../../history/competitor.ts';
import { opposite, type Colour } from '../../model/colour.ts';
import type { PlayerId } from '../../model/player.ts';
import type { Pair, PairingTask } from '../system.ts';

/** Colours of a pair with the article that decided. */
export interface Allocation {
  readonly pair: Pair;
  readonly article: string;
  readonly code: ColourCode;
}

/** Reasons of colours that need no parameters. */
export type ColourCode =
  | 'number-decides'
  | 'each-due'
  | 'stronger-wish'
  | 'last-difference'
  | 'higher-ranked'
  | 'lower-ranked-below-median'
  | 'larger-imbalance'
  | 'colour-limits'
  | 'stronger-opposition'
  | 'lower-rating';

/** Gives `colour` to the first player. */
export function allocation(
  player: { readonly id: PlayerId },
  opponent: { readonly id: PlayerId },
  colour: Colour,
  article: string,
  code: ColourCode,
): Allocation {
  const pair =
    colour === 'white' ? { white: player.id, black: opponent.id } : { white: opponent.id, black: player.id };
  return { pair, article, code };
}

/** Colour of a player whose game begins with the lot: odd numbers have the colour drawn, even ones the other. */
export function colourByLot({ initialColour }: PairingTask, { parityNumber }: Competitor): Colour {
  const drawn = initialColour ?? 'white';
  return parityNumber % 2 === 1 ? drawn : opposite(drawn);
}

/** The two by pairing score, then number: the higher ranked first (C.04.3 1.2). */
export function byRank<P extends { readonly pairingScore: number; readonly tpn: number }>(
  a: P,
  b: P,
): readonly [P, P] {
  return (b.pairingScore - a.pairingScore || a.tpn - b.tpn) < 0 ? [a, b] : [b, a];
}

/** Players who do not have the colour that they are due. */
export function missingColours(pairs: readonly Pair[], due: (player: PlayerId) => Colour | null): PlayerId[] {
  return pairs.flatMap(({ white, black }) => [
    ...(due(white) === 'black' ? [white] : []),
    ...(due(black) === 'white' ? [black] : []),
  ]);
}
