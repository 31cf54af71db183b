/** The loopback host as somebody else on the same machine would attack it: with the cookie, and without the page's key. */
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bugReporter } from '../../src-main/host/bug-report.ts';
import { startLoopback, type Loopback } from '../../src-main/host/loopback.ts';
import { handOverPage, keepPrivate } from '../../src-main/host/private-files.ts';
import { fakeHandlers, type FakeHandlers } from '../host/fake-handlers.ts';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

let folder: string;
let handlers: FakeHandlers;
let loopback: Loopback;
let cookie: string;
let key: string;

function ask(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET', body = ''): Promise<Answer> {
  const { port } = new URL(loopback.origin);
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let text = '';
      const answered = () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (response.headers['content-type']?.startsWith('text/event-stream') === true) asked.destroy();
      });
      response.on('close', answered);
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

const CALL = JSON.stringify({ kind: 'command', name: 'log.undo', args: { seq: null, confirmed: 5 } });

/** A call as the page sends it, but for what the test takes away or puts in. */
function call(headers: OutgoingHttpHeaders): Promise<Answer> {
  const usual = {
    cookie,
    'x-wallchart-key': key,
    origin: loopback.origin,
    'content-type': 'application/json',
  };
  const sent = Object.entries({ ...usual, ...headers }).filter(([, value]) => value !== undefined);
  return ask('/call', Object.fromEntries(sent), 'POST', CALL);
}

function bugs(): string {
  const file = join(folder, 'user', 'bugs.log');
  return statSync(file, { throwIfNoEntry: false }) === undefined ? '' : readFileSync(file, 'utf8');
}

beforeEach(async () => {
  // Bugs go to the terminal as well.
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  folder = mkdtempSync(join(tmpdir(), 'wallchart-test-'));
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'pages/index.html'), '<!doctype html><title>Wallchart</title>');
  handlers = fakeHandlers();
  const report = bugReporter(join(folder, 'user'));
  loopback = await startLoopback({ handlers, pages: join(folder, 'pages'), report });
  const { headers, text } = await ask(new URL(loopback.entrance(60)).pathname);
  cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  key = /#key=([\w-]+)/.exec(text)?.[1] ?? '';
});

afterEach(async () => {
  vi.restoreAllMocks();
  await loopback.close();
});

