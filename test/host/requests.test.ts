import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  cookieOf,
  isRecord,
  pathOf,
  sameSecret,
  secret,
  send,
} from '../../src-main/host/requests.ts';

const asked = (request: object) => request as IncomingMessage;

describe('a secret', () => {
  it('has 256 bits in letters that an address and a cookie may have, and is another one each time', () => {
    const [a, b] = [secret(), secret()];
    expect(a).toMatch(/^[\w-]{43}$/);
    expect(Buffer.from(a, 'base64url')).toHaveLength(32);
    expect(a).not.toBe(b);
  });

  it.each([
    ['secret', 'secret', true],
    ['', '', true],
    ['secret', 'secreT', false],
    ['secret', 'Secret', false],
    ['secret', 'secret!', false],
    ['secret', 'secre', false],
    ['', 'x', false],
    // As many letters, not as many bytes.
    ['é', 'e', false],
  ])('%j and %j: the same is %s', (a, b, same) => expect(sameSecret(a, b)).toBe(same));
});

describe('a cookie', () => {
  it.each([
    ['wallchart-1=abc', 'abc'],
    ['other=1; wallchart-1=abc; more=2', 'abc'],
    ['other=1;wallchart-1=abc', 'abc'],
    ['wallchart-1=first; wallchart-1=second', 'first'],
    ['wallchart-1=', ''],
    ['wallchart-1', ''],
    ['wallchart-1=abc=def', 'abc'],
    ['wallchart-10=abc', ''],
    ['xwallchart-1=abc', ''],
    ['', ''],
    [undefined, ''],
  ])('of %j has the value %j', (cookie, value) => {
    expect(cookieOf(asked({ headers: { cookie } }), 'wallchart-1')).toBe(value);
  });
});

describe('a path', () => {
  it.each([
    ['/', '/'],
    ['/assets/page.js', '/assets/page.js'],
    ['/page.html?x=1', '/page.html'],
    ['/page.html#x', '/page.html'],
    ['/?x=/y', '/'],
    ['/%2e%2e/secret', '/%2e%2e/secret'],
    ['/../secret', '/../secret'],
    ['/a//b', '/a//b'],
    ['//', null],
    ['//evil.example/', null],
    ['http://127.0.0.1/', null],
    ['x/y', null],
    ['*', null],
    ['', null],
    [undefined, null],
  ])('of %j is %j', (url, path) => expect(pathOf(asked({ url }))).toBe(path));
});

describe('an answer', () => {
  it('goes out with its status, its length and headers that take the place of others', () => {
    const sent: unknown[] = [];
    const response = {
      writeHead: (...head: unknown[]) => sent.push(head),
      end: (...body: unknown[]) => sent.push(body),
    } as unknown as ServerResponse;
    const body = new TextEncoder().encode('Zürich');
    send(
      response,
      { status: 405, headers: { 'content-type': 'text/plain', allow: 'GET' }, body },
      {
        allow: 'POST',
      },
    );
    send(response, { status: 200, headers: {}, body: new Uint8Array() });
    expect(sent).toEqual([
      [405, { 'content-type': 'text/plain', allow: 'POST', 'content-length': 7 }],
      [body],
      [200, { 'content-length': 0 }],
      [new Uint8Array()],
    ]);
  });
});

describe('a body', () => {
  async function* parts(...chunks: readonly (Buffer | Error)[]): AsyncGenerator<Buffer> {
    for (const chunk of chunks) {
      if (chunk instanceof Error) throw chunk;
      yield await Promise.resolve(chunk);
    }
  }
  const read = (...chunks: readonly (Buffer | Error)[]) => bodyOf(parts(...chunks) as never);
  const ofSize = (bytes: number) => Buffer.alloc(bytes, ' ');

  it('is all that came, a letter in two parts too', async () => {
    const whole = Buffer.from('{"city":"Zürich"}');
    expect(await read(whole.subarray(0, 11), whole.subarray(11))).toEqual({ text: '{"city":"Zürich"}' });
    expect(await read()).toEqual({ text: '' });
  });

  it('has four megabytes at most', async () => {
    const [most, half] = [4 * 1024 * 1024, 2 * 1024 * 1024];
    expect(await read(ofSize(most))).toEqual({ text: ' '.repeat(most) });
    expect(await read(ofSize(most + 1))).toBeNull();
    expect(await read(ofSize(half), ofSize(half))).toEqual({ text: ' '.repeat(most) });
    expect(await read(ofSize(half), ofSize(half), ofSize(1))).toBeNull();
  });

  it('may break off', async () => {
    expect(await read(Buffer.from('{"kind":'), new Error('aborted'))).toBe('broken-off');
  });

  it.each([
    [{}, true],
    [{ kind: 'query' }, true],
    [[], true],
    [null, false],
    ['text', false],
    [7, false],
    [true, false],
    [undefined, false],
  ])('of %j can be asked for fields: %s', (value, can) => expect(isRecord(value)).toBe(can));
});
