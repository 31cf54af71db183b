/**
 * The sum of a round: everybody who is in the tournament is on one board, has a bye, or is named as absent. C.04.2 (2026)
 * 3.2, 3.3, 4.1.
 */
import type { Player, PlayerId } from '../model/player.ts';
import type { Tournament, Unpaired } from '../model/tournament.ts';
import { roundOfPairing } from './byes.ts';
import { isEntered, isExpected, isWithdrawn } from './presence.ts';
import { participantsOf } from './task.ts';

/** Whether everybody is somewhere: two players on each board, one for each bye, the rest absent. */
export interface Conservation {
  /** Who has a bye, as the round records it. */
  readonly unpaired: readonly Unpaired[];
  /** Who belongs to the tournament and has neither game nor bye. */
  readonly absent: readonly Player[];
  readonly boards: number;
  readonly pairingByes: number;
  readonly otherByes: number;
  /** Players whom the round has to account for. */
  readonly active: number;
  /** Players who stand in the round twice, are unknown, or were to be paired and are not in it. */
  readonly wrong: readonly PlayerId[];
  /** Boards, byes and absences come to the active players: nobody is wrong. */
  readonly addsUp: boolean;
}

/** Cost: players. `round` must exist. */
export function conservationOf(tournament: Tournament, round: number): Conservation {
  const { boards, unpaired, stage } = tournament.rounds[round - 1]!;
  const known = new Set(tournament.players.map(({ id }) => id));
  const times = new Map<PlayerId, number>();
  const seen = (id: PlayerId) => times.set(id, (times.get(id) ?? 0) + 1);
  for (const { white, black } of boards) {
    seen(white);
    seen(black);
  }
  for (const { player } of unpaired) seen(player);
  const wrong = [...times].flatMap(([id, count]) => (count === 1 && known.has(id) ? [] : [id]));
  // Who is to be paired is asked anew, so that a player whom the draft forgot is missed. On the wall, only the
  // recorded round counts: presence may have changed since.
  const due =
    stage === 'published'
      ? new Set<PlayerId>()
      : participantsOf(tournament, round, { participants: 'declared' });
  for (const id of due) if (!times.has(id)) wrong.push(id);
  const absent = tournament.players.filter(
    (player) => !times.has(player.id) && !due.has(player.id) && belongsTo(player, round),
  );
  const pairingByes = unpaired.filter(({ kind }) => kind === 'pab').length;
  const otherByes = unpaired.length - pairingByes;
  const active = new Set([...times.keys(), ...due, ...absent.map(({ id }) => id)]).size;
  return {
    unpaired,
    absent,
    boards: boards.length,
    pairingByes,
    otherByes,
    active,
    wrong,
    addsUp: wrong.length === 0,
  };
}

/**
 * Who will have no game in a round that is not paired yet: announced byes, and who has neither. Whom the check-in still
 * expects is not among them. Cost: players.
 */
export function awayFrom(tournament: Tournament, round: number): Pick<Conservation, 'unpaired' | 'absent'> {
  const { unpaired } = roundOfPairing(tournament, round, { pairs: [], bye: null });
  const withBye = new Set(unpaired.map(({ player }) => player));
  const absent = tournament.players.filter(
    (player) => !withBye.has(player.id) && !isExpected(player, round) && belongsTo(player, round),
  );
  return { unpaired, absent };
}

/** In the tournament in this round, or still to come. */
function belongsTo(player: Player, round: number): boolean {
  return isEntered(player, round) || (player.arrival === 'later' && !isWithdrawn(player, round));
}
