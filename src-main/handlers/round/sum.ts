/** Conservation: everybody who is in the tournament is on one board, has a bye, or is named as absent. */
import {
  participantsOf,
  playersById,
  pointsAfter,
  type Player,
  type PlayerId,
  type Tournament,
} from '../../../src-engine/index.ts';
import { texts } from '../../texts.ts';
import type { RoundView, UnpairedRow } from '../../ipc/contract.ts';
import { nameOfPlayer } from '../names.ts';

/** Who has no game in the round and why, byes first; and the sum of the round. */
export interface Conservation {
  readonly unpaired: readonly UnpairedRow[];
  readonly sum: RoundView['sum'];
}

/** Cost: players. `round` must exist. */
export function conservationOf(tournament: Tournament, round: number): Conservation {
  const { boards, unpaired, stage } = tournament.rounds[round - 1]!;
  const players = playersById(tournament);
  const points = pointsAfter(tournament, round - 1);
  const times = new Map<PlayerId, number>();
  const seen = (id: PlayerId) => times.set(id, (times.get(id) ?? 0) + 1);
  for (const { white, black } of boards) {
    seen(white);
    seen(black);
  }
  for (const { player } of unpaired) seen(player);
  const wrong = [...times].flatMap(([id, count]) => (count === 1 && players.has(id) ? [] : [id]));
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
    unpaired: [
      ...unpaired.map(({ player, kind }) =>
        unpairedRow(players.get(player)!, kind, texts.outcomes.unpaired(kind), points),
      ),
      ...absent.map((player) => unpairedRow(player, ...absence(player), points)),
    ],
    sum: {
      boards: boards.length,
      pairingByes,
      otherByes,
      absent: absent.length,
      active,
      addsUp: wrong.length === 0 && boards.length * 2 + pairingByes + otherByes + absent.length === active,
      wrong: wrong.flatMap((id) => (players.has(id) ? [nameOfPlayer(players.get(id)!)] : [])),
    },
  };
}

/** True for a player of the tournament in this round: come, or expected, and not withdrawn. */
function belongsTo({ entryRound, withdrawnFrom, arrival }: Player, round: number): boolean {
  if (withdrawnFrom !== null && withdrawnFrom <= round) return false;
  return entryRound <= round || arrival === 'later';
}

function absence({ arrival, absences }: Player): [UnpairedRow['kind'], string] {
  if (arrival === 'later') return ['not-arrived', 'Not here yet'];
  return ['absent', absences.length > 0 ? 'Absent' : 'Absent without an entry'];
}

function unpairedRow(
  player: Player,
  kind: UnpairedRow['kind'],
  text: string,
  points: ReadonlyMap<PlayerId, number>,
): UnpairedRow {
  return { ...nameOfPlayer(player), kind, text, points: points.get(player.id) ?? 0 };
}
