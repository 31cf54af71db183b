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
 * The window for the hall has an address, a cookie and a key of its own. They open the program's files, `POST /hall` (where
 * the window lies; the answer is what the hall may see) and `GET /hall-events`, which says only that it has to look again.
 *
 * Browsers send cookies to every port of 127.0.0.1, so whoever else listens on this machine may get to know the cookie.
 * Alone it opens the program's own files, which are no secret. Calls and events need the key of the page as well, which
 * travels in a header; a document needs its id, which only a call tells.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { texts } from '../texts.ts';
import { answer, answerHall, type Report } from '../ipc/dispatch.ts';
import type { Handlers, NoticeName, Notices } from '../ipc/contract.ts';
import { htmlResponse, jsonResponse, pageResponse, textResponse } from './pages.ts';
import { bodyOf, cookieOf, isRecord, pathOf, sameSecret, secret, send } from './requests.ts';

const ADDRESS = '127.0.0.1';
const HEARTBEAT_MILLISECONDS = 15_000;
/** Header with the key of the page. */
const KEY_HEADER = 'x-wallchart-key';
/** Who came in: the arbiter's page, or the window for the hall. */
type Role = 'desk' | 'hall';

/** What one role proves itself with. */
interface Credentials {
  /** Of the cookie. */
  readonly session: string;
  /** Of the page; scripts of no other page get to know it. */
  readonly key: string;
}

/** The page that each role is led to. */
const PAGE_OF: Readonly<Record<Role, string>> = { desk: '/', hall: '/hall.html' };
const HALL_CHANGED = 'event: hall\ndata: null\n\n';

/** Windows that one program may have: each keeps a stream open. */
const MOST_STREAMS = 50;

interface LoopbackOptions {
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
  /** The same for the window of the hall. */
  readonly hallEntrance: (seconds: number) => string;
  /** Windows of the hall that listen now. */
  readonly hallWindows: () => number;
  /** Calls when one came or went. */
  readonly watchHall: (changed: () => void) => void;
  /** Tells the windows of the hall that they are closed. */
  readonly closeHall: () => void;
  /** Sends a notice to every open page, or to the first one that connects when none is open yet. */
  readonly notify: <N extends NoticeName>(name: N, notice: Notices[N]) => void;
  readonly close: () => Promise<void>;
}

