/** Fetching a list: a server that is right, and servers that are not. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, get, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { netGet } from '../../src-main/handlers/lists/net-get.ts';
import { fetchList, listAddress, type NetGet } from '../../src-main/lists/fetch-list.ts';
import { SELF_SIGNED } from './self-signed.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'wallchart-fetch-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));
const CONTENT = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251));
const ADDRESS = 'https://lists.example/download/players_list.zip';

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A plain server of this machine stands for the one of the address; the addresses stay as they are asked for. */
async function serve(answer: RequestListener): Promise<NetGet> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return ({ pathname }, headers, signal) =>
    new Promise((resolve, reject) => {
      get({ host: '127.0.0.1', port, path: pathname, headers, signal }, (heard) =>
        resolve({
          status: heard.statusCode!,
          headers: heard.headers as Record<string, string>,
          pieces: heard,
        }),
      ).on('error', reject);
    });
}

let folders = 0;
const newFolder = (): string => join(FOLDER, String(folders++));

function fetched(get: NetGet, folder = newFolder(), stop = new AbortController(), address = ADDRESS) {
  return fetchList({ address, folder, get, signal: stop.signal, progress: () => undefined });
}

describe('fetching a list', () => {
  it('brings the file under its own name', async () => {
    const get = await serve((_, answer) => answer.end(CONTENT));
    const came = await fetched(get);
    if (!came.ok) throw new Error(came.failure.code);
    expect(came.value.endsWith('fetched-players_list.zip')).toBe(true);
    expect(readFileSync(came.value).equals(CONTENT)).toBe(true);
  });

  it('goes on where it was cut off, and begins anew when the file is another one', async () => {
    const asked: (string | undefined)[] = [];
    const sent: number[] = [];
    let [tag, isCut, content] = ['"one"', true, CONTENT];
    const get = await serve((request, answer) => {
      const { range } = request.headers;
      asked.push(range);
      const from =
        range !== undefined && request.headers['if-range'] === tag ? Number(range.slice(6, -1)) : 0;
      sent.push(from);
      answer.writeHead(from > 0 ? 206 : 200, {
        etag: tag,
        'content-length': CONTENT.length - from,
        ...(from > 0 ? { 'content-range': `bytes ${from}-${CONTENT.length - 1}/${CONTENT.length}` } : {}),
      });
      if (!isCut) return answer.end(content.subarray(from));
      answer.write(content.subarray(from, 100_000), () => setTimeout(() => answer.destroy(), 50));
    });
    const folder = newFolder();
    expect(await fetched(get, folder)).toMatchObject({
      ok: false,
      failure: { code: 'fetch-cut', host: 'lists.example', bytes: 100_000 },
    });
    isCut = false;
    const came = await fetched(get, folder);
    expect([asked, sent]).toEqual([
      [undefined, 'bytes=100000-'],
      [0, 100_000],
    ]);
    if (!came.ok) throw new Error(came.failure.code);
    expect(readFileSync(came.value).equals(CONTENT)).toBe(true);

    isCut = true;
    const other = newFolder();
    await fetched(get, other);
    [isCut, tag, content] = [false, '"two"', Buffer.from(CONTENT.toReversed())];
    const anew = await fetched(get, other);
    if (!anew.ok) throw new Error(anew.failure.code);
    expect(readFileSync(anew.value).equals(content)).toBe(true);
    expect(sent).toEqual([0, 100_000, 0, 0]);
  });

  it('says what is wrong with a server, and keeps nothing of it', async () => {
    const folder = newFolder();
    const refused = await serve((_, answer) => answer.writeHead(404).end('none'));
    expect(await fetched(refused, folder)).toMatchObject({ failure: { code: 'fetch-refused', status: 404 } });
    const elsewhere = await serve((_, answer) =>
      answer.writeHead(302, { location: 'https://other.example/list.zip' }).end(),
    );
    expect(await fetched(elsewhere, folder)).toMatchObject({
      failure: { code: 'fetch-elsewhere', to: 'other.example' },
    });
    const plain = await serve((_, answer) =>
      answer.writeHead(302, { location: 'http://lists.example/list.zip' }).end(),
    );
    expect(await fetched(plain, folder)).toMatchObject({ failure: { code: 'fetch-elsewhere' } });
    const inCircles = await serve((_, answer) => answer.writeHead(302, { location: ADDRESS }).end());
    expect(await fetched(inCircles, folder)).toMatchObject({ failure: { code: 'fetch-refused' } });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('takes no more than a list has, whatever the server says of it', async () => {
    const said = await serve((_, answer) => answer.writeHead(200, { 'content-length': 300_000_000 }).end());
    expect(await fetched(said)).toMatchObject({ failure: { code: 'fetch-too-large' } });
    const piece = Buffer.alloc(100_000);
    async function* endless() {
      for (;;) yield piece;
    }
    const folder = newFolder();
    const get: NetGet = () => Promise.resolve({ status: 200, headers: {}, pieces: endless() });
    const asked = { address: ADDRESS, folder, get, signal: new AbortController().signal };
    expect(await fetchList({ ...asked, progress: () => undefined, most: 1_000_000 })).toMatchObject({
      failure: { code: 'fetch-too-large', limit: 1_000_000 },
    });
    expect(existsSync(join(folder, 'part'))).toBe(false);
  });

  it('asks nothing of a server whose certificate nobody vouches for', async () => {
    let requests = 0;
    const secure = createSecureServer(SELF_SIGNED, (_, answer) => {
      requests++;
      answer.end(CONTENT);
    });
    await new Promise<void>((resolve) => secure.listen(0, 'localhost', resolve));
    const { port } = secure.address() as AddressInfo;
    const folder = newFolder();
    const address = `https://localhost:${port}/players_list.zip`;
    expect(await fetched(netGet, folder, new AbortController(), address)).toEqual({
      ok: false,
      failure: {
        code: 'fetch-untrusted',
        host: `localhost:${port}`,
        reason: 'self-signed certificate',
      },
    });
    expect(requests).toBe(0);
    expect(readdirSync(folder)).toEqual([]);
    secure.close();
  });

  it('is stopped, and then goes on', async () => {
    const stop = new AbortController();
    const folder = newFolder();
    const get = await serve(({ headers: { range } }, answer) => {
      const headers = { etag: '"one"', 'content-length': CONTENT.length };
      if (range === undefined) {
        answer.writeHead(200, headers);
        return answer.write(CONTENT.subarray(0, 50_000), () => setTimeout(() => stop.abort(), 50));
      }
      expect(range).toBe('bytes=50000-');
      const part = `bytes 50000-${CONTENT.length - 1}/${CONTENT.length}`;
      answer.writeHead(206, { ...headers, 'content-length': CONTENT.length - 50_000, 'content-range': part });
      return answer.end(CONTENT.subarray(50_000));
    });
    expect(await fetched(get, folder, stop)).toMatchObject({ failure: { code: 'fetch-stopped' } });
    const came = await fetched(get, folder);
    if (!came.ok) throw new Error(came.failure.code);
    expect(readFileSync(came.value).equals(CONTENT)).toBe(true);
  });

  it.each(['', 'players_list.zip', 'http://lists.example/a.zip', 'https://me:secret@lists.example/a.zip'])(
    'has no address in “%s”',
    async (address) => {
      expect(listAddress(address)).toBeNull();
      const get: NetGet = () => Promise.reject(new Error('asked'));
      expect(await fetched(get, newFolder(), new AbortController(), address)).toMatchObject({
        failure: { code: 'address-unusable' },
      });
    },
  );
});
