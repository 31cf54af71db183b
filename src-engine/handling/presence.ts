/** C.04.2 (2026) 2.4, 3.2, 3.3, 4.1: who is expected in a round, who sits it out, and who was not seen. */
import type { Absence, Player } from '../model/player.ts';
import type { Tournament } from '../model/tournament.ts';

/** 2.4, 3.2: entered for this round or an earlier one, and not withdrawn by then. */
export function isEntered({ entryRound, withdrawnFrom }: Player, round: number): boolean {
  return entryRound <= round && !isWithdrawn({ withdrawnFrom }, round);
}

/** 3.2: withdrawn from this round or an earlier one on. */
export function isWithdrawn({ withdrawnFrom }: Pick<Player, 'withdrawnFrom'>, round: number): boolean {
  return withdrawnFrom !== null && withdrawnFrom <= round;
}

/** 2.4: entered, and arrived or still expected. Who is marked as coming later is not paired before they have come. */
export function isPresent(player: Player, round: number): boolean {
  return isEntered(player, round) && player.arrival !== 'later';
}

/** 3.3: the absence that was announced for a round; null without one. */
export function absenceIn({ absences }: Player, round: number): Absence | null {
  return absences.find((absence) => absence.round === round) ?? null;
}

/** 3.2, 3.3: the bye that somebody who is present has asked for; null also for who has left, or has yet to come. */
export function byeAskedFor(player: Player, round: number): Absence['kind'] | null {
  return isPresent(player, round) ? (absenceIn(player, round)?.kind ?? null) : null;
}

/** To be paired in `round`: present, and no absence announced for it. */
export function isExpected(player: Player, round: number): boolean {
  return isPresent(player, round) && absenceIn(player, round) === null;
}

/** The article by which a player is not to be paired in `round`; null for who is expected. */
export function articleOfAbsence(player: Player, round: number): string | null {
  if (isExpected(player, round)) return null;
  if (isWithdrawn(player, round)) return 'C.04.2 3.2';
  return isPresent(player, round) ? 'C.04.2 3.3' : 'C.04.2 2.4';
}

/**
 * 4.1: players who have not confirmed their presence before the drawing of lots of round 1. Without any check-in
 * everybody counts as present, as the chief arbiter may decide.
 */
export function unseenPlayers({ players }: Tournament, round: number): readonly Player[] {
  if (round > 1 || !players.some(({ arrival }) => arrival === 'here')) return [];
  return players.filter((player) => player.arrival === 'expected' && isExpected(player, round));
}
