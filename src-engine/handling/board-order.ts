/** C.04.2 (2026) 3.6: the recommended order of the boards. */
import { sideOf } from '../history/board-sequence.ts';
import type { Competitor } from '../history/competitor.ts';
import { inBoardOrderBy } from '../model/board-order.ts';
import type { PlayerId } from '../model/player.ts';

/** The pairs in board order. `field` holds every paired player. */
export function inBoardOrder<P extends { readonly white: PlayerId; readonly black: PlayerId }>(
  pairs: readonly P[],
  field: ReadonlyMap<PlayerId, Competitor>,
): P[] {
  return inBoardOrderBy(pairs, (player) => sideOf(field.get(player)!));
}
