/** Repair of a published round: plans are computed in a thread, one is chosen and published. C.04.2 4.4. */
import { en } from '../../../src-engine/texts/index.ts';
import { randomUUID } from 'node:crypto';
import {
  articleOfCase,
  boardNumber,
  deskEntries,
  nextVersion,
  numberedAs,
  numberingOf,
  playersById,
  type EventDraft,
  type PlayerId,
  type RepairFailure,
  type RepairPlan,
  type RepairRequest,
  type Tournament,
  type TournamentState,
} from '../../../src-engine/index.ts';
import type { Refusal, WarningLevel } from '../../ipc/contract.ts';
import type { EventLog } from '../../storage/event-log.ts';
import { texts } from '../../texts.ts';
import type { Desk } from '../desk.ts';
import { foldRefusal, noDocument, notThere } from '../refusals.ts';
import { answer, refusal, refuse, type CommandsOf, type QueriesOf } from '../reply.ts';
import { leavingFideMode } from '../settings/fide-mode.ts';
import { transactAfter, type Planned } from '../transact.ts';
import { findingsOf } from './check.ts';
import { namesOf, repairView, violationsOf } from './repair-view.ts';
import { sumView } from './sum.ts';

/** Plans that wait for a choice. */
interface Waiting {
  readonly token: string;
  /** What the plans were computed of, in whichever file. */
  readonly began: TournamentState;
  readonly request: RepairRequest;
  /** Entries that record who arrived, with their numbers. */
  readonly arrivals: readonly EventDraft[];
  readonly plans: readonly RepairPlan[];
}

