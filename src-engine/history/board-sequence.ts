import { compareBoards as compareSides, type BoardSide } from '../model/board-order.ts';
import type { Competitor } from './competitor.ts';

/** C.04.2 (2026) 3.6 for pairs of competitors, for `sort`. */
export function compareBoards(
  a: { readonly higher: Competitor; readonly lower: Competitor },
  b: { readonly higher: Competitor; readonly lower: Competitor },
): number {
  return compareSides([sideOf(a.higher), sideOf(a.lower)], [sideOf(b.higher), sideOf(b.lower)]);
}

/** What the order of boards asks of a competitor. */
export function sideOf({ pairingScore, tpn }: Competitor): BoardSide {
  return { score: pairingScore, number: tpn };
}
