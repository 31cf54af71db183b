/** The window for the hall as a way in: what its cookie and key open, and what they do not. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startLoopback, type Loopback } from '../../src-main/host/loopback.ts';
import { fakeHandlers, type FakeHandlers } from '../host/fake-handlers.ts';

interface Way {
  readonly cookie: string;
  readonly key: string;
}

let folder: string;
let handlers: FakeHandlers;
let loopback: Loopback;
let desk: Way;
let hall: Way;

async function wayIn(address: string): Promise<Way & { readonly page: string }> {
  const entered = await fetch(address);
  const page = await entered.text();
  return {
    page,
    cookie: entered.headers.getSetCookie()[0]!.split(';')[0]!,
    key: /#key=([\w-]+)/.exec(page)![1]!,
  };
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wallchart-test-'));
  mkdirSync(join(folder, 'pages'));
  writeFileSync(join(folder, 'pages/hall.html'), '<!doctype html>');
  handlers = fakeHandlers();
  loopback = await startLoopback({ handlers, pages: join(folder, 'pages'), report: () => undefined });
  desk = await wayIn(loopback.entrance(60));
  hall = await wayIn(loopback.hallEntrance(60));
});

afterEach(async () => {
  await loopback.close();
  rmSync(folder, { recursive: true });
});

const PLACE = { x: 0, y: 0, width: 1920, height: 1080 };

function post(
  path: string,
  { cookie, key }: Way,
  body: unknown,
  origin = loopback.origin,
): Promise<Response> {
  return fetch(`${loopback.origin}${path}`, {
    method: 'POST',
    headers: { cookie, 'x-wallchart-key': key, origin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

function get(path: string, { cookie, key }: Way): Promise<Response> {
  return fetch(`${loopback.origin}${path}`, { headers: { cookie, 'x-wallchart-key': key } });
}

const UNDO = { kind: 'command', name: 'log.undo', args: { seq: null, confirmed: 5 } };

describe('the window for the hall', () => {
  it('comes in once, to its own page, with its own cookie and key', async () => {
    const address = loopback.hallEntrance(60);
    const way = await wayIn(address);
    expect(way.page).toContain('url=/hall.html#key=');
    expect(way.cookie.split('=')[0]).not.toBe(desk.cookie.split('=')[0]);
    expect(way.key).not.toBe(desk.key);
    expect((await fetch(address)).status).toBe(403);
  });

  it('gets its picture', async () => {
    expect((await post('/hall', hall, PLACE)).status).toBe(200);
    expect(handlers.calls).toEqual([{ name: 'hall', args: PLACE }]);
  });

  it.each([
    ['its own cookie and key', 405, () => hall],
    ['its cookie and the desk’s key', 405, () => ({ cookie: hall.cookie, key: desk.key })],
    ['the desk’s cookie and its key', 403, () => ({ cookie: desk.cookie, key: hall.key })],
    ['both cookies and its key', 403, () => ({ cookie: `${desk.cookie}; ${hall.cookie}`, key: hall.key })],
  ])('calls nothing with %s: %i', async (_, status, way) => {
    expect((await post('/call', way(), UNDO)).status).toBe(status);
    expect(handlers.calls).toEqual([]);
  });

  it('hears no notices, which hold paths and names', async () => {
    expect((await get('/events', hall)).status).toBe(404);
    expect((await get('/events', { cookie: hall.cookie, key: desk.key })).status).toBe(404);
  });

  it('reads no document, even by its address', async () => {
    expect((await get('/document/abc-1.pdf', desk)).status).toBe(200);
    expect((await get('/document/abc-1.pdf', hall)).status).toBe(404);
  });

  it('is refused from another origin, without its key, and with a place that is none', async () => {
    expect((await post('/hall', hall, PLACE, 'http://127.0.0.1:1')).status).toBe(403);
    expect((await post('/hall', { ...hall, key: '' }, PLACE)).status).toBe(403);
    expect((await post('/hall', { ...hall, key: desk.key }, PLACE)).status).toBe(403);
    expect(await (await post('/hall', hall, { ...PLACE, secret: 1 })).json()).toMatchObject({
      ok: false,
      refusal: { code: 'bad-request' },
    });
    expect(handlers.calls).toEqual([]);
  });

  it('hears only that something changed', async () => {
    const answer = await get('/hall-events', hall);
    expect(loopback.hallWindows()).toBe(1);
    const reader = answer.body!.getReader();
    const heard = async (): Promise<string> => new TextDecoder().decode((await reader.read()).value);
    expect(await heard()).toBe(': welcome\n\n');
    handlers.emit('menu', { action: 'open-file', file: handlers.offer('/home/arbiter/secret.wallchart') });
    handlers.emit('changed', { state: { secret: 'path' } as never, views: ['round'] });
    expect(await heard()).toBe('event: hall\ndata: null\n\n');
    await reader.cancel();
  });
});
