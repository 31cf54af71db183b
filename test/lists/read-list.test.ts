/** Recognising a list by its beginning, and reading it to its end. */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { encodeWorkbook } from '../../src-main/files/sheet-files.ts';
import { NO_ENTRY, type ListEntry } from '../../src-main/lists/entry.ts';
import { ListError } from '../../src-main/lists/failure.ts';
import { lookAtList, readList, type ChosenMapping } from '../../src-main/lists/read-list.ts';
import { zipped } from './zipped.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'wallchart-reading-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

let files = 0;
function file(name: string, content: string | Uint8Array): string {
  const folder = join(FOLDER, String(files++));
  mkdirSync(folder);
  writeFileSync(join(folder, name), content);
  const day = new Date('2026-08-15T12:00:00Z');
  utimesSync(join(folder, name), day, day);
  return join(folder, name);
}

const NO_TABLE = { recipe: '', columns: [], fields: [], federation: '' };
const XML =
  '<playerslist><player><fideid>7</fideid><name>Lin</name><rating>1900</rating></player></playerslist>';
const FIXED = 'ID Number  Name Fed SRtng SK RRtng Rk BRtng BK B-day Flag';
const LINE = '7          Lin  CHN 1900  20 1800  21 1700  22 1990  w   ';
const LIN = { ...NO_ENTRY, number: '7', fideId: 7, name: 'Lin' };
const RATED = { standard: 1900, rapid: 1800, blitz: 1700, standardK: 20, rapidK: 21, blitzK: 22 };

/** What a file is, and everything that is read of it; its failure where it has one. */
async function read(path: string, chosen: ChosenMapping | null = null) {
  const entries: ListEntry[] = [];
  try {
    const { look, hash, ...counts } = await readList(path, [], (entry) => entries.push(entry), chosen);
    expect(await lookAtList(path, [])).toEqual(look);
    return { look, hash, counts, entries };
  } catch (error) {
    if (error instanceof ListError) return { failure: error.failure };
    throw error;
  }
}

const formOf = async (name: string, content: string) => (await read(file(name, content))).look;
const failureOf = async (name: string, content: string | Uint8Array) => {
  const { failure } = await read(file(name, content));
  const { path: _, ...rest } = { path: '', ...failure };
  return rest;
};
const oddOf = async (name: string, content: string) => {
  const { counts, entries } = await read(file(name, content));
  return [counts?.odd, counts?.end, entries?.length];
};

describe('what a file is', () => {
  it.each([
    ['plain', ''],
    ['declared', '<?xml version="1.0" encoding="utf-8"?>\n'],
    ['behind comments', '\n <!-- one\n --> <!--two-->\n'],
  ])('XML, %s', async (_, before) => {
    const common = { month: '2026-08', monthIsGuess: true, ...NO_TABLE };
    expect(await formOf('list.xml', before + XML)).toEqual({ form: 'standard', ...common });
    expect(await formOf('blitz.xml', before + XML)).toEqual({ form: 'blitz', ...common });
    const all = XML.replace('</player>', '<rapid_rating>1800</rapid_rating></player>');
    expect(await formOf('blitz.xml', before + all)).toEqual({ form: 'xml', ...common });
  });

  it('XML that is no list of players', async () => {
    expect(await failureOf('list.xml', `<players>${XML}</players>`)).toEqual({
      code: 'not-a-list',
      beginning: `<players>${XML}`.slice(0, 80),
    });
  });

  it('a list in columns, by its heading line', async () => {
    expect(await formOf('list.txt', `${FIXED}\r\n${LINE}\r\n`)).toEqual({
      form: 'legacy',
      month: '2026-08',
      monthIsGuess: true,
      ...NO_TABLE,
    });
  });

  it('a table, by what its headings suggest', async () => {
    const columns = [
      { heading: 'Spielername', samples: ['Ash, Bo'] },
      { heading: 'DWZ', samples: ['1800'] },
      { heading: 'X', samples: [] },
    ];
    expect(await formOf('dwz.csv', 'Spielername;DWZ;X\nAsh,Bo;1800;\n')).toEqual({
      ...{ form: 'table', month: '2026-08', monthIsGuess: true, recipe: 'dwz', federation: 'GER' },
      columns: [{ heading: 'Spielername', samples: ['Ash,Bo'] }, ...columns.slice(1)],
      fields: ['name', 'standard', null],
    });
    const book = await encodeWorkbook([
      { name: 'L', headers: ['Spielername', 'DWZ', 'X'], rows: [['Ash, Bo', 1800, '']] },
    ]);
    expect((await read(file('dwz.xlsx', book))).look).toMatchObject({
      form: 'table',
      recipe: 'dwz',
      columns,
    });
  });

  it('nothing, by the line it begins with', async () => {
    expect(await failureOf('note.txt', 'Dear  all,\nno list.')).toEqual({
      code: 'not-a-list',
      beginning: 'Dear all,',
    });
    const book = await encodeWorkbook([{ name: 'L', headers: ['Alone'], rows: [] }]);
    expect(await failureOf('book.xlsx', book)).toEqual({ code: 'not-a-list', beginning: '' });
  });
});

