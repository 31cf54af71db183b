/** Why a round cannot be paired, and which rules a round breaks. */
import type { PlayerId } from '../../model/player.ts';
import type { PairingFailure, Violation, ViolationKind } from '../../systems/system.ts';
import { format } from './format.ts';

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

const beforeRoundOne = 'Set it before round 1 is paired, in the settings or in the report.';

export const roundsAreOut = (rounds: number): string =>
  `The tournament has ${format.count(rounds, { one: 'round', other: 'rounds' })}.`;

export const pairingText = {
  /** Why no round is made, and what helps; `named` lists players. */
  failure: (failure: PairingFailure, named: (players: readonly PlayerId[]) => string) => {
    switch (failure.code) {
      case 'too-few-players':
        return {
          message:
            failure.players.length === 0
              ? 'No player is present.'
              : `Only ${named(failure.players)} is present: a round needs two players.`,
          advice: 'Check players in, or look at the absences of this round.',
        };
      case 'initial-colour-missing':
        return { message: 'The initial colour has not been drawn.', advice: beforeRoundOne };
      case 'rounds-missing':
        return { message: 'The number of rounds is not declared.', advice: beforeRoundOne };
      case 'round-beyond-last':
        return {
          message: roundsAreOut(failure.rounds),
          advice: 'All of them are paired.',
        };
      case 'ratings-missing':
        return {
          message: `This system needs a rating or an estimate of every player: ${named(failure.players)}.`,
          advice: 'Enter an estimate for them.',
        };
      case 'odd-number-of-players':
        return {
          message: 'This system needs an even number of players.',
          advice: 'Add a player, or give a player a bye.',
        };
      case 'nobody-may-receive-bye':
        return {
          message: `All others can be paired only if one of these has the bye: ${named(failure.players)}. But each of them has had a bye or a win without a game.`,
          advice: 'Give a requested bye, find another player, or pair by hand.',
        };
      case 'forced-pair-forbidden':
        return { message: `${named(failure.players)} cannot be paired: ${failure.rule}.`, advice: '' };
      case 'no-legal-pairing':
        return {
          message: `The round cannot be paired: earlier games, colours and prohibitions leave too few opponents for ${named(failure.players)}.`,
          advice: 'Give a requested bye, pair by hand, or end the tournament here.',
        };
      case 'system-does-not-apply':
        return {
          message: `The system cannot pair this round: ${failure.reason}.`,
          advice: 'Choose another system.',
        };
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
