/** Tournaments in which identity, number and place differ, so that none can be taken for another. */
import { randomOf } from '../../src-engine/generator/random.ts';
import type { PlayerId } from '../../src-engine/model/player.ts';
import type { Tournament } from '../../src-engine/model/tournament.ts';
import type { History } from './histories.ts';

/** The same tournament with its players registered in another order; identities change, numbers stay. */
export function renumbered(
  tournament: Tournament,
  seed: number,
): { tournament: Tournament; idOf: Map<PlayerId, PlayerId> } {
  const shuffled = randomOf(seed).shuffled(tournament.players);
  const idOf = new Map(shuffled.map(({ id }, index) => [id, index + 1]));
  const moved = (id: PlayerId) => idOf.get(id)!;
  return {
    idOf,
    tournament: {
      ...tournament,
      players: shuffled.map((player) => ({ ...player, id: moved(player.id) })),
      rules: {
        ...tournament.rules,
        prohibitions: tournament.rules.prohibitions.map((each) => ({
          ...each,
          players: each.players.map(moved),
        })),
        virtualPoints: tournament.rules.virtualPoints.map((each) => ({
          ...each,
          players: each.players.map(moved),
        })),
      },
      rounds: tournament.rounds.map((round) => ({
        ...round,
        boards: round.boards.map((board) => ({
          ...board,
          white: moved(board.white),
          black: moved(board.black),
        })),
        unpaired: round.unpaired.map((entry) => ({ ...entry, player: moved(entry.player) })),
      })),
    },
  };
}

/** A history whose players are registered in another order than that of their numbers. */
export function reordered({ tournament, round }: History, seed: number): History {
  return { tournament: renumbered(tournament, seed).tournament, round };
}
