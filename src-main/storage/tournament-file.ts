/**
 * One open tournament file. What `append` acknowledges is on the disk; what it refuses has changed nothing, neither
 * in the file nor in memory.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { z } from 'zod';
import { fail, ok, type EventDraft, type FoldFailure, type Outcome } from '../../src-engine/index.ts';
import type { LogRecord } from './chain.ts';
import {
  inMemory,
  layOut,
  readDocument,
  restorePointLabel,
  verifiedLog,
  writeDocument,
  writeRecords,
} from './database.ts';
import { EventLog, type Author } from './event-log.ts';
import { makeFailureOf, openFailureOf, writeFailureOf, type StorageFailure, type Stored } from './failure.ts';
import { nameProblem } from './file-name.ts';
import { readHeader } from './header.ts';
import { isHeld } from './held-files.ts';
import { verdictOn } from './left-journal.ts';
import { LATEST_SCHEMA, migrate } from './migrations/index.ts';
import { OpenFile } from './open-file.ts';
import { texts } from '../texts.ts';

/** File name extension of tournament files. */
export const EXTENSION = '.wallchart';

/** Largest step back of a clock that counts as its being set right. */
const CLOCK_CORRECTION_MS = 120_000;

/** What happened when a file was opened, for the start-up line. */
interface Opened {
  readonly file: TournamentFile;
  /** True when the program had not closed the file: it crashed, or the power went. */
  readonly recovered: boolean;
  /** Entries of an action that was being stored then and is not in the file: nobody was told that it was saved. */
  readonly takenBack: readonly LogRecord[];
  /** Copy made before an older file was brought up to date; null when none was needed. */
  readonly copyBeforeUpdate: string | null;
}

/**
 * Made, or opened and verified, by one of the static functions; to be closed. Another laptop that takes over, or a file that
 * is lost, ends the writing for good; the log stays readable.
 */
export class TournamentFile {
  readonly path: string;
  readonly log: EventLog;
  readonly #open: OpenFile;
  /** Set when another laptop took over, or when the file under the program was lost: no more writing. */
  #closedFor: StorageFailure | null = null;

  private constructor(path: string, log: EventLog, open: OpenFile) {
    this.path = path;
    this.log = log;
    this.#open = open;
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
    return ok(new TournamentFile(path, log.value, made.value));
  }

  /** Makes a new file from the records of another log, whose chain is known to hold. */
  static createFrom(path: string, document: string, records: readonly LogRecord[]): Stored<TournamentFile> {
    const log = EventLog.from(document, records.slice());
    if (!log.ok)
      return fail({ code: 'file-damaged', path, detail: log.failure.code, intact: 0, intactAt: '' });
    const made = makeFile(path, document, records);
    return made.ok ? ok(new TournamentFile(path, log.value, made.value)) : made;
  }

