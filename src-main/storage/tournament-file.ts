/**
 * One open tournament file. What `append` acknowledges is on the disk; what it refuses has changed nothing, neither
 * in the file nor in memory.
 */
import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import {
  EVENT_KINDS,
  fail,
  isEventKind,
  ok,
  type EventDraft,
  type FoldFailure,
  type Outcome,
} from '../../src-engine/index.ts';
import type { LogRecord } from './chain.ts';
import {
  connect,
  disconnect,
  layOut,
  readDocument,
  restorePointLabel,
  verifiedLog,
  writeDocument,
  writeRecords,
  writeSnapshot,
  type Connection,
} from './database.ts';
import { EventLog, type Author } from './event-log.ts';
import { openFailureOf, writeFailureOf, type StorageFailure, type Stored } from './failure.ts';
import { identityOf, readHeader, type FileIdentity } from './header.ts';
import { LATEST_SCHEMA, migrate } from './migrations/index.ts';

/** File name extension of tournament files. */
export const EXTENSION = '.wallchart';

/** Largest step back of a clock that counts as its being set right. */
const CLOCK_CORRECTION_MS = 120_000;

/** What happened when a file was opened, for the start-up line. */
export interface Opened {
  readonly file: TournamentFile;
  /** True when the program had not closed the file: it crashed, or the power went. */
  readonly recovered: boolean;
  /** Copy made before an older file was brought up to date; null when none was needed. */
  readonly copyBeforeUpdate: string | null;
}

export class TournamentFile {
  readonly path: string;
  readonly log: EventLog;
  readonly #connection: Connection;
  readonly #identity: FileIdentity;
  /** Set when a second laptop took over, or when the file under the program was lost: no more writing. */
  #closedFor: StorageFailure | null = null;
  #snapshotAt = 0;

  private constructor(path: string, log: EventLog, connection: Connection, identity: FileIdentity) {
    this.path = path;
    this.log = log;
    this.#connection = connection;
    this.#identity = identity;
  }

  /**
   * Makes a new file that begins with `drafts`. Fails with `file-exists` when there is a file, and with whatever
   * keeps it from being written; then no file is left behind.
   */
  static create(
    path: string,
    drafts: readonly EventDraft[],
    author: Author,
    document: string = randomUUID(),
  ): Outcome<TournamentFile, StorageFailure | FoldFailure> {
    const log = EventLog.from(document, []);
    if (!log.ok) throw new Error('an empty log does not fold');
    const prepared = log.value.prepare(drafts, author);
    if (!prepared.ok) return prepared;
    const made = makeFile(path, document, prepared.value.records);
    if (!made.ok) return made;
    log.value.accept(prepared.value);
    return ok(new TournamentFile(path, log.value, made.value, identityOf(path)));
  }

  /** Makes a new file from the records of another log, whose chain is known to hold. */
  static createFrom(path: string, document: string, records: readonly LogRecord[]): Stored<TournamentFile> {
    const log = EventLog.from(document, records.slice());
    if (!log.ok)
      return fail({ code: 'file-damaged', path, detail: log.failure.code, intact: 0, intactAt: '' });
    const made = makeFile(path, document, records);
    return made.ok ? ok(new TournamentFile(path, log.value, made.value, identityOf(path))) : made;
  }

  /**
   * Opens a file for writing, after verifying all of it. An older schema is brought up to date, after a copy.
   * Fails, leaving the file as it is, with each of the codes of {@link StorageFailure} that concern opening.
   */
  static open(path: string): Stored<Opened> {
    const header = readHeader(path);
    if (!header.ok) return header;
    const { schema, identity, protection } = header.value;
    if (protection !== '') return fail({ code: 'file-read-only', path, reason: protection });
    const recovered = existsSync(`${path}-journal`);
    let connection: Connection | null = null;
    try {
      connection = connect(path);
      const label = restorePointLabel(connection);
      if (label !== null) {
        disconnect(connection);
        return fail({ code: 'restore-point', path, label });
      }
      let copyBeforeUpdate: string | null = null;
      if (schema < LATEST_SCHEMA) {
        copyBeforeUpdate = copyBefore(path, schema);
        migrate(connection);
      }
      const verified = verifiedLog(connection);
      if (!verified.ok) {
        connection.close();
        return fail({ code: 'file-damaged', path, ...verified.damage });
      }
      const file = new TournamentFile(path, verified.log, connection, identity);
      file.#readFence();
      return ok({ file, recovered, copyBeforeUpdate });
    } catch (error) {
      connection?.close();
      return fail(openFailureOf(error, path));
    }
  }

  /** Why nothing can be written any more; null while it can. */
  get closedFor(): StorageFailure | null {
    return this.#closedFor;
  }