describe('the month of a list', () => {
  const month = async (name: string, content: string | Uint8Array) => {
    const { look } = await read(file(name, content));
    return [look?.month, look?.monthIsGuess];
  };
  const headed = `ID Number  Name Fed OCT26 K\n7          Lin  CHN 1900  20  \n`;

  it('is that of the heading, else of the list’s own file, else of the zip, else of the day it was written', async () => {
    expect(await month('list_nov26.txt', headed)).toEqual(['2026-10', false]);
    expect(await month('x_sep26.zip', zipped('list_nov26.txt', `${FIXED}\n${LINE}\n`, '2026-07-01'))).toEqual(
      ['2026-11', false],
    );
    expect(await month('x_sep26.zip', zipped('list.txt', `${FIXED}\n${LINE}\n`, '2026-07-01'))).toEqual([
      '2026-09',
      false,
    ]);
    expect(await month('x.zip', zipped('list.txt', `${FIXED}\n${LINE}\n`, '2026-07-01'))).toEqual([
      '2026-07',
      true,
    ]);
    expect(await month('x_sep26.csv', 'No;Name\n1;Lin\n')).toEqual(['2026-09', false]);
  });

  it('says how old a player can be', async () => {
    const born = async (name: string) =>
      (await read(file(name, 'No;Name;Born\n1;Lin;12.5.20\n'))).entries?.[0]?.born;
    expect([await born('x_nov24.csv'), await born('x_nov23.csv')]).toEqual([2020, 0]);
    const rows = [[1, 'Lin', '12.5.20']];
    const book = await encodeWorkbook([{ name: 'L', headers: ['No', 'Name', 'Born'], rows }]);
    expect((await read(file('x_nov24.xlsx', book))).entries).toMatchObject([{ born: 2020 }]);
    expect((await read(file('x_nov23.xlsx', book))).entries).toMatchObject([{ born: 0 }]);
  });
});