describe('somebody with the cookie', () => {
  it('calls nothing and hears nothing without the key of the page', async () => {
    expect((await call({})).status).toBe(200);
    expect((await ask('/events', { cookie, 'x-wallchart-key': key })).status).toBe(200);
    handlers.calls.length = 0;
    for (const wrong of [undefined, '', 'x', key.slice(1), `${key}x`, cookie.split('=')[1]]) {
      expect((await call({ 'x-wallchart-key': wrong })).status).toBe(403);
      const headers = wrong === undefined ? { cookie } : { cookie, 'x-wallchart-key': wrong };
      expect((await ask('/events', headers)).status).toBe(403);
    }
    expect(handlers.calls).toEqual([]);
  });

  it('finds the key in none of the pages', async () => {
    const found: (readonly [string, number])[] = [];
    for (const path of ['/', '/index.html', '/events', '/call', '/enter/', '/nothing.html']) {
      const { status, text, headers } = await ask(path, { cookie });
      expect(text + JSON.stringify(headers)).not.toContain(key);
      found.push([path, status]);
    }
    expect(key).toMatch(/^[\w-]{43}$/);
    expect(found).toEqual([
      ['/', 200],
      ['/index.html', 200],
      ['/events', 403],
      ['/call', 405],
      ['/enter/', 403],
      ['/nothing.html', 404],
    ]);
  });

  it('cannot send the key along without asking first, and is not allowed to', async () => {
    const headers = {
      cookie,
      origin: 'http://127.0.0.1:1',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-wallchart-key',
    };
    const { status, headers: answered } = await ask('/call', headers, 'OPTIONS');
    expect(status).toBe(403);
    expect(Object.keys(answered).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it.each(['same-site', 'cross-site'])('as a page that the browser calls %s gets nothing', async (site) => {
    expect((await call({ 'sec-fetch-site': site })).status).toBe(403);
    expect((await ask('/', { cookie, 'sec-fetch-site': site })).status).toBe(403);
    expect((await ask('/document/abc-1.pdf', { cookie, 'sec-fetch-site': site })).status).toBe(403);
    expect((await ask('/', { cookie, 'sec-fetch-site': 'none' })).status).toBe(200);
    expect((await call({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });
});

describe('somebody who looks on', () => {
  it('cannot use a way in that was used, guessed or waited for too long', async () => {
    const { pathname } = new URL(loopback.entrance(60));
    expect((await ask(pathname)).status).toBe(200);
    for (const path of [
      pathname,
      `${pathname}x`,
      '/enter/',
      '/enter/__proto__',
      new URL(loopback.entrance(0)).pathname,
    ])
      expect((await ask(path)).status).toBe(403);
  });

  it.runIf(process.platform !== 'win32')('finds the way in in a file that only its owner may read', () => {
    const { folder: place, page } = handOverPage('http://127.0.0.1:1/enter/secret');
    expect(readFileSync(page, 'utf8')).toContain('url=http://127.0.0.1:1/enter/secret"');
    expect([statSync(place).mode & 0o777, statSync(page).mode & 0o777]).toEqual([0o700, 0o600]);
  });

  it.runIf(process.platform !== 'win32')('reads nothing of what the program keeps', () => {
    const before = process.umask();
    try {
      const user = join(folder, 'old');
      mkdirSync(user, { mode: 0o755 });
      writeFileSync(join(user, 'preferences.json'), '{}', { mode: 0o644 });
      keepPrivate(user);
      writeFileSync(join(user, 'window.json'), '{}');
      mkdirSync(join(user, 'demo'));
      const modes = readdirSync(user).map((name) => (statSync(join(user, name)).mode & 0o777).toString(8));
      expect([(statSync(user).mode & 0o777).toString(8), ...modes]).toEqual(['700', '700', '600', '600']);
    } finally {
      process.umask(before);
    }
  });
});

describe('the log of bugs', () => {
  const RAW = [
    'GET // HTTP/1.1',
    'GET //evil.example/%2e%2e HTTP/1.1',
    'GET http://[::1 HTTP/1.1',
    'GET * HTTP/1.1',
    'GET /%zz HTTP/1.1',
    'GET /\\ HTTP/1.1',
    'OPTIONS * HTTP/1.1',
    'POST /call HTTP/1.1\r\nContent-Length: 100',
  ];

  /** Sends a head as it stands, and breaks the connection off. */
  function breakOff(head: string): Promise<void> {
    const { port } = new URL(loopback.origin);
    return new Promise((resolve) => {
      const all = [`Host: 127.0.0.1:${port}`, `Cookie: ${cookie}`, `X-Wallchart-Key: ${key}`];
      const origin = [`Origin: ${loopback.origin}`, 'Content-Type: application/json'];
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(`${[head, ...all, ...origin].join('\r\n')}\r\n\r\n{"kind":`, () => {
          setTimeout(() => socket.destroy(), 20);
        });
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve());
    });
  }

  it('has no word about addresses that are none, and requests that break off', async () => {
    await Promise.all(RAW.map(breakOff));
    for (const path of ['//', '//x', '/%zz', '/%00'])
      expect((await ask(path, { cookie })).status).toBeGreaterThan(399);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(bugs()).toBe('');
    expect((await call({})).status).toBe(200);
  });

  it('is neither filled nor emptied by one bug that is called for again and again', () => {
    const report = bugReporter(join(folder, 'user'));
    report(new Error('the first one'), 'round.pair');
    const again = new Error('x'.repeat(10_000));
    for (let time = 0; time < 1000; time++) report(again, 'players.card');
    expect(bugs()).toContain('the first one');
    expect(bugs().length).toBeLessThan(60_000);
    expect(statSync(join(folder, 'user', 'bugs.log')).mode & 0o077).toBe(0);
  });

  it('keeps what stood in it when it grows long', () => {
    const report = bugReporter(join(folder, 'user'));
    report(new Error('the first one'), 'round.pair');
    for (let kind = 0; kind < 120; kind++) report(new Error(`${kind} ${'x'.repeat(10_000)}`), 'players.card');
    const before = readFileSync(join(folder, 'user', 'bugs.log.before'), 'utf8');
    expect(before).toContain('the first one');
    const kept = before + bugs();
    for (let kind = 0; kind < 120; kind++) expect(kept).toContain(`Error: ${kind} x`);
    expect(bugs()).toContain('119 x');
  });
});
