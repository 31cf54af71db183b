/**
 * Starts the built program for a test, in either host, and gives the page to it: the same scenario runs in both.
 * Each program has its own folder for preferences and is ended by {@link RunningProgram.stop}.
 */
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, chromium, type Page } from 'playwright-core';
import { findChromium, hasDisplay, HEADLESS_ARGUMENTS } from '../../src-main/host/chromium.ts';
import { findHeadless } from '../../tools/headless.ts';
import { electronProgram } from '../../tools/electron/program.ts';
import type { StandInAnswer, StandInRequest, StandInState } from '../electron-host/messages.ts';

const ROOT = join(import.meta.dirname, '../..');
const START_LIMIT = 60_000;

export interface LaunchOptions {
  /** Words of the command line, `['--demo']` or a file. */
  readonly words?: readonly string[];
  /** Folder of preferences; a new one by default. Give the same one again to start a second time. */
  readonly userData?: string;
  /** Folder that holds out/: the checkout by default, an unpacked package in the packaging test. */
  readonly program?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** It opens a PDF, which a browser without windows would only store. */
  readonly opensPdf?: boolean;
}

export interface RunningProgram {
  readonly page: Page;
  readonly userData: string;
  readonly process: ChildProcess;
  /** What the page wrote to its console as errors, and what it threw. */
  readonly pageErrors: readonly string[];
  /** Prepares the answer of the next system dialog; null where the page has a chooser of its own. */
  readonly answerDialog: ((path: string) => Promise<void>) | null;
  /** Ends the program as a person would, and answers its exit code. */
  readonly stop: () => Promise<number | null>;
  /** Ends the program as a power cut would. */
  readonly kill: () => Promise<void>;
}

export interface RunningStandIn extends RunningProgram {
  readonly tell: (request: StandInRequest) => void;
  readonly state: () => Promise<StandInState>;
}

/** Programs that still run: a test that fails half-way must not leave them behind. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

function watch(child: ChildProcess): ChildProcess {
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'wallchart-test-'));
}

function environmentOf(options: LaunchOptions, userData: string): NodeJS.ProcessEnv {
  return { ...process.env, WALLCHART_USER_DATA: userData, INIT_CWD: ROOT, ...options.environment };
}

function browserPath({ opensPdf = false }: LaunchOptions): string {
  const path = opensPdf ? findChromium() : findHeadless();
  if (path === null) throw new Error('No Chromium on this machine: apt-get install chromium');
  return path;
}

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    // A resource that failed to load is named only by its place.
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`.trimEnd());
  });
  return errors;
}

async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

/** First match in the child's output; fails with everything it said when it ends or takes too long. */
function lineOf(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(
      () => reject(new Error(`The program did not start in time:\n${said}`)),
      START_LIMIT,
    );
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const found = pattern.exec(said);
      if (found === null) return;
      clearTimeout(timer);
      resolve(found[0]);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => reject(new Error(`The program ended with ${code}:\n${said}`)));
  });
}

/** Starts the loopback host and opens its page in a Chromium of its own. */
export async function launchLoopback(options: LaunchOptions = {}): Promise<RunningProgram> {
  const userData = options.userData ?? newFolder();
  const serve = join(options.program ?? ROOT, 'out/main/serve.js');
  const child = watch(
    spawn(process.execPath, [serve, '--no-window', ...(options.words ?? [])], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: environmentOf(options, userData),
    }),
  );
  const address = await lineOf(child, /http:\/\/127\.0\.0\.1:\d+\/enter\/[\w-]+/);
  const browser = await chromium.launch({
    executablePath: browserPath(options),
    args: [...HEADLESS_ARGUMENTS],
  });
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  const pageErrors = collectErrors(page);
  await page.goto(address);
  // The way in leads on to the page, which takes its key out of the address.
  await page.waitForURL(({ pathname, hash }) => pathname === '/' && hash === '');
  return {
    page,
    userData,
    process: child,
    pageErrors,
    answerDialog: null,
    stop: async () => {
      await browser.close();
      child.kill('SIGTERM');
      return ended(child);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended(child);
      await browser.close();
    },
  };
}

