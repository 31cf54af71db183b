/** An open tournament file: what opening, making and closing leave behind, and why nothing is stored any more. */
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chained, type LogRecord } from '../../src-main/storage/chain.ts';
import { connect, disconnect, writeDocument } from '../../src-main/storage/database.ts';
import { heldFiles } from '../../src-main/storage/held-files.ts';
import { readLog, workingCopy } from '../../src-main/storage/open-copy.ts';
import { OpenFile } from '../../src-main/storage/open-file.ts';
import { salvage } from '../../src-main/storage/salvage.ts';
import { MOST_BYTES } from '../../src-main/storage/tournament-mark.ts';
import { TournamentFile } from '../../src-main/storage/tournament-file.ts';
import { add, AUTHOR, CREATED, Folder, newFile, playerAdded } from './samples.ts';

let folder: Folder;
let path: string;
let held: number;
const files: TournamentFile[] = [];
beforeEach(() => {
  folder = new Folder();
  path = folder.of('open.wallchart');
  held = heldFiles().length;
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const file of files.splice(0)) file.close();
  const left = heldFiles().length;
  folder.remove();
  expect(left).toBe(held);
});

const made = (players = 1): TournamentFile => {
  const file = newFile(path, players);
  files.push(file);
  return file;
};
const failureOf = (outcome: { ok: boolean; failure?: unknown }): unknown =>
  outcome.ok ? 'no failure' : outcome.failure;
const createdAt = (where: string) => {
  const outcome = TournamentFile.create(where, [CREATED], AUTHOR);
  if (outcome.ok) files.push(outcome.value);
  return outcome;
};

describe('a new tournament file', () => {
  it('begins with its entries under its own identity, and is locked and free again as any other', () => {
    const outcome = TournamentFile.create(path, [CREATED, playerAdded(1)], AUTHOR, 'a-document');
    if (!outcome.ok) throw new Error('not made');
    const { log } = outcome.value;
    expect([log.document, log.records.length, log.last?.part, outcome.value.closedFor]).toEqual([
      'a-document',
      2,
      1,
      null,
    ]);
    expect(heldFiles()).toHaveLength(held + 2);
    outcome.value.close();
    outcome.value.close();
    expect(heldFiles()).toHaveLength(held);
    expect(readdirSync(folder.path)).toEqual(['open.wallchart']);
    const again = readLog(path);
    expect(again.ok && again.value.records).toEqual(log.records);
  });

  it.each([
    [' open.wallchart', 'its name begins or ends with a blank'],
    [`${'x'.repeat(221)}`, 'its name is longer than 220 bytes'],
  ])('is not made under a name that no tournament can have, nor opened: %s', (name, reason) => {
    const place = folder.of(name);
    const failure = { code: 'name-unusable', path: place, reason };
    expect(failureOf(createdAt(place))).toEqual(failure);
    expect(readdirSync(folder.path)).toEqual([]);
    made().close();
    expect(failureOf(workingCopy(path, place))).toEqual(failure);
    renameSync(path, place);
    expect(failureOf(TournamentFile.open(place))).toEqual(failure);
    expect(readdirSync(folder.path)).toEqual([name]);
  });

  it('is not made of entries that do not fit, nor where one is open that has lost its name', () => {
    expect(failureOf(TournamentFile.create(path, [CREATED, playerAdded(7)], AUTHOR))).toMatchObject({
      code: 'event-does-not-apply',
      seq: 2,
    });
    expect(readdirSync(folder.path)).toEqual([]);
    symlinkSync('none', path);
    expect(failureOf(createdAt(path))).toEqual({ code: 'file-exists', path });
  });

  it('is not made of a log that does not fold, or that has a gap, and nothing is left of it', () => {
    const entry = (seq: number, draft: typeof CREATED): Omit<LogRecord, 'hash' | 'prevHash'> => ({
      ...{ seq, part: 0, version: 1, kind: draft.kind, payload: JSON.stringify(draft.payload) },
      ...AUTHOR,
    });
    const madeOf = (...entries: ReturnType<typeof entry>[]) =>
      failureOf(TournamentFile.createFrom(path, 'doc', chained('doc', entries)));
    expect(madeOf(entry(1, CREATED), entry(2, playerAdded(5)))).toEqual({
      ...{ code: 'file-damaged', path, detail: 'event-does-not-apply', intact: 0, intactAt: '' },
    });
    expect(madeOf(entry(1, CREATED), entry(3, playerAdded(1)))).toMatchObject({
      code: 'file-unreachable',
      path,
      reason: 'the log has no gaps',
    });
    expect(readdirSync(folder.path)).toEqual([]);
  });

  it('is not locked where the note of somebody else says that they have it, and theirs stays', () => {
    const note = `${path}-lock`;
    const mine = made();
    const text = readFileSync(note, 'utf8')
      .replace('"token":"', '"token":"x')
      .replace('"machine":"', '"machine":"x');
    mine.close();
    writeFileSync(note, text);
    expect(OpenFile.lock(path, 'r', false)).toMatchObject({
      ok: false,
      failure: { code: 'file-held', path },
    });
    rmSync(path);
    expect(OpenFile.lock(path, 'wx', false)).toMatchObject({
      ok: false,
      failure: { code: 'file-held', path },
    });
    expect(readdirSync(folder.path)).toEqual(['open.wallchart-lock']);
    expect(readFileSync(note, 'utf8')).toBe(text);
    // A file that is made is nobody else’s, whatever a note says.
    expect(createdAt(path).ok).toBe(true);
  });
});

