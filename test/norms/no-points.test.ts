/** B.01 1.4.2b: who is unrated and has no point against rated players, written down. */
import { describe, expect, it } from 'vitest';
import { scorelessAmongRated } from '../../src-engine/norms/games.ts';
import type { Board, Tournament } from '../../src-engine/index.ts';
import { eventOf } from '../tiebreaks/event.ts';

/** 1, 3 and 7 are rated. 8 wins by forfeit, 5 and 4 beat others who are unrated. */
const PLAYED = eventOf(
  ['2b0 5w1', '1w1 7b0', '4w= 6b1', '3b= 8b1', '6w1 1b0', '5b0 3w0', '8w- 2w1', '7b+ 4w0'],
  {
    ratings: [2100, 0, 2000, 0, 0, 0, 1900, 0],
  },
);

function scoreless(tournament: Tournament): string[] {
  const hasNoPoint = scorelessAmongRated(tournament);
  return tournament.players.filter(({ id }) => hasNoPoint(id)).map(({ name }) => name);
}

/** With another result for rating on the board of White, by name, in a round. */
function ratedAs(name: string, round: number, result: Board['result']): Tournament {
  const white = PLAYED.players.find((player) => player.name === name)!.id;
  const known = PLAYED.rounds[round - 1]!;
  const boards = known.boards.map((board) => (board.white === white ? { ...board, ratedAs: result } : board));
  expect(boards).not.toEqual(known.boards);
  return { ...PLAYED, rounds: PLAYED.rounds.with(round - 1, { ...known, boards }) };
}

describe('1.4.2b an unrated player without a point against rated ones', () => {
  it('has lost to them, or won by forfeit, or has points from unrated players alone, with either colour', () => {
    expect(scoreless(PLAYED)).toEqual(['Player 5', 'Player 6', 'Player 8']);
  });

  it('C.04.2 4.3 is told by the results for rating', () => {
    expect(scoreless(ratedAs('Player 6', 2, 'draw'))).toEqual(['Player 5', 'Player 8']);
    expect(scoreless(ratedAs('Player 1', 2, 'black-wins'))).toEqual(['Player 6', 'Player 8']);
    expect(scoreless(ratedAs('Player 2', 1, 'black-wins'))).toEqual([
      ...['Player 2', 'Player 5', 'Player 6', 'Player 8'],
    ]);
    expect(scoreless(ratedAs('Player 3', 1, 'white-wins'))).toEqual([
      ...['Player 4', 'Player 5', 'Player 6', 'Player 8'],
    ]);
  });

  it('met somebody rated where that is so in the round of their game, and is one who began unrated', () => {
    const rated = (player: string, fromRound: number): Tournament => ({
      ...PLAYED,
      players: PLAYED.players.map((each) =>
        each.name === player ? { ...each, laterRatings: [{ fromRound, rating: 1800 }] } : each,
      ),
    });
    // 5 beat 6 in round 1; 4 has a draw in any case.
    expect(scoreless(rated('Player 6', 1))).toEqual(['Player 8']);
    expect(scoreless(rated('Player 6', 2))).toEqual(['Player 5', 'Player 6', 'Player 8']);
  });
});
