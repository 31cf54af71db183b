/** The one place that talks to main: over the preload script of the program, or from a browser with the key of its address. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect, connectHall } from '../../src-renderer/api.ts';
import { text } from '../../src-renderer/texts.ts';

let kept: Map<string, string>;
let shown: unknown[];
let fetched: { readonly address: string; readonly [more: string]: unknown }[];
let answer: (address: string) => Promise<unknown>;
/** A browser at an address, with what it remembers of this window. */
function browse(hash: string, window: object = {}): void {
  vi.stubGlobal('window', window);
  vi.stubGlobal('location', { hash, pathname: '/page' });
}
beforeEach(() => {
  vi.useFakeTimers();
  [kept, shown, fetched] = [new Map(), [], []];
  answer = () => Promise.resolve({ ok: true, json: () => Promise.resolve({ ok: true, value: 'said' }) });
  browse('');
  vi.stubGlobal('history', { replaceState: (...args: unknown[]) => shown.push(args) });
  vi.stubGlobal('sessionStorage', {
    setItem: (key: string, value: string) => kept.set(key, value),
    getItem: (key: string) => kept.get(key) ?? null,
  });
  vi.stubGlobal('fetch', (address: string, init: { readonly body?: string }) => {
    const body = init.body === undefined ? undefined : (JSON.parse(init.body) as unknown);
    fetched.push({ ...init, address, body });
    return answer(address);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('in the program', () => {
  it('the preload script is asked, with plain data, an identity and the tournament that is meant', async () => {
    const calls: unknown[][] = [];
    const preload = {
      query: (...args: unknown[]) => (calls.push(args), Promise.resolve('answered')),
      command: (...args: unknown[]) => (calls.push(args), Promise.resolve('done')),
      on: (...args: unknown[]) => (calls.push(args), 'stop'),
    };
    browse('', { wallchart: preload });
    const bridge = connect();
    const args = { file: 'x', date: undefined };
    expect(await bridge.query('files.browse', args as never)).toBe('answered');
    expect(await bridge.query('app.state', null)).toBe('answered');
    expect(await bridge.command('players.remove', { player: 3 }, 'once', 'harbour')).toBe('done');
    await bridge.command('players.remove', { player: 4 });
    const listener = () => undefined;
    expect(bridge.on('changed', listener)).toBe('stop');
    const identity = calls[3]![2];
    expect(calls).toEqual([
      ['files.browse', { file: 'x' }],
      ['app.state', null],
      ['players.remove', { player: 3 }, 'once', 'harbour'],
      ['players.remove', { player: 4 }, identity, undefined],
      ['changed', listener],
    ]);
    expect(calls[0]![1]).not.toBe(args);
    expect(identity).toMatch(/^[\w-]{36}$/);
    expect(fetched).toEqual([]);
  });
});

describe('in a browser', () => {
  const headers = (key: string) => ({ 'x-wallchart-key': key, 'content-type': 'application/json' });

  it('the key of the address is taken out of sight, and kept for when the page is loaded again', async () => {
    browse('#key=a-b_9');
    await connect().query('app.state', null);
    expect([...kept]).toEqual([['wallchart-key', 'a-b_9']]);
    expect(shown).toEqual([[null, '', '/page']]);
    expect(fetched[0]!.headers).toEqual(headers('a-b_9'));
    browse('');
    await connect().query('app.state', null);
    expect(fetched[1]!.headers).toEqual(headers('a-b_9'));
    expect(shown).toHaveLength(1);
  });

  it.each(['#key=', '#key=a b', '#x#key=a', '#mykey=a'])('%s is no key', async (hash) => {
    browse(hash);
    await connect().query('app.state', null);
    expect([fetched[0]!.headers, kept.size, shown]).toEqual([headers(''), 0, []]);
  });

  it('a question and a command are posted, each as what it is', async () => {
    const bridge = connect();
    expect(await bridge.query('round.view', { round: 7 })).toEqual({ ok: true, value: 'said' });
    await bridge.command('players.remove', { player: 3 }, 'once', 'harbour');
    await bridge.command('players.remove', { player: 4 });
    const post = { method: 'POST', address: './call', headers: headers('') };
    const { id } = fetched[2]!.body as { readonly id: string };
    expect(fetched).toEqual([
      { ...post, body: { kind: 'query', name: 'round.view', args: { round: 7 } } },
      {
        ...post,
        body: { kind: 'command', name: 'players.remove', args: { player: 3 }, id: 'once', meant: 'harbour' },
      },
      { ...post, body: { kind: 'command', name: 'players.remove', args: { player: 4 }, id } },
    ]);
    expect(id).toMatch(/^[\w-]{36}$/);
  });

  it('what is not answered is refused, a command as not saved', async () => {
    const refusal = (detail: string, severity: string) => ({
      ok: false,
      refusal: {
        code: 'host-unreachable',
        message: text.app.unreachable(detail),
        advice: text.app.unreachableAdvice,
        severity,
      },
    });
    const bridge = connect();
    answer = () => Promise.resolve({ ok: false, status: 403 });
    expect(await bridge.query('app.state', null)).toEqual(refusal('HTTP 403', 'refused'));
    expect(await bridge.command('log.redo', { confirmed: 0 })).toEqual(refusal('HTTP 403', 'not-saved'));
    answer = () => Promise.reject(new Error('gone'));
    expect(await bridge.query('app.state', null)).toEqual(refusal('gone', 'refused'));
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- what a browser may do
    answer = () => Promise.reject('gone');
    expect(await bridge.command('log.redo', { confirmed: 0 })).toEqual(refusal('', 'not-saved'));
  });

  it('notices are heard by who listens, until they stop, from one stream that begins with the menu', async () => {
    let stream: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({ start: (begun) => void (stream = begun) });
    answer = () => Promise.resolve({ ok: true, body });
    const bridge = connect();
    const heard: unknown[] = [];
    const stop = bridge.on('changed', (notice) => heard.push(notice));
    expect(fetched).toEqual([]);
    bridge.on('menu', (notice) => heard.push(notice));
    bridge.on('menu', () => undefined);
    expect(fetched).toEqual([
      { address: './events', headers: { 'x-wallchart-key': '' }, cache: 'no-store', body: undefined },
    ]);
    const say = async (words: string) => {
      stream.enqueue(new TextEncoder().encode(words));
      for (let turn = 0; turn < 20; turn++) await vi.advanceTimersByTimeAsync(0);
    };
    // A notice may come in parts, and several at once.
    await say('event: changed\ndata: {"at"');
    expect(heard).toEqual([]);
    await say(': 1}\n\n: a word\n\nevent: menu\ndata: {"action":"keys"}\n\nevent: x');
    expect(heard).toEqual([{ at: 1 }, { action: 'keys' }]);
    stop();
    await say('\ndata: 1\n\nevent: changed\ndata: {"at": 2}\n\nevent: menu\ndata: 3\n\n');
    expect(heard).toEqual([{ at: 1 }, { action: 'keys' }, 3]);
  });
});

describe('the hall’s window', () => {
  it('is a bridge of its own in the program', () => {
    const wallchartHall = {};
    browse('', { wallchartHall });
    expect(connectHall()).toBe(wallchartHall);
  });

  it('in a browser asks with its own key for the picture of a place', async () => {
    browse('#key=hall');
    const bridge = connectHall();
    expect([...kept]).toEqual([['wallchart-hall-key', 'hall']]);
    expect(fetched).toEqual([
      {
        address: './hall-events',
        headers: { 'x-wallchart-key': 'hall' },
        cache: 'no-store',
        body: undefined,
      },
    ]);
    expect(await bridge.picture({ page: 2 } as never)).toEqual({ ok: true, value: 'said' });
    expect(fetched[1]).toMatchObject({
      address: './hall',
      body: { page: 2 },
      headers: { 'x-wallchart-key': 'hall' },
    });
  });

  it('hears that the picture is another, and closes with the arbiter’s word', async () => {
    const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
    answer = () =>
      Promise.resolve({
        ok: true,
        body: new ReadableStream<Uint8Array>({ start: (begun) => void streams.push(begun) }),
      });
    let closed = 0;
    browse('', { close: () => closed++ });
    let changes = 0;
    const stop = connectHall().listen(() => changes++);
    const say = async (words: string) => {
      streams.at(-1)!.enqueue(new TextEncoder().encode(words));
      for (let turn = 0; turn < 20; turn++) await vi.advanceTimersByTimeAsync(0);
    };
    await say('event: hall\ndata: null\n\n');
    expect([changes, closed]).toEqual([1, 0]);
    // What changed while the stream was broken off is read again, after a second.
    streams.at(-1)!.close();
    await vi.advanceTimersByTimeAsync(999);
    expect([streams.length, changes]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(1);
    expect([streams.length, changes]).toEqual([2, 2]);
    stop();
    await say('event: hall\ndata: null\n\nevent: close\ndata: null\n\n');
    expect([changes, closed]).toEqual([2, 1]);
  });
});
