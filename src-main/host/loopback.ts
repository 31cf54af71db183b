/**
 * The contract over HTTP for a browser window on the same machine. It listens on 127.0.0.1 only, and answers only
 * to a browser that was let in by the one-time address, from a page of its own, under its own name:
 *
 * - `GET /enter/<token>` once, and for a short time: sets the session cookie (HttpOnly, SameSite=Strict) and leads to
 *   the page, whose address has the page's key behind its `#`;
 * - `GET /…`: the page's files and `document/<id>.pdf`;
 * - `POST /call` with `{kind: 'query' | 'command', name, args, id}`: the reply as JSON;
 * - `GET /events`: notices as server-sent events, the event's name being the notice's.
 *
 * Browsers send cookies to every port of 127.0.0.1, so whoever else listens on this machine may get to know the cookie.
 * Alone it opens the program's own files, which are no secret. Calls and events need the key of the page as well, which
 * travels in a header; a document needs its id, which only a call tells.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { texts } from '../texts.ts';
import { answer, type Report } from '../ipc/dispatch.ts';
import type { Handlers, NoticeName, Notices } from '../ipc/contract.ts';
import { htmlResponse, jsonResponse, pageResponse, textResponse, type PageResponse } from './pages.ts';

const ADDRESS = '127.0.0.1';
/** Largest call: a whole round arranged by hand for 10,000 players is a tenth of this. */
const BODY_LIMIT = 4 * 1024 * 1024;
const HEARTBEAT_MILLISECONDS = 15_000;
/** Header with the key of the page. */
export const KEY_HEADER = 'x-wallchart-key';
/** Windows that one program may have: each keeps a stream open. */
const MOST_STREAMS = 50;

export interface LoopbackOptions {
  readonly handlers: Handlers;
  /** Folder of the built page. */
  readonly pages: string;
  readonly report: Report;
}

export interface Loopback {
  /** `http://127.0.0.1:41234` */
  readonly origin: string;
  /** Address that lets one browser in, once, within so many seconds. A new one each time it is asked for. */
  readonly entrance: (seconds: number) => string;
  /** Sends a notice to every open page, or to the first one that connects when none is open yet. */
  readonly notify: <N extends NoticeName>(name: N, notice: Notices[N]) => void;
  readonly close: () => Promise<void>;
}

function secret(): string {
  return randomBytes(32).toString('base64url');
}

function sameSecret(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function cookieOf(request: IncomingMessage, name: string): string {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name) return value ?? '';
  }
  return '';
}

function send(response: ServerResponse, answered: PageResponse, headers: Record<string, string> = {}): void {
  response.writeHead(answered.status, {
    ...answered.headers,
    ...headers,
    'content-length': answered.body.length,
  });
  response.end(answered.body);
}

