/** Why an entry of the log does not apply, behind a colon. */
import type { Misfit } from '../../model/misfit.ts';
import { format } from './format.ts';

export function misfitText(misfit: Misfit): string {
  switch (misfit.code) {
    case 'tournament-there':
      return 'a file holds one tournament';
    case 'fewer-rounds-than-paired':
      return 'more rounds are paired than the rules have';
    case 'no-player':
      return `there is no player ${misfit.player}`;
    case 'no-two-players':
      return 'one of the two players is not there';
    case 'player-out-of-turn':
      return `player ${misfit.player} comes where player ${misfit.next} is due`;
    case 'player-in-round':
      return `player ${misfit.player} is in a round`;
    case 'both-in-round':
      return `both have a game in round ${misfit.round}`;
    case 'not-paired':
      return `round ${misfit.round} is not paired`;
    case 'paired-already':
      return `round ${misfit.round} is already paired`;
    case 'not-published':
      return `round ${misfit.round} is not published`;
    case 'published-already':
      return `round ${misfit.round} is already published`;
    case 'not-last':
      return `round ${misfit.round} is not the last one`;
    case 'beyond-rounds':
      return `the tournament has ${format.count(misfit.rounds, { one: 'round', other: 'rounds' })}`;
    case 'has-results':
      return `round ${misfit.round} has results`;
    case 'not-pairable':
      return `players ${misfit.white} and ${misfit.black} cannot be paired`;
    case 'no-place':
      return `player ${misfit.player} has no place in the round`;
    case 'no-board':
      return `round ${misfit.round} has no board ${misfit.board}`;
    case 'not-numbered':
      return `round ${misfit.round} has a board without a number of its own`;
    case 'another-game':
      return `board ${misfit.board} of round ${misfit.round} is another game`;
    case 'has-result':
      return `board ${misfit.board} of round ${misfit.round} has a result`;
    case 'no-result':
      return `board ${misfit.board} of round ${misfit.round} has no result`;
  }
}
