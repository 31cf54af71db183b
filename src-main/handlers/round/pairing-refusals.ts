/** Why a round cannot be paired, in the words that the arbiter reads. */
import {
  playersById,
  type PairingFailure,
  type PlayerId,
  type Tournament,
} from '../../../src-engine/index.ts';
import type { Refusal } from '../../ipc/contract.ts';
import { refusal } from '../reply.ts';

export function pairingRefusal(failure: PairingFailure, tournament: Tournament): Refusal {
  const known = playersById(tournament);
  // Everybody is named: whoever reads it has to act for each of them.
  const names = (players: readonly PlayerId[]) =>
    players.map((id) => known.get(id)?.name ?? `player ${id}`).join('; ');
  const refused = (message: string, advice: string) =>
    refusal(failure.code, message, advice, {
      ...(failure.article === undefined ? {} : { article: failure.article }),
      ...('players' in failure ? { players: failure.players } : {}),
    });
  switch (failure.code) {
    case 'too-few-players':
      return refused('A round needs at least two players who are here.', 'Check players in first.');
    case 'initial-colour-missing':
      return refused('The colour for number 1 has not been drawn.', 'Set it in the settings.');
    case 'rounds-missing':
      return refused('The number of rounds is not declared.', 'Set it in the settings.');
    case 'round-beyond-last':
      return refused(`The tournament has ${failure.rounds} rounds.`, 'All of them are paired.');
    case 'ratings-missing':
      return refused(
        `This system needs a rating or an estimate of everybody: ${names(failure.players)}.`,
        'Enter an estimate for them.',
      );
    case 'odd-number-of-players':
      return refused('This system needs an even number of players.', 'Add a player, or give somebody a bye.');
    case 'nobody-may-receive-bye':
      return refused(
        'The number of players is odd and nobody may receive the bye any more.',
        'Give somebody a half-point bye, or find another player.',
      );
    case 'forced-pair-forbidden':
      return refused(`This pair is forbidden: ${names(failure.players)}.`, '');
    case 'no-legal-pairing':
      return refused(
        `No round is possible in which nobody meets again. Blocked: ${names(failure.players)}.`,
        'End the tournament here, or pair by hand against the rules.',
      );
    case 'system-does-not-apply':
      return refused(`The system cannot pair this round: ${failure.reason}.`, 'Choose another system.');
  }
}
