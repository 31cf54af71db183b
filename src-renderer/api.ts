/**
 * The only place that talks to main. Inside Electron the preload script offers `window.wallchart`; in a plain
 * browser window the same bridge is built from POST /call and the event stream /events of the loopback host.
 */
import type {
  Bridge,
  CommandName,
  CommandReply,
  Commands,
  NoticeName,
  Notices,
  Queries,
  QueryName,
  Refusal,
  Reply,
} from '../src-main/ipc/contract.ts';
import { text } from './texts.ts';

declare global {
  interface Window {
    wallchart?: Bridge;
  }
}

/** The bridge of the host that this page runs in. */
export function connect(): Bridge {
  return window.wallchart === undefined ? overLoopback() : overPreload(window.wallchart);
}

/** Names one command, so that main knows it again when it comes twice. */
function newIdentity(): string {
  return crypto.randomUUID();
}

/** Plain data only: Svelte's proxies cannot be cloned across the context bridge. */
function plain<T>(value: T): T {
  return value === null || value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T);
}

function overPreload(preload: Bridge): Bridge {
  return {
    query: (name, args) => preload.query(name, plain(args)),
    command: (name, args, id = newIdentity()) => preload.command(name, plain(args), id),
    on: (name, listener) => preload.on(name, listener),
  };
}

function overLoopback(): Bridge {
  const events = new EventSource('./events');
  return {
    query: async <N extends QueryName>(name: N, args: Queries[N]['args']) =>
      (await call({ kind: 'query', name, args: plain(args) }, 'refused')) as Reply<Queries[N]['value']>,
    command: async <N extends CommandName>(name: N, args: Commands[N]['args'], id = newIdentity()) =>
      (await call({ kind: 'command', name, args: plain(args), id }, 'not-saved')) as CommandReply<N>,
    on: <N extends NoticeName>(name: N, listener: (notice: Notices[N]) => void) => {
      const receive = (event: MessageEvent<string>): void => listener(JSON.parse(event.data) as Notices[N]);
      events.addEventListener(name, receive);
      return () => events.removeEventListener(name, receive);
    },
  };
}

async function call(body: unknown, severity: Refusal['severity']): Promise<unknown> {
  try {
    const response = await fetch('./call', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
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