describe('a file that is locked', () => {
  const locked = (): OpenFile => {
    const outcome = OpenFile.lock(path, 'r', false);
    if (!outcome.ok) throw new Error(outcome.failure.code);
    return outcome.value;
  };

  it('has a connection once it is connected, its bytes before and after, and none when it is closed', () => {
    made().close();
    const bytes = readFileSync(path);
    symlinkSync('open.wallchart', folder.of('link'));
    path = folder.of('link');
    const open = locked();
    expect([open.path, open.realPath]).toEqual([path, join(folder.path, 'open.wallchart')]);
    expect(() => open.connection).toThrow('not connected');
    expect(open.bytes()).toEqual(bytes);
    const connection = open.connect();
    expect(open.connection).toBe(connection);
    expect([open.takenBack, open.misplaced(), open.displaced()]).toEqual([[], null, null]);
    open.close();
    open.abandon();
    expect(() => open.connection).toThrow('not connected');
    expect(connection.open).toBe(false);
    expect(readFileSync(path)).toEqual(bytes);
  });

  it('is opened once in this program, and said to be missing, taken or out of reach as it is', () => {
    expect(failureOf(OpenFile.lock(path, 'r', false))).toEqual({ code: 'file-missing', path });
    made();
    expect(failureOf(OpenFile.lock(path, 'r', true))).toEqual({ code: 'file-open-here', path });
    expect(failureOf(OpenFile.lock(path, 'wx', true))).toEqual({ code: 'file-exists', path });
    expect(failureOf(OpenFile.lock(join(path, 'in it'), 'r', true))).toMatchObject({
      code: 'file-unreachable',
    });
  });

  it('leaves neither journal nor note when it is closed, and what lay there unused where it was refused', () => {
    made().close();
    for (const [how, isLeft] of [
      ['close', false],
      ['abandon', true],
    ] as const) {
      const open = locked();
      const connection = open.connect();
      open.begin();
      open.write((each) => writeDocument(each, 'note', how));
      expect(existsSync(`${path}-journal`)).toBe(true);
      open[how]();
      expect([how, connection.open, readdirSync(folder.path)]).toEqual([how, false, ['open.wallchart']]);
      writeFileSync(`${path}-journal`, Buffer.alloc(512));
      const again = locked();
      again.connect();
      again[how]();
      expect([how, existsSync(`${path}-journal`)]).toEqual([how, isLeft]);
    }
  });
});

