/** Rules that a round breaks, as a person reads them. */
import type { PlayerId } from '../model/player.ts';
import type { Violation } from '../systems/system.ts';

const VIOLATION_TEXTS: Readonly<Record<string, string>> = {
  rematch: 'have met already',
  prohibited: 'are kept apart by the rules of the tournament',
  'second-bye': 'may not receive the bye again',
  'bye-missing': 'The number of players is odd and nobody has the bye',
  'bye-superfluous': 'has a bye that nobody needs',
  'same-absolute-preference': 'both have to get the same colour',
  'colour-difference': 'would be three games apart in colours',
  'third-colour': 'would have the same colour three times running',
  'missing-player': 'are missing from the round',
  'doubled-player': 'stand in the round twice',
  'not-to-be-paired': 'are not to be paired',
  'wrong-colour': 'have the colours the wrong way round',
};

/** A broken rule in one sentence with its article; `nameOf` gives the name of a player. */
export function textOfViolation(
  { kind, article, players }: Violation,
  nameOf: (player: PlayerId) => string,
): string {
  const names = players.map(nameOf).join(' and ');
  const text = VIOLATION_TEXTS[kind] ?? kind;
  return `${names === '' ? '' : `${names} `}${text} (${article}).`;
}
