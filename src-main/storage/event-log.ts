/**
 * The log in memory: its records, which of them count, and the tournament that follows. No input or output here.
 */
import {
  BLANK_STATE,
  EVENT_KINDS,
  applyEvent,
  differenceOf,
  extendEffective,
  foldEvents,
  isEffectiveKind,
  ok,
  upcast,
  type EffectiveKind,
  type EventDraft,
  type EventPayloads,
  type FoldFailure,
  type Outcome,
  type TournamentEvent,
  type TournamentState,
  type UpcastFailure,
} from '../../src-engine/index.ts';
import { chainStart, recordHash, type LogRecord } from './chain.ts';
import { texts } from '../texts.ts';

type LogFailure = FoldFailure | UpcastFailure;

/** Records that a command would store, and what they would lead to. */
interface Prepared {
  readonly records: readonly LogRecord[];
  readonly events: readonly TournamentEvent[];
  readonly state: TournamentState;
  readonly list: number[];
}

/** Who stores something, by which command and when. */
export interface Author {
  readonly at: string;
  readonly actor: string;
  readonly command: string;
}

/** States kept along the way, so that looking back does not start at the beginning. */
const CHECKPOINT_EVERY = 128;

/**
 * It grows in two steps: `prepare` says what entries would make of it, `accept` takes them once they are on the disk.
 * Records are never changed.
 */
export class EventLog {
  readonly document: string;
  readonly #records: LogRecord[];
  /** Parsed lazily: most entries of a long log are never looked at. */
  readonly #events: (TournamentEvent | undefined)[] = [];
  #list: number[] = [];
  #state: TournamentState = BLANK_STATE;
  /** The last entry of each command that came with an identity; made when somebody asks. */
  #commands: Map<string, number> | null = null;
  /** States after the first so many entries that count, ascending. */
  readonly #checkpoints: { readonly count: number; readonly state: TournamentState }[] = [];

  private constructor(document: string, records: LogRecord[]) {
    this.document = document;
    this.#records = records;
  }

  /**
   * The log of `document` with these records, whose chain the caller has verified. Fails where a record cannot be read
   * or applied. Cost: entries.
   */
  static from(document: string, records: LogRecord[]): Outcome<EventLog, LogFailure> {
    const log = new EventLog(document, records);
    const list = log.#listUpTo(records.length);
    if (!list.ok) return list;
    log.#list = list.value;
    let state = BLANK_STATE;
    for (const [index, seq] of list.value.entries()) {
      const event = log.#eventAt(seq);
      if (!event.ok) return event;
      const next = applyEvent(state, event.value);
      if (!next.ok) return next;
      state = next.value;
      log.#keepCheckpoint(index + 1, state);
    }
    log.#state = state;
    return ok(log);
  }

  /** The tournament now. */
  get state(): TournamentState {
    return this.#state;
  }

  get records(): readonly LogRecord[] {
    return this.#records;
  }

  /** Numbers of the entries that count now. */
  get effective(): readonly number[] {
    return this.#list;
  }

  get last(): LogRecord | undefined {
    return this.#records.at(-1);
  }

  /** An entry with its payload in the newest form. Throws for a number that is not in the log. */
  event(seq: number): TournamentEvent {
    const event = this.#eventAt(seq);
    if (!event.ok) throw new Error(`entry ${seq}: ${event.failure.code}`);
    return event.value;
  }

