/** What the arbiter should have read before a round goes on the wall. */
import { surnameOf, type Tournament, type TournamentState } from '../../../src-engine/index.ts';
import type { RoundIssue } from '../../ipc/contract.ts';
import type { SumView } from './sum.ts';
import { texts } from '../../texts.ts';

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
      ...texts.roundHandling.issues.byHand,
      article: 'C.04.2 1.5',
    });
  return issues.map((issue) => {
    const read = facts.read.find((entry) => entry.issue === issue.id);
    return { ...issue, read: read === undefined ? null : { at: read.at, actor: read.actor } };
  });
}

function sumIssue({ sum }: SumView): Issue[] {
  if (sum.addsUp) return [];
  const names = sum.wrong.map(({ name }) => surnameOf(name));
  return [
    {
      id: 'sum',
      weight: 'refuse',
      ...texts.roundHandling.issues.sum(names),
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
        ...texts.roundHandling.issues.unchecked,
      },
    ];
  if (check.agrees) return [];
  return [
    {
      id: `check ${check.at}`,
      weight: handMade ? 'ask' : 'refuse',
      title: texts.roundHandling.issues.disagrees,
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
        ...texts.roundHandling.issues.openGames(index + 1, waiting),
        article: 'C.04.2 3.1',
      },
    ];
  });
}

function absenceIssues({ unpaired }: SumView): Issue[] {
  const absent = unpaired.filter(({ kind }) => kind === 'absent' || kind === 'not-arrived');
  if (absent.length === 0) return [];
  const names = absent.map(({ name }) => surnameOf(name));
  return [
    {
      id: `absent ${absent.map(({ id }) => id).join(' ')}`,
      weight: 'ask',
      ...texts.roundHandling.issues.absent(names),
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
      ...texts.roundHandling.issues.bye(surnameOf(bye.name)),
      article: 'C.04.1 3',
    },
  ];
}
