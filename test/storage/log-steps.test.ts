/** The log in memory: what its questions answer of commands, moments and entries that count. */
import { describe, expect, it } from 'vitest';
import type { EventDraft } from '../../src-engine/index.ts';
import { chainBreak, chained, chainStart, type LogRecord } from '../../src-main/storage/chain.ts';
import { EventLog, textOfLogFailure, type Author } from '../../src-main/storage/event-log.ts';
import { AUTHOR, CREATED, playerAdded } from './samples.ts';

const DOCUMENT = 'a-document';

function logOf(records: readonly LogRecord[] = []): EventLog {
  const log = EventLog.from(DOCUMENT, records.slice());
  if (!log.ok) throw new Error(log.failure.code);
  return log.value;
}

function store(log: EventLog, drafts: readonly EventDraft[], author: Partial<Author> = {}): void {
  const prepared = log.prepare(drafts, { ...AUTHOR, ...author });
  if (!prepared.ok) throw new Error(prepared.failure.reason.code);
  log.accept(prepared.value);
}

/** The tournament, a command of three players, one of one player, and one of two. */
function sample(): EventLog {
  const log = logOf();
  store(log, [CREATED], { command: 'create' });
  store(log, [playerAdded(1), playerAdded(2), playerAdded(3)], { command: 'add one-1', at: 'later' });
  store(log, [playerAdded(4)], { command: 'add' });
  store(log, [playerAdded(5), playerAdded(6)], { command: 'add two 2', actor: 'DA' });
  return log;
}

const undone = (of: number, drop: [number, number][], restore: [number, number][] = []): EventDraft => ({
  kind: 'undone',
  payload: { of, label: 'a player', drop, restore },
});
const playersOf = (log: EventLog, seq = log.records.length) =>
  log.stateAt(seq).tournament.players.map(({ id }) => id);

describe('a log that is read', () => {
  it('shows every moment as it was, also where it need not begin from the first entry', () => {
    const log = logOf();
    store(log, [CREATED]);
    for (let id = 1; id <= 300; id++) store(log, [playerAdded(id)]);
    const read = logOf(log.records);
    for (const seq of [1, 2, 126, 127, 128, 129, 130, 131, 200, 255, 256, 257, 258, 259, 300])
      expect(playersOf(read, seq)).toEqual(Array.from({ length: seq - 1 }, (_, index) => index + 1));
    store(read, [undone(301, [[301, 301]])]);
    expect(playersOf(read)).toHaveLength(299);
    expect(playersOf(read).at(-1)).toBe(299);
  });
});

describe('entries that are prepared', () => {
  it('are numbered through, with their parts, the author of all, and a chain that goes on', () => {
    const { records } = sample();
    expect(records.map(({ seq, part, command, actor, at }) => [seq, part, command, actor, at])).toEqual([
      [1, 0, 'create', 'CA', AUTHOR.at],
      [2, 0, 'add one-1', 'CA', 'later'],
      [3, 1, 'add one-1', 'CA', 'later'],
      [4, 2, 'add one-1', 'CA', 'later'],
      [5, 0, 'add', 'CA', AUTHOR.at],
      [6, 0, 'add two 2', 'DA', AUTHOR.at],
      [7, 1, 'add two 2', 'DA', AUTHOR.at],
    ]);
    expect(chainBreak(records, chainStart(DOCUMENT))).toBeNull();
    expect(JSON.parse(records[1]!.payload)).toEqual(playerAdded(1).payload);
  });

  it('change nothing until they are accepted, and not at all where one does not fit', () => {
    const log = sample();
    const before = [log.state, log.records.length, log.effective, log.last];
    const prepared = log.prepare([playerAdded(7)], AUTHOR);
    expect([log.state, log.records.length, log.effective, log.last]).toEqual(before);
    expect(prepared.ok && prepared.value.list).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(log.prepare([playerAdded(7), playerAdded(9)], AUTHOR)).toMatchObject({
      ok: false,
      failure: { code: 'event-does-not-apply', seq: 9 },
    });
    if (prepared.ok) log.accept(prepared.value);
    expect([log.records.length, log.last?.seq, playersOf(log).length]).toEqual([8, 8, 7]);
    expect(log.prepare([], AUTHOR)).toMatchObject({ value: { records: [], state: log.state } });
  });
});

