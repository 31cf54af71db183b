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
import { chainBreak, chainStart, type LogRecord } from './chain.ts';
import {
  bringUpToDate,
  connect,
  disconnect,
  forgetRestorePoint,
  readableRecords,
  readDocument,
  restorePointLabel,
  verifiedLog,
} from './database.ts';
import { EventLog } from './event-log.ts';
import { openFailureOf, StorageError, type Stored } from './failure.ts';
import { nameProblem } from './file-name.ts';
import { readHeader } from './header.ts';
import { assertFree } from './held-files.ts';
import { judgeLeftJournal } from './left-journal.ts';
import { LATEST_SCHEMA } from './migrations/index.ts';
import { syncFolder } from './write-beside.ts';

/** Opens a copy of the file and what a crash left beside it, calls `use`, and removes the copy. */
function withCopy<T>(path: string, use: (copy: string) => Stored<T>): Stored<T> {
  let folder: string | null = null;
  try {
    assertFree(path);
    folder = mkdtempSync(join(tmpdir(), 'wallchart-'));
    const copy = join(folder, 'copy.wallchart');
    copySteady(path, copy);
    judgeLeftJournal(copy, () => readFileSync(copy));
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
      if (header.value.schema < LATEST_SCHEMA) bringUpToDate(connection, path, header.value.schema);
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
  if (existsSync(target)) return fail({ code: 'file-exists', path: target });
  const unusable = nameProblem(target);
  if (unusable !== null) return fail({ code: 'name-unusable', path: target, reason: unusable });
  const unfinished = join(dirname(target), `.wallchart-${randomUUID().slice(0, 13)}.unfinished`);
  try {
    assertFree(path);
    for (const ending of ['', '-journal']) {
      if (ending !== '' && !existsSync(`${path}${ending}`)) continue;
      copyFileSync(`${path}${ending}`, `${unfinished}${ending}`, constants.COPYFILE_EXCL);
      chmodSync(`${unfinished}${ending}`, 0o644);
    }
    judgeLeftJournal(unfinished, () => readFileSync(unfinished));
    const connection = connect(unfinished);
    try {
      if (restorePointLabel(connection) !== null) forgetRestorePoint(connection);
    } finally {
      disconnect(connection);
    }
    flush(unfinished);
    if (existsSync(target)) throw new StorageError({ code: 'file-exists', path: target });
    renameSync(unfinished, target);
    syncFolder(dirname(target));
    return ok(null);
  } catch (error) {
    for (const ending of ['', '-journal']) rmSync(`${unfinished}${ending}`, { force: true });
    return fail(openFailureOf(error, path));
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

/** What can be saved of a damaged file. */
export interface Salvage {
  readonly document: string;
  /** Entries whose chain holds from the first one on, and that fold. */
  readonly records: readonly LogRecord[];
  /** What is wrong after them. */
  readonly detail: string;
}

/** The intact part of a damaged file, from the first entry on. Fails when not even one entry is intact. */
export function salvage(path: string): Stored<Salvage> {
  return withCopy(path, (copy) => {
    const connection = connect(copy);
    try {
      const document = readDocument(connection, 'id') ?? '';
      const records = readableRecords(connection);
      const broken = chainBreak(records, chainStart(document));
      const intact = broken === null ? records : records.slice(0, broken.intact);
      const folding = foldingPart(document, intact);
      const detail = broken?.detail ?? 'pages of the file are damaged';
      return folding.length === 0
        ? fail({ code: 'file-damaged', path, detail, intact: 0, intactAt: '' })
        : ok({ document, records: folding, detail });
    } finally {
      connection.close();
    }
  });
}

function foldingPart(document: string, records: readonly LogRecord[]): readonly LogRecord[] {
  const log = EventLog.from(document, records.slice());
  if (log.ok || log.failure.code !== 'event-does-not-apply') return log.ok ? records : [];
  return foldingPart(document, records.slice(0, log.failure.seq - 1));
}
