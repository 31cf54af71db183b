/** Whether the list changed between registration and start. */
import type { Player } from '../../../src-engine/index.ts';

/** True where a rating came from this list, but from another month than the one that counts. */
export function isOfOtherMonth(
  { ratingList, ratingMonth }: Pick<Player, 'ratingList' | 'ratingMonth'>,
  list: { readonly name: string; readonly month: string },
): boolean {
  return ratingList === list.name && ratingMonth !== list.month;
}
