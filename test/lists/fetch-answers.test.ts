/** What a server may answer when a list is fetched, answer by answer. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { fetchList, listAddress, type NetGet } from '../../src-main/lists/fetch-list.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'wallchart-answers-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

let folders = 0;
const newFolder = (): string => join(FOLDER, String(folders++));

type Headers = Readonly<Record<string, string>>;
type Answer = {
  readonly status?: number;
  readonly headers?: Headers;
  readonly pieces?: readonly (string | Error)[];
};

interface Asked {
  readonly answers: readonly (Answer | Error)[];
  readonly folder?: string;
  readonly address?: string;
  readonly most?: number;
}

/** Fetches from a server that gives these answers in turn; what was asked of it, and what came of it. */
async function fetchFrom({
  answers,
  folder = newFolder(),
  address = 'https://a.example/x/list.zip',
  most,
}: Asked) {
  const asked: unknown[] = [];
  const told: unknown[] = [];
  const get: NetGet = (url, headers) => {
    const answer = answers[asked.push([url.href, headers]) - 1] ?? new Error('nothing more');
    if (answer instanceof Error) return Promise.reject(answer);
    async function* pieces() {
      for (const piece of answer === undefined || answer instanceof Error ? [] : (answer.pieces ?? ['abc'])) {
        if (piece instanceof Error) throw piece;
        yield await Promise.resolve(Buffer.from(piece));
      }
    }
    return Promise.resolve({ status: answer.status ?? 200, headers: answer.headers ?? {}, pieces: pieces() });
  };
  const progress = (settled: number, all: number) => void told.push([settled, all]);
  const { signal } = new AbortController();
  const came = await fetchList({
    address,
    folder,
    get,
    signal,
    progress,
    ...(most === undefined ? {} : { most }),
  });
  return { came, asked, told, folder };
}

const failureOf = async (asked: Asked) => {
  const { came } = await fetchFrom(asked);
  return came.ok ? null : came.failure;
};
const redirect = (location?: string, status = 302): Answer => ({
  status,
  headers: location === undefined ? {} : { location },
});
const coded = (code: string, message: string) => Object.assign(new Error(message), { code });

describe('an address', () => {
  it.each([
    ['https://a.example/list.zip', 'https://a.example/list.zip'],
    ['https://me@a.example/list.zip', null],
    ['https://:secret@a.example/list.zip', null],
    ['http://a.example/list.zip', null],
    ['ftp://a.example/list.zip', null],
    ['a.example/list.zip', null],
  ])('%s', (text, address) => {
    expect(listAddress(text)?.href ?? null).toBe(address);
  });

  it('that is none is told as it is, and nobody is asked', async () => {
    const { came, asked, folder } = await fetchFrom({ answers: [{}], address: 'http://a.example/list.zip' });
    expect([came, asked, readdirSync(FOLDER).includes(basename(folder))]).toEqual([
      { ok: false, failure: { code: 'address-unusable', address: 'http://a.example/list.zip' } },
      [],
      false,
    ]);
  });
});

describe('a file that comes whole', () => {
  it('has the name that the address has, and nothing else is left', async () => {
    const { came, asked, told, folder } = await fetchFrom({
      answers: [{ headers: { 'content-length': '5', etag: '"1"' }, pieces: ['ab', 'cde'] }],
    });
    expect(came).toEqual({ ok: true, value: join(folder, 'fetched-list.zip') });
    expect(asked).toEqual([['https://a.example/x/list.zip', {}]]);
    expect(told).toEqual([
      [2, 5],
      [5, 5],
    ]);
    expect(readdirSync(folder)).toEqual(['fetched-list.zip']);
    expect(readFileSync(join(folder, 'fetched-list.zip'), 'utf8')).toBe('abcde');
  });

  it('may be of any size where the server does not say it', async () => {
    expect((await fetchFrom({ answers: [{}] })).told).toEqual([[3, 0]]);
  });

  it.each([
    ['https://a.example/', 'fetched-list'],
    ['https://a.example/get%20it/a%20b+c.zip?x=1', 'fetched-a_20b_c.zip'],
    ['https://a.example/a/..%2fb', 'fetched-.._2fb'],
  ])('from %s is called %s', async (address, name) => {
    const { came } = await fetchFrom({ answers: [{}], address });
    expect(came.ok && basename(came.value)).toBe(name);
  });
});

