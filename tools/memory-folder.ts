/** Gives the tests of a project a folder for everything temporary that lies in memory where it can, and removes it at the end. */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { folderInMemory } from './memory.ts';
import { TEMPORARY } from './test-folder.ts';

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
