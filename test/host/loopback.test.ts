/** What the server says to each request, word by word; one server for all of them. */
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startLoopback, type Loopback } from '../../src-main/host/loopback.ts';
import type { Handlers } from '../../src-main/ipc/contract.ts';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

let folder: string;
let loopback: Loopback;
let desk: Record<string, string>;
let hall: Record<string, string>;
const calls: unknown[] = [];
const bugs: unknown[] = [];
let unlistened = 0;
let documentBytes: (id: string) => Uint8Array | null = () => null;

const handlers = {
  queries: { 'round.view': (...call: unknown[]) => (calls.push(call), { ok: true, value: 'seen' }) },
  commands: { 'round.discard': (...call: unknown[]) => (calls.push(call), { ok: true, value: null }) },
  hall: (...call: unknown[]) => (calls.push(call), { ok: true, value: 'picture' }),
  documentBytes: (id: string) => documentBytes(id),
  listen: () => () => void unlistened++,
} as unknown as Handlers;

function ask(path: string, headers: OutgoingHttpHeaders = {}, method = 'GET', body = ''): Promise<Answer> {
  const { port } = new URL(loopback.origin);
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, text }));
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

async function enter(address: string): Promise<Record<string, string>> {
  const { headers, text } = await ask(new URL(address).pathname);
  const cookie = headers['set-cookie']![0]!.split(';')[0]!;
  return { cookie, 'x-wallchart-key': /#key=([\w-]{43})"/.exec(text)![1]! };
}

/** Headers without some. */
function without(headers: Record<string, string>, ...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

const VIEW = JSON.stringify({ kind: 'query', name: 'round.view', args: { round: 3 } });
const PLACE = { x: 1, y: 2, width: 3, height: 4 };
const json = () => ({ origin: loopback.origin, 'content-type': 'application/json' });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wallchart-loopback-'));
  writeFileSync(join(folder, 'index.html'), 'page');
  writeFileSync(join(folder, 'hall.html'), 'hall');
  loopback = await startLoopback({
    ...{ handlers, pages: folder },
    report: (bug, channel) => void bugs.push([channel, bug]),
  });
  desk = await enter(loopback.entrance(60));
  hall = await enter(loopback.hallEntrance(60));
});
beforeEach(() => {
  calls.length = 0;
  bugs.length = 0;
  documentBytes = () => null;
});
afterAll(async () => {
  await loopback.close();
  rmSync(folder, { recursive: true });
});

describe('the way in', () => {
  it('is a page that leads on with the key, and gives the cookie of its role', async () => {
    const port = new URL(loopback.origin).port;
    for (const [address, page, cookie, known] of [
      [loopback.entrance(60), '/', `wallchart-${port}`, desk],
      [loopback.hallEntrance(60), '/hall.html', `wallchart-hall-${port}`, hall],
    ] as const) {
      const { status, headers, text } = await ask(new URL(address).pathname);
      expect([status, headers['content-type'], headers['cache-control']]).toEqual([
        ...[200, 'text/html; charset=utf-8', 'no-store'],
      ]);
      expect(text).toBe(
        `<!doctype html><meta http-equiv="refresh" content="0;url=${page}#key=${known['x-wallchart-key']}">`,
      );
      expect(headers['set-cookie']).toEqual([`${known.cookie}; Path=/; HttpOnly; SameSite=Strict`]);
      expect(known.cookie!.split('=')[0]).toBe(cookie);
    }
    const keys = [desk, hall].flatMap((each) => [each['x-wallchart-key'], each.cookie!.split('=')[1]]);
    expect(new Set(keys).size).toBe(4);
  });

  it('is open for as long as was said, and not for another method', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const [one, two] = [new URL(loopback.entrance(30)).pathname, new URL(loopback.entrance(30)).pathname];
    vi.advanceTimersByTime(29_999);
    expect((await ask(one)).status).toBe(200);
    vi.advanceTimersByTime(1);
    const late = await ask(two);
    vi.useRealTimers();
    expect([late.status, late.text]).toEqual([
      ...[403, 'This address was used already, or is too old. Start Wallchart again to get a new window.'],
    ]);
    const { pathname } = new URL(loopback.entrance(30));
    expect((await ask(pathname, {}, 'POST')).status).toBe(403);
    expect((await ask(pathname)).status).toBe(200);
  });
});

