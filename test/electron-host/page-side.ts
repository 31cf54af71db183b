/**
 * The page's half of the stand-in. {@link pageSide} is sent to the browser as text and runs before the page's own
 * scripts: what a sandboxed preload script may require, the context bridge, and ipcRenderer.
 */

type Listener = (event: unknown, ...args: unknown[]) => void;
type Answer = { readonly value: unknown } | { readonly error: string };
type ToMain = (kind: 'invoke' | 'send', channel: string, args: unknown) => Promise<Answer>;

interface PageGlobals {
  standInToMain?: ToMain;
}

export function pageSide(preload: string): void {
  const globals = globalThis as unknown as PageGlobals;
  const toMain = globals.standInToMain;
  // Frames inside the page, such as the PDF preview, have no preload script.
  if (toMain === undefined || window.top !== window) return;
  delete globals.standInToMain;
  const listeners = new Map<string, Set<Listener>>();

  const ipcRenderer = {
    async invoke(channel: string, ...args: unknown[]): Promise<unknown> {
      const answer = await toMain('invoke', channel, structuredClone(args));
      if ('error' in answer) throw new Error(`Error invoking remote method '${channel}': ${answer.error}`);
      return answer.value;
    },
    send(channel: string, ...args: unknown[]): void {
      void toMain('send', channel, structuredClone(args));
    },
    on(channel: string, listener: Listener): unknown {
      const known = listeners.get(channel) ?? new Set();
      listeners.set(channel, known.add(listener));
      return ipcRenderer;
    },
    removeListener(channel: string, listener: Listener): unknown {
      listeners.get(channel)?.delete(listener);
      return ipcRenderer;
    },
  };

  Object.defineProperty(globalThis, 'standInDeliver', {
    value: (channel: string, args: unknown[]) => {
      for (const listener of [...(listeners.get(channel) ?? [])]) listener({ sender: ipcRenderer }, ...args);
    },
  });

  /** A class instance or a proxy: what the context bridge refuses to copy, because structuredClone does. */
  const mustClone = (value: object): boolean => Object.getPrototypeOf(value) !== Object.prototype;

  /** Functions are wrapped, everything else is copied and frozen; on the way back too. */
  const cross = (value: unknown): unknown => {
    if (typeof value === 'function') {
      const call = value as (...args: unknown[]) => unknown;
      return (...args: unknown[]) => {
        const result = call(...args.map(cross));
        return result instanceof Promise ? result.then(cross) : cross(result);
      };
    }
    if (typeof value !== 'object' || value === null) return value;
    const hasFunctions = Object.values(value).some((member) => typeof member === 'function');
    if (!hasFunctions || mustClone(value)) return structuredClone(value);
    return Object.freeze(
      Object.fromEntries(Object.entries(value).map(([name, member]) => [name, cross(member)])),
    );
  };

  const contextBridge = {
    exposeInMainWorld(name: string, api: unknown): void {
      if (name in globalThis)
        throw new Error('Cannot bind an API on top of an existing property on the window object');
      Object.defineProperty(globalThis, name, {
        value: cross(api),
        writable: false,
        configurable: false,
        enumerable: true,
      });
    },
  };

  const requireInSandbox = (name: string): unknown => {
    if (name === 'electron' || name === 'electron/renderer') return { contextBridge, ipcRenderer };
    throw new Error(`module not found: ${name}`);
  };
  const module = { exports: {} };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- a preload script is text that is run
  const run = new Function('require', 'module', 'exports', 'process', preload) as (
    ...given: unknown[]
  ) => void;
  run(requireInSandbox, module, module.exports, {
    platform: 'linux',
    contextIsolated: true,
    sandboxed: true,
  });
}
