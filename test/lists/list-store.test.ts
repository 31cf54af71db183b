/** The folder of the stored lists. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { buildList, WaitingEntries, type ListNotes } from '../../src-main/lists/build-list.ts';
import { NO_ENTRY } from '../../src-main/lists/entry.ts';
import { ListStore } from '../../src-main/lists/list-store.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'wallchart-store-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const NOTES: ListNotes = {
  ...{ form: 'table', recipe: 'dwz', month: '2026-11', file: 'dwz.csv', hash: 'ab12', name: 'DWZ' },
  ...{ readAt: '2026-11-02T09:00:00+01:00', entries: '3', overflows: '4', unreadable: '5' },
};

let folder = '';
let store: ListStore;
let stores = 0;
beforeEach(() => {
  folder = join(FOLDER, String(stores++));
  store = new ListStore(folder);
});

/** Writes a list of one player, as a reading does, and takes it in. */
function made(notes: Partial<ListNotes>): string {
  const path = store.unfinishedPath();
  const waiting = new WaitingEntries(`${path}.records`);
  waiting.add({ ...NO_ENTRY, name: 'Ash, Bo', number: 'M1' });
  buildList(path, waiting, { ...NOTES, ...notes }, () => undefined);
  waiting.close();
  return path;
}
const add = (notes: Partial<ListNotes>) => store.adopt(made(notes));
const files = () => readdirSync(join(folder, 'lists'));

describe('a list that is taken in', () => {
  it('is described by what was noted, and by its file', () => {
    const odd = [{ line: 7, field: 'born', text: 'soon' }];
    const stored = add({ blanks: '6', odd: JSON.stringify(odd), federation: 'AUT' });
    expect(stored).toEqual({
      ...{ id: stored.id, name: 'DWZ', form: 'table', recipe: 'dwz', federation: 'AUT', month: '2026-11' },
      ...{ readAt: '2026-11-02T09:00:00+01:00', file: 'dwz.csv', hash: 'ab12', entries: 3, overflows: 4 },
      ...{ unreadable: 5, blanks: 6, odd, bytes: statSync(join(folder, 'lists', `${stored.id}.list`)).size },
    });
    expect(files()).toEqual([`${stored.id}.list`]);
    expect(store.lists()).toEqual([stored]);
  });

  it('of an earlier version has no odd lines, and the federation of its layout', () => {
    expect(add({})).toMatchObject({ federation: 'GER', blanks: 0, odd: [] });
    expect(add({ recipe: '', name: 'Club' })).toMatchObject({ federation: '' });
  });

  it('bears FIDE’s name where it has one of FIDE’s layouts alone', () => {
    expect(add({ name: 'F.I.D.E.' }).name).toBe('dwz.csv');
    expect(add({ name: 'FIDE', form: 'combined' }).name).toBe('FIDE');
  });

  it('is taken for the one of the same name and month, and for no other', () => {
    const ids = [
      add({}).id,
      add({ month: '2026-10' }).id,
      add({ name: 'Club' }).id,
      add({ name: 'FIDE', form: 'rapid' }).id,
      add({ name: 'FIDE', form: 'combined' }).id,
    ];
    const again = add({ entries: '9' });
    expect(store.lists().map(({ id }) => id)).toEqual(
      [ids[2], again.id, ids[1], ids[4], ids[3]].toSorted((a, b) => order(a!) - order(b!)),
    );
    expect(files()).toHaveLength(5);
    function order(id: string): number {
      return [ids[4], ids[3], ids[2], again.id, ids[1]].indexOf(id);
    }
  });

  it('has to be one', () => {
    add({});
    const path = store.unfinishedPath();
    writeFileSync(path, 'no list');
    expect(() => store.adopt(path)).toThrow();
    expect(store.lists()).toHaveLength(1);
    expect(existsSync(path)).toBe(true);
  });
});

describe('the stored lists', () => {
  it('are none while there is no folder', () => {
    expect([store.lists(), store.list('x'), store.search('x', 'ash', 5, false), store.remove('x')]).toEqual([
      ...[[], null, null, false],
    ]);
    expect(existsSync(folder)).toBe(false);
    store.sweep(new Date());
    expect(store.freeBytes()).toBeGreaterThan(0);
    expect(files()).toEqual([]);
  });

  it('leave out what is damaged, and of two of one name and month the one that was read before', () => {
    const [first, path] = [add({}), made({ readAt: '2026-11-03T09:00:00+01:00' })];
    // As where another window keeps the older file.
    renameSync(path, join(folder, 'lists', 'zz-later.list'));
    renameSync(made({ readAt: '2026-11-01T09:00:00+01:00' }), join(folder, 'lists', 'a-earlier.list'));
    writeFileSync(join(folder, 'lists', 'damaged.list'), 'no list');
    expect(store.lists().map(({ id }) => id)).toEqual(['zz-later']);
    expect(store.list('damaged')).toBeNull();
    expect(store.remove(first.id)).toBe(false);
    expect(store.remove('zz-later')).toBe(true);
    expect([store.lists(), files()]).toEqual([[], ['damaged.list']]);
  });

  it('are removed one by one', () => {
    const [one, other] = [add({}), add({ month: '2026-10' })];
    expect([store.remove('nowhere'), store.remove(one.id), store.remove(one.id)]).toEqual([
      false,
      true,
      false,
    ]);
    expect([store.lists(), store.list(one.id)]).toEqual([[other], null]);
    expect(files()).toEqual([`${other.id}.list`]);
  });

  it('stay open until the store is closed, and are searched', () => {
    const { id } = add({});
    expect(store.search(id, 'ash', 5, false)).toMatchObject({ count: 1, entries: [{ name: 'Ash, Bo' }] });
    expect([store.search(id, 'axh', 5, false)?.count, store.search(id, 'a', 0, false)?.entries]).toEqual([
      0,
      [],
    ]);
    const open = store.list(id)!;
    expect(store.list(id)).toBe(open);
    store.close();
    expect(() => open.at(1)).toThrow('not open');
    expect(store.list(id)?.at(1)?.name).toBe('Ash, Bo');
    expect(store.list(id)).not.toBe(open);
    store.close();
  });

  it('are searched tolerantly where that is asked for', () => {
    const path = store.unfinishedPath();
    const waiting = new WaitingEntries(`${path}.records`);
    waiting.add({ ...NO_ENTRY, name: 'Kasparek' });
    buildList(path, waiting, NOTES, () => undefined);
    waiting.close();
    const { id } = store.adopt(path);
    expect([false, true].map((tolerant) => store.search(id, 'kaspraek', 5, tolerant)?.count)).toEqual([0, 1]);
  });
});

describe('the disk that cannot be told', () => {
  it('has no free bytes', () => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'lists'), '');
    expect(store.freeBytes()).toBeNull();
    expect(store.lists()).toEqual([]);
  });
});

it('what a reading left that was cut off more than six hours ago is removed, and nothing else', () => {
  const { id } = add({});
  const now = new Date('2026-11-20T12:00:00Z');
  const age = (name: string, hours: number) => {
    const path = join(folder, 'lists', name);
    if (!existsSync(path)) writeFileSync(path, 'x');
    utimesSync(path, now, new Date(now.getTime() - hours * 3_600_000));
  };
  age(`${id}.list`, 30);
  age('a.unfinished', 6);
  age('b.unfinished', 6.01);
  age('b.unfinished.records', 7);
  age('c.txt', 7);
  store.sweep(now);
  expect(files().toSorted()).toEqual([`${id}.list`, 'a.unfinished', 'c.txt'].toSorted());
});
