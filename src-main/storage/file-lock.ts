/**
 * The program's own lock on a tournament file, beside the one that SQLite holds on the file itself.
 *
 * Two halves. The **proof** is an exclusive lock of the operating system on a small file in a private folder of this user,
 * named after the tournament's device and file number: it ends with the process, holds for every name and link, and
 * nobody but this module ever opens that file. The **note** beside the tournament says who has it open: it reaches
 * other users and, on a shared folder, other machines. A note is never an obstacle by being there: it counts when its
 * owner lives, and is asked about when that cannot be known.
 */
import { randomUUID } from 'node:crypto';
import { lstatSync, mkdirSync, readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { z } from 'zod';
import { fail, ok } from '../../src-engine/index.ts';
import type { Holder, StorageFailure, Stored } from './failure.ts';
import { hold, identityOf, isHeld, type FileIdentity } from './held-files.ts';
import { LOCK_ENDING } from './tournament-mark.ts';

/** A longer note is none of ours. */
const LONGEST_NOTE = 4096;

const noteSchema = z.object({
  wallchart: z.literal('lock'),
  host: z.string(),
  /** Which machine, which start of it (`''` where the system does not tell), and where process numbers mean something. */
  machine: z.string(),
  boot: z.string(),
  processes: z.string(),
  user: z.string(),
  pid: z.number().int().positive(),
  /** When the process began, in the system's own words; `''` where it does not tell. */
  began: z.string(),
  since: z.iso.datetime(),
  /** `device:file` of the tournament: a note that was copied with its folder names another file. */
  file: z.string(),
  token: z.string().min(1),
});
type Note = z.infer<typeof noteSchema>;

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '';
  }
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

