/** National and club lists: tables as text, zipped, and as workbooks. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { encodeWorkbook } from '../../src-main/files/sheet-files.ts';
import type { ListEntry } from '../../src-main/lists/entry.ts';
import { ListError } from '../../src-main/lists/failure.ts';
import { lookAtList, readList, type ChosenMapping } from '../../src-main/lists/read-list.ts';
import { zipped } from './zipped.ts';

const FIXTURES = join(import.meta.dirname, '../fixtures/lists');
const FOLDER = mkdtempSync(join(tmpdir(), 'wallchart-tables-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(FOLDER, name);
  writeFileSync(path, content);
  return path;
}

async function read(path: string, chosen: ChosenMapping | null = null) {
  const entries: ListEntry[] = [];
  const counts = await readList(path, [], (entry) => entries.push(entry), chosen);
  return { entries, counts };
}

async function failureOf(path: string, chosen: ChosenMapping | null = null): Promise<unknown> {
  try {
    await read(path, chosen);
  } catch (error) {
    if (error instanceof ListError) return error.failure;
    throw error;
  }
  return null;
}

const EXPECTED: Readonly<Record<string, readonly Partial<ListEntry>[]>> = {
  'dwz.csv': [
    { number: '90000101', name: 'Bäcker, Jörg', sex: 'm', born: 1979, standard: 1702, fideId: 99900101 },
    { name: 'Nguyen, Lan', sex: 'w', born: 2004, standard: 1211, fideId: 0, federation: 'GER' },
    { name: 'von der Heide, Anselm', standard: 0, title: 'FM', federation: 'AUT' },
  ],
  'ffe.csv': [
    { number: 'A90001', name: 'DUPRÉ, Zoé', sex: 'w', born: 1999, standard: 1499, rapid: 1500, blitz: 1501 },
    { number: 'B90002', name: 'LE GOFF, Erwan', born: 1961, standard: 2103, title: 'IM' },
  ],
  'ecf.csv': [
    { number: '900456A', name: 'Smythe, Ann', sex: 'w', standard: 1520, rapid: 1490, club: 'Lindenham' },
    { number: '900457B', standard: 1812, blitz: 1801, title: 'CM', federation: 'IRL', fideId: 0 },
  ],
  'knsb.csv': [
    { number: '9012345', name: 'Jansen, Piet', standard: 1834, born: 1970, federation: 'NED' },
    { number: '9012346', name: 'van den Bosch, Els', sex: 'w', standard: 1950 },
  ],
  'uscf.txt': [
    { number: '99012345', name: 'DOE, JANE Q', standard: 1834, rapid: 1790, blitz: 0, federation: 'USA' },
    { number: '99012346', standard: 1502, rapid: 0, blitz: 1488 },
  ],
};

describe('lists of federations by their headings', () => {
  it.each(Object.entries(EXPECTED))('%s, plain and zipped', async (name, expected) => {
    const path = join(FIXTURES, name);
    const recipe = name.slice(0, name.indexOf('.'));
    expect(await lookAtList(path, [])).toMatchObject({ form: 'table', recipe });
    const { entries } = await read(path);
    expect(entries).toMatchObject(expected);
    expect(entries).toHaveLength(expected.length);
    const zip = file(`${recipe}.zip`, zipped(name, readFileSync(path)));
    expect((await read(zip)).entries).toEqual(entries);
  });

  it('a workbook, its headings below a title', async () => {
    const rows = [
      ['Verbandsliste', '', ''],
      ['Spielername', 'DWZ', 'Geburtsjahr'],
      ['Bäcker, Jörg', 1702, 1979],
      ['Nguyen, Lan', 1211, 2004],
    ];
    const headers = ['Liste vom 1.11.2026', '', ''];
    const path = file('dwz_nov26.xlsx', await encodeWorkbook([{ name: 'Liste', headers, rows }]));
    expect(await lookAtList(path, [])).toMatchObject({
      form: 'table',
      recipe: 'dwz',
      month: '2026-11',
      fields: ['name', 'standard', 'born'],
    });
    expect((await read(path)).entries).toMatchObject([
      { name: 'Bäcker, Jörg', standard: 1702, born: 1979, federation: 'GER' },
      { name: 'Nguyen, Lan', standard: 1211 },
    ]);
  });
});

it('titles of the French list are those of FIDE by other letters', async () => {
  const letters = ['g', 'm', 'f', 'c', 'gf', 'mf', 'ff', 'CF', '', 'GM'];
  const rows = letters.map((title, at) => `X${at};Nom${at};P;${title}`);
  const path = file('papi.csv', ['NrFFE;Nom;Prenom;FideTitre', ...rows].join('\n'));
  const titles = (await read(path)).entries.map(({ title }) => title);
  expect(titles).toEqual(['GM', 'IM', 'FM', 'CM', 'WGM', 'WIM', 'WFM', 'WCM', '', 'GM']);
});

describe('a table of no known layout', () => {
  const text = 'Lid;Sterkte;Wie\n5;1834;Novák, Jan\n6;1650;Bakker, Els\n';

  it('shows its columns with what is in them, and is read once they are named', async () => {
    const path = file('club.csv', text);
    expect(await lookAtList(path, [])).toMatchObject({
      recipe: '',
      fields: [null, null, null],
      columns: [
        { heading: 'Lid', samples: ['5', '6'] },
        { heading: 'Sterkte', samples: ['1834', '1650'] },
        { heading: 'Wie', samples: ['Novák, Jan', 'Bakker, Els'] },
      ],
    });
    const { entries, counts } = await read(path, {
      fields: ['number', 'standard', 'name'],
      federation: 'NED',
    });
    expect(entries).toMatchObject([
      { number: '5', name: 'Novák, Jan', standard: 1834, federation: 'NED' },
      { number: '6', name: 'Bakker, Els', standard: 1650 },
    ]);
    expect(counts).toMatchObject({ entries: 2, unreadable: 0 });
  });

  it('is no list while nobody says which column has the names', async () => {
    const path = file('club.csv', text);
    expect(await failureOf(path)).toMatchObject({ code: 'not-a-list', beginning: 'Lid, Sterkte, Wie' });
    const chosen = { fields: ['number', 'standard', null] as const, federation: '' };
    expect(await failureOf(path, chosen)).toMatchObject({ code: 'not-a-list' });
  });

  it('names the line of a row that is no player', async () => {
    const rows = Array.from({ length: 60 }, (_, at) => `${at},Player ${at},not a rating`);
    expect(await failureOf(file('odd.csv', ['No,Name,Rating', ...rows].join('\n')))).toMatchObject({
      code: 'list-unreadable',
      unreadable: 60,
      line: 2,
      text: 'not a rating',
    });
  });
});

describe('cells as people write them', () => {
  const rows = (...cells: string[]) => ['No;Name;Rating;Born', ...cells, ''].join('\n');
  const ONE = 'Novák, Jan';

  it('that say there is no rating keep their player', async () => {
    const words = ['', '-', '–', 'n/a', 'N/A', 'unrated', 'Unr.', 'NC', 'ohne DWZ', 'geen', '?', '0', '0000'];
    const { entries, counts } = await read(
      file('club_nov26.csv', rows(...words.map((w, at) => `${at};Novák, Jan ${at};${w};`))),
    );
    expect(entries.map(({ standard }) => standard)).toEqual(words.map(() => 0));
    expect(counts).toMatchObject({ entries: words.length, unreadable: 0, blanks: 0, odd: [] });
  });

  it.each([
    ['1800', 1800],
    ['1 800', 1800],
    ['1\u00a0800', 1800],
    ['1\u202f800', 1800],
    ['1.800', 1800],
    ['1,800', 1800],
    ['1’800', 1800],
    ['1800.0', 1800],
    ['1799,6', 1800],
    ['950', 950],
    ['85', 85],
    ['1800P12', 1800],
    ['1800/4', 1800],
    ['1800-45', 1800],
    ['1 800 F', 1800],
    ['1800*', 1800],
    ['1800 (12)', 1800],
  ])('the rating “%s”', async (cell, standard) => {
    const { entries, counts } = await read(file('club_nov26.csv', rows(`1;${ONE};${cell};1970`)));
    expect(entries).toMatchObject([{ name: ONE, standard, born: 1970 }]);
    expect(counts.odd).toEqual([]);
  });

  it.each(['18340', '1.8', '1 80', '18 00', '2100-2200', 'strong', '4100', '12.5.98'])(
    'the rating “%s” is left blank and told',
    async (cell) => {
      const { entries, counts } = await read(file('club_nov26.csv', rows(`1;${ONE};${cell};1970`)));
      expect(entries).toMatchObject([{ name: ONE, standard: 0, born: 1970 }]);
      expect(counts).toMatchObject({ entries: 1, unreadable: 0, blanks: 1 });
      expect(counts.odd).toEqual([{ line: 2, field: 'standard', text: cell }]);
    },
  );

  it.each([
    ['12.5.98', 1998],
    ['12/05/98', 1998],
    ['05/12/98', 1998],
    ['12-05-98', 1998],
    ['98-05-12', 1998],
    ['98/5/12', 1998],
    ['12.5.04', 2004],
    ['12 May 98', 1998],
    ['12-mai-03', 2003],
    ['5/98', 1998],
    ['98', 1998],
    ['’07', 2007],
    ['22', 2022],
    ['26', 1926],
    ['12.5.1998', 1998],
    ['1998-05-12', 1998],
    ['unknown', 0],
    ['00.00.0000', 0],
  ])('the birth date “%s”', async (cell, born) => {
    const { entries, counts } = await read(file('club_nov26.csv', rows(`1;${ONE};1800;${cell}`)));
    expect(entries).toMatchObject([{ name: ONE, standard: 1800, born }]);
    expect(counts.odd).toEqual([]);
  });

  it.each(['24', '00', '05-04-03', '5/12', 'spring', '2031', '31.13.14.98'])(
    'the birth date “%s” is left blank and told',
    async (cell) => {
      const { entries, counts } = await read(file('club_nov26.csv', rows(`1;${ONE};1800;${cell}`)));
      expect(entries).toMatchObject([{ name: ONE, standard: 1800, born: 0 }]);
      expect(counts.odd).toEqual([{ line: 2, field: 'born', text: cell }]);
    },
  );

  it('of FIDE IDs and federations', async () => {
    const path = file(
      'club_nov26.csv',
      [
        'Name,FIDE ID,Fed',
        '"Ash, Bo",4100018,ned',
        '"Birk, Cy","4 100 026",-',
        '"Cole, Di",none,BEL',
        '"Dean, Ed",4l00034,GER',
        '"Esk, Flo",4100042,Netherlands',
        '',
      ].join('\n'),
    );
    const { entries, counts } = await read(path, {
      fields: ['name', 'fideId', 'federation'],
      federation: 'NOR',
    });
    expect(entries.map(({ fideId, federation }) => `${fideId} ${federation}`)).toEqual([
      '4100018 NED',
      '4100026 NOR',
      '0 BEL',
      '0 GER',
      '4100042 ',
    ]);
    expect(counts.odd).toEqual([
      { line: 5, field: 'fideId', text: '4l00034' },
      { line: 6, field: 'federation', text: 'Netherlands' },
    ]);
  });

  it('of which two cannot be read, and rows without a name, are left out and told', async () => {
    const path = file('club_nov26.csv', rows(`1;${ONE};1800;1970`, '2;Lin, Ada;?x1;soon', '3;;1700;1980'));
    const { entries, counts } = await read(path);
    expect(entries).toHaveLength(1);
    expect(counts).toMatchObject({ entries: 1, unreadable: 2, blanks: 0 });
    expect(counts.odd).toEqual([
      { line: 3, field: '', text: '2 Lin, Ada ?x1 soon' },
      { line: 4, field: '', text: '3 1700 1980' },
    ]);
  });
});

describe('the end of a table', () => {
  const rows = ['No;Name;Rating;Born', '1;Ash, Bo;1800;1970', '2;Birk, Cy;1700;1980'];
  it('is told where its last line has no end, and where it is cut', async () => {
    const text = rows.join('\r\n');
    const { counts } = await read(file('club_nov26.csv', `${text}\r\n`));
    expect(counts).toMatchObject({ entries: 2, end: { kind: 'whole', text: '' } });
    const open = await read(file('club_nov26.csv', text));
    expect(open.counts).toMatchObject({ entries: 2, end: { kind: 'open', text: rows[2] } });
    for (const cut of ['2;Birk, Cy;17', '2;"Birk, C', '2;Bi', '2']) {
      const read1 = await read(file('club_nov26.csv', [rows[0], rows[1], cut].join('\n')));
      expect(read1.counts, cut).toMatchObject({ entries: 1, end: { kind: 'cut', text: cut } });
    }
    const inLetter = Buffer.from([rows[0], rows[1], '2;Birká'].join('\n')).subarray(0, -1);
    expect((await read(file('club_nov26.csv', inLetter))).counts).toMatchObject({
      entries: 1,
      end: { kind: 'cut' },
    });
  });

  it('is not swallowed by a quotation mark that nothing closes', async () => {
    const path = file('club_nov26.csv', [rows[0], '1;"Ash, Bo;1800;1970', rows[2], ''].join('\n'));
    expect(await failureOf(path)).toMatchObject({ code: 'list-damaged', reason: 'quote' });
  });
});

describe('files that are no table', () => {
  it.each([
    ['page.html', '<html><body>Name, Rating\nA, 1</body></html>'],
    ['song.mp3', 'ID3\u0004,a,b\nc,d,e\n'],
    ['note.txt', 'Nothing of a table is here.'],
    ['one.csv', 'Wie,Wat\n'],
  ])('%s', async (name, content) => {
    expect(await failureOf(file(name, content))).toMatchObject({ code: 'not-a-list' });
  });

  it('a workbook without its sheets', async () => {
    const path = file('bent.xlsx', zipped('xl/workbook.xml', '<workbook'));
    expect(await failureOf(path)).toMatchObject({ code: 'list-damaged', reason: 'workbook' });
  });
});
