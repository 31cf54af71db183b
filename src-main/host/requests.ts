/** Requests over HTTP, read with suspicion: secrets, cookies, paths and bodies. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageResponse } from './pages.ts';

/** Largest call: a whole round arranged by hand for 10,000 players is a tenth of this. */
const BODY_LIMIT = 4 * 1024 * 1024;

/** 256 bits from the system, in letters that an address and a cookie may have. */
export function secret(): string {
  return randomBytes(32).toString('base64url');
}

/** Compared in a time that tells nothing of where they differ. */
export function sameSecret(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The value of the first cookie of this name; `''` without one. */
export function cookieOf(request: IncomingMessage, name: string): string {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name) return value ?? '';
  }
  return '';
}

/** Answers a request and ends it; `headers` take the place of those of the answer. */
export function send(
  response: ServerResponse,
  answered: PageResponse,
  headers: Record<string, string> = {},
): void {
  response.writeHead(answered.status, {
    ...answered.headers,
    ...headers,
    'content-length': answered.body.length,
  });
  response.end(answered.body);
}

/** The path of a request; null for what is no path of this server, such as `//`. */
export function pathOf(request: IncomingMessage): string | null {
  const { url = '' } = request;
  const path = /^(\/(?!\/)[^?#]*)/.exec(url)?.[1] ?? null;
  // Dots in a path are for `pages.ts` to judge, as they came.
  return path;
}

/** The whole body as text; null when it is longer than {@link BODY_LIMIT}, `broken-off` when its end never came. */
export async function bodyOf(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > BODY_LIMIT) return null;
      chunks.push(chunk);
    }
  } catch {
    // The page was closed, or the connection was lost: no bug of ours.
    return 'broken-off';
  }
  return { text: Buffer.concat(chunks).toString('utf8') };
}

type Body = { readonly text: string } | 'broken-off' | null;

/** Whether a parsed body can be asked for fields. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
