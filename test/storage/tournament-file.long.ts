import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readLog } from '../../src-main/storage/open-copy.ts';
import { TournamentFile } from '../../src-main/storage/tournament-file.ts';
import { add, AUTHOR, CREATED, Folder, newFile, playerAdded, reopen } from './samples.ts';

describe('a tournament file', () => {
  let folder: Folder;
  let path: string;
  beforeEach(() => {
    folder = new Folder();
    path = folder.of('open.wallchart');
  });
  afterEach(() => folder.remove());

  /** The code with which opening is refused, and a proof that the file stayed as it was. */
  const refusedCode = (): string => {
    const before = existsSync(path) ? readFileSync(path) : null;
    const names = readdirSync(folder.path);
    const opened = TournamentFile.open(path);
    if (opened.ok) throw new Error('the file opened');
    expect(existsSync(path) ? readFileSync(path) : null).toEqual(before);
    expect(readdirSync(folder.path)).toEqual(names);
    return opened.failure.code;
  };

  it('is one file after a clean close and opens with the same tournament', () => {
    const file = newFile(path);
    const { state, last } = file.log;
    file.close();
    expect(readdirSync(folder.path)).toEqual(['open.wallchart']);
    const again = reopen(path);
    expect(again.log.state).toEqual(state);
    expect(again.log.last).toEqual(last);
    again.close();
    expect(readdirSync(folder.path)).toEqual(['open.wallchart']);
  });

  it('has the application id, the schema and strict tables', () => {
    newFile(path).close();
    const database = new Database(path, { readonly: true });
    expect(database.pragma('application_id', { simple: true })).toBe(0x77636874);
    expect(database.pragma('user_version', { simple: true })).toBe(2);
    const tables = database
      .prepare("SELECT name, strict FROM pragma_table_list WHERE schema = 'main' AND name NOT LIKE 'sqlite%'")
      .all() as { strict: number }[];
    expect(tables.length).toBe(4);
    expect(tables.every(({ strict }) => strict === 1)).toBe(true);
    database.close();
  });

  it('lets nobody change or delete an entry, or leave a gap', () => {
    newFile(path).close();
    const database = new Database(path);
    expect(() => database.exec("UPDATE events SET actor = 'x' WHERE seq = 2")).toThrow('append-only');
    expect(() => database.exec('DELETE FROM events WHERE seq = 4')).toThrow('append-only');
    expect(() => database.exec("INSERT INTO events VALUES (9, '', '', '', 0, 'x', 1, '{}', '', '')")).toThrow(
      'no gaps',
    );
    database.close();
  });

  it('believes no state that stands in the file, forged with its own hash or of any shape: the log decides', () => {
    newFile(path).close();
    const database = new Database(path);
    const [record] = database.prepare('SELECT seq, hash FROM events ORDER BY seq DESC').all() as {
      seq: number;
      hash: string;
    }[];
    const forge = (seq: number, state: string) =>
      database
        .prepare('INSERT OR REPLACE INTO snapshots VALUES (?, 1, ?, ?)')
        .run(seq, state, hash('sha256', JSON.stringify([seq, 1, record!.hash, state])));
    const whole = reopenedState();
    const forged = JSON.stringify(whole).replaceAll('Name2, Given', 'Nobody, At All');
    for (const state of [forged, '{}', '[]', 'null', '{"tournament":{"players":7}}', 'no JSON']) {
      forge(record!.seq, state);
      expect(reopenedState()).toEqual(whole);
    }
    database.close();

    function reopenedState() {
      const copy = folder.of('copy.wallchart');
      copyFileSync(path, copy);
      const file = reopen(copy);
      const { state } = file.log;
      file.close();
      return state;
    }
  });

  it('stores a command whole or not at all', () => {
    const file = newFile(path, 1);
    const before = file.log.state;
    const stored = file.append([playerAdded(2), playerAdded(7)], AUTHOR);
    expect(stored).toMatchObject({ ok: false, failure: { code: 'event-does-not-apply' } });
    expect(file.log.state).toBe(before);
    file.close();
    expect(reopen(path).log.records).toHaveLength(2);
  });

  it('tells that it was not closed', () => {
    const file = newFile(path);
    const crashed = folder.of('crashed.wallchart');
    copyFileSync(path, crashed);
    copyFileSync(`${path}-journal`, `${crashed}-journal`);
    file.close();
    const opened = TournamentFile.open(crashed);
    expect(opened).toMatchObject({ ok: true, value: { recovered: true } });
    if (opened.ok) opened.value.file.close();
    const closed = TournamentFile.open(crashed);
    expect(closed).toMatchObject({ ok: true, value: { recovered: false } });
    if (closed.ok) closed.value.file.close();
  });

  it('stores no earlier time when the clock is set right, and the clock’s word when it jumps', () => {
    const file = newFile(path, 1);
    file.append([playerAdded(2)], { ...AUTHOR, at: '2026-11-21T08:59:00.000+01:00' });
    expect(file.log.last?.at).toBe(AUTHOR.at);
    file.append([playerAdded(3)], { ...AUTHOR, at: '2026-11-20T09:00:00.000+01:00' });
    expect(file.log.last?.at).toBe('2026-11-20T09:00:00.000+01:00');
    file.close();
    expect(reopen(path).log.state.tournament.players).toHaveLength(3);
  });

  describe('is refused, and left as it is,', () => {
    it('when it is missing', () => {
      expect(refusedCode()).toBe('file-missing');
    });

    it('when it is no tournament file', () => {
      for (const content of ['', '012 A report', 'x'.repeat(5000)]) {
        writeFileSync(path, content);
        expect(refusedCode()).toBe('file-not-a-tournament');
      }
      rmSync(path);
      const other = new Database(path);
      other.exec('CREATE TABLE t (a)');
      other.close();
      expect(refusedCode()).toBe('file-not-a-tournament');
      rmSync(path);
      mkdirSync(path);
      const opened = TournamentFile.open(path);
      expect(opened.ok ? '' : opened.failure.code).toBe('file-not-a-tournament');
    });

    it('when a newer program wrote it', () => {
      newFile(path).close();
      const database = new Database(path);
      database.pragma('user_version = 3');
      database.close();
      expect(refusedCode()).toBe('file-newer-schema');
    });

    it('when it is open here already', () => {
      const file = newFile(path);
      const opened = TournamentFile.open(path);
      expect(opened.ok ? '' : opened.failure.code).toBe('file-open-here');
      add(file, playerAdded(4));
      file.close();
      expect(reopen(path).log.state.tournament.players).toHaveLength(4);
    });

    it('when it is write-protected; it can still be read', () => {
      newFile(path).close();
      chmodSync(path, 0o444);
      expect(refusedCode()).toBe('file-read-only');
      const log = readLog(path);
      expect(log.ok && log.value.state.tournament.players).toHaveLength(3);
      expect(readdirSync(folder.path)).toEqual(['open.wallchart']);
    });

    it('when it is cut short', () => {
      newFile(path, 40).close();
      writeFileSync(path, readFileSync(path).subarray(0, 12_288));
      expect(refusedCode()).toBe('file-damaged');
    });
  });

  it('is not made where there is a file, nor in a folder that is missing', () => {
    writeFileSync(path, 'something');
    const made = TournamentFile.create(path, [CREATED], AUTHOR);
    expect(made).toMatchObject({ ok: false, failure: { code: 'file-exists' } });
    expect(readFileSync(path, 'utf8')).toBe('something');
    const nowhere = TournamentFile.create(folder.of('none/open.wallchart'), [CREATED], AUTHOR);
    expect(nowhere).toMatchObject({ ok: false, failure: { code: 'path-unusable' } });
  });

  describe('does not save', () => {
    it('when it was deleted underneath', () => {
      const file = newFile(path);
      rmSync(path);
      const before = file.log.records.length;
      expect(file.append([playerAdded(4)], AUTHOR)).toMatchObject({ failure: { code: 'file-gone' } });
      expect(file.log.records).toHaveLength(before);
      file.close();
    });

    it('when another file was put in its place, which stays as it is', () => {
      const file = newFile(path);
      const other = folder.of('other.wallchart');
      newFile(other, 1).close();
      renameSync(other, path);
      const bytes = readFileSync(path);
      expect(file.append([playerAdded(4)], AUTHOR)).toMatchObject({ failure: { code: 'file-replaced' } });
      expect(readFileSync(path)).toEqual(bytes);
      file.close();
    });

    it('when another laptop took over, also after a restart', () => {
      const file = newFile(path);
      file.fence('CA on second', '2026-11-21T10:00:00.000+01:00');
      expect(file.append([playerAdded(4)], AUTHOR)).toMatchObject({ failure: { code: 'taken-over' } });
      file.close();
      const again = reopen(path);
      expect(again.append([playerAdded(4)], AUTHOR)).toMatchObject({
        failure: { code: 'taken-over', by: 'CA on second' },
      });
      again.close();
    });

    it('and names the laptop that took over first when a second one does', () => {
      const file = newFile(path);
      file.fence('CA on second', '2026-11-21T10:00:00.000+01:00');
      file.fence('CA on third', '2026-11-21T11:00:00.000+01:00');
      const failure = { code: 'taken-over', path, by: 'CA on second', at: '2026-11-21T10:00:00.000+01:00' };
      expect(file.closedFor).toEqual(failure);
      file.close();
      const again = reopen(path);
      expect(again.closedFor).toEqual(failure);
      again.close();
    });

    it.each(['[]', 'null', '{}', '{"by":{},"at":5}', '7', 'x'])(
      'behind a fence that is none, and tells that somebody took over: %s',
      (fence) => {
        newFile(path).close();
        const connection = new Database(path);
        connection.prepare(`INSERT INTO document VALUES ('fence', ?)`).run(fence);
        connection.close();
        const file = reopen(path);
        const failure = { code: 'taken-over', path, by: 'another laptop', at: '' };
        expect(file.append([playerAdded(4)], AUTHOR)).toEqual({ ok: false, failure });
        file.close();
      },
    );

    it('when the disk is full, and saves again when there is room', (context) => {
      const disk = folder.of('disk');
      mkdirSync(disk);
      const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', disk]);
      if (mounted.status !== 0) {
        console.log('full disk not tried: no small file system can be mounted here');
        return context.skip();
      }
      try {
        const path = join(disk, 'open.wallchart');
        const file = newFile(path, 5);
        let id = 5;
        let refused = '';
        while (refused === '' && id < 5000) {
          const stored = file.append([playerAdded(id + 1)], AUTHOR);
          if (stored.ok) id++;
          else refused = stored.failure.code;
        }
        expect(refused).toBe('disk-full');
        // The tournament, and each player that was acknowledged.
        expect(file.log.records).toHaveLength(id + 1);
        const acknowledged = file.log.records.slice();
        file.close();
        const again = reopen(path);
        expect(again.log.records).toEqual(acknowledged);
        expect(again.append([playerAdded(id + 1)], AUTHOR)).toMatchObject({ failure: { code: 'disk-full' } });
        // Room is made while the tournament is open: what was refused is stored then, and nothing of before is lost.
        spawnSync('mount', ['-o', 'remount,size=2m', disk]);
        add(again, playerAdded(id + 1));
        again.close();
        const roomy = reopen(path);
        expect(roomy.log.records.slice(0, -1)).toEqual(acknowledged);
        expect(roomy.log.state.tournament.players.at(-1)).toMatchObject({ name: `Name${id + 1}, Given` });
        roomy.close();
      } finally {
        spawnSync('umount', [disk]);
      }
    });

    it('on a medium that became write-protected: it is not opened there, and can be read', (context) => {
      const disk = folder.of('disk');
      mkdirSync(disk);
      if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk]).status !== 0) {
        console.log('write-protected medium not tried: no file system can be mounted here');
        return context.skip();
      }
      try {
        newFile(join(disk, 'open.wallchart')).close();
        spawnSync('mount', ['-o', 'remount,ro', disk]);
        const opened = TournamentFile.open(join(disk, 'open.wallchart'));
        expect(opened.ok ? '' : opened.failure.code).toBe('file-read-only');
        expect(readLog(join(disk, 'open.wallchart')).ok).toBe(true);
      } finally {
        spawnSync('umount', [disk]);
      }
    });
  });
});
