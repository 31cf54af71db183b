/** What the arbiter should have read before a round goes on the wall. */
import { surnameOf, type Tournament, type TournamentState } from '../../../src-engine/index.ts';
import type { RoundIssue } from '../../ipc/contract.ts';
import type { SumView } from './sum.ts';

type Issue = Omit<RoundIssue, 'read'>;

/** Issues of a round, those that refuse first. `conservation` is that of the same round. */
export function roundIssues(state: TournamentState, round: number, conservation: SumView): RoundIssue[] {
  const { tournament, rounds } = state;
  const known = tournament.rounds[round - 1]!;
  const facts = rounds[round - 1]!;
  const issues: Issue[] = [
    ...sumIssue(conservation),
    ...checkIssue(facts.check, known),
    ...openGameIssues(tournament, round),
    ...absenceIssues(conservation),
    ...byeIssue(conservation),
  ];
  if (known.handMade)
    issues.push({
      id: 'hand-made',
      weight: 'ask',
      title: 'Paired by hand',
      text: 'The pairing is not the one that the system gives. It goes into the report.',
      article: 'C.04.2 1.5',
    });
  return issues.map((issue) => {
    const read = facts.read.find((entry) => entry.issue === issue.id);
    return { ...issue, read: read === undefined ? null : { at: read.at, actor: read.actor } };
  });
}

function sumIssue({ sum }: SumView): Issue[] {
  if (sum.addsUp) return [];
  const names = sum.wrong.map(({ name }) => surnameOf(name)).join(', ');
  return [
    {
      id: 'sum',
      weight: 'refuse',
      title: 'The round does not add up',
      text: `Missing from the round or in it twice: ${names}.`,
    },
  ];
}

function checkIssue(
  check: TournamentState['rounds'][number]['check'],
  { stage, handMade }: Tournament['rounds'][number],
): Issue[] {
  // A report's rounds were on the wall before this file knew them: the review of the import compares those.
  if (check === null && stage === 'published') return [];
  if (check === null)
    return [
      {
        id: 'unchecked',
        weight: 'refuse',
        title: 'Not checked yet',
        text: 'A second method has to confirm the round first.',
      },
    ];
  if (check.agrees) return [];
  return [
    {
      id: `check ${check.at}`,
      weight: handMade ? 'ask' : 'refuse',
      title: 'The check does not agree',
      text: check.violations.length > 0 ? check.violations.join(' ') : check.text,
    },
  ];
}

function openGameIssues({ rounds }: Tournament, round: number): Issue[] {
  return rounds.slice(0, round - 1).flatMap(({ boards }, index) => {
    const waiting = boards.flatMap(({ result }, at) =>
      result === 'adjourned' || result === 'open' ? [at + 1] : [],
    );
    if (waiting.length === 0) return [];
    return [
      {
        id: `open ${index + 1}`,
        weight: 'ask' as const,
        title: `Round ${index + 1} has ${waiting.length === 1 ? 'an open game' : 'open games'}`,
        text: `Board ${waiting.join(', ')} counts as a draw for this pairing. The result still has to come.`,
        article: 'C.04.2 3.1',
      },
    ];
  });
}

function absenceIssues({ unpaired }: SumView): Issue[] {
  const absent = unpaired.filter(({ kind }) => kind === 'absent' || kind === 'not-arrived');
  if (absent.length === 0) return [];
  const names = absent.map(({ name }) => surnameOf(name)).join(', ');
  return [
    {
      id: `absent ${absent.map(({ id }) => id).join(' ')}`,
      weight: 'ask',
      title: `${absent.length === 1 ? 'One player is' : `${absent.length} players are`} absent`,
      text: `Not paired and without a bye: ${names}.`,
      article: 'C.04.2 3.3',
    },
  ];
}

function byeIssue({ unpaired }: SumView): Issue[] {
  const bye = unpaired.find(({ kind }) => kind === 'pab');
  if (bye === undefined) return [];
  return [
    {
      id: `bye ${bye.id}`,
      weight: 'note',
      title: `${surnameOf(bye.name)} has the bye`,
      text: 'An odd number of players is to be paired.',
      article: 'C.04.1 3',
    },
  ];
}