function answerOf<K extends 'port' | 'state'>(
  child: ChildProcess,
  key: K,
): Promise<Extract<StandInAnswer, Record<K, unknown>>> {
  return new Promise((resolve, reject) => {
    const gone = (code: number | null) => reject(new Error(`The stand-in ended with ${code}`));
    const listen = (answer: StandInAnswer) => {
      if (!(key in answer)) return;
      child.off('message', listen);
      child.off('exit', gone);
      resolve(answer as Extract<StandInAnswer, Record<K, unknown>>);
    };
    child.on('message', listen);
    child.once('exit', gone);
  });
}

/** The page of the program's window; its address shows that the program's own scheme was loaded. */
async function windowPage(pages: () => readonly Page[]): Promise<Page> {
  const until = Date.now() + START_LIMIT;
  for (;;) {
    const page = pages().find((candidate) => candidate.url().startsWith('https://ui.app.invalid/'));
    if (page !== undefined) return page;
    if (Date.now() > until) throw new Error('The program opened no window');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** What a system dialog answers when this file is chosen. */
function answerWith(path: string) {
  return { canceled: false, filePath: path, filePaths: [path] };
}

/** Forks the stand-in's process without waiting for a window. */
export function forkStandIn(options: LaunchOptions, userData: string): ChildProcess {
  const standIn = join(ROOT, 'test/electron-host');
  const main = join(options.program ?? ROOT, 'out/main/start.js');
  return watch(
    fork(join(standIn, 'run.ts'), [main, ...(options.words ?? [])], {
      execArgv: ['--import', join(standIn, 'register.ts')],
      env: environmentOf(options, userData),
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    }),
  );
}

/** Starts the real main and preload through the stand-in for Electron's module. */
export async function launchElectronStandIn(options: LaunchOptions = {}): Promise<RunningStandIn> {
  const userData = options.userData ?? newFolder();
  const child = forkStandIn(options, userData);
  const tell = (request: StandInRequest) => void child.send(request);
  const { port } = await answerOf(child, 'port');
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await windowPage(() => browser.contexts().flatMap((context) => context.pages()));
  const pageErrors = collectErrors(page);
  return {
    page,
    userData,
    process: child,
    pageErrors,
    tell,
    answerDialog: (path) => {
      tell({ do: 'prepare-dialog', answer: answerWith(path) });
      return Promise.resolve();
    },
    state: async () => {
      const answer = answerOf(child, 'state');
      tell({ do: 'tell-state' });
      return (await answer).state;
    },
    stop: async () => {
      tell({ do: 'quit' });
      return ended(child);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended(child);
      await browser.close();
    },
  };
}

/** Electron's own program where it has been fetched and a window can be shown; null elsewhere. */
export const REAL_ELECTRON = hasDisplay() ? electronProgram(join(ROOT, 'node_modules/electron')) : null;

/** Starts the built program in Electron itself. */
export async function launchElectron(options: LaunchOptions = {}): Promise<RunningProgram> {
  if (REAL_ELECTRON === null) throw new Error('Electron’s program is not on this machine');
  const userData = options.userData ?? newFolder();
  const environment = Object.entries(environmentOf(options, userData)).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const application = await _electron.launch({
    executablePath: REAL_ELECTRON,
    // Chromium's sandbox refuses to start for root.
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      options.program ?? ROOT,
      ...(options.words ?? []),
    ],
    env: Object.fromEntries(environment),
    timeout: START_LIMIT,
  });
  const child = watch(application.process());
  const page = await application.firstWindow({ timeout: START_LIMIT });
  const pageErrors = collectErrors(page);
  return {
    page,
    userData,
    process: child,
    pageErrors,
    answerDialog: (path) =>
      application.evaluate(({ dialog }, answer) => {
        dialog.showOpenDialog = () => Promise.resolve(answer);
        dialog.showSaveDialog = () => Promise.resolve(answer);
      }, answerWith(path)),
    stop: async () => {
      await application.evaluate(({ app }) => app.quit()).catch(() => undefined);
      return ended(child);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended(child);
    },
  };
}

export interface Host {
  readonly host: string;
  readonly launch: (options?: LaunchOptions) => Promise<RunningProgram>;
}

/** The hosts, for `describe.each`: Electron's own program runs the same scenarios a third time where it is there. */
export const HOSTS: readonly Host[] = [
  { host: 'loopback', launch: launchLoopback },
  { host: 'electron stand-in', launch: launchElectronStandIn },
  ...(REAL_ELECTRON === null ? [] : [{ host: 'Electron', launch: launchElectron }]),
];
