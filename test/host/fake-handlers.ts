/** Handlers that answer every channel with its own name, and let a test send notices. */
import type { FileHandle, Handlers, NoticeName, Notices } from '../../src-main/ipc/contract.ts';
import { COMMAND_NAMES, QUERY_NAMES } from '../../src-main/ipc/calls/index.ts';

type Listener = <N extends NoticeName>(name: N, notice: Notices[N]) => void;

export interface FakeHandlers extends Handlers {
  /** Arguments of every call, in order. */
  readonly calls: { readonly name: string; readonly args: unknown; readonly id?: string }[];
  readonly emit: Listener;
}

function answering(names: readonly string[], calls: FakeHandlers['calls']): never {
  const channel = (name: string) => (args: unknown, id?: string) => {
    calls.push({ name, args, ...(id === undefined ? {} : { id }) });
    if (name === 'players.card') throw new Error('a bug in players.card');
    if (name === 'round.publish') throw new Error('a bug in round.publish');
    return Promise.resolve({ ok: true, value: name, changed: [] });
  };
  return Object.fromEntries(names.map((name) => [name, channel(name)])) as never;
}

export function fakeHandlers(): FakeHandlers {
  const listeners = new Set<Listener>();
  const calls: FakeHandlers['calls'] = [];
  return {
    calls,
    emit: (name, notice) => listeners.forEach((listener) => listener(name, notice)),
    queries: answering(QUERY_NAMES, calls),
    commands: answering(COMMAND_NAMES, calls),
    hall: (place) => {
      calls.push({ name: 'hall', args: place });
      return Promise.resolve({ ok: true, value: 'hall' as never });
    },
    offer: (path) => `handle of ${path}` as FileHandle,
    documentBytes: (id) => (id === 'abc-1' ? new TextEncoder().encode('%PDF-1.7') : null),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => Promise.resolve(),
  };
}
