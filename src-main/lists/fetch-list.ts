/**
 * Fetching the file of a list over the network, when a person presses for it: over https alone, never more than a list
 * has, and from where it was cut off. What came stays in a file of its own until all of it is there.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fail, ok, type FailureShape, type Outcome } from '../../src-engine/index.ts';

/** What a server answers; the pieces throw for a connection that ends or says nothing for long. */
interface NetAnswer {
  readonly status: number;
  /** Names in small letters. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly pieces: AsyncIterable<Uint8Array>;
}

/** Asks a server for a file. Rejects where it cannot be reached, and when `signal` says so. */
export type NetGet = (
  url: URL,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
) => Promise<NetAnswer>;

/** Why a list did not come from its address; nothing of what was stored before is touched. */
export type FetchFailure = FailureShape &
  (
    | { readonly code: 'address-unusable'; readonly address: string }
    | { readonly code: 'fetch-stopped' }
    /** The connection failed; `bytes` of the file are there and need not be fetched again. */
    | { readonly code: 'fetch-cut'; readonly host: string; readonly bytes: number; readonly reason: string }
    /** The server cannot prove that it is the one that was asked: its certificate is not valid. */
    | { readonly code: 'fetch-untrusted'; readonly host: string; readonly reason: string }
    | { readonly code: 'fetch-refused'; readonly host: string; readonly status: number }
    /** The server sends to another one, which nobody has agreed to. */
    | { readonly code: 'fetch-elsewhere'; readonly host: string; readonly to: string }
    | { readonly code: 'fetch-too-large'; readonly host: string; readonly limit: number }
  );

/** More than any list has, zipped. */
const MOST_BYTES = 200_000_000;
const MOST_REDIRECTS = 3;
const PART = 'part';
const NOTE = 'part.json';

/** What the names of files begin with that are fetched and whole. */
export const FETCHED = 'fetched-';

/** The address of a list, or null: https, no password in it. */
export function listAddress(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'https:' && url.username === '' && url.password === '' ? url : null;
}

interface Asked {
  readonly address: string;
  /** An own folder, made when it is missing. */
  readonly folder: string;
  readonly get: NetGet;
  readonly signal: AbortSignal;
  /** Bytes that are there, of how many; `all` is 0 where the server does not say. */
  readonly progress: (settled: number, all: number) => void;
  /** Most bytes that are taken; without it more than any list has. */
  readonly most?: number;
}

/** Fetches a file; the answer is its path, under the name that the address has. Throws what Node throws for the disk. */
export async function fetchList(asked: Asked): Promise<Outcome<string, FetchFailure>> {
  const url = listAddress(asked.address);
  if (url === null) return fail({ code: 'address-unusable', address: asked.address });
  mkdirSync(asked.folder, { recursive: true });
  const part = new Part(asked.folder, asked.address);
  try {
    let answer = await answerOf(asked, url, part.askFor());
    // What is there is no part of the file any more.
    if (answer.status === 416) {
      part.forget();
      answer = await answerOf(asked, url, {});
    }
    if (answer.status !== 200 && answer.status !== 206)
      throw new FetchError({ code: 'fetch-refused', host: url.host, status: answer.status });
    await part.take(answer, url.host, asked);
    return ok(part.finish(url));
  } catch (error) {
    if (asked.signal.aborted) return fail({ code: 'fetch-stopped' });
    if (error instanceof FetchError) return fail(error.failure);
    if (isOfDisk(error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    return fail(
      isOfCertificate(error)
        ? { code: 'fetch-untrusted', host: url.host, reason: withoutHint(reason) }
        : { code: 'fetch-cut', host: url.host, bytes: part.bytes, reason },
    );
  }
}

class FetchError extends Error {
  readonly failure: FetchFailure;

  constructor(failure: FetchFailure) {
    super(failure.code);
    this.failure = failure;
  }
}

function isOfDisk(error: unknown): boolean {
  const { syscall = '' } = error as { syscall?: string };
  return ['open', 'write', 'fsync', 'rename', 'mkdir'].includes(syscall);
}

/** What Node says of a certificate that is not valid, in the words of OpenSSL or its own. */
function isOfCertificate(error: unknown): boolean {
  const { code = '' } = error as { code?: string };
  return /CERT|UNABLE_TO_VERIFY|^ERR_TLS|^HOSTNAME_MISMATCH$/.test(code);
}

/** What Node says to programmers behind a semicolon is nothing for an arbiter. */
function withoutHint(reason: string): string {
  return reason.split(';', 1)[0]!;
}

/** Follows a server that sends on to another address of its own. */
async function answerOf(
  { get, signal }: Asked,
  url: URL,
  headers: Readonly<Record<string, string>>,
): Promise<NetAnswer> {
  let here = url;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const answer = await get(here, headers, signal);
    if (answer.status < 300 || answer.status >= 400) return answer;
    const to = new URL(answer.headers.location ?? '', here);
    if (to.protocol !== 'https:' || to.host !== url.host)
      throw new FetchError({ code: 'fetch-elsewhere', host: url.host, to: to.host });
    here = to;
  }
  throw new FetchError({ code: 'fetch-refused', host: url.host, status: 310 });
}

/** The file as far as it is there, and by what mark the server knows which file it is a part of. */
class Part {
  readonly #folder: string;
  readonly #address: string;
  readonly #path: string;

  constructor(folder: string, address: string) {
    [this.#folder, this.#address, this.#path] = [folder, address, join(folder, PART)];
  }

  get bytes(): number {
    return statSync(this.#path, { throwIfNoEntry: false })?.size ?? 0;
  }

  /** Headers that ask for the rest of the same file; none for all of it. */
  askFor(): Readonly<Record<string, string>> {
    const tag = this.#tag();
    return tag === '' || this.bytes === 0 ? {} : { range: `bytes=${this.bytes}-`, 'if-range': tag };
  }

  forget(): void {
    for (const name of [PART, NOTE]) rmSync(join(this.#folder, name), { force: true });
  }

  async take(
    { status, headers, pieces }: NetAnswer,
    host: string,
    { progress, most = MOST_BYTES }: Asked,
  ): Promise<void> {
    const from = /^bytes (\d+)-/.exec(headers['content-range'] ?? '')?.[1];
    const goesOn = status === 206 && Number(from) === this.bytes;
    if (status === 206 && !goesOn) throw new Error('the server sent another part');
    if (!goesOn) this.forget();
    const tag = headers.etag ?? headers['last-modified'] ?? '';
    // A weak mark does not promise the same bytes.
    writeFileSync(
      join(this.#folder, NOTE),
      JSON.stringify({ address: this.#address, tag: tag.startsWith('W/') ? '' : tag }),
    );
    let settled = this.bytes;
    const length = Number(headers['content-length'] ?? 0);
    const all = length > 0 ? settled + length : 0;
    const tooLarge = new FetchError({ code: 'fetch-too-large', host, limit: most });
    if (all > most) throw tooLarge;
    const file = await open(this.#path, 'a', 0o600);
    try {
      for await (const piece of pieces) {
        settled += piece.length;
        if (settled > most) throw tooLarge;
        await file.write(piece);
        progress(settled, all);
      }
    } finally {
      await file.close();
      if (settled > most) this.forget();
    }
    if (settled < all) throw new Error('the connection ended early');
  }

  /** Gives the whole file the name that the address has, by which lists are known. */
  finish(url: URL): string {
    const name = basename(url.pathname).replaceAll(/[^\w.-]/g, '_');
    const path = join(this.#folder, FETCHED + (name === '' ? 'list' : name));
    renameSync(this.#path, path);
    rmSync(join(this.#folder, NOTE), { force: true });
    return path;
  }

  #tag(): string {
    try {
      const note = JSON.parse(readFileSync(join(this.#folder, NOTE), 'utf8')) as {
        address?: unknown;
        tag?: unknown;
      };
      return note.address === this.#address && typeof note.tag === 'string' ? note.tag : '';
    } catch {
      return '';
    }
  }
}
