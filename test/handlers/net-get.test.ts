/** Asking a server for a file: what is sent, what is heard, and a server that says nothing. */
import { createServer, globalAgent, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { netGet, netGetWithin } from '../../src-main/handlers/lists/net-get.ts';
import { SELF_SIGNED } from '../lists/self-signed.ts';

let server: Server;
let base: string;
const asked: unknown[] = [];
const known = globalAgent.options.ca;
beforeAll(async () => {
  globalAgent.options.ca = SELF_SIGNED.cert;
  server = createServer(SELF_SIGNED, ({ url, method, headers }, answer) => {
    asked.push([method, url, headers.range, headers['user-agent']]);
    if (url === '/silent') return;
    answer.writeHead(206, { etag: '"seven"', 'set-cookie': ['a=1', 'b=2'] });
    answer.end('the list');
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  base = `https://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  globalAgent.options.ca = known;
  server.closeAllConnections();
  server.close();
});

const signal = () => new AbortController().signal;

it('asks for what is wanted in the name of the program, and hears status, headers and file', async () => {
  const answer = await netGet(new URL(`${base}/a.zip?of=7`), { range: 'bytes=5-' }, signal());
  const pieces: Uint8Array[] = [];
  for await (const piece of answer.pieces) pieces.push(piece);
  expect(asked).toEqual([['GET', '/a.zip?of=7', 'bytes=5-', 'Wallchart']]);
  expect(answer.status).toBe(206);
  expect(answer.headers).toMatchObject({ etag: '"seven"', 'set-cookie': 'a=1, b=2' });
  expect(Buffer.concat(pieces).toString()).toBe('the list');
});

it('gives up a server that says nothing', async () => {
  await expect(netGetWithin(20)(new URL(`${base}/silent`), {}, signal())).rejects.toThrow(
    'the server says nothing',
  );
});

it('ends where it is stopped', async () => {
  const stop = new AbortController();
  const asking = netGet(new URL(`${base}/silent`), {}, stop.signal);
  stop.abort();
  await expect(asking).rejects.toMatchObject({ name: 'AbortError' });
});
