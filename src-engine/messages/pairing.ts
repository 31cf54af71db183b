/** Why a round cannot be paired, in words, with what the arbiter may do. */
import type { Player, PlayerId } from '../model/player.ts';
import type { PairingFailure } from '../systems/system.ts';
import { surnameOf } from './events.ts';

/** Names of more players than this are counted, not listed. */
const MOST_NAMES = 6;

function listed(players: readonly PlayerId[], nameOf: (player: PlayerId) => string): string {
  const names = players.map(nameOf);
  if (names.length === 0) return 'nobody';
  if (names.length === 1) return names[0]!;
  if (names.length > MOST_NAMES) {
    return `${names.slice(0, MOST_NAMES - 1).join(', ')} and ${names.length - MOST_NAMES + 1} others`;
  }
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`;
}

/** One or two sentences for a failure of pairing; `players` give the names. */
export function textOfPairingFailure(failure: PairingFailure, players: readonly Player[]): string {
  const nameOf = (id: PlayerId): string =>
    surnameOf(players.find((player) => player.id === id)?.name ?? `No. ${id}`);
  switch (failure.code) {
    case 'too-few-players':
      return failure.players.length === 0
        ? 'Nobody is there to be paired. Check players in, or look at their absences for this round.'
        : `Only ${listed(failure.players, nameOf)} is there to be paired. Check players in, or look at absences.`;
    case 'initial-colour-missing':
      return 'The colour of the first board has not been drawn yet. Draw it before pairing round 1.';
    case 'rounds-missing':
      return 'The number of rounds is not set. It has to be declared before the first pairing.';
    case 'round-beyond-last':
      return `The tournament has ${failure.rounds} rounds; all of them are there.`;
    case 'ratings-missing':
      return `This system needs ratings. Give an estimate to ${listed(failure.players, nameOf)}.`;
    case 'odd-number-of-players':
      return `An odd number of players cannot be paired here: ${listed(failure.players, nameOf)}.`;
    case 'nobody-may-receive-bye':
      return `One player must stay over, but everybody who could (${listed(failure.players, nameOf)}) has had a bye or a win without a game. Let somebody pause, or pair by hand.`;
    case 'forced-pair-forbidden':
      return `${listed(failure.players, nameOf)} cannot be set together: ${failure.rule}.`;
    case 'no-legal-pairing':
      return `The round cannot be paired: too few opponents are left for ${listed(failure.players, nameOf)}. Let somebody pause, end the tournament here, or pair by hand.`;
    case 'system-does-not-apply':
      return failure.reason;
  }
}
