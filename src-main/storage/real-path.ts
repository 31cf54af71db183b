import { realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Where a path leads without links; that of its folder for a file that is not there yet. The path itself, failing that. */
export function realPathOf(path: string): string {
  for (const resolved of [
    () => realpathSync.native(path),
    () => join(realpathSync.native(dirname(path)), basename(path)),
  ])
    try {
      return resolved();
    } catch {
      // The next way, or the path as it is.
    }
  return path;
}
