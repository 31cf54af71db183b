/**
 * C.05 5.2: who is kept apart is announced before round 1. Where a rule speaks of clubs, federations or families, other data
 * of a player decide it too: such a change is asked like one of the rule itself.
 */
import {
  prohibitionsOf,
  publishedRounds,
  type PlayerId,
  type Tournament,
  type TournamentState,
} from '../../../src-engine/index.ts';
import { en } from '../../../src-engine/texts/index.ts';
import { texts } from '../../texts.ts';
import type { EventLog } from '../../storage/event-log.ts';
import type { Plan, Planned } from '../transact.ts';
import { leavingFideMode } from './fide-mode.ts';

/** The plan, with the end of FIDE mode where it changes who of those entered is kept apart. Cost: pairs kept apart. */
export function keepingApart<T>(log: EventLog, plan: Planned<T>): Planned<T> {
  if ('ok' in plan || !isDecidedByData(log.state)) return plan;
  const after = log.prepare(plan.drafts, { at: '', actor: '', command: '' });
  return after.ok && differ(log.state.tournament, after.value.state.tournament)
    ? withExit(log.state, plan)
    : plan;
}

function isDecidedByData({ tournament, fideMode }: TournamentState): boolean {
  const { keptApart = [] } = tournament.rules;
  return (
    fideMode && publishedRounds(tournament) > 0 && keptApart.some(({ firm, by }) => firm && by !== 'players')
  );
}

function withExit<T>(state: TournamentState, { drafts, value, question }: Plan<T>): Plan<T> {
  const { changed } = texts.constraints;
  return {
    drafts: [...drafts, ...leavingFideMode(state, en.constraints.changed)],
    value,
    question: {
      act: question?.act ?? texts.entries.rules.change,
      ...question,
      consequences: [
        texts.entries.rules.endsFideMode,
        texts.entries.rules.sentence(changed),
        ...(question?.consequences ?? []),
      ],
      article: 'C.05 5.2',
    },
  };
}

/** Whether pairs of players who are in both are kept apart in one of them only, and rounds still to be paired come to it. */
function differ(before: Tournament, after: Tournament): boolean {
  const known = new Set(before.players.map(({ id }) => id));
  const both = new Set(after.players.flatMap(({ id }) => (known.has(id) ? [id] : [])));
  const [was, is] = [pairsOf(before, both), pairsOf(after, both)];
  return was.size !== is.size || [...is].some((pair) => !was.has(pair));
}

function pairsOf(tournament: Tournament, among: ReadonlySet<PlayerId>): ReadonlySet<string> {
  const pairs = new Set<string>();
  for (const { players, firstRound, lastRound } of prohibitionsOf(tournament)) {
    const sorted = players.filter((id) => among.has(id)).sort((a, b) => a - b);
    sorted.forEach((a, at) =>
      sorted.slice(at + 1).forEach((b) => pairs.add(`${a} ${b} ${firstRound} ${lastRound}`)),
    );
  }
  return pairs;
}
