/** A round on the screen, and its way to the wall. */
import { type Catalogue, en } from '../../../src-engine/texts/index.ts';
import {
  nextVersion,
  type EventDraft,
  type RoundFacts,
  type Tournament,
  type TournamentState,
} from '../../../src-engine/index.ts';
import type { Refusal, WarningLevel } from '../../ipc/contract.ts';
import type { EventLog } from '../../storage/event-log.ts';
import { texts } from '../../texts.ts';
import type { Desk } from '../desk.ts';
import { draftObstacle } from './preparation.ts';
import { sumView } from './sum.ts';
import { OUTDATED, roundIssues } from './issues.ts';
import { isOutdated } from './outdated.ts';
import { roundView } from './view.ts';
import type { Reasons } from './reasons.ts';
import { leavingFideMode } from '../settings/fide-mode.ts';
import { noDocument, notThere } from '../refusals.ts';
import { answer, refusal, refuse, type CommandsOf, type QueriesOf } from '../reply.ts';
import { transact, type Planned } from '../transact.ts';

export function roundQueries(desk: Desk, reasons: Reasons): QueriesOf<'round.view'> {
  return {
    'round.view': async ({ round }) => {
      const { document } = desk;
      const state = desk.state();
      if (state === null || document === null) return refuse(noDocument());
      const { tournament } = state;
      if (round > Math.max(tournament.rules.rounds, tournament.rounds.length))
        return refuse(notThere(texts.refusals.gone.round(round)));
      const known = tournament.rounds[round - 1];
      // The round is shown even where a bug keeps it from being explained; `round.why` reports that one.
      const explained = known === undefined ? null : await reasons.of(tournament, round).catch(() => null);
      return answer(
        roundView(state, round, explained ?? { reasons: [], wishes: [] }, {
          // What is looked at in the past is not going to be published.
          isOutdated: desk.past === null && isOutdated(document.log, round),
          mayWrite: desk.writeObstacle() === null,
        }),
      );
    },
  };
}

type RoundCommand = 'round.discard' | 'round.readIssue' | 'round.publish' | 'round.unpublish';

export function roundCommands(desk: Desk): CommandsOf<RoundCommand> {
  return {
    'round.readIssue': async ({ round, issue }) =>
      transact(desk, { command: 'round.readIssue' }, (state, log) => {
        // What is stored does not depend on a language.
        const found = issuesOf(state, log, round, en).find(({ id }) => id === issue);
        if (found === undefined) return refuse(notThere(texts.refusals.gone.note));
        return {
          drafts: [{ kind: 'issue-read', payload: { round, issue, title: found.title } }],
          value: null,
        };
      }),

    'round.discard': async ({ round }) =>
      transact(desk, { command: 'round.discard' }, ({ tournament }) => {
        const obstacle = draftObstacle(tournament, round);
        if (obstacle !== null) return refuse(obstacle);
        return { drafts: [{ kind: 'round-discarded', payload: { round } }], value: null };
      }),

    'round.publish': async ({ round, confirmed }) =>
      transact(desk, { command: 'round.publish', confirmed }, (state, log) =>
        publish(state, log, round, desk.ports.version),
      ),

    'round.unpublish': async ({ round, confirmed }) =>
      transact(desk, { command: 'round.unpublish', confirmed }, (state) => {
        const { tournament } = state;
        const obstacle = unpublishObstacle(tournament, round);
        if (obstacle !== null) return refuse(obstacle);
        const { version } = tournament.rounds[round - 1]!;
        return {
          drafts: [{ kind: 'round-unpublished', payload: { round, version } }],
          value: null,
          question: {
            act: texts.roundHandling.unpublish(round),
            consequences: [
              texts.handling.wall.known(round, version),
              texts.handling.wall.toDraft(nextVersion(state, round)),
            ],
            article: 'C.04.2 4.4',
          },
        };
      }),
  };
}

