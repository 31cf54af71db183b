import { describe, expect, it } from 'vitest';
import { answer } from '../../src-main/ipc/dispatch.ts';
import { isTrustedSender, registerHall, registerHandlers, type Sender } from '../../src-main/ipc/register.ts';
import { callChannel, noticeChannel } from '../../src-main/ipc/channels.ts';
import type { Handlers } from '../../src-main/ipc/contract.ts';
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

  it.each<[string, 'query' | 'command', unknown, unknown, RegExp | string]>([
    [
      'the argument',
      ...(['query', 'round.view', { round: 'x' }] as const),
      /^The program did not understand “round\.view” \(round: [^()]+\)\.$/,
    ],
    [
      'the argument inside another',
      ...(['command', 'round.arrange'] as const),
      { round: 1, pairs: [{ white: 1, black: 2 }, { white: 1 }], bye: null, confirmed: 0 },
      /^The program did not understand “round\.arrange” \(pairs\.1\.black: [^()]+\)\.$/,
    ],
    [
      'the first of two',
      ...(['query', 'round.whyNot', { round: 1, a: 0, b: 0 }] as const),
      /^The program did not understand “round\.whyNot” \(a: [^()]+\)\.$/,
    ],
    [
      'what takes no arguments',
      ...(['query', 'app.state', 7] as const),
      /^The program did not understand “app\.state” \(: [^()]+\)\.$/,
    ],
    [
      'a call that does not exist',
      ...(['query', 'app.secrets', null] as const),
      'The program did not understand “app.secrets”.',
    ],
    [
      'a call without a name',
      ...(['command', 7, null] as const),
      'The program did not understand “a call without a name”.',
    ],
  ])('names %s that it does not understand', async (_, kind, name, args, words) => {
    expect(await answer(fakeHandlers(), kind, name, args, ignore)).toEqual({
      ok: false,
      refusal: {
        code: 'bad-request',
        message: typeof words === 'string' ? words : (expect.stringMatching(words) as string),
        advice: 'Nothing was changed.',
        severity: 'refused',
      },
    });
  });

  it('names the call whose identity or tournament is none', async () => {
    const said = async (id: unknown, meant: unknown) => {
      const reply = await answer(fakeHandlers(), 'command', 'round.discard', { round: 3 }, ignore, id, meant);
      return !reply.ok && 'refusal' in reply ? reply.refusal.message : '';
    };
    const place = /^The program did not understand “round\.discard” \(: [^()]+\)\.$/;
    expect(await said('short', undefined)).toMatch(place);
    expect(await said(undefined, 'x'.repeat(65))).toMatch(place);
  });

  it.each([
    ['a query', 'query', 'players.card', { player: 1 }, 'refused'],
    [
      'a command, which was not saved then',
      'command',
      'round.publish',
      { round: 1, confirmed: 0 },
      'not-saved',
    ],
  ])('that meets a bug is refused, and the bug is reported: %s', async (_, kind, name, args, severity) => {
    const bugs: unknown[] = [];
    const report = (bug: unknown, channel: string) => void bugs.push([channel, bug]);
    expect(await answer(fakeHandlers(), kind, name, args, report)).toEqual({
      ok: false,
      refusal: {
        code: 'internal-error',
        message: `The program made a mistake in “${name}”.`,
        advice: 'Look at the screen again before you continue: what it shows now is what is stored.',
        severity,
      },
    });
    expect(bugs).toEqual([[name, new Error(`a bug in ${name}`)]]);
  });
});

describe('Electron’s channels', () => {
  const page: Sender = { senderFrame: { url: 'app://ui/', parent: null } };
  const foreign: Sender = { senderFrame: { url: 'https://example.org/', parent: null } };

  it('are one for each query and each command', () => {
    const channels: string[] = [];
    registerHandlers({ handle: (channel) => channels.push(channel) }, fakeHandlers(), 'app://ui', ignore);
    const expected = [
      ...QUERY_NAMES.map((name) => `query:${name}`),
      ...COMMAND_NAMES.map((name) => `command:${name}`),
    ];
    expect(channels).toEqual(expected);
  });

  type Listener = (event: Sender, data: unknown, id?: unknown, meant?: unknown) => Promise<unknown>;

  it('throw the message of a foreign page back, and carry that of ours with all that belongs to it', async () => {
    const registered = new Map<string, Listener>();
    const got: unknown[] = [];
    const commands = {
      'round.discard': (...all: readonly unknown[]) => {
        got.push(all);
        return Promise.resolve({ ok: true, value: null });
      },
    };
    const handlers = { ...fakeHandlers(), commands } as unknown as Handlers;
    const registry = { handle: (name: string, listener: Listener) => void registered.set(name, listener) };
    registerHandlers(registry, handlers, 'app://ui', ignore);
    const discard = registered.get('command:round.discard')!;
    const id = 'an-identity-of-a-command';
    await expect(discard(foreign, { round: 3 }, id, 'harbour')).rejects.toThrow(
      'Refused: round.discard came from a foreign page',
    );
    expect(got).toEqual([]);
    expect(await discard(page, { round: 3 }, id, 'harbour')).toEqual({ ok: true, value: null });
    expect(got).toEqual([[{ round: 3 }, id, 'harbour']]);
    const state = registered.get('query:app.state')!;
    await expect(state(foreign, null)).rejects.toThrow('Refused: app.state came from a foreign page');
    expect(await state(page, null)).toEqual({ ok: true, value: 'app.state', changed: [] });
  });

  it('of the hall are one, for the pages of the hall alone', async () => {
    const registered: [string, Listener][] = [];
    const handlers = fakeHandlers();
    const place = { x: 1, y: 2, width: 3, height: 4 };
    const registry = { handle: (...each: [string, Listener]) => void registered.push(each) };
    registerHall(registry, 'hall:picture', handlers, 'app://hall', ignore);
    expect(registered.map(([name]) => name)).toEqual(['hall:picture']);
    const [, picture] = registered[0]!;
    await expect(picture(page, place)).rejects.toThrow('Refused: hall:picture came from a foreign page');
    expect(handlers.calls).toEqual([]);
    const hall = { senderFrame: { url: 'app://hall/hall.html', parent: null } };
    expect(await picture(hall, place)).toEqual({ ok: true, value: 'hall' });
    expect(handlers.calls).toEqual([{ name: 'hall', args: place }]);
  });

  it.each<[string, Sender['senderFrame'], boolean]>([
    ['a page of ours', { url: 'app://ui/index.html#round', parent: null }, true],
    ['its root', { url: 'app://ui/', parent: null }, true],
    ['its name alone', { url: 'app://ui', parent: null }, false],
    ['a foreign page', { url: 'https://example.org/', parent: null }, false],
    ['a foreign page that names ours', { url: 'https://example.org/app://ui/', parent: null }, false],
    ['a host that begins like ours', { url: 'app://ui.example.org/', parent: null }, false],
    ['a frame inside our page', { url: 'app://ui/document/1.pdf', parent: {} }, false],
    ['a frame that is gone', null, false],
  ])('trust %s or not', (_, senderFrame, trusted) => {
    expect(isTrustedSender({ senderFrame }, 'app://ui')).toBe(trusted);
  });

  it('are named after what they carry', () => {
    expect(callChannel('query', 'round.view')).toBe('query:round.view');
    expect(callChannel('command', 'round.pair')).toBe('command:round.pair');
    expect(noticeChannel('changed')).toBe('notice:changed');
  });
});
