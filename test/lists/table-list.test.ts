/** Tables of texts and workbooks: where the headings are, how the text ends, what is no table. */
import { beforeAll, describe, expect, it } from 'vitest';
import { encodeWorkbook } from '../../src-main/files/sheet-files.ts';
import { columnsOf, tableOfText, tableOfWorkbook } from '../../src-main/lists/table-list.ts';
import { zippedFiles } from './zipped.ts';

const mapping = (...fields: readonly (string | null)[]) => ({ recipe: '', federation: '', fields });
const WHOLE = { kind: 'whole', text: '' };

describe('the table of a text', () => {
  it('has the rows below its headings', () => {
    expect(tableOfText(' No ;Name;Rating\r\n1;Ash, Bo;1800\r\n2;Birk, Cy;\r\n')).toEqual({
      headings: ['No', 'Name', 'Rating'],
      rows: [['1', 'Ash, Bo', '1800'], ['2', 'Birk, Cy', ''], ['']],
      first: 2,
      mapping: mapping('number', 'name', 'standard'),
      end: WHOLE,
      isSwallowed: false,
    });
  });

  it.each([',', ';', '\t', '|'])('is split by %j', (sign) => {
    const text = [['No', 'Name'].join(sign), ['1', 'Ash'].join(sign), ''].join('\n');
    expect(tableOfText(text)).toMatchObject({ headings: ['No', 'Name'], rows: [['1', 'Ash'], ['']] });
  });

  it('is split as its beginning is, whatever stands further below', () => {
    const rows = Array.from({ length: 40 }, (_, at) => (at < 9 ? `${at};Ash;x` : `${at};Ash,a,b,c,d,e`));
    expect(tableOfText(['No;Name;Notes', ...rows, ''].join('\n'))!.headings).toEqual(['No', 'Name', 'Notes']);
  });

  it('may stand below nine rows, of which two filled cells alone make no headings', () => {
    const above = (count: number) =>
      Array.from({ length: count }, (_, at) => (at % 2 === 0 ? `Title ${at};` : ';'));
    const table = (count: number) =>
      tableOfText([...above(count), 'No;Name', '1;Ash', '2;Birk', ''].join('\n'));
    expect(table(9)).toMatchObject({
      headings: ['No', 'Name'],
      first: 11,
      rows: [['1', 'Ash'], ['2', 'Birk'], ['']],
    });
    expect(table(10)).toBeNull();
    expect(tableOfText('Made;today\nNo;Name\n1;Ash\n')).toMatchObject({ headings: ['No', 'Name'], first: 3 });
  });

  it('has other columns where more than one row is alike, and known headings over nothing', () => {
    expect(tableOfText('Title\nWie;Wat\n1;2\n')).toMatchObject({
      headings: ['Wie', 'Wat'],
      first: 3,
      mapping: mapping(null, null),
    });
    expect([tableOfText('Wie;Wat\n'), tableOfText('Wie;Wat\n1;\n'), tableOfText('Name\nAsh\n')]).toEqual([
      ...[null, null, null],
    ]);
    expect(tableOfText('No;Name\n')).toMatchObject({ headings: ['No', 'Name'], rows: [['']] });
    // One filled cell is no heading line, known or not.
    expect(tableOfText(';Name\n1;Ash\n2;Birk\n')).toMatchObject({ headings: ['1', 'Ash'] });
  });

  it.each(['<html>', ' \n<a', '{"a": [1, 2]}', '%PDF-1,5', 'ID3\u0004', 'No\u0000;x', 'N\ufffd;x', '\u0085'])(
    '%j begins or holds what no table does',
    (text) => {
      expect(tableOfText(`${text}\nNo;Name\n1;Ash\n`)).toBeNull();
    },
  );

  it('may have blanks of any kind', () => {
    expect(tableOfText('No;Name\v\f\n1;\tAsh\n')).toMatchObject({ headings: ['No', 'Name'] });
  });
});

describe('the end of a text', () => {
  const TEXT = 'No;Name;Born\n1;Ash;1970\n';
  it.each([
    ['', 2, WHOLE],
    [' ', 2, WHOLE],
    [';;', 2, WHOLE],
    ['2;Birk;1980', 2, { kind: 'open', text: '2;Birk;1980' }],
    ['2;Birk;1980;x', 2, { kind: 'open', text: '2;Birk;1980;x' }],
    ['2;Birk', 1, { kind: 'cut', text: '2;Birk' }],
    ['2;Birk;"19', 1, { kind: 'cut', text: '2;Birk;"19' }],
    ['2;Birk;19\ufffd', 1, { kind: 'cut', text: '2;Birk;19\ufffd' }],
    ['2;Birk;19\u0001', 1, { kind: 'cut', text: '2;Birk;19\u0001' }],
  ])('%j', (last, rows, end) => {
    const table = tableOfText(TEXT + last)!;
    expect([table.rows.length, table.end, table.isSwallowed]).toEqual([rows, end, false]);
  });

  it('may be an old Macintosh’s', () => {
    expect(tableOfText('No;Name\r1;Ash\r2;Birk')!.end).toEqual({ kind: 'open', text: '2;Birk' });
  });

  it('is swallowed by a mark that nothing closes', () => {
    expect(tableOfText('No;Name\n1;Ash\n2;"Birk\n3;Cole\n')).toMatchObject({
      rows: [['1', 'Ash']],
      end: WHOLE,
      isSwallowed: true,
    });
  });
});

