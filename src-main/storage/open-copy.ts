/** Looking into a file without touching it: a private copy is opened instead. */
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fail, ok } from '../../src-engine/index.ts';
import {
  connect,
  disconnect,
  forgetRestorePoint,
  inMemory,
  restorePointLabel,
  verifiedLog,
} from './database.ts';
import type { EventLog } from './event-log.ts';
import { openFailureOf, StorageError, type Stored } from './failure.ts';
import { nameProblem } from './file-name.ts';
import { readHeader } from './header.ts';
import { assertFree, readFreeNow } from './held-files.ts';
import { assertOurs, judgeLeftJournal, verdictOn } from './left-journal.ts';
import { migrate } from './migrations/index.ts';
import { syncFolder } from './write-beside.ts';

/** Opens a copy of the file and what a crash left beside it, calls `use`, and removes the copy. */
function withCopy<T>(path: string, use: (copy: string) => Stored<T>): Stored<T> {
  let folder: string | null = null;
  try {
    assertFree(path);
    assertOurs(path, () => readFreeNow(path));
    folder = mkdtempSync(join(tmpdir(), 'wallchart-'));
    const copy = join(folder, 'copy.wallchart');
    copySteady(path, copy);
    judgeLeftJournal(copy, () => readFileSync(copy), path);
    return use(copy);
  } catch (error) {
    return fail(openFailureOf(error, path));
  } finally {
    if (folder !== null) rmSync(folder, { recursive: true, force: true });
  }
}

/** Copies of a file that another program writes to, before the last one is taken as it is. */
const MOST_COPIES = 5;

/** Copies the file and its journal, once more where another program stored something meanwhile. */
function copySteady(path: string, copy: string): void {
  const writtenAt = (): bigint => statSync(path, { bigint: true }).mtimeNs;
  for (let count = 1; count <= MOST_COPIES; count++) {
    const before = writtenAt();
    rmSync(`${copy}-journal`, { force: true });
    copyFileSync(path, copy);
    copyIfThere(`${path}-journal`, `${copy}-journal`);
    if (writtenAt() === before) return;
  }
}

function copyIfThere(from: string, to: string): void {
  try {
    copyFileSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** The log of a file that may only be read. Fails as opening does; the file is not touched and not locked. */
export function readLog(path: string): Stored<EventLog> {
  const header = readHeader(path);
  if (!header.ok) return header;
  return withCopy(path, (copy) => {
    const connection = connect(copy);
    try {
      migrate(connection);
      const verified = verifiedLog(connection);
      return verified.ok ? ok(verified.log) : fail({ code: 'file-damaged', path, ...verified.damage });
    } finally {
      connection.close();
    }
  });
}

/**
 * Copies a tournament file, with what a crash left beside it, so that it can be worked on: the copy may be written, also
 * where the file is protected or is a restore point. The copy gets its name when it is whole and flushed. Fails as
 * opening does; the file itself is not touched.
 */
export function workingCopy(path: string, target: string): Stored<null> {
  const header = readHeader(path);
  if (!header.ok) return header;
  if (existsSync(target)) return fail({ code: 'file-exists', path: target });
  const unusable = nameProblem(target);
  if (unusable !== null) return fail({ code: 'name-unusable', path: target, reason: unusable });
  const unfinished = join(dirname(target), `.wallchart-${randomUUID().slice(0, 13)}.unfinished`);
  try {
    assertFree(path);
    assertOurs(path, () => readFreeNow(path));
    for (const ending of ['', '-journal']) {
      if (ending !== '' && !existsSync(`${path}${ending}`)) continue;
      copyFileSync(`${path}${ending}`, `${unfinished}${ending}`, constants.COPYFILE_EXCL);
      chmodSync(`${unfinished}${ending}`, 0o644);
    }
    judgeLeftJournal(unfinished, () => readFileSync(unfinished), path);
    const connection = connect(unfinished);
    try {
      if (restorePointLabel(connection) !== null) forgetRestorePoint(connection);
    } finally {
      disconnect(connection);
    }
    const verdict = verdictOn(() => inMemory(readFileSync(unfinished)));
    if (!verdict.ok) return fail({ code: 'file-damaged', path, ...verdict.damage });
    flush(unfinished);
    if (existsSync(target)) throw new StorageError({ code: 'file-exists', path: target });
    renameSync(unfinished, target);
    syncFolder(dirname(target));
    return ok(null);
  } catch (error) {
    return fail(openFailureOf(error, path));
  } finally {
    for (const ending of ['', '-journal']) rmSync(`${unfinished}${ending}`, { force: true });
  }
}

function flush(path: string): void {
  const descriptor = openSync(path, 'r+');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