class LoopbackServer {
  readonly #options: LoopbackOptions;
  readonly #credentials: Readonly<Record<Role, Credentials>> = {
    desk: { session: secret(), key: secret() },
    hall: { session: secret(), key: secret() },
  };
  /** Tokens, as whom and until when each lets somebody in, by the clock of the process. */
  readonly #entrances = new Map<string, { readonly role: Role; readonly until: number }>();
  readonly #streams = new Set<ServerResponse>();
  readonly #hallStreams = new Set<ServerResponse>();
  #hallChanged: () => void = () => undefined;
  /** Requests to the page (open this file) that came before any page was there. */
  readonly #waiting: string[] = [];
  #port = 0;

  constructor(options: LoopbackOptions) {
    this.#options = options;
  }

  get origin(): string {
    return `http://${ADDRESS}:${this.#port}`;
  }

  get hallWindows(): number {
    return this.#hallStreams.size;
  }

  /** Cookies know no ports: two running programs must not overwrite each other's, nor two windows in one browser. */
  #cookie(role: Role): string {
    return role === 'desk' ? `wallchart-${this.#port}` : `wallchart-hall-${this.#port}`;
  }

  #isIn(role: Role, request: IncomingMessage): boolean {
    return sameSecret(cookieOf(request, this.#cookie(role)), this.#credentials[role].session);
  }

  entrance(role: Role, seconds: number): string {
    const token = secret();
    this.#entrances.set(token, { role, until: performance.now() + seconds * 1000 });
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
    const isDesk = this.#isIn('desk', request);
    const isHall = this.#isIn('hall', request);
    if (isDesk && pathname === '/call') return this.#call(request, response);
    if (isHall && pathname === '/hall') return this.#lookIn(request, response);
    if (!isDesk && !isHall) return send(response, textResponse(403, texts.host.notIn));
    if (request.method !== 'GET')
      return send(response, textResponse(405, texts.host.wrongMethod), { allow: 'GET' });
    if (isDesk && pathname === '/events') return this.#stream(request, response);
    if (isHall && pathname === '/hall-events') return this.#hallStream(request, response);
    const documentBytes = isDesk ? this.#options.handlers.documentBytes : () => null;
    send(response, await pageResponse({ folder: this.#options.pages, documentBytes }, pathname));
  }

  #enter(token: string, response: ServerResponse): void {
    const entrance = this.#entrances.get(token);
    this.#entrances.delete(token);
    if (entrance === undefined || performance.now() >= entrance.until)
      return send(response, textResponse(403, texts.host.usedOrOld));
    const { role } = entrance;
    const { session, key } = this.#credentials[role];
    // A page of its own and no redirection: the cookie goes along only when a page of this origin leads on.
    send(
      response,
      htmlResponse(`<!doctype html><meta http-equiv="refresh" content="0;url=${PAGE_OF[role]}#key=${key}">`),
      {
        'set-cookie': `${this.#cookie(role)}=${session}; Path=/; HttpOnly; SameSite=Strict`,
      },
    );
  }

  #hasKey(role: Role, request: IncomingMessage): boolean {
    const { [KEY_HEADER]: key } = request.headers;
    return typeof key === 'string' && sameSecret(key, this.#credentials[role].key);
  }

  async #call(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await this.#postedTo('desk', request, response);
    if (call === null) return;
    const { handlers, report } = this.#options;
    const { kind, name, args, id, meant } = isRecord(call.data) ? call.data : {};
    send(response, jsonResponse(await answer(handlers, kind, name, args, report, id, meant)));
  }

  async #lookIn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const place = await this.#postedTo('hall', request, response);
    if (place === null) return;
    const { handlers, report } = this.#options;
    send(response, jsonResponse(await answerHall(handlers, place.data, report)));
  }

  /** The JSON that a page of this role posted; null where it was refused, and the refusal is on its way. */
  async #postedTo(
    role: Role,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<{ readonly data: unknown } | null> {
    const refuse = (status: number, words: string, headers: Record<string, string> = {}): null => {
      send(response, textResponse(status, words), headers);
      return null;
    };
    if (request.method !== 'POST') return refuse(405, texts.host.wrongMethod, { allow: 'POST' });
    if (request.headers.origin !== this.origin) return refuse(403, texts.host.noOrigin);
    if (!this.#hasKey(role, request)) return refuse(403, texts.host.noKey);
    if (!/^application\/json\b/.test(request.headers['content-type'] ?? ''))
      return refuse(415, texts.host.notJson);
    const body = await bodyOf(request);
    if (body === 'broken-off') {
      response.destroy();
      return null;
    }
    if (body === null) return refuse(413, texts.host.tooLong);
    try {
      return { data: JSON.parse(body.text) as unknown };
    } catch {
      return refuse(400, texts.host.notJson);
    }
  }

  #stream(request: IncomingMessage, response: ServerResponse): void {
    if (!this.#hasKey('desk', request)) return send(response, textResponse(403, texts.host.noKey));
    if (!this.#begin(response, this.#streams)) return;
    for (const event of this.#waiting.splice(0)) response.write(event);
  }

  #hallStream(request: IncomingMessage, response: ServerResponse): void {
    if (!this.#hasKey('hall', request)) return send(response, textResponse(403, texts.host.noKey));
    if (!this.#begin(response, this.#hallStreams)) return;
    response.on('close', () => this.#hallChanged());
    this.#hallChanged();
  }

  /** Opens a stream of events among others; false where there are too many. */
  #begin(response: ServerResponse, streams: Set<ServerResponse>): boolean {
    if (streams.size >= MOST_STREAMS) {
      send(response, textResponse(429, texts.host.tooManyWindows));
      return false;
    }
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    response.write(': welcome\n\n');
    streams.add(response);
    const heartbeat = setInterval(() => response.write(': still here\n\n'), HEARTBEAT_MILLISECONDS);
    response.on('close', () => {
      clearInterval(heartbeat);
      streams.delete(response);
    });
    return true;
  }

  watchHall(changed: () => void): void {
    this.#hallChanged = changed;
  }

  closeHall(): void {
    for (const stream of this.#hallStreams) stream.write('event: close\ndata: null\n\n');
  }

  notify<N extends NoticeName>(name: N, notice: Notices[N]): void {
    // JSON has no raw line break, so one data line is enough.
    const event = `event: ${name}\ndata: ${JSON.stringify(notice)}\n\n`;
    if (this.#streams.size === 0 && name === 'menu') this.#waiting.push(event);
    for (const stream of this.#streams) stream.write(event);
    // Not what changed: the hall may not know.
    if (name === 'changed') for (const stream of this.#hallStreams) stream.write(HALL_CHANGED);
  }

  endStreams(): void {
    this.#hallChanged = () => undefined;
    for (const stream of [...this.#streams, ...this.#hallStreams]) stream.end();
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
    entrance: (seconds) => loopback.entrance('desk', seconds),
    hallEntrance: (seconds) => loopback.entrance('hall', seconds),
    hallWindows: () => loopback.hallWindows,
    watchHall: (changed) => loopback.watchHall(changed),
    closeHall: () => loopback.closeHall(),
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
