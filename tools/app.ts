/**
 * Starts the program: in Electron where its binary is installed or can be fetched, otherwise in a browser window
 * through the loopback host. WALLCHART_HOST=electron or =browser decides by hand.
 */
import './node-guard.ts';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { hasDisplay } from '../src-main/host/chromium.ts';
import { buildWhenStale } from './build.ts';
import { fetchElectron } from './electron/fetch.ts';
import { electronProgram, electronVersion } from './electron/program.ts';

const ROOT = join(import.meta.dirname, '..');
const ELECTRON = join(ROOT, 'node_modules/electron');
const MINUTE = 60_000;

/** Writes lines; a line that is written again takes the place of the last one in a terminal. */
function speaker(): (line: string, again?: boolean) => void {
  let isOpen = false;
  return (line, again = false) => {
    if (again && !process.stdout.isTTY) return;
    const start = isOpen && again ? '\r' : isOpen ? '\n' : '';
    process.stdout.write(`${start}${line}${again ? '' : '\n'}`);
    isOpen = again;
  };
}

/** Electron's program, fetched where it is missing; null where the browser has to do. */
async function electron(insist: boolean): Promise<string | null> {
  const there = electronProgram(ELECTRON);
  if (there !== null) return there;
  const outcome = await fetchElectron({
    script: join(import.meta.dirname, 'electron/download.ts'),
    version: electronVersion(ELECTRON),
    memory: join(ROOT, '.cache/electron-failed.json'),
    insist,
    limit: 15 * MINUTE,
    silence: MINUTE / 2,
    now: Date.now,
    say: speaker(),
    onInterrupt: (stop) => {
      process.on('SIGINT', stop);
      return () => process.off('SIGINT', stop);
    },
  });
  return outcome === 'fetched' ? electronProgram(ELECTRON) : null;
}

async function programAndWords(): Promise<readonly [string, readonly string[]]> {
  const wanted = process.env.WALLCHART_HOST;
  const browser = [process.execPath, [join(ROOT, 'out/main/serve.js')]] as const;
  if (wanted === 'browser') return browser;
  if (wanted !== 'electron' && !hasDisplay()) return browser;
  const program = await electron(wanted === 'electron');
  if (program !== null) return [program, [ROOT]];
  if (wanted !== 'electron') return browser;
  console.error('Electron’s program is not here: WALLCHART_HOST=browser opens a browser window instead.');
  process.exit(1);
}

await buildWhenStale();
const [program, words] = await programAndWords();
const child = spawn(program, [...words, ...process.argv.slice(2)], { stdio: 'inherit' });
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code ?? 1));