it('columns are shown with what stands in the first three filled cells of their first hundred', () => {
  const rows = Array.from({ length: 101 }, (_, at): string[] =>
    at < 97 ? ['', ' '] : at < 100 ? [` a${at} `, '', 'x'] : ['late', 'late'],
  );
  const table = { ...tableOfText('No;Name\n')!, headings: ['No', 'Name', 'Notes'] };
  expect(columnsOf({ ...table, rows })).toEqual([
    { heading: 'No', samples: ['a97', 'a98', 'a99'] },
    { heading: 'Name', samples: [] },
    { heading: 'Notes', samples: ['x', 'x', 'x'] },
  ]);
  const four = [['1'], ['2'], ['3'], ['4']];
  expect(columnsOf({ ...table, rows: four })[0]).toEqual({ heading: 'No', samples: ['1', '2', '3'] });
});

describe('the table of a workbook', () => {
  const sheet = (name: string, headers: readonly string[]) => ({
    name,
    headers,
    rows: [
      [1, 'Ash'],
      [2, 'Birk'],
    ],
  });
  let [both, unknown]: Uint8Array[] = [];
  beforeAll(async () => {
    const [first, second, known] = [
      sheet('Notes', ['Wie', 'Wat']),
      sheet('More', ['Wo', 'Wann']),
      sheet('List', ['No', 'Name']),
    ];
    both = await encodeWorkbook([first, known, sheet('Late', ['ID', 'Player'])]);
    unknown = await encodeWorkbook([
      { ...first, name: 'Empty', headers: ['Alone'], rows: [] },
      first,
      second,
    ]);
  });

  it('is on the first sheet whose headings are known, else on the first one', () => {
    expect(tableOfWorkbook(both!, '/book.xlsx')).toEqual({
      headings: ['No', 'Name'],
      rows: [
        ['1', 'Ash'],
        ['2', 'Birk'],
      ],
      first: 2,
      mapping: mapping('number', 'name'),
      end: WHOLE,
      isSwallowed: false,
    });
    expect(tableOfWorkbook(unknown!, '/book.xlsx')!.headings).toEqual(['Wie', 'Wat']);
  });

  /** A workbook of two sheets as short as one can be; the first may be hidden. */
  const book = (state: string, first: string) =>
    zippedFiles([
      {
        name: 'xl/workbook.xml',
        text: `<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1"${state} r:id="a"/><sheet name="B" sheetId="2" r:id="b"/></sheets></workbook>`,
      },
      {
        name: 'xl/_rels/workbook.xml.rels',
        text: '<Relationships><Relationship Id="a" Target="worksheets/a.xml"/><Relationship Id="b" Target="worksheets/b.xml"/></Relationships>',
      },
      { name: 'xl/worksheets/a.xml', text: first },
      { name: 'xl/worksheets/b.xml', text: rowsOf('No', 'Name') },
    ]);
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const rowsOf = (...headings: string[]) =>
    `<worksheet><sheetData><row>${headings.map(cell).join('')}</row><row>${cell('1')}${cell('Ash')}</row></sheetData></worksheet>`;

  it('is on no hidden sheet', () => {
    const [seen, hidden] = [
      book('', rowsOf('ID', 'Player')),
      book(' state="hidden"', rowsOf('ID', 'Player')),
    ];
    expect([seen, hidden].map((bytes) => tableOfWorkbook(bytes, '/b.xlsx')!.headings)).toEqual([
      ['ID', 'Player'],
      ['No', 'Name'],
    ]);
  });

  it.each([
    ['that is none', Buffer.from('PK'), { code: 'list-damaged', reason: 'workbook' }],
    ['of which a sheet is damaged', book('', '<worksheet'), { code: 'list-damaged', reason: 'workbook' }],
    [
      'with a cell that is too far away',
      book(
        '',
        '<worksheet><sheetData><row r="100001"><c r="A100001"><v>1</v></c></row></sheetData></worksheet>',
      ),
      { code: 'workbook-too-large', rows: 100_000, cells: 1_000_000 },
    ],
    [
      'of too many sheets',
      zippedFiles([
        { name: 'xl/workbook.xml', text: `<workbook><sheets>${'<sheet/>'.repeat(201)}</sheets></workbook>` },
        { name: 'xl/_rels/workbook.xml.rels', text: '<Relationships/>' },
      ]),
      { code: 'workbook-too-large', rows: 100_000, cells: 1_000_000 },
    ],
  ])('%s is told', (_, bytes, failure) => {
    let thrown: unknown = null;
    try {
      tableOfWorkbook(bytes, '/b.xlsx');
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toMatchObject({ failure: { path: '/b.xlsx', ...failure } });
  });
});
