/** `protocol` and `session`: own schemes, permissions and the filter of requests. */
import { app } from './application.ts';

type SchemeHandler = (request: Request) => Response | Promise<Response>;
type Decide = (answer: { readonly cancel?: boolean }) => void;
type RequestFilter = (details: { readonly url: string }, decide: Decide) => void;

const handlers = new Map<string, SchemeHandler>();
const privileged = new Set<string>();

export const protocol = {
  registerSchemesAsPrivileged(schemes: readonly { readonly scheme: string }[]): void {
    if (app.isReady())
      throw new Error('protocol.registerSchemesAsPrivileged should be called before app is ready');
    for (const { scheme } of schemes) privileged.add(scheme);
  },
  handle(scheme: string, handler: SchemeHandler): void {
    if (!app.isReady()) throw new Error('Session can only be received when app is ready');
    handlers.set(scheme, handler);
  },
};

let filter: { readonly patterns: readonly RegExp[]; readonly listener: RequestFilter } | null = null;
let permissionsDenied = false;

/** An address with stars as a regular expression. */
function patternOf(glob: string): RegExp {
  return new RegExp(`^${glob.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`);
}

export const session = {
  defaultSession: {
    setPermissionRequestHandler(
      handler: (contents: null, permission: string, decide: (granted: boolean) => void) => void,
    ) {
      handler(null, 'media', (granted) => (permissionsDenied = !granted));
    },
    setPermissionCheckHandler(): void {
      // Asked by Chromium's own checks, which a page of a plain Chromium does not route here.
    },
    webRequest: {
      onBeforeRequest(scope: { readonly urls: readonly string[] }, listener: RequestFilter): void {
        filter = { patterns: scope.urls.map(patternOf), listener };
      },
    },
  },
};

export function arePermissionsDenied(): boolean {
  return permissionsDenied;
}

/** True when the program's filter cancels a request to this address. */
export async function isCancelled(url: string): Promise<boolean> {
  const active = filter;
  if (active === null || !active.patterns.some((pattern) => pattern.test(url))) return false;
  return new Promise((resolve) => active.listener({ url }, ({ cancel }) => resolve(cancel === true)));
}

export function handlerOf(url: string): SchemeHandler | undefined {
  return handlers.get(new URL(url).protocol.slice(0, -1));
}

/** Chromium knows no scheme of ours: `app://ui/x` is loaded as `https://ui.app.invalid/x`, and named back. */
export function toBrowserUrl(url: string): string {
  return url.replace(/^([a-z][\w+.-]*):\/\/([^/]*)/, (whole, scheme: string, host: string) =>
    privileged.has(scheme) ? `https://${host}.${scheme}.invalid` : whole,
  );
}

export function toProgramUrl(url: string): string {
  return url.replace(/^https:\/\/([^/]*)\.([\w+-]+)\.invalid/, (whole, host: string, scheme: string) =>
    privileged.has(scheme) ? `${scheme}://${host}` : whole,
  );
}
