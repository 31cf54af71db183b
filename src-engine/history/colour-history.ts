/** What several rule texts ask of the colours a player has had. Played games only (C.04.2 (2026) 3.4). */
import { areAlike, opposite, type Colour } from '../model/colour.ts';
import type { Competitor } from './competitor.ts';

/**
 * The colour that a player is due in the plain sense: the one had less often, else the alternate of the last game; null
 * without a game.
 */
export function balancingColour(player: Competitor): Colour | null {
  if (player.colourDifference !== 0) return player.colourDifference > 0 ? 'black' : 'white';
  const last = player.colours.at(-1);
  return last === undefined ? null : opposite(last);
}

/** Both are due the same colour in the plain sense, so that one of them does not get it. */
export function dueTheSame(a: Competitor, b: Competitor): boolean {
  return areAlike(balancingColour(a), balancingColour(b));
}

/** C.04.1 6, 7 (of 2017: f, g): the colour would be no third in a row and would leave no surplus of three. */
export function keepsColourLimits(player: Competitor, colour: Colour): boolean {
  if (player.colours.at(-1) === colour && player.colours.at(-2) === colour) return false;
  return Math.abs(player.colourDifference + (colour === 'white' ? 1 : -1)) <= 2;
}

/** Whether the first may have White and the second Black within the limits. */
export function mayMeetAs(white: Competitor, black: Competitor): boolean {
  return keepsColourLimits(white, 'white') && keepsColourLimits(black, 'black');
}

/** Colour that `a` had when, going back over the played games, the two differed for the last time; null for never. */
export function latestColourDifference(a: Competitor, b: Competitor): Colour | null {
  for (let back = 1; back <= Math.min(a.colours.length, b.colours.length); back++) {
    if (a.colours.at(-back) !== b.colours.at(-back)) return a.colours.at(-back)!;
  }
  return null;
}
