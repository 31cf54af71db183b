/** Undo, redo and going back: which entries they concern, and how loudly they ask. */
import {
  differenceOf,
  EVENT_KINDS,
  type EventDraft,
  type TournamentEvent,
} from '../../../src-engine/index.ts';
import type { WarningLevel } from '../../ipc/contract.ts';
import type { EventLog } from '../../storage/event-log.ts';
import { labelOf, storedLabel } from './command-labels.ts';

/** What undo or redo would do next. */
interface LogStep {
  /** First entry of the command that is undone, or the entry that is redone. */
  readonly seq: number;
  /** Entry whose text names the step. */
  readonly label: string;
}

/** An undo, redo or way back, ready to be stored. */
export interface PlannedStep extends LogStep {
  readonly draft: EventDraft;
  readonly level: WarningLevel;
  /** Entries that stop to count or count again. */
  readonly touched: readonly number[];
}

/** The command that undo would take out next; null for none. */
export function undoTarget(log: EventLog): LogStep | null {
  for (let index = log.effective.length - 1; index >= 0; index--) {
    const seq = log.effective[index]!;
    const { kind, part } = log.event(seq);
    if (EVENT_KINDS[kind].undo === null) continue;
    return { seq: seq - part, label: labelOf(log, seq) };
  }
  return null;
}

/** The undo, or way back, that redo would reverse; null for none. */
export function redoTarget(log: EventLog): LogStep | null {
  const event = reversible(log);
  return event === null ? null : { seq: event.seq, label: event.payload.label };
}

/** The newest undo, or way back, that was not reversed yet, as long as nothing new was done since; null for none. */
function reversible(log: EventLog): Extract<TournamentEvent, { kind: 'undone' | 'went-back' }> | null {
  let reversed = 0;
  for (let seq = log.records.length; seq > 0; seq--) {
    const event = log.event(seq);
    if (event.kind === 'redone') reversed++;
    else if (event.kind === 'undone' || event.kind === 'went-back') {
      if (reversed === 0) return event;
      reversed--;
    } else if (EVENT_KINDS[event.kind].undo !== null) return null;
  }
  return null;
}

/** Undoes the command of entry `seq`; null when it stays for good, does not count any more, or is not there. */
export function planUndo(log: EventLog, seq: number): PlannedStep | null {
  if (seq < 1 || seq > log.records.length) return null;
  const numbers = log.commandOf(seq);
  const counted = new Set(log.effective);
  if (!numbers.every((number) => counted.has(number))) return null;
  // What stays for good, such as that FIDE mode was left, stays also when the rest of its command is undone.
  const undoable = numbers.filter((number) => EVENT_KINDS[log.event(number).kind].undo !== null);
  if (undoable.length === 0) return null;
  const gone = new Set(undoable);
  const change = differenceOf(
    log.effective,
    log.effective.filter((number) => !gone.has(number)),
  );
  const label = labelOf(log, seq);
  const first = numbers[0]!;
  return planned(
    log,
    undoable,
    { seq: first, label },
    {
      kind: 'undone',
      payload: { of: first, label: storedLabel(log, seq), ...change },
    },
  );
}

/** Reverses the newest undo; null when there is none to reverse. */
export function planRedo(log: EventLog): PlannedStep | null {
  const event = reversible(log);
  if (event === null) return null;
  const { seq } = event;
  const { label, drop, restore } = event.payload;
  const touched = [...drop, ...restore].flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
  return planned(
    log,
    touched,
    { seq, label },
    { kind: 'redone', payload: { of: seq, label, drop: restore, restore: drop } },
  );
}

/** Goes back to how things stood after entry `seq`; null where there is no such entry. */
export function planGoBack(log: EventLog, seq: number): PlannedStep | null {
  if (seq < 1 || seq > log.records.length) return null;
  const change = log.changeTo(log.listAt(seq));
  const label = labelOf(log, seq);
  const touched = [...change.drop, ...change.restore].flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
  return planned(
    log,
    touched,
    { seq, label },
    { kind: 'went-back', payload: { of: seq, label: storedLabel(log, seq), ...change } },
  );
}

function planned(log: EventLog, touched: readonly number[], step: LogStep, draft: EventDraft): PlannedStep {
  const kinds = touched.map((seq) => log.event(seq).kind);
  // Spread as arguments, the levels of a very long log would not fit on the stack.
  const level = kinds.reduce<WarningLevel>(
    (most, kind) => Math.max(most, EVENT_KINDS[kind].undo ?? 0) as WarningLevel,
    EVENT_KINDS[draft.kind].level,
  );
  return { ...step, draft, level, touched };
}
