/**
 * A desk over a log that is written down, without a disk and without threads: jobs run at once, by the engine or by what a test
 * puts in their place.
 */
import { fail, ok, type EventDraft } from '../../src-engine/index.ts';
import { Desk, type OpenDocument } from '../../src-main/handlers/desk.ts';
import type { Ports } from '../../src-main/handlers/ports.ts';
import type { AppState, Confirmation, NoticeName, Refusal } from '../../src-main/ipc/contract.ts';
import type { Jobs } from '../../src-main/pairing/jobs.ts';
import { perform } from '../../src-main/pairing/perform.ts';
import { EventLog, type Author } from '../../src-main/storage/event-log.ts';
import type { StorageFailure } from '../../src-main/storage/failure.ts';
import type { RestoreKeeper } from '../../src-main/storage/restore-keeper.ts';
import type { TournamentFile } from '../../src-main/storage/tournament-file.ts';
import type { JobMessage } from '../../src-main/threads/jobs.ts';
import { localIso } from '../../src-main/time.ts';
import { minute } from './written.ts';

/** What a test has done in the place of the engine. */
type Doing = {
  readonly [N in keyof Jobs]?: (args: Jobs[N]['args']) => Jobs[N]['value'] | Promise<Jobs[N]['value']>;
};

/** A folder that nobody can make: preferences are read from nowhere and forgotten. */
const NOWHERE = '\0';

export class DeskWithJobs {
  readonly desk: Desk;
  readonly log: EventLog;
  /** What the pages were told, in order. */
  readonly told: { readonly name: NoticeName; readonly notice: unknown }[] = [];
  /** Restore points that were asked for. */
  readonly kept: { readonly label: string; readonly seq: number; readonly at: string }[] = [];
  /** Jobs that were asked for. */
  readonly asked: { readonly name: string; readonly args: unknown }[] = [];
  /** What the clock shows. */
  time = Date.parse('2026-11-21T12:00:00+01:00');
  /** Why the file cannot be written; null while it can. */
  failure: StorageFailure | null = null;
  readonly #written: number;

  /** Entry `n` of the log comes at minute `n`, signed `A<n>`, each a command of its own. */
  constructor(drafts: readonly EventDraft[], doing: Doing = {}) {
    const made = EventLog.from('document', []);
    if (!made.ok) throw new Error(made.failure.code);
    this.log = made.value;
    drafts.forEach((draft, index) =>
      this.store([draft], { at: minute(index + 1), actor: `A${index + 1}`, command: 'test' }),
    );
    this.#written = this.log.records.length;
    const ports: Partial<Ports> = {
      version: '7.8.9',
      actor: () => 'CA',
      now: () => new Date(this.time),
      userData: NOWHERE,
      pairingWorker: new URL('file:///none'),
      importsWorker: new URL('file:///none'),
    };
    this.desk = new Desk(ports as Ports, () => ({}) as AppState);
    this.desk.listen((name, notice) => this.told.push({ name, notice }));
    const run = (name: keyof Jobs, args: never): Promise<unknown> => {
      this.asked.push({ name, args });
      const own = doing[name] as ((args: never) => unknown) | undefined;
      const message = { name, args } as JobMessage<Jobs>;
      return Promise.resolve().then(() =>
        own === undefined ? perform(message, () => undefined) : own(args),
      );
    };
    const start = (name: keyof Jobs, args: never) => ({ value: run(name, args), cancel: () => undefined });
    Object.assign(this.desk.workers, { run, start });
    this.desk.document = this.#document();
  }

  /** What the clock shows, as the log writes it. */
  get now(): string {
    return localIso(new Date(this.time));
  }

  /** Entries that were stored since it was made. */
  get stored(): EventDraft[] {
    const added = this.log.records.slice(this.#written);
    return added.map(({ seq }) => {
      const { kind, payload } = this.log.event(seq);
      return { kind, payload } as EventDraft;
    });
  }

  /** Stores something by another way than a command of the desk. */
  store(drafts: readonly EventDraft[], author: Author): ReturnType<TournamentFile['append']> {
    const prepared = this.log.prepare(drafts, author);
    if (!prepared.ok) return prepared;
    if (this.failure !== null) return fail(this.failure);
    this.log.accept(prepared.value);
    return ok(prepared.value.records);
  }

  #document(): OpenDocument {
    const file = {
      closedFor: null,
      append: (drafts: readonly EventDraft[], author: Author) => this.store(drafts, author),
      check: () => this.failure,
    };
    return {
      path: '/none/open.wallchart',
      log: this.log,
      file: file as unknown as TournamentFile,
      readOnlyReason: '',
      mayTakeOver: false,
      placeWarning: '',
      mirrors: null,
      restore: { add: (point) => this.kept.push(point) } as Pick<RestoreKeeper, 'add'> as RestoreKeeper,
      recovered: '',
    };
  }
}

type Replied = { readonly ok: boolean; readonly refusal?: Refusal; readonly confirm?: Confirmation };

/** The refusal of what must be refused. */
export async function refusedBy(reply: Promise<Replied>): Promise<Refusal> {
  const found = (await reply).refusal;
  if (found === undefined) throw new Error('it was not refused');
  return found;
}

/** The question of what must ask, without the name that belongs to what was shown. */
export async function askedBy(reply: Promise<Replied>): Promise<Omit<Confirmation, 'shown'>> {
  const found = (await reply).confirm;
  if (found === undefined) throw new Error('it did not ask');
  const { shown: _, ...question } = found;
  return question;
}
