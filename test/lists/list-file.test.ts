/** A stored list: what is written of its players, and who is found in it. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildList, WaitingEntries, type ListNotes } from '../../src-main/lists/build-list.ts';
import { NO_ENTRY, type ListEntry } from '../../src-main/lists/entry.ts';
import { OpenList } from '../../src-main/lists/open-list.ts';
import { perform } from '../../src-main/lists/perform.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'wallchart-list-file-'));
const NOTES = { form: 'combined', month: '2026-11', name: 'FIDE' } as ListNotes;

const ADA: ListEntry = {
  ...{ number: '1503014', fideId: 1_503_014, name: 'Berg, Ada', federation: 'NOR', sex: 'w', title: 'FM' },
  ...{ womensTitle: 'WIM', standard: 2212, rapid: 2199, blitz: 2187, standardK: 20, rapidK: 21 },
  ...{ blitzK: 22, born: 1991, inactive: true, club: 'Linden' },
};
/** Numbers of a list of its own: with FIDE's number beside it, without, and with one that looks like one. */
const [BO, CY, DI] = [
  { ...NO_ENTRY, number: 'M7', fideId: 4_100_018, name: 'van der Berg, Bo', rapid: 2300 },
  { ...NO_ENTRY, number: '4100018', name: 'Müller, Cy', blitz: 2250 },
  { ...NO_ENTRY, name: 'Bergström, Di', standard: 2100 },
];
const ENTRIES: readonly ListEntry[] = [
  ...[CY, ADA, DI, BO],
  ...['Katarin', 'Katarim', 'Kataron', 'Kataren', 'Katarine', 'Ivan', 'Ivon', 'Kasparek', 'Kaspared'].map(
    (name, at) => ({
      ...{ ...NO_ENTRY, number: String(50 + at), fideId: 50 + at, name, standard: 1_000 - at },
    }),
  ),
  { ...NO_ENTRY, name: 'A B C D E F G H J' },
];

function written(name: string, entries: readonly ListEntry[], notes: ListNotes = NOTES) {
  const path = join(FOLDER, name);
  const waiting = new WaitingEntries(`${path}.records`);
  for (const entry of entries) waiting.add(entry);
  const told: [number, number][] = [];
  buildList(path, waiting, notes, (settled, all) => told.push([settled, all]));
  waiting.close();
  return { path, told, waiting };
}

let list: OpenList;
let made: ReturnType<typeof written>;
beforeAll(() => {
  made = written('all.list', ENTRIES);
  list = new OpenList(made.path);
});
afterAll(() => {
  list.close();
  rmSync(FOLDER, { recursive: true, force: true });
});

const namesOf = (entries: readonly { name: string }[]) => entries.map(({ name }) => name);
const found = (query: string, tolerant = false, limit = 20) =>
  namesOf(list.search(query, limit, tolerant).entries);

describe('what is written', () => {
  it('is every player with all that was read, by their highest rating', () => {
    expect(made.told).toEqual([[14, 14]]);
    expect(existsSync(`${made.path}.records`)).toBe(false);
    expect([1, 2, 3, 4].map((place) => list.at(place))).toEqual([
      { ...BO, place: 1 },
      { ...CY, place: 2 },
      { ...ADA, place: 3 },
      { ...DI, place: 4 },
    ]);
    expect([list.at(0), list.at(14)?.name, list.at(15)]).toEqual([null, 'A B C D E F G H J', null]);
    expect([list.path, list.notes]).toEqual([made.path, NOTES]);
  });

  it('stays as it came where ratings are equal, and has room for the highest', () => {
    const waiting = new WaitingEntries(join(FOLDER, 'few'));
    const of = (name: string, standard: number) => waiting.add({ ...NO_ENTRY, name, standard });
    of('A', 0);
    of('B', 4_000);
    of('C', 1);
    of('D', 4_000);
    of('E', 0);
    expect([waiting.count, namesOf([...waiting.sorted()])]).toEqual([5, ['B', 'D', 'C', 'A', 'E']]);
    waiting.close();
    expect(existsSync(join(FOLDER, 'few'))).toBe(false);
  });

  it('is there however many there are', () => {
    const waiting = new WaitingEntries(join(FOLDER, 'many'));
    const count = 66_000;
    for (let at = 0; at < count; at++)
      waiting.add({ ...NO_ENTRY, name: `P${at}`, standard: Math.floor(at / 17) });
    const first = [];
    for (const { name } of waiting.sorted()) if (first.push(name) === 30) break;
    // 65,994 to 65,999 have 3,882, the seventeen before them 3,881.
    expect(first).toEqual([
      ...Array.from({ length: 6 }, (_, at) => `P${65_994 + at}`),
      ...Array.from({ length: 17 }, (_, at) => `P${65_977 + at}`),
      ...Array.from({ length: 7 }, (_, at) => `P${65_960 + at}`),
    ]);
    waiting.close();
  });

  it('does not take the place of another file', () => {
    writeFileSync(join(FOLDER, 'taken'), 'A');
    expect(() => new WaitingEntries(join(FOLDER, 'taken'))).toThrow('EEXIST');
  });

  it('is read by this version and the one before it, and by no other', () => {
    const pragma = (name: string, value: number) => {
      const { path } = written(`${name}${value}`, [ADA]);
      const database = new Database(path);
      database.pragma(`${name} = ${value}`);
      if (value === 2) database.exec('ALTER TABLE players DROP COLUMN womens_title');
      database.close();
      return path;
    };
    const older = new OpenList(pragma('user_version', 2));
    expect(older.at(1)).toEqual({ ...ADA, womensTitle: '', place: 1 });
    older.close();
    expect(() => older.at(1)).toThrow('not open');
    expect(() => new OpenList(pragma('user_version', 4))).toThrow('schema 4');
    expect(() => new OpenList(pragma('application_id', 5))).toThrow('schema 3');
    expect(() => new OpenList(join(FOLDER, 'nowhere'))).toThrow();
  });
});