  /** What storing `drafts` as one command would lead to. Nothing changes yet. */
  prepare(drafts: readonly EventDraft[], author: Author): Outcome<Prepared, FoldFailure> {
    const records: LogRecord[] = [];
    const events: TournamentEvent[] = [];
    let state = this.#state;
    let list = this.#list;
    let prevHash = this.last?.hash ?? chainStart(this.document);
    for (const [part, draft] of drafts.entries()) {
      const head = { seq: this.#records.length + 1 + part, ...author, part };
      const { kind } = draft;
      const payload = JSON.stringify(draft.payload);
      const open = { ...head, kind, version: EVENT_KINDS[kind].version, payload, prevHash };
      const record = { ...open, hash: recordHash(open) };
      prevHash = record.hash;
      const event: TournamentEvent = { ...head, ...draft };
      records.push(record);
      events.push(event);
      if (list === this.#list) list = list.slice();
      list = extendEffective(list, event);
      const next = isEffectiveKind(kind) ? this.#foldOf(list, events) : applyEvent(state, event);
      if (!next.ok) return next;
      state = next.value;
    }
    return ok({ records, events, state, list });
  }

  /** Takes over what {@link prepare} answered, after it was stored. */
  accept(prepared: Prepared): void {
    const common = commonLength(this.#list, prepared.list);
    while ((this.#checkpoints.at(-1)?.count ?? 0) > common) this.#checkpoints.pop();
    // One by one: as arguments very many would not fit on the stack.
    for (const record of prepared.records) this.#records.push(record);
    if (this.#commands !== null) noteCommands(this.#commands, prepared.records);
    for (const event of prepared.events) this.#events[event.seq - 1] = event;
    this.#list = prepared.list;
    this.#state = prepared.state;
    this.#keepCheckpoint(prepared.list.length, prepared.state);
  }

  /** Numbers of the entries that counted after entry `seq`. Throws for one that did not apply. */
  listAt(seq: number): readonly number[] {
    const list = this.#listUpTo(seq);
    if (!list.ok) throw new Error(`entry ${seq}: ${list.failure.code}`);
    return list.value;
  }

  /** The tournament as it stood after entry `seq`. Throws as {@link listAt}. */
  stateAt(seq: number): TournamentState {
    if (seq >= this.#records.length) return this.#state;
    const state = this.#foldOf(this.listAt(seq));
    if (!state.ok) throw new Error(`entry ${seq}: ${state.failure.reason.code}`);
    return state.value;
  }

  /** Number of the last entry that a command of this identity stored; null for none. */
  entryOfCommand(id: string): number | null {
    this.#commands ??= noteCommands(new Map(), this.#records);
    return this.#commands.get(id) ?? null;
  }

  /** Numbers of all entries of the command to which entry `seq` belongs. */
  commandOf(seq: number): readonly number[] {
    const first = seq - this.#records[seq - 1]!.part;
    const numbers = [first];
    while (this.#records[first - 1 + numbers.length]?.part === numbers.length)
      numbers.push(first + numbers.length);
    return numbers;
  }

  /**
   * What turns the entries that count now into `target`. Entries that stay for good, such as prints and takeovers,
   * keep counting.
   */
  changeTo(target: readonly number[]): Pick<EventPayloads[EffectiveKind], 'drop' | 'restore'> {
    const wanted = new Set(target);
    const kept = this.#list.filter(
      (seq) => wanted.has(seq) || EVENT_KINDS[this.event(seq).kind].undo === null,
    );
    const all = [...new Set([...kept, ...target])].sort((a, b) => a - b);
    return differenceOf(this.#list, all);
  }

  #eventAt(seq: number): Outcome<TournamentEvent, UpcastFailure> {
    const known = this.#events[seq - 1];
    if (known !== undefined) return ok(known);
    const record = this.#records[seq - 1];
    if (record === undefined) throw new Error(`the log has no entry ${seq}`);
    const { at, actor, command, part, kind, version } = record;
    const payload: unknown = JSON.parse(record.payload);
    const event = upcast({ seq, at, actor, command, part, kind, version, payload });
    if (event.ok) this.#events[seq - 1] = event.value;
    return event;
  }

  #listUpTo(seq: number): Outcome<number[], UpcastFailure> {
    let list: number[] = [];
    for (let index = 0; index < seq; index++) {
      if (!isEffectiveKind(this.#records[index]!.kind)) {
        list.push(index + 1);
        continue;
      }
      const event = this.#eventAt(index + 1);
      if (!event.ok) return event;
      list = extendEffective(list, event.value);
    }
    return ok(list);
  }

  /** The state of the entries in `list`; those behind the log are the events that are `prepared` to follow it. */
  #foldOf(
    list: readonly number[],
    prepared: readonly TournamentEvent[] = [],
  ): Outcome<TournamentState, FoldFailure> {
    const { length } = this.#records;
    const common = commonLength(this.#list, list);
    const from = this.#checkpoints.findLast(({ count }) => count <= common);
    return foldEvents(
      list
        .slice(from?.count ?? 0)
        .map((seq) => (seq > length ? prepared[seq - length - 1]! : this.event(seq))),
      from?.state ?? BLANK_STATE,
    );
  }

  #keepCheckpoint(count: number, state: TournamentState): void {
    const last = this.#checkpoints.at(-1)?.count ?? 0;
    if (count >= last + CHECKPOINT_EVERY) this.#checkpoints.push({ count, state });
  }
}

/** A record names its command, and behind a blank the identity that it came with. */
function noteCommands(known: Map<string, number>, records: readonly LogRecord[]): Map<string, number> {
  for (const { seq, command } of records) {
    const blank = command.indexOf(' ');
    if (blank >= 0) known.set(command.slice(blank + 1), seq);
  }
  return known;
}

function commonLength(a: readonly number[], b: readonly number[]): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a[length] === b[length]) length++;
  return length;
}

/** Failure in the words of the log screen. */
export function textOfLogFailure(failure: LogFailure): string {
  switch (failure.code) {
    case 'event-does-not-apply':
      return texts.storage.damage.notApplying(failure.seq, failure.reason);
    case 'event-from-newer-version':
      return texts.storage.damage.newerKind(failure.kind);
  }
}
