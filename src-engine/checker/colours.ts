/** Colours of a pair by the checker's own reading: C.04.3 (2026) Art. 5, which is section E of 2017 renumbered. */
import { opposite, type Colour } from '../model/colour.ts';
import type { PlayerFacts, Strength } from './facts.ts';

const WEIGHT: Record<Strength, number> = { absolute: 3, strong: 2, mild: 1, none: 0 };

/** The colour that `a` gets against `b` (C.04.3 5.2). */
export function colourOf(a: PlayerFacts, b: PlayerFacts, initialColour: Colour): Colour {
  const higher = a.rank < b.rank ? a : b;
  const lower = higher === a ? b : a;
  const colour = colourOfHigher(higher, lower, initialColour);
  return a === higher ? colour : opposite(colour);
}

function colourOfHigher(higher: PlayerFacts, lower: PlayerFacts, initialColour: Colour): Colour {
  const granted = (player: PlayerFacts): Colour =>
    player === higher ? player.preference! : opposite(player.preference!);
  // 5.2.1 grant both preferences; 1.7.4 the opponent of a player without preference gets theirs
  if (higher.preference !== null && lower.preference === null) return granted(higher);
  if (higher.preference === null && lower.preference !== null) return granted(lower);
  if (higher.preference !== null && lower.preference !== null) {
    if (higher.preference !== lower.preference) return granted(higher);
    // 5.2.2 grant the stronger preference; if both are absolute, that of the wider colour difference
    const weights = WEIGHT[higher.strength] - WEIGHT[lower.strength];
    if (weights !== 0) return granted(weights > 0 ? higher : lower);
    if (higher.strength === 'absolute') {
      const widths = Math.abs(higher.colourDifference) - Math.abs(lower.colourDifference);
      if (widths !== 0) return granted(widths > 0 ? higher : lower);
    }
    // 5.2.3 alternate to the most recent time when one had White and the other Black
    for (let back = 1; back <= Math.min(higher.colours.length, lower.colours.length); back++) {
      const colour = higher.colours.at(-back)!;
      if (colour !== lower.colours.at(-back)) return opposite(colour);
    }
    // 5.2.4 grant the preference of the higher ranked player
    return granted(higher);
  }
  // 5.2.5 higher ranked player with an odd number: the initial-colour
  return higher.parityNumber % 2 === 1 ? initialColour : opposite(initialColour);
}