describe('commands', () => {
  it('are known by all of their entries, whichever of them is asked for', () => {
    const log = sample();
    expect([1, 2, 3, 4, 5, 6, 7].map((seq) => log.commandOf(seq))).toEqual([
      [1],
      [2, 3, 4],
      [2, 3, 4],
      [2, 3, 4],
      [5],
      [6, 7],
      [6, 7],
    ]);
  });

  it('are known by what stands behind their name, from the first question on and for what comes later', () => {
    const log = sample();
    const asked = () => ['one-1', 'two 2', 'two', 'add', 'create', ''].map((id) => log.entryOfCommand(id));
    expect(asked()).toEqual([4, 7, null, null, null, null]);
    store(log, [playerAdded(7), playerAdded(8)], { command: 'x two' });
    expect(asked()).toEqual([4, 7, 9, null, null, null]);
    // A blank alone is an identity of no letters.
    store(log, [playerAdded(9)], { command: ' ' });
    expect(log.entryOfCommand('')).toBe(10);
  });
});

describe('an earlier moment', () => {
  it('has the entries that counted then, and the tournament that they make', () => {
    const log = sample();
    store(log, [undone(6, [[6, 7]])]);
    store(log, [playerAdded(5, 1234)]);
    expect([0, 1, 3, 7, 8, 9].map((seq) => log.listAt(seq))).toEqual([
      [],
      [1],
      [1, 2, 3],
      [1, 2, 3, 4, 5, 6, 7],
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5, 9],
    ]);
    expect(log.effective).toEqual([1, 2, 3, 4, 5, 9]);
    expect([1, 3, 7, 8, 9].map((seq) => playersOf(log, seq).join(''))).toEqual([
      '',
      '12',
      '123456',
      '1234',
      '12345',
    ]);
    expect(log.stateAt(9).tournament.players[4]!.rating).toBe(1234);
    expect(log.stateAt(7).tournament.players[4]!.rating).toBe(1995);
    expect(log.stateAt(9)).toBe(log.state);
    expect(log.stateAt(99)).toBe(log.state);
    const again = logOf(log.records);
    expect([again.state, again.effective]).toEqual([log.state, log.effective]);
  });

  it('of an entry that is not there is asked in vain', () => {
    const log = sample();
    expect(log.event(2)).toMatchObject({ seq: 2, kind: 'player-added', part: 0, actor: 'CA' });
    expect(log.event(7)).toMatchObject({ seq: 7, part: 1, actor: 'DA' });
    for (const seq of [0, 8]) expect(() => log.event(seq)).toThrow(`no entry ${seq}`);
  });
});

describe('going to other entries that count', () => {
  it('drops and restores what differs; what stays for good keeps counting', () => {
    const log = sample();
    expect(log.changeTo([1, 2, 3])).toEqual({ drop: [[4, 7]], restore: [] });
    expect(log.changeTo([1, 3, 5, 7])).toEqual({
      drop: [
        [2, 2],
        [4, 4],
        [6, 6],
      ],
      restore: [],
    });
    expect(log.changeTo(log.effective)).toEqual({ drop: [], restore: [] });
    store(log, [undone(6, [[6, 7]])]);
    store(log, [{ kind: 'taken-over', payload: { epoch: 1, from: 'CA' } }]);
    expect(log.effective).toEqual([1, 2, 3, 4, 5, 9]);
    expect(log.changeTo([1, 2, 4, 5, 7])).toEqual({ drop: [[3, 3]], restore: [[7, 7]] });
    expect(log.changeTo([1, 9])).toEqual({ drop: [[2, 5]], restore: [] });
  });
});

describe('a log that does not fold', () => {
  const entry = (seq: number, kind: string, payload: unknown, version = 1) => ({
    ...{
      seq,
      at: 'now',
      actor: 'CA',
      command: 'c',
      part: 0,
      kind,
      version,
      payload: JSON.stringify(payload),
    },
  });
  const of = (...entries: ReturnType<typeof entry>[]) => EventLog.from(DOCUMENT, chained(DOCUMENT, entries));

  it('says which entry needs what is not there, or is of a newer program, also among what does not count', () => {
    const created = entry(1, CREATED.kind, CREATED.payload);
    const misfit = of(created, entry(2, 'player-added', playerAdded(3).payload));
    expect(misfit).toMatchObject({ ok: false, failure: { code: 'event-does-not-apply', seq: 2 } });
    expect(!misfit.ok && textOfLogFailure(misfit.failure)).toMatch(/^entry 2 needs what is not there: /);
    for (const newer of [of(created, entry(2, 'player-flew', {})), of(created, entry(2, 'undone', {}, 99))]) {
      expect(newer).toMatchObject({ ok: false, failure: { code: 'event-from-newer-version' } });
      expect(!newer.ok && textOfLogFailure(newer.failure)).toMatch(
        /^an entry of the kind (player-flew|undone) was written/,
      );
    }
  });
});
