/**
 * Gives a run of tests a folder for everything temporary, its programs and browsers included, and removes it at the end:
 * a test that fails, or a program that is killed as by a power cut, leaves nothing behind.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How the systems name the place; processes that are started inherit it. */
export const TEMPORARY = ['TMPDIR', 'TEMP', 'TMP'] as const;

export default function setUp(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'wallchart-tests-'));
  for (const name of TEMPORARY) process.env[name] = folder;
  return () => {
    try {
      // A browser that is just ending may write once more.
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    } catch (error) {
      console.error(`${folder} stays: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
}
