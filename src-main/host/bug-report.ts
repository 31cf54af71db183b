/** Bugs go to the terminal and into a small file that an arbiter can send in. Never an exception of its own. */
import { appendFileSync, mkdirSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../ipc/dispatch.ts';

const SIZE_LIMIT = 1_000_000;

function startAfreshWhenLong(file: string): void {
  try {
    if (statSync(file).size > SIZE_LIMIT) truncateSync(file);
  } catch {
    // There is no file yet.
  }
}

/** A reporter that writes to `bugs.log` in the program's folder: time, channel and stack, no player's data. */
export function bugReporter(userData: string): Report {
  return (bug, channel) => {
    const stack = bug instanceof Error ? (bug.stack ?? bug.message) : String(bug);
    process.stderr.write(`Bug in ${channel}: ${stack}\n`);
    try {
      mkdirSync(userData, { recursive: true });
      const file = join(userData, 'bugs.log');
      startAfreshWhenLong(file);
      appendFileSync(file, `${new Date().toISOString()} ${channel}\n${stack}\n`);
    } catch {
      // A full disk must not turn one bug into two.
    }
  };
}
