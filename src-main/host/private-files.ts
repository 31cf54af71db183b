/** What the program writes is for the user who started it, on a machine that has others as well. */
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [FOLDER, FILE] = [0o700, 0o600];

/**
 * Makes the program's folder if need be, and closes it and the files that lie in it to others; what the process makes
 * from now on, tournaments and exports too, is closed to them as well. On Windows profiles are private by themselves.
 */
export function keepPrivate(userData: string): void {
  if (process.platform === 'win32') return void mkdirSync(userData, { recursive: true });
  process.umask(0o777 & ~FOLDER);
  mkdirSync(userData, { recursive: true, mode: FOLDER });
  try {
    chmodSync(userData, FOLDER);
    for (const name of readdirSync(userData)) {
      const path = join(userData, name);
      // A link may lead nowhere: Chromium's lock names a process.
      if (statSync(path, { throwIfNoEntry: false })?.isFile() === true) chmodSync(path, FILE);
    }
  } catch {
    // Somebody else's folder, or a disk without rights: the program can still be used.
  }
}

/**
 * A page that leads on to an address, as a file that nobody else can read: what stands on a command line everybody can.
 * The answer is its path; its folder is the caller's to delete.
 */
export function handOverPage(address: string): { readonly folder: string; readonly page: string } {
  const folder = mkdtempSync(join(tmpdir(), 'wallchart-way-in-'));
  const page = join(folder, 'wallchart.html');
  const text = `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=${address}">`;
  writeFileSync(page, text, { mode: FILE, flag: 'wx' });
  return { folder, page };
}
