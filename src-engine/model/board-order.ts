import type { Points } from './points.ts';

/** One side of a board: pairing score before the round (tenths, with virtual points) and Tournament Pairing Number. */
export interface BoardSide {
  readonly score: Points;
  readonly number: number;
}

/**
 * Order of two boards for `sort`: score of the higher ranked player, sum of both scores, smaller number of the higher
 * ranked player (C.04.2 (2026) 3.6; pairing scores by C.04.7 1.5). The sides of a board may stand in any order.
 */
export function compareBoards(
  a: readonly [BoardSide, BoardSide],
  b: readonly [BoardSide, BoardSide],
): number {
  const [high, low] = byRank(a);
  const [otherHigh, otherLow] = byRank(b);
  return otherHigh.score - high.score || otherLow.score - low.score || high.number - otherHigh.number;
}

function byRank([a, b]: readonly [BoardSide, BoardSide]): readonly [BoardSide, BoardSide] {
  return (b.score - a.score || a.number - b.number) < 0 ? [a, b] : [b, a];
}

/** The boards in that order; `sideOf` tells score and number of a player. */
export function inBoardOrderBy<P extends { readonly white: number; readonly black: number }>(
  boards: readonly P[],
  sideOf: (player: number) => BoardSide,
): P[] {
  return boards
    .map((board) => ({ board, sides: [sideOf(board.white), sideOf(board.black)] as const }))
    .sort((a, b) => compareBoards(a.sides, b.sides))
    .map(({ board }) => board);
}