describe('nothing is stored any more', () => {
  const refused = (file: TournamentFile): unknown => {
    const before = file.log.records.length;
    const failure = failureOf(file.append([playerAdded(file.log.state.nextPlayer)], AUTHOR));
    expect(file.log.records).toHaveLength(before);
    expect(failureOf(file.append([playerAdded(file.log.state.nextPlayer)], AUTHOR))).toEqual(failure);
    expect([file.check(), file.closedFor]).toEqual([failure, failure]);
    return failure;
  };

  it('where the name leads to another file, be it a copy of the same bytes, or to none', () => {
    const file = made();
    copyFileSync(path, folder.of('copy'));
    renameSync(path, folder.of('mine'));
    renameSync(folder.of('copy'), path);
    expect(refused(file)).toEqual({ code: 'file-replaced', path });
    path = folder.of('other.wallchart');
    const other = made();
    renameSync(path, folder.of('elsewhere'));
    expect(refused(other)).toEqual({ code: 'file-gone', path });
    // What was wrong once stays so.
    renameSync(folder.of('elsewhere'), path);
    expect(other.check()).toEqual({ code: 'file-gone', path });
  });

  it('but it is where the file has another name more', () => {
    const file = made();
    linkSync(path, folder.of('hard'));
    add(file, playerAdded(2));
    expect([file.check(), file.closedFor]).toEqual([null, null]);
  });

  it('where somebody wrote into it: what was said by SQLite alone is not what is told', () => {
    const file = made(30);
    truncateSync(path, statSync(path).size - 4096);
    expect(refused(file)).toMatchObject({ code: 'file-changed', path });
  });

  it('where the name goes while it is stored: what was written then is not acknowledged', () => {
    const file = made();
    const stored = vi.spyOn(Database.prototype, 'transaction').mockImplementation(function (
      this: Database.Database,
      deed: Parameters<Database.Database['transaction']>[0],
    ) {
      stored.mockRestore();
      const run = this.transaction(deed);
      return ((...args: unknown[]) => {
        const answer: unknown = run(...args);
        rmSync(path);
        return answer;
      }) as ReturnType<Database.Database['transaction']>;
    });
    expect(refused(file)).toEqual({ code: 'file-gone', path });
  });

  it('where somebody took over: it is said who and when, and written into the file for the next time', () => {
    const file = made();
    file.fence('CA on second', 'then');
    const failure = { code: 'taken-over', path, by: 'CA on second', at: 'then' };
    expect(refused(file)).toEqual(failure);
    file.close();
    const connection = connect(path);
    expect(connection.prepare("SELECT value FROM document WHERE key = 'fence'").pluck().get()).toBe(
      '{"by":"CA on second","at":"then"}',
    );
    disconnect(connection);
    const again = TournamentFile.open(path);
    if (!again.ok) throw new Error(again.failure.code);
    files.push(again.value.file);
    expect(refused(again.value.file)).toEqual(failure);
  });

  it('and a fence does not hide that the file was gone before', () => {
    const file = made();
    rmSync(path);
    file.fence('CA on second', 'then');
    expect(file.closedFor).toEqual({ code: 'file-gone', path });
  });
});

describe('the time of an entry', () => {
  it.each([
    ['later than the last one', '2026-11-21T09:00:00.001+01:00', true],
    ['the same', '2026-11-21T09:00:00.000+01:00', true],
    ['the same in another zone', '2026-11-21T08:00:00.000Z', true],
    ['a moment earlier', '2026-11-21T08:59:59.999+01:00', false],
    ['two minutes earlier, as a clock is set right', '2026-11-21T08:58:00.000+01:00', false],
    ['more than two minutes earlier', '2026-11-21T08:57:59.999+01:00', true],
  ])('that is %s is the clock’s own: %s, %s', (_what, at, isOwn) => {
    const file = made(0);
    expect(file.append([playerAdded(1)], { ...AUTHOR, at }).ok).toBe(true);
    expect(file.log.last?.at).toBe(isOwn ? at : AUTHOR.at);
    expect(file.log.last).toMatchObject({ actor: AUTHOR.actor, command: AUTHOR.command });
  });
});

