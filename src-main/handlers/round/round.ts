/** A round from pairing to the wall: draft, checked, published. */
import { type EventDraft, type Tournament, type TournamentState } from '../../../src-engine/index.ts';
import type { CommandReply, ViewName, WarningLevel } from '../../ipc/contract.ts';
import type { Jobs } from '../../pairing/jobs.ts';
import type { ValueOf } from '../../threads/jobs.ts';
import type { Running } from '../../threads/workers.ts';
import type { Desk } from '../desk.ts';
import { arrangementProblem, differing, roundPlayers } from './arrangement.ts';
import { checkDraft } from './check.ts';
import { numberingOf, pairingObstacle, preparationOf } from './preparation.ts';
import { conservationOf } from './sum.ts';
import { roundIssues } from './issues.ts';
import { roundView } from './view.ts';
import type { Reasons } from './reasons.ts';
import { LEAVES_FIDE_MODE, leavingFideMode } from '../settings/fide-mode.ts';
import { foldRefusal, NO_DOCUMENT, notThere } from '../refusals.ts';
import { pairingRefusal } from './pairing-refusals.ts';
import {
  answer,
  done,
  levelOf,
  questionOf,
  refusal,
  refuse,
  type CommandsOf,
  type QueriesOf,
} from '../reply.ts';

const ROUND_VIEWS: readonly ViewName[] = ['players', 'round', 'standings', 'documents'];

export function roundQueries(desk: Desk, reasons: Reasons): QueriesOf<'round.view'> {
  return {
    'round.view': async ({ round }) => {
      const state = desk.state();
      if (state === null) return refuse(NO_DOCUMENT);
      const { tournament } = state;
      if (round > Math.max(tournament.rules.rounds, tournament.rounds.length))
        return refuse(notThere(`Round ${round}`));
      const known = tournament.rounds[round - 1];
      // The round is shown even where a bug keeps it from being explained; `round.why` reports that one.
      const explained = known === undefined ? null : await reasons.of(tournament, round).catch(() => null);
      return answer(roundView(state, round, explained?.reasons ?? [], desk.writeObstacle() === null));
    },
  };
}

type RoundCommand =
  | 'round.pair'
  | 'round.cancelPairing'
  | 'round.discard'
  | 'round.arrange'
  | 'round.check'
  | 'round.readIssue'
  | 'round.publish'
  | 'round.unpublish';

