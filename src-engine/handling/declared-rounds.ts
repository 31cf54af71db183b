/** C.04.1 1 and 2: whether a field of players can play the rounds that were declared. */
import { cyclesOf, playsEveryRound } from '../model/system-ids.ts';

/**
 * Most rounds in which nobody has to meet anybody again: one less than the players, and with an odd number one for each
 * player, who has the bye once. A double round robin plays them twice.
 */
export function mostRounds(system: string, players: number): number {
  const once = players % 2 === 0 ? players - 1 : players;
  return once * Math.max(1, cyclesOf(system));
}

/** C.05 Annex 1, C.04.1 2: true where the declared rounds cannot be played, or leave a round robin unfinished. */
export function cannotFinish(system: string, players: number, declared: number): boolean {
  const most = mostRounds(system, players);
  return declared > most || (playsEveryRound(system) && declared < most);
}