describe('a server that sends on', () => {
  const there = 'https://a.example/there.zip';

  it('is followed three times, on its own address, with the same request', async () => {
    const steps = [redirect('/1'), redirect('2', 301), redirect(there, 399)];
    const { came, asked } = await fetchFrom({ answers: [...steps, {}] });
    expect(came.ok && basename(came.value)).toBe('fetched-list.zip');
    expect(asked).toEqual([
      ['https://a.example/x/list.zip', {}],
      ['https://a.example/1', {}],
      ['https://a.example/2', {}],
      [there, {}],
    ]);
    const tooMany = await fetchFrom({ answers: [...steps, redirect('/4'), {}] });
    expect(tooMany.came).toEqual({
      ok: false,
      failure: { code: 'fetch-refused', host: 'a.example', status: 310 },
    });
    expect(tooMany.asked).toHaveLength(4);
  });

  it('to another one, or to nowhere', async () => {
    const elsewhere = { code: 'fetch-elsewhere', host: 'a.example' };
    expect(await failureOf({ answers: [redirect('https://b.example/y')] })).toEqual({
      ...elsewhere,
      to: 'b.example',
    });
    expect(await failureOf({ answers: [redirect('https://a.example:8443/y')] })).toEqual({
      ...elsewhere,
      to: 'a.example:8443',
    });
    expect(await failureOf({ answers: [redirect('http://a.example/y')] })).toEqual({
      ...elsewhere,
      to: 'a.example',
    });
    // Without an address it is asked again.
    const nowhere = await fetchFrom({ answers: [redirect(), {}] });
    expect([nowhere.came.ok, nowhere.asked.length]).toEqual([true, 2]);
  });

  it.each([201, 299, 400, 404, 500])('refuses with %i', async (status) => {
    expect(await failureOf({ answers: [{ status }] })).toEqual({
      code: 'fetch-refused',
      host: 'a.example',
      status,
    });
  });

  it('is followed from 300 on', async () => {
    expect((await fetchFrom({ answers: [redirect('/1', 300), {}] })).asked).toHaveLength(2);
  });
});

/** What is left of a file that was cut off behind `abc`. */
async function cutOff(headers: Headers, address?: string): Promise<string> {
  const answers = [{ headers, pieces: ['abc', new Error('gone')] }];
  const { came, folder } = await fetchFrom({ answers, ...(address === undefined ? {} : { address }) });
  expect(came).toEqual({
    ok: false,
    failure: { code: 'fetch-cut', host: 'a.example', bytes: 3, reason: 'gone' },
  });
  return folder;
}

describe('a file that was cut off', () => {
  it.each([
    ['etag', { etag: '"1"', 'last-modified': 'Mon' }, '"1"'],
    ['day', { 'last-modified': 'Mon' }, 'Mon'],
  ])('is asked for from there on by its %s', async (_, headers, mark) => {
    const folder = await cutOff(headers);
    const rest = {
      status: 206,
      headers: { 'content-range': 'bytes 3-4/5', 'content-length': '2' },
      pieces: ['de'],
    };
    const { came, asked, told } = await fetchFrom({ answers: [rest], folder });
    expect(asked).toEqual([['https://a.example/x/list.zip', { range: 'bytes=3-', 'if-range': mark }]]);
    expect(told).toEqual([[5, 5]]);
    expect(came.ok && readFileSync(came.value, 'utf8')).toBe('abcde');
  });

  it.each([
    ['without a mark', {}, undefined],
    ['with a weak mark', { etag: 'W/"1"' }, undefined],
    ['from another address', { etag: '"1"' }, 'https://a.example/other.zip'],
  ])('%s is fetched anew', async (_, headers, address) => {
    const folder = await cutOff(headers, address);
    const { came, asked } = await fetchFrom({ answers: [{ pieces: ['xyz'] }], folder });
    expect(asked).toEqual([['https://a.example/x/list.zip', {}]]);
    expect(came.ok && readFileSync(came.value, 'utf8')).toBe('xyz');
  });

  it('before anything came is fetched anew', async () => {
    const first = await fetchFrom({ answers: [{ headers: { etag: '"1"' }, pieces: [new Error('gone')] }] });
    expect(first.came).toMatchObject({ failure: { code: 'fetch-cut', bytes: 0 } });
    const { asked } = await fetchFrom({ answers: [{}], folder: first.folder });
    expect(asked).toEqual([['https://a.example/x/list.zip', {}]]);
  });

  it('and whose note is damaged is fetched anew', async () => {
    for (const note of ['{', '{"address":"https://a.example/x/list.zip","tag":5}']) {
      const folder = newFolder();
      mkdirSync(folder);
      writeFileSync(join(folder, 'part'), 'abc');
      writeFileSync(join(folder, 'part.json'), note);
      expect((await fetchFrom({ answers: [{}], folder })).asked).toEqual([
        ['https://a.example/x/list.zip', {}],
      ]);
    }
  });

  it('and is another one since is fetched anew at once', async () => {
    const folder = await cutOff({ etag: '"1"' });
    const { came, asked } = await fetchFrom({ answers: [{ status: 416 }, { pieces: ['xyz'] }], folder });
    expect(asked).toEqual([
      ['https://a.example/x/list.zip', { range: 'bytes=3-', 'if-range': '"1"' }],
      ['https://a.example/x/list.zip', {}],
    ]);
    expect(came.ok && readFileSync(came.value, 'utf8')).toBe('xyz');
    const again = await cutOff({ etag: '"1"' });
    expect(await failureOf({ answers: [{ status: 416 }, { status: 416 }], folder: again })).toEqual({
      ...{ code: 'fetch-refused', host: 'a.example', status: 416 },
    });
    expect(readdirSync(again)).toEqual([]);
  });

  it.each(['bytes 2-4/5', 'bytes */5', ''])('is not gone on with by the part “%s”', async (range) => {
    const folder = await cutOff({ etag: '"1"' });
    const other = { status: 206, headers: { 'content-range': range }, pieces: ['de'] };
    expect(await failureOf({ answers: [other], folder })).toEqual({
      ...{ code: 'fetch-cut', host: 'a.example', bytes: 3, reason: 'the server sent another part' },
    });
    expect(readFileSync(join(folder, 'part'), 'utf8')).toBe('abc');
  });

  it('ends before the size that the server said', async () => {
    const said = (length: string) => ({ headers: { 'content-length': length }, pieces: ['abc'] });
    expect(await failureOf({ answers: [said('4')] })).toEqual({
      ...{ code: 'fetch-cut', host: 'a.example', bytes: 3, reason: 'the connection ended early' },
    });
    expect(await failureOf({ answers: [said('3')] })).toBeNull();
    expect(await failureOf({ answers: [said('2')] })).toBeNull();
  });
});

