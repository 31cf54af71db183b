/** Storing a list from a file that was chosen, and putting one aside: what is refused and asked, and what becomes of a file that was fetched. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { importCommands } from '../../src-main/handlers/lists/import.ts';
import type { Commands, Refusal } from '../../src-main/ipc/contract.ts';
import {
  addresses,
  beginAnew,
  desk,
  fetchAll,
  kept,
  lists,
  ONE,
  preferences,
  read,
  reader,
  set,
  STORED,
} from './made-up-server.ts';
import { questionOf, refusalOf, valueOf } from './written-desk.ts';

const ROOT = mkdtempSync(join(tmpdir(), 'wallchart-storing-'));
afterAll(() => rmSync(ROOT, { recursive: true, force: true }));
beforeEach(() => {
  beginAnew(ROOT);
  return () => vi.restoreAllMocks();
});

const PATH = '/lists/dwz_nov26.csv';
const choose = (path = PATH) => desk.files.choose('open-list', path).file;
type Args = Commands['lists.import']['args'];
const store = (more: Partial<Args> = {}) =>
  importCommands(desk, lists)['lists.import']({
    ...{ file: choose(), name: 'Linden', month: '2026-11', confirmed: 0, ...more },
  });
const drop = (file: Args['file']) => importCommands(desk, lists)['lists.drop']({ file });
const damaged: Refusal = {
  code: 'list-damaged',
  severity: 'refused',
  message: 'It is bent.',
  advice: 'Fetch it.',
};
/** A file that was fetched and waits. */
async function waiting() {
  addresses({ [ONE]: null });
  const fetched = await fetchAll();
  if ('code' in fetched) throw new Error(fetched.code);
  return fetched.waiting[0]!;
}

describe('storing a list', () => {
  it('reads the file under its name and month, and stores it where nothing is asked', async () => {
    expect(await valueOf(store({ name: '  Line\u0301 \n Club  ' }))).toBeNull();
    expect(read).toStrictEqual([{ path: PATH, name: 'Lin\u00e9 Club', month: '2026-11' }]);
    expect(kept).toEqual([['Lin\u00e9 Club', 'dwz_nov26.csv']]);
    const table = { fields: ['', 'surname'], federation: 'ned' };
    await valueOf(store({ table }));
    expect(read.at(-1)).toEqual({ path: PATH, name: 'Linden', month: '2026-11', table });
  });

  it('is refused before anything is read', async () => {
    const table = { fields: ['number', 'standard', ''], federation: '' };
    expect(await refusalOf(store({ name: ' \t ' }))).toEqual({
      code: 'list-nameless',
      message: 'This list has no known layout, so it needs a name.',
      advice: 'Say what it is, such as the name of the club.',
    });
    expect(await refusalOf(store({ table }))).toEqual({
      code: 'list-without-names',
      message: 'No column has the names of the players.',
      advice: 'Say which column has the name or the surname.',
    });
    reader.reading = 'other.zip';
    expect(await refusalOf(store())).toEqual({
      ...{ code: 'list-being-read', message: 'A list is being read already.', advice: '' },
    });
    reader.reading = '';
    const paper = desk.files.choose('open-table', PATH).file;
    expect((await refusalOf(store({ file: paper }))).code).toBe('file-not-chosen');
    expect([read, kept]).toEqual([[], []]);
  });

  it.each([
    '2026-13',
    '2026-00',
    '2026-20',
    '1899-11',
    '2100-11',
    '2026-1',
    '2026-111',
    '12026-11',
    '20a6-11',
    '202611',
  ])('is refused for the month %s', async (month) => {
    expect(await refusalOf(store({ month }))).toEqual({
      ...{ code: 'month-unreadable', message: `“${month}” is not a month.`, advice: '' },
    });
    expect(read).toEqual([]);
  });

  it.each(['1999-01', '2000-09', '2026-10', '2026-12'])('takes the month %s', async (month) => {
    expect(await valueOf(store({ month }))).toBeNull();
    expect(read).toEqual([{ path: PATH, name: 'Linden', month }]);
  });

  it('is refused where the file cannot be read, or the list not be stored', async () => {
    set({ refusedToRead: damaged });
    expect(await refusalOf(store())).toEqual({
      ...{ code: 'list-damaged', message: 'It is bent.', advice: 'Fetch it.' },
    });
    expect(kept).toEqual([]);
    set({ refusedToRead: null });
    const { file, path } = await waiting();
    vi.spyOn(reader, 'keep').mockReturnValueOnce(damaged as never);
    expect((await refusalOf(store({ file }))).code).toBe('list-damaged');
    expect([existsSync(path), preferences.values.listsFetchedAt]).toEqual([true, {}]);
  });

  it('is asked about first where it would replace one, and then done', async () => {
    set({
      stored: [
        { ...STORED, name: 'Linden', month: '2026-11', file: 'a.csv', readAt: '2026-10-05T08:00:00Z' },
      ],
    });
    const { file, path } = await waiting();
    expect(await questionOf(store({ file }))).toMatchObject({ level: 2, act: 'Replace the stored list' });
    expect([kept, existsSync(path), preferences.values.listsFetchedAt]).toEqual([[], true, {}]);
    expect(await valueOf(store({ file, confirmed: 2 }))).toBeNull();
    expect([kept, existsSync(path)]).toEqual([[['Linden', 'fetched-one.zip']], false]);
    // The address gave its list: from now on it may be stored by itself.
    expect([preferences.values.listsFetchedAt, reader.fetchedAt]).toEqual([{ [ONE]: desk.now() }, '']);
  });

  it('is asked about where it would then count in place of a newer one', async () => {
    const club = { ...STORED, name: 'Ash', month: '2026-12' };
    set({ stored: [club] });
    vi.spyOn(lists, 'inUseAmong').mockImplementation(
      (among) => among.find(({ name }) => name === 'Linden') ?? among[0] ?? null,
    );
    expect((await questionOf(store())).consequences).toEqual([
      'Then the ratings of Linden, November 2026, count in place of the newer ones of Ash, December 2026.',
    ]);
  });
});

describe('putting a list aside', () => {
  it('removes a file that was fetched; its address has given nothing', async () => {
    const { file, path } = await waiting();
    const { discarded } = reader;
    expect(await valueOf(drop(file))).toBeNull();
    expect([existsSync(path), reader.fetchedAt, preferences.values.listsFetchedAt]).toEqual([false, '', {}]);
    expect(reader.discarded).toBe(discarded + 1);
  });

  it('leaves the file alone while one is read', async () => {
    const { file, path } = await waiting();
    reader.reading = 'other.zip';
    const { discarded } = reader;
    expect(await valueOf(drop(file))).toBeNull();
    expect([existsSync(path), reader.discarded]).toEqual([true, discarded + 1]);
  });

  it('is refused for a file that was chosen for something else', async () => {
    const { discarded } = reader;
    const file = desk.files.choose('open-table', PATH).file;
    expect((await refusalOf(drop(file))).code).toBe('file-not-chosen');
    expect(reader.discarded).toBe(discarded);
  });
});
