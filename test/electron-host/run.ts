/**
 * Runs a built main through the stand-in, as a process of its own:
 * `node --import …/register.ts …/run.ts <main.js> [word …]`. The parent process scripts it by messages.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { HEADLESS_ARGUMENTS } from '../../src-main/host/chromium.ts';
import { findHeadless } from '../../tools/headless.ts';
import { app } from './application.ts';
import { attachBrowser, BrowserWindow } from './browser-window.ts';
import {
  isKeptAwake,
  Menu,
  openedBySystem,
  plugProjector,
  powerMonitor,
  preparedAnswers,
  shownDialogs,
} from './natives.ts';
import { arePermissionsDenied } from './session.ts';
import type { StandInRequest, StandInState } from './messages.ts';

/** How long a main may take to be evaluated. Electron would wait for ever, and never be ready. */
const EVALUATION_LIMIT = 10_000;

const [mainFile, ...words] = process.argv.slice(2);
if (mainFile === undefined) throw new Error('Name the built main');
const profile = mkdtempSync(join(tmpdir(), 'stand-in-profile-'));

function isHall(window: BrowserWindow): boolean {
  return window.webContents.getURL().startsWith('app://hall/');
}

function stateNow(): StandInState {
  const all = BrowserWindow.getAllWindows();
  const hall = all.find(isHall);
  return {
    hall:
      hall === undefined
        ? null
        : { visible: hall.isVisible(), fullScreen: hall.isFullScreen(), x: hall.getBounds().x },
    keptAwake: isKeptAwake(),
    windows: all.map((window) => ({
      title: window.getTitle(),
      visible: window.isVisible(),
      url: window.webContents.getURL(),
    })),
    dialogs: shownDialogs,
    opened: openedBySystem,
    permissionsDenied: arePermissionsDenied(),
    menu: Menu.leaves().map(({ id = '', label = '', role = '', accelerator = '' }) => ({
      id,
      label,
      role,
      accelerator,
    })),
  };
}

function act(request: StandInRequest): void {
  switch (request.do) {
    case 'prepare-dialog':
      return void preparedAnswers.push(request.answer);
    case 'click-menu':
      return Menu.leaves()
        .find((item) => item.id === request.id)
        ?.click?.();
    case 'second-instance':
      return void app.emit('second-instance', {}, [], '', request.data);
    case 'open-file':
      return void app.emit('open-file', { preventDefault: () => undefined }, request.path);
    case 'power':
      return void powerMonitor.emit(`on-${request.on}`);
    case 'projector':
      return plugProjector(request.isIn);
    case 'close-window':
      return BrowserWindow.getAllWindows()[0]?.close();
    case 'quit':
      return app.quit();
    case 'tell-state':
      return void process.send?.({ state: stateNow() });
  }
}

const browser = await chromium.launchPersistentContext(profile, {
  executablePath: findHeadless() ?? 'chromium',
  headless: true,
  args: [...HEADLESS_ARGUMENTS, '--remote-debugging-port=0'],
  viewport: null,
  handleSIGINT: false,
  handleSIGTERM: false,
  handleSIGHUP: false,
});
app.endBrowser = async () => {
  await browser.close();
  rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
};
await attachBrowser(browser);
process.on('message', (request: StandInRequest) => act(request));
process.on('disconnect', () => app.exit(1));

process.argv = app.isPackaged ? ['wallchart', ...words] : ['electron', '.', ...words];
const tooLong = setTimeout(() => {
  process.stderr.write('main was not evaluated in time: does it await whenReady at the top level?\n');
  app.exit(1);
}, EVALUATION_LIMIT);
await import(pathToFileURL(mainFile).href);
clearTimeout(tooLong);
if (!app.isQuitting) {
  app.becomeReady();
  const port = Number(readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')[0]);
  await Promise.all(BrowserWindow.getAllWindows().map((window) => window.opened));
  process.send?.({ port });
}