describe('what stands beside a file that nobody has open', () => {
  it('is a journal of as many bytes as a tournament may have at most', () => {
    made().close();
    const journal = `${path}-journal`;
    writeFileSync(journal, '');
    truncateSync(journal, MOST_BYTES + 1);
    expect(failureOf(TournamentFile.open(path))).toEqual({ code: 'journal-of-another', path: journal });
    expect(failureOf(readLog(path))).toEqual({ code: 'journal-of-another', path: journal });
    truncateSync(journal, MOST_BYTES);
    const opened = TournamentFile.open(path);
    if (opened.ok) files.push(opened.value.file);
    expect(failureOf(opened)).toBe('no failure');
  });

  it('is no write-ahead log, unless it is empty or the file says that it has one', () => {
    made().close();
    const bytes = readFileSync(path);
    const log = `${path}-wal`;
    const open = () => {
      const opened = TournamentFile.open(path);
      if (opened.ok) opened.value.file.close();
      return failureOf(opened);
    };
    writeFileSync(log, '');
    expect(open()).toBe('no failure');
    writeFileSync(log, 'x');
    expect(open()).toEqual({ code: 'journal-of-another', path: log });
    expect(failureOf(workingCopy(path, folder.of('copy')))).toEqual({
      code: 'journal-of-another',
      path: log,
    });
    rmSync(log);
    mkdirSync(log);
    expect(open()).toEqual({ code: 'journal-of-another', path: log });
    expect(readFileSync(path)).toEqual(bytes);
    rmSync(log, { recursive: true });
    writeFileSync(log, 'x');
    const withLog = Buffer.from(bytes).fill(2, 18, 20);
    writeFileSync(path, withLog);
    expect(open()).toBe('no failure');
  });
});

describe('a working copy', () => {
  it('may be written, of whatever stands there; what is there already, or is none, is said', () => {
    made(2).close();
    const copy = folder.of('copy.wallchart');
    expect(failureOf(workingCopy(path, copy))).toBe('no failure');
    expect(failureOf(workingCopy(path, copy))).toEqual({ code: 'file-exists', path: copy });
    if (process.platform !== 'win32') expect(statSync(copy).mode & 0o777).toBe(0o644);
    const opened = TournamentFile.open(copy);
    expect(opened).toMatchObject({
      ok: true,
      value: { recovered: false, copyBeforeUpdate: null, takenBack: [] },
    });
    if (opened.ok) opened.value.file.close();
    expect(failureOf(workingCopy(folder.of('none'), folder.of('b')))).toEqual({
      code: 'file-missing',
      path: folder.of('none'),
    });
    expect(failureOf(workingCopy(path, folder.of('none/b')))).toMatchObject({ code: 'file-missing' });
    expect(readdirSync(folder.path).sort()).toEqual(['copy.wallchart', 'open.wallchart']);
  });

  it('is none of a file that is open here, nor of one that is damaged', () => {
    const file = made(2);
    expect(failureOf(workingCopy(path, folder.of('b')))).toEqual({ code: 'file-open-here', path });
    file.close();
    const bytes = readFileSync(path);
    bytes.write('Mame', bytes.indexOf('Name2, Given'));
    writeFileSync(path, bytes);
    const damage = {
      code: 'file-damaged',
      path,
      detail: 'entry 3 was changed after it was stored',
      intact: 2,
      intactAt: AUTHOR.at,
    };
    for (const outcome of [workingCopy(path, folder.of('b')), readLog(path), TournamentFile.open(path)])
      expect(failureOf(outcome)).toEqual(damage);
    expect(salvage(path)).toMatchObject({
      ok: true,
      value: { detail: damage.detail, records: { length: 2 } },
    });
    expect(readdirSync(folder.path)).toEqual(['open.wallchart']);
  });

  it('is not needed to salvage what is whole: all of it, and that nothing is damaged', () => {
    const file = made(2);
    const { document, records } = file.log;
    expect(failureOf(salvage(path))).toEqual({ code: 'file-open-here', path });
    file.close();
    expect(salvage(path)).toEqual({ ok: true, value: { document, records, detail: 'nothing is damaged' } });
    expect(failureOf(salvage(folder.of('none')))).toEqual({ code: 'file-missing', path: folder.of('none') });
  });
});
