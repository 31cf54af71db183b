/** Expected score of a game with the limit of the rating difference in force (B.02 Art. 8.3.1). */
import { expectedHundredths } from './tables.ts';

/**
 * How a difference of more than 400 points counts: `every-game` as 400 (1 March 2024); `below-2650` as 400 only
 * for a player rated below 2650, while a player of 2650 or more uses the real difference (1 October 2025).
 */
export type DifferenceRule = 'every-game' | 'below-2650';

/**
 * The rule in force on a date (`YYYY/MM/DD`; `''` for today's text). The single exception per event that applied
 * before 1 March 2024 is not implemented: such events get `every-game`.
 */
export function differenceRuleAt(date: string): DifferenceRule {
  return date !== '' && date < '2025/10/01' ? 'every-game' : 'below-2650';
}

/** Largest difference that counts, and the own rating from which it no longer does (8.3.1). */
const LARGEST_DIFFERENCE = 400;
const UNLIMITED_FROM = 2650;

/**
 * Expected score of one game in hundredths of a point for the player rated `own`. The rule looks at the player's
 * own rating only, so the two expectations of a game may not add up to 100. B.02 Art. 8.1.2, 8.3.1.
 */
export function expectedOfGame(own: number, opponent: number, rule: DifferenceRule): number {
  const difference = own - opponent;
  if (rule === 'below-2650' && own >= UNLIMITED_FROM) return expectedHundredths(difference);
  return expectedHundredths(Math.max(-LARGEST_DIFFERENCE, Math.min(LARGEST_DIFFERENCE, difference)));
}