describe('a list in columns', () => {
  const player = { ...LIN, ...RATED, federation: 'CHN', born: 1990 };

  it('is read line by line, blank ones left out', async () => {
    const text = `${FIXED}\r\n${LINE}\r\n\r\n   \n${LINE.replace('7', '8')}\n`;
    const { entries, counts, hash } = await read(file('list.txt', text));
    expect(entries).toEqual([player, { ...player, number: '8', fideId: 8 }]);
    expect(counts).toEqual({
      ...{ entries: 2, overflows: 0, unreadable: 0, blanks: 0, odd: [] },
      end: { kind: 'whole', text: '' },
    });
    expect(hash).toBe(createHash('sha256').update(text).digest('hex'));
  });

  it('names the lines that are no players, and how it ends', async () => {
    const text = `${FIXED}\n${LINE}\n\nnothing\n${LINE}\nno more\n`;
    const odd = [
      { line: 4, field: '', text: 'nothing' },
      { line: 6, field: '', text: 'no more' },
    ];
    expect(await oddOf('list.txt', text)).toEqual([odd, { kind: 'whole', text: '' }, 2]);
    expect(await oddOf('list.txt', `${text}${LINE}\r`)).toEqual([odd, { kind: 'whole', text: '' }, 3]);
    expect(await oddOf('list.txt', `${text}${LINE.slice(0, 40)}`)).toEqual([
      odd,
      { kind: 'cut', text: LINE.slice(0, 40).replaceAll(/ +/g, ' ').trim() },
      2,
    ]);
    expect(await oddOf('list.txt', `${text}  `)).toEqual([odd, { kind: 'whole', text: '' }, 2]);
  });

  it('counts lines in which a column was too long', async () => {
    const headed = 'ID Number  Name Fed OTit SRtng';
    const moved = '7          Lin  CHN FA,NI,IO1900 ';
    const { counts, entries } = await read(file('list.txt', `${headed}\n${moved}\n`));
    expect([counts?.overflows, entries]).toEqual([1, [{ ...LIN, federation: 'CHN', standard: 1900 }]]);
  });

  it('has no line of more than four thousand letters', async () => {
    const long = (letters: number) => `${FIXED}\n${LINE}\n${'x'.repeat(letters)}`;
    expect(await oddOf('list.txt', long(4_000))).toEqual([[], { kind: 'cut', text: 'x'.repeat(80) }, 1]);
    expect(await failureOf('list.txt', long(4_001))).toEqual({
      code: 'list-damaged',
      reason: 'endless-line',
      line: 3,
    });
  });

  it('is read across pieces, letters of several bytes too', async () => {
    // A piece is a megabyte: the name of the line that goes over its end has the two bytes of a letter on either side.
    const blanks = `${' '.repeat(1_023)}\n`;
    const before = `${FIXED}\n${LINE}\n`;
    const filler = blanks.repeat(Math.floor(((1 << 20) - before.length - 13) / 1_024));
    const rest = (1 << 20) - 12 - before.length - filler.length;
    const text = `${before}${filler}${' '.repeat(rest - 1)}\n${LINE.replace('7          Lin ', '9          Žižk')}\n`;
    expect(
      Buffer.from(text)
        .subarray((1 << 20) - 1, (1 << 20) + 1)
        .toString(),
    ).toBe('Ž');
    expect((await read(file('list.txt', text))).entries).toEqual([
      player,
      { ...player, number: '9', fideId: 9, name: 'Žižk' },
    ]);
  });
});

describe('a list as XML', () => {
  const players = (...inner: string[]) =>
    `<playerslist>${inner.map((each) => `<player>${each}</player>`).join('\n')}</playerslist>`;
  const [one, two, bad] = [
    '<fideid>7</fideid><name>Lin</name>',
    '<fideid>8</fideid><name>Kim</name>',
    '<fideid>0</fideid><name>Bo</name>',
  ];

  it('names players who say nothing by how manieth they are', async () => {
    const { entries, counts } = await read(file('list.xml', players(one, bad, two, bad)));
    expect(entries).toEqual([LIN, { ...LIN, number: '8', fideId: 8, name: 'Kim' }]);
    expect(counts).toMatchObject({
      ...{ entries: 2, unreadable: 2 },
      odd: [
        { line: 2, field: '', text: '0 Bo' },
        { line: 4, field: '', text: '0 Bo' },
      ],
    });
  });

  it('may be damaged, and may be cut', async () => {
    expect(await failureOf('list.xml', players(one).replace('</name>', '</nome>'))).toEqual({
      ...{ code: 'list-damaged', reason: 'xml' },
    });
    expect(await failureOf('list.xml', players(one).slice(0, -3))).toEqual({
      code: 'list-truncated',
      percent: null,
    });
    const inLetter = Buffer.from(`${players(one)}\n<!-- é`).subarray(0, -1);
    expect(await failureOf('list.xml', inLetter)).toEqual({ code: 'list-truncated', percent: null });
    expect(await failureOf('list.xml', '<playerslist/>')).toEqual({ code: 'list-empty' });
  });

  it('passes on what is thrown by whoever takes a player', async () => {
    const full = new ListError({ code: 'disk-full', path: '/list' });
    const take = () => {
      throw full;
    };
    await expect(readList(file('list.xml', players(one)), [], take, null)).rejects.toBe(full);
  });
});

