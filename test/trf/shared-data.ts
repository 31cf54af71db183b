/** Material that the project does not carry: used in place where it is there. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OUTSIDE } from '../../tools/conformance/lib/corpora.ts';

/** False, and a line that says so, where the material is missing. */
export function hasSharedData(purpose: string): boolean {
  if (existsSync(OUTSIDE)) return true;
  console.info(`skipped: ${purpose} needs ${OUTSIDE}, which is missing`);
  return false;
}

/** Paths of reports below a folder of the material, relative to it. */
export function reportsIn(pattern: string): string[] {
  return globSync(pattern, { cwd: OUTSIDE }).sort();
}

export function readShared(path: string): Uint8Array {
  return readFileSync(OUTSIDE + path);
}

/** The reports inside a compressed archive, by name. */
export function reportsInArchive(path: string): Map<string, Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'));
  try {
    execFileSync('tar', ['-xf', OUTSIDE + path, '-C', folder]);
    const names = globSync('**/*.trf', { cwd: folder }).sort();
    return new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
