/** The independent check of a draft, as an entry for the log. */
import { surnameOf, type EventDraft, type Tournament, type Violation } from '../../src-engine/index.ts';
import type { RoundVerdict } from '../pairing/jobs.ts';
import type { Desk } from './desk.ts';
import { conservationOf } from './round-sum.ts';

type CheckedDraft = Extract<EventDraft, { kind: 'round-checked' }>;

/** Checks a round by a second method, in a worker, and by the sum of the round. */
export async function checkDraft(desk: Desk, tournament: Tournament, round: number): Promise<CheckedDraft> {
  const verdict = await desk.workers.run('check', { tournament, round });
  const { sum } = conservationOf(tournament, round);
  const { handMade } = tournament.rounds[round - 1]!;
  const violations = verdict.violations.map((violation) => textOfViolation(violation, tournament));
  if (!sum.addsUp) violations.unshift('The round does not add up.');
  // What the system pairs otherwise is an error of the program in its own draft, and a decision in one by hand.
  const agrees = verdict.confirmed && sum.addsUp && (handMade || verdict.different === 0);
  return {
    kind: 'round-checked',
    payload: { round, agrees, text: textOfVerdict(verdict, sum.boards), violations },
  };
}

function textOfVerdict({ checked, different }: RoundVerdict, boards: number): string {
  const compared =
    different === null
      ? 'not compared with the system'
      : different === 0
        ? 'no difference'
        : `${different} not as the system pairs`;
  return `${boards} ${boards === 1 ? 'board' : 'boards'}, ${compared}, ${checked.length} rules confirmed by a second method`;
}

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

/** A broken rule in one sentence with its article. */
export function textOfViolation({ kind, article, players }: Violation, tournament: Tournament): string {
  const names = players
    .map((id) => surnameOf(tournament.players.find((player) => player.id === id)?.name ?? `player ${id}`))
    .join(' and ');
  const text = VIOLATION_TEXTS[kind] ?? kind;
  return `${names === '' ? '' : `${names} `}${text} (${article}).`;
}
