/** Why a round cannot be paired, and which rules a round breaks. */
import type { Player, PlayerId } from '../../model/player.ts';
import { shortNames } from '../../model/short-names.ts';
import type { PairingFailure, Violation, ViolationKind } from '../../systems/system.ts';
import { format } from './format.ts';

function listed(players: readonly PlayerId[], nameOf: (player: PlayerId) => string): string {
  return players.length === 0 ? 'nobody' : format.list(players.map(nameOf));
}

const VIOLATIONS: Readonly<Record<ViolationKind, (names: string) => string>> = {
  rematch: (names) => `${names} have already met`,
  prohibited: (names) => `The rules of the tournament do not allow the pairing ${names}`,
  'second-bye': (names) => `${names} may not receive the bye again`,
  'bye-missing': () => 'The number of players is odd and nobody has the bye',
  'bye-superfluous': (names) => `${names} has a bye although the number of players is even`,
  'same-absolute-preference': (names) => `${names} must both have the same colour`,
  'colour-difference': (names) => `${names} would have a colour difference of three`,
  'third-colour': (names) => `${names} would have the same colour three times in a row`,
  'same-colours-again': (names) => `${names} have already met with these colours`,
  'missing-player': (names) => `Not in the round: ${names}`,
  'doubled-player': (names) => `Listed twice in the round: ${names}`,
  'not-to-be-paired': (names) => `Not to be paired in this round: ${names}`,
  'wrong-colour': (names) => `${names} have the wrong colours`,
  unplayable: (names) => `${names} cannot play all their games in the rounds that are left`,
  'unplayable-together': () =>
    'The games that are left do not fit into the rounds that are left, in whatever order they are played',
  'completion-undecided': () =>
    'Whether the games that are left fit into the rounds that are left is not decided: there are too many possibilities to try them all',
  'bye-in-round-robin': (names) => `${names} has a bye that the Berger table does not give`,
  'colour-limit': (names) => `The colours do not allow the pairing ${names}`,
  'wrong-colours': (names) => `${names} have the wrong colours`,
  'unknown-player': (names) => `Not in the tournament: ${names}`,
  'board-order': (names) => `${names} are not on the board that their points give them`,
  'not-in-table': (names) => `The Berger table does not have the game ${names}`,
};

export const pairingText = {
  /** One or two sentences for a failure of pairing; `players` give the names. */
  failure: (failure: PairingFailure, players: readonly Player[]): string => {
    const nameOf = (id: PlayerId): string => shortNames(players).get(id) ?? `No. ${id}`;
    switch (failure.code) {
      case 'too-few-players':
        return failure.players.length === 0
          ? 'No player is present. Check players in, or look at the absences of this round.'
          : `Only ${listed(failure.players, nameOf)} is present. Check players in, or look at the absences of this round.`;
      case 'initial-colour-missing':
        return 'The initial colour is not drawn. Draw it before you pair round 1.';
      case 'rounds-missing':
        return 'The number of rounds is not set. Announce it before the first round is paired.';
      case 'round-beyond-last':
        return `The tournament has ${format.count(failure.rounds, { one: 'round', other: 'rounds' })}, and all are paired.`;
      case 'ratings-missing':
        return `This system needs ratings. Estimate the strength of ${listed(failure.players, nameOf)}.`;
      case 'odd-number-of-players':
        return `This system needs an even number of players. Present: ${listed(failure.players, nameOf)}.`;
      case 'nobody-may-receive-bye':
        return `All others can be paired only if one of these has the bye: ${listed(failure.players, nameOf)}. But each of them has had a bye or a win without a game. Give a requested bye, or pair by hand.`;
      case 'forced-pair-forbidden':
        return `${listed(failure.players, nameOf)} cannot be paired: ${failure.rule}.`;
      case 'no-legal-pairing':
        return `The round cannot be paired: earlier games, colours and prohibitions leave too few opponents for ${listed(failure.players, nameOf)}. Give a requested bye, pair by hand, or end the tournament here.`;
      case 'system-does-not-apply':
        return failure.reason;
    }
  },
  /** A broken rule with its article; `nameOf` gives the name of a player. */
  violation: (
    { kind, article, players }: Pick<Violation, 'article' | 'players'> & { readonly kind: string },
    nameOf: (player: PlayerId) => string,
  ): string => {
    const names = format.list(players.map(nameOf));
    // A stored finding may be of a version of its own.
    const told = (VIOLATIONS as Readonly<Record<string, (names: string) => string>>)[kind];
    const sentence = told?.(names) ?? `${names}: ${kind}`;
    return `${sentence} (${article}).`;
  },
};
