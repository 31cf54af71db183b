/** Electron's own program: npm's package comes without it, and fetches it on demand. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Path of the program, or null where it has not been fetched.
 *
 * @param folder Folder of the package `electron`.
 */
export function electronProgram(folder: string): string | null {
  const pathFile = join(folder, 'path.txt');
  if (!existsSync(pathFile)) return null;
  const program = join(folder, 'dist', readFileSync(pathFile, 'utf8'));
  return existsSync(program) ? program : null;
}

/** Version that package.json asks for, as `45.4.1`. */
export function electronVersion(folder: string): string {
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}
