/**
 * How every command goes that stores something: obstacle, plan, level, question, storing as one transaction, notice to
 * the pages. A command itself is a plan: a function from the state and its arguments to what shall be done.
 */
import { createHash } from 'node:crypto';
import {
  EVENT_KINDS,
  type EventCategory,
  type EventDraft,
  type TournamentState,
} from '../../src-engine/index.ts';
import type {
  Agreement,
  CommandName,
  Confirmation,
  Refusal,
  Reply,
  ViewName,
  WarningLevel,
} from '../ipc/contract.ts';
import type { EventLog } from '../storage/event-log.ts';
import { commandText } from './command-ids.ts';
import { ALL_VIEWS, type Desk } from './desk.ts';
import { foldRefusal, notSaved } from './refusals.ts';
import { answer, refusal, refuse } from './reply.ts';
import { pointsReached } from './restore-labels.ts';
import { clearWay } from '../threads/way.ts';
import { texts } from '../texts.ts';

/** Characters that name a question: 96 bits, which no two questions share by chance. */
const SHOWN_LENGTH = 16;

/** What is put to the arbiter where the entries of a plan are loud enough to ask. */
export interface Question extends Pick<Confirmation, 'act' | 'consequences' | 'changes' | 'article'> {
  /** Asks at least this loudly, also where every single entry is quieter. */
  readonly level?: WarningLevel;
}

/** What a command would do. */
export interface Plan<T> {
  /** Entries of the log, stored as one command; none where nothing changes. */
  readonly drafts: readonly EventDraft[];
  /** What the command answers. */
  readonly value: T;
  readonly question?: Question;
}

type Refused = { readonly ok: false; readonly refusal: Refusal };

/** What a command comes to: something to store, perhaps after a question, or why not. */
export type Planned<T> = Plan<T> | Refused;

/** A command as it came. */
export interface Call<N extends CommandName> {
  readonly command: N;
  /** What was confirmed; 0 for a command that was not asked about yet, or that never asks. */
  readonly confirmed?: Agreement;
}

type Answer<T> = Reply<T> | { readonly ok: false; readonly confirm: Confirmation };
type Planner<T> = (state: TournamentState, log: EventLog) => Planned<T>;

/** A plan that nothing speaks against, and the log for which it was made. */
interface Agreed<T> {
  readonly ok: true;
  readonly plan: Plan<T>;
  readonly log: EventLog;
  /** Entries of the log when the plan began. */
  readonly began: number;
}

/** Does what `plan` says, or answers why not, or asks first. After a success it is on the disk. */
export function transact<N extends CommandName, T>(desk: Desk, call: Call<N>, plan: Planner<T>): Answer<T> {
  const agreed = agree(desk, call, plan);
  return agreed.ok ? store(desk, call.command, agreed.plan) : agreed;
}

/**
 * The same for a command that has to wait for a thread: `first` says what is asked, `then` waits and answers the whole
 * plan, whose question was answered already. Refused where another entry came between.
 */
export async function transactAfter<N extends CommandName, A, T>(
  desk: Desk,
  call: Call<N>,
  first: Planner<A>,
  then: (agreed: Plan<A>, log: EventLog) => Promise<Planned<T>>,
): Promise<Answer<T>> {
  const agreed = agree(desk, call, first);
  if (!agreed.ok) return agreed;
  const plan = await then(agreed.plan, agreed.log);
  if ('ok' in plan) return plan;
  if (desk.document?.log !== agreed.log || agreed.log.records.length !== agreed.began)
    return refuse(refusal('changed-meanwhile', texts.refusals.changedMeanwhile));
  const obstacle = desk.writeObstacle();
  return obstacle === null ? store(desk, call.command, plan) : refuse(obstacle);
}

/**
 * The same where only the wait tells what has to be asked: nothing of `first` is asked, everything of the plan that `then`
 * answers. It is computed once more when the question was answered.
 */
export async function transactComputed<N extends CommandName, A, T>(
  desk: Desk,
  call: Call<N>,
  first: Planner<A>,
  then: (begun: Plan<A>, log: EventLog) => Promise<Planned<T>>,
): Promise<Answer<T>> {
  const before = desk.writeObstacle();
  if (before !== null) return refuse(before);
  const { log } = desk.document!;
  const began = log.records.length;
  const begun = first(log.state, log);
  if ('ok' in begun) return begun;
  const plan = await then(begun, log);
  if ('ok' in plan) return plan;
  if (desk.document?.log !== log || log.records.length !== began)
    return refuse(refusal('changed-meanwhile', texts.refusals.changedMeanwhile));
  const obstacle = desk.writeObstacle();
  return obstacle === null ? (askedOf(call, plan) ?? store(desk, call.command, plan)) : refuse(obstacle);
}

