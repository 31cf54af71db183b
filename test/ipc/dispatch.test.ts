import { describe, expect, it } from 'vitest';
import { answer } from '../../src-main/ipc/dispatch.ts';
import { isTrustedSender, registerHandlers, type Sender } from '../../src-main/ipc/register.ts';
import { COMMAND_NAMES, QUERY_NAMES } from '../../src-main/ipc/calls/index.ts';
import { fakeHandlers } from '../host/fake-handlers.ts';

const ignore = () => undefined;

const HANDLE = 'b0a7c1de-0000-4000-8000-000000000009';

describe('a call from a page', () => {
  it('reaches its handler with its arguments', async () => {
    const handlers = fakeHandlers();
    const reply = await answer(handlers, 'command', 'round.discard', { round: 3 }, ignore);
    expect(reply).toMatchObject({ ok: true, value: 'round.discard' });
    expect(handlers.calls).toEqual([{ name: 'round.discard', args: { round: 3 } }]);
  });

  it.each([
    ['a channel that does not exist', 'query', 'app.secrets', null],
    ['a name of every object', 'query', 'constructor', null],
    ['a command asked as a query', 'query', 'round.pair', { round: 1, confirmed: 0 }],
    ['an unknown kind', 'notice', 'app.state', null],
    ['a missing argument', 'query', 'round.view', {}],
    ['an argument too many', 'query', 'round.view', { round: 1, board: 2 }],
    ['a round that is no number', 'query', 'round.view', { round: '1' }],
    ['a round that is no integer', 'query', 'round.view', { round: 1.5 }],
    ['round zero', 'query', 'round.view', { round: 0 }],
    ['an unknown result', 'command', 'results.enter', { round: 1, board: 1, result: '1-0', confirmed: 0 }],
    ['a path in the place of a handle', 'command', 'tournament.open', { file: '/tmp/a.wallchart' }],
    ['a path beside a handle', 'command', 'tournament.open', { file: HANDLE, path: '/tmp/a.wallchart' }],
    [
      'a text of a megabyte',
      'query',
      'log.view',
      { text: 'x'.repeat(1_000_000), category: 'all', from: 0, count: 1, seq: null },
    ],
    ['nothing at all', undefined, undefined, undefined],
  ])('is refused with %s, and no handler hears of it', async (_what, kind, name, args) => {
    const handlers = fakeHandlers();
    const reply = await answer(handlers, kind, name, args, ignore);
    expect(reply).toMatchObject({ ok: false, refusal: { code: 'bad-request', severity: 'refused' } });
    expect(handlers.calls).toEqual([]);
  });

  it('carries the identity of a command to its handler, and refuses one that is none', async () => {
    const handlers = fakeHandlers();
    const id = 'b0a7c1de-0000-4000-8000-000000000001';
    await answer(handlers, 'command', 'round.discard', { round: 3 }, ignore, id);
    expect(handlers.calls).toEqual([{ name: 'round.discard', args: { round: 3 }, id }]);
    for (const wrong of ['', 'short', 7, {}, null, `${id}\n`, 'x'.repeat(65)]) {
      const reply = await answer(handlers, 'command', 'round.discard', { round: 3 }, ignore, wrong);
      expect(reply).toMatchObject({ ok: false, refusal: { code: 'bad-request' } });
    }
    expect(handlers.calls).toHaveLength(1);
  });

  it('names the place of the fault', async () => {
    const reply = await answer(fakeHandlers(), 'query', 'round.view', { round: 'x' }, ignore);
    expect(reply).toMatchObject({ refusal: { message: expect.stringContaining('round: ') as string } });
  });

  it('that meets a bug is refused, and the bug is reported', async () => {
    const bugs: string[] = [];
    const report = (bug: unknown, channel: string) => bugs.push(`${channel}: ${String(bug)}`);
    const reply = await answer(fakeHandlers(), 'query', 'players.card', { player: 1 }, report);
    expect(reply).toMatchObject({ ok: false, refusal: { code: 'internal-error', severity: 'refused' } });
    expect(bugs).toEqual(['players.card: Error: a bug in players.card']);
  });

  it('says NOT SAVED when the bug was in a command', async () => {
    const args = { round: 1, confirmed: 0 };
    const reply = await answer(fakeHandlers(), 'command', 'round.publish', args, ignore);
    expect(reply).toMatchObject({ ok: false, refusal: { code: 'internal-error', severity: 'not-saved' } });
  });
});

describe('Electron’s channels', () => {
  const page: Sender = { senderFrame: { url: 'app://ui/', parent: null } };

  it('are one for each query and each command', () => {
    const channels: string[] = [];
    registerHandlers({ handle: (channel) => channels.push(channel) }, fakeHandlers(), 'app://ui', ignore);
    const expected = [
      ...QUERY_NAMES.map((name) => `query:${name}`),
      ...COMMAND_NAMES.map((name) => `command:${name}`),
    ];
    expect(channels).toEqual(expected);
  });

  it.each([
    ['a foreign page', { url: 'https://example.org/', parent: null }],
    ['a host that begins like ours', { url: 'app://ui.example.org/', parent: null }],
    ['a frame inside our page', { url: 'app://ui/document/1.pdf', parent: {} }],
  ])('throw a message of %s back', async (_who, senderFrame) => {
    const registered = new Map<string, (event: Sender, data: unknown, id?: unknown) => Promise<unknown>>();
    const handlers = fakeHandlers();
    const registry = {
      handle: (channel: string, listener: (event: Sender, data: unknown, id?: unknown) => Promise<unknown>) =>
        void registered.set(channel, listener),
    };
    registerHandlers(registry, handlers, 'app://ui', ignore);
    const listener = registered.get('query:app.state');
    await expect(listener?.({ senderFrame }, null)).rejects.toThrow('foreign page');
    expect(handlers.calls).toEqual([]);
    await expect(listener?.(page, null)).resolves.toMatchObject({ ok: true });
    const discard = registered.get('command:round.discard');
    await discard?.(page, { round: 3 }, 'an-identity-of-a-command');
    expect(handlers.calls.at(-1)).toMatchObject({ id: 'an-identity-of-a-command' });
  });

  it('trust no message whose frame is gone', () => {
    expect(isTrustedSender({ senderFrame: null }, 'app://ui')).toBe(false);
  });
});
