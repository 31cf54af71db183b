/** Scheduled opponents that a round robin's table names although the round's record does not. */
import type { Cell } from '../model/cells.ts';
import type { PlayerId } from '../model/player.ts';

/**
 * In a round robin a game won by forfeit may be recorded without opponent, when a withdrawn player was taken out of
 * the pairing (C.05 6.6). The scheduled opponent is then the only one without a game in that round whom the winner
 * meets less often than everybody meets everybody. Returns the cells with such opponents filled in; where several
 * players or nobody could be meant, the cell stays as it is. Cost: forfeits × players.
 */
export function withMissingOpponents(
  cells: ReadonlyMap<PlayerId, readonly Cell[]>,
  totalRounds: number,
): ReadonlyMap<PlayerId, readonly Cell[]> {
  const size = cells.size;
  const cycles = Math.max(1, Math.round(totalRounds / (size % 2 === 0 ? size - 1 : size)));
  const filled = new Map(cells);
  for (const [player, own] of cells) {
    if (!own.some(isLonelyForfeit)) continue;
    const completed = own.map((cell, round) => {
      if (!isLonelyForfeit(cell)) return cell;
      const candidates = [...cells].filter(
        ([other, theirs]) =>
          other !== player &&
          theirs[round]!.opponent === 0 &&
          !isLonelyForfeit(theirs[round]!) &&
          own.filter(({ opponent }) => opponent === other).length < cycles,
      );
      return candidates.length === 1 ? { ...cell, opponent: candidates[0]![0] } : cell;
    });
    filled.set(player, completed);
  }
  return filled;
}

function isLonelyForfeit({ opponent, code }: Cell): boolean {
  return opponent === 0 && code === '+';
}
