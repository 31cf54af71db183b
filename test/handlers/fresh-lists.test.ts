/** Lists that are fetched on a press, and their addresses: what becomes of what a server gives. */
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressesOf, dropFile, fetchFile } from '../../src-main/handlers/lists/fetch-file.ts';
import { fetchListCommands } from '../../src-main/handlers/lists/fetch.ts';
import { FreshLists } from '../../src-main/handlers/lists/fresh-lists.ts';
import type { NetGet } from '../../src-main/lists/fetch-list.ts';
import {
  addresses,
  answers,
  asked,
  beginAnew,
  desk,
  fetchAll,
  files,
  isoAt,
  kept,
  lists,
  NOTHING,
  ONE,
  preferences,
  read,
  reader,
  set,
  STORED,
  told,
  TWO,
  userData,
} from './made-up-server.ts';

const ROOT = mkdtempSync(join(tmpdir(), 'wallchart-fresh-'));
afterAll(() => rmSync(ROOT, { recursive: true, force: true }));
beforeEach(() => beginAnew(ROOT));

describe('a press', () => {
  it('needs a network and an address', async () => {
    expect(await fetchAll()).toMatchObject({
      code: 'list-without-address',
      message: 'No address is set from which a list could be fetched.',
      advice: 'On the page Rating lists, A sets one.',
    });
    Object.assign(desk.ports, { netGet: null });
    expect(await fetchAll()).toMatchObject({
      code: 'no-network',
      message: 'Here the program makes no connections.',
    });
  });

  it('leaves what a new address gives to a person', async () => {
    addresses({ [TWO]: null });
    const fetched = await fetchAll();
    if ('code' in fetched) throw new Error(fetched.code);
    const [waiting] = fetched.waiting;
    expect({ ...fetched, waiting: [] }).toEqual(NOTHING);
    // Its address has no ending.
    expect(waiting).toMatchObject({ name: 'FIDE', form: 'combined', month: '2026-11', isRemembered: false });
    expect(basename(waiting!.path)).toBe('fetched-get.zip');
    expect(desk.files.take(waiting!.file, 'open-list')).toEqual({ ok: true, value: waiting!.path });
    expect([files(), reader.fetchedAt, read, reader.reading]).toEqual([
      ['fetched-get.zip'],
      desk.now(),
      [],
      '',
    ]);
    expect(told).toEqual([['fetched', 3, 0], ['lists']]);
  });

  it('stores what an address gave before, and remembers when', async () => {
    addresses({ [ONE]: 50, [TWO]: 60 });
    set({ stored: [{ ...STORED, entries: 11 }] });
    expect(await fetchAll()).toEqual({
      ...NOTHING,
      stored: [
        { name: 'FIDE', month: '2026-11' },
        { name: 'FIDE', month: '2026-11' },
      ],
    });
    expect(read).toMatchObject([
      { name: 'FIDE', month: '2026-11' },
      { name: 'FIDE', month: '2026-11' },
    ]);
    expect(kept).toEqual([
      ['FIDE', 'fetched-one.zip'],
      ['FIDE', 'fetched-get.zip'],
    ]);
    expect(told).toContainEqual(['lists.renewed', { name: 'FIDE', month: '2026-11' }]);
    expect([files(), preferences.values.listsFetchedAt]).toEqual([
      [],
      { [ONE]: desk.now(), [TWO]: desk.now() },
    ]);
  });

  it('says that a list is the same, by its content in its own series', async () => {
    addresses({ [ONE]: 50 });
    set({ stored: [{ ...STORED, hash: 'new' }] });
    expect(await fetchAll()).toEqual({ ...NOTHING, same: 1 });
    expect([kept, files(), preferences.values.listsFetchedAt]).toEqual([[], [], { [ONE]: desk.now() }]);
    set({ stored: [{ ...STORED, hash: 'new', form: 'rapid' }] });
    expect(await fetchAll()).toMatchObject({ same: 0, stored: [{ name: 'FIDE' }] });
  });

  it.each([
    ['columns that nobody named', { form: 'table' }, 0],
    ['a table whose month nobody knows', { form: 'table', recipe: 'dwz', monthIsGuess: true }, 0],
    ['a list of FIDE’s whose month nobody knows', { monthIsGuess: true }, 1],
  ])('leaves %s to a person', async (_, found, times) => {
    addresses({ [ONE]: 50 });
    set({ look: found });
    const fetched = await fetchAll();
    expect(fetched).toMatchObject({
      stored: [],
      same: 0,
      failed: 0,
      waiting: [{ monthIsGuess: 'monthIsGuess' in found }],
    });
    expect([read.length, kept, files()]).toEqual([times, [], ['fetched-one.zip']]);
  });

  it('calls a table by its layout, by the name it had before, or by its server', async () => {
    addresses({ [ONE]: null });
    const nameOf = async () => {
      const fetched = await fetchAll();
      return 'code' in fetched ? fetched.code : fetched.waiting[0]?.name;
    };
    set({ look: { form: 'table', recipe: 'dwz' } });
    expect(await nameOf()).toBe('DWZ, Germany');
    set({ look: { form: 'table' } });
    expect(await nameOf()).toBe('a.example');
  });

  it('leaves to a person what would be asked about', async () => {
    addresses({ [ONE]: 50 });
    set({ stored: [{ ...STORED, entries: 12 }] });
    expect(await fetchAll()).toMatchObject({ stored: [], waiting: [{ name: 'FIDE' }] });
    expect([kept, read.length]).toEqual([[], 1]);
  });

  it('says what is wrong with one address, and goes on with the others', async () => {
    addresses({ [ONE]: 50, [TWO]: 60 });
    answers[ONE] = 404;
    expect(await fetchAll()).toEqual({ ...NOTHING, failed: 1, stored: [{ name: 'FIDE', month: '2026-11' }] });
    answers[TWO] = 403;
    expect(await fetchAll()).toMatchObject({
      code: 'fetch-refused',
      message: 'a.example does not give the file (answer 404).',
      advice: 'The lists that are stored stay as they are.',
    });
    const fresh = new FreshLists(desk, lists);
    await fresh.fetch();
    expect(fresh.sources()).toEqual([
      {
        address: ONE,
        fetchedOn: isoAt(50).slice(0, 10),
        setback: { at: desk.now(), isQuestion: false, why: 'a.example does not give the file (answer 404).' },
      },
      {
        address: TWO,
        fetchedOn: '2026-11-21',
        setback: { at: desk.now(), isQuestion: false, why: 'b.example does not give the file (answer 403).' },
      },
    ]);
    set({ answers: {} });
    await fresh.fetch();
    expect(fresh.sources().map(({ setback }) => setback)).toEqual([null, null]);
  });

  it('says what is wrong with a file, and keeps nothing of it', async () => {
    addresses({ [ONE]: 50 });
    set({ look: { failure: { code: 'list-empty', path: '/x' } } });
    expect(await fetchAll()).toMatchObject({ code: 'list-empty', message: '/x has no players.' });
    set({ look: {} });
    set({ refusedToRead: { code: 'list-damaged', message: 'bent' } });
    expect(await fetchAll()).toEqual({ code: 'list-damaged', message: 'bent' });
    expect(files()).toEqual([]);
  });

  it('is stopped with all that is behind it', async () => {
    addresses({ [ONE]: 50, [TWO]: 60 });
    answers[ONE] = new Promise(() => undefined);
    const fetching = fetchAll();
    await vi.waitFor(() => expect(reader.reading).toBe('a.example'));
    reader.stop();
    expect(await fetching).toMatchObject({ code: 'fetch-stopped' });
    expect([asked, reader.reading]).toEqual([[ONE], '']);
  });

  it('waits for nothing that is read or fetched already', async () => {
    addresses({ [ONE]: 50 });
    const busy = { code: 'list-being-read', message: 'A list is being read already.' };
    reader.reading = 'other.txt';
    expect(await fetchAll()).toMatchObject(busy);
    expect(await fetchFile(desk, lists, ONE)).toMatchObject(busy);
    reader.reading = '';
    const fresh = new FreshLists(desk, lists);
    let end = (): void => undefined;
    answers[ONE] = new Promise<void>((resolve) => (end = resolve));
    const first = fresh.fetch();
    reader.reading = '';
    expect(await fresh.fetch()).toMatchObject(busy);
    end();
    expect(await first).toMatchObject({ stored: [{ name: 'FIDE' }] });
    expect(await fresh.fetch()).toMatchObject({ stored: [{ name: 'FIDE' }] });
  });
});

