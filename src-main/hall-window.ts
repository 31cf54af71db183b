/** The hall window in Electron: on the second monitor, full screen, back by itself when the cable is plugged in again. */
import { BrowserWindow, powerSaveBlocker, screen, type Display } from 'electron';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { HALL_PRELOAD } from './host/folders.ts';
import { HALL_CHANGED } from './ipc/hall-channels.ts';
import type { HallWindowState } from './ipc/contract.ts';
import type { Report } from './ipc/dispatch.ts';

/** A monitor as it is known again: the system gives it another number each time that it is plugged in. */
const monitorSchema = z.object({
  label: z.string(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});
type Monitor = z.infer<typeof monitorSchema>;

const FILE = 'hall-window.json';
/** Size of the window where there is no second monitor. */
const SMALL = { width: 1024, height: 576 };

interface HallWindowOptions {
  /** Address of the page. */
  readonly address: string;
  readonly userData: string;
  readonly isPackaged: boolean;
  readonly report: Report;
  /** The arbiter's window: its monitor is not the hall's. */
  readonly main: () => BrowserWindow | null;
}

function monitorOf({ label, bounds: { x, y, width, height } }: Display): Monitor {
  return { label, x, y, width, height };
}

function isSame(a: Monitor, b: Monitor): boolean {
  return a.label === b.label && a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;
}

export class HallWindow {
  readonly #options: HallWindowOptions;
  #window: BrowserWindow | null = null;
  /** Where the window is, or was before its monitor went; null while it is an ordinary window beside the other. */
  #monitor: Monitor | null;
  #gone = false;
  #awake: number | null = null;
  #changed: () => void = () => undefined;

  constructor(options: HallWindowOptions) {
    this.#options = options;
    this.#monitor = this.#remembered();
    screen.on('display-added', () => this.#follow());
    screen.on('display-removed', () => this.#follow());
    screen.on('display-metrics-changed', () => this.#follow());
  }

  readonly open = (): Promise<null> => {
    const window = this.#window ?? this.#create();
    this.#settle(window, this.#free());
    return Promise.resolve(null);
  };

  readonly close = (): void => this.#window?.destroy();

  /** To the next monitor in the order of the system, the arbiter's own included: some mirror their screens. */
  readonly move = (): void => {
    const window = this.#window;
    if (window === null) return;
    const displays = screen.getAllDisplays();
    const monitor = this.#monitor;
    const at = displays.findIndex((display) => monitor !== null && isSame(monitorOf(display), monitor));
    this.#settle(window, displays[(at + 1) % displays.length] ?? null);
  };

  readonly state = (): HallWindowState => ({
    state: this.#window === null ? 'closed' : this.#gone ? 'screen-gone' : 'open',
    screen: this.#monitor?.label ?? '',
    canMove: this.#window !== null && screen.getAllDisplays().length > 1,
  });

  readonly watch = (changed: () => void): void => {
    this.#changed = changed;
  };

  /** Tells the page that it has to look again. */
  tell(): void {
    this.#window?.webContents.send(HALL_CHANGED);
  }

  #create(): BrowserWindow {
    const window = new BrowserWindow({
      ...SMALL,
      show: false,
      autoHideMenuBar: true,
      backgroundColor: '#000000',
      webPreferences: {
        preload: HALL_PRELOAD,
        contextIsolation: true,
        sandbox: true,
        nodeIntegration: false,
        webSecurity: true,
        plugins: false,
        spellcheck: false,
        // Pages turn also while the arbiter works in front of it.
        backgroundThrottling: false,
        devTools: !this.#options.isPackaged,
      },
    });
    this.#window = window;
    this.#awake = powerSaveBlocker.start('prevent-display-sleep');
    window.on('closed', () => this.#closed());
    window.loadURL(this.#options.address).catch((error: unknown) => {
      if (!window.isDestroyed()) this.#options.report(error, 'hall page');
    });
    return window;
  }

  #closed(): void {
    this.#window = null;
    this.#gone = false;
    if (this.#awake !== null) powerSaveBlocker.stop(this.#awake);
    this.#awake = null;
    this.#changed();
  }

  /** The monitor of before, else one that the arbiter does not work on; null for none. */
  #free(): Display | null {
    const displays = screen.getAllDisplays();
    const own = this.#options.main();
    const taken = own === null ? screen.getPrimaryDisplay() : screen.getDisplayMatching(own.getBounds());
    const others = displays.filter(({ id }) => id !== taken.id);
    const monitor = this.#monitor;
    const known = others.find((display) => monitor !== null && isSame(monitorOf(display), monitor));
    return known ?? others[0] ?? null;
  }

  /** Full screen on a monitor, or an ordinary window where there is none for the hall. */
  #settle(window: BrowserWindow, display: Display | null): void {
    this.#gone = false;
    if (display !== null) {
      this.#monitor = monitorOf(display);
      this.#remember(this.#monitor);
      window.setFullScreen(false);
      window.setBounds(display.bounds);
      window.setFullScreen(true);
    } else this.#monitor = null;
    // Never takes the keyboard from the arbiter.
    window.showInactive();
    this.#changed();
  }

  /** A monitor came or went. Without one the window hides: it must not lie over the arbiter's. */
  #follow(): void {
    const window = this.#window;
    if (window === null) return;
    if (this.#monitor === null && !this.#gone) return this.#changed();
    const free = this.#free();
    if (free !== null) return this.#settle(window, free);
    window.setFullScreen(false);
    window.hide();
    this.#gone = true;
    this.#changed();
  }

  #remembered(): Monitor | null {
    try {
      return monitorSchema.parse(JSON.parse(readFileSync(join(this.#options.userData, FILE), 'utf8')));
    } catch {
      return null;
    }
  }

  #remember(monitor: Monitor): void {
    try {
      writeFileSync(join(this.#options.userData, FILE), JSON.stringify(monitor), { mode: 0o600 });
    } catch {
      // A full or read-only disk: the next run looks for a free monitor.
    }
  }
}
