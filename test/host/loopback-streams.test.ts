/** Streams of events: who hears what, how many may listen, and how they end. */
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startLoopback, type Loopback } from '../../src-main/host/loopback.ts';
import type { Handlers } from '../../src-main/ipc/contract.ts';
import { askAt, enter } from './way-in.ts';

let loopback: Loopback;
let desk: Record<string, string>;
let hall: Record<string, string>;
const bugs: unknown[] = [];
let unlistened = 0;
const handlers = { listen: () => () => void unlistened++ } as unknown as Handlers;
const ask = (path: string, headers: OutgoingHttpHeaders) => askAt(loopback.origin, path, headers);

beforeAll(async () => {
  loopback = await startLoopback({
    ...{ handlers, pages: tmpdir() },
    report: (bug, channel) => void bugs.push([channel, bug]),
  });
  desk = await enter(loopback.entrance(60));
  hall = await enter(loopback.hallEntrance(60));
});
beforeEach(() => {
  bugs.length = 0;
});
afterAll(() => loopback.close());

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
    const other = await startLoopback({ handlers, pages: tmpdir(), report: () => undefined });
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
