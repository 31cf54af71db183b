/** Bugs go to the terminal and into a small file that an arbiter can send in. Never an exception of its own. */
import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../ipc/dispatch.ts';
import { texts } from '../texts.ts';

/** Size of a file of bugs in bytes; the one before is kept. */
const SIZE_LIMIT = 1_000_000;
/** Times that one bug is written down in one run: more of them tell nothing, and would push out the others. */
const MOST_ALIKE = 3;
/** Different bugs that are counted. */
const MOST_KINDS = 1000;

function startAfreshWhenLong(file: string): void {
  try {
    if (statSync(file).size > SIZE_LIMIT) renameSync(file, `${file}.before`);
  } catch {
    // There is no file yet.
  }
}

/** A reporter that writes to `bugs.log` in the program's folder: time, channel and stack, no player's data. */
export function bugReporter(userData: string): Report {
  const seen = new Map<string, number>();
  return (bug, channel) => {
    const stack = bug instanceof Error ? (bug.stack ?? bug.message) : String(bug);
    const times = (seen.get(stack) ?? 0) + 1;
    if (times > MOST_ALIKE || (times === 1 && seen.size >= MOST_KINDS)) return;
    seen.set(stack, times);
    process.stderr.write(texts.host.bug(channel, stack));
    try {
      mkdirSync(userData, { recursive: true, mode: 0o700 });
      const file = join(userData, 'bugs.log');
      startAfreshWhenLong(file);
      appendFileSync(file, `${new Date().toISOString()} ${channel}\n${stack}\n`, { mode: 0o600 });
    } catch {
      // A full disk must not turn one bug into two.
    }
  };
}
