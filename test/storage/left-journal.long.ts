/** A journal beside a file that nobody has open never takes back what was stored. */
import Database from 'better-sqlite3';
import fs, { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LogRecord } from '../../src-main/storage/chain.ts';
import { rolledBackBytes } from '../../src-main/storage/left-journal.ts';
import { readLog, workingCopy } from '../../src-main/storage/open-copy.ts';
import { TournamentFile } from '../../src-main/storage/tournament-file.ts';
import { cutOff, dropTriggers } from './cut-off.ts';
import { add, Folder, newFile, playerAdded } from './samples.ts';

let folder: Folder;
let path: string;
/** The entries of {@link torn}. */
let stored: readonly LogRecord[];
beforeEach(() => {
  folder = new Folder();
  path = folder.of('open.wallchart');
});
afterEach(() => folder.remove());

function playersOf(file: string): number {
  const connection = new Database(file);
  const { count } = connection.prepare('SELECT count(*) AS count FROM events').get() as { count: number };
  connection.close();
  return count - 1;
}

/** The entries of the file as it opens. */
function reopened(): readonly LogRecord[] {
  const opened = TournamentFile.open(path);
  if (!opened.ok) throw new Error(JSON.stringify(opened.failure));
  const { log } = opened.value.file;
  opened.value.file.close();
  return log.records;
}

/** Three players, an old journal of that state, and two more players stored since; all that was acknowledged. */
function planted(): readonly LogRecord[] {
  newFile(path, 3).close();
  const { journal } = cutOff(path, folder.of('cut-off'));
  const opened = TournamentFile.open(path);
  if (!opened.ok) throw new Error(opened.failure.code);
  const { file } = opened.value;
  add(file, playerAdded(4));
  add(file, playerAdded(5));
  const records = file.log.records.slice();
  file.close();
  writeFileSync(`${path}-journal`, journal);
  expect(records).toHaveLength(6);
  return records;
}

describe('a journal planted beside a closed file', () => {
  it('would take entries back, if SQLite had its way', () => {
    planted();
    const victim = folder.of('victim');
    copyFileSync(path, victim);
    copyFileSync(`${path}-journal`, `${victim}-journal`);
    expect(playersOf(victim)).toBe(3);
  });

  it('is not used where the file is whole, and is gone afterwards', () => {
    const acknowledged = planted();
    const before = readFileSync(path);
    expect(reopened()).toEqual(acknowledged);
    expect(existsSync(`${path}-journal`)).toBe(false);
    expect(readFileSync(path).length).toBe(before.length);
    expect(reopened()).toEqual(acknowledged);
  });

  it('is used neither in a copy nor where the file is only read', () => {
    const acknowledged = planted();
    const read = readLog(path);
    expect(read.ok && read.value.records).toEqual(acknowledged);
    expect(existsSync(`${path}-journal`)).toBe(true);
    const copy = folder.of('copy.wallchart');
    expect(workingCopy(path, copy).ok).toBe(true);
    const copied = readLog(copy);
    expect(copied.ok && copied.value.records).toEqual(acknowledged);
  });
});

/** Three players, and a file that a crash left half done, with its journal. Answers the file before the crash. */
function torn(): Buffer {
  const file = newFile(path, 3);
  stored = file.log.records.slice();
  file.close();
  const before = readFileSync(path);
  const cut = cutOff(path, folder.of('cut-off'));
  writeFileSync(path, cut.torn);
  writeFileSync(`${path}-journal`, cut.journal);
  return before;
}

it('a journal that is needed rolls back what a crash left half done', () => {
  torn();
  expect(stored).toHaveLength(4);
  expect(reopened()).toEqual(stored);
});

describe('the content that a journal would make of a file', () => {
  it('is the file before the crash; the file and its journal stay as they are', () => {
    const before = torn();
    const [content, journal] = [readFileSync(path), readFileSync(`${path}-journal`)];
    expect(rolledBackBytes(path, content).equals(before)).toBe(true);
    expect([readFileSync(path), readFileSync(`${path}-journal`)]).toEqual([content, journal]);
  });

  it('is that of the file where there is no journal, one that was done with, or one of another', () => {
    torn();
    const content = readFileSync(path);
    const journal = readFileSync(`${path}-journal`);
    writeFileSync(`${path}-journal`, Buffer.concat([Buffer.alloc(8), journal.subarray(8)]));
    expect(rolledBackBytes(path, content)).toBe(content);
    writeFileSync(`${path}-journal`, Buffer.concat([journal, journal.subarray(0, 8)]));
    expect(rolledBackBytes(path, content)).toBe(content);
    fs.rmSync(`${path}-journal`);
    expect(rolledBackBytes(path, content)).toBe(content);
  });
});

