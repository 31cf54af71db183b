/**
 * The only place that talks to main. Inside Electron the preload script offers `window.wallchart`; in a plain
 * browser window the same bridge is built from POST /call and the event stream /events of the loopback host, which
 * both want the key that stood in the address.
 */
import type {
  Bridge,
  CommandName,
  CommandReply,
  Commands,
  HallBridge,
  HallPicture,
  NoticeName,
  Notices,
  Queries,
  QueryName,
  Refusal,
  Reply,
  ViewName,
} from '../src-main/ipc/contract.ts';
import { newIdentity } from './identity.ts';
import { text } from './texts.ts';

declare global {
  interface Window {
    wallchart?: Bridge;
    wallchartHall?: HallBridge;
  }
}

/** The bridge of the host that this page runs in. */
export function connect(): Bridge {
  return window.wallchart === undefined ? overLoopback() : overPreload(window.wallchart);
}

/** The bridge of the hall window, which knows one question. */
export function connectHall(): HallBridge {
  if (window.wallchartHall !== undefined) return window.wallchartHall;
  const headers = { 'x-wallchart-key': pageKey(HALL_KEY) };
  const events = new EventTarget();
  // The arbiter closed the window; a browser lets a page do so where a page opened it.
  events.addEventListener('close', () => window.close());
  void listen('./hall-events', headers, events, () => events.dispatchEvent(new Event('hall')));
  return {
    picture: async (place) => (await call('./hall', headers, place, 'refused')) as Reply<HallPicture>,
    listen: (changed) => {
      events.addEventListener('hall', changed);
      return () => events.removeEventListener('hall', changed);
    },
  };
}

/** Plain data only: Svelte's proxies cannot be cloned across the context bridge. */
function plain<T>(value: T): T {
  return value === null || value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T);
}

function overPreload(preload: Bridge): Bridge {
  return {
    query: (name, args) => preload.query(name, plain(args)),
    command: (name, args, id = newIdentity(), meant?: string) =>
      preload.command(name, plain(args), id, meant),
    on: (name, listener) => preload.on(name, listener),
  };
}

/** Where the key survives that the page is loaded again: this window alone, and nobody of another port. */
const KEY = 'wallchart-key';
const HALL_KEY = 'wallchart-hall-key';

/** The key that the address brought, which is taken out of sight, or the one of before. */
function pageKey(place: string): string {
  const brought = /^#key=([\w-]+)$/.exec(location.hash)?.[1];
  if (brought !== undefined) {
    sessionStorage.setItem(place, brought);
    history.replaceState(null, '', location.pathname);
  }
  return sessionStorage.getItem(place) ?? '';
}

/** Every view; the compiler asks for a new one. */
const EVERY_VIEW: Readonly<Record<ViewName, true>> = {
  app: true,
  settings: true,
  players: true,
  round: true,
  standings: true,
  documents: true,
  log: true,
  lists: true,
  lab: true,
  hall: true,
};
const ALL_VIEWS = Object.keys(EVERY_VIEW) as readonly ViewName[];

function overLoopback(): Bridge {
  const headers = { 'x-wallchart-key': pageKey(KEY) };
  const events = new EventTarget();
  let listening = false;
  const query = async <N extends QueryName>(name: N, args: Queries[N]['args']) =>
    (await call('./call', headers, { kind: 'query', name, args: plain(args) }, 'refused')) as Reply<
      Queries[N]['value']
    >;
  /** Nobody tells what changed while the stream was broken off: everything is read again. */
  const missed = async (): Promise<void> => {
    const reply = await query('app.state', null);
    if (!reply.ok) return;
    const detail: Notices['changed'] = { state: reply.value, views: ALL_VIEWS };
    events.dispatchEvent(new CustomEvent('changed', { detail }));
  };
  return {
    query,
    command: async <N extends CommandName>(
      name: N,
      args: Commands[N]['args'],
      id = newIdentity(),
      meant?: string,
    ) =>
      (await call(
        './call',
        headers,
        { kind: 'command', name, args: plain(args), id, meant },
        'not-saved',
      )) as CommandReply<N>,
    on: <N extends NoticeName>(name: N, listener: (notice: Notices[N]) => void) => {
      const receive = (event: Event): void => listener((event as CustomEvent<Notices[N]>).detail);
      events.addEventListener(name, receive);
      // What waited for a page, such as a file to open, comes once: not before somebody hears it.
      if (name === 'menu' && !listening) {
        listening = true;
        void listen('./events', headers, events, () => void missed());
      }
      return () => events.removeEventListener(name, receive);
    },
  };
}

/** How long after a stream broke off the next one is asked for. */
const AGAIN_MILLISECONDS = 1000;

/**
 * Hears the stream of notices as long as the page lives; `again` is called with each stream but the first. An EventSource
 * could not send the key.
 */
async function listen(
  address: string,
  headers: HeadersInit,
  events: EventTarget,
  again: () => void,
): Promise<never> {
  for (let isFirst = true; ;) {
    try {
      const { ok, body } = await fetch(address, { headers, cache: 'no-store' });
      if (ok && body !== null) {
        if (!isFirst) again();
        isFirst = false;
        await hear(body, events);
      }
    } catch {
      // The program is gone for the moment; the next call says so.
    }
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MILLISECONDS));
  }
}

async function hear(body: ReadableStream<Uint8Array<ArrayBuffer>>, events: EventTarget): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const parts = (heard + value).split('\n\n');
    heard = parts.pop()!;
    for (const part of parts) {
      const [, name, data] = /^event: (\S+)\ndata: (.*)$/.exec(part) ?? [];
      if (name !== undefined && data !== undefined)
        events.dispatchEvent(new CustomEvent(name, { detail: JSON.parse(data) as unknown }));
    }
  }
}

async function call(
  address: string,
  headers: HeadersInit,
  body: unknown,
  severity: Refusal['severity'],
): Promise<unknown> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) return { ok: false, refusal: unreachable(severity, `HTTP ${response.status}`) };
    return await response.json();
  } catch (error) {
    return { ok: false, refusal: unreachable(severity, error instanceof Error ? error.message : '') };
  }
}

function unreachable(severity: Refusal['severity'], detail: string): Refusal {
  return {
    code: 'host-unreachable',
    message: text.app.unreachable(detail),
    advice: text.app.unreachableAdvice,
    severity,
  };
}
