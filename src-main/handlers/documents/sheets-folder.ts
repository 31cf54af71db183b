/** Where printed matter is kept: a folder beside the tournament file, and its namesake on a second medium. */
import { mkdir } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { StorageError } from '../../storage/failure.ts';
import { targetAt, writeBeside } from '../../storage/write-beside.ts';

/** `Harbour Open papers` beside `Harbour Open.wallchart`. */
export function papersFolder(path: string, folder = dirname(path)): string {
  return join(folder, `${basename(path, extname(path))} papers`);
}

/** Writes a file whole or not at all, and makes its folder. Rejects with a {@link StorageError} or Node's error. */
export async function writeWhole(path: string, data: Uint8Array | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const target = targetAt(path);
  const failure = target.ok ? await writeBeside(target.value, data) : target.failure;
  if (failure !== null) throw new StorageError(failure);
}
