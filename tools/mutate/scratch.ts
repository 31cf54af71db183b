/**
 * Where tests write while faults are planted. A fault may write without end, and leaves what it wrote: what grows too
 * large is emptied while it grows, and everything is gone at the end.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** No test writes that much on purpose; files with holes, which take no room, may be longer. */
const MOST_BYTES = 500_000_000;
const EVERY_MS = 500;
/** Unit of `blocks` in POSIX, whatever the file system. */
const BLOCK = 512;

/** The files in a folder and in those within it. What is removed meanwhile is left out. */
function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : entry.isFile() ? [path] : [];
    });
  } catch {
    return [];
  }
}

/** Empties the files in a folder, and in those within it, that take more room than `most` bytes. */
export function emptyLargeFiles(folder: string, most = MOST_BYTES): void {
  for (const path of filesIn(folder))
    try {
      if (statSync(path).blocks * BLOCK > most) truncateSync(path);
    } catch {
      // Its test removed it meanwhile.
    }
}

/** Unmounts the disks in a folder: a test that a fault ended leaves them behind, and the folder could not be removed. */
function unmountWithin(folder: string): void {
  if (process.platform !== 'linux') return;
  for (const line of readFileSync('/proc/self/mounts', 'utf8').split('\n')) {
    const place = line.split(' ')[1] ?? '';
    if (place.startsWith(`${folder}/`)) spawnSync('umount', ['-l', place]);
  }
}

/** Removes the folder; where that cannot be done says so, since nothing that was found may be lost by it. */
function removeAll(folder: string): void {
  try {
    unmountWithin(folder);
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    console.error(`${folder} stays: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Runs `work` with a folder for temporary files that is watched, and removed at the end. */
export async function withScratch<T>(work: () => Promise<T>): Promise<T> {
  const before = process.env.TMPDIR;
  const folder = mkdtempSync(join(tmpdir(), 'wallchart-mutate-'));
  process.env.TMPDIR = folder;
  const watch = setInterval(() => emptyLargeFiles(folder), EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(watch);
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    removeAll(folder);
  }
}
