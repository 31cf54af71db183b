/** Recorded tournaments that lie beside the project; none of them is part of it. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where they lie: the one place that names a folder outside of the project. */
export const OUTSIDE = join(import.meta.dirname, '../../../../shared/data/');

/** Folder of a corpus, or null (and one line that says so) where it is missing. */
export function corpusFolder(name: string): string | null {
  const folder = join(OUTSIDE, name);
  if (existsSync(folder)) return folder;
  console.log(`  skipped: there is no folder ${folder}`);
  return null;
}

/** The TRF files below a folder, sorted. */
export function trfFilesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.trf'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Unpacks an archive and calls back with the folder, which is gone afterwards. */
export async function withUnpacked<T>(archive: string, use: (folder: string) => T | Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'wallchart-corpus-'));
  try {
    execFileSync('tar', ['-xf', archive, '-C', folder]);
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
