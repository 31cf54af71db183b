import {
  copyFileSync,
  openSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
  writeSync,
  closeSync,
  statSync,
} from 'node:fs';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '../../src-engine/texts/index.ts';
import { MOST_BYTES } from '../../src-main/storage/tournament-mark.ts';
import type { TournamentFile } from '../../src-main/storage/tournament-file.ts';
import { add, AUTHOR, Folder, newFile, playerAdded, reopen } from './samples.ts';

describe('a file changed under the program', () => {
  let folder: Folder;
  let path: string;
  let file: TournamentFile;
  beforeEach(() => {
    folder = new Folder();
    path = folder.of('open.wallchart');
    file = newFile(path, 30);
  });
  afterEach(() => {
    file.close();
    folder.remove();
  });

  const overwrite = (bytes: Uint8Array, at: number) => {
    const descriptor = openSync(path, 'r+');
    writeSync(descriptor, bytes, 0, bytes.length, at);
    closeSync(descriptor);
  };
  /** The next action is refused for good, nothing is taken into memory, and the program can save everything. */
  const noticed = (detail: string) => {
    const before = file.log.records.length;
    const refused = file.append([playerAdded(file.log.state.nextPlayer)], AUTHOR);
    expect(refused).toMatchObject({ ok: false, failure: { code: 'file-changed' } });
    if (!refused.ok && refused.failure.code === 'file-changed')
      expect(refused.failure.detail).toContain(detail);
    expect(file.append([playerAdded(file.log.state.nextPlayer)], AUTHOR)).toEqual(refused);
    expect(file.log.records).toHaveLength(before);
  };

  it('is noticed when it is cut short, to nothing or by a page', () => {
    truncateSync(path, statSync(path).size - 4096);
    noticed('bytes instead of');
    truncateSync(path, 0);
    noticed('bytes instead of');
  });

  it('is noticed when it is longer', () => {
    overwrite(Buffer.from('more'), statSync(path).size);
    noticed('bytes instead of');
  });

  it('is noticed when it is larger than a tournament can be, and is not said to be gone', () => {
    truncateSync(path, MOST_BYTES + 1);
    noticed(`${en.format.number(MOST_BYTES + 1)} bytes instead of`);
  });

  it('is noticed when an older copy of the same size is written over it, its time set back', () => {
    const older = folder.of('older.wallchart');
    let size = 0;
    while (size !== statSync(path).size) {
      ({ size } = statSync(path));
      copyFileSync(path, older);
      add(file, playerAdded(file.log.state.nextPlayer));
    }
    const { atime, mtime } = statSync(older);
    copyFileSync(older, path);
    utimesSync(path, atime, mtime);
    noticed('content differs');
  });

  it('is noticed when one letter of an entry is another one', () => {
    const at = readFileSync(path).indexOf('Name7, Given');
    overwrite(Buffer.from('Mame'), at);
    noticed('content differs');
  });

  // Magic, page size, free pages, encoding, schema, application: with the log whole, but nobody could open the file again.
  it.each([0, 15, 17, 36, 59, 60, 63, 68, 71, 72, 91])(
    'is noticed when byte %i of its header is another one',
    (at) => {
      overwrite(Buffer.of(readFileSync(path)[at]! ^ 1), at);
      noticed('content differs');
    },
  );

  it('is noticed when only SQLite’s change counter says that another program wrote', () => {
    const header = readFileSync(path).subarray(0, 100);
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(header.readUInt32BE(24) + 1);
    overwrite(counter, 24);
    noticed('another program wrote');
  });

  it('is noticed when SQLite of another program wrote, whose lock was lost', () => {
    // Closing any descriptor drops this process's locks: within it, SQLite knows better.
    const other = folder.of('other.wallchart');
    copyFileSync(path, other);
    const database = new Database(other);
    database.exec("INSERT INTO document VALUES ('note', 'x')");
    database.close();
    writeFileSync(path, readFileSync(other));
    noticed('');
  });

  it.each(['restore-point', 'fence'])(
    'is noticed when a row %s is planted beside the log, its header kept',
    (key) => {
      const header = readFileSync(path).subarray(0, 100);
      const size = statSync(path).size;
      const other = folder.of('other.wallchart');
      copyFileSync(path, other);
      const database = new Database(other);
      database.prepare('INSERT INTO document VALUES (?, ?)').run(key, 'x');
      database.close();
      const planted = readFileSync(other);
      expect(planted).toHaveLength(size);
      header.copy(planted);
      writeFileSync(path, planted);
      noticed('content differs');
    },
  );

  it('goes on where only what nobody uses is another one, or only its time', () => {
    const now = new Date();
    utimesSync(path, now, now);
    add(file, playerAdded(31));
    // The rest of the page of the head, whose one row needs less than a hundred bytes.
    const bytes = readFileSync(path);
    const head = bytes.indexOf(file.log.last!.hash);
    const page = Math.floor(bytes.lastIndexOf(file.log.last!.hash) / 4096) * 4096;
    expect(head).toBeGreaterThan(0);
    overwrite(Buffer.from('zzzz'), page + 200);
    add(file, playerAdded(32));
    file.close();
    file = reopen(path);
    expect(file.log.state.tournament.players).toHaveLength(32);
  });

  it('keeps its journal: a new one takes the place of one that was deleted', () => {
    rmSync(`${path}-journal`);
    add(file, playerAdded(31));
    add(file, playerAdded(32));
    expect(statSync(`${path}-journal`).size).toBeGreaterThan(0);
  });

  it('is noticed when that keeps an action from being stored that was looked at just before', () => {
    expect(file.check()).toBeNull();
    const cutting = vi.spyOn(Database.prototype, 'transaction').mockImplementation(() => {
      cutting.mockRestore();
      truncateSync(path, statSync(path).size - 4096);
      throw Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_SHORT_READ' });
    });
    noticed('bytes instead of');
  });

  it('is noticed between an action and the next, however long it takes', async () => {
    add(file, playerAdded(31));
    await new Promise((resolve) => setTimeout(resolve, 80));
    add(file, playerAdded(32));
    const at = readFileSync(path).indexOf('Name32, Given');
    overwrite(Buffer.from('Mame'), at);
    expect(file.check()).toMatchObject({ code: 'file-changed' });
  });
});