export function roundCommands(desk: Desk): CommandsOf<RoundCommand> {
  let pairing: Running<ValueOf<Jobs, 'pair'>> | null = null;

  return {
    'round.pair': async ({ round, confirmed }) => {
      const prepared = prepare(desk, round, confirmed, []);
      if (!prepared.ok) return prepared.reply;
      const { drafts, state } = prepared;
      if (pairing !== null)
        return refuse(refusal('pairing-under-way', 'A round is being paired.', 'Wait for it or cancel it.'));
      const seq = desk.document!.log.records.length;
      pairing = desk.workers.start('pair', { tournament: state.tournament, round }, (settled, all) =>
        desk.tell('pairing.progress', { round, settled, all }),
      );
      const paired = await pairing.value.finally(() => (pairing = null));
      if (paired === null) return refuse(refusal('pairing-cancelled', 'The pairing was cancelled.', ''));
      if (!paired.ok) return refuse(pairingRefusal(paired.failure, state.tournament));
      if (desk.document?.log.records.length !== seq) return refuse(CHANGED_MEANWHILE);
      const { system } = state.tournament.rules;
      const { seconds } = paired;
      const draft: EventDraft = {
        kind: 'round-drafted',
        payload: { round, ...roundPlayers(state.tournament, round, paired.pairing), system, seconds },
      };
      return storeChecked(desk, 'round.pair', round, [...drafts, draft], { seconds });
    },

    'round.cancelPairing': () => {
      pairing?.cancel();
      return Promise.resolve(done<'round.cancelPairing'>(null, []));
    },

    'round.arrange': async ({ round, pairs, bye, confirmed }) => {
      const problem = arrangementProblem(desk.state()?.tournament, pairs, bye);
      if (problem !== null) return refuse(problem);
      const changed = differing(desk.state()!.tournament, round, pairs, bye);
      const arranged = (tournament: Tournament): EventDraft => ({
        kind: 'round-arranged',
        payload: {
          round,
          ...roundPlayers(tournament, round, { pairs, bye }),
          system: tournament.rules.system,
          changed,
        },
      });
      const prepared = prepare(desk, round, confirmed, [arranged]);
      if (!prepared.ok) return prepared.reply;
      return storeChecked(desk, 'round.arrange', round, prepared.drafts, null);
    },

    'round.check': async ({ round }) => {
      const obstacle = desk.writeObstacle() ?? draftObstacle(desk, round);
      if (obstacle !== null) return refuse(obstacle);
      const { log } = desk.document!;
      const seq = log.records.length;
      const draft = await checkDraft(desk, log.state.tournament, round);
      if (desk.document?.log.records.length !== seq) return refuse(CHANGED_MEANWHILE);
      const stored = desk.store('round.check', [draft], ROUND_VIEWS);
      return stored.ok ? done<'round.check'>({ agrees: draft.payload.agrees }, ROUND_VIEWS) : stored;
    },

    'round.readIssue': ({ round, issue }) =>
      Promise.resolve(
        change(desk, 'round.readIssue', round, (state) => {
          const issues = roundIssues(state, round, conservationOf(state.tournament, round));
          const found = issues.find(({ id }) => id === issue);
          if (found === undefined) return refuse(notThere('This note'));
          return [{ kind: 'issue-read', payload: { round, issue, title: found.title } }];
        }),
      ),

    'round.discard': ({ round }) =>
      Promise.resolve(
        change(desk, 'round.discard', round, () => {
          const obstacle = draftObstacle(desk, round);
          return obstacle === null ? [{ kind: 'round-discarded', payload: { round } }] : refuse(obstacle);
        }),
      ),

    'round.publish': ({ round, confirmed }) => Promise.resolve(publish(desk, round, confirmed)),

    'round.unpublish': ({ round, confirmed }) =>
      Promise.resolve(
        change(desk, 'round.unpublish', round, ({ tournament }) => {
          const known = tournament.rounds[round - 1]!;
          if (known.stage !== 'published')
            return refuse(refusal('not-published', `Round ${round} is not on the wall.`, ''));
          if (round !== tournament.rounds.length)
            return refuse(
              refusal(
                'round-not-last',
                `Round ${round + 1} builds on this one.`,
                `Discard round ${round + 1} first.`,
              ),
            );
          if (known.boards.some(({ result }) => result !== 'open'))
            return refuse(
              refusal(
                'round-has-results',
                `Round ${round} has results.`,
                'Go back in the log to before them, if the round has to be paired again.',
              ),
            );
          const drafts: EventDraft[] = [
            { kind: 'round-unpublished', payload: { round, version: known.version } },
          ];
          const consequence = `Version ${known.version} of round ${round} is on the wall and players know it. It is taken down and becomes a draft; the next publication is version ${known.version + 1}.`;
          return questionOf(levelOf(drafts), confirmed, consequence, 'C.04.2 4.4') ?? drafts;
        }),
      ),
  };
}

const CHANGED_MEANWHILE = refusal(
  'changed-meanwhile',
  'The tournament was changed while the round was computed.',
  'Do it again.',
);

type Prepared =
  | { readonly ok: true; readonly drafts: readonly EventDraft[]; readonly state: TournamentState }
  | { readonly ok: false; readonly reply: CommandReply<'round.pair'> & CommandReply<'round.arrange'> };

/** Entries that go before the pairing, confirmed; and the tournament with them. `more` are added at the end. */
function prepare(
  desk: Desk,
  round: number,
  confirmed: WarningLevel,
  more: readonly ((tournament: Tournament) => EventDraft)[],
): Prepared {
  const obstacle = desk.writeObstacle();
  if (obstacle !== null) return { ok: false, reply: refuse(obstacle) };
  const { log } = desk.document!;
  const notNow = pairingObstacle(log.state.tournament, round);
  if (notNow !== null) return { ok: false, reply: refuse(notNow) };
  const { drafts, consequence, article } = preparationOf(log.state, round);
  const author = { at: desk.now(), actor: '', command: '' };
  const settled = log.prepare(drafts, author);
  if (!settled.ok) return { ok: false, reply: refuse(foldRefusal(settled.failure)) };
  const numbered = [...drafts, ...numberingOf(settled.value.state, round)];
  const ready = log.prepare(numbered, author);
  if (!ready.ok) return { ok: false, reply: refuse(foldRefusal(ready.failure)) };
  const { state } = ready.value;
  const all = [...numbered, ...more.map((draft) => draft(state.tournament))];
  const byHand =
    more.length > 0 ? 'The round becomes the one that you arranged, and that goes into the report. ' : '';
  const level = Math.max(levelOf(all), consequence === '' ? 0 : 2) as WarningLevel;
  const question = questionOf(level, confirmed, `${byHand}${consequence}`.trim(), article);
  return question === null ? { ok: true, drafts: all, state } : { ok: false, reply: question };
}