function agree<N extends CommandName, T>(
  desk: Desk,
  call: Call<N>,
  planner: Planner<T>,
): Agreed<T> | Exclude<Answer<T>, { readonly ok: true }> {
  const obstacle = desk.writeObstacle();
  if (obstacle !== null) return refuse(obstacle);
  const { log } = desk.document!;
  const plan = planner(log.state, log);
  if ('ok' in plan) return plan;
  return askedOf(call, plan) ?? { ok: true, plan, log, began: log.records.length };
}

/** The question of a plan that is due; null where there is none, and where it was answered. */
function askedOf<N extends CommandName, T>(
  { command, confirmed = 0 }: Call<N>,
  { drafts, question }: Plan<T>,
): { readonly ok: false; readonly confirm: Confirmation } | null {
  const level = Math.max(levelOf(drafts), question?.level ?? 0) as WarningLevel;
  if (level >= 2 && question === undefined) throw new Error(`${command} asks without a question`);
  return question === undefined ? null : asking(level, confirmed, question);
}

/** The loudest level that any of the drafts declares. */
export function levelOf(drafts: readonly EventDraft[]): WarningLevel {
  return drafts.reduce<WarningLevel>(
    (level, { kind }) => Math.max(level, EVENT_KINDS[kind].level) as WarningLevel,
    0,
  );
}

/**
 * The question that has to be answered before a command of this level acts; null when none is due: levels 0 and 1
 * do not ask, and what was confirmed is not asked again. A yes that brings back which question was shown holds for that
 * one alone, and where another window changed meanwhile what would be done, that is asked instead. A level without it
 * holds for any question no louder (decision 424).
 */
export function asking(
  level: WarningLevel,
  confirmed: Agreement,
  { act, consequences, changes, article }: Question,
): { readonly ok: false; readonly confirm: Confirmation } | null {
  const isShown = typeof confirmed !== 'number';
  if (!isShown && (level < 2 || confirmed >= level)) return null;
  // Who said yes to something else is asked also where this alone would be done without a question.
  const asked = {
    level: Math.max(level, 2) as WarningLevel,
    act,
    consequences,
    ...(changes === undefined ? {} : { changes }),
    ...(article === undefined ? {} : { article }),
  };
  const shown = createHash('sha256').update(JSON.stringify(asked)).digest('base64url').slice(0, SHOWN_LENGTH);
  return isShown && confirmed.shown === shown ? null : { ok: false, confirm: { ...asked, shown } };
}

/** Views that an entry can change. The state of the program and the log change with every entry. */
const VIEWS: Readonly<Record<EventCategory, readonly ViewName[]>> = {
  round: ['players', 'round', 'standings', 'documents'],
  // Not the players: who shows their points or games reads them with the round, and nobody else asks the rating lists again.
  result: ['round', 'standings', 'documents'],
  player: ['players', 'round', 'standings', 'documents'],
  settings: ALL_VIEWS,
  undo: ALL_VIEWS,
  system: ['documents'],
};

function store<T>(desk: Desk, command: CommandName, { drafts, value }: Plan<T>): Reply<T> {
  const { file, log, mirrors, restore } = desk.document!;
  if (drafts.length === 0) {
    // What stands already is acknowledged only where it still stands in the file.
    const lost = file!.check();
    return lost === null ? answer(value) : notStored(desk, notSaved(lost));
  }
  clearWay();
  const before = log.state.tournament;
  const author = { at: desk.now(), actor: desk.actor(), command: commandText(command) };
  const stored = file!.append(drafts, author);
  if (!stored.ok) {
    const { failure } = stored;
    return notStored(
      desk,
      failure.code === 'event-does-not-apply' ? foldRefusal(failure) : notSaved(failure),
    );
  }
  if (!log.state.fideMode) desk.preferences.rememberExit(log.document);
  mirrors?.wake();
  const { seq, at } = log.last!;
  for (const label of pointsReached(before, drafts, log.state.tournament)) restore?.add({ label, seq, at });
  const views = drafts.flatMap(({ kind }) => VIEWS[EVENT_KINDS[kind].category]);
  desk.changed([...new Set<ViewName>(['app', 'log', ...views])]);
  return answer(value);
}

function notStored(desk: Desk, refused: Refusal): Refused {
  if (refused.severity === 'not-saved') desk.changed(['app']);
  return refuse(refused);
}
