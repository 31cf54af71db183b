/** What the server says to each request, word by word; one server for all of them. */
import type { OutgoingHttpHeaders } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startLoopback, type Loopback } from '../../src-main/host/loopback.ts';
import type { Handlers } from '../../src-main/ipc/contract.ts';
import { type Answer, askAt, enter } from './way-in.ts';

let folder: string;
let loopback: Loopback;
let desk: Record<string, string>;
let hall: Record<string, string>;
const calls: unknown[] = [];
const bugs: unknown[] = [];
let documentBytes: (id: string) => Uint8Array | null = () => null;

const handlers = {
  queries: { 'round.view': (...call: unknown[]) => (calls.push(call), { ok: true, value: 'seen' }) },
  commands: { 'round.discard': (...call: unknown[]) => (calls.push(call), { ok: true, value: null }) },
  hall: (...call: unknown[]) => (calls.push(call), { ok: true, value: 'picture' }),
  documentBytes: (id: string) => documentBytes(id),
  listen: () => () => undefined,
} as unknown as Handlers;

const ask = (path: string, headers?: OutgoingHttpHeaders, method?: string, body?: string) =>
  askAt(loopback.origin, path, headers, method, body);

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