describe('the addresses', () => {
  it('are those that are set, each once', () => {
    expect(addressesOf({ listAddress: ` ${ONE}\n${TWO}  ${ONE} ` })).toEqual([ONE, TWO]);
    expect(addressesOf({ listAddress: '  ' })).toEqual([]);
  });

  it('are set as they are; what came of others is forgotten, and a new one turns fetching by itself off', async () => {
    addresses({ [ONE]: 50, [TWO]: 60 });
    const fresh = new FreshLists(desk, lists);
    const commands = fetchListCommands(desk, fresh);
    const setTo = (address: string) => commands['lists.setAddress']({ address });
    preferences.change({ keepsListFresh: true });
    expect(await setTo(`${ONE} http://c.example/`)).toMatchObject({
      refusal: {
        code: 'address-unusable',
        message:
          'http://c.example/ is not the address of a file: it begins with https:// and has no password in it.',
      },
    });
    expect(preferences.values.listAddress).toBe(`${ONE} ${TWO}`);
    set({ isOnline: false });
    expect(await setTo(` ${TWO} `)).toEqual({ ok: true, value: null });
    const { listAddress, listsFetchedAt, keepsListFresh } = preferences.values;
    expect([listAddress, listsFetchedAt, keepsListFresh]).toEqual([TWO, { [TWO]: isoAt(60) }, true]);
    expect(told.at(-1)).toEqual(['lists']);
    await setTo(`${TWO} ${ONE}`);
    expect(preferences.values.keepsListFresh).toBe(false);
    preferences.change({ keepsListFresh: true });
    await setTo('');
    expect(preferences.values).toMatchObject({ listAddress: '', listsFetchedAt: {}, keepsListFresh: false });
    expect(await commands['lists.setFresh']({ on: true })).toMatchObject({
      refusal: { code: 'list-without-address' },
    });
    expect(await commands['lists.setFresh']({ on: false })).toEqual({ ok: true, value: null });
    expect(await commands['lists.fetch'](null)).toMatchObject({ refusal: { code: 'list-without-address' } });
    addresses({ [ONE]: 50 });
    expect(await commands['lists.setFresh']({ on: true })).toEqual({ ok: true, value: null });
    expect(preferences.values.keepsListFresh).toBe(true);
    expect(await commands['lists.fetch'](null)).toEqual({
      ok: true,
      value: { ...NOTHING, stored: [{ name: 'FIDE', month: '2026-11' }] },
    });
    await fresh.close();
  });

  it('take with them what was cut off when they are set no more', async () => {
    addresses({ [ONE]: null });
    const fetched = await fetchAll();
    if ('code' in fetched) throw new Error(fetched.code);
    const { path } = fetched.waiting[0]!;
    renameSync(path, join(dirname(path), 'part'));
    const fresh = new FreshLists(desk, lists);
    await fetchListCommands(desk, fresh)['lists.setAddress']({ address: TWO });
    expect(existsSync(dirname(path))).toBe(false);
    await fresh.close();
  });

  it('keep what was cut off until they are set no more, and a file that waits for an answer', async () => {
    addresses({ [ONE]: null, [TWO]: null });
    const fetched = await fetchAll();
    if ('code' in fetched) throw new Error(fetched.code);
    const [one, two] = fetched.waiting.map(({ path }) => dirname(path));
    rmSync(fetched.waiting[0]!.path);
    writeFileSync(join(one!, 'part'), 'half');
    const fresh = new FreshLists(desk, lists);
    preferences.change({ listAddress: '' });
    reader.reading = 'x';
    fresh.forgetRemoved();
    expect(existsSync(one!)).toBe(true);
    reader.reading = '';
    preferences.change({ listAddress: ONE });
    fresh.forgetRemoved();
    expect([existsSync(one!), existsSync(two!)]).toEqual([true, true]);
    preferences.change({ listAddress: '' });
    fresh.forgetRemoved();
    expect([existsSync(one!), existsSync(two!)]).toEqual([false, true]);
  });

  it('are told when the file of one is stored by hand, and nothing else is removed', async () => {
    addresses({ [ONE]: null, [TWO]: null });
    const fetched = await fetchAll();
    if ('code' in fetched) throw new Error(fetched.code);
    const [one, two] = fetched.waiting.map(({ path }) => path);
    const mine = join(userData, 'fetched-mine.zip');
    writeFileSync(mine, 'x');
    dropFile(desk, lists, mine, true);
    expect([existsSync(mine), preferences.values.listsFetchedAt]).toEqual([true, {}]);
    dropFile(desk, lists, one!, true);
    expect([existsSync(dirname(one!)), preferences.values.listsFetchedAt]).toEqual([
      false,
      { [ONE]: desk.now() },
    ]);
    expect(reader.fetchedAt).not.toBe('');
    dropFile(desk, lists, two!, false);
    expect([existsSync(two!), preferences.values.listsFetchedAt]).toEqual([false, { [ONE]: desk.now() }]);
    expect(reader.fetchedAt).toBe('');
  });
});

