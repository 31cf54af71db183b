/** The few things that everybody does with the SQLite file: opening it safely, reading and verifying the log. */
import Database from 'better-sqlite3';
import { chainBreak, chainStart, type LogRecord } from './chain.ts';
import { EventLog, textOfLogFailure } from './event-log.ts';
import { StorageError } from './failure.ts';
import { LATEST_SCHEMA, migrate } from './migrations/index.ts';
import { APPLICATION_ID } from './tournament-mark.ts';

export type Connection = Database.Database;

/**
 * Opens the file for this program alone. Every commit is on the disk when it returns: rollback journal, the
 * directory synced too. The exclusive lock keeps other programs out and the journal file in place until a clean
 * close removes it. Throws what SQLite throws.
 */
export function connect(path: string): Connection {
  const connection = new Database(path, { timeout: 0 });
  try {
    connection.pragma('locking_mode = EXCLUSIVE');
    connection.pragma('trusted_schema = OFF');
    connection.pragma('cell_size_check = ON');
    connection.pragma('synchronous = EXTRA');
    // Takes the lock now, and rolls back what a crash left half done.
    connection.exec('BEGIN EXCLUSIVE; COMMIT');
    connection.pragma('journal_mode = DELETE');
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** The content of a file in memory: nothing of it is written, and no journal counts. Throws what SQLite throws. */
export function inMemory(bytes: Buffer): Connection {
  return new Database(bytes);
}

/** Opens a file that nobody else can reach and that need not survive anything. Throws what SQLite throws. */
export function privately(path: string): Connection {
  const connection = new Database(path, { timeout: 0 });
  try {
    connection.pragma('locking_mode = EXCLUSIVE');
    connection.pragma('synchronous = OFF');
    connection.pragma('journal_mode = MEMORY');
    connection.exec('BEGIN EXCLUSIVE; COMMIT');
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/**
 * Opens a file that nobody knows yet and whose writer makes it durable when it is whole. Throws what SQLite
 * throws.
 */
export function scratch(path: string): Connection {
  const connection = new Database(path, { timeout: 0 });
  connection.pragma('locking_mode = EXCLUSIVE');
  connection.pragma('synchronous = OFF');
  connection.pragma('journal_mode = MEMORY');
  return connection;
}

/** Closes a connection; no journal stays, not even one that a crashed program left and nobody needed. */
export function disconnect(connection: Connection): void {
  try {
    connection.pragma('locking_mode = NORMAL');
    connection.pragma('journal_mode = TRUNCATE');
    connection.pragma('journal_mode = DELETE');
  } catch {
    // A medium that is gone keeps its journal; the next opening takes care of it.
  }
  connection.close();
}

/** Makes the tables of an empty file, inside a transaction of the caller. Throws what SQLite throws. */
export function layOut(connection: Connection, document: string): void {
  connection.pragma(`application_id = ${APPLICATION_ID}`);
  migrate(connection);
  writeDocument(connection, 'id', document);
}

/**
 * Brings an older file to the present schema. Throws `file-damaged` where its tables are not those of the version that it
 * says it has, and what SQLite throws otherwise.
 */
export function bringUpToDate(connection: Connection, path: string, schema: number): void {
  try {
    migrate(connection);
  } catch (error) {
    if ((error as { code?: string }).code !== 'SQLITE_ERROR') throw error;
    const records = readableRecords(connection);
    const document = attempt(() => readDocument(connection, 'id')) ?? '';
    const intact = chainBreak(records, chainStart(document))?.intact ?? records.length;
    const detail = `it says that it has version ${schema}, and its tables are not of that version`;
    const intactAt = records[intact - 1]?.at ?? '';
    throw new StorageError({ code: 'file-damaged', path, detail, intact, intactAt });
  }
}

const COLUMNS = 'seq, at, actor, command, part, kind, version, payload, prev_hash AS prevHash, hash';

/** The records of the log from number `first` on, in order. Throws what SQLite throws. */
export function readRecords(connection: Connection, first = 1): LogRecord[] {
  return connection
    .prepare(`SELECT ${COLUMNS} FROM events WHERE seq >= ? ORDER BY seq`)
    .all(first) as LogRecord[];
}

/** As many records as can be read, in order, until the first that cannot. */
export function readableRecords(connection: Connection): LogRecord[] {
  try {
    return readRecords(connection);
  } catch {
    return recordsOneByOne(connection);
  }
}

/** Slower by half, and stops where reading stops. */
function recordsOneByOne(connection: Connection): LogRecord[] {
  const records: LogRecord[] = [];
  try {
    const rows = connection.prepare(`SELECT ${COLUMNS} FROM events ORDER BY seq`).iterate();
    for (const row of rows) records.push(row as LogRecord);
  } catch {
    // What was read up to here is what can be saved.
  }
  return records;
}

export function readDocument(connection: Connection, key: string): string | null {
  const row = connection.prepare('SELECT value FROM document WHERE key = ?').get(key);
  return (row as { value: string } | undefined)?.value ?? null;
}

/** Key of the table `document` under which a restore point bears its label. */
export const RESTORE_POINT_KEY = 'restore-point';

/** Label of a file that is a restore point; null for any other, also for one that cannot be read so far. */
export function restorePointLabel(connection: Connection): string | null {
  return attempt(() => readDocument(connection, RESTORE_POINT_KEY));
}

/** Makes a copied restore point a tournament to be gone on with. Throws what SQLite throws. */
export function forgetRestorePoint(connection: Connection): void {
  connection.prepare('DELETE FROM document WHERE key = ?').run(RESTORE_POINT_KEY);
}

export function writeDocument(connection: Connection, key: string, value: string): void {
  connection.prepare('INSERT OR REPLACE INTO document (key, value) VALUES (?, ?)').run(key, value);
}

/** Where a file's content is not what this program wrote. */
export interface Damage {
  readonly detail: string;
  readonly intact: number;
  readonly intactAt: string;
}

/**
 * Verifies structure, schema, chain and head, and folds the log: no state kept in the file is believed. The
 * answer is the log, or the damage with the number of entries that are proven intact. Cost: bytes of the file; about 6 µs an entry.
 */
export function verifiedLog(
  connection: Connection,
): { ok: true; log: EventLog } | { ok: false; damage: Damage } {
  const records = readableRecords(connection);
  const document = attempt(() => readDocument(connection, 'id')) ?? '';
  const broken = chainBreak(records, chainStart(document));
  const intact = broken?.intact ?? records.length;
  const damaged = (detail: string, upTo = intact) =>
    ({ ok: false, damage: { detail, intact: upTo, intactAt: records[upTo - 1]?.at ?? '' } }) as const;

  const structure = structureDamage(connection);
  if (structure !== null) return damaged(structure);
  if (broken !== null) return damaged(broken.detail);
  const head = connection.prepare('SELECT seq, hash FROM head').get() as
    { seq: number; hash: string } | undefined;
  const last = records.at(-1);
  if (last === undefined || head?.seq !== last.seq || head.hash !== last.hash) {
    return damaged(
      `the log ends at entry ${last?.seq ?? 0} and the file's own note names entry ${head?.seq ?? 0}`,
    );
  }
  const log = EventLog.from(document, records);
  if (log.ok) return { ok: true, log: log.value };
  const { failure } = log;
  return damaged(textOfLogFailure(failure), failure.code === 'event-does-not-apply' ? failure.seq - 1 : 0);
}

function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** The first complaint about pages, cells or schema; null for none. */
function structureDamage(connection: Connection): string | null {
  try {
    const report = connection.pragma('integrity_check(1)', { simple: true }) as string;
    if (report !== 'ok') return report;
    if (schemaText(connection) !== expectedSchema()) return 'the tables are not those of a tournament file';
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function schemaText(connection: Connection): string {
  return JSON.stringify(
    connection.prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name').all(),
  );
}

let expected: string | null = null;

function expectedSchema(): string {
  if (expected === null) {
    const fresh = new Database(':memory:');
    migrate(fresh, LATEST_SCHEMA);
    expected = schemaText(fresh);
    fresh.close();
  }
  return expected;
}

/** Appends records and moves the head, inside a transaction of the caller. Throws what SQLite throws. */
export function writeRecords(connection: Connection, records: readonly LogRecord[]): void {
  const insert = connection.prepare(
    `INSERT INTO events (seq, at, actor, command, part, kind, version, payload, prev_hash, hash)
     VALUES (@seq, @at, @actor, @command, @part, @kind, @version, @payload, @prevHash, @hash)`,
  );
  for (const record of records) insert.run(record);
  const last = records.at(-1);
  if (last !== undefined)
    connection
      .prepare('INSERT OR REPLACE INTO head (id, seq, hash) VALUES (1, ?, ?)')
      .run(last.seq, last.hash);
}
