/** The sum of a round as its page shows it. */
import {
  absenceIn,
  conservationOf,
  type Conservation,
  playersById,
  pointsAfter,
  type Player,
  type Tournament,
} from '../../../src-engine/index.ts';
import type { RoundView, UnpairedRow } from '../../ipc/contract.ts';
import { namesApart } from '../names.ts';
import { texts } from '../../texts.ts';

/** Who has no game in the round and why, byes first; and the sum of the round. */
export interface SumView {
  readonly unpaired: readonly UnpairedRow[];
  readonly sum: RoundView['sum'];
}

/** Cost: players. `round` must exist. */
export function sumView(tournament: Tournament, round: number): SumView {
  const { unpaired, absent, wrong, ...sum } = conservationOf(tournament, round);
  const players = playersById(tournament);
  const named = namesApart(tournament.players);
  return {
    unpaired: awayRows(tournament, round, { unpaired, absent }),
    sum: {
      ...sum,
      absent: absent.length,
      wrong: wrong.filter((id) => players.has(id)).map(named),
    },
  };
}

/** Who has no game in a round, with the reason, byes first. */
export function awayRows(
  tournament: Tournament,
  round: number,
  { unpaired, absent }: Pick<Conservation, 'unpaired' | 'absent'>,
): UnpairedRow[] {
  const players = playersById(tournament);
  const points = pointsAfter(tournament, round - 1);
  // They stand alone, without a number beside them.
  const named = namesApart(tournament.players);
  const row = (player: Player, kind: UnpairedRow['kind'], text: string): UnpairedRow => ({
    ...{ ...named(player.id), kind, text },
    points: points.get(player.id) ?? 0,
  });
  return [
    ...unpaired.map(({ player, kind }) => row(players.get(player)!, kind, texts.outcomes.unpaired(kind))),
    ...absent.map((player) => row(player, ...absence(player, round))),
  ];
}

function absence(player: Player, round: number): [UnpairedRow['kind'], string] {
  const { entered, notEntered } = texts.roundHandling.absence;
  if (player.arrival === 'later') return ['not-arrived', texts.roundHandling.absence.later];
  return ['absent', absenceIn(player, round) === null ? notEntered : entered];
}
