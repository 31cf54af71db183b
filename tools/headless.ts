/** The browser in which tests show pages. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findChromium } from '../src-main/host/chromium.ts';

/** Debian's Chromium without windows: it does the same in about a quarter less time, but shows no PDF. */
export const HEADLESS = 'chromium-headless-shell';

/** What is looked at for a browser. */
export interface Places {
  /** What the environment variable CHROMIUM says, `''` for nothing. */
  readonly named: string;
  readonly folders: readonly string[];
  readonly exists: (path: string) => boolean;
  readonly installed: () => string | null;
}

const THESE: Places = {
  named: process.env.CHROMIUM ?? '',
  folders: (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== ''),
  exists: existsSync,
  installed: findChromium,
};

/** Path of the one that was named, else of the one without windows, else of any; null for none. */
export function findHeadless({ named, folders, exists, installed }: Places = THESE): string | null {
  if (named !== '') return installed();
  return folders.map((folder) => join(folder, HEADLESS)).find((path) => exists(path)) ?? installed();
}
