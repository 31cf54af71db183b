import { mkdtempSync, readdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { zipped } from './zipped.ts';
import { lineOf, LIST_HEADING, listLines } from '../../tools/bench/lib/rating-list.ts';
import { ListStore } from '../../src-main/lists/list-store.ts';
import type { ListEntry } from '../../src-main/lists/entry.ts';
import { readList } from '../../src-main/lists/read-list.ts';
import { perform } from '../../src-main/lists/perform.ts';
import type { Jobs } from '../../src-main/lists/jobs.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'wallchart-lists-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const KASPAREK = [
  '15390412',
  'Kasparek, Gustav',
  'CZE',
  'M',
  'IM',
  '',
  '',
  '',
  '2431',
  '4',
  '10',
  '2398',
  '0',
  '20',
  '2405',
  '0',
  '20',
  '1994',
  '',
];
const BERG = [
  '88',
  'Van der Berg, Øyvind',
  'NOR',
  'M',
  '',
  '',
  'FA,NI,IO,FST,DI,SI',
  '',
  '1843',
  '0',
  '20',
  '0',
  '0',
  '',
  '1500',
  '0',
  '40',
  '1961',
  'i',
];
const ZHUKOV = [
  '7311840',
  'Жуков, Пётр',
  'RUS',
  'M',
  '',
  'WFM',
  '',
  '',
  '0',
  '0',
  '',
  '1700',
  '0',
  '20',
  '0',
  '0',
  '',
  '0000',
  'wi',
];
const COMBINED = [LIST_HEADING, ...[KASPAREK, BERG, ZHUKOV].map(lineOf), ''].join('\r\n');

let stores = 0;

async function stored(fileName: string, content: string | Uint8Array, month = '2026-11', name = 'FIDE') {
  const folder = join(FOLDER, String(stores++));
  const store = new ListStore(folder);
  return { store, folder, list: await added(store, fileName, content, month, name) };
}

async function added(
  store: ListStore,
  fileName: string,
  content: string | Uint8Array,
  month: string,
  name = 'FIDE',
) {
  const path = join(FOLDER, fileName);
  writeFileSync(path, content);
  const target = store.unfinishedPath();
  const args = { path, taken: [], target, mapping: null, month, name, readAt: `${month}-02T09:00:00+01:00` };
  const built = (await perform({ name: 'build', args }, () => undefined)) as Jobs['build']['value'];
  if (!built.ok) return built.failure;
  return store.adopt(target);
}

async function failureOf(fileName: string, content: string | Uint8Array): Promise<unknown> {
  const { store, folder, list } = await stored(fileName, content);
  expect(store.lists()).toEqual([]);
  expect(readdirSync(join(folder, 'lists')), 'nothing is left behind').toEqual([]);
  return list;
}

describe('a list in FIDE’s columns', () => {
  it('is found by beginnings in any order, without accents, in Latin letters, joined or split', async () => {
    const { store, list } = await stored('players_list_foa.txt', COMBINED);
    const { id } = list as { id: string };
    const names = (query: string, tolerant = false): string[] =>
      store.search(id, query, 10, tolerant)!.entries.map(({ fideId }) => String(fideId));
    expect(names('kasp g')).toEqual(['15390412']);
    expect(names('G KASP')).toEqual(['15390412']);
    expect(names('15390412')).toEqual(['15390412']);
    expect(names(' FIDE ID: 15 390 412')).toEqual(['15390412']);
    expect(names('oyvind')).toEqual(['88']);
    expect(names('vanderberg o')).toEqual(['88']);
    expect(names('van derberg')).toEqual(['88']);
    expect(names('zhuk petr')).toEqual(['7311840']);
    expect(names('Жуков')).toEqual(['7311840']);
    expect(names('kaspraek')).toEqual([]);
    expect(names('kaspraek', true)).toEqual(['15390412']);
    expect(names('"*')).toEqual([]);
    store.close();
  });

  it('keeps what a line says, the year of birth alone, and reads a line that overflows its column', async () => {
    const { store, list } = await stored('players_list_foa.txt', COMBINED);
    expect(list).toMatchObject({ entries: 3, overflows: 1, unreadable: 0, month: '2026-11', name: 'FIDE' });
    const open = store.list((list as { id: string }).id)!;
    expect(open.byFideId(15390412)).toEqual({
      place: 1,
      number: '15390412',
      fideId: 15390412,
      name: 'Kasparek, Gustav',
      federation: 'CZE',
      sex: 'm',
      title: 'IM',
      womensTitle: '',
      standard: 2431,
      rapid: 2398,
      blitz: 2405,
      standardK: 10,
      rapidK: 20,
      blitzK: 20,
      born: 1994,
      inactive: false,
      club: '',
    });
    expect(open.byFideId(88)).toMatchObject({
      standard: 1843,
      rapid: 0,
      blitz: 1500,
      blitzK: 40,
      born: 1961,
      inactive: true,
    });
    expect(open.byFideId(7311840)).toMatchObject({ title: 'WFM', rapid: 1700, born: 0, inactive: true });
    store.close();
  });

  it('of a line that overflows keeps the rating where no year and no flag stand behind it', async () => {
    const line = lineOf(BERG.map((cell, at) => (at === 17 ? '0000' : at === 18 ? '' : cell)));
    const { store, list } = await stored('players_list_foa.txt', [LIST_HEADING, line, ''].join('\n'));
    const hit = store.list((list as { id: string }).id)!.byFideId(88);
    expect(hit).toMatchObject({ standard: 1843, blitz: 1500, blitzK: 40, born: 0 });
    store.close();
  });

  it('gives whole words before beginnings, then the higher rating', async () => {
    const lines = [
      ['3', 'Lin, Cai', '1900'],
      ['5', 'Lindt, Ada', '2500'],
      ['4', 'Li, Bo', '1500'],
    ];
    const rows = lines.map(([id, name, rating]) => lineOf([id!, name!, 'CHN', 'M', '', '', '', '', rating!]));
    const { store, list } = await stored('list.txt', [LIST_HEADING, ...rows].join('\n'));
    const hits = store.search((list as { id: string }).id, 'li', 10, false)!;
    expect(hits.entries.map(({ fideId }) => fideId)).toEqual([4, 5, 3]);
    expect(hits.count).toBe(3);
    store.close();
  });

  it('of one tempo names its month in the heading', async () => {
    const heading =
      'ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA OCT26 Gms K  B-day Flag';
    const line = `${'15390412'.padEnd(15)}${'Kasparek, Gustav'.padEnd(61)}CZE M   IM                           2398  0   20 1994      `;
    const path = join(FOLDER, 'rapid_rating_list.txt');
    writeFileSync(path, `${heading}\r\n${line}\r\n`);
    expect(await perform({ name: 'look', args: { path, taken: [] } }, () => undefined)).toMatchObject({
      ok: true,
      value: { form: 'rapid', recipe: '', month: '2026-10', monthIsGuess: false },
    });
    const { store, list } = await stored('rapid_rating_list.txt', `${heading}\r\n${line}\r\n`, '2026-10');
    const open = store.list((list as { id: string }).id)!;
    expect(open.byFideId(15390412)).toMatchObject({ standard: 0, rapid: 2398, rapidK: 20, born: 1994 });
    store.close();
  });
});

describe('other forms', () => {
  it('of a zip that tells no day, the month in which the file came is a guess', async () => {
    const archive = Buffer.from(zipped('players_list_foa.txt', `${LIST_HEADING}\n${lineOf(KASPAREK)}\n`));
    // The day in the entry's own heading.
    archive.writeUInt16LE(0, 12);
    const path = join(FOLDER, 'players_list.zip');
    writeFileSync(path, archive);
    utimesSync(path, new Date('2026-09-20T12:00:00Z'), new Date('2026-09-20T12:00:00Z'));
    const looked = await perform({ name: 'look', args: { path, taken: [] } }, () => undefined);
    expect(looked).toMatchObject({ ok: true, value: { month: '2026-09', monthIsGuess: true } });
  });

  it('XML, in a zip', async () => {
    const xml = `<?xml version="1.0"?><playerslist><player><fideid>88</fideid><name>O&apos;Hara, Zoë</name><country>IRL</country><sex>F</sex><title></title><w_title>WIM</w_title><rating>2100</rating><k>20</k><rapid_rating>0</rapid_rating><blitz_rating>1999</blitz_rating><birthday>2001</birthday><flag>w</flag></player></playerslist>`;
    const { store, list } = await stored('players_list_xml.zip', zipped('players_list_xml_foa.xml', xml));
    const { id } = list as { id: string };
    expect(store.search(id, 'ohara zoe', 1, false)!.entries[0]).toMatchObject({
      fideId: 88,
      name: "O'Hara, Zoë",
      sex: 'w',
      title: 'WIM',
      standard: 2100,
      standardK: 20,
      blitz: 1999,
      born: 2001,
      inactive: false,
    });
    store.close();
  });

  it.each([
    [
      'dwz',
      'ID,VKZ,Spielername,Geschlecht,Geburtsjahr,DWZ,FIDE-Elo,FIDE-Titel,FIDE-ID,FIDE-Land\n101,C01,"Bäcker,Jörg",M,1979,1702,1688,,16470215,AUT',
      {
        number: '101',
        name: 'Bäcker, Jörg',
        fideId: 16470215,
        standard: 1702,
        born: 1979,
        federation: 'AUT',
      },
    ],
    [
      'knsb',
      'Relatienummer;Naam;Titel;FED;Rating;Nv;Geboren;S\n7012345;Jansen, Piet;m;NED;1834;40;1970;',
      { number: '7012345', fideId: 0, standard: 1834, born: 1970 },
    ],
    [
      'ecf',
      'ECF_code,full_name,member_no,FIDE_no,gender,nation,original_standard,revised_standard,revised_rapid,club_name\n123456A,"Smith, Ann",9,402345,F,ENG,1500,1520,1480,Linden',
      { number: '123456A', fideId: 402345, standard: 1520, rapid: 1480, sex: 'w', club: 'Linden' },
    ],
    [
      'ffe',
      'NrFFE;Nom;Prenom;Sexe;NeLe;Federation;Elo;Rapide;Blitz;FideCode\nA12;Dupré;Zoé;F;03/05/1999;FRA;1499;1500;1501;650111',
      { number: 'A12', name: 'Dupré, Zoé', born: 1999, standard: 1499, rapid: 1500, blitz: 1501 },
    ],
    [
      '',
      'Member No,Surname,Given name,Rating\n5,Novák,Jan,1834P12',
      { number: '5', name: 'Novák, Jan', standard: 1834 },
    ],
  ])('a national list of the layout “%s”', async (recipe, text, entry) => {
    const { store, list } = await stored('members.csv', text, '2026-10', recipe || 'Linden CC');
    expect(list).toMatchObject({ recipe, entries: 1 });
    expect(
      store.search((list as { id: string }).id, String(entry.number), 1, false)!.entries[0],
    ).toMatchObject(entry);
    store.close();
  });
});

describe('the end of a list in columns', () => {
  const lines = [...listLines(3, 5)];
  const counted = async (text: string) => {
    const path = join(FOLDER, 'players_list_nov26.txt');
    writeFileSync(path, text);
    return readList(path, [], () => undefined, null);
  };
  it('is told where a line is cut, and that line is left out', async () => {
    const text = lines.join('\r\n');
    for (const whole of [`${text}\r\n`, text, `${text}\r`, `${text}   `])
      expect(await counted(whole)).toMatchObject({ entries: 3, end: { kind: 'whole' } });
    for (const bytes of [1, 5, 40, 120, 161]) {
      const cut = text.slice(0, -bytes);
      expect(await counted(cut), String(bytes)).toMatchObject({ entries: 2, end: { kind: 'cut' } });
    }
    const overflowing = [LIST_HEADING, lineOf(KASPAREK), lineOf(BERG)].join('\n');
    expect(await counted(`${overflowing}\n`)).toMatchObject({ entries: 2, overflows: 1 });
    expect(await counted(overflowing.slice(0, -1))).toMatchObject({ entries: 1, end: { kind: 'cut' } });
  });

  it('XML of one tempo is no list of all three', async () => {
    const xml = `<playerslist><player><fideid>88</fideid><name>Ash, Bo</name><rating>2100</rating><k>20</k></player></playerslist>`;
    const path = join(FOLDER, 'rapid_rating_list_xml_nov26.xml');
    writeFileSync(path, xml);
    const entries: ListEntry[] = [];
    const { look } = await readList(path, [], (entry) => entries.push(entry), null);
    expect([look.form, entries]).toMatchObject(['rapid', [{ standard: 0, rapid: 2100, rapidK: 20 }]]);
  });
});

describe('a list that is stored', () => {
  it('stays beside other months, and a new reading of its month takes its place', async () => {
    const { store } = await stored('a.txt', COMBINED, '2026-10');
    await added(store, 'b.txt', COMBINED, '2026-11');
    await added(store, 'c.txt', [LIST_HEADING, lineOf(KASPAREK)].join('\n'), '2026-11');
    expect(store.lists().map(({ month, entries, file }) => [month, entries, file])).toEqual([
      ['2026-11', 1, 'c.txt'],
      ['2026-10', 3, 'a.txt'],
    ]);
    expect(store.remove(store.lists()[0]!.id)).toBe(true);
    expect(store.lists().map(({ month }) => month)).toEqual(['2026-10']);
    store.close();
  });

  it('is there after a reading that was cut off, and what that left is removed later', async () => {
    const { store, folder } = await stored('a.txt', COMBINED, '2026-10');
    writeFileSync(join(folder, 'lists', 'cut-off.unfinished'), 'SQLite format 3');
    const later = new ListStore(folder);
    expect(later.lists()).toHaveLength(1);
    later.sweep(new Date());
    expect(readdirSync(join(folder, 'lists')), 'perhaps somebody is reading').toContain('cut-off.unfinished');
    later.sweep(new Date(Date.now() + 7 * 3_600_000));
    expect(readdirSync(join(folder, 'lists'))).toHaveLength(1);
    expect(later.lists()).toHaveLength(1);
    store.close();
    later.close();
  });
});

describe('bad input leaves nothing behind', () => {
  const zip = zipped('players_list_foa.txt', [...listLines(3_000, 7)].join('\r\n'));

  it('a wrong file', async () =>
    expect(await failureOf('song.mp3', 'ID3\u0004 a song')).toMatchObject({ code: 'not-a-list' }));
  it('a heading alone', async () =>
    expect(await failureOf('empty.txt', LIST_HEADING)).toMatchObject({ code: 'list-empty' }));
  it('a zip that ends early tells how much is there', async () =>
    expect(await failureOf('cut.zip', zip.subarray(0, Math.floor(zip.length * 0.41)))).toMatchObject({
      code: 'list-truncated',
      percent: 41,
    }));
  it('a zip with a wrong byte', async () => {
    const bytes = Uint8Array.from(zip);
    bytes[Math.floor(bytes.length / 2)]! ^= 0xff;
    expect(await failureOf('bent.zip', bytes)).toMatchObject({ code: 'list-damaged' });
  });
  it('a zip bomb', async () => {
    const bomb = zipped('players_list_foa.txt', `${LIST_HEADING}\n${' '.repeat(30_000_000)}`);
    expect(await failureOf('bomb.zip', bomb)).toMatchObject({ code: 'list-swells' });
  });
  it('a table of more than forty million bytes', async () => {
    const path = join(FOLDER, 'large.csv');
    writeFileSync(path, `No;Name\n${'1;Ash\n'.repeat(10_001)}`);
    truncateSync(path, 40_000_001);
    await expect(readList(path, [], () => undefined, null)).rejects.toMatchObject({
      failure: { code: 'list-too-large', path, limit: 40_000_000 },
    });
  });
  it('XML that is cut off', async () => {
    const xml = `<?xml version="1.0"?><playerslist><player><fideid>88</fideid><name>Ash, Bo</name></player><player><fid`;
    expect(await failureOf('cut.xml', xml)).toMatchObject({ code: 'list-truncated', percent: null });
  });
  it('eleven lines that are no players', async () => {
    const lines = [...listLines(40, 5), ...Array.from({ length: 11 }, (_, at) => `nothing ${at}`)];
    expect(await failureOf('odd.txt', [...lines, ''].join('\n'))).toMatchObject({
      code: 'list-unreadable',
      unreadable: 11,
      lines: 51,
      line: 42,
      text: 'nothing 0',
    });
  });
  it('lines that are no players', async () => {
    const lines = Array.from({ length: 90 }, (_, at) => `nothing ${at}`);
    expect(await failureOf('odd.txt', [LIST_HEADING, ...lines, ''].join('\n'))).toMatchObject({
      code: 'list-unreadable',
      unreadable: 90,
      line: 2,
    });
  });
  it('XML that multiplies its entities', async () => {
    const xml = `<?xml version="1.0"?><playerslist><player><name>&bomb;</name></player></playerslist>`;
    expect(await failureOf('bomb.xml', xml)).toMatchObject({ code: 'list-damaged' });
  });
});
