/** The Electron host: one window on `app://ui/`, the handlers behind it, and nothing remote. */
import { texts } from './texts.ts';
import {
  app,
  type BrowserWindow,
  ipcMain,
  powerMonitor,
  protocol,
  session,
  type WebContents,
} from 'electron';
import { dispatch, isCommandLine } from './cli/dispatch.ts';
import { PROCESS_IO } from './cli/io.ts';
import { HallWindow } from './hall-window.ts';
import { netGet } from './handlers/lists/net-get.ts';
import { createHandlers, type Ports, speakAsPreferred } from './handlers/index.ts';
import { bugReporter } from './host/bug-report.ts';
import { PAGES, PROGRAM_NAME, userDataFolder } from './host/folders.ts';
import { pageResponse } from './host/pages.ts';
import { keepPrivate } from './host/private-files.ts';
import { startOptionsOf } from './host/start-options.ts';
import { USUAL_PORTS } from './host/usual-ports.ts';
import { noticeChannel, PAGE_LISTENS } from './ipc/channels.ts';
import type { FileHandle, Handlers, MenuAction, NoticeName, Notices } from './ipc/contract.ts';
import { HALL_PICTURE } from './ipc/hall-channels.ts';
import { isTrustedSender, registerHall, registerHandlers } from './ipc/register.ts';
import { setMenu } from './menu.ts';
import { bringToFront, chooseFile, openWindow, printPdf, showStartError } from './window.ts';

const SCHEME = 'app';
const ORIGIN = `${SCHEME}://ui`;
/** The hall window's own origin: main hears nothing from there but the question for its picture. */
const HALL_ORIGIN = `${SCHEME}://hall`;

app.setName(PROGRAM_NAME);
// Electron takes a folder that exists only.
keepPrivate(userDataFolder());
app.setPath('userData', userDataFolder());
protocol.registerSchemesAsPrivileged([
  { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true } },
]);

/** Words behind the program: an unpacked start has the folder of the program between Electron and them. */
function wordsOfThisStart(): readonly string[] {
  if (app.isPackaged) return process.argv.slice(1);
  const folder = process.argv.findIndex((word, index) => index > 0 && !word.startsWith('-'));
  return folder === -1 ? [] : process.argv.slice(folder + 1);
}

const words = wordsOfThisStart();
const options = startOptionsOf(words, process.env.INIT_CWD ?? process.cwd());
const report = bugReporter(app.getPath('userData'));

/** Files that the system asked to open before the page could hear of it. */
const waiting: string[] = options.file === null ? [] : [options.file];
let window: BrowserWindow | null = null;
/** Has the page open a file; null while no page listens. */
let handOver: ((path: string) => void) | null = null;

function tell<N extends NoticeName>(name: N, notice: Notices[N]): void {
  // The arbiter's window alone: notices hold more than the hall may know.
  window?.webContents.send(noticeChannel(name), notice);
}

function act(action: MenuAction, file: FileHandle | null = null): void {
  tell('menu', { action, file });
}

function openFile(path: string): void {
  if (window !== null) bringToFront(window);
  if (handOver === null) waiting.push(path);
  else handOver(path);
}

/** Shows the name of the tournament where the system shows windows. */
function nameWindow({ state }: Notices['changed']): void {
  const document = state.document;
  window?.setTitle(document === null ? PROGRAM_NAME : `${document.name} – ${PROGRAM_NAME}`);
  if (process.platform === 'darwin') window?.setRepresentedFilename(document?.path ?? '');
}

function hasFile(data: unknown): data is { readonly file: string } {
  return typeof data === 'object' && data !== null && 'file' in data && typeof data.file === 'string';
}

