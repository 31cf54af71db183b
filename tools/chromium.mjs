// Where a Chromium-family browser lies on this machine. Plain JavaScript: read under Node 20 as well.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** For a headless browser in tests: no sandbox (tests may run as root), no network of its own. */
export const CHROMIUM_ARGUMENTS = Object.freeze([
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]);

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

function macCandidates() {
  return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  );
}

function windowsCandidates() {
  const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .map((name) => process.env[name])
    .filter((root) => root !== undefined);
  const programs = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
  return roots.flatMap((root) => programs.map((program) => join(root, program)));
}

function linuxCandidates() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/**
 * Path of the browser, or null. The environment variable CHROMIUM goes first.
 * @returns {string | null}
 */
export function findChromium() {
  const named = process.env.CHROMIUM;
  if (named !== undefined && named !== '') return existsSync(named) ? named : null;
  const candidates =
    process.platform === 'darwin'
      ? macCandidates()
      : process.platform === 'win32'
        ? windowsCandidates()
        : linuxCandidates();
  return candidates.find((path) => existsSync(path)) ?? null;
}
