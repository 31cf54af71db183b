/** `app`: the order of its events is Electron's. */
import { EventEmitter } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

/** An event that a listener may stop. */
export class Preventable {
  defaultPrevented = false;
  preventDefault(): void {
    this.defaultPrevented = true;
  }
}

interface Closable {
  closing(): Promise<void>;
}

class Application extends EventEmitter {
  readonly isPackaged = process.env.STAND_IN_PACKAGED === '1';
  /** Open windows; the windows' own file enters and removes them. */
  readonly windows = new Set<Closable>();
  /** Ends the browser; set by the launcher. */
  endBrowser: () => Promise<void> = () => Promise.resolve();
  #ready = false;
  #quitting = false;
  #name = 'stand-in';
  readonly #paths = new Map<string, string>();
  readonly #home = mkdtempSync(join(tmpdir(), 'stand-in-home-'));

  isReady(): boolean {
    return this.#ready;
  }

  whenReady(): Promise<void> {
    return this.#ready ? Promise.resolve() : new Promise((resolve) => this.once('ready', () => resolve()));
  }

  becomeReady(): void {
    this.#ready = true;
    this.emit('ready', {}, {});
  }

  setName(name: string): void {
    this.#name = name;
  }

  getName(): string {
    return this.#name;
  }

  getPath(name: string): string {
    const known: Record<string, string> = {
      home: homedir(),
      temp: tmpdir(),
      userData: join(this.#home, 'config', this.#name),
      documents: join(this.#home, 'Documents'),
    };
    const path = this.#paths.get(name) ?? known[name];
    if (path === undefined) throw new Error(`Failed to get '${name}' path`);
    mkdirSync(path, { recursive: true });
    return path;
  }

  setPath(name: string, path: string): void {
    if (!existsSync(path)) throw new Error(`Failed to set path: ${path} does not exist`);
    this.#paths.set(name, path);
  }

  requestSingleInstanceLock(): boolean {
    return process.env.STAND_IN_LOCKED !== '1';
  }

  addRecentDocument(): void {
    // The system's list of recent documents is not modelled.
  }

  /** before-quit, then every window closes, then will-quit and quit; any of them may be prevented. */
  quit(): void {
    if (this.#quitting) return;
    const before = new Preventable();
    this.emit('before-quit', before);
    if (before.defaultPrevented) return;
    this.#quitting = true;
    void Promise.all([...this.windows].map((window) => window.closing())).then(() => this.#end());
  }

  #end(): void {
    if (this.windows.size > 0) {
      this.#quitting = false;
      return;
    }
    const will = new Preventable();
    this.emit('will-quit', will);
    if (will.defaultPrevented) {
      this.#quitting = false;
      return;
    }
    this.emit('quit', {}, 0);
    this.exit(0);
  }

  get isQuitting(): boolean {
    return this.#quitting;
  }

  exit(code = 0): void {
    void this.endBrowser().finally(() => process.exit(code));
  }
}

export const app = new Application();
