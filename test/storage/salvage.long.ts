import { readFileSync, writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordHash } from '../../src-main/storage/chain.ts';
import { connect, writeRecords } from '../../src-main/storage/database.ts';
import { salvage } from '../../src-main/storage/salvage.ts';
import { TournamentFile } from '../../src-main/storage/tournament-file.ts';
import { cutOff } from './cut-off.ts';
import { Folder, newFile } from './samples.ts';

describe('a log that was edited', () => {
  let folder: Folder;
  let path: string;
  beforeEach(() => {
    folder = new Folder();
    path = folder.of('open.wallchart');
    newFile(path, 10).close();
  });
  afterEach(() => folder.remove());

  /** Edits the file as somebody with an SQLite tool could, and answers how opening is refused. */
  const afterEdit = (sql: string) => {
    const database = new Database(path);
    database.exec('DROP TRIGGER events_stay; DROP TRIGGER events_remain;');
    database.exec(sql);
    database.exec(
      `CREATE TRIGGER events_stay BEFORE UPDATE ON events
        BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
      CREATE TRIGGER events_remain BEFORE DELETE ON events
        BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;`,
    );
    database.close();
    const bytes = readFileSync(path);
    const opened = TournamentFile.open(path);
    if (opened.ok || opened.failure.code !== 'file-damaged') throw new Error('the file opened');
    expect(readFileSync(path)).toEqual(bytes);
    return opened.failure;
  };

  it('is found where a payload was changed, and the part before it can be saved', () => {
    const failure = afterEdit(`UPDATE events SET payload = replace(payload, '1994', '2894') WHERE seq = 7`);
    expect(failure).toMatchObject({ intact: 6, detail: 'entry 7 was changed after it was stored' });
    expect(failure.intactAt).not.toBe('');
    const saved = salvage(path);
    expect(saved.ok && saved.value.records).toHaveLength(6);
    if (!saved.ok) return;
    const made = TournamentFile.createFrom(
      folder.of('saved.wallchart'),
      saved.value.document,
      saved.value.records,
    );
    expect(made.ok && made.value.log.state.tournament.players).toHaveLength(5);
    if (made.ok) made.value.close();
  });

  it('is found where an entry was taken out in the middle', () => {
    expect(afterEdit('DELETE FROM events WHERE seq = 5')).toMatchObject({
      intact: 4,
      detail: 'entry 5 is missing',
    });
  });

  it('is found where the last entries were taken out', () => {
    expect(afterEdit('DELETE FROM events WHERE seq > 8')).toMatchObject({ intact: 8 });
  });

  it('is found where the person or the time was changed', () => {
    expect(afterEdit("UPDATE events SET actor = 'Nobody' WHERE seq = 5")).toMatchObject({ intact: 4 });
    expect(afterEdit("UPDATE events SET at = '2026-11-21T09:00:01.000+01:00' WHERE seq = 3")).toMatchObject({
      intact: 2,
    });
  });

  it('has nothing to save where not even the first entry is intact', () => {
    afterEdit("UPDATE events SET actor = 'Nobody' WHERE seq = 1");
    expect(salvage(path)).toEqual({
      ok: false,
      failure: {
        code: 'file-damaged',
        path,
        detail: 'entry 1 was changed after it was stored',
        intact: 0,
        intactAt: '',
      },
    });
  });

  it('is found where the document was given another identity', () => {
    expect(afterEdit("UPDATE document SET value = 'another' WHERE key = 'id'")).toMatchObject({ intact: 0 });
  });

  it('opens all the same when only a snapshot was changed', () => {
    const database = new Database(path);
    database.exec(`INSERT INTO snapshots VALUES (11, 1, '{"tournament":{}}', 'x')`);
    database.close();
    const opened = TournamentFile.open(path);
    expect(opened.ok && opened.value.file.log.state.tournament.players).toHaveLength(10);
    if (opened.ok) opened.value.file.close();
  });

  it('is saved up to the first entry that does not fit, though the chain holds to the end', () => {
    const opened = TournamentFile.open(path);
    if (!opened.ok) throw new Error(opened.failure.code);
    const whole = opened.value.file.log.records.slice();
    opened.value.file.close();
    // The last player is entered once more, twice.
    const more = whole.slice(-1);
    for (const seq of [12, 13]) {
      const record = { ...more.at(-1)!, seq, prevHash: more.at(-1)!.hash };
      more.push({ ...record, hash: recordHash(record) });
    }
    const connection = connect(path);
    connection.transaction(() => writeRecords(connection, more.slice(1)))();
    connection.close();
    expect(TournamentFile.open(path)).toMatchObject({ failure: { code: 'file-damaged', intact: 11 } });
    const saved = salvage(path);
    expect(saved.ok && saved.value.records).toEqual(whole);
  });

  it('is saved as a journal beside it has it, where a crash changed every entry of the file', () => {
    const opened = TournamentFile.open(path);
    if (!opened.ok) throw new Error(opened.failure.code);
    const whole = opened.value.file.log.records.slice();
    opened.value.file.close();
    const { journal, torn } = cutOff(path, folder.of('cut-off'));
    writeFileSync(path, torn);
    expect(salvage(path)).toMatchObject({ failure: { code: 'file-damaged' } });
    writeFileSync(`${path}-journal`, journal);
    const saved = salvage(path);
    expect(saved.ok && saved.value.records).toEqual(whole);
    // The file is not touched.
    expect([readFileSync(path), readFileSync(`${path}-journal`)]).toEqual([torn, journal]);
  });

  it('is saved as far as it is intact when the file is cut short', () => {
    const long = folder.of('long.wallchart');
    const file = newFile(long, 40);
    const whole = file.log.records.slice();
    file.close();
    // Two of the pages that hold entries.
    writeFileSync(long, readFileSync(long).subarray(0, -8192));
    const opened = TournamentFile.open(long);
    expect(opened.ok ? '' : opened.failure.code).toBe('file-damaged');
    const saved = salvage(long);
    if (!saved.ok) throw new Error(saved.failure.code);
    const { records } = saved.value;
    expect(records).toEqual(whole.slice(0, records.length));
    expect(records.length).toBeGreaterThan(20);
    expect(records.length).toBeLessThan(whole.length);
  });
});
