/**
 * The one way in which something other than a tournament is written where a person wants it: never onto a tournament,
 * whole or not at all. It goes to a new file beside the target, is flushed, and takes the target's name.
 */
import {
  closeSync,
  existsSync,
  fchmodSync,
  fsyncSync,
  lstatSync,
  openSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  type BigIntStats,
} from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fail, ok } from '../../src-engine/index.ts';
import { writeFailureOf, type StorageFailure, type Stored } from './failure.ts';
import { realPathOf } from './real-path.ts';
import { identityIn, isHeld, isHeldFile, sameFile, type FileIdentity } from './held-files.ts';
import { holdsTournament } from './holds-tournament.ts';
import { LOCK_ENDING } from './tournament-mark.ts';

/** A place that may be written to. */
export interface Target {
  /** As it was named. */
  readonly path: string;
  /** Where that leads, links resolved. */
  readonly real: string;
  /** The file that would be replaced. */
  readonly existing: {
    readonly identity: FileIdentity;
    readonly bytes: number;
    readonly modified: Date;
    readonly mode: number;
  } | null;
}

/** Links followed one after another; more are a circle. */
const MOST_LINKS = 40;

/** Where a path leads, also when that is not there yet. Throws what Node throws. */
function leadsTo(path: string): string {
  let place = resolve(path);
  for (let count = 0; count < MOST_LINKS; count++) {
    const facts = lstatSync(place, { throwIfNoEntry: false });
    if (facts?.isSymbolicLink() !== true) return realPathOf(place);
    place = resolve(realPathOf(dirname(place)), readlinkSync(place));
  }
  throw Object.assign(new Error('the links lead in a circle'), { code: 'ELOOP' });
}

/**
 * Looks at what a path leads to. Fails with `target-is-tournament` for the open tournament and any other by its content,
 * for what belongs to one, and for parts of a second medium's copy; with `target-not-a-file` for folders and devices;
 * otherwise with why it cannot be reached.
 */
export function targetAt(path: string): Stored<Target> {
  try {
    const real = leadsTo(path);
    const facts = statSync(real, { bigint: true, throwIfNoEntry: false });
    if (belongsToTournament(real)) return fail({ code: 'target-is-tournament', path });
    if (facts === undefined) return ok({ path, real, existing: null });
    if (!facts.isFile()) return fail({ code: 'target-not-a-file', path });
    const identity = identityIn(facts);
    if (isHeldFile(identity) || holdsTournament(real)) return fail({ code: 'target-is-tournament', path });
    return ok({ path, real, existing: { identity, ...plainFacts(facts) } });
  } catch (error) {
    return fail(writeFailureOf(error, path));
  }
}

function plainFacts({ size, mtime, mode }: BigIntStats) {
  return { bytes: Number(size), modified: mtime, mode: Number(mode) & 0o777 };
}

/** Journals and lock notes, by their name beside a tournament. */
function belongsToTournament(real: string): boolean {
  for (const ending of ['-journal', '-wal', '-shm', LOCK_ENDING]) {
    const owner = real.slice(0, -ending.length);
    if (real.endsWith(ending) && existsSync(owner) && (isHeld(owner) || holdsTournament(owner))) return true;
  }
  return false;
}

/** A name beside the target that nobody has. */
function unfinishedBeside(real: string): string {
  return join(dirname(real), `.wallchart-${crypto.randomUUID().slice(0, 13)}.unfinished`);
}

/** Why the place is another one than it was when it was looked at; null while it is the same. */
function changedSince({ path, existing }: Target): StorageFailure | null {
  const now = targetAt(path);
  if (!now.ok) return now.failure;
  const there = now.value.existing;
  if (there === null || (existing !== null && sameFile(there.identity, existing.identity))) return null;
  return { code: 'file-exists', path };
}

/** Writes a file whole or not at all. Answers why not, or null; then a file that was there is as it was. */
export async function writeBeside(
  target: Target,
  bytes: Uint8Array | string,
): Promise<StorageFailure | null> {
  const unfinished = unfinishedBeside(target.real);
  try {
    const handle = await open(unfinished, 'wx', target.existing?.mode ?? 0o666);
    try {
      await handle.writeFile(bytes);
      if (target.existing !== null) await handle.chmod(target.existing.mode).catch(() => undefined);
      await handle.sync();
    } finally {
      await handle.close();
    }
    const changed = changedSince(target);
    if (changed === null) {
      await rename(unfinished, target.real);
      syncFolder(dirname(target.real));
      return null;
    }
    await rm(unfinished, { force: true });
    return changed;
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    return writeFailureOf(error, target.path);
  }
}

/** The same at once; with `mode` as of `open`, else with that of the file that was there. */
export function writeBesideNow(
  target: Target,
  bytes: Uint8Array | string,
  mode = target.existing?.mode,
): StorageFailure | null {
  const unfinished = unfinishedBeside(target.real);
  try {
    const descriptor = openSync(unfinished, 'wx', mode ?? 0o666);
    try {
      writeFileSync(descriptor, bytes);
      if (mode !== undefined && process.platform !== 'win32') fchmodSync(descriptor, mode);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    const changed = changedSince(target);
    if (changed === null) {
      renameSync(unfinished, target.real);
      syncFolder(dirname(target.real));
    }
    return changed;
  } catch (error) {
    return writeFailureOf(error, target.path);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Makes a new name in a folder durable, where the system has a way to ask for it: Windows has none. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  try {
    const descriptor = openSync(folder, 'r');
    try {
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  } catch {
    // Some file systems cannot; the file itself is flushed.
  }
}
