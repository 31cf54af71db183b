/**
 * A tournament file while this program has it open: the locks, the connection, and the image of what its bytes must
 * be. Everything that is written goes through {@link OpenFile.write}, so that the image knows of it.
 */
import { rmSync, statSync } from 'node:fs';
import { fail, ok } from '../../src-engine/index.ts';
import type { LogRecord } from './chain.ts';
import { connect, disconnect, documentFacts, verifiedLog, type Connection } from './database.ts';
import { DiskImage, type Deed } from './disk-image.ts';
import type { EventLog } from './event-log.ts';
import { makeFailureOf, openFailureOf, type StorageFailure, type Stored } from './failure.ts';
import { FileLock } from './file-lock.ts';
import { realPathOf } from './real-path.ts';
import { judgeLeftJournal } from './left-journal.ts';
import { hold, identityIn, identityOf, isHeldFile, sameFile, type FileIdentity } from './held-files.ts';

/** What must be is worked out this long after an action: not while the next one may come at once. */
const SETTLE_MS = 40;

/** Of one file there is one at a time in this process; it is to be closed, also where a call of it failed. */
export class OpenFile {
  readonly path: string;
  readonly realPath: string;
  readonly #identity: FileIdentity;
  readonly #image: DiskImage;
  readonly #lock: FileLock;
  readonly #letGo: () => void;
  #connection: Connection | null = null;
  #journal: FileIdentity | null = null;
  /** Entries of an action that was cut off in the middle, which connecting took back. */
  takenBack: readonly LogRecord[] = [];
  #timer: NodeJS.Timeout | null = null;
  #ended = false;

  private constructor(path: string, image: DiskImage, lock: FileLock) {
    this.path = path;
    this.realPath = realPathOf(path);
    this.#image = image;
    this.#identity = image.identity;
    this.#lock = lock;
    this.#letGo = hold(this.#identity);
  }

  /**
   * Opens and locks a file; `wx` makes it, and fails with `file-exists` where there is one. Fails with `file-open-here`,
   * `file-locked`, `file-held`, or with why it cannot be reached.
   */
  static lock(path: string, flags: 'r' | 'wx', takeOver: boolean): Stored<OpenFile> {
    let image: DiskImage;
    try {
      if (flags === 'r' && isHeldFile(identityOf(path))) return fail({ code: 'file-open-here', path });
      image = new DiskImage(path, flags);
    } catch (error) {
      return fail(flags === 'r' ? openFailureOf(error, path) : makeFailureOf(error, path));
    }
    const locked = FileLock.take(realPathOf(path), image.identity, takeOver);
    if (locked.ok) return ok(new OpenFile(path, image, locked.value));
    image.close();
    if (flags === 'wx') rmSync(path, { force: true });
    return fail({ ...locked.failure, path });
  }

  get connection(): Connection {
    if (this.#connection === null) throw new Error('the file is not connected');
    return this.#connection;
  }

  /** Connects to the file, which rolls back what a crash left half done. Throws what Node and SQLite throw. */
  connect(): Connection {
    this.takenBack = judgeLeftJournal(this.realPath, () => this.#image.bytes());
    this.#connection = connect(this.path);
    return this.#connection;
  }

  /** The file's bytes as they are. Throws what Node throws. */
  bytes(): Buffer {
    return this.#image.bytes();
  }

  /** Takes the file as it is for what it must be; the answer is its content, to be verified. Throws likewise. */
  begin(): Connection {
    this.#journal = this.#journalNow();
    return this.#image.begin();
  }

  /** Does something to the file in one transaction. It is on the disk when this returns. Throws what SQLite throws. */
  write(deed: Deed): void {
    const { connection } = this;
    connection.transaction(() => deed(connection))();
    this.#image.did(deed);
    this.#journal = this.#journalNow();
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#settle(), SETTLE_MS);
    this.#timer.unref();
  }

  /** Ahead of the next action, which meets whatever goes wrong here and says so. */
  #settle(): void {
    try {
      this.#image.settle();
    } catch {
      // What was stored is stored.
    }
  }

  /** Why the path leads to another file now, or to none; null while it leads here. */
  misplaced(): StorageFailure | null {
    const { path } = this;
    try {
      return sameFile(identityOf(path), this.#identity) ? null : { code: 'file-replaced', path };
    } catch {
      return { code: 'file-gone', path };
    }
  }

  /** Why this program has no file here any more: it was moved away, or another one opened it; null while it has it. */
  displaced(): StorageFailure | null {
    return this.misplaced() ?? this.#lock.lost();
  }

  /** Why nothing may be acknowledged in this file any more; null while it holds exactly what was stored. */
  lost(log: EventLog): StorageFailure | null {
    const { path } = this;
    const elsewhere = this.displaced();
    if (elsewhere !== null) return elsewhere;
    try {
      if (!this.#journalIsThere()) this.#reconnect();
      const difference = this.#image.difference();
      // A new connection goes by the path, which may lead elsewhere by now.
      if (difference === null || (difference.mayBeUnused && this.#adopts(log))) return this.misplaced();
      return { code: 'file-changed', path, detail: difference.detail };
    } catch (error) {
      const failure = openFailureOf(error, path);
      return failure.code === 'file-locked' ? failure : { code: 'file-gone', path };
    }
  }

  /** Closes cleanly; exactly one file is left. */
  close(): void {
    this.#end(disconnect);
  }

  /** Closes a file that was refused, touching as little as possible. */
  abandon(): void {
    this.#end((connection) => connection.close());
  }

  #end(close: (connection: Connection) => void): void {
    if (this.#ended) return;
    this.#ended = true;
    const connection = this.#connection;
    this.#connection = null;
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (connection?.open === true) close(connection);
    this.#image.close();
    this.#lock.release();
    this.#letGo();
  }

  /**
   * Pages that nobody uses may differ. Where the file holds the same log, whole, and the same beside it, it is taken as it
   * is, by a new connection, which remembers nothing of the pages before.
   */
  #adopts(log: EventLog): boolean {
    try {
      const { twin } = this.#image;
      const facts = twin === null ? null : documentFacts(twin);
      this.#reconnect();
      const content = this.#image.begin();
      const verified = verifiedLog(content);
      if (!verified.ok || facts !== documentFacts(content)) return false;
      const { document, last } = verified.log;
      return document === log.document && last?.seq === log.last?.seq && last?.hash === log.last?.hash;
    } catch {
      return false;
    }
  }

  #reconnect(): void {
    this.#connection?.close();
    this.#connection = connect(this.path);
    this.#journal = this.#journalNow();
  }

  #journalNow(): FileIdentity | null {
    const facts = statSync(`${this.realPath}-journal`, { bigint: true, throwIfNoEntry: false });
    return facts === undefined ? null : identityIn(facts);
  }

  /** Without its journal a transaction that is cut off could not be rolled back. */
  #journalIsThere(): boolean {
    const now = this.#journalNow();
    return this.#journal === null || (now !== null && sameFile(now, this.#journal));
  }
}
