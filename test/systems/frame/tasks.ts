import { pairingTaskOf } from '../../../src-engine/handling/task.ts';
import type { PairingTask } from '../../../src-engine/systems/system.ts';
import { tournamentOf } from '../../oracle/notation.ts';

/** The task of the round after `played` for rated players, so that every system can pair them; lines as `tournamentOf`. */
export function ratedTaskOf(
  lines: readonly string[],
  played: number,
  /** Of a field that has not played. */
  idOf = (tpn: number) => tpn,
): PairingTask {
  const tournament = tournamentOf(lines, played, { rounds: 5, initialColour: 'white' });
  const players = tournament.players.map((player) => ({
    ...player,
    id: idOf(player.id),
    rating: 2400 - 30 * player.tpn,
  }));
  const task = pairingTaskOf({ ...tournament, players }, played + 1);
  if (!task.ok) throw new Error(task.failure.code);
  return task.value;
}
