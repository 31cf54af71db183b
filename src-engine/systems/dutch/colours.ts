/** Colour allocation: C.04.3 (2026) 5.2; 2017: E, E.1–E.5 being 5.2.1–5.2.5. */
import type { Contender } from './kernel/contender.ts';
import { latestColourDifference } from '../../history/colour-history.ts';
import { STRENGTHS } from '../../history/preference.ts';
import { opposite, type Colour } from '../../model/colour.ts';

/** The rule that decided and the colour of the higher ranked player. */
export interface Allocation {
  readonly article: AllocationArticle;
  readonly colour: Colour;
  /** Player whose wish or rank decided; null where both wishes were granted. */
  readonly decider: Contender | null;
}

/** 2026 numbering; the text of 2017 has the same rules as E.1 … E.5. */
export const ALLOCATION_ARTICLES = {
  '5.2.1': '5.2.1',
  '5.2.2': '5.2.2',
  '5.2.3': '5.2.3',
  '5.2.4': '5.2.4',
  '5.2.5': '5.2.5',
} as const;
export type AllocationArticle = keyof typeof ALLOCATION_ARTICLES;

/**
 * Colour of the higher ranked of two paired players. `initialColour` matters only where neither has played (5.2.5).
 * Not implemented: nothing; the article is complete.
 */
export function allocate(higher: Contender, lower: Contender, initialColour: Colour): Allocation {
  const a = higher.preference.colour;
  const b = lower.preference.colour;
  // 5.2.5 (E.5): without a game on either side nothing before it decides.
  if (a === null && b === null) {
    const odd = higher.competitor.parityNumber % 2 === 1;
    return { article: '5.2.5', colour: odd ? initialColour : opposite(initialColour), decider: higher };
  }
  // 5.2.1 (E.1)
  if (a === null) return { article: '5.2.1', colour: opposite(b!), decider: null };
  if (b === null || a !== b) return { article: '5.2.1', colour: a, decider: null };
  // 5.2.2 (E.2)
  const stronger = strongerOf(higher, lower);
  if (stronger !== null) {
    return { article: '5.2.2', colour: stronger === higher ? a : opposite(a), decider: stronger };
  }
  // 5.2.3 (E.3)
  const latest = latestColourDifference(higher.competitor, lower.competitor);
  if (latest !== null) return { article: '5.2.3', colour: opposite(latest), decider: null };
  // 5.2.4 (E.4)
  return { article: '5.2.4', colour: a, decider: higher };
}

/** 5.2.2 (E.2): the stronger preference; of two absolute ones the wider colour difference. Null when equal. */
function strongerOf(a: Contender, b: Contender): Contender | null {
  const strength = STRENGTHS.indexOf(a.preference.strength) - STRENGTHS.indexOf(b.preference.strength);
  if (strength !== 0) return strength > 0 ? a : b;
  if (a.preference.strength !== 'absolute') return null;
  const width = Math.abs(a.competitor.colourDifference) - Math.abs(b.competitor.colourDifference);
  return width === 0 ? null : width > 0 ? a : b;
}