/** When a process began, `''` when there is none or the system does not tell: field 22 of proc(5), after the name. */
function beginningOf(pid: number): string {
  const stat = textOf(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function nameOfUser(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}

const ME = {
  host: hostname(),
  machine: `${hostname()} ${textOf('/etc/machine-id')}`,
  boot: textOf('/proc/sys/kernel/random/boot_id'),
  processes: linkOf('/proc/self/ns/pid'),
  user: nameOfUser(),
  pid: process.pid,
  began: beginningOf(process.pid),
} as const;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether the owner of a note lives. `proven`: this process holds the system's lock that the owner would hold. */
function fateOf(note: Note, identity: FileIdentity, proven: boolean): 'alive' | 'dead' | 'unknown' {
  if (note.machine !== ME.machine) return 'unknown';
  // No process outlives its machine's power.
  if (note.boot !== ME.boot) return 'dead';
  if (note.file !== fileText(identity))
    // The same number on another device: the same file by another mount, which no lock reaches, or a copy by chance.
    return numberIn(note.file) === numberIn(fileText(identity)) && lives(note) ? 'unknown' : 'dead';
  if (note.processes !== ME.processes) return 'unknown';
  // This process would know of a file that it holds.
  if (note.pid === ME.pid && note.began === ME.began) return 'dead';
  if (note.began === '' && proven && note.user === ME.user) return 'dead';
  return lives(note) ? 'alive' : 'dead';
}

/** Whether the process that a note of this machine names runs, as far as its number tells. */
function lives({ began, pid }: Note): boolean {
  return began === '' ? isRunning(pid) : beginningOf(pid) === began;
}

/** The file's number in `device:file`. */
function numberIn(file: string): string {
  return file.slice(file.indexOf(':') + 1);
}

function fileText({ device, file }: FileIdentity): string {
  return `${device}:${file}`;
}

function readNote(path: string): Note | null {
  try {
    const facts = lstatSync(path);
    if (!facts.isFile() || facts.size > LONGEST_NOTE || isHeld(path)) return null;
    return noteSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}

function holderOf({ host, user, since }: Note): Holder {
  return { host, user, since };
}

/** The folder of proofs, for this user alone; null where none can be had. */
function proofFolder(): string | null {
  const folder = join(tmpdir(), `wallchart-${process.getuid?.() ?? 'user'}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const facts = lstatSync(folder);
    const isOurs = process.getuid === undefined || facts.uid === process.getuid();
    return facts.isDirectory() && isOurs ? folder : null;
  } catch {
    return null;
  }
}

/** What is known when the proof was tried. */
type Proof = { readonly release: () => void } | 'refused' | 'not-to-be-had';

/** Takes the system's lock of this file number, for as long as the process lives. */
function takeProof(identity: FileIdentity): Proof {
  const folder = proofFolder();
  if (folder === null) return 'not-to-be-had';
  const path = join(folder, `${identity.device}-${identity.file}.lock`);
  let connection: Database.Database | null = null;
  try {
    connection = new Database(path, { timeout: 0 });
    connection.pragma('journal_mode = MEMORY');
    connection.exec('BEGIN EXCLUSIVE');
    const letGo = hold(identityOf(path));
    const taken = connection;
    return {
      // The file stays: two programs could otherwise lock two files of one name.
      release: () => {
        taken.close();
        letGo();
      },
    };
  } catch (error) {
    connection?.close();
    const { code = '' } = error as { code?: string };
    return code.startsWith('SQLITE_BUSY') ? 'refused' : 'not-to-be-had';
  }
}

/** Held from {@link FileLock.take} until `release`, or until the process ends, however it ends. */
export class FileLock {
  readonly #path: string;
  readonly #note: Note;
  readonly #proof: { readonly release: () => void } | null;
  readonly #notePath: string;
  /** The note as it was written: nothing is read again while it is that one. */
  #written = '';

  private constructor(
    path: string,
    identity: FileIdentity,
    proof: { readonly release: () => void } | null,
    now: Date,
  ) {
    this.#path = path;
    this.#proof = proof;
    this.#notePath = `${path}${LOCK_ENDING}`;
    const since = now.toISOString();
    this.#note = { wallchart: 'lock', ...ME, since, file: fileText(identity), token: randomUUID() };
  }

  /**
   * Locks the file that `path` leads to; `path` is its real one, without links. Fails with `file-locked` when its owner
   * lives, and with `file-held` when that cannot be known from here, unless `takeOver` says that a person answered.
   */
  static take(path: string, identity: FileIdentity, takeOver: boolean): Stored<FileLock> {
    const proof = takeProof(identity);
    const note = readNote(`${path}${LOCK_ENDING}`);
    if (proof === 'refused')
      return fail({ code: 'file-locked', path, holder: note === null ? null : holderOf(note) });
    const taken = proof === 'not-to-be-had' ? null : proof;
    const fate = note === null ? 'dead' : fateOf(note, identity, taken !== null);
    if (note !== null && (fate === 'alive' || (fate === 'unknown' && !takeOver))) {
      taken?.release();
      const code = fate === 'alive' ? 'file-locked' : 'file-held';
      return fail({ code, path, holder: holderOf(note) });
    }
    const lock = new FileLock(path, identity, taken, new Date());
    lock.#write();
    return ok(lock);
  }

  /** Who has the file now, if it is not this process any more; null while it is. A note that is gone is put back. */
  lost(): StorageFailure | null {
    if (this.#written !== '' && stampOf(this.#notePath) === this.#written) return null;
    const note = readNote(this.#notePath);
    if (note !== null && note.token !== this.#note.token)
      return { code: 'file-held', path: this.#path, holder: holderOf(note) };
    if (note === null) this.#write();
    else this.#written = stampOf(this.#notePath);
    return null;
  }

  release(): void {
    if (readNote(this.#notePath)?.token === this.#note.token) rmSync(this.#notePath, { force: true });
    this.#proof?.release();
  }

  /** A disk that is full, or something in the way, must not keep the file from opening: the other locks hold. */
  #write(): void {
    try {
      const there = lstatSync(this.#notePath, { throwIfNoEntry: false });
      if (there !== undefined && !there.isDirectory()) rmSync(this.#notePath, { force: true });
      writeFileSync(this.#notePath, JSON.stringify(this.#note), { flag: 'wx' });
      this.#written = stampOf(this.#notePath);
    } catch {
      this.#written = '';
    }
  }
}

/** Which file stands there, and when it was written. */
function stampOf(path: string): string {
  try {
    const { dev, ino, mtimeNs, size } = statSync(path, { bigint: true });
    return `${dev}:${ino}:${mtimeNs}:${size}`;
  } catch {
    return '';
  }
}
