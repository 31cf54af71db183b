/**
 * Gives the tests of a project a folder for everything temporary that lies in memory where it can, and removes it at the end:
 * where they flush their files often, nothing waits for a disk. Not for planted faults: one may write without end.
 */
import { accessSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEMPORARY } from './test-folder.ts';

/** Linux keeps what is written there in memory. */
const SHARED_MEMORY = '/dev/shm';
/** Bytes that must be free there. Containers often have 64 MB. */
const ENOUGH = 4_000_000_000;

/** A folder in memory with room for tests, or else the one for temporary files. */
function folderInMemory(): string {
  try {
    accessSync(SHARED_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    if (bavail * bsize >= ENOUGH) return SHARED_MEMORY;
  } catch {
    // No such folder on this system, or none for this user.
  }
  return tmpdir();
}

/** What vitest passes: the variables that the tests of the project will see. */
interface Project {
  readonly config: { env: Record<string, string> };
}

export default function setUp({ config }: Project): () => void {
  const folder = mkdtempSync(join(folderInMemory(), 'wallchart-tests-'));
  for (const name of TEMPORARY) config.env[name] = folder;
  return () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
}