describe('what goes wrong with a server', () => {
  const given = (status: number, headers: Record<string, string> = {}): NetGet =>
    vi.fn(() => Promise.resolve({ status, headers, pieces: Readable.from([Buffer.alloc(2_300_000)]) }));
  const broken = (code: string, message: string): NetGet =>
    vi.fn(() => Promise.reject(Object.assign(new Error(message), { code })));
  const kept = 'The lists that are stored stay as they are.';

  it.each([
    ['fetch-refused', given(503), 'a.example does not give the file (answer 503).'],
    [
      'fetch-cut',
      given(200, { 'content-length': '9000000' }),
      'The connection to a.example ended after 2 MB: the connection ended early. What is there is kept; F goes on from it.',
    ],
    [
      'fetch-untrusted',
      broken('CERT_HAS_EXPIRED', 'certificate has expired; see the manual'),
      'a.example cannot prove that it is a.example: certificate has expired. Nothing was fetched. Check the address, and the clock of this laptop.',
    ],
    [
      'fetch-elsewhere',
      given(302, { location: 'https://mirror.example/one.zip' }),
      'a.example sends on to mirror.example. The program fetches from the addresses that are set and from nowhere else.',
    ],
    [
      'fetch-too-large',
      given(200, { 'content-length': '300000000' }),
      'a.example sends more than 200 MB, more than a rating list has.',
    ],
  ])('%s is told', async (code, netGet, message) => {
    addresses({ [ONE]: 50 });
    Object.assign(desk.ports, { netGet });
    expect(await fetchFile(desk, lists, ONE)).toEqual({ code, severity: 'refused', message, advice: kept });
    expect(netGet).toHaveBeenCalledTimes(1);
    expect(reader.reading).toBe('');
  });

  it('asks no address that is none of a list, and none once nothing is set', async () => {
    addresses({ 'http://a.example/one.zip': 50 });
    expect(await fetchFile(desk, lists, 'http://a.example/one.zip')).toEqual({
      ...{ code: 'address-unusable', severity: 'refused', advice: kept },
      message: 'No address is set from which a list could be fetched.',
    });
    preferences.change({ listAddress: '' });
    expect(await fetchFile(desk, lists, ONE)).toMatchObject({ code: 'list-without-address' });
    expect(asked).toEqual([]);
  });
});

describe('what goes wrong with the disk', () => {
  it.each([
    [
      'ENOSPC',
      'disk-full',
      'The disk is full. Remove a list that is not needed any more, or make room otherwise.',
    ],
    ['EIO', 'list-not-stored', 'The list could not be stored: no luck.'],
  ])('%s is told', async (code, told1, message) => {
    addresses({ [ONE]: 50 });
    set({ look: {} });
    const error = Object.assign(new Error('no luck'), { code });
    vi.spyOn(reader, 'look').mockRejectedValueOnce(error);
    expect(await fetchFile(desk, lists, ONE)).toMatchObject({ code: told1, message });
    expect(reader.reading).toBe('');
    vi.restoreAllMocks();
  });

  it('anything else is a mistake, which a press tells', async () => {
    addresses({ [ONE]: 50 });
    vi.spyOn(reader, 'look').mockRejectedValue(Object.assign(new Error('a bug'), { code: 'XE' }));
    await expect(fetchFile(desk, lists, ONE)).rejects.toThrow('a bug');
    expect(await fetchAll()).toMatchObject({
      code: 'list-not-stored',
      message: 'The list could not be stored: Error: a bug.',
    });
    vi.restoreAllMocks();
  });
});
