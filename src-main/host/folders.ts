/** Where the program's own files lie. `import.meta.dirname` is out/main, or out/cli beside it. */
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const PAGES = join(import.meta.dirname, '../renderer');
export const PRELOAD = join(import.meta.dirname, '../preload/preload.cjs');
export const HALL_PRELOAD = join(import.meta.dirname, '../preload/hall-preload.cjs');
export const DEMO_FILE = join(import.meta.dirname, '../../assets/demo/demo.json');

/**
 * A worker thread starts from a real file and reads real files: electron-builder lays them beside the archive
 * (`asarUnpack`).
 */
export function besideArchive(path: string, from = import.meta.dirname): string {
  return join(from, path).replace(/([\\/]app\.asar)(?=[\\/])/, '$1.unpacked');
}

export const FONTS = besideArchive('../fonts');
export const PAIRING_WORKER = pathToFileURL(besideArchive('../worker/pairing.mjs'));
export const IMPORTS_WORKER = pathToFileURL(besideArchive('../worker/imports.mjs'));
export const LISTS_WORKER = pathToFileURL(besideArchive('../worker/lists.mjs'));
export const LAB_WORKER = pathToFileURL(besideArchive('../worker/lab.mjs'));
export const DOCUMENTS_WORKER = pathToFileURL(besideArchive('../printer/documents.mjs'));

/** Name of the program's folder in the user's profile, and of the program in menus and titles. */
export const PROGRAM_NAME = 'Wallchart';

/**
 * The folder that Electron calls `userData`, computed without Electron, so that both hosts share preferences and
 * recent files. The environment variable WALLCHART_USER_DATA goes first.
 */
export function userDataFolder(platform = process.platform, environment = process.env): string {
  const named = environment.WALLCHART_USER_DATA;
  if (named !== undefined && named !== '') return named;
  switch (platform) {
    case 'win32':
      return join(environment.APPDATA ?? join(homedir(), 'AppData', 'Roaming'), PROGRAM_NAME);
    case 'darwin':
      return join(homedir(), 'Library', 'Application Support', PROGRAM_NAME);
    default:
      return join(environment.XDG_CONFIG_HOME ?? join(homedir(), '.config'), PROGRAM_NAME);
  }
}