  /**
   * Stores `drafts` as one command, in one transaction. `afterwards` of the log changes only when the disk has them.
   * Fails with `event-does-not-apply` when they do not fit, otherwise with why they were not saved.
   */
  append(
    drafts: readonly EventDraft[],
    author: Author,
  ): Outcome<readonly LogRecord[], StorageFailure | FoldFailure> {
    const prepared = this.log.prepare(drafts, { ...author, at: this.#steady(author.at) });
    if (!prepared.ok) return prepared;
    const lost = this.#closedFor ?? this.#lostUnderneath();
    if (lost !== null) return fail(lost);
    const { records } = prepared.value;
    try {
      this.#connection.transaction(() => {
        this.#assertHead();
        writeRecords(this.#connection, records);
      })();
    } catch (error) {
      return fail(writeFailureOf(error, this.path));
    }
    // Deleted while the transaction ran: what was written went into a file that no longer has a name.
    const gone = this.#lostUnderneath();
    if (gone !== null) return fail(gone);
    this.log.accept(prepared.value);
    if (drafts.some(({ kind }) => kind === 'round-published')) this.#snapshot();
    return ok(records);
  }

  /** Locks the file for good: another laptop went on with a copy. */
  fence(by: string, at: string): void {
    const fenced: StorageFailure = { code: 'taken-over', path: this.path, by, at };
    this.#closedFor = fenced;
    try {
      writeDocument(this.#connection, 'fence', JSON.stringify({ by, at }));
    } catch {
      // A full disk must not keep the lock from holding while the program runs.
    }
  }

  /** Closes the file; exactly one file is left. */
  close(): void {
    if (!this.#connection.open) return;
    const { last } = this.log;
    if (this.#closedFor === null && last !== undefined && last.seq - this.#snapshotAt > 100) this.#snapshot();
    disconnect(this.#connection);
  }

  /**
   * A clock that is set right by a little does not make the log run backwards. One that jumps back further is believed:
   * it was wrong before, and the order of the log is that of its numbers.
   */
  #steady(at: string): string {
    const last = this.log.last?.at;
    if (last === undefined) return at;
    const back = Date.parse(last) - Date.parse(at);
    return back > 0 && back <= CLOCK_CORRECTION_MS ? last : at;
  }

  #assertHead(): void {
    const head = this.#connection.prepare('SELECT seq, hash FROM head').get() as
      { seq: number; hash: string } | undefined;
    const { last } = this.log;
    if (head?.seq !== last?.seq || head?.hash !== last?.hash)
      throw new Error('the file has changed since it was opened');
  }

  #lostUnderneath(): StorageFailure | null {
    const { path } = this;
    try {
      const now = identityOf(path);
      if (now.device === this.#identity.device && now.file === this.#identity.file) return null;
      this.#closedFor = { code: 'file-replaced', path };
    } catch {
      this.#closedFor = { code: 'file-gone', path };
    }
    return this.#closedFor;
  }

  #readFence(): void {
    const fence = readDocument(this.#connection, 'fence');
    if (fence === null) return;
    try {
      const { by, at } = JSON.parse(fence) as { by: string; at: string };
      this.#closedFor = { code: 'taken-over', path: this.path, by, at };
    } catch {
      this.#closedFor = { code: 'taken-over', path: this.path, by: 'another laptop', at: '' };
    }
  }

  /** A cache: when it cannot be written the next opening takes longer, and that is all. */
  #snapshot(): void {
    try {
      this.#connection.transaction(() => writeSnapshot(this.#connection, this.log))();
      this.#snapshotAt = this.log.last?.seq ?? 0;
    } catch {
      this.#snapshotAt = 0;
    }
  }
}

/** True for events that a person could undo. */
export function isUndoable(kind: string): boolean {
  return isEventKind(kind) && EVENT_KINDS[kind].undo !== null;
}

function makeFile(path: string, document: string, records: readonly LogRecord[]): Stored<Connection> {
  if (existsSync(path)) return fail({ code: 'file-exists', path });
  let connection: Connection | null = null;
  try {
    connection = connect(path);
    const database = connection;
    database.transaction(() => {
      layOut(database, document);
      writeRecords(database, records);
    })();
    return ok(database);
  } catch (error) {
    connection?.close();
    for (const left of [path, `${path}-journal`]) rmSync(left, { force: true });
    const failure = writeFailureOf(error, path);
    return fail(
      failure.code === 'write-failed' ? { code: 'file-unreachable', path, reason: failure.reason } : failure,
    );
  }
}

/** Copies a file of an older schema beside itself: `Open (as of schema 1).wallchart`. Throws what Node throws. */
function copyBefore(path: string, schema: number): string {
  const extension = extname(path);
  const stem = join(dirname(path), `${basename(path, extension)} (as of schema ${schema}`);
  let copy = `${stem})${extension}`;
  for (let number = 2; existsSync(copy) && statSync(copy).size >= 0; number++)
    copy = `${stem}, ${number})${extension}`;
  copyFileSync(path, copy);
  return copy;
}
