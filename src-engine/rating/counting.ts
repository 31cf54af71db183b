/** Which of a player's ratings counts in an event, where a list has several. */
import { paceOf } from '../model/pace.ts';
import type { Pace } from '../model/player.ts';
import type { Tournament } from '../model/tournament.ts';

/**
 * Kinds of rating in the order in which they are asked: that of the event's own time control, and in rapid and blitz
 * the standard one where a player has none.
 */
export const RATING_SEQUENCES: Readonly<Record<Pace, readonly Pace[]>> = {
  standard: ['standard'],
  rapid: ['rapid', 'standard'],
  blitz: ['blitz', 'standard'],
};

/** The sequence of a tournament: that of its rules, else by its time control. */
export function ratingSequenceOf({ info, rules }: Pick<Tournament, 'info' | 'rules'>): readonly Pace[] {
  return rules.ratingSequence ?? RATING_SEQUENCES[paceOf(info)];
}

/** The first rating of the sequence that the player has; 0 and `''` for none. */
export function countingRating(
  ratings: Readonly<Record<Pace, number>>,
  sequence: readonly Pace[],
): { readonly rating: number; readonly pace: Pace | '' } {
  const pace = sequence.find((kind) => ratings[kind] > 0);
  return pace === undefined ? { rating: 0, pace: '' } : { rating: ratings[pace], pace };
}
