/** The program's window in Electron, and the native dialogs that belong to it. */
import { BrowserWindow, dialog, screen, shell, type FileFilter } from 'electron';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRELOAD, PROGRAM_NAME } from './host/folders.ts';
import { readWindowState, writeWindowState } from './host/window-state.ts';
import type { FileChoice } from './ipc/contract.ts';
import type { Report } from './ipc/dispatch.ts';
import { texts } from './texts.ts';

/** The screen size that every page is designed for. */
const USUAL_SIZE = { width: 1366, height: 768 };

function rememberState(window: BrowserWindow, userData: string): void {
  window.on('close', () => {
    writeWindowState(userData, { ...window.getNormalBounds(), maximized: window.isMaximized() });
  });
}

/** The page says no to closing while something typed is not stored; Electron leaves the question to the program. */
function askBeforeClosing(window: BrowserWindow): void {
  window.webContents.on('will-prevent-unload', (event) => {
    const words = texts.host.unsaved;
    const chosen = dialog.showMessageBoxSync(window, {
      type: 'warning',
      message: words.message,
      detail: words.detail,
      buttons: [words.stay, words.close],
      defaultId: 0,
      cancelId: 0,
      noLink: true,
    });
    // Preventing the event lets the window close.
    if (chosen === 1) event.preventDefault();
  });
}

/** Opens the window on an address of the page; it shows itself when the first picture is ready. */
export function openWindow(
  address: string,
  userData: string,
  isPackaged: boolean,
  report: Report,
): BrowserWindow {
  const state = readWindowState(
    userData,
    screen.getAllDisplays().map((display) => display.workArea),
  );
  const { maximized, ...bounds } = state ?? { ...USUAL_SIZE, maximized: false };
  const window = new BrowserWindow({
    ...bounds,
    minWidth: 960,
    minHeight: 600,
    title: PROGRAM_NAME,
    show: false,
    webPreferences: {
      preload: PRELOAD,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webSecurity: true,
      // The preview draws its pages itself, and the system's program prints: Chromium's viewer is not needed.
      plugins: false,
      spellcheck: false,
      devTools: !isPackaged,
    },
  });
  if (maximized) window.maximize();
  rememberState(window, userData);
  askBeforeClosing(window);
  window.once('ready-to-show', () => window.show());
  // The page's <title> would overwrite the name of the tournament.
  window.on('page-title-updated', (event) => event.preventDefault());
  window.loadURL(address).catch((error: unknown) => {
    // Loading is cut short when the window is closed at once.
    if (!window.isDestroyed()) report(error, 'page');
  });
  return window;
}

export function bringToFront(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}

/** Asks for a file or folder in the system's own dialog; null when it was cancelled. */
export async function chooseFile(window: BrowserWindow | null, choice: FileChoice): Promise<string | null> {
  const { purpose, suggestion, endings, kind } = choice;
  const filter: FileFilter = { name: kind, extensions: endings.map((ending) => ending.slice(1)) };
  const options = {
    ...(suggestion === '' ? {} : { defaultPath: suggestion }),
    ...(purpose.endsWith('-folder') ? {} : { filters: [filter] }),
  };
  if (purpose.startsWith('save-')) {
    const answer = await (window === null
      ? dialog.showSaveDialog(options)
      : dialog.showSaveDialog(window, options));
    return answer.canceled ? null : answer.filePath;
  }
  const properties: ('openDirectory' | 'createDirectory' | 'openFile')[] = purpose.endsWith('-folder')
    ? ['openDirectory', 'createDirectory']
    : ['openFile'];
  const answer = await (window === null
    ? dialog.showOpenDialog({ ...options, properties })
    : dialog.showOpenDialog(window, { ...options, properties }));
  return answer.canceled ? null : (answer.filePaths[0] ?? null);
}

/** Hands a PDF to the system's PDF program, which has the printer dialog. False when there is none. */
export async function printPdf(fileName: string, pdf: Uint8Array): Promise<boolean> {
  const file = join(await mkdtemp(join(tmpdir(), 'wallchart-print-')), fileName);
  await writeFile(file, pdf);
  return (await shell.openPath(file)) === '';
}

export function showStartError(text: string): void {
  dialog.showErrorBox(PROGRAM_NAME, text);
}
