/** Where tests write that flush their files often: in memory, where nothing waits for a disk. */
import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Linux keeps what is written there in memory. */
const SHARED_MEMORY = '/dev/shm';
/** Bytes that must be free there. Containers often have 64 MB. */
const ENOUGH = 4_000_000_000;

/** A folder in memory with room for tests, or else the one for temporary files. */
export function folderInMemory(): string {
  try {
    accessSync(SHARED_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    if (bavail * bsize >= ENOUGH) return SHARED_MEMORY;
  } catch {
    // No such folder on this system, or none for this user.
  }
  return tmpdir();
}
