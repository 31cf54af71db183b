/**
 * Starts the program: in Electron where its binary is installed, otherwise in a browser window through the
 * loopback host. WALLCHART_HOST=electron or =browser decides by hand.
 */
import './node-guard.ts';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasDisplay } from '../src-main/host/chromium.ts';
import { buildWhenStale } from './build.ts';

const root = join(import.meta.dirname, '..');

/** Electron's program, or null: its binary does not come with npm's package but is fetched by install-electron. */
function electronProgram(): string | null {
  const folder = join(root, 'node_modules/electron');
  const pathFile = join(folder, 'path.txt');
  if (!existsSync(pathFile)) return null;
  const program = join(folder, 'dist', readFileSync(pathFile, 'utf8'));
  return existsSync(program) ? program : null;
}

function programAndWords(): readonly [string, readonly string[]] {
  const wanted = process.env.WALLCHART_HOST;
  const electron = wanted === 'browser' || !hasDisplay() ? null : electronProgram();
  if (electron !== null) return [electron, [root]];
  if (wanted === 'electron') {
    console.error('Electron’s program is not installed: run "npx install-electron --no" once.');
    process.exit(1);
  }
  return [process.execPath, [join(root, 'out/main/serve.js')]];
}

await buildWhenStale();
const [program, words] = programAndWords();
const child = spawn(program, [...words, ...process.argv.slice(2)], { stdio: 'inherit' });
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code ?? 1));