export class Repairs {
  readonly #desk: Desk;
  #waiting: Waiting | null = null;
  /** Plans come from threads and can overtake each other: only those that were asked for last wait for a choice. Their token. */
  #asked = '';

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  queries(): QueriesOf<'round.repairs'> {
    return {
      'round.repairs': async (request) => {
        const desk = this.#desk;
        const token = randomUUID();
        this.#asked = token;
        const obstacle = desk.writeObstacle();
        if (obstacle !== null) return refuse(obstacle);
        const { log } = desk.document!;
        const began = log.state;
        const ready = readyFor(desk, log, request);
        if ('code' in ready) return refuse(ready);
        const { tournament } = ready.state;
        const planned = await desk.workers.run('repair', { tournament, request });
        if (desk.document === null) return refuse(noDocument());
        if (!planned.ok) return refuse(failureRefusal(planned.failure, tournament));
        if (this.#asked === token)
          this.#waiting = { token, began, request, arrivals: ready.arrivals, plans: planned.value };
        return answer(repairView(tournament, request, token, planned.value));
      },
    };
  }

  commands(): CommandsOf<'round.repair'> {
    return {
      'round.repair': ({ token, plan: kind, agreed, confirmed }) => {
        const desk = this.#desk;
        return transactAfter(
          desk,
          { command: 'round.repair', confirmed },
          (state): Planned<Chosen> => {
            const waiting = this.#waiting;
            if (waiting?.token !== token || !isStill(waiting.began, state)) return refuse(OVERTAKEN());
            const plan = waiting.plans.find((one) => one.kind === kind);
            if (plan?.changeCase == null) return refuse(refusal('no-such-plan', texts.repair.noPlan));
            return publishPlan(state, waiting, plan, agreed, desk.ports.version);
          },
          ({ drafts, value: { plan, ...value } }, log) =>
            Promise.resolve(withVerdict(desk, log, this.#waiting!.request.round, plan, drafts, value)),
        );
      },
    };
  }
}

/** What a chosen plan comes to. */
interface Chosen {
  readonly version: number;
  readonly plan: RepairPlan;
}

/** What the colours of a board break, whoever else is in the round. */
const COLOURS: ReadonlySet<string> = new Set(['wrong-colour', 'third-colour', 'colour-difference']);

/**
 * The whole of a repair: with the verdict on pairs, bye, colours and sum by the rules of the independent check. Where the
 * colours of a board that stays went by numbers (C.04.3 5.2.5), what the check before found of them holds: they are not
 * judged by the numbers of those who came.
 */
function withVerdict<T>(
  desk: Desk,
  log: EventLog,
  round: number,
  { violations, colours, pairs }: RepairPlan,
  drafts: readonly EventDraft[],
  value: T,
): Planned<T> {
  const ready = log.prepare(drafts, { at: desk.now(), actor: '', command: '' });
  if (!ready.ok) return refuse(foldRefusal(ready.failure));
  const { tournament } = ready.value.state;
  const { sum } = sumView(tournament, round);
  const found = [...violations, ...colours];
  const known = new Set(found.map(({ kind, players }) => [kind, ...players].join()));
  const stays = new Set(pairs.map(({ white, black }) => [white, black].join()));
  const before = (log.state.rounds[round - 1]?.check?.violations ?? []).filter((finding) => {
    if (finding.code !== 'rule' || !COLOURS.has(finding.kind)) return false;
    const key = finding.players.join();
    return stays.has(key) && !known.has(`${finding.kind},${key}`);
  });
  const payload = {
    round,
    agrees: found.length === 0 && before.length === 0 && sum.addsUp,
    verdict: { code: 'judged', boards: pairs.length },
    violations: [...findingsOf(found, sum.addsUp), ...before],
  } as const;
  return { drafts: [...drafts, { kind: 'round-checked', payload }], value };
}

/** Entries that leave the hall as it is, such as a print of the Paper Pack, do not overtake a plan. */
function isStill(began: TournamentState, now: TournamentState): boolean {
  return began.tournament === now.tournament && began.seen === now.seen;
}

const OVERTAKEN = (): Refusal => refusal('overtaken', texts.repair.overtaken, texts.repair.overtakenAdvice);

/** The state in which those who arrived are here and have their number, and the entries that lead to it. */
function readyFor(
  desk: Desk,
  log: EventLog,
  { round, missing, arrived }: RepairRequest,
): Refusal | { readonly state: TournamentState; readonly arrivals: readonly EventDraft[] } {
  const author = { at: desk.now(), actor: '', command: '' };
  const { state } = log;
  const here: EventDraft[] = [];
  const known = playersById(state.tournament);
  const unknown = [...missing, ...arrived].find((id) => !known.has(id));
  if (unknown !== undefined) return notThere(texts.refusals.gone.player(unknown));
  for (const id of arrived) here.push(...deskEntries(state, known.get(id)!, round, { kind: 'here' }).drafts);
  if (here.length === 0) return { state, arrivals: [] };
  const arrivedThen = log.prepare(here, author);
  if (!arrivedThen.ok) return foldRefusal(arrivedThen.failure);
  const arrivals = [...here, ...numberingOf(arrivedThen.value.state, round)];
  const ready = log.prepare(arrivals, author);
  return ready.ok ? { state: ready.value.state, arrivals } : foldRefusal(ready.failure);
}

function publishPlan(
  state: TournamentState,
  { request: { round }, arrivals }: Waiting,
  plan: RepairPlan,
  agreed: readonly PlayerId[],
  programme: string,
): Planned<Chosen> {
  const { repair: words } = texts;
  const { tournament } = state;
  const version = nextVersion(state, round);
  const breaks = breaksAnew(tournament.rounds[round - 1]!, plan);
  const changed = plan.changes.filter(({ after }) => after !== null).map(({ board }) => board);
  const results = new Map(
    tournament.rounds[round - 1]!.boards.map(({ white, black, result }) => [`${white}-${black}`, result]),
  );
  const open = plan.pairs.flatMap(({ white, black }, index) =>
    (results.get(`${white}-${black}`) ?? 'open') === 'open' ? [boardNumber(plan, index)] : [],
  );
  const drafts: EventDraft[] = [
    ...arrivals,
    {
      kind: 'round-repaired',
      payload: {
        round,
        version,
        plan: plan.kind,
        article: articleOfCase(plan.changeCase!),
        pairs: plan.pairs,
        ...numberedAs(plan),
        unpaired: plan.unpaired,
        changed,
        open,
        agreed: plan.concerned.filter((player) => agreed.includes(player)),
        programme,
      },
    },
    ...(breaks ? leavingFideMode(state, en.roundHandling.changedAgainstRules(round)) : []),
  ];
  const names = (players: readonly PlayerId[]) => namesOf(tournament, players);
  const waiting = plan.concerned.filter((player) => !agreed.includes(player));
  const consequences = [
    ...violationsOf(tournament, plan.violations),
    ...(breaks && state.fideMode ? [texts.entries.rules.endsFideMode] : []),
    ...(waiting.length > 0 ? [words.notAgreed(names(waiting))] : []),
    words.caseSays[plan.changeCase!],
    words.replaces(version, changed),
    ...(plan.concerned.length > 0 ? [words.tell(names(plan.concerned))] : []),
  ];
  const level: WarningLevel = breaks ? 4 : 3;
  const article = articleOfCase(plan.changeCase!);
  return {
    drafts,
    value: { version, plan },
    question: { act: words.act(round), level, consequences, article },
  };
}

/** What a board that stays breaks was decided when the round was published. */
function breaksAnew({ boards, unpaired }: Tournament['rounds'][number], { violations }: RepairPlan): boolean {
  const stood = ([a, b]: readonly PlayerId[]): boolean =>
    b === undefined
      ? unpaired.some(({ kind, player }) => kind === 'pab' && player === a)
      : boards.some(({ white, black }) => white === a && black === b);
  return violations.some(({ players }) => !stood(players));
}

function failureRefusal(failure: RepairFailure, tournament: Tournament): Refusal {
  const { repair: words } = texts;
  const names = 'players' in failure ? namesOf(tournament, failure.players) : [];
  const boards = 'boards' in failure ? failure.boards : [];
  return refusal(failure.code, words.failures[failure.code](names, boards), words.failureAdvice, {
    article: failure.article ?? 'C.04.2 4.4',
  });
}
