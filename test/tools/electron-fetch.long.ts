/** `npm start` fetches Electron's program once, within limits, and goes on without it. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { fetchElectron, type FetchOptions } from '../../tools/electron/fetch.ts';
import { electronProgram } from '../../tools/electron/program.ts';

const HOUR = 3_600_000;
const DOWNLOAD = join(import.meta.dirname, '../../tools/electron/download.ts');
const folder = mkdtempSync(join(tmpdir(), 'electron-fetch-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let runs = 0;
/** A download that does this. */
function script(body: string): string {
  const path = join(folder, `script-${++runs}.mjs`);
  writeFileSync(path, body);
  return path;
}

const FETCHED = 'process.send({ transferred: 60e6, total: 120e6 }); setTimeout(() => process.exit(0), 20);';
const FAILED = "process.send({ problem: 'no network' }); setTimeout(() => process.exit(1), 20);";
const SILENT = 'setInterval(() => undefined, 1000);';

interface Try {
  readonly options: FetchOptions;
  readonly said: string[];
}

function attempt(over: Partial<FetchOptions> = {}): Try {
  const said: string[] = [];
  const options: FetchOptions = {
    script: script(FETCHED),
    version: '45.4.1',
    memory: join(folder, `memory-${++runs}.json`),
    insist: false,
    limit: 60_000,
    silence: 30_000,
    now: () => 1_000_000_000_000,
    say: (line) => said.push(line),
    onInterrupt: () => () => undefined,
    ...over,
  };
  return { options, said };
}

describe('fetching Electron’s program', () => {
  it('tells how far it is, and remembers nothing when it is there', async () => {
    const { options, said } = attempt();
    expect(await fetchElectron(options)).toBe('fetched');
    expect(said[0]).toContain('Electron 45.4.1');
    expect(said).toContain('  60 of 120 MB (50 %)');
    expect(existsSync(options.memory)).toBe(false);
  });

  it('says why it failed, and does not try again for a day', async () => {
    const first = attempt({ script: script(FAILED) });
    expect(await fetchElectron(first.options)).toBe('failed');
    expect(first.said.at(-1)).toMatch(/^Electron could not be fetched: no network\. .*tomorrow/);
    const at = first.options.now();
    const later = (hours: number, over: Partial<FetchOptions> = {}) =>
      attempt({ memory: first.options.memory, now: () => at + hours * HOUR, ...over }).options;
    expect(await fetchElectron(later(23.9))).toBe('remembered');
    // Another version may be had, and a clock that was set back proves nothing.
    expect(await fetchElectron(later(1, { version: '46.0.0', script: script(FAILED) }))).toBe('failed');
    expect(await fetchElectron(later(-1, { version: '46.0.0', script: script(FAILED) }))).toBe('failed');
    expect(await fetchElectron(later(1, { version: '46.0.0', insist: true }))).toBe('fetched');
    expect(await fetchElectron(later(2, { version: '46.0.0' }))).toBe('fetched');
  });

  it('tries again a day after the failure', async () => {
    const { options } = attempt({ script: script(FAILED) });
    await fetchElectron(options);
    const next = attempt({ memory: options.memory, now: () => options.now() + 24 * HOUR });
    expect(await fetchElectron(next.options)).toBe('fetched');
  });

  it('ends a download that says nothing, and one that takes too long', async () => {
    const silent = attempt({ script: script(SILENT), silence: 50 });
    expect(await fetchElectron(silent.options)).toBe('failed');
    expect(silent.said.at(-1)).toContain('nothing came for');
    const slow = 'setInterval(() => process.send({ transferred: 1, total: null }), 10);';
    const long = attempt({ script: script(slow), limit: 400 });
    expect(await fetchElectron(long.options)).toBe('failed');
    expect(long.said.at(-1)).toContain('it took more than');
  });

  it('goes on without it after Ctrl C, and lets go of Ctrl C', async () => {
    let isReleased = false;
    const { options, said } = attempt({
      script: script(SILENT),
      onInterrupt: (stop) => {
        setTimeout(stop, 50);
        return () => {
          isReleased = true;
        };
      },
    });
    expect(await fetchElectron(options)).toBe('stopped');
    expect(said.at(-1)).toMatch(/^Stopped\./);
    expect(isReleased).toBe(true);
  });

  it('reads a memory that is no JSON as none', async () => {
    const { options } = attempt();
    writeFileSync(options.memory, 'null');
    expect(await fetchElectron(options)).toBe('fetched');
  });
});

describe('the download itself', () => {
  let server: Server;
  afterEach(() => {
    server.closeAllConnections();
    server.close();
    delete process.env.ELECTRON_MIRROR;
    delete process.env.electron_config_cache;
  });

  async function against(listener: RequestListener): Promise<Try> {
    server = createServer(listener).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    process.env.ELECTRON_MIRROR = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    process.env.electron_config_cache = join(folder, `cache-${++runs}`);
    const result = attempt({ script: DOWNLOAD });
    return (await fetchElectron(result.options), result);
  }

  it('refuses an archive that is not the one that the package names', async () => {
    const asked: string[] = [];
    const { said } = await against((request, response) => {
      asked.push(request.url ?? '');
      response.end('not the archive');
    });
    expect(asked[0]).toMatch(/\/v[\d.]+\/electron-v[\d.]+-\w+-\w+\.zip$/);
    expect(said.at(-1)).toMatch(/could not be fetched: .*checksum/i);
  });

  it('says what a server answered', async () => {
    const { said } = await against((_request, response) => response.writeHead(404).end());
    expect(said.at(-1)).toContain('404');
  });
});

describe('the place of the program', () => {
  it('is known only when it is really there', () => {
    const electron = mkdtempSync(join(folder, 'electron-'));
    expect(electronProgram(electron)).toBeNull();
    writeFileSync(join(electron, 'path.txt'), 'electron');
    expect(electronProgram(electron)).toBeNull();
    mkdirSync(join(electron, 'dist'));
    writeFileSync(join(electron, 'dist/electron'), '');
    expect(electronProgram(electron)).toBe(join(electron, 'dist/electron'));
  });
});