/** Checks what `drafts` lead to, and stores both as one command. */
async function storeChecked<N extends 'round.pair' | 'round.arrange'>(
  desk: Desk,
  command: N,
  round: number,
  drafts: readonly EventDraft[],
  value: Extract<CommandReply<N>, { ok: true }>['value'],
): Promise<CommandReply<N>> {
  const { log } = desk.document!;
  const seq = log.records.length;
  const ready = log.prepare(drafts, { at: desk.now(), actor: '', command });
  if (!ready.ok) return refuse(foldRefusal(ready.failure));
  const checked = await checkDraft(desk, ready.value.state.tournament, round);
  if (desk.document?.log.records.length !== seq) return refuse(CHANGED_MEANWHILE);
  const stored = desk.store(command, [...drafts, checked], ROUND_VIEWS);
  return stored.ok ? done<N>(value, ROUND_VIEWS) : stored;
}

function publish(desk: Desk, round: number, confirmed: WarningLevel): CommandReply<'round.publish'> {
  const obstacle = desk.writeObstacle() ?? draftObstacle(desk, round);
  if (obstacle !== null) return refuse(obstacle);
  const { state } = desk.document!.log;
  const issues = roundIssues(state, round, conservationOf(state.tournament, round));
  const refusing = issues.find(({ weight }) => weight === 'refuse');
  if (refusing !== undefined)
    return refuse(
      refusal(
        'round-not-publishable',
        `${refusing.title}. ${refusing.text}`,
        'Mend the draft and check it again.',
      ),
    );
  const unread = issues.filter(({ weight, read }) => weight === 'ask' && read === null);
  const against = state.rounds[round - 1]!.check?.agrees === false;
  const level: WarningLevel = against ? 4 : unread.length > 0 ? 2 : 0;
  const consequence = unread.map(({ title, text }) => `${title}: ${text}`).join(' ');
  const question = questionOf(
    level,
    confirmed,
    against ? againstRules(state, round, consequence) : consequence,
  );
  if (question !== null) return question;
  const version = (state.publications[round - 1] ?? 0) + 1;
  const { boards } = state.tournament.rounds[round - 1]!;
  const stored = desk.store(
    'round.publish',
    [
      {
        kind: 'round-published',
        payload: { round, version, boards: boards.length, programme: desk.ports.version },
      },
      ...(against ? leavingFideMode(state, `round ${round} published against the rules`) : []),
    ],
    ROUND_VIEWS,
  );
  return stored.ok ? done<'round.publish'>({ version }, ROUND_VIEWS) : stored;
}

function againstRules({ fideMode }: TournamentState, round: number, consequence: string): string {
  return `Round ${round} breaks a rule. ${fideMode ? LEAVES_FIDE_MODE : ''} ${consequence}`.trim();
}

/** Stores what `plan` answers for a round that exists. */
function change<N extends 'round.readIssue' | 'round.discard' | 'round.unpublish'>(
  desk: Desk,
  command: N,
  round: number,
  plan: (state: TournamentState) => CommandReply<N> | readonly EventDraft[],
): CommandReply<N> {
  const obstacle = desk.writeObstacle();
  if (obstacle !== null) return refuse(obstacle);
  const { state } = desk.document!.log;
  if (state.tournament.rounds[round - 1] === undefined) return refuse(notThere(`Round ${round}`));
  const drafts = plan(state);
  if ('ok' in drafts) return drafts;
  const stored = desk.store(command, drafts, ROUND_VIEWS);
  return stored.ok ? done<N>(null, ROUND_VIEWS) : stored;
}

function draftObstacle(desk: Desk, round: number) {
  const known = desk.state()?.tournament.rounds[round - 1];
  if (known === undefined) return notThere(`Round ${round}`);
  if (known.stage === 'published')
    return refusal('round-published', `Round ${round} is on the wall.`, 'Take it from the wall first.', {
      article: 'C.04.2 4.4',
    });
  return null;
}
