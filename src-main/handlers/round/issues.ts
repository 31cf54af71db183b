/** What the arbiter should have read before a round goes on the wall. */
import {
  boardNumber,
  shortNames,
  type NameOf,
  type PlayerId,
  type Tournament,
  type TournamentState,
  unseenPlayers,
} from '../../../src-engine/index.ts';
import type { Refusal, RoundIssue, RoundView } from '../../ipc/contract.ts';
import { checkView } from './check.ts';
import type { SumView } from './sum.ts';
import type { Catalogue } from '../../../src-engine/texts/index.ts';
import { texts } from '../../texts.ts';

type Issue = Omit<RoundIssue, 'read'>;
type Words = Catalogue['roundHandling']['issues'];

/** The issue of a draft that has to be checked again. */
export const OUTDATED = 'outdated';

/**
 * Issues of a round in the language of `say`, those that refuse first. `conservation` is that of the same round;
 * `isOutdated` says that it changed what its draft was checked against.
 */
export function roundIssues(
  state: TournamentState,
  round: number,
  conservation: SumView,
  isOutdated: boolean,
  say: Catalogue = texts,
): RoundIssue[] {
  const words = say.roundHandling.issues;
  const { tournament, rounds } = state;
  const known = tournament.rounds[round - 1]!;
  const facts = rounds[round - 1]!;
  const names = shortNames(tournament.players);
  const nameOf = (id: PlayerId): string => names.get(id)!;
  const issues: Issue[] = [
    ...sumIssue(conservation, words, nameOf),
    ...checkIssue(checkView(facts.check, tournament, say), known, words),
    ...(isOutdated ? [outdatedIssue(round, say)] : []),
    ...openGameIssues(tournament, round, words),
    ...seatingIssues(tournament, round, say, nameOf),
    ...absenceIssues(conservation, words, nameOf),
    ...byeIssue(conservation, words, nameOf),
  ];
  if (known.handMade)
    issues.push({
      id: 'hand-made',
      weight: 'ask',
      ...words.byHand,
      article: 'C.04.2 1.5',
    });
  return issues.map((issue) => {
    const read = facts.read.find((entry) => entry.issue === issue.id);
    return { ...issue, read: read === undefined ? null : { at: read.at, actor: read.actor } };
  });
}

/** Names in a pane; the page of players has them all. */
const SHOWN = 12;

/**
 * What has to be known before a round is paired: what keeps it from being paired, games without a result, and who was
 * not seen at the check-in. None of it can be noted: the draft's own issues are.
 */
export function issuesBefore(
  { tournament }: TournamentState,
  round: number,
  obstacle: Refusal | null,
): RoundIssue[] {
  const words = texts.roundHandling.issues;
  const unseen = unseenPlayers(tournament, round).map(({ name }) => name);
  const issues: Issue[] = [
    ...(obstacle === null ? [] : [{ id: obstacle.code, weight: 'refuse' as const, ...saidOf(obstacle) }]),
    ...openGameIssues(tournament, round, words),
    ...(unseen.length === 0
      ? []
      : [
          {
            id: 'unseen',
            weight: 'ask' as const,
            ...words.unseen(unseen.slice(0, SHOWN), Math.max(0, unseen.length - SHOWN)),
            article: 'C.04.2 4.1',
          },
        ]),
  ];
  return issues.map((issue) => ({ ...issue, read: null }));
}

function saidOf({ message, advice, article }: Refusal): Pick<Issue, 'title' | 'text' | 'article'> {
  return { title: message, text: advice, ...(article === undefined ? {} : { article }) };
}

function sumIssue({ sum }: SumView, words: Words, nameOf: NameOf): Issue[] {
  if (sum.addsUp) return [];
  const names = sum.wrong.map(({ id }) => nameOf(id));
  return [
    {
      id: 'sum',
      weight: 'refuse',
      ...words.sum(names),
    },
  ];
}

function checkIssue(
  check: RoundView['check'],
  { stage, handMade }: Tournament['rounds'][number],
  words: Words,
): Issue[] {
  // A report's rounds were on the wall before this file knew them: the review of the import compares those.
  if (check === null && stage === 'published') return [];
  if (check === null)
    return [
      {
        id: 'unchecked',
        weight: 'refuse',
        ...words.unchecked,
      },
    ];
  if (check.agrees) return [];
  return [
    {
      id: `check ${check.at}`,
      weight: handMade ? 'ask' : 'refuse',
      title: words.disagrees,
      text: check.violations.length > 0 ? check.violations.join(' ') : check.text,
    },
  ];
}

function outdatedIssue(round: number, { roundHandling }: Catalogue): Issue {
  const { message, advice } = roundHandling.outdated(round);
  return {
    id: OUTDATED,
    weight: 'refuse',
    title: roundHandling.issues.outdated,
    text: `${message} ${advice}`,
  };
}

/** Players with a board of their own who sit elsewhere in the newest round. */
function seatingIssues(
  { rounds, rules }: Tournament,
  round: number,
  say: Catalogue,
  nameOf: NameOf,
): Issue[] {
  if (round !== rounds.length) return [];
  const known = rounds[round - 1]!;
  return (rules.seating?.fixed ?? []).flatMap(({ player, board: own }): Issue[] => {
    const place = known.boards.findIndex(({ white, black }) => white === player || black === player);
    const board = boardNumber(known, place);
    if (place < 0 || board === own) return [];
    return [
      {
        id: `seat-${player}-${board}`,
        weight: 'note',
        ...say.seating.elsewhere(nameOf(player), board, own),
        article: '',
      },
    ];
  });
}

function openGameIssues({ rounds }: Tournament, round: number, words: Words): Issue[] {
  return rounds.slice(0, round - 1).flatMap((known, index) => {
    const waiting = known.boards.flatMap(({ result }, at) =>
      result === 'adjourned' || result === 'open' ? [boardNumber(known, at)] : [],
    );
    if (waiting.length === 0) return [];
    return [
      {
        id: `open ${index + 1}`,
        weight: 'ask' as const,
        ...words.openGames(index + 1, waiting),
        openIn: index + 1,
        article: 'C.04.2 3.1',
      },
    ];
  });
}

function absenceIssues({ unpaired }: SumView, words: Words, nameOf: NameOf): Issue[] {
  const absent = unpaired.filter(({ kind }) => kind === 'absent' || kind === 'not-arrived');
  if (absent.length === 0) return [];
  const names = absent.map(({ id }) => nameOf(id));
  return [
    {
      id: `absent ${absent.map(({ id }) => id).join(' ')}`,
      weight: 'ask',
      ...words.absent(names),
      article: 'C.04.2 3.3',
    },
  ];
}

function byeIssue({ unpaired }: SumView, words: Words, nameOf: NameOf): Issue[] {
  const bye = unpaired.find(({ kind }) => kind === 'pab');
  if (bye === undefined) return [];
  return [
    {
      id: `bye ${bye.id}`,
      weight: 'note',
      ...words.bye(nameOf(bye.id)),
      article: 'C.04.1 3',
    },
  ];
}
