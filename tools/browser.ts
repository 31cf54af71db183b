/**
 * What the tests need besides npm's packages: a browser of the Chromium family. The one of the machine, Playwright's own,
 * or one that can be had: from Debian's packages where this user may install them, otherwise from Playwright.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../src-main/host/chromium.ts';
import { HEADLESS } from './headless.ts';

/** What is asked of a machine, and done on it. */
export interface Machine {
  /** What the environment variable CHROMIUM says, `''` for nothing: no other browser is looked for then. */
  readonly named: string;
  /** A browser that is installed; null for none. */
  installed(): string | null;
  /** Where Playwright keeps its own browser, there or not. */
  readonly playwright: string;
  exists(path: string): boolean;
  readonly isRoot: boolean;
  isOnPath(program: string): boolean;
  /** Runs a program to its end, its words on the terminal unless `quiet`; whether it succeeded. */
  run(program: string, words: readonly string[], quiet?: boolean): boolean;
  say(line: string): void;
}

/** Path of the program that downloads Playwright's browsers. */
const DOWNLOADER = join(import.meta.dirname, '../node_modules/playwright-core/cli.js');

/** Words before `apt-get`: none for root, `sudo` where it asks for no password; null where neither is possible. */
function rights(machine: Machine): readonly string[] | null {
  if (!machine.isOnPath('apt-get')) return null;
  if (machine.isRoot) return ['env'];
  return machine.isOnPath('sudo') && machine.run('sudo', ['-n', 'true'], true) ? ['sudo', '-n', 'env'] : null;
}

function fromDebian(machine: Machine): string | null {
  const [first, ...others] = rights(machine) ?? [];
  if (first === undefined) return null;
  machine.say('Installing chromium with apt-get …');
  const apt = (...words: string[]) =>
    machine.run(first, [...others, 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...words]);
  const installs = (...names: string[]) => apt('install', '-y', '--no-install-recommends', ...names);
  // Ubuntu has no Chromium without windows.
  const isThere = apt('update') && (installs('chromium', HEADLESS) || installs('chromium'));
  const path = isThere ? machine.installed() : null;
  // Ubuntu's package of that name may hold nothing but a hint to another shop.
  return path !== null && machine.run(path, ['--version'], true) ? path : null;
}

function fromPlaywright(machine: Machine): string | null {
  machine.say('Fetching Playwright’s own Chromium …');
  if (!machine.run(process.execPath, [DOWNLOADER, 'install', 'chromium'])) return null;
  if (!machine.exists(machine.playwright)) return null;
  // Libraries of the system that it needs may be missing. On Windows this would open a window, and nothing is missing.
  if (process.platform === 'win32' || machine.run(machine.playwright, ['--version'], true))
    return machine.playwright;
  machine.say(
    'It is there and does not start: npx playwright install-deps chromium (as root) brings what it needs.',
  );
  return null;
}

/** What is here already and starts: Ubuntu has a `chromium-browser` that only says where to get one. */
function whatStarts(machine: Machine): string | null {
  const installed = machine.installed();
  const own = machine.exists(machine.playwright) ? machine.playwright : null;
  // On Windows this would open a window.
  const starts = (path: string) => process.platform === 'win32' || machine.run(path, ['--version'], true);
  const found = [installed, own].find((path) => path !== null && starts(path)) ?? null;
  if (found === null && installed !== null)
    machine.say(`${installed} does not start, so another browser is looked for.`);
  return found;
}

/** A browser for the tests, installed if need be; null where none can be had, and then what to do was said. */
export function browserForTests(machine: Machine): string | null {
  if (machine.named !== '' && machine.installed() === null) {
    machine.say(`The environment variable CHROMIUM names ${machine.named}, and there is no such program.`);
    return null;
  }
  const there = machine.named === '' ? whatStarts(machine) : machine.installed();
  const path = there ?? fromDebian(machine) ?? fromPlaywright(machine);
  if (path !== null) return path;
  machine.say('There is no browser of the Chromium family on this machine, and none could be installed.');
  machine.say('Install Chromium, Chrome or Edge (on Debian and Ubuntu: sudo apt-get install chromium),');
  machine.say('or name one in an unusual place through the environment variable CHROMIUM.');
  return null;
}

/** Downloads stop after so many minutes, and after so many seconds without an answer. */
const [MOST_MINUTES, SILENCE_SECONDS] = [10, 20];

export const THIS_MACHINE: Machine = {
  named: process.env.CHROMIUM ?? '',
  installed: findChromium,
  playwright: chromium.executablePath(),
  exists: existsSync,
  isRoot: process.getuid?.() === 0,
  isOnPath: (program) =>
    (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program))),
  run: (program, words, quiet = false) =>
    spawnSync(program, words, {
      stdio: quiet ? 'ignore' : 'inherit',
      timeout: MOST_MINUTES * 60_000,
      env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: String(SILENCE_SECONDS * 1000) },
    }).status === 0,
  say: (line) => console.error(line),
};