describe('players are found', () => {
  it('by FIDE’s number or the one of the list, as papers write it', () => {
    for (const query of [
      '1503014',
      ' 1503 014 ',
      'FIDE ID 1503014',
      'fide-id: 1503014',
      'FIDE.1503014',
      'fide 1503014',
    ])
      expect(found(query), query).toEqual(['Berg, Ada']);
    expect(list.search('4100018', 20)).toEqual({
      entries: [
        { ...BO, place: 1 },
        { ...CY, place: 2 },
      ],
      count: 2,
    });
    expect(list.search('4100018', 1)).toEqual({ entries: [{ ...BO, place: 1 }], count: 2 });
    expect([found('M7'), found('0'), found('1503015'), found('9'.repeat(13))]).toEqual([
      ...[['van der Berg, Bo'], [], [], []],
    ]);
    expect(list.byFideId(4_100_018)).toEqual({ ...BO, place: 1 });
    expect([list.byFideId(0), list.byFideId(5)]).toEqual([null, null]);
    expect(namesOf(list.byNumber('4100018'))).toEqual(['Müller, Cy']);
    expect([list.byNumber('M7')[0]?.name, list.byNumber('1503014')[0]?.name]).toEqual([
      'van der Berg, Bo',
      'Berg, Ada',
    ]);
    expect([list.byNumber(''), list.byNumber('M 7'), list.byNumber('x')]).toEqual([[], [], []]);
  });

  it('by a number of the list that has letters and blanks, but not by one that is a name', () => {
    const names = ['Ask, Eva', 'Elm, Rut', 'Fir, Tor', 'Oak, Pia', 'Rut, Ulf'];
    const numbers = ['M 7', 'RUT', '5e1', 'M8', '50.0'];
    const open = new OpenList(
      written('odd.list', [
        ...names.map((name, at) => ({ ...NO_ENTRY, name, number: numbers[at]!, standard: 900 - at })),
        ...[1, 50, 100_000].map((fideId) => ({ ...NO_ENTRY, name: `Yew, No${fideId}`, fideId, standard: 1 })),
      ]).path,
    );
    const search = (query: string) => namesOf(open.search(query, 20).entries);
    expect(['M 7', ' M 7 ', 'M8', '5e1', '50.0'].map(search)).toEqual([
      ...[['Ask, Eva'], ['Ask, Eva'], ['Oak, Pia'], ['Fir, Tor'], ['Rut, Ulf']],
    ]);
    expect(['RUT', '50', '1', '1e5', '1.0', '0000000000050', 'FIDE 100 000'].map(search)).toEqual([
      ...[['Elm, Rut', 'Rut, Ulf'], ['Yew, No50'], ['Yew, No1'], [], [], [], ['Yew, No100000']],
    ]);
    expect(['M 7', 'RUT', 'M8', '50'].map((number) => namesOf(open.byNumber(number)))).toEqual([
      ...[['Ask, Eva'], ['Elm, Rut'], ['Oak, Pia'], ['Yew, No50']],
    ]);
    expect([open.byFideId(1)?.name, open.byFideId(7)]).toEqual(['Yew, No1', null]);
    open.close();
  });

  it('by whole words before beginnings, then by rating', () => {
    expect(list.search('berg', 20)).toMatchObject({ count: 3 });
    expect(found('berg')).toEqual(['van der Berg, Bo', 'Berg, Ada', 'Bergström, Di']);
    expect(found('ber')).toEqual(['van der Berg, Bo', 'Berg, Ada', 'Bergström, Di']);
    expect([found('berg', false, 2), found('berg', false, 1)]).toEqual([
      ['van der Berg, Bo', 'Berg, Ada'],
      ['van der Berg, Bo'],
    ]);
    expect([
      found('a berg'),
      found('berg x'),
      found('vander b'),
      found('vanderberg'),
      found('van derberg'),
    ]).toEqual([['Berg, Ada'], [], ...Array.from({ length: 3 }, () => ['van der Berg, Bo'])]);
    expect([found('mueller'), found('müller c'), found('–'), found('')]).toEqual([
      ...[['Müller, Cy'], ['Müller, Cy'], [], []],
    ]);
    expect(list.search('', 5)).toEqual({ entries: [], count: 0 });
  });

  it('by the first eight words of a query', () => {
    expect(found('a b c d e f g h')).toEqual(['A B C D E F G H J']);
    expect(found('a b c d e f g h x')).toEqual(['A B C D E F G H J']);
    expect(found('a b c d e f g x')).toEqual([]);
  });

  it('by a misspelt word of four letters with one slip, of six with two', () => {
    expect([
      found('kasparik'),
      found('kasparik', true),
      found('kaspirik', true),
      found('kispirik', true),
      found('kaspax', true),
    ]).toEqual([...[[], ['Kasparek', 'Kaspared'], ['Kasparek'], [], ['Kasparek', 'Kaspared']]]);
    // Two letters away from one is three from another.
    expect([found('ivin', true), found('iven', true), found('ixxn', true), found('ivm', true)]).toEqual([
      ...[['Ivan', 'Ivon'], ['Ivan', 'Ivon'], [], []],
    ]);
    expect([found('berx', true), found('bergx', true), found('bexgx', true)]).toEqual([
      ['van der Berg, Bo', 'Berg, Ada', 'Bergström, Di'],
      ['van der Berg, Bo', 'Berg, Ada', 'Bergström, Di'],
      [],
    ]);
    // The last word may be a beginning, those before it are whole.
    expect(found('kaspx', true)).toEqual(['Kasparek', 'Kaspared']);
    expect([found('di bergx', true), found('bergx di', true)]).toEqual([['Bergström, Di'], []]);
  });

  it('as namesakes by every word of a name, in any order', () => {
    expect(namesOf(list.namesakes('Ada BERG'))).toEqual(['Berg, Ada']);
    expect(namesOf(list.namesakes('Berg'))).toEqual(['van der Berg, Bo', 'Berg, Ada']);
    expect([list.namesakes('Ber'), list.namesakes('–')]).toEqual([[], []]);
  });

  it('up to a thousand of them, and forty words near a misspelt one, the nearest first', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz';
    const many = Array.from({ length: 1_001 }, (_, at) => ({
      ...NO_ENTRY,
      name: `Lindt, K${at}`,
      standard: at,
    }));
    const near = Array.from(letters, (letter) => [`Vasi${letter}ov`, `Xasi${letter}ov`]).flat();
    const others = near.map((name) => ({ ...NO_ENTRY, name }));
    const { path } = written('many.list', [...many, ...others]);
    const open = new OpenList(path);
    expect(open.search('lindt', 2)).toMatchObject({
      count: 1_000,
      entries: [{ standard: 1_000 }, { standard: 999 }],
    });
    expect(open.namesakes('lindt')).toHaveLength(1_001);
    const names = namesOf(open.search('vasiöov', 100, true).entries);
    // Itself, the other 25 at one letter, then those at two.
    expect(names).toHaveLength(41);
    expect(names.filter((name) => name.startsWith('V'))).toHaveLength(26);
    open.close();
  });
});

