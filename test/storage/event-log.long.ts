import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankPlayer, type EventDraft, type TournamentState } from '../../src-engine/index.ts';
import { planGoBack, planRedo, planUndo, undoTarget } from '../../src-main/handlers/log/steps.ts';
import { chainBreak, chainStart } from '../../src-main/storage/chain.ts';
import { EventLog } from '../../src-main/storage/event-log.ts';
import { nextStep, type WeekendSize } from '../../tools/conformance/lib/weekend.ts';
import { AUTHOR, CREATED, playerAdded } from './samples.ts';
import { cases } from '../effort.ts';

const SIZE: WeekendSize = { players: 16, rounds: 15 };

type Deed =
  { readonly do: 'next' | 'undo' | 'redo' } | { readonly do: 'undo-one' | 'back'; readonly where: number };

const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Deed>({ do: 'next' }) },
  { weight: 2, arbitrary: fc.constant<Deed>({ do: 'undo' }) },
  { weight: 2, arbitrary: fc.constant<Deed>({ do: 'redo' }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant<'undo-one'>('undo-one'),
      where: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant<'back'>('back'),
      where: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
  },
);

function emptyLog(): EventLog {
  const log = EventLog.from('a-document', []);
  if (!log.ok) throw new Error('an empty log does not fold');
  return log.value;
}

/** Stores drafts; false when they do not fit. */
function store(log: EventLog, drafts: readonly EventDraft[]): boolean {
  const prepared = log.prepare(drafts, AUTHOR);
  if (prepared.ok) log.accept(prepared.value);
  return prepared.ok;
}

function perform(log: EventLog, what: Deed): void {
  const { length } = log.records;
  switch (what.do) {
    case 'next': {
      const step = nextStep(log, SIZE);
      if (step !== null) store(log, step.drafts);
      return;
    }
    case 'undo': {
      const target = undoTarget(log);
      const plan = target === null ? null : planUndo(log, target.seq);
      if (plan !== null) store(log, [plan.draft]);
      return;
    }
    case 'redo': {
      const plan = planRedo(log);
      if (plan !== null) expect(store(log, [plan.draft])).toBe(true);
      return;
    }
    case 'undo-one': {
      const plan = planUndo(log, 1 + Math.floor(what.where * (length - 1)));
      if (plan !== null) store(log, [plan.draft]);
      return;
    }
    case 'back':
      expect(store(log, [planGoBack(log, 1 + Math.floor(what.where * (length - 1)))!.draft])).toBe(true);
  }
}

describe('a log with undo, redo and going back in any order', () => {
  it('shows every earlier moment as it was, and is the same when it is read again', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 190 }),
        fc.array(deed, { minLength: 20, maxLength: 60, size: 'max' }),
        (start, deeds) => {
          const log = emptyLog();
          for (let step = 0; step <= start; step++) perform(log, { do: 'next' });
          const seen = new Map<number, TournamentState>([[log.records.length, log.state]]);
          for (const what of deeds) {
            perform(log, what);
            seen.set(log.records.length, log.state);
          }
          expect(chainBreak(log.records, chainStart('a-document'))).toBeNull();
          for (const [seq, state] of seen) expect(log.stateAt(seq)).toEqual(state);
          const again = EventLog.from('a-document', log.records.slice());
          expect(again.ok && again.value.state).toEqual(log.state);
          expect(again.ok && again.value.effective).toEqual(log.effective);
        },
      ),
      { numRuns: cases(8, 30) },
    );
  });

  it('shows every moment of a long weekend, from its end and after going back', () => {
    const log = emptyLog();
    const seen: TournamentState[] = [];
    for (let length = -1; length < log.records.length;) {
      length = log.records.length;
      perform(log, { do: 'next' });
      seen[log.records.length] = log.state;
    }
    expect(log.effective.length).toBeGreaterThan(150);
    const { length } = log.records;
    for (const where of [1, 0.9, 0.5]) {
      perform(log, { do: 'back', where });
      for (let seq = 1; seq <= length; seq++)
        if (seen[seq] !== undefined) expect(log.stateAt(seq)).toEqual(seen[seq]);
    }
  });

  it('is as before when what was undone is done again', () => {
    fc.assert(
      fc.property(
        fc.array(deed, { minLength: 20, maxLength: 60 }),
        fc.integer({ min: 1, max: 5 }),
        (deeds, steps) => {
          const log = emptyLog();
          for (const what of [{ do: 'next' } as Deed, ...deeds, { do: 'next' } as Deed]) perform(log, what);
          const before = log.state;
          const { length } = log.records;
          let undone = 0;
          for (let step = 0; step < steps; step++) {
            const entries = log.records.length;
            perform(log, { do: 'undo' });
            if (log.records.length > entries) undone++;
          }
          for (let step = 0; step < undone; step++) perform(log, { do: 'redo' });
          expect(log.records.length).toBe(length + 2 * undone);
          expect(log.state).toEqual(before);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('checkpoints of a log', () => {
  it('are those of the course that counts: after going back and working on, every moment is what its entries say', () => {
    const log = emptyLog();
    const size: WeekendSize = { players: 400, rounds: 3 };
    const go = (count: number) => {
      for (let step = 0; step < count; step++) store(log, nextStep(log, size)!.drafts);
    };
    go(130);
    store(log, [planGoBack(log, 100)!.draft]);
    // Other entries than before: what is stored now must not be folded from a state of the other course.
    const { nextPlayer } = log.state;
    for (let step = 0; step < 40; step++) {
      const player = { ...blankPlayer(nextPlayer + step, `Other${step}, Course`), rating: 1200 + step };
      expect(store(log, [{ kind: 'player-added', payload: { player } }])).toBe(true);
    }
    const { length } = log.records;
    for (const seq of [length - 1, length - 2, length - 8, length - 30, 131, 130, 120]) {
      const fresh = EventLog.from('a-document', log.records.slice(0, seq));
      expect(log.stateAt(seq)).toEqual(fresh.ok && fresh.value.state);
    }
    const undo = planUndo(log, length)!;
    expect(store(log, [undo.draft])).toBe(true);
    const again = EventLog.from('a-document', log.records.slice());
    expect(log.state).toEqual(again.ok && again.value.state);
  });
});

describe('one command with several entries', () => {
  const club = (after: string): EventDraft => ({
    kind: 'player-changed',
    payload: { player: 1, name: 'Name1, Given', before: {}, after: { club: after } },
  });
  const undo = (seq: number): EventDraft => ({
    kind: 'undone',
    payload: { of: seq, label: 'a club', drop: [[seq, seq]], restore: [] },
  });
  const clubOf = (log: EventLog) => log.state.tournament.players[0]!.club;

  it('may undo an entry of before after it has stored another', () => {
    const log = emptyLog();
    expect(store(log, [CREATED, playerAdded(1), club('A')])).toBe(true);
    expect(store(log, [club('B'), undo(3)])).toBe(true);
    expect([clubOf(log), log.effective]).toEqual(['B', [1, 2, 4]]);
    expect(store(log, [club('C'), undo(4), club('D')])).toBe(true);
    expect([clubOf(log), log.effective]).toEqual(['D', [1, 2, 6, 8]]);
  });

  it('may undo what it has stored itself, and is the same when it is read again', () => {
    const log = emptyLog();
    expect(store(log, [CREATED, playerAdded(1), club('A'), undo(3)])).toBe(true);
    expect([clubOf(log), log.effective]).toEqual(['', [1, 2]]);
    const again = EventLog.from(log.document, log.records.slice());
    expect(again.ok && clubOf(again.value)).toBe('');
  });
});
