/** Reading rating lists with a thread that is made up: what waits, what is put aside, what is refused. */
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ListReader } from '../../src-main/handlers/lists/reader.ts';
import type { ListStore } from '../../src-main/lists/list-store.ts';
import { OverLimit, Workers } from '../../src-main/threads/workers.ts';
import { standIn } from './stand-in.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'wallchart-reader-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const path = join(FOLDER, 'club.csv');
const LOOK = {
  form: 'table',
  recipe: '',
  month: '2026-11',
  columns: [{ heading: 'Name', samples: [] }],
  fields: [null],
};
const BUILT = { form: 'table', headings: ['Name'], hash: 'ab', entries: 2 };

let look: object;
let build: (args: { target: string }) => Promise<unknown>;
let asked: Record<string, unknown>[];
let looked: unknown[];
let cancelled = 0;
let targets = 0;
let progress: (settled: number) => void;
let store: { adopt: (target: string) => void; swept: unknown[]; unfinishedPath: () => string };
let reader: ListReader;
let stand: ReturnType<typeof standIn>;
beforeEach(() => {
  [look, asked, looked, cancelled] = [{ ok: true, value: LOOK }, [], [], 0];
  build = ({ target }) => {
    writeFileSync(target, 'list');
    return Promise.resolve({ ok: true, value: BUILT });
  };
  vi.spyOn(Workers.prototype, 'run').mockImplementation((...args) => {
    looked.push(args);
    return Promise.resolve(look);
  });
  vi.spyOn(Workers.prototype, 'start').mockImplementation((name, args, tell) => {
    expect(name).toBe('build');
    asked.push(args as never);
    progress = tell as never;
    return { value: build(args as never), cancel: () => cancelled++ };
  });
  const swept: unknown[] = [];
  store = {
    swept,
    adopt: vi.fn(),
    unfinishedPath: () => join(FOLDER, `${targets++}.unfinished`),
    sweep: (now: unknown) => void swept.push(now),
  } as unknown as typeof store;
  stand = standIn(null, '', {
    ports: { listsWorker: new URL('file:///none.ts'), now: () => 'now' },
    values: { listColumns: {} },
    openFiles: () => ['held'],
  });
  reader = new ListReader(stand.desk, store as unknown as ListStore);
  writeFileSync(path, 'Name\nAsh\n');
  return () => vi.restoreAllMocks();
});

const ARGS = { path, name: 'Linden', month: '2026-11' };
const read = async (more: object = {}) => {
  const found = await reader.read({ ...ARGS, ...more });
  if (!('built' in found)) throw new Error(`${found.code}: ${found.message}`);
  return found;
};
const refused = async (more: object = {}) => {
  const found = await reader.read({ ...ARGS, ...more });
  if ('built' in found) throw new Error('was read');
  return found;
};

describe('a file', () => {
  it('is read into one of its own, which waits for its word', async () => {
    const list = await read();
    expect(looked).toEqual([['look', { path, taken: ['held'] }]]);
    expect(asked).toEqual([
      {
        ...{ path, taken: ['held'], target: list.target, mapping: null, month: '2026-11', name: 'Linden' },
        readAt: '2026-11-21T10:00:00+01:00',
      },
    ]);
    expect(list).toEqual({
      ...{
        name: 'Linden',
        month: '2026-11',
        fileName: 'club.csv',
        built: BUILT,
        target: list.target,
        mapping: null,
      },
    });
    expect([reader.hasWaiting, reader.reading, store.swept, existsSync(list.target)]).toEqual([
      true,
      '',
      ['now'],
      true,
    ]);
    expect(stand.told).toEqual([
      ['lists.progress', { fileName: 'club.csv', settled: 0, all: 1_000 }],
      ['lists.progress', { fileName: '', settled: 0, all: 0 }],
      ['lists'],
    ]);
    // The same is not read again.
    expect(await read()).toBe(list);
    expect(asked).toHaveLength(1);
    reader.discard();
    expect([reader.hasWaiting, existsSync(list.target)]).toEqual([false, false]);
  });

  it.each([
    ['name', { name: 'Ash' }],
    ['month', { month: '2026-10' }],
    ['columns', { table: { fields: ['name'], federation: '' } }],
  ])('is read again with another %s, and what waited goes', async (_, more) => {
    const before = await read();
    const after = await read(more);
    expect([asked.length, existsSync(before.target), existsSync(after.target)]).toEqual([2, false, true]);
  });

  it('is read again where it changed', async () => {
    await read();
    utimesSync(path, new Date(), new Date('2026-01-01'));
    await read();
    writeFileSync(path, 'Name\nAsh\nBirk\n');
    await read();
    expect(asked).toHaveLength(3);
  });

  it('that is not there waits for nothing', async () => {
    await read({ path: join(FOLDER, 'nowhere.csv') });
    expect(reader.hasWaiting).toBe(false);
  });

  it('is read by the columns that were said, else by those of its headings before', async () => {
    await read({ table: { fields: ['name', 'x', 'name'], federation: ' ned ' } });
    expect(asked[0]!.mapping).toEqual({ fields: ['name', null, null], federation: 'NED' });
    stand.values.listColumns = { name: { name: 'Old', federation: 'GER', fields: ['surname'] } };
    await read();
    expect(asked[1]!.mapping).toEqual({ fields: ['surname'], federation: 'GER' });
  });

  it('tells how far it is, and is stopped', async () => {
    let end: (value: unknown) => void = () => undefined;
    build = () => new Promise((resolve) => (end = resolve));
    const reading = reader.read(ARGS);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expect(reader.reading).toBe('club.csv');
    progress(421);
    expect(stand.told.at(-1)).toEqual(['lists.progress', { fileName: 'club.csv', settled: 421, all: 1_000 }]);
    reader.stop();
    expect(cancelled).toBe(1);
    writeFileSync(asked[0]!.target as string, 'half');
    writeFileSync(`${asked[0]!.target as string}.records`, 'half');
    writeFileSync(`${asked[0]!.target as string}-journal`, 'half');
    end(null);
    expect(await reading).toMatchObject({
      ...{ code: 'reading-stopped', message: `Reading ${path} was stopped.` },
      advice: 'The lists that are stored stay as they are.',
    });
    for (const rest of ['', '.records', '-journal'])
      expect(existsSync((asked[0]!.target as string) + rest)).toBe(false);
    reader.stop();
    expect(cancelled).toBe(1);
  });

  it('that is stopped while it is looked at is not read', async () => {
    look = new Promise((resolve) => setTimeout(() => resolve({ ok: true, value: LOOK }), 5));
    const reading = reader.read(ARGS);
    reader.stop();
    expect(await reading).toMatchObject({ code: 'reading-stopped' });
    expect(asked).toEqual([]);
    look = { ok: true, value: LOOK };
    await read();
  });
});

