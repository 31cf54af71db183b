import type { PlayerId } from '../model/player.ts';
import type { Points } from '../model/points.ts';
import type { Board } from '../model/tournament.ts';

/**
 * C.04.2 (2026) 3.6: a report does not tell the order of the boards, so it is the recommended one: score of the
 * higher ranked player, sum of both scores, smaller number of the higher ranked player. `scores` are the pairing
 * scores before the round; identities follow the starting ranks.
 */
export function inRecommendedOrder(boards: readonly Board[], scores: ReadonlyMap<PlayerId, Points>): Board[] {
  const keyed = boards.map((board) => {
    const white = scores.get(board.white)!;
    const black = scores.get(board.black)!;
    const higher =
      white > black || (white === black && board.white < board.black) ? board.white : board.black;
    return { board, top: Math.max(white, black), sum: white + black, higher };
  });
  keyed.sort((a, b) => b.top - a.top || b.sum - a.sum || a.higher - b.higher);
  return keyed.map(({ board }) => board);
}
