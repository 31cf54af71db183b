/** The few things that everybody does with the SQLite file: opening it safely, reading and verifying the log. */
import Database from 'better-sqlite3';
import { chainBreak, chainStart, type LogRecord } from './chain.ts';
import { EventLog, textOfLogFailure } from './event-log.ts';
import { StorageError } from './failure.ts';
import { LATEST_SCHEMA, migrate, schemaOf } from './migrations/index.ts';
import { longestChain, rowsInPages } from './page-rows.ts';
import { APPLICATION_ID } from './tournament-mark.ts';
import { texts } from '../texts.ts';

export type Connection = Database.Database;

/**
 * Opens the file for this program alone. Every commit is on the disk when it returns: rollback journal, the
 * directory synced too. The exclusive lock keeps other programs out and the journal file in place until a clean
 * close removes it. Throws what SQLite throws, and `file-damaged` where the tables are not those of a tournament file:
 * what else is in it, a view in the place of a table perhaps, is never asked.
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
    assertOwnTables(connection, path);
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

/** Tournament and last entry of a file, as it says them itself; nothing else of it is verified. Throws what SQLite throws. */
export function endOf(path: string): { readonly document: string; readonly seq: number } | null {
  const connection = new Database(path, { timeout: 0, readonly: true });
  try {
    connection.pragma('trusted_schema = OFF');
    if (!hasOwnTables(connection)) return null;
    const document = readDocument(connection, 'id');
    const head = connection.prepare('SELECT seq FROM head').get() as { seq: number } | undefined;
    return document === null || head === undefined ? null : { document, seq: head.seq };
  } finally {
    connection.close();
  }
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

const COLUMNS = 'seq, at, actor, command, part, kind, version, payload, prev_hash AS prevHash, hash';

/** The records of the log from number `first` on, in order. Throws what SQLite throws. */
function readRecords(connection: Connection, first = 1): LogRecord[] {
  return connection
    .prepare(`SELECT ${COLUMNS} FROM events WHERE seq >= ? ORDER BY seq`)
    .all(first) as LogRecord[];
}

/** A value of the table `document`; null where it has none. Throws what SQLite throws. */
export function readDocument(connection: Connection, key: string): string | null {
  const row = connection.prepare('SELECT value FROM document WHERE key = ?').get(key);
  return (row as { value: string } | undefined)?.value ?? null;
}

/** All that a file says beside its log, as one text to be compared. Throws what SQLite throws. */
export function documentFacts(connection: Connection): string {
  return JSON.stringify(connection.prepare('SELECT key, value FROM document ORDER BY key').raw().all());
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

/** Sets a value of the table `document`. Throws what SQLite throws. */
export function writeDocument(connection: Connection, key: string, value: string): void {
  connection.prepare('INSERT OR REPLACE INTO document (key, value) VALUES (?, ?)').run(key, value);
}

/** Where a file's content is not what this program wrote. */
export interface Damage {
  readonly detail: string;
  readonly intact: number;
  readonly intactAt: string;
}

/** Damage of a file with what its pages still hold. */
function damageOf(connection: Connection, detail: string, most = Infinity): Damage {
  const rows = attempt(() => rowsInPages(connection.serialize()));
  const { records } = longestChain(rows === null ? [] : [rows]);
  const intact = Math.min(records.length, most);
  return { detail, intact, intactAt: records[intact - 1]?.at ?? '' };
}

/**
 * Verifies structure, schema, chain and head, and folds the log: no state kept in the file is believed. The
 * answer is the log, or the damage with the number of entries that are proven intact. Cost: bytes of the file; about 6 µs an entry.
 */
export function verifiedLog(
  connection: Connection,
): { ok: true; log: EventLog } | { ok: false; damage: Damage } {
  const damaged = (detail: string, most?: number) =>
    ({ ok: false, damage: damageOf(connection, detail, most) }) as const;
  try {
    const structure = structureDamage(connection);
    if (structure !== null) return damaged(structure);
    const records = readRecords(connection);
    const document = readDocument(connection, 'id') ?? '';
    const broken = chainBreak(records, chainStart(document));
    if (broken !== null) return damaged(broken.detail);
    const head = connection.prepare('SELECT seq, hash FROM head').get() as
      { seq: number; hash: string } | undefined;
    const last = records.at(-1);
    if (last === undefined || head?.seq !== last.seq || head.hash !== last.hash) {
      return damaged(texts.storage.damage.ending(last?.seq ?? 0, head?.seq ?? 0));
    }
    const log = EventLog.from(document, records);
    if (log.ok) return { ok: true, log: log.value };
    const { failure } = log;
    return damaged(textOfLogFailure(failure), failure.code === 'event-does-not-apply' ? failure.seq - 1 : 0);
  } catch (error) {
    return damaged(error instanceof Error ? error.message : String(error));
  }
}

function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** The first complaint about schema, pages or cells; null for none. Throws what SQLite throws. */
function structureDamage(connection: Connection): string | null {
  if (!hasOwnTables(connection, LATEST_SCHEMA)) return texts.storage.damage.tables;
  const report = connection.pragma('integrity_check(1)', { simple: true }) as string;
  return report === 'ok' ? null : report;
}

function assertOwnTables(connection: Connection, path: string): void {
  if (hasOwnTables(connection)) return;
  const detail = texts.storage.damage.version(schemaOf(connection));
  throw new StorageError({ code: 'file-damaged', path, ...damageOf(connection, detail) });
}

/** Whether tables and triggers are those of a version, as a rule the one that the file names. Throws what SQLite throws. */
function hasOwnTables(connection: Connection, version = schemaOf(connection)): boolean {
  return schemaText(connection) === expectedSchema(Math.min(version, LATEST_SCHEMA));
}

function schemaText(connection: Connection): string {
  return JSON.stringify(
    connection.prepare('SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name').all(),
  );
}

/** By version; that of version 0 is empty. */
const expected = new Map<number, string>();

function expectedSchema(version: number): string {
  let text = expected.get(version);
  if (text === undefined) {
    const fresh = new Database(':memory:');
    migrate(fresh, version);
    text = schemaText(fresh);
    fresh.close();
    expected.set(version, text);
  }
  return text;
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