/** No page of the program ever leaves it, opens a window, or asks for a camera. */
function confine(contents: WebContents): void {
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  contents.on('will-navigate', (event) => event.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
}

function confineSession(): void {
  const { defaultSession } = session;
  defaultSession.setPermissionRequestHandler((_contents, _permission, decide) => decide(false));
  defaultSession.setPermissionCheckHandler(() => false);
  const remote = { urls: ['http://*/*', 'https://*/*', 'ws://*/*', 'wss://*/*', 'ftp://*/*'] };
  defaultSession.webRequest.onBeforeRequest(remote, (_details, decide) => decide({ cancel: true }));
}

function serve(handlers: Handlers, hall: HallWindow): void {
  const source = { folder: PAGES, documentBytes: handlers.documentBytes };
  protocol.handle(SCHEME, async (request) => {
    const { host, pathname } = new URL(request.url);
    if (!['ui', 'hall'].includes(host) || request.method !== 'GET')
      return new Response(texts.host.notFound, { status: 404 });
    const { status, headers, body } = await pageResponse(
      host === 'ui' ? source : { ...source, documentBytes: () => null },
      pathname,
    );
    return new Response(body, { status, headers });
  });
  registerHandlers(ipcMain, handlers, ORIGIN, report);
  registerHall(ipcMain, HALL_PICTURE, handlers, HALL_ORIGIN, report);
  ipcMain.on(PAGE_LISTENS, (event) => {
    if (!isTrustedSender(event, ORIGIN)) return;
    handOver = (path) => act('open-file', handlers.offer(path));
    waiting.splice(0).forEach(handOver);
  });
  handlers.listen((name, notice) => {
    tell(name, notice);
    if (name !== 'changed') return;
    hall.tell();
    nameWindow(notice as Notices['changed']);
  });
}

/** Closes the tournament file when every window is gone, then lets the program end: a page may ask, and stay. */
function closeBeforeQuit(handlers: Handlers): void {
  let closed = false;
  app.on('will-quit', (event) => {
    if (closed) return;
    event.preventDefault();
    void handlers
      .close()
      .catch((bug: unknown) => report(bug, 'close'))
      .then(() => {
        closed = true;
        app.quit();
      });
  });
  process.on('SIGINT', () => app.quit());
  process.on('SIGTERM', () => app.quit());
}

function newWindow(hall: HallWindow): void {
  handOver = null;
  window = openWindow(`${ORIGIN}/`, app.getPath('userData'), app.isPackaged, report);
  window.on('closed', () => {
    window = null;
    // Alone it would keep the program from ending.
    hall.close();
  });
}

/** The system tells when the laptop runs on battery and when on mains again; only the page can ask for the charge. */
const watchPower: NonNullable<Ports['watchPower']> = (tell) => {
  const report = (source: 'mains' | 'battery') => tell({ source, percent: null });
  powerMonitor.on('on-battery', () => report('battery'));
  powerMonitor.on('on-ac', () => report('mains'));
  report(powerMonitor.isOnBatteryPower() ? 'battery' : 'mains');
};

async function start(): Promise<void> {
  confineSession();
  const hall = new HallWindow({
    address: `${HALL_ORIGIN}/hall.html`,
    userData: app.getPath('userData'),
    isPackaged: app.isPackaged,
    report,
    main: () => window,
  });
  await speakAsPreferred(app.getPath('userData'));
  const handlers = createHandlers({
    ...USUAL_PORTS,
    host: 'electron',
    userData: app.getPath('userData'),
    documents: app.getPath('documents'),
    netGet,
    watchPower,
    choose: (choice) => chooseFile(window, choice),
    print: printPdf,
    hall,
  });
  closeBeforeQuit(handlers);
  serve(handlers, hall);
  setMenu(act);
  if (options.demo) await handlers.commands['tournament.openDemo'](null);
  newWindow(hall);
  app.on('activate', () => {
    if (window === null) newWindow(hall);
  });
}

app.on('web-contents-created', (_event, contents) => confine(contents));
app.on('window-all-closed', () => app.quit());
app.on('open-file', (event, path) => {
  event.preventDefault();
  openFile(path);
});
app.on('second-instance', (_event, _words, _folder, started) => {
  if (hasFile(started)) openFile(started.file);
  else if (window !== null) bringToFront(window);
});

if (isCommandLine(words)) {
  // `wallchart check FILE` of the installed program: no window, and beside one that is open.
  void dispatch(words, PROCESS_IO).then((code) => app.exit(code));
} else if (app.requestSingleInstanceLock({ ...options })) {
  // Never `await` at the top level here: Electron is ready only once this module has been evaluated.
  void app
    .whenReady()
    .then(start)
    .catch((bug: unknown) => {
      report(bug, 'start');
      showStartError(texts.host.noStart);
      app.exit(1);
    });
} else {
  app.quit();
}