describe('the private copy on which a journal is tried', () => {
  /** Folders that are asked for and made for it, and what opening answers, where folders of these beginnings cannot be made. */
  function tried(refused: (prefix: string) => boolean) {
    const { mkdtempSync } = fs;
    const [asked, made]: [string[], string[]] = [[], []];
    Object.assign(fs, {
      mkdtempSync: (prefix: string) => {
        asked.push(prefix);
        if (refused(prefix)) throw Object.assign(new Error('read-only'), { code: 'EROFS' });
        const folder = mkdtempSync(prefix);
        made.push(folder);
        return folder;
      },
    });
    syncBuiltinESMExports();
    try {
      const content = readFileSync(path);
      const [bytes, opened] = [rolledBackBytes(path, content), TournamentFile.open(path)];
      if (opened.ok) opened.value.file.close();
      return { asked, made, bytes, opened };
    } finally {
      Object.assign(fs, { mkdtempSync });
      syncBuiltinESMExports();
    }
  }

  it('is in the folder for passing files, and gone afterwards', () => {
    const before = torn();
    const { asked, made, bytes, opened } = tried(() => false);
    expect(opened.ok && opened.value.file.log.records).toEqual(stored);
    expect(bytes.equals(before)).toBe(true);
    expect(asked.slice(0, 2)).toEqual([join(tmpdir(), 'wallchart-'), join(tmpdir(), 'wallchart-')]);
    expect(made).toHaveLength(asked.length);
    expect(made.filter((each) => existsSync(each))).toEqual([]);
    expect(readdirSync(folder.path).sort()).toEqual(['cut-off', 'open.wallchart']);
  });

  it('is beside the file where there is no such folder, and gone afterwards', () => {
    const before = torn();
    const { made, bytes, opened } = tried((prefix) => !prefix.startsWith(folder.path));
    expect(opened.ok && opened.value.file.log.records).toEqual(stored);
    expect(made.slice(0, 2).map((each) => each.startsWith(folder.of('.wallchart-')))).toEqual([true, true]);
    expect(bytes.equals(before)).toBe(true);
    expect(readdirSync(folder.path).sort()).toEqual(['cut-off', 'open.wallchart']);
  });

  it('that can be made nowhere is said as a disk that is full, and nothing is changed', () => {
    torn();
    const content = readFileSync(path);
    const { asked, bytes, opened } = tried(() => true);
    expect(asked.slice(0, 2)).toEqual([join(tmpdir(), 'wallchart-'), folder.of('.wallchart-')]);
    expect(opened).toMatchObject({ ok: false, failure: { code: 'disk-full', path } });
    expect(bytes).toEqual(content);
    expect(readFileSync(path)).toEqual(content);
    expect(existsSync(`${path}-journal`)).toBe(true);
  });
});

it.each([
  ['the file', 'Mame3', 'Mame2'],
  ['what the journal makes of it', 'Mame2', 'Mame3'],
])('of two damages the one that leaves more entries is named: that of %s', (_, inFile, inJournal) => {
  newFile(path, 3).close();
  const whole = readFileSync(path);
  const damaged = (name: string) => {
    const content = Buffer.from(whole);
    content.write(name, content.lastIndexOf(name.replace('M', 'N')));
    writeFileSync(path, content);
  };
  damaged(inJournal);
  const { journal } = cutOff(path, folder.of('cut-off'));
  damaged(inFile);
  writeFileSync(`${path}-journal`, journal);
  expect(TournamentFile.open(path)).toMatchObject({
    ok: false,
    failure: { code: 'file-damaged', intact: 3 },
  });
});

it('a write-ahead log beside a file that has none is said and not used', () => {
  newFile(path, 3).close();
  const other = folder.of('other');
  copyFileSync(path, other);
  const connection = new Database(other);
  dropTriggers(connection);
  connection.pragma('journal_mode = WAL');
  connection.exec('DELETE FROM events WHERE seq > 2');
  copyFileSync(`${other}-wal`, `${path}-wal`);
  connection.close();
  for (const readVersion of [1, 2]) {
    const before = readFileSync(path);
    // SQLite reads the log where the second of the two versions asks for it.
    before[19] = readVersion;
    writeFileSync(path, before);
    expect(TournamentFile.open(path)).toMatchObject({
      ok: false,
      failure: { code: 'journal-of-another', path: `${path}-wal` },
    });
    expect(readFileSync(path).equals(before)).toBe(true);
    expect(existsSync(`${path}-wal`)).toBe(true);
  }
});

it('a version that the tables do not have is said as damage, and the file stays as it is', () => {
  newFile(path, 3).close();
  const connection = new Database(path);
  connection.pragma('user_version = 1');
  connection.close();
  const before = readFileSync(path);
  expect(TournamentFile.open(path)).toMatchObject({
    ok: false,
    failure: { code: 'file-damaged', intact: 4, detail: expect.stringContaining('version 1') as string },
  });
  expect(readFileSync(path).equals(before)).toBe(true);
  expect(readLog(path)).toMatchObject({ ok: false, failure: { code: 'file-damaged', intact: 4 } });
});
