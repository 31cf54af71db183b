/**
 * The files that this process holds open for a tournament, by device and file number.
 *
 * On POSIX all locks of a process on a file go when any descriptor of it in that process is closed. So whatever opens a
 * file that a person named, or that lies in a folder of theirs, asks here first; a thread is the same process.
 */
import { readFileSync, statSync, type BigIntStats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { MOST_BYTES } from './tournament-mark.ts';

/** Which file on which device: the same for every name and link of a file. */
export interface FileIdentity {
  readonly device: bigint;
  readonly file: bigint;
}

/** How often each file is held, by {@link keyOf}. */
const held = new Map<string, number>();

function keyOf({ device, file }: FileIdentity): string {
  return `${device}:${file}`;
}

/** Throws what Node throws, `ENOENT` for a file that is not there. */
export function identityOf(path: string): FileIdentity {
  return identityIn(statSync(path, { bigint: true }));
}

/** Device and file number of what `stat` said, asked for as whole numbers of any size. */
export function identityIn({ dev, ino }: Pick<BigIntStats, 'dev' | 'ino'>): FileIdentity {
  return { device: dev, file: ino };
}

/** Whether two names are of one file, whatever they are called. */
export function sameFile(a: FileIdentity, b: FileIdentity): boolean {
  return a.device === b.device && a.file === b.file;
}

/** Marks a file as held; the answer lets go of it. */
export function hold(identity: FileIdentity): () => void {
  const key = keyOf(identity);
  held.set(key, (held.get(key) ?? 0) + 1);
  let holding = true;
  return () => {
    if (!holding) return;
    holding = false;
    const left = held.get(key)! - 1;
    if (left === 0) held.delete(key);
    else held.set(key, left);
  };
}

/** True between {@link hold} and its release, in this process; a thread has to be told ({@link heldFiles}). */
export function isHeldFile(identity: FileIdentity): boolean {
  return held.has(keyOf(identity));
}

/** All files that are held, for threads: they do not share this table. */
export function heldFiles(): readonly FileIdentity[] {
  return [...held.keys()].map((key) => {
    const [device = '', file = ''] = key.split(':');
    return { device: BigInt(device), file: BigInt(file) };
  });
}

/** True when a path, by whatever name or link, leads to a file that must not be opened here. Opens nothing. */
export function isHeld(path: string): boolean {
  if (held.size === 0) return false;
  try {
    return isHeldFile(identityOf(path));
  } catch {
    return false;
  }
}

/** What guarded reading throws instead of opening a held file. */
class HeldFileError extends Error {
  readonly code = 'HELD';
  constructor(path: string) {
    super(`${path} is the tournament that is open`);
  }
}

/** Throws {@link HeldFileError} for a held file. Every reader of files that are not the program's own calls it. */
export function assertFree(path: string): void {
  if (isHeld(path)) throw new HeldFileError(path);
}

/**
 * Reads a file that is not held; null for what is no file, such as a pipe, on which reading would wait, and for one that
 * is larger than any of this program's. Rejects with Node's error or {@link HeldFileError}.
 */
export async function readFree(path: string): Promise<Buffer | null> {
  assertFree(path);
  const facts = await stat(path);
  return facts.isFile() && facts.size <= MOST_BYTES ? readFile(path) : null;
}

/** The same at once. Throws. */
export function readFreeNow(path: string): Buffer {
  assertFree(path);
  return readFileSync(path);
}
