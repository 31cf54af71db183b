/** A browser of the Chromium family on this machine, and a window of it without tabs and address bar. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const LINUX_NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
] as const;
const MAC_NAMES = ['Google Chrome', 'Chromium', 'Microsoft Edge'] as const;
const WINDOWS_PROGRAMS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
] as const;

function candidates(platform: NodeJS.Platform, environment: NodeJS.ProcessEnv): readonly string[] {
  switch (platform) {
    case 'darwin':
      return MAC_NAMES.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
    case 'win32': {
      const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap(
        (name) => environment[name] ?? [],
      );
      return roots.flatMap((root) => WINDOWS_PROGRAMS.map((program) => join(root, program)));
    }
    default: {
      const folders = (environment.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
      return LINUX_NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
    }
  }
}

/** Path of the browser, or null where there is none. The environment variable CHROMIUM goes first. */
export function findChromium(
  platform = process.platform,
  environment = process.env,
  exists: (path: string) => boolean = existsSync,
): string | null {
  const named = environment.CHROMIUM;
  if (named !== undefined && named !== '') return exists(named) ? named : null;
  return candidates(platform, environment).find((path) => exists(path)) ?? null;
}

/** For a headless browser under test: no sandbox (tests may run as root), and no network of its own. */
export const HEADLESS_ARGUMENTS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Whether a window can be shown at all. */
export function hasDisplay(platform = process.platform, environment = process.env): boolean {
  if (platform === 'win32' || platform === 'darwin') return true;
  return (environment.DISPLAY ?? environment.WAYLAND_DISPLAY ?? '') !== '';
}

/** In pixels of the screen. */
interface WindowPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const USUAL_PLACE: WindowPlace = { x: 0, y: 0, width: 1366, height: 768 };

/** What the browser is started with; `place` is where the window lay before. */
export function appWindowArguments(
  address: string,
  profile: string,
  place: WindowPlace | null,
  isRoot: boolean,
): readonly string[] {
  const { x, y, width, height } = place ?? USUAL_PLACE;
  return [
    `--app=${address}`,
    `--user-data-dir=${profile}`,
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...(place === null ? [] : [`--window-position=${x},${y}`]),
    `--window-size=${width},${height}`,
    // Chromium refuses to start its sandbox for root.
    ...(isRoot ? ['--no-sandbox'] : []),
  ];
}

/**
 * Opens a window of the browser on an address. It has its own profile folder, so that it is a process of its own,
 * which ends when the window is closed.
 */
export function openAppWindow(
  browser: string,
  address: string,
  profile: string,
  place: WindowPlace | null = null,
): ChildProcess {
  const isRoot = process.getuid?.() === 0;
  return spawn(browser, appWindowArguments(address, profile, place, isRoot), { stdio: 'ignore' });
}
