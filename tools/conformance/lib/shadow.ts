/** What a scripted weekend must look like after any number of entries: the same script without a disk. */
import { EventLog } from '../../../src-main/storage/event-log.ts';
import { nextStep, WEEKEND_DOCUMENT, type WeekendSize } from './weekend.ts';

export interface Shadow {
  /** The whole weekend. */
  readonly log: EventLog;
  /** For each entry the number of the last entry of its command. */
  readonly commandEnd: readonly number[];
}

export function shadowOf(size: WeekendSize): Shadow {
  const empty = EventLog.from(WEEKEND_DOCUMENT, []);
  if (!empty.ok) throw new Error('an empty log does not fold');
  const log = empty.value;
  const commandEnd: number[] = [];
  for (let step = nextStep(log, size); step !== null; step = nextStep(log, size)) {
    const prepared = log.prepare(step.drafts, step.author);
    if (!prepared.ok) throw new Error(prepared.failure.reason.code);
    log.accept(prepared.value);
    for (let part = 0; part < prepared.value.records.length; part++) commandEnd.push(log.records.length);
  }
  return { log, commandEnd };
}

/**
 * What is wrong with a log that was found after `acknowledged` entries were promised; null when it holds them, or one
 * command more, and says the same as the script, chain and tournament.
 */
export function faultOf(found: EventLog, acknowledged: number, { log, commandEnd }: Shadow): string | null {
  const count = found.records.length;
  const most = commandEnd[acknowledged] ?? acknowledged;
  if (count < acknowledged) return `${acknowledged} entries were acknowledged and ${count} are there`;
  if (count > most) return `${acknowledged} entries were acknowledged and ${count} are there`;
  if (count > 0 && commandEnd[count - 1] !== count) return `half a command is there, up to entry ${count}`;
  if (count > 0 && found.last?.hash !== log.records[count - 1]?.hash) return 'the chain is another one';
  const same = JSON.stringify(found.state) === JSON.stringify(log.stateAt(count));
  return same ? null : 'the tournament is another one';
}