describe('FIDE’s name', () => {
  it('is not given to a table, and is written as FIDE writes it', async () => {
    expect(await refused({ name: 'F.I.D.E.' })).toMatchObject({
      code: 'list-name-reserved',
      message: '“F.I.D.E.” is FIDE’s name. Only files in FIDE’s layouts are stored under it.',
      advice: 'Say what it is, such as the name of the club.',
    });
    look = { ok: true, value: { ...LOOK, form: 'combined', columns: [] } };
    expect((await read({ name: 'F.I.D.E.' })).name).toBe('FIDE');
    expect(asked.at(-1)!.name).toBe('FIDE');
    expect((await read({ name: 'Linden' })).name).toBe('Linden');
  });
});

describe('what goes wrong', () => {
  it('is said as it was found, and nothing waits', async () => {
    look = { ok: false, failure: { code: 'list-empty', path } };
    expect(await refused()).toMatchObject({ code: 'list-empty' });
    look = { ok: true, value: LOOK };
    build = () => Promise.resolve({ ok: false, failure: { code: 'disk-full', path } });
    expect(await refused()).toMatchObject({ code: 'disk-full' });
    build = () => Promise.reject(new OverLimit('seconds'));
    expect(await refused()).toMatchObject({
      ...{
        code: 'list-over-limit',
        message: `${path} takes more memory or time than any rating list needs.`,
      },
    });
    expect([reader.hasWaiting, reader.reading]).toEqual([false, '']);
  });

  it.each([
    ['ENOSPC', 'disk-full'],
    ['SQLITE_FULL', 'disk-full'],
    ['EIO', 'list-not-stored'],
    ['SQLITE_IOERR', 'list-not-stored'],
  ])('with the disk: %s', async (code, expected) => {
    const error = Object.assign(new Error('no luck'), { code });
    build = () => Promise.reject(error);
    expect(await refused()).toMatchObject({ code: expected });
    build = ({ target }) => (writeFileSync(target, 'x'), Promise.resolve({ ok: true, value: BUILT }));
    const list = await read();
    vi.mocked(store.adopt).mockImplementation(() => {
      throw error;
    });
    expect(reader.keep(list, path)).toMatchObject({ code: expected });
    expect([reader.hasWaiting, existsSync(list.target)]).toEqual([false, false]);
  });

  it.each([['e1'], ['XEIO'], ['E1'], [undefined]])('with the program is a mistake: %s', async (code) => {
    const error = Object.assign(new Error('a bug'), code === undefined ? {} : { code });
    build = () => Promise.reject(error);
    await expect(reader.read(ARGS)).rejects.toBe(error);
    expect(reader.reading).toBe('');
  });
});

describe('a list that is stored', () => {
  it('keeps its columns for the next one of its headings', async () => {
    const list = await read({ table: { fields: ['name'], federation: 'NED' } });
    expect(reader.keep(list, path)).toBeNull();
    expect(store.adopt).toHaveBeenCalledExactlyOnceWith(list.target);
    expect([reader.hasWaiting, stand.told.at(-1)]).toEqual([false, ['lists']]);
    expect(stand.values.listColumns).toEqual({
      name: { name: 'Linden', federation: 'NED', fields: ['name'] },
    });
    const plain = await read({ month: '2026-10' });
    stand.values.listColumns = {};
    reader.keep({ ...plain, mapping: null }, path);
    expect(stand.values.listColumns).toEqual({});
  });
});

describe('a file that is fetched', () => {
  it('is shown as it comes, and stopped', () => {
    const stop = vi.fn();
    reader.hold('a.example', stop);
    expect(reader.reading).toBe('a.example');
    reader.tellFetched(1, 3);
    reader.tellFetched(7, 0);
    expect(stand.told).toEqual([
      ['lists.progress', { fileName: 'a.example', settled: 0, all: 1_000 }],
      ['lists.progress', { fileName: 'a.example', settled: 333, all: 1_000 }],
      ['lists.progress', { fileName: 'a.example', settled: 0, all: 1_000 }],
    ]);
    reader.stop();
    expect(stop).toHaveBeenCalledTimes(1);
    reader.release();
    expect([reader.reading, stand.told.slice(3)]).toEqual([
      '',
      [['lists.progress', { fileName: '', settled: 0, all: 0 }], ['lists']],
    ]);
    reader.stop();
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('goes with the reader', async () => {
    const list = await read();
    const close = vi.spyOn(Workers.prototype, 'close').mockResolvedValue();
    await reader.close();
    expect([close.mock.calls.length, existsSync(list.target)]).toEqual([1, false]);
  });
});