describe('what goes wrong', () => {
  it('with the size: said, and come', async () => {
    const tooLarge = { code: 'fetch-too-large', host: 'a.example', limit: 5 };
    const said = (length: string, ...pieces: string[]) => ({ headers: { 'content-length': length }, pieces });
    expect(await failureOf({ answers: [said('6')], most: 5 })).toEqual(tooLarge);
    expect(await failureOf({ answers: [said('5', 'abcde')], most: 5 })).toBeNull();
    const come = await fetchFrom({ answers: [{ pieces: ['abc', 'def'] }], most: 5 });
    expect([come.came, come.told, readdirSync(come.folder)]).toEqual([
      { ok: false, failure: tooLarge },
      [[3, 0]],
      [],
    ]);
    expect(await failureOf({ answers: [said('200000001')] })).toEqual({ ...tooLarge, limit: 200_000_000 });
    expect(await failureOf({ answers: [said('200000000')] })).toMatchObject({ code: 'fetch-cut' });
  });

  it.each([
    ['CERT_HAS_EXPIRED', 'fetch-untrusted'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'fetch-untrusted'],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'fetch-untrusted'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'fetch-untrusted'],
    ['ERR_TLS_HANDSHAKE_TIMEOUT', 'fetch-untrusted'],
    ['HOSTNAME_MISMATCH', 'fetch-untrusted'],
    ['X_ERR_TLS', 'fetch-cut'],
    ['NO_HOSTNAME_MISMATCH', 'fetch-cut'],
    ['HOSTNAME_MISMATCH_TOO', 'fetch-cut'],
    ['ECONNRESET', 'fetch-cut'],
  ])('on the way, as %s', async (code, expected) => {
    const failure = await failureOf({ answers: [coded(code, 'not so; if this is a proxy, set x')] });
    expect(failure).toEqual(
      expected === 'fetch-untrusted'
        ? { code: expected, host: 'a.example', reason: 'not so' }
        : { code: expected, host: 'a.example', bytes: 0, reason: 'not so; if this is a proxy, set x' },
    );
  });

  it('without an error of its own', async () => {
    const get = vi.fn<NetGet>().mockRejectedValue('no words');
    const asked = {
      address: 'https://a.example:8443/l',
      folder: newFolder(),
      get,
      progress: () => undefined,
    };
    expect(await fetchList({ ...asked, signal: new AbortController().signal })).toEqual({
      ok: false,
      failure: { code: 'fetch-cut', host: 'a.example:8443', bytes: 0, reason: 'no words' },
    });
    expect(await fetchList({ ...asked, signal: AbortSignal.abort() })).toEqual({
      ok: false,
      failure: { code: 'fetch-stopped' },
    });
  });

  it.each(['open', 'write', 'fsync', 'rename', 'mkdir'])(
    'with the disk, at %s, is thrown',
    async (syscall) => {
      const error = Object.assign(new Error('disk'), { syscall });
      await expect(fetchFrom({ answers: [{ pieces: [error] }] })).rejects.toBe(error);
    },
  );

  it('with the network, at what it does, is not', async () => {
    const error = Object.assign(new Error('no network'), { syscall: 'connect' });
    expect(await failureOf({ answers: [error] })).toMatchObject({ code: 'fetch-cut', reason: 'no network' });
  });
});
