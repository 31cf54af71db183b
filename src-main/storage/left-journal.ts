/**
 * What stands beside a file that nobody has open. SQLite would apply it at once and without a word: a journal that was
 * left, copied or planted there takes back what was stored since. So a journal is used only where the file is not whole
 * without it, and a write-ahead log, which this program never makes, not at all.
 */
import { closeSync, fsyncSync, openSync, readSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { inMemory, verifiedLog, type Connection } from './database.ts';
import { StorageError } from './failure.ts';
import { migrate } from './migrations/index.ts';
import { syncFolder } from './write-beside.ts';

/** Begins the header of a rollback journal (SQLite file format, section 3); zeros say that it is not needed. */
const JOURNAL_MAGIC = Buffer.from('d9d505f920a163d7', 'hex');
/** Byte of the database header that says how it is written: 1 with a rollback journal (section 1.3). */
const WRITE_VERSION_AT = 18;

/**
 * Removes a journal that would take something back from a file that is whole: its last transaction was complete. Throws
 * what Node throws, and `journal-of-another` for a write-ahead log beside a file that has none. No connection may be
 * open, since its locks would go.
 */
export function judgeLeftJournal(path: string, bytes: () => Buffer): void {
  const wal = `${path}-wal`;
  const isThere = (statSync(wal, { throwIfNoEntry: false })?.size ?? 0) > 0;
  if (isThere && bytes()[WRITE_VERSION_AT] === 1)
    throw new StorageError({ code: 'journal-of-another', path: wal });
  if (!isHot(`${path}-journal`) || !isWhole(bytes())) return;
  // What a killed program wrote last may be in the system's memory only, and the journal could be needed after all.
  flush(path);
  rmSync(`${path}-journal`);
  syncFolder(dirname(path));
}

function isHot(journal: string): boolean {
  let descriptor: number;
  try {
    descriptor = openSync(journal, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
  try {
    const head = Buffer.alloc(JOURNAL_MAGIC.length);
    readSync(descriptor, head, 0, head.length, 0);
    return head.equals(JOURNAL_MAGIC);
  } finally {
    closeSync(descriptor);
  }
}

/** Whether the bytes are a tournament whose pages, chain and head agree. */
function isWhole(bytes: Buffer): boolean {
  let connection: Connection | null = null;
  try {
    connection = inMemory(bytes);
    migrate(connection);
    return verifiedLog(connection).ok;
  } catch {
    return false;
  } finally {
    connection?.close();
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
