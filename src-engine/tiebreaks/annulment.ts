/** Players of a round robin whose results do not count, because they left before half of their games. */
import type { Cell } from '../model/cells.ts';
import type { PlayerId } from '../model/player.ts';
import { isPlayedCode } from '../model/result.ts';
import type { Tournament } from '../model/tournament.ts';

/**
 * Players who played less than half of their scheduled games of a round robin and gave the rest up: they have
 * withdrawn by the next round, or the event is over. Their results stay in the table for rating, but points for and
 * against them are not counted in the standings (C.05 6.6). `final`: all rounds are there.
 */
export function underHalf(
  tournament: Tournament,
  cells: ReadonlyMap<PlayerId, readonly Cell[]>,
  final: boolean,
): ReadonlySet<PlayerId> {
  const annulled = new Set<PlayerId>();
  const scheduled = scheduledGames(tournament, cells);
  for (const { id, withdrawnFrom } of tournament.players) {
    const own = cells.get(id)!;
    const hasLeft = withdrawnFrom !== null && withdrawnFrom <= own.length + 1;
    if (!final && !hasLeft) continue;
    if (own.some((cell) => cell.opponent !== 0 && cell.code === null)) continue;
    const played = own.filter(({ code }) => code !== null && isPlayedCode(code)).length;
    // Who won the rest by forfeit was there to play it.
    const attended = played + own.filter(({ code }) => code === '+').length;
    if (2 * played < scheduled && attended < scheduled) annulled.add(id);
  }
  return annulled;
}

/** Games that the schedule gives each player: the rounds of the event, less one a cycle where the number is odd. */
function scheduledGames(tournament: Tournament, cells: ReadonlyMap<PlayerId, readonly Cell[]>): number {
  const rounds = Math.max(tournament.rules.rounds, tournament.rounds.length);
  const size = cells.size;
  return size % 2 === 0 ? rounds : rounds - Math.round(rounds / size);
}
