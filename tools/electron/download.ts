/**
 * Fetches Electron's program into its package, as a process of its own that may be ended at any moment:
 * `node tools/electron/download.ts`. The archive goes to Electron's own cache and is compared with the checksums that
 * the package carries; then the package's script unpacks it from there. Tells its parent how far it is, in bytes.
 */
import { downloadArtifact } from '@electron/get';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { electronVersion } from './program.ts';

/** What the parent hears. `total` is null where the server does not say it. */
export type DownloadMessage =
  { readonly transferred: number; readonly total: number | null } | { readonly problem: string };

const FOLDER = join(import.meta.dirname, '../../node_modules/electron');
const CACHE = process.env.electron_config_cache;

function tell(message: DownloadMessage): void {
  process.send?.(message);
}

/** An error and what caused it: `fetch failed` alone tells nobody what to do. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

// Nobody waits for it any more.
process.on('disconnect', () => process.exit());

try {
  await downloadArtifact({
    version: electronVersion(FOLDER),
    artifactName: 'electron',
    platform: process.platform,
    arch: process.arch,
    // The package's script looks there too.
    ...(CACHE === undefined ? {} : { cacheRoot: CACHE }),
    checksums: JSON.parse(readFileSync(join(FOLDER, 'checksums.json'), 'utf8')) as Record<string, string>,
    downloadOptions: {
      quiet: true,
      getProgressCallback: ({ transferred, total }: { transferred: number; total: number | null }) => {
        tell({ transferred, total });
        return Promise.resolve();
      },
    },
  });
  // It finds the archive in the cache, and writes the path of the program last.
  const unpacked = spawnSync(process.execPath, [join(FOLDER, 'install.js')], { encoding: 'utf8' });
  if (unpacked.status !== 0) throw new Error(unpacked.stderr.trim().split('\n')[0] ?? 'not unpacked');
} catch (error) {
  tell({ problem: reasonOf(error) });
  process.exitCode = 1;
}
process.disconnect?.();
