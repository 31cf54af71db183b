/** A journal beside a file that nobody has open never takes back what was stored. */
import Database from 'better-sqlite3';
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readLog, workingCopy } from '../../src-main/storage/open-copy.ts';
import { TournamentFile } from '../../src-main/storage/tournament-file.ts';
import { cutOff, dropTriggers } from './cut-off.ts';
import { add, Folder, newFile, playerAdded } from './samples.ts';

let folder: Folder;
let path: string;
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

function reopened(): { players: number; events: number } {
  const opened = TournamentFile.open(path);
  if (!opened.ok) throw new Error(JSON.stringify(opened.failure));
  const { log } = opened.value.file;
  opened.value.file.close();
  return { players: log.state.tournament.players.length, events: log.records.length };
}

/** Three players, an old journal of that state, and two more players stored since. */
function planted(): void {
  newFile(path, 3).close();
  const { journal } = cutOff(path, folder.of('cut-off'));
  const opened = TournamentFile.open(path);
  if (!opened.ok) throw new Error(opened.failure.code);
  add(opened.value.file, playerAdded(4));
  add(opened.value.file, playerAdded(5));
  opened.value.file.close();
  writeFileSync(`${path}-journal`, journal);
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
    planted();
    const before = readFileSync(path);
    expect(reopened()).toEqual({ players: 5, events: 6 });
    expect(existsSync(`${path}-journal`)).toBe(false);
    expect(readFileSync(path).length).toBe(before.length);
    expect(reopened()).toEqual({ players: 5, events: 6 });
  });

  it('is used neither in a copy nor where the file is only read', () => {
    planted();
    const read = readLog(path);
    expect(read.ok && read.value.records.length).toBe(6);
    expect(existsSync(`${path}-journal`)).toBe(true);
    const copy = folder.of('copy.wallchart');
    expect(workingCopy(path, copy).ok).toBe(true);
    expect(playersOf(copy)).toBe(5);
  });
});

it('a journal that is needed rolls back what a crash left half done', () => {
  newFile(path, 3).close();
  const { journal, torn } = cutOff(path, folder.of('cut-off'));
  writeFileSync(path, torn);
  writeFileSync(`${path}-journal`, journal);
  expect(reopened()).toEqual({ players: 3, events: 4 });
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
  const before = readFileSync(path);
  expect(TournamentFile.open(path)).toMatchObject({
    ok: false,
    failure: { code: 'journal-of-another', path: `${path}-wal` },
  });
  expect(readFileSync(path).equals(before)).toBe(true);
  expect(existsSync(`${path}-wal`)).toBe(true);
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
