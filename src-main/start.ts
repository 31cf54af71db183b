/**
 * Where Electron begins: nothing beside the archive is loaded before it was compared with what was packed. What
 * main.ts loads finds better-sqlite3 there.
 */
import { basename, join } from 'node:path';
import { app, dialog } from 'electron';
import { changedBeside } from './host/beside-archive.ts';
import { PROGRAM_NAME } from './host/folders.ts';
import { texts } from './texts.ts';

/** The archive that this module is in; a folder where the program was not packed. */
const PROGRAM = join(import.meta.dirname, '../..');

function changedFile(): string | null {
  if (!PROGRAM.endsWith('.asar')) return null;
  process.noAsar = true;
  try {
    return changedBeside(PROGRAM);
  } catch {
    return basename(PROGRAM);
  } finally {
    process.noAsar = false;
  }
}

const changed = changedFile();
if (changed === null) {
  // Evaluated before Electron is ready, as it waits for this module.
  await import('./main.ts');
} else {
  dialog.showErrorBox(PROGRAM_NAME, texts.host.changedProgram(changed));
  app.exit(1);
}
