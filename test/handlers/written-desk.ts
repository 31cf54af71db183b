/** A desk whose tournament is written down and kept in memory: commands are asked without a file, a thread or a host. */
import { join } from 'node:path';
import type { EventDraft, TournamentState } from '../../src-engine/index.ts';
import { Desk, type OpenDocument } from '../../src-main/handlers/desk.ts';
import type { Ports } from '../../src-main/handlers/ports.ts';
import type { AppState, Confirmation, Refusal, Reply, ViewName } from '../../src-main/ipc/contract.ts';
import { EventLog, type Author } from '../../src-main/storage/event-log.ts';
import { minute } from './written.ts';

/** A folder that cannot be made, so that preferences stay in memory. */
const NOWHERE = join(import.meta.filename, 'none');

type Answer<T> = Reply<T> | { readonly ok: false; readonly confirm: Confirmation };

export class WrittenDesk {
  readonly log: EventLog;
  readonly desk: Desk;
  /** The pages that were told to read again, notice by notice. */
  readonly told: (readonly ViewName[])[] = [];
  readonly #begun: number;

  /** Each entry is a command of its own, and comes at its minute. */
  constructor(drafts: readonly EventDraft[], ports: Partial<Ports> = {}) {
    const log = EventLog.from('written', []);
    if (!log.ok) throw new Error(log.failure.code);
    this.log = log.value;
    for (const draft of drafts) this.write(draft);
    this.#begun = this.log.records.length;
    const asPorts = {
      ...{ actor: () => 'CA', now: () => new Date('2026-11-21T12:00:00Z'), userData: NOWHERE },
      ...ports,
    } as Ports;
    this.desk = new Desk(asPorts, () => ({}) as AppState);
    const file = {
      closedFor: null,
      check: () => null,
      append: (added: readonly EventDraft[], author: Author) => this.#accept(added, author),
    };
    this.desk.document = {
      ...{ path: '/written.wallchart', log: this.log, file, mirrors: null, restore: null },
      ...{ readOnlyReason: '', mayTakeOver: false, placeWarning: '', recovered: '' },
    } as unknown as OpenDocument;
    this.desk.listen((name, notice) => {
      if (name === 'changed' && 'views' in notice) this.told.push(notice.views);
    });
  }

  get state(): TournamentState {
    return this.log.state;
  }

  /** What was stored since it was written down: kinds and payloads. */
  get stored(): readonly (readonly [string, unknown])[] {
    return this.log.records.slice(this.#begun).map(({ kind, payload }) => [kind, JSON.parse(payload)]);
  }

  /** What one more command writes, at the minute of its first entry. */
  write(...drafts: readonly EventDraft[]): void {
    const at = minute(this.log.records.length + 1);
    const accepted = this.#accept(drafts, { at, actor: 'CA', command: 'test' });
    if (!accepted.ok) throw new Error(JSON.stringify(accepted.failure));
  }

  #accept(drafts: readonly EventDraft[], author: Author) {
    const prepared = this.log.prepare(drafts, author);
    if (!prepared.ok) return prepared;
    this.log.accept(prepared.value);
    return { ok: true as const, value: prepared.value.records };
  }
}

/** The value of an answer, which must have one. */
export async function valueOf<T>(reply: Answer<T> | Promise<Answer<T>>): Promise<T> {
  const known = await reply;
  if (!known.ok) throw new Error(JSON.stringify(known));
  return known.value;
}

/** The refusal, without what is `refused` of all. */
export async function refusalOf<T>(
  reply: Answer<T> | Promise<Answer<T>>,
): Promise<Omit<Refusal, 'severity'>> {
  const known = await reply;
  if (known.ok || !('refusal' in known)) throw new Error(JSON.stringify(known));
  const { severity, ...refusal } = known.refusal;
  if (severity !== 'refused') throw new Error(severity);
  return refusal;
}

/** The question, without the name that it has. */
export async function questionOf<T>(
  reply: Answer<T> | Promise<Answer<T>>,
): Promise<Omit<Confirmation, 'shown'>> {
  const known = await reply;
  if (known.ok || !('confirm' in known)) throw new Error(JSON.stringify(known));
  const { shown: _, ...question } = known.confirm;
  return question;
}
