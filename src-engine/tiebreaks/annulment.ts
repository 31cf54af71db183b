/** Players of a round robin whose results do not count, because they left before half of their games. */
import type { Cell } from '../model/cells.ts';
import type { PlayerId } from '../model/player.ts';
import { isPlayedCode } from '../model/result.ts';
import type { Tournament } from '../model/tournament.ts';

/**
 * Players who played less than half of their scheduled games of a round robin and have withdrawn, or whose
 * event is over: their results stay in the table for rating, but points for and against them are not counted in
 * the standings (C.05 6.6). `final`: all rounds are there.
 */
export function underHalf(
  tournament: Tournament,
  cells: ReadonlyMap<PlayerId, readonly Cell[]>,
  final: boolean,
): ReadonlySet<PlayerId> {
  const annulled = new Set<PlayerId>();
  const scheduled = scheduledGames(tournament, cells);
  for (const player of tournament.players) {
    const own = cells.get(player.id)!;
    if (!final && player.withdrawnFrom === null) continue;
    if (own.some((cell) => cell.opponent !== 0 && cell.code === null)) continue;
    const played = own.filter((cell) => cell.code !== null && isPlayedCode(cell.code)).length;
    if (2 * played < scheduled && own.some((cell) => cell.code === '-' || cell.opponent === 0)) {
      annulled.add(player.id);
    }
  }
  return annulled;
}

/** Games that the schedule gives each player: the rounds of the event, less one a cycle where the number is odd. */
function scheduledGames(tournament: Tournament, cells: ReadonlyMap<PlayerId, readonly Cell[]>): number {
  const rounds = Math.max(tournament.rules.rounds, tournament.rounds.length);
  const size = cells.size;
  return size % 2 === 0 ? rounds : rounds - Math.round(rounds / size);
}