describe('a request', () => {
  const NOT_IN = 'This address works once. Start Wallchart again to get a new window.';
  const NOT_JSON = 'A call is JSON, and says so';
  it.each<[string, () => Promise<Answer>, status: number, words: string, allowed?: string]>([
    ['to another name', () => ask('/', { ...desk, host: 'a.example' }), 421, 'Unknown host'],
    ['to another port', () => ask('/', { ...desk, host: '127.0.0.1:1' }), 421, 'Unknown host'],
    ['of another origin', () => ask('/', { ...desk, origin: 'http://127.0.0.1:1' }), 403, 'Foreign origin'],
    ['of no origin that has a name', () => ask('/', { ...desk, origin: 'null' }), 403, 'Foreign origin'],
    ['for what is no address', () => ask('//', desk), 400, 'This is not an address'],
    [
      'of a page of this site',
      () => ask('/', { ...desk, 'sec-fetch-site': 'same-site' }),
      403,
      'Foreign page',
    ],
    [
      'of a page of another',
      () => ask('/', { ...desk, 'sec-fetch-site': 'cross-site' }),
      403,
      'Foreign page',
    ],
    ['without a cookie', () => ask('/'), 403, NOT_IN],
    ['of a call without a cookie', () => ask('/call', json(), 'POST', VIEW), 403, NOT_IN],
    ['with the cookie of none', () => ask('/', { cookie: `${desk.cookie}x` }), 403, NOT_IN],
    ['by POST for a page', () => ask('/', { ...desk, ...json() }, 'POST'), 405, 'Method not allowed', 'GET'],
    ['by GET for a call', () => ask('/call', desk), 405, 'Method not allowed', 'POST'],
    ['by GET for the hall', () => ask('/hall', hall), 405, 'Method not allowed', 'POST'],
    [
      'of a call without an origin',
      () => ask('/call', without({ ...desk, ...json() }, 'origin'), 'POST', VIEW),
      ...([403, 'A call needs the page’s origin'] as const),
    ],
    [
      'of a call without the key',
      () => ask('/call', without({ ...desk, ...json() }, 'x-wallchart-key'), 'POST', VIEW),
      ...([403, 'This needs the page’s key'] as const),
    ],
    [
      'of a call with the key of the hall',
      () =>
        ask(
          '/call',
          { ...hall, ...desk, ...json(), 'x-wallchart-key': hall['x-wallchart-key'] },
          'POST',
          VIEW,
        ),
      ...([403, 'This needs the page’s key'] as const),
    ],
    [
      'for events without the key',
      () => ask('/events', without(desk, 'x-wallchart-key')),
      403,
      'This needs the page’s key',
    ],
    [
      'for events of the hall without the key',
      () => ask('/hall-events', without(hall, 'x-wallchart-key')),
      ...([403, 'This needs the page’s key'] as const),
    ],
    [
      'that says nothing of JSON',
      () => ask('/call', without({ ...desk, ...json() }, 'content-type'), 'POST', VIEW),
      ...([415, NOT_JSON] as const),
    ],
    ...['text/plain', 'application/jsonx', 'x application/json'].map(
      (type) =>
        [
          `that is ${type}`,
          () => ask('/call', { ...desk, ...json(), 'content-type': type }, 'POST', VIEW),
          ...([415, NOT_JSON] as const),
        ] as [string, () => Promise<Answer>, number, string],
    ),
    ['that is no JSON', () => ask('/call', { ...desk, ...json() }, 'POST', '{'), 400, NOT_JSON],
    [
      'of more than four megabytes',
      () => ask('/call', { ...desk, ...json() }, 'POST', ' '.repeat(4 * 1024 * 1024 + 1)),
      ...([413, 'The call is too long'] as const),
    ],
    ['for no file', () => ask('/nothing.html', desk), 404, 'Not found'],
    [
      'of the hall for a call',
      () => ask('/call', { ...hall, ...json() }, 'POST', VIEW),
      405,
      'Method not allowed',
      'GET',
    ],
    ['of the hall for events', () => ask('/events', hall), 404, 'Not found'],
    ['of the desk for events of the hall', () => ask('/hall-events', desk), 404, 'Not found'],
    [
      'of the desk for the hall',
      () => ask('/hall', { ...desk, ...json() }, 'POST', '{}'),
      405,
      'Method not allowed',
      'GET',
    ],
  ])('%s is turned away', async (_, asked, status, words, allowed) => {
    documentBytes = () => new TextEncoder().encode('%PDF');
    const answer = await asked();
    expect([answer.status, answer.text, answer.headers.allow]).toEqual([status, words, allowed]);
    expect([calls, bugs]).toEqual([[], []]);
  });

  it.each([undefined, 'same-origin', 'none'])('that the browser calls %s gets the page', async (site) => {
    const headers = site === undefined ? desk : { ...desk, 'sec-fetch-site': site };
    expect((await ask('/', { ...headers, origin: loopback.origin })).text).toBe('page');
    expect((await ask('/hall.html', { ...headers, cookie: hall.cookie })).text).toBe('hall');
  });

  it('for a document is the desk’s alone', async () => {
    documentBytes = (id) => new TextEncoder().encode(`%PDF of ${id}`);
    expect((await ask('/document/abc-1.pdf', desk)).text).toBe('%PDF of abc-1');
    expect((await ask('/document/abc-1.pdf', hall)).text).toBe('Not found');
  });

  it('that meets a bug says so, and the bug is reported without the address', async () => {
    const bug = new Error('of a document');
    documentBytes = () => {
      throw bug;
    };
    const { status, text } = await ask('/document/secret.pdf', desk);
    expect([status, text]).toEqual([500, 'The program made a mistake']);
    expect(bugs).toEqual([['loopback', bug]]);
  });

  it.each(['application/json', 'application/json; charset=utf-8'])(
    'of a call as %s is answered',
    async (type) => {
      const { status, headers, text } = await ask(
        ...(['/call', { ...desk, ...json(), 'content-type': type }, 'POST', VIEW] as const),
      );
      expect([status, headers['content-type'], JSON.parse(text)]).toEqual([
        ...[200, 'application/json; charset=utf-8', { ok: true, value: 'seen' }],
      ]);
      expect(calls).toEqual([[{ round: 3 }]]);
    },
  );

  it('of a command brings along who sent it and for which tournament', async () => {
    const id = 'an-identity-of-a-command';
    const command = { kind: 'command', name: 'round.discard', args: { round: 3 }, id, meant: 'harbour' };
    await ask('/call', { ...desk, ...json() }, 'POST', JSON.stringify(command));
    expect(calls).toEqual([[{ round: 3 }, id, 'harbour']]);
  });

  it.each(['null', '7', '"x"'])('of a call that is %s is not understood', async (body) => {
    const { status, text } = await ask('/call', { ...desk, ...json() }, 'POST', body);
    expect([status, JSON.parse(text)]).toMatchObject([200, { ok: false, refusal: { code: 'bad-request' } }]);
  });

  it('of the hall says where its window lies', async () => {
    const { text } = await ask('/hall', { ...hall, ...json() }, 'POST', JSON.stringify(PLACE));
    expect(JSON.parse(text)).toEqual({ ok: true, value: 'picture' });
    expect(calls).toEqual([[PLACE]]);
  });
});

