/** The hall window of the loopback host: a second window of the browser, which the person puts on its screen. */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HallPlace, HallWindowState } from '../ipc/contract.ts';
import type { Report } from '../ipc/dispatch.ts';
import { openAppWindow } from './chromium.ts';
import type { Loopback } from './loopback.ts';
import { handOverPage } from './private-files.ts';

/** How long the address lets the window in. */
const WINDOW_SECONDS = 30;

interface HallBrowserOptions {
  /** The browser to start; null where the arbiter's page opens the window itself. */
  readonly browser: string | null;
  readonly report: Report;
}

export class HallBrowser {
  readonly #options: HallBrowserOptions;
  #window: ChildProcess | null = null;
  #loopback: Loopback | null = null;
  #changed: () => void = () => undefined;

  constructor(options: HallBrowserOptions) {
    this.#options = options;
  }

  /** The server, once it listens. */
  attach(loopback: Loopback): void {
    this.#loopback = loopback;
    loopback.watchHall(() => this.#changed());
  }

  readonly open = (before: HallPlace | null): Promise<string | null> => {
    const { browser, report } = this.#options;
    const address = this.#loopback?.hallEntrance(WINDOW_SECONDS) ?? null;
    if (browser === null || address === null) return Promise.resolve(address);
    if (this.#window !== null) return Promise.resolve(null);
    const profile = mkdtempSync(join(tmpdir(), 'wallchart-hall-'));
    const { folder, page } = handOverPage(address);
    const remove = (path: string): void => rmSync(path, { recursive: true, force: true, maxRetries: 3 });
    setTimeout(() => remove(folder), WINDOW_SECONDS * 1000).unref();
    const window = openAppWindow(browser, pathToFileURL(page).href, profile, before);
    this.#window = window;
    const over = (): void => {
      this.#window = null;
      remove(profile);
    };
    window.on('exit', over);
    window.on('error', (error) => {
      report(error, 'hall window');
      over();
    });
    return Promise.resolve(null);
  };

  readonly close = (): void => {
    this.#loopback?.closeHall();
    this.#window?.kill();
  };

  /** The person moves the window, as any other. */
  readonly move = (): void => undefined;

  readonly state = (): HallWindowState => ({
    state: (this.#loopback?.hallWindows() ?? 0) > 0 ? 'open' : 'closed',
    screen: '',
    canMove: false,
  });

  readonly watch = (changed: () => void): void => {
    this.#changed = changed;
  };
}
