import type { Points } from './points.ts';

/** One side of a board: pairing score before the round (tenths, with virtual points) and Tournament Pairing Number. */
export interface BoardSide {
  readonly score: Points;
  readonly number: number;
}

/** What decides the place of a board: scores of its higher and its lower ranked player, number of the higher one. */
interface BoardRank {
  readonly high: Points;
  readonly low: Points;
  readonly number: number;
}

/** The sides of a board may stand in any order. */
function rankOfBoard(a: BoardSide, b: BoardSide): BoardRank {
  const isHigher = (b.score - a.score || a.number - b.number) < 0;
  const higher = isHigher ? a : b;
  const lower = isHigher ? b : a;
  return { high: higher.score, low: lower.score, number: higher.number };
}

function compareRanks(a: BoardRank, b: BoardRank): number {
  return b.high - a.high || b.low - a.low || a.number - b.number;
}

/**
 * Order of two boards for `sort`: score of the higher ranked player, sum of both scores, smaller number of the higher
 * ranked player (C.04.2 (2026) 3.6; pairing scores by C.04.7 1.5). The sides of a board may stand in any order.
 */
export function compareBoards(
  a: readonly [BoardSide, BoardSide],
  b: readonly [BoardSide, BoardSide],
): number {
  return compareRanks(rankOfBoard(...a), rankOfBoard(...b));
}

/** The boards in that order; `sideOf` tells score and number of a player. Each board is ranked once. */
export function inBoardOrderBy<P extends { readonly white: number; readonly black: number }>(
  boards: readonly P[],
  sideOf: (player: number) => BoardSide,
): P[] {
  return sortedByRank(boards, ({ white, black }) => rankOfBoard(sideOf(white), sideOf(black)));
}

/** Boards of two players in that order; `sideOf` tells score and number of a player. */
export function inBoardOrderOf<P>(
  boards: readonly (readonly [P, P])[],
  sideOf: (player: P) => BoardSide,
): (readonly [P, P])[] {
  return sortedByRank(boards, (board) => rankOfBoard(sideOf(board[0]), sideOf(board[1])));
}

function sortedByRank<B>(boards: readonly B[], rankOf: (board: B) => BoardRank): B[] {
  return boards
    .map((board) => ({ board, rank: rankOf(board) }))
    .sort((a, b) => compareRanks(a.rank, b.rank))
    .map(({ board }) => board);
}
