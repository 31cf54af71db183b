/** The loopback host: the program in a browser window, where Electron is not installed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { netGet } from './handlers/lists/net-get.ts';
import { createHandlers, speakAsPreferred } from './handlers/index.ts';
import { pathToFileURL } from 'node:url';
import { bugReporter } from './host/bug-report.ts';
import { findChromium, hasDisplay, openAppWindow } from './host/chromium.ts';
import { PAGES, userDataFolder } from './host/folders.ts';
import { HallBrowser } from './host/hall-browser.ts';
import { startLoopback } from './host/loopback.ts';
import { handOverPage, keepPrivate } from './host/private-files.ts';
import { startOptionsOf } from './host/start-options.ts';
import { USUAL_PORTS } from './host/usual-ports.ts';
import { texts } from './texts.ts';

const options = startOptionsOf(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd());
const userData = userDataFolder();
keepPrivate(userData);
const report = bugReporter(userData);

const browser = options.noWindow || !hasDisplay() ? null : findChromium();
const hall = new HallBrowser({ browser, report });

await speakAsPreferred(userData);
const handlers = createHandlers({
  ...USUAL_PORTS,
  host: 'loopback',
  userData,
  documents: homedir(),
  netGet,
  watchPower: null,
  choose: null,
  print: null,
  hall,
});
const loopback = await startLoopback({ handlers, pages: PAGES, report });
hall.attach(loopback);

let leaving: Promise<void> | null = null;
/** Profile folder of the window. Each run has its own: a shared one would hand the window to the first run. */
let profile: string | null = null;

/** Closes the tournament file before the process ends, once, whoever asks. */
function leave(code: number): Promise<void> {
  leaving ??= (async () => {
    await handlers.close().catch((bug: unknown) => report(bug, 'close'));
    hall.close();
    await loopback.close();
    if (profile !== null) rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    process.exit(code);
  })();
  return leaving;
}

process.on('SIGINT', () => void leave(0));
process.on('SIGTERM', () => void leave(0));
process.on('SIGHUP', () => void leave(0));
process.on('uncaughtException', (bug) => {
  report(bug, 'uncaught');
  void leave(1);
});

if (options.demo) {
  const reply = await handlers.commands['tournament.openDemo'](null);
  if (!reply.ok && 'refusal' in reply) console.error(reply.refusal.message);
}
if (options.file !== null)
  loopback.notify('menu', { action: 'open-file', file: handlers.offer(options.file) });

/** How long the address lets a window in that was just started, and a person who has to copy it. */
const [WINDOW_SECONDS, PERSON_SECONDS] = [30, 600];

function sayAddress(): void {
  console.log(`Wallchart runs at ${loopback.entrance(PERSON_SECONDS)}`);
  console.log(
    'Open this address in a browser on this machine within ten minutes; it works once. Ctrl C ends the program.',
  );
}

if (browser === null) sayAddress();
else {
  profile = mkdtempSync(join(tmpdir(), 'wallchart-window-'));
  const { folder, page } = handOverPage(loopback.entrance(WINDOW_SECONDS));
  const removePage = (): void => rmSync(folder, { recursive: true, force: true });
  setTimeout(removePage, WINDOW_SECONDS * 1000).unref();
  process.on('exit', removePage);
  const window = openAppWindow(browser, pathToFileURL(page).href, profile);
  console.log(texts.host.runsInWindow);
  window.on('error', (error) => {
    report(error, 'browser window');
    console.log(texts.host.noWindow);
    sayAddress();
  });
  window.on('exit', () => void leave(0));
}