  /**
   * Opens a file for writing, after verifying all of it. An older schema is brought up to date, after a copy. `takeOver`
   * says that a person answered `file-held`. Fails, leaving the file as it is, with each of the codes of
   * {@link StorageFailure} that concern opening.
   */
  static open(path: string, takeOver = false): Stored<Opened> {
    const header = readHeader(path);
    if (!header.ok) return header;
    const { schema, protection } = header.value;
    if (protection !== '') return fail({ code: 'file-read-only', path, reason: protection });
    const unusable = nameProblem(path);
    if (unusable !== null) return fail({ code: 'name-unusable', path, reason: unusable });
    const locked = OpenFile.lock(path, 'r', takeOver);
    if (!locked.ok) return locked;
    const open = locked.value;
    const refuse = (failure: StorageFailure) => {
      open.abandon();
      return fail(failure);
    };
    try {
      const recovered = existsSync(`${open.realPath}-journal`);
      const connection = open.connect();
      const label = restorePointLabel(connection);
      if (label !== null) {
        open.close();
        return fail({ code: 'restore-point', path, label });
      }
      let copyBeforeUpdate: string | null = null;
      if (schema < LATEST_SCHEMA) {
        // Tried on a copy in memory first: a file that is damaged stays as it is.
        const trial = verdictOn(() => inMemory(open.bytes()));
        if (!trial.ok) return refuse({ code: 'file-damaged', path, ...trial.damage });
        copyBeforeUpdate = copyBefore(path, schema, open.bytes());
        migrate(connection);
      }
      const verified = verifiedLog(open.begin());
      if (!verified.ok) return refuse({ code: 'file-damaged', path, ...verified.damage });
      const file = new TournamentFile(path, verified.log, open);
      file.#readFence();
      return ok({ file, recovered, takenBack: open.takenBack, copyBeforeUpdate });
    } catch (error) {
      return refuse(openFailureOf(error, path));
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
      this.#open.write((connection) => writeRecords(connection, records));
    } catch (error) {
      // What SQLite says of a file that somebody writes into is less than what is known here.
      return fail(this.check() ?? writeFailureOf(error, this.path));
    }
    // While the transaction ran the file was deleted, and what was written went into one that no longer has a name; or
    // another machine opened it, and may have taken for cut off what was being written.
    const gone = this.#open.displaced();
    if (gone !== null) return fail((this.#closedFor = gone));
    this.log.accept(prepared.value);
    return ok(records);
  }

  /** Looks whether the file is still what was written; why not, or null. What is wrong once stays so. */
  check(): StorageFailure | null {
    return this.#closedFor ?? this.#lostUnderneath();
  }

  /** Locks the file for good: another laptop went on with a copy. */
  fence(by: string, at: string): void {
    if (this.check() !== null) return;
    this.#closedFor = { code: 'taken-over', path: this.path, by, at };
    try {
      this.#open.write((connection) => writeDocument(connection, 'fence', JSON.stringify({ by, at })));
    } catch {
      // A full disk must not keep the lock from holding while the program runs.
    }
  }

  /** Closes the file; exactly one file is left. */
  close(): void {
    this.#open.close();
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

  #lostUnderneath(): StorageFailure | null {
    this.#closedFor = this.#open.lost(this.log);
    return this.#closedFor;
  }

  #readFence(): void {
    const fence = readDocument(this.#open.connection, 'fence');
    if (fence === null) return;
    // Also a fence that nobody can read keeps the file from being written.
    const { by, at } = fenceIn(fence);
    this.#closedFor = { code: 'taken-over', path: this.path, by, at };
  }
}

const fenceSchema = z.object({ by: z.string(), at: z.string() });

/** Who took over, and when: nobody known and `''` where the text is no fence. */
function fenceIn(text: string): z.infer<typeof fenceSchema> {
  try {
    return fenceSchema.parse(JSON.parse(text));
  } catch {
    return { by: texts.storage.anotherLaptop, at: '' };
  }
}

function makeFile(path: string, document: string, records: readonly LogRecord[]): Stored<OpenFile> {
  const unusable = nameProblem(path);
  if (unusable !== null) return fail({ code: 'name-unusable', path, reason: unusable });
  if (existsSync(path) || isHeld(path)) return fail({ code: 'file-exists', path });
  const locked = OpenFile.lock(path, 'wx', true);
  if (!locked.ok) return locked;
  const open = locked.value;
  try {
    const connection = open.connect();
    connection.transaction(() => {
      layOut(connection, document);
      writeRecords(connection, records);
    })();
    open.begin();
    return ok(open);
  } catch (error) {
    open.abandon();
    for (const left of [path, `${path}-journal`]) rmSync(left, { force: true });
    return fail(makeFailureOf(error, path));
  }
}

/**
 * Writes a file of an older schema beside itself: `Open (as of schema 1).wallchart`. The bytes come from the descriptor
 * that is open: another one would drop the locks when it is closed. Throws what Node throws.
 */
function copyBefore(path: string, schema: number, bytes: Buffer): string {
  const extension = extname(path);
  const stem = join(dirname(path), `${basename(path, extension)} (as of schema ${schema}`);
  let copy = `${stem})${extension}`;
  for (let number = 2; existsSync(copy); number++) copy = `${stem}, ${number})${extension}`;
  writeFileSync(copy, bytes, { flag: 'wx', flush: true });
  return copy;
}
