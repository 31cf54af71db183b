/** The page in a browser, whose stream of notices breaks off: what changed meanwhile is read again. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AppState, ViewName } from '../../src-main/ipc/contract.ts';
import { connect } from '../../src-renderer/api.ts';

type Stream = ReadableStreamDefaultController<Uint8Array>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { hash: '', pathname: '/' });
  vi.stubGlobal('sessionStorage', { getItem: () => 'key', setItem: () => undefined });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('is read again with the next stream, and not with the first one', async () => {
  const streams: Stream[] = [];
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string, { body }: { readonly body?: string }) => {
    if (address !== './events') {
      asked.push((JSON.parse(body!) as { readonly name: string }).name);
      return Promise.resolve(Response.json({ ok: true, value: { version: 'after' } }));
    }
    return Promise.resolve(
      new Response(new ReadableStream({ start: (stream) => void streams.push(stream) })),
    );
  });
  const heard: { readonly state: Pick<AppState, 'version'>; readonly views: readonly string[] }[] = [];
  const bridge = connect();
  bridge.on('changed', (notice) => heard.push(notice));
  bridge.on('menu', () => undefined);
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  const before = { state: { version: 'before' }, views: ['round'] };
  streams[0]!.enqueue(new TextEncoder().encode(`event: changed\ndata: ${JSON.stringify(before)}\n\n`));
  await vi.waitFor(() => expect(heard).toEqual([before]));
  expect(asked).toEqual([]);
  streams[0]!.close();
  await vi.advanceTimersByTimeAsync(1000);
  await vi.waitFor(() => expect(heard.at(-1)).toMatchObject({ state: { version: 'after' } }));
  const views: readonly ViewName[] = ['app', 'players', 'round', 'standings', 'documents', 'log', 'hall'];
  expect(heard.at(-1)!.views).toEqual(expect.arrayContaining([...views]));
  expect([streams.length, asked]).toEqual([2, ['app.state']]);
});