describe('a table', () => {
  const text = 'Lid;Sterkte;Wie\n5;1834;Novák, Jan\n;;\n6;strong;Bakker, Els\n7;x;\n8;1700;Kim, Bo';

  it('is read by the columns that were chosen, or by its headings', async () => {
    const chosen = { fields: ['number', 'standard', 'name'], federation: 'NED' } as const;
    const { entries, counts } = await read(file('club_nov26.csv', text), chosen);
    expect(entries).toEqual([
      { ...NO_ENTRY, number: '5', standard: 1834, name: 'Novák, Jan', federation: 'NED' },
      { ...NO_ENTRY, number: '6', standard: 0, name: 'Bakker, Els', federation: 'NED' },
      { ...NO_ENTRY, number: '8', standard: 1700, name: 'Kim, Bo', federation: 'NED' },
    ]);
    expect(counts).toEqual({
      ...{ entries: 3, overflows: 0, unreadable: 1, blanks: 1 },
      odd: [
        { line: 4, field: 'standard', text: 'strong' },
        { line: 5, field: '', text: '7 x' },
      ],
      end: { kind: 'open', text: '8;1700;Kim, Bo' },
    });
    expect(await failureOf('club_nov26.csv', text)).toEqual({
      code: 'not-a-list',
      beginning: 'Lid, Sterkte, Wie',
    });
    expect((await read(file('club_nov26.csv', 'No;Name\n5;Lin\n'))).entries).toEqual([
      { ...NO_ENTRY, number: '5', name: 'Lin' },
    ]);
  });

  it('keeps the titles of its layout whichever columns were chosen', async () => {
    const chosen = { fields: ['number', 'surname', 'title'], federation: 'MON' } as const;
    const { entries } = await read(file('ffe.csv', 'NrFFE;Nom;T\nA1;LIN;mf\n'), chosen);
    expect(entries).toEqual([{ ...NO_ENTRY, number: 'A1', name: 'LIN', title: 'WIM', federation: 'MON' }]);
  });

  it('in a quotation that nothing closes is damaged', async () => {
    expect(await failureOf('club.csv', 'No;Name\n1;Ash\n2;"Birk\n3;Cole\n')).toEqual({
      ...{ code: 'list-damaged', reason: 'quote' },
    });
  });

  it('of a workbook has its rows and the hash of the file', async () => {
    const book = await encodeWorkbook([
      {
        name: 'L',
        headers: ['Name', 'Rating'],
        rows: [
          ['Lin', 1900],
          ['Kim', 'x'],
        ],
      },
    ]);
    const { entries, counts, hash } = await read(file('club.xlsx', book));
    expect(entries).toEqual([
      { ...NO_ENTRY, name: 'Lin', standard: 1900 },
      { ...NO_ENTRY, name: 'Kim' },
    ]);
    expect(counts?.odd).toEqual([{ line: 3, field: 'standard', text: 'x' }]);
    expect(hash).toBe(createHash('sha256').update(book).digest('hex'));
  });

  it('that is a table at its beginning alone is none', async () => {
    const rows = `No;Name\n${'1;Ash\n'.repeat(10_001)}`;
    expect(rows.length).toBeGreaterThan(60_000);
    expect(await failureOf('club.csv', `${rows}\u0001\n1;Ash\n`)).toEqual({
      code: 'not-a-list',
      beginning: '',
    });
  });
});