function issuesOf(state: TournamentState, log: EventLog, round: number, say: Catalogue = texts) {
  return state.tournament.rounds[round - 1] === undefined
    ? []
    : roundIssues(state, round, sumView(state.tournament, round), isOutdated(log, round), say);
}

/** Why a round cannot be taken from the wall; null when it can. */
function unpublishObstacle({ rounds }: Tournament, round: number): Refusal | null {
  const known = rounds[round - 1];
  if (known === undefined) return notThere(texts.refusals.gone.round(round));
  if (known.stage !== 'published') return refusal('not-published', texts.roundHandling.notPublished(round));
  if (round !== rounds.length) return refusal('round-not-last', texts.roundHandling.buildsOn(round + 1));
  if (known.boards.some(({ result }) => result !== 'open'))
    return refusal('round-has-results', texts.roundHandling.hasResults(round));
  return null;
}

function publish(
  state: TournamentState,
  log: EventLog,
  round: number,
  programme: string,
): Planned<{ readonly version: number }> {
  const obstacle = draftObstacle(state.tournament, round);
  if (obstacle !== null) return refuse(obstacle);
  const issues = issuesOf(state, log, round);
  const refusing = issues.find(({ weight }) => weight === 'refuse');
  if (refusing?.id === OUTDATED)
    return refuse(refusal('draft-outdated', texts.roundHandling.outdated(round)));
  if (refusing !== undefined)
    return refuse(
      refusal('round-not-publishable', texts.roundHandling.notPublishable(refusing.title, refusing.text)),
    );
  const unread = issues.filter(({ weight, read }) => weight === 'ask' && read === null);
  const { check } = state.rounds[round - 1]!;
  const against = check?.agrees === false;
  const decided = against ? articleOfDecision(check) : null;
  const leaves = against && decided === null && !breaksColoursAlone(check);
  const version = nextVersion(state, round);
  const { boards } = state.tournament.rounds[round - 1]!;
  const drafts: EventDraft[] = [
    { kind: 'round-published', payload: { round, version, boards: boards.length, programme } },
    ...(leaves ? leavingFideMode(state, en.roundHandling.publishedAgainstRules(round)) : []),
  ];
  const consequences = [
    ...(against ? [texts.roundHandling.breaksRule(round)] : []),
    ...(decided === null ? [] : [texts.roundHandling.arbiterDecides]),
    ...(leaves && state.fideMode ? [texts.entries.rules.endsFideMode] : []),
    ...unread.map(({ title, text }) => texts.roundHandling.issue(title, text)),
  ];
  const usual: WarningLevel = unread.length > 0 ? 2 : 0;
  const level: WarningLevel = leaves ? 4 : against ? 3 : usual;
  return {
    drafts,
    value: { version },
    question: {
      act: texts.roundHandling.publish(round),
      level,
      consequences,
      ...articleOfQuestion(check, decided),
    },
  };
}

/**
 * The article by which the arbiter decides what to do, since nothing can be paired: then a round that breaks a rule is
 * their decision (C.04.3 1.9.3 and the like). Null where the system pairs, or the round does not add up.
 */
function articleOfDecision({ verdict, violations }: NonNullable<RoundFacts['check']>): string | null {
  if (verdict.code !== 'compared' || violations.some(({ code }) => code !== 'rule')) return null;
  return verdict.noPairing ?? null;
}

/** The article that leaves it to the arbiter, or else that of the first rule that the round breaks. */
function articleOfQuestion(
  check: RoundFacts['check'] | undefined,
  decided: string | null,
): { readonly article?: string } {
  const broken = check?.violations.find(({ code }) => code === 'rule');
  if (decided !== null && decided !== '') return { article: decided };
  return broken?.code === 'rule' ? { article: broken.article } : {};
}

/** C.04.3 5.2 and the like say how colours are given; no absolute rule does but C.04.1 6 and 7, which are found apart. */
function breaksColoursAlone({ violations }: NonNullable<RoundFacts['check']>): boolean {
  return (
    violations.length > 0 &&
    violations.every((found) => found.code === 'rule' && found.kind === 'wrong-colour')
  );
}