describe('a stream', () => {
  interface Stream {
    readonly status: number;
    readonly headers: IncomingHttpHeaders;
    /** All that was heard, once it is as long as what is expected. */
    readonly heard: (expected: string) => Promise<string>;
    readonly leave: () => Promise<void>;
    readonly ended: Promise<void>;
  }
  const open = new Set<Stream>();

  function listen(path: string, headers: OutgoingHttpHeaders): Promise<Stream> {
    const { port } = new URL(loopback.origin);
    return new Promise((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
        let text = '';
        let look: () => void = () => undefined;
        response.on('error', () => undefined);
        response.on('data', (chunk: Buffer) => {
          text += chunk.toString();
          look();
        });
        const closed = new Promise<void>((done) => response.on('close', done));
        const stream: Stream = {
          ...{ status: response.statusCode!, headers: response.headers, ended: closed },
          heard: (expected) =>
            new Promise((done) => {
              look = () => text.length >= expected.length && done(text);
              look();
              setTimeout(() => done(text), 2000).unref();
            }),
          leave: async () => {
            open.delete(stream);
            asked.destroy();
            await closed;
          },
        };
        open.add(stream);
        resolve(stream);
      });
      asked.on('error', reject);
      asked.end();
    });
  }
  const meets = async (stream: Stream, text: string) => expect(await stream.heard(text)).toBe(text);
  /** Some turns later, when a connection that was closed here is closed there. */
  const until = async (met: () => boolean) => {
    for (let turn = 0; turn < 2000 && !met(); turn++) await new Promise((resolve) => setImmediate(resolve));
    expect(met()).toBe(true);
  };
  const isGone = (windows: number) => until(() => loopback.hallWindows() === windows);
  const progress = (settled: number) => loopback.notify('pairing.progress', { round: 3, settled, all: 60 });
  const PROGRESS = (settled: number) =>
    `event: pairing.progress\ndata: {"round":3,"settled":${settled},"all":60}\n\n`;
  const MENU = (action: string) => `event: menu\ndata: {"action":"${action}","file":null}\n\n`;

  afterEach(async () => {
    vi.useRealTimers();
    for (const stream of [...open]) await stream.leave();
    await isGone(0);
  });

  it('of the desk tells every page what happens, the menu too', async () => {
    const [one, two] = [await listen('/events', desk), await listen('/events', desk)];
    expect([one.status, one.headers]).toMatchObject([
      200,
      {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    ]);
    progress(4);
    loopback.notify('menu', { action: 'new', file: null });
    for (const page of [one, two]) await meets(page, `: welcome\n\n${PROGRESS(4)}${MENU('new')}`);
  });

  it('of the desk begins with what the menu asked for while there was none, once, and with nothing else', async () => {
    // The pages of before are gone when a menu item waits.
    await new Promise((resolve) => setTimeout(resolve, 30));
    progress(1);
    loopback.notify('menu', { action: 'open', file: null });
    loopback.notify('menu', { action: 'undo', file: null });
    const one = await listen('/events', desk);
    await meets(one, `: welcome\n\n${MENU('open')}${MENU('undo')}`);
    const two = await listen('/events', desk);
    progress(2);
    await meets(two, `: welcome\n\n${PROGRESS(2)}`);
  });

  it('of the hall tells that something changed and that it is closed, and no more', async () => {
    const watched: number[] = [];
    loopback.watchHall(() => watched.push(loopback.hallWindows()));
    const one = await listen('/hall-events', hall);
    await meets(one, ': welcome\n\n');
    expect([loopback.hallWindows(), watched]).toEqual([1, [1]]);
    const two = await listen('/hall-events', hall);
    expect([loopback.hallWindows(), watched]).toEqual([2, [1, 2]]);
    progress(5);
    loopback.notify('changed', { state: { secret: 1 } as never, views: ['round'] });
    const changed = 'event: hall\ndata: null\n\n';
    for (const window of [one, two]) await meets(window, `: welcome\n\n${changed}`);
    loopback.closeHall();
    for (const window of [one, two])
      await meets(window, `: welcome\n\n${changed}event: close\ndata: null\n\n`);
    await two.leave();
    await isGone(1);
    expect(watched).toEqual([1, 2, 1]);
    loopback.watchHall(() => undefined);
  });

  it('is kept awake every fifteen seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const one = await listen('/events', desk);
    await meets(one, ': welcome\n\n');
    vi.advanceTimersByTime(14_999);
    progress(6);
    vi.advanceTimersByTime(1);
    vi.advanceTimersByTime(15_000);
    await meets(one, `: welcome\n\n${PROGRESS(6)}: still here\n\n: still here\n\n`);
    expect(vi.getTimerCount()).toBe(1);
    await one.leave();
    await until(() => vi.getTimerCount() === 0);
  });

  it('is one of fifty at most, of the desk and of the hall each', async () => {
    await Promise.all(Array.from({ length: 50 }, () => listen('/hall-events', hall)));
    expect(loopback.hallWindows()).toBe(50);
    const { status, text } = await ask('/hall-events', hall);
    expect([status, text, loopback.hallWindows()]).toEqual([429, 'Too many windows', 50]);
    expect((await listen('/events', desk)).status).toBe(200);
  });

  it('that meets a bug is broken off', async () => {
    const bug = new Error('of who watches');
    let isFirst = true;
    loopback.watchHall(() => {
      if (!isFirst) return;
      isFirst = false;
      throw bug;
    });
    const broken = await listen('/hall-events', hall);
    await broken.ended;
    expect(bugs).toEqual([['loopback', bug]]);
    loopback.watchHall(() => undefined);
  });

  it('ends with the server, and nobody is told any more', async () => {
    const { port } = new URL(loopback.origin);
    const other = await startLoopback({ handlers, pages: folder, report: () => undefined });
    const [before, way] = [loopback, unlistened];
    loopback = other;
    try {
      const own = await enter(other.entrance(60));
      const ownHall = await enter(other.hallEntrance(60));
      const [one, two] = [await listen('/events', own), await listen('/hall-events', ownHall)];
      let told = 0;
      other.watchHall(() => told++);
      await other.close();
      await Promise.all([one.ended, two.ended]);
      expect([unlistened - way, told]).toEqual([1, 0]);
      await expect(ask('/', own)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
      expect(new URL(other.origin).port).not.toBe(port);
    } finally {
      open.clear();
      loopback = before;
    }
  });
});