describe('reading a file into a list', () => {
  const args = (path: string, target: string) => ({
    ...{ path, taken: [], target: join(FOLDER, target), mapping: null, month: '2026-11', name: 'Linden' },
    readAt: '2026-11-02T09:00:00+01:00',
  });

  it('tells what it is and how far it is, keeps what was counted, and players wait on the disk until it is done', async () => {
    const path = join(FOLDER, 'club_oct26.csv');
    writeFileSync(path, 'No;Name;Rating\n1;Ash;1800\n2;Birk;strong\n3;;1\n');
    const told: [number, number, boolean][] = [];
    const waits = () => existsSync(join(FOLDER, 'club.list.records'));
    const progress = (settled: number, all: number) => void told.push([settled, all, waits()]);
    const odd = [
      { line: 3, field: 'standard', text: 'strong' },
      { line: 4, field: '', text: '3 1' },
    ];
    const common = {
      entries: 2,
      overflows: 0,
      unreadable: 1,
      blanks: 1,
      odd,
      end: { kind: 'whole', text: '' },
    };
    const hash = expect.stringMatching(/^[0-9a-f]{64}$/) as unknown;
    expect(await perform({ name: 'build', args: args(path, 'club.list') }, progress)).toEqual({
      ok: true,
      value: { ...common, hash, form: 'table', headings: ['No', 'Name', 'Rating'] },
    });
    expect(told).toEqual([
      [333, 1_000, true],
      [1_000, 1_000, true],
    ]);
    expect(waits()).toBe(false);
    const open = new OpenList(join(FOLDER, 'club.list'));
    expect(open.notes).toEqual({
      ...{
        form: 'table',
        recipe: '',
        federation: '',
        month: '2026-11',
        name: 'Linden',
        file: 'club_oct26.csv',
      },
      ...{
        hash,
        readAt: '2026-11-02T09:00:00+01:00',
        entries: '2',
        overflows: '0',
        unreadable: '1',
        blanks: '1',
      },
      odd: JSON.stringify(odd),
    });
    open.close();
    const looked = await perform({ name: 'look', args: { path, taken: [] } }, progress);
    expect(looked).toMatchObject({ ok: true, value: { form: 'table', month: '2026-10' } });
    expect(told).toHaveLength(2);
  });

  it('keeps the federation that was said, or the one of the layout', async () => {
    const path = join(FOLDER, 'dwz.csv');
    writeFileSync(path, 'Spielername;DWZ\nAsh;1800\n');
    const federationOf = async (
      mapping: { fields: ['name', null]; federation: string } | null,
      target: string,
    ) => {
      await perform({ name: 'build', args: { ...args(path, target), mapping } }, () => undefined);
      const open = new OpenList(join(FOLDER, target));
      open.close();
      return open.notes.federation;
    };
    expect(await federationOf({ fields: ['name', null], federation: 'AUT' }, 'aut')).toBe('AUT');
    expect(await federationOf(null, 'ger')).toBe('GER');
  });

  it('leaves nothing where it fails', async () => {
    const path = join(FOLDER, 'song.txt');
    writeFileSync(path, 'A song');
    expect(await perform({ name: 'build', args: args(path, 'song.list') }, () => undefined)).toEqual({
      ok: false,
      failure: { code: 'not-a-list', path, beginning: 'A song' },
    });
    expect([existsSync(join(FOLDER, 'song.list')), existsSync(join(FOLDER, 'song.list.records'))]).toEqual([
      ...[false, false],
    ]);
    writeFileSync(path, 'No;Name\n1;Ash\n');
    writeFileSync(join(FOLDER, 'song.list'), 'no database, and longer than its heading'.repeat(9));
    expect(await perform({ name: 'build', args: args(path, 'song.list') }, () => undefined)).toEqual({
      ok: false,
      failure: { code: 'list-not-stored', path, reason: 'file is not a database' },
    });
    expect(existsSync(join(FOLDER, 'song.list'))).toBe(false);
  });

  it.each([
    ['ENOSPC', { code: 'disk-full' }],
    ['SQLITE_FULL', { code: 'disk-full' }],
    ['SQLITE_IOERR', { code: 'list-not-stored', reason: 'no luck' }],
    ['EIO', { code: 'list-not-stored', reason: 'no luck' }],
    ['NOTHING_SQLITE_E', null],
    [undefined, null],
  ])('is told why the disk does not take it: %s', async (code, failure) => {
    const path = join(FOLDER, 'song.txt');
    writeFileSync(path, 'No;Name\n1;Ash\n');
    const error = Object.assign(new Error('no luck'), code === undefined ? {} : { code });
    const close = vi.spyOn(WaitingEntries.prototype, 'sorted').mockImplementation(() => {
      throw error;
    });
    const building = perform({ name: 'build', args: args(path, `song${code}`) }, () => undefined);
    if (failure === null) await expect(building).rejects.toBe(error);
    else expect(await building).toEqual({ ok: false, failure: { path, ...failure } });
    expect(existsSync(join(FOLDER, `song${code}`))).toBe(false);
    close.mockRestore();
  });
});
