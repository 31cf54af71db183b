// Makes a fresh checkout ready. Plain JavaScript without dependencies: it runs under the system's own Node, from 18 on.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const onWindows = process.platform === 'win32';

/** Versions by path as a lock file records them; null where there is no such file. */
function packagesOf(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : null;
}

/** Compares what is installed with what the lock asks for: times of files say nothing after a checkout. */
function isInstalled() {
  const installed = packagesOf('node_modules/.package-lock.json');
  if (installed === null) return false;
  return Object.entries(packagesOf('package-lock.json')).every(
    ([path, { version, optional, peer }]) =>
      path === '' || optional || peer || installed[path]?.version === version,
  );
}

/** Installs exactly the locked packages when they are not there yet. Ends the process when that fails. */
export function installWhenNeeded() {
  if (isInstalled()) return;
  console.log('Installing the packages that package-lock.json names …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: onWindows,
  });
  if (status === 0) return;
  console.error('The packages could not be installed: see npm’s message above.');
  process.exit(status ?? 1);
}

/** The project's own Node 24 where its package exists for this system, otherwise the one that runs this. */
function projectNode() {
  const system = onWindows ? 'win' : process.platform;
  const program = onWindows ? 'node.exe' : 'node';
  const path = join(root, 'node_modules', `node-${system}-${process.arch}`, 'bin', program);
  return existsSync(path) ? path : process.execPath;
}

/** Runs a script under the project's own Node; the programs of node_modules/.bin go first on PATH, as in npm. */
export function runUnderProjectNode(words) {
  const PATH = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const child = spawn(projectNode(), words, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH, INIT_CWD: process.env.INIT_CWD ?? process.cwd() },
  });
  // Ctrl C reaches the child as well: it closes the tournament file, and this process waits for it.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code) => process.exit(code ?? 1));
}
