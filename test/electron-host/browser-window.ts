/** `BrowserWindow` and its `webContents`: a page of the Chromium that {@link attachBrowser} names. */
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import type { BrowserContext, Frame, Page } from 'playwright-core';
import { app, Preventable } from './application.ts';
import { invoke, ipcMain, type IpcEvent } from './ipc.ts';
import { pageSide } from './page-side.ts';
import { handlerOf, isCancelled, toBrowserUrl, toProgramUrl } from './session.ts';

export interface WindowOptions {
  readonly width?: number;
  readonly height?: number;
  readonly x?: number;
  readonly y?: number;
  readonly show?: boolean;
  readonly title?: string;
  readonly webPreferences?: {
    readonly preload?: string;
    readonly nodeIntegration?: boolean;
    readonly contextIsolation?: boolean;
    readonly sandbox?: boolean;
    readonly webSecurity?: boolean;
  };
}

interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

let context: BrowserContext | null = null;

/** The browser whose pages are windows. Requests of the program's own scheme go to its protocol handler. */
export async function attachBrowser(browser: BrowserContext): Promise<void> {
  context = browser;
  await browser.route('**/*', async (route) => {
    const request = route.request();
    const url = toProgramUrl(request.url());
    const handler = handlerOf(url);
    if (handler === undefined) return (await isCancelled(url)) ? route.abort() : route.fallback();
    const headers = Object.entries(await request.allHeaders()).filter(([name]) => !name.startsWith(':'));
    const answer = await handler(new Request(url, { method: request.method(), headers }));
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
}

class WebContents extends EventEmitter {
  readonly #window: BrowserWindow;
  openHandler: ((details: { url: string }) => { action: string }) | null = null;

  constructor(window: BrowserWindow) {
    super();
    this.#window = window;
  }

  getURL(): string {
    return toProgramUrl(this.#window.page?.url() ?? '');
  }

  /** As in Electron, arguments that cannot be cloned throw here, and a page that is gone hears nothing. */
  send(channel: string, ...args: unknown[]): void {
    const copy = structuredClone(args);
    const deliver = ([name, values]: [string, unknown[]]) =>
      (
        globalThis as unknown as { standInDeliver?: (name: string, args: unknown[]) => void }
      ).standInDeliver?.(name, values);
    void this.#window.page?.evaluate(deliver, [channel, copy] as [string, unknown[]]).catch(() => undefined);
  }

  setWindowOpenHandler(handler: (details: { url: string }) => { action: string }): void {
    this.openHandler = handler;
  }
}

export class BrowserWindow extends EventEmitter {
  static getAllWindows(): BrowserWindow[] {
    return [...app.windows] as BrowserWindow[];
  }

  readonly options: WindowOptions;
  readonly webContents: WebContents;
  /** Settles when the page exists and the preload script is in place. */
  readonly opened: Promise<void>;
  page: Page | null = null;
  #title: string;
  #maximized = false;
  #fullScreen = false;
  #bounds: Bounds;
  #visible: boolean;

  constructor(options: WindowOptions) {
    super();
    if (!app.isReady()) throw new Error('Cannot create BrowserWindow before app is ready');
    const { nodeIntegration, contextIsolation, sandbox, webSecurity } = options.webPreferences ?? {};
    if (nodeIntegration || contextIsolation === false || sandbox === false || webSecurity === false)
      throw new Error('The stand-in models sandboxed, isolated windows only');
    this.options = options;
    const { x = 0, y = 0, width = 800, height = 600 } = options;
    this.#bounds = { x, y, width, height };
    this.#title = options.title ?? '';
    this.#visible = options.show !== false;
    this.webContents = new WebContents(this);
    app.windows.add(this);
    this.opened = this.#open(options.webPreferences?.preload);
    app.emit('browser-window-created', {}, this);
    app.emit('web-contents-created', {}, this.webContents);
  }

  async #open(preload: string | undefined): Promise<void> {
    if (context === null) throw new Error('No browser is attached');
    const page = await context.newPage();
    this.page = page;
    await page.setViewportSize({ width: this.options.width ?? 800, height: this.options.height ?? 600 });
    await page.exposeBinding(
      'standInToMain',
      ({ frame }, kind: 'invoke' | 'send', channel: string, args: unknown[]) => {
        const event = this.#eventFrom(frame);
        if (kind === 'invoke') return invoke(event, channel, args);
        ipcMain.emit(channel, event, ...args);
        return null;
      },
    );
    const source = preload === undefined ? '' : readFileSync(preload, 'utf8');
    await page.addInitScript({ content: `(${pageSide.toString()})(${JSON.stringify(source)});` });
    page.on('popup', (popup) => {
      const answer = this.webContents.openHandler?.({ url: popup.url() });
      if (answer?.action === 'deny') void popup.close();
    });
    page.on('close', () => this.#gone());
  }

  #eventFrom(frame: Frame): IpcEvent {
    return {
      sender: this.webContents,
      senderFrame: { url: toProgramUrl(frame.url()), parent: frame.parentFrame() },
    };
  }

  #gone(): void {
    if (!app.windows.delete(this)) return;
    this.emit('closed');
    if (app.windows.size > 0 || app.isQuitting) return;
    if (app.listenerCount('window-all-closed') > 0) app.emit('window-all-closed');
    else app.quit();
  }

  async loadURL(url: string): Promise<void> {
    await this.opened;
    await this.page?.goto(toBrowserUrl(url));
    this.emit('ready-to-show');
    this.webContents.emit('did-finish-load');
  }

  /** Asks the window to close: `close` may be prevented, then the page is asked, then it goes. */
  close(): void {
    void this.closing();
  }

  /** As {@link close}; settles when the window has gone or stays. */
  async closing(): Promise<void> {
    const event = new Preventable();
    this.emit('close', event);
    if (event.defaultPrevented) return;
    if (await this.#pageStays()) {
      const unload = new Preventable();
      this.webContents.emit('will-prevent-unload', unload);
      // Preventing the event lets the window close.
      if (!unload.defaultPrevented) return;
    }
    this.destroy();
  }

  /** Whether the page prevents `beforeunload`. */
  async #pageStays(): Promise<boolean> {
    const ask = () => {
      const event = new Event('beforeunload', { cancelable: true });
      dispatchEvent(event);
      return event.defaultPrevented;
    };
    return (await this.page?.evaluate(ask).catch(() => false)) ?? false;
  }

  destroy(): void {
    const page = this.page;
    this.#gone();
    void page?.close().catch(() => undefined);
  }

  isDestroyed(): boolean {
    return !app.windows.has(this);
  }

  show(): void {
    this.#visible = true;
  }

  /** Without the keyboard. */
  showInactive(): void {
    this.#visible = true;
  }

  hide(): void {
    this.#visible = false;
  }

  setFullScreen(full: boolean): void {
    this.#fullScreen = full;
  }

  isFullScreen(): boolean {
    return this.#fullScreen;
  }

  setBounds(bounds: Bounds): void {
    this.#bounds = bounds;
    void this.opened.then(() => this.page?.setViewportSize({ width: bounds.width, height: bounds.height }));
  }

  getBounds(): Bounds {
    return this.#bounds;
  }

  isVisible(): boolean {
    return this.#visible;
  }

  focus(): void {
    this.emit('focus');
  }

  isMinimized(): boolean {
    return false;
  }

  restore(): void {
    this.emit('restore');
  }

  maximize(): void {
    this.#maximized = true;
  }

  isMaximized(): boolean {
    return this.#maximized;
  }

  getNormalBounds(): Bounds {
    return this.#bounds;
  }

  setTitle(title: string): void {
    this.#title = title;
  }

  getTitle(): string {
    return this.#title;
  }

  setRepresentedFilename(): void {
    // macOS only.
  }
}
