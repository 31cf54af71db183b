/** Tournaments in which identity, number and place are not taken for one another. */
import { randomOf } from '../../src-engine/generator/random.ts';
import type { PlayerId } from '../../src-engine/model/player.ts';
import type { Tournament } from '../../src-engine/model/tournament.ts';
import type { History } from './histories.ts';

/** The same tournament with its players registered in another order; identities become their places in it, numbers stay. */
export function renumbered(
  tournament: Tournament,
  seed: number,
): { tournament: Tournament; idOf: Map<PlayerId, PlayerId> } {
  const shuffled = randomOf(seed).shuffled(tournament.players);
  const idOf = new Map(shuffled.map(({ id }, index) => [id, index + 1]));
  return { idOf, tournament: withIdentities({ ...tournament, players: shuffled }, (id) => idOf.get(id)!) };
}

/** The same tournament with identities that are no place of anybody, and run against the places of {@link renumbered}. */
export function withDistantIdentities(tournament: Tournament): Tournament {
  return withIdentities(tournament, (id) => 1000 - 3 * id);
}

function withIdentities(tournament: Tournament, moved: (id: PlayerId) => PlayerId): Tournament {
  const { rules } = tournament;
  return {
    ...tournament,
    players: tournament.players.map((player) => ({ ...player, id: moved(player.id) })),
    rules: {
      ...rules,
      prohibitions: rules.prohibitions.map((each) => ({ ...each, players: each.players.map(moved) })),
      virtualPoints: rules.virtualPoints.map((each) => ({ ...each, players: each.players.map(moved) })),
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
  };
}

/** A history whose players are registered in another order than that of their numbers. */
export function reordered({ tournament, round }: History, seed: number): History {
  return { tournament: renumbered(tournament, seed).tournament, round };
}
