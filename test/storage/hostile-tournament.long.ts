/** A tournament file that somebody made to do harm: refused before anything in it is asked. */
import Database from 'better-sqlite3';
import { closeSync, copyFileSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readLog, workingCopy } from '../../src-main/storage/open-copy.ts';
import { salvage } from '../../src-main/storage/salvage.ts';
import { TournamentFile } from '../../src-main/storage/tournament-file.ts';
import { MOST_BYTES } from '../../src-main/storage/tournament-mark.ts';
import { Folder, newFile } from './samples.ts';

const ENDLESS = 'WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n)';

describe('a tournament file', () => {
  let folder: Folder;
  let path: string;
  beforeEach(() => {
    folder = new Folder();
    path = folder.of('open.wallchart');
    newFile(path).close();
  });
  afterEach(() => folder.remove());

  const codes = () => {
    const before = readFileSync(path);
    const answers = [
      TournamentFile.open(path),
      readLog(path),
      workingCopy(path, folder.of('copy.wallchart')),
    ].map((answer) => (answer.ok ? 'opened' : answer.failure.code));
    expect(readFileSync(path).equals(before)).toBe(true);
    return answers;
  };
  const edit = (...statements: string[]) => {
    const connection = new Database(path);
    for (const statement of statements) connection.exec(statement);
    connection.close();
  };
  const DAMAGED = ['file-damaged', 'file-damaged', 'file-damaged'];

  it.each(['document', 'events', 'head'])('in which %s is a view that has no end', (table) => {
    edit(
      `ALTER TABLE ${table} RENAME TO other`,
      `CREATE VIEW ${table} AS ${ENDLESS} SELECT x AS seq, x AS hash, x AS key, x AS value, 1 AS id FROM n`,
    );
    expect(codes()).toEqual(DAMAGED);
    expect(salvage(path)).toMatchObject({ ok: true, value: { document: expect.any(String) as string } });
  });

  it('with a column that is computed, a check, an index or a trigger more', () => {
    const whole = folder.of('whole');
    copyFileSync(path, whole);
    for (const statement of [
      'ALTER TABLE document ADD COLUMN more TEXT AS (printf(value))',
      'ALTER TABLE document ADD COLUMN more TEXT CHECK (length(more) < 9)',
      'CREATE INDEX more ON events (length(payload))',
      `CREATE TRIGGER more AFTER INSERT ON events BEGIN DELETE FROM document; END`,
      'CREATE VIRTUAL TABLE more USING fts5(x)',
    ]) {
      copyFileSync(whole, path);
      edit(statement);
      expect([statement, codes()]).toEqual([statement, DAMAGED]);
    }
  });

  it('that says it is a version older than its tables', () => {
    edit('PRAGMA user_version = 1');
    expect(codes()).toEqual(DAMAGED);
  });

  it('larger than a tournament can be', () => {
    truncateSync(path, MOST_BYTES + 1);
    const answers = [TournamentFile.open(path), readLog(path), salvage(path)];
    expect(answers.map((answer) => (answer.ok ? '' : answer.failure.code))).toEqual(
      Array(3).fill('file-too-large'),
    );
    expect(workingCopy(path, folder.of('copy.wallchart'))).toMatchObject({
      failure: { code: 'file-too-large' },
    });
  });

  it('whose rows lead in circles or overlap: nothing of them is believed, and nothing takes long', () => {
    const descriptor = openSync(path, 'r+');
    // Leaf pages of which each cell says that it is as long as the file, on overflow pages that lead to each other.
    const page = Buffer.alloc(4096);
    page[0] = 0x0d;
    page.writeUInt16BE(2000, 3);
    for (let cell = 0; cell < 2000; cell++) page.writeUInt16BE(4040, 8 + 2 * cell);
    Buffer.from('81808000', 'hex').copy(page, 4040);
    page.writeUInt32BE(3, 100);
    for (let number = 2; number < 4000; number++) writeSync(descriptor, page, 0, page.length, 4096 * number);
    closeSync(descriptor);
    const begun = process.threadCpuUsage();
    expect(codes()).toEqual(DAMAGED);
    salvage(path);
    // Seconds of processor: how busy the machine is does not count.
    const { user, system } = process.threadCpuUsage(begun);
    expect((user + system) / 1e6).toBeLessThan(3);
  });
});
