import type { Rules } from '../src-engine/model/rules.ts';
import type { Tournament } from '../src-engine/model/tournament.ts';
import { tournamentOf } from './oracle/notation.ts';

/** The identity of a number in {@link eventOf}: none is the number of somebody. */
export const idOf = (number: number) => 40 - 3 * number;

/** Lines as `tournamentOf` reads them, of players whose identities run against the numbers, and who stand in their order. */
export function eventOf(lines: readonly string[], played: number, rules: Partial<Rules> = {}): Tournament {
  const made = tournamentOf(lines, played, { rounds: 5, initialColour: 'white', ...rules });
  return {
    ...made,
    players: made.players.map((player) => ({ ...player, id: idOf(player.id) })).reverse(),
    rounds: made.rounds.map((round) => ({
      ...round,
      boards: round.boards.map((board) => ({ ...board, white: idOf(board.white), black: idOf(board.black) })),
      unpaired: round.unpaired.map((each) => ({ ...each, player: idOf(each.player) })),
    })),
  };
}
