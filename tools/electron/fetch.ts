/**
 * Fetches Electron's program once, where a window can be shown: with progress, within limits, ended by Ctrl C. What
 * failed is not tried again for a day, so that a laptop without a network starts at once.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DownloadMessage } from './download.ts';

const DAY = 24 * 60 * 60 * 1000;
const MEGABYTE = 1_000_000;

export interface FetchOptions {
  /** Script that fetches and unpacks, and sends {@link DownloadMessage}s. */
  readonly script: string;
  readonly version: string;
  /** File that remembers the last failure. */
  readonly memory: string;
  /** Tries again whatever is remembered. */
  readonly insist: boolean;
  /** Longest time of the whole, and longest silence, in milliseconds. */
  readonly limit: number;
  readonly silence: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Writes a line, or the same line again. */
  readonly say: (line: string, again?: boolean) => void;
  /** Registers what Ctrl C does, and answers how to take it back. */
  readonly onInterrupt: (stop: () => void) => () => void;
}

/** Why there is no program: something went wrong, the person stopped it, or it failed less than a day ago. */
export type FetchOutcome = 'fetched' | 'failed' | 'stopped' | 'remembered';

interface Failure {
  readonly version: string;
  readonly at: number;
}

function lastFailure(memory: string): Failure | null {
  try {
    const read = JSON.parse(readFileSync(memory, 'utf8')) as Partial<Failure> | null;
    if (typeof read?.version !== 'string' || typeof read.at !== 'number') return null;
    return { version: read.version, at: read.at };
  } catch {
    return null;
  }
}

/** A clock that was set back must not make the memory last. */
function isRemembered({ memory, version, now }: FetchOptions): boolean {
  const failure = lastFailure(memory);
  if (failure?.version !== version) return false;
  const age = now() - failure.at;
  return age >= 0 && age < DAY;
}

function progressLine({ transferred, total }: { transferred: number; total: number | null }): string {
  const done = (transferred / MEGABYTE).toFixed(0);
  return total === null
    ? `  ${done} MB`
    : `  ${done} of ${(total / MEGABYTE).toFixed(0)} MB (${Math.floor((100 * transferred) / total)} %)`;
}

type Ending =
  | { readonly code: 'fetched' }
  | { readonly code: 'stopped' }
  | { readonly code: 'failed'; readonly problem: string };

/** Waits for the download, ends it when it is too slow or not wanted, and tells how it ended. */
function endingOf(child: ChildProcess, options: FetchOptions): Promise<Ending> {
  const { limit, silence, say, onInterrupt } = options;
  return new Promise((resolve) => {
    let ending: Ending | null = null;
    const fail = (problem: string) => {
      ending ??= { code: 'failed', problem };
      child.kill('SIGKILL');
    };
    const whole = setTimeout(() => fail(`it took more than ${Math.round(limit / 60_000)} minutes`), limit);
    let quiet: NodeJS.Timeout | undefined;
    const listen = () => {
      clearTimeout(quiet);
      quiet = setTimeout(() => fail(`nothing came for ${Math.round(silence / 1000)} seconds`), silence);
    };
    listen();
    const release = onInterrupt(() => {
      ending ??= { code: 'stopped' };
      child.kill('SIGKILL');
    });
    child.on('message', (message: DownloadMessage) => {
      listen();
      if ('problem' in message) ending ??= { code: 'failed', problem: message.problem };
      else say(progressLine(message), true);
    });
    child.once('exit', (code) => {
      clearTimeout(whole);
      clearTimeout(quiet);
      release();
      const other: Ending =
        code === 0 ? { code: 'fetched' } : { code: 'failed', problem: `the download ended with ${code}` };
      resolve(ending ?? other);
    });
  });
}

/** Fetches Electron's program unless that failed less than a day ago. */
export async function fetchElectron(options: FetchOptions): Promise<FetchOutcome> {
  const { script, version, memory, insist, now, say } = options;
  if (!insist && isRemembered(options)) return 'remembered';
  say(`Fetching Electron ${version} (about 120 MB, once). Ctrl C goes on without it, in a browser window.`);
  // A group of its own where there are groups: Ctrl C reaches this process, which decides.
  const child = fork(script, { detached: process.platform !== 'win32' });
  const ending = await endingOf(child, options);
  if (ending.code === 'fetched') {
    rmSync(memory, { force: true });
    return 'fetched';
  }
  mkdirSync(dirname(memory), { recursive: true });
  writeFileSync(memory, JSON.stringify({ version, at: now() } satisfies Failure));
  const next = 'The next try is tomorrow, or at once with WALLCHART_HOST=electron.';
  say(
    ending.code === 'stopped'
      ? `Stopped. ${next}`
      : `Electron could not be fetched: ${ending.problem}. ${next}`,
  );
  return ending.code;
}