/** The path of a request; null for what is no path of this server, such as `//`. */
function pathOf(request: IncomingMessage): string | null {
  const { url = '' } = request;
  const path = /^(\/(?!\/)[^?#]*)/.exec(url)?.[1] ?? null;
  // Dots in a path are for `pages.ts` to judge, as they came.
  return path;
}

/** The whole body as text; null when it is longer than {@link BODY_LIMIT}, `broken-off` when its end never came. */
async function bodyOf(request: IncomingMessage): Promise<Body> {
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

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

class LoopbackServer {
  readonly #options: LoopbackOptions;
  readonly #session = secret();
  /** What the page proves itself with; scripts of no other page get to know it. */
  readonly #key = secret();
  /** Tokens, and until when each lets somebody in, by the clock of the process. */
  readonly #entrances = new Map<string, number>();
  readonly #streams = new Set<ServerResponse>();
  /** Requests to the page (open this file) that came before any page was there. */
  readonly #waiting: string[] = [];
  #port = 0;

  constructor(options: LoopbackOptions) {
    this.#options = options;
  }

  get origin(): string {
    return `http://${ADDRESS}:${this.#port}`;
  }

  /** Cookies know no ports: two running programs must not overwrite each other's. */
  get #cookie(): string {
    return `wallchart-${this.#port}`;
  }

  entrance(seconds: number): string {
    const token = secret();
    this.#entrances.set(token, performance.now() + seconds * 1000);
    return `${this.origin}/enter/${token}`;
  }

  listen(server: Server): Promise<void> {
    return new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(0, ADDRESS, () => {
        this.#port = (server.address() as AddressInfo).port;
        resolve();
      });
    });
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A page of another name that resolves to 127.0.0.1 (DNS rebinding) carries that name here.
    if (request.headers.host !== `${ADDRESS}:${this.#port}`)
      return send(response, textResponse(421, texts.host.unknownHost));
    const { origin } = request.headers;
    if (origin !== undefined && origin !== this.origin)
      return send(response, textResponse(403, texts.host.foreignOrigin));
    const pathname = pathOf(request);
    if (pathname === null) return send(response, textResponse(400, texts.host.noAddress));
    if (request.method === 'GET' && pathname.startsWith('/enter/'))
      return this.#enter(pathname.slice('/enter/'.length), response);
    // A page of another port of this machine is of the same site, and its requests carry the cookie.
    if (!['same-origin', 'none', undefined].includes(request.headers['sec-fetch-site']))
      return send(response, textResponse(403, texts.host.foreignPage));
    if (!sameSecret(cookieOf(request, this.#cookie), this.#session))
      return send(response, textResponse(403, texts.host.notIn));
    if (pathname === '/call') return this.#call(request, response);
    if (request.method !== 'GET')
      return send(response, textResponse(405, texts.host.wrongMethod), { allow: 'GET' });
    if (pathname === '/events') return this.#stream(request, response);
    const source = { folder: this.#options.pages, documentBytes: this.#options.handlers.documentBytes };
    send(response, await pageResponse(source, pathname));
  }

  #enter(token: string, response: ServerResponse): void {
    const until = this.#entrances.get(token) ?? 0;
    this.#entrances.delete(token);
    if (performance.now() >= until) return send(response, textResponse(403, texts.host.usedOrOld));
    // A page of its own and no redirection: the cookie goes along only when a page of this origin leads on.
    send(
      response,
      htmlResponse(`<!doctype html><meta http-equiv="refresh" content="0;url=/#key=${this.#key}">`),
      {
        'set-cookie': `${this.#cookie}=${this.#session}; Path=/; HttpOnly; SameSite=Strict`,
      },
    );
  }

  #hasKey(request: IncomingMessage): boolean {
    const { [KEY_HEADER]: key } = request.headers;
    return typeof key === 'string' && sameSecret(key, this.#key);
  }

  async #call(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST')
      return send(response, textResponse(405, texts.host.wrongMethod), { allow: 'POST' });
    if (request.headers.origin !== this.origin) return send(response, textResponse(403, texts.host.noOrigin));
    if (!this.#hasKey(request)) return send(response, textResponse(403, texts.host.noKey));
    if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
      return send(response, textResponse(415, texts.host.notJson));
    const body = await bodyOf(request);
    if (body === 'broken-off') return void response.destroy();
    if (body === null) return send(response, textResponse(413, texts.host.tooLong));
    let call: unknown;
    try {
      call = JSON.parse(body.text);
    } catch {
      return send(response, textResponse(400, texts.host.notJson));
    }
    const { kind, name, args, id } = isRecord(call) ? call : {};
    send(
      response,
      jsonResponse(await answer(this.#options.handlers, kind, name, args, this.#options.report, id)),
    );
  }

  #stream(request: IncomingMessage, response: ServerResponse): void {
    if (!this.#hasKey(request)) return send(response, textResponse(403, texts.host.noKey));
    if (this.#streams.size >= MOST_STREAMS)
      return send(response, textResponse(429, texts.host.tooManyWindows));
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    response.write(': welcome\n\n');
    this.#streams.add(response);
    for (const event of this.#waiting.splice(0)) response.write(event);
    const heartbeat = setInterval(() => response.write(': still here\n\n'), HEARTBEAT_MILLISECONDS);
    response.on('close', () => {
      clearInterval(heartbeat);
      this.#streams.delete(response);
    });
  }

  notify<N extends NoticeName>(name: N, notice: Notices[N]): void {
    // JSON has no raw line break, so one data line is enough.
    const event = `event: ${name}\ndata: ${JSON.stringify(notice)}\n\n`;
    if (this.#streams.size === 0 && name === 'menu') this.#waiting.push(event);
    for (const stream of this.#streams) stream.write(event);
  }

  endStreams(): void {
    for (const stream of this.#streams) stream.end();
  }
}

/** Starts listening on a random port of 127.0.0.1. */
export async function startLoopback(options: LoopbackOptions): Promise<Loopback> {
  const loopback = new LoopbackServer(options);
  const server = createServer((request, response) => {
    loopback.handle(request, response).catch((bug: unknown) => {
      // Not the address: whoever asked chose its words.
      options.report(bug, 'loopback');
      if (response.headersSent) response.destroy();
      else send(response, textResponse(500, texts.host.mistake));
    });
  });
  await loopback.listen(server);
  const unlisten = options.handlers.listen((name, notice) => loopback.notify(name, notice));
  return {
    origin: loopback.origin,
    entrance: (seconds) => loopback.entrance(seconds),
    notify: (name, notice) => loopback.notify(name, notice),
    close: () =>
      new Promise((resolve) => {
        unlisten();
        loopback.endStreams();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
