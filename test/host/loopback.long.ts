import { request, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startLoopback, type Loopback } from '../../src-main/host/loopback.ts';
import { fakeHandlers, type FakeHandlers } from './fake-handlers.ts';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

let handlers: FakeHandlers;
let loopback: Loopback;
let cookie: string;
/** The key of the page. */
let key: string;

/** A request as node:http sends it: unlike fetch, it lets a test lie about Host and Origin. */
function ask(path: string, options: RequestOptions = {}, body = ''): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(`${loopback.origin}${path}`, options, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

function call(body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const all = {
    cookie,
    'x-wallchart-key': key,
    origin: loopback.origin,
    'content-type': 'application/json',
    ...headers,
  };
  return ask(
    '/call',
    { method: 'POST', headers: all },
    typeof body === 'string' ? body : JSON.stringify(body),
  );
}

async function enter(): Promise<{ cookie: string; key: string }> {
  const { headers, text } = await ask(new URL(loopback.entrance(60)).pathname);
  const key = /url=\/#key=([\w-]{43})"/.exec(text)?.[1] ?? '';
  return { cookie: headers['set-cookie']?.[0]?.split(';')[0] ?? '', key };
}

beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wallchart-test-'));
  const pages = join(folder, 'pages');
  mkdirSync(join(pages, 'assets'), { recursive: true });
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>Wallchart</title>');
  writeFileSync(join(pages, 'assets/page-1a2b.js'), 'export {};');
  writeFileSync(join(folder, 'secret.html'), 'not part of the page');
  // A folder beside the page's, whose name begins alike.
  mkdirSync(join(folder, 'pages-old'));
  writeFileSync(join(folder, 'pages-old/index.html'), 'not part of the page');
  handlers = fakeHandlers();
  loopback = await startLoopback({ handlers, pages, report: () => undefined });
  ({ cookie, key } = await enter());
});

afterEach(() => loopback.close());

