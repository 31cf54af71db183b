import { describe, expect, it } from 'vitest';
import type { EventDraft } from '../../src-engine/index.ts';
import { planGoBack, planRedo, planUndo } from '../../src-main/handlers/log/steps.ts';
import { EventLog } from '../../src-main/storage/event-log.ts';
import { AUTHOR, CREATED, playerAdded } from './samples.ts';

/** More than fits on the stack as arguments of a call. */
const ENTRIES = 200_000;

describe('a log of 200,000 entries', () => {
  it('is undone as one command, done again, and gone back over', () => {
    const made = EventLog.from('a-document', []);
    if (!made.ok) throw new Error('an empty log does not fold');
    const log = made.value;
    const store = (drafts: readonly EventDraft[]) => {
      const prepared = log.prepare(drafts, AUTHOR);
      if (!prepared.ok) throw new Error(prepared.failure.reason.code);
      log.accept(prepared.value);
    };
    store([CREATED]);
    store([playerAdded(1)]);
    const arrival = (index: number): EventDraft => {
      const [was, now] = index % 2 === 0 ? (['expected', 'here'] as const) : (['here', 'expected'] as const);
      return {
        kind: 'player-arrival',
        payload: { player: 1, name: 'Name1, Given', arrival: now, was, entryRound: 1 },
      };
    };
    store(Array.from({ length: ENTRIES }, (_, index) => arrival(index)));
    const { state } = log;
    store([planUndo(log, 3)!.draft]);
    expect(log.effective).toEqual([1, 2]);
    store([planRedo(log)!.draft]);
    expect(log.state).toEqual(state);
    expect(planGoBack(log, 2)!.touched).toHaveLength(ENTRIES);
    store([planGoBack(log, 2)!.draft]);
    expect(log.effective).toEqual([1, 2]);
  });
});
