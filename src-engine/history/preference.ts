/** Colour preferences: which colour a player wants next, and how much. Played games only (C.04.2 (2026) 3.4). */
import type { Colour } from '../model/colour.ts';
import type { Competitor } from './competitor.ts';

/** Strength of a colour preference (C.04.3 1.7), weakest first. */
export const STRENGTHS = ['none', 'mild', 'strong', 'absolute'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** The colour that a player should have next (C.04.3 1.7). */
export interface Preference {
  /** Null without a played game. */
  readonly colour: Colour | null;
  readonly strength: Strength;
}

/**
 * C.04.3 (2026) 1.6, 1.7; 2017: A.6. Burstein and Dubov have the same (C.04.4.2 (2026) 1.5, 2025: 1.4; C.04.4.1 1.5).
 */
export function preferenceOf({ colours, colourDifference }: Competitor): Preference {
  const last = colours.at(-1);
  // 1.7.4
  if (last === undefined) return { colour: null, strength: 'none' };
  const alternate = last === 'white' ? 'black' : 'white';
  // 1.7.1
  if (colourDifference > 1) return { colour: 'black', strength: 'absolute' };
  if (colourDifference < -1) return { colour: 'white', strength: 'absolute' };
  if (colours.at(-2) === last) return { colour: alternate, strength: 'absolute' };
  // 1.7.2
  if (colourDifference === 1) return { colour: 'black', strength: 'strong' };
  if (colourDifference === -1) return { colour: 'white', strength: 'strong' };
  // 1.7.3
  return { colour: alternate, strength: 'mild' };
}
