/** Where printed matter is kept: a folder beside the tournament file, and its namesake on a second medium. */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';

/** `Harbour Open papers` beside `Harbour Open.wallchart`. */
export function papersFolder(path: string, folder = dirname(path)): string {
  return join(folder, `${basename(path, extname(path))} papers`);
}

/** Writes a file whole or not at all. Rejects with the file system's error. */
export async function writeWhole(path: string, data: Uint8Array | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.new`;
  try {
    await writeFile(unfinished, data, { flush: true });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw error;
  }
}
