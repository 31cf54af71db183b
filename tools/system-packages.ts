/** What the tests need besides npm's packages: a Chromium, and poppler's programs to look into PDFs. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findChromium } from '../src-main/host/chromium.ts';

interface Need {
  readonly what: string;
  /** Name of the package on Debian and its relatives. */
  readonly debian: string;
  readonly isThere: () => boolean;
}

function isOnPath(program: string): boolean {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.some(
    (folder) => existsSync(join(folder, program)) || existsSync(join(folder, `${program}.exe`)),
  );
}

const NEEDS: readonly Need[] = [
  { what: 'a browser of the Chromium family', debian: 'chromium', isThere: () => findChromium() !== null },
  {
    what: 'pdftotext and pdftoppm',
    debian: 'poppler-utils',
    isThere: () => isOnPath('pdftotext') && isOnPath('pdftoppm'),
  },
];

function aptInstall(packages: readonly string[]): boolean {
  const apt = (...words: string[]) =>
    spawnSync('apt-get', words, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...packages);
}

/** Installs what is missing where that can be done (root on Debian); otherwise says what to do. */
export function haveSystemPackages(): boolean {
  const missing = () => NEEDS.filter((need) => !need.isThere());
  if (missing().length === 0) return true;
  if (process.getuid?.() === 0 && isOnPath('apt-get')) {
    console.log(
      `Installing ${missing()
        .map(({ debian }) => debian)
        .join(' and ')} …`,
    );
    aptInstall(missing().map(({ debian }) => debian));
  }
  const still = missing();
  if (still.length === 0) return true;
  const packages = still.map(({ debian }) => debian).join(' ');
  console.error(`The tests need ${still.map(({ what }) => what).join(', and ')}.`);
  console.error(`On Debian and Ubuntu: sudo apt-get install ${packages}`);
  console.error('A browser in an unusual place is found through the environment variable CHROMIUM.');
  return false;
}