describe('the way in', () => {
  it('is a random port of this machine only', () => {
    expect(loopback.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  // Linux answers on 127.0.0.2 too what listens on every address.
  it.runIf(process.platform === 'linux')('is not open on any other address', async () => {
    const other = loopback.origin.replace('127.0.0.1', '127.0.0.2');
    await expect(fetch(other)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  });

  it('gives a cookie that scripts and other sites do not get, and leads to the page', async () => {
    const { status, headers, text } = await ask(new URL(loopback.entrance(60)).pathname);
    expect(status).toBe(200);
    // Not by a redirection: a browser that came from a file would not send the cookie along.
    expect(text).toMatch(/^<!doctype html><meta http-equiv="refresh" content="0;url=\/#key=[\w-]{43}">$/);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['set-cookie']?.[0]).toMatch(
      /^wallchart-\d+=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });

  it('opens once', async () => {
    const { pathname } = new URL(loopback.entrance(60));
    expect((await ask(pathname)).status).toBe(200);
    expect((await ask(pathname)).status).toBe(403);
  });

  it('is closed after its time', async () => {
    const { pathname } = new URL(loopback.entrance(0));
    expect((await ask(pathname)).status).toBe(403);
  });

  it.each(['/', '/index.html', '/events', '/document/abc-1.pdf', '/enter/guess'])(
    'is the only one: %s without the cookie is refused',
    async (path) => {
      expect((await ask(path)).status).toBe(403);
    },
  );

  it('does not take a cookie that only looks alike', async () => {
    const forged = `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}`;
    expect((await ask('/', { headers: { cookie: forged } })).status).toBe(403);
  });
});

describe('a request under a false name', () => {
  it('is refused: another host that leads to this machine', async () => {
    const port = new URL(loopback.origin).port;
    const headers = { cookie, host: `rebound.example.org:${port}` };
    expect((await ask('/', { headers })).status).toBe(421);
  });

  it('is refused: a page of another origin, cookie or not', async () => {
    const body = { kind: 'query', name: 'app.state', args: null };
    expect((await call(body, { origin: 'https://example.org' })).status).toBe(403);
    expect((await call(body, { origin: 'null' })).status).toBe(403);
    expect(handlers.calls).toEqual([]);
  });

  it('is refused: a call without an origin, or one that a form could send', async () => {
    const body = JSON.stringify({ kind: 'query', name: 'app.state', args: null });
    const json = { cookie, 'x-wallchart-key': key, 'content-type': 'application/json' };
    expect((await ask('/call', { method: 'POST', headers: json }, body)).status).toBe(403);
    expect((await call(body, { 'content-type': 'text/plain' })).status).toBe(415);
    expect(handlers.calls).toEqual([]);
  });
});

describe('a call', () => {
  it('is answered with the handler’s reply', async () => {
    const { status, text } = await call({ kind: 'query', name: 'round.view', args: { round: 2 } });
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({ ok: true, value: 'round.view', changed: [] });
    expect(handlers.calls).toEqual([{ name: 'round.view', args: { round: 2 } }]);
  });

  it('brings the identity of its command along', async () => {
    const id = 'b0a7c1de-0000-4000-8000-000000000001';
    await call({ kind: 'command', name: 'round.discard', args: { round: 2 }, id });
    expect(handlers.calls).toEqual([{ name: 'round.discard', args: { round: 2 }, id }]);
  });

  it.each(['null', '[]', '"app.state"', '{"kind":"query"}'])('that is %s is refused', async (body) => {
    const { status, text } = await call(body);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ ok: false, refusal: { code: 'bad-request' } });
    expect(handlers.calls).toEqual([]);
  });

  it('that is no JSON is turned away', async () => {
    expect((await call('{')).status).toBe(400);
    expect(handlers.calls).toEqual([]);
  });

  it('of five megabytes is turned away', async () => {
    expect((await call(' '.repeat(5 * 1024 * 1024))).status).toBe(413);
  });

  it('by GET is none', async () => {
    expect((await ask('/call', { headers: { cookie } })).status).toBe(405);
  });
});

describe('the page', () => {
  it('comes with a policy that allows nothing but the program’s own files', async () => {
    const { status, headers } = await ask('/', { headers: { cookie } });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    const policy = headers['content-security-policy'] as string;
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('keeps named-by-content files, asks again for the rest', async () => {
    const asset = await ask('/assets/page-1a2b.js', { headers: { cookie } });
    expect(asset.headers['cache-control']).toContain('immutable');
    const index = await ask('/index.html', { headers: { cookie } });
    expect(index.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/../secret.html',
    '/%2e%2e/secret.html',
    '/..%2fsecret.html',
    '/assets/..%2f..%2fsecret.html',
    '/%2e%2e/pages-old/index.html',
    '/%2e%2e/pages-old/',
    '/%00.html',
    '/%zz.html',
    '/assets',
    '/nothing.html',
  ])('has no file %s', async (path) => {
    // `path` goes over as it is written here: `ask` through a URL would tidy it up.
    const { port } = new URL(loopback.origin);
    const { status, text } = await ask('', { path, port, headers: { cookie } });
    expect(status).toBe(404);
    expect(text).not.toContain('not part');
  });

  it('shows a rendered document in a frame of its own', async () => {
    const { status, headers, text } = await ask('/document/abc-1.pdf', { headers: { cookie } });
    expect([status, headers['content-type'], text]).toEqual([200, 'application/pdf', '%PDF-1.7']);
    expect(headers['content-security-policy']).toBe("frame-ancestors 'self'");
    expect((await ask('/document/gone.pdf', { headers: { cookie } })).status).toBe(404);
  });
});

describe('notices', () => {
  /** Reads the stream until it has shown `count` events. */
  function events(count: number): Promise<string[]> {
    return new Promise((resolve) => {
      const asked = request(
        `${loopback.origin}/events`,
        { headers: { cookie, 'x-wallchart-key': key } },
        (response) => {
          let text = '';
          response.on('data', (chunk: Buffer) => {
            text += chunk.toString();
            const found = text.split('\n\n').filter((part) => part.startsWith('event: '));
            if (found.length < count) return;
            asked.destroy();
            resolve(found);
          });
        },
      );
      asked.on('error', () => undefined);
      asked.end();
    });
  }

  /** What a page hears first when it connects while progress is told again and again. */
  async function firstHeard(): Promise<string[]> {
    const heard = events(1);
    const telling = setInterval(
      () => handlers.emit('pairing.progress', { round: 3, settled: 4, all: 60 }),
      20,
    );
    try {
      return (await heard).slice(0, 1);
    } finally {
      clearInterval(telling);
    }
  }

  it('reach the page under their name', async () => {
    expect(await firstHeard()).toEqual(['event: pairing.progress\ndata: {"round":3,"settled":4,"all":60}']);
  });

  it('that ask for a file wait for the first page', async () => {
    loopback.notify('menu', { action: 'open-file', file: handlers.offer('/tmp/Zürich\n2026') });
    expect(await events(1)).toEqual([
      'event: menu\ndata: {"action":"open-file","file":"handle of /tmp/Zürich\\n2026"}',
    ]);
    // Loaded again, the page does not open the file again.
    expect(await firstHeard()).toEqual(['event: pairing.progress\ndata: {"round":3,"settled":4,"all":60}']);
  });

  it('that ask for a file wait again when the page was closed', async () => {
    loopback.notify('menu', { action: 'new', file: null });
    await events(1);
    await new Promise((resolve) => setTimeout(resolve, 200));
    loopback.notify('menu', { action: 'open', file: null });
    expect(await events(1)).toEqual(['event: menu\ndata: {"action":"open","file":null}']);
  });
});
