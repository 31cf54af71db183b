import { letters, rowXml, workbook, zip } from '../files/workbooks.ts';
import { file, many, type HostileFile } from './hostile-file.ts';

const CELL = rowXml(1, ['Name', 'Elo']) + rowXml(2, ['Costa, Ana', 2100]);

const xlsx = (name: string, expected: string, content: () => Uint8Array) =>
  file('xlsx', name, expected, content);

/** A workbook of one sheet by the XML of its rows. */
const sheet = (name: string, expected: string, rows: () => string, merges: () => string[] = () => []) =>
  xlsx(name, expected, () => workbook([{ name: 'S', rows: rows(), merges: merges() }]));

/** A workbook with other parts in the place of its own. */
const parts = (name: string, expected: string, others: () => Record<string, string>) =>
  xlsx(name, expected, () => workbook([{ name: 'S', rows: CELL }], others()));

const SHEET = 'xl/worksheets/sheet1.xml';
const inSheet = (before: string, rows: string) => ({
  [SHEET]: `${before}<worksheet><sheetData>${rows}</sheetData></worksheet>`,
});

/** Overwrites numbers in the entries of the directory, or in the record that ends it. */
function forged(bytes: Uint8Array, at: number, size: 2 | 4, value: number, mark = 0x02014b50): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let entry = 0; entry + 4 < bytes.length; entry++) {
    if (view.getUint32(entry, true) !== mark) continue;
    if (size === 2) view.setUint16(entry + at, value, true);
    else view.setUint32(entry + at, value, true);
  }
  return bytes;
}

const plain = () => workbook([{ name: 'S', rows: CELL }]);
const END = 0x06054b50;
export const WORKBOOKS: readonly HostileFile[] = [
  sheet(
    'a cell at the far corner',
    'cell-too-far',
    () => CELL + '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>',
  ),
  sheet('a cell in the last row', 'cell-too-far', () => CELL + rowXml(1_048_576, ['x'])),
  sheet('a cell in the last column', 'cell-too-far', () => '<row r="1"><c r="XFD1"><v>1</v></c></row>'),
  sheet('a cell in row 9999999', 'cell-too-far', () => '<row r="9999999"><c r="A9999999"><v>1</v></c></row>'),
  sheet('a cell in row 0', 'cell-unreadable', () => '<row r="0"><c r="A0"><v>1</v></c></row>'),
  sheet('cells nowhere', 'cell-unreadable', () => '<row r="1"><c r="__proto__"><v>1</v></c></row>'),
  sheet('row numbers that are none', 'cell-unreadable', () => '<row r="NaN"><c><v>1</v></c></row>'),
  sheet(
    'an empty cell at the far corner',
    'read',
    () => CELL + '<row r="1048576"><c r="XFD1048576" s="1"/></row>',
  ),
  sheet('the last column in every row', 'table-too-large', () =>
    many(9000, (row) => `<row r="${row + 1}"><c r="SF${row + 1}"><v>1</v></c></row>`),
  ),
  sheet('too many rows', 'table-too-large', () => many(20_002, (row) => rowXml(row + 1, ['A b']))),
  sheet(
    '400,000 attributes in a comment',
    'table-empty',
    () => `<!--${'<c r="A1" t="s"'.repeat(133_334)}-->`,
  ),
  sheet(
    '400,000 attributes in a tag',
    'workbook-unreadable',
    () => `<row ${many(400_000, (at) => `a${at}="1" `)}/>`,
  ),
  sheet('400,000 tags in one another', 'workbook-unreadable', () => '<g>'.repeat(400_000)),
  sheet('400,000 open angles', 'workbook-unreadable', () => '<'.repeat(400_000)),
  sheet('400,000 closing tags', 'workbook-unreadable', () => '</c>'.repeat(400_000)),
  sheet('a tag of 2 MB', 'table-empty', () => `<row ${'a'.repeat(2_000_000)}="1"/>`),
  sheet('an attribute of 2 MB', 'table-empty', () => `<row a="${'a'.repeat(2_000_000)}"/>`),
  sheet('a tag of 2 MB of blanks', 'table-empty', () => `<row ${' '.repeat(2_000_000)}/>`),
  sheet('a tag of 2 MB without an end', 'workbook-unreadable', () => `<row ${'a '.repeat(1_000_000)}`),
  sheet('a comment without an end', 'workbook-unreadable', () => `<!--${'- '.repeat(1_000_000)}`),
  sheet(
    'a cell of 30 MB',
    'table-too-large',
    () => `<row r="1"><c r="A1" t="inlineStr"><is><t>${'a'.repeat(30_000_000)}</t></is></c></row>`,
  ),
  sheet(
    'a cell of 5,000 characters',
    'cell-too-long',
    () => rowXml(1, ['Name']) + rowXml(2, ['a'.repeat(5000)]),
  ),
  sheet(
    'a million cells',
    'table-too-large',
    () =>
      many(2001, (row) => `<row r="${row + 1}">${'<c><v>1</v></c>'.repeat(500)}</row>`).replace(
        '<c>',
        '<c r="A1">',
      ) +
      many(20_000, () => '<row/>') +
      many(20_100, (row) => rowXml(22_002 + row, [1])),
  ),
  sheet('a number that is none', 'cell-unreadable', () => rowXml(1, [{ xml: '<c r="@"><v>1e</v></c>' }])),
  sheet('a text that is nowhere', 'cell-unreadable', () =>
    rowXml(1, [{ xml: '<c r="@" t="s"><v>-1</v></c>' }]),
  ),
  sheet('a text with the number of a method', 'cell-unreadable', () =>
    rowXml(1, [{ xml: '<c r="@" t="s"><v>constructor</v></c>' }]),
  ),
  sheet(
    'days beyond the calendar',
    'read',
    () =>
      rowXml(1, ['Name', 'Born']) +
      rowXml(2, ['Costa, Ana', { date: 1e300 }]) +
      rowXml(3, ['Chen, Li', { date: -5 }]),
  ),
  sheet(
    '50,000 merged ranges',
    'table-too-large',
    () => CELL,
    () => Array.from({ length: 50_000 }, (_, at) => `A${at + 1}:B${at + 2}`),
  ),
  sheet(
    'merged ranges of everything',
    'read',
    () => CELL,
    () => Array.from({ length: 9000 }, () => 'A1:XFD1000'),
  ),
  sheet(
    'merged ranges that repeat a long text',
    'table-too-large',
    () =>
      rowXml(1, ['Name']) + rowXml(2, ['a'.repeat(1900)]) + many(20_000, (row) => rowXml(row + 3, [null, 1])),
    () =>
      Array.from({ length: 9000 }, (_, at) => `${letters(at % 400)}2:${letters(at % 400)}1001`).map((range) =>
        range.replace(/^[A-Z]+2/, 'A2'),
      ),
  ),
  xlsx('3,000 sheets', 'table-too-large', () =>
    workbook(Array.from({ length: 3000 }, (_, at) => ({ name: `S${at}`, rows: CELL }))),
  ),
  xlsx('3,000 hidden sheets', 'table-too-large', () =>
    workbook(Array.from({ length: 3000 }, (_, at) => ({ name: `S${at}`, rows: CELL, isHidden: true }))),
  ),
  xlsx('sheets that unpack to 6 GB together', 'table-too-large', () =>
    workbook(
      Array.from({ length: 20 }, (_, at) => ({ name: `S${at}`, rows: CELL + ' '.repeat(30_000_000) })),
    ),
  ),
  sheet('a sheet of 300 MB packed', 'table-too-large', () => ' '.repeat(300_000_000)),
  xlsx('more than it says', 'workbook-unreadable', () =>
    forged(workbook([{ name: 'S', rows: ' '.repeat(60_000_000) }]), 24, 4, 100),
  ),
  xlsx('less than it says', 'workbook-unreadable', () => forged(plain(), 24, 4, 30_000_000)),
  xlsx('4 GB as it says', 'table-too-large', () => forged(plain(), 24, 4, 0xffffffff)),
  xlsx('packed bytes beyond the end', 'workbook-unreadable', () => forged(plain(), 20, 4, 0x7fffffff)),
  xlsx('headers beyond the end', 'workbook-unreadable', () => forged(plain(), 42, 4, 0xfffffff0)),
  xlsx('another way of packing', 'workbook-unreadable', () => forged(plain(), 10, 2, 14)),
  xlsx('another checksum', 'workbook-unreadable', () => forged(plain(), 16, 4, 1)),
  xlsx('encrypted', 'workbook-unreadable', () => forged(plain(), 8, 2, 1)),
  xlsx('names of 65,535 bytes', 'workbook-unreadable', () => forged(plain(), 28, 2, 0xffff)),
  xlsx('65,535 files', 'workbook-unreadable', () => forged(plain(), 10, 2, 0xffff, END)),
  xlsx('a directory beyond the end', 'workbook-unreadable', () => forged(plain(), 16, 4, 0xffffffff, END)),
  xlsx('a directory that is its own end', 'workbook-unreadable', () => forged(plain(), 16, 4, 0, END)),
  xlsx('6,000 files', 'workbook-unreadable', () =>
    zip(Object.fromEntries(Array.from({ length: 6000 }, (_, at) => [`f${at}`, '']))),
  ),
  xlsx('cut in the middle', 'workbook-unreadable', () => plain().subarray(0, 900)),
  xlsx('two letters and nothing', 'workbook-unreadable', () => new Uint8Array([0x50, 0x4b, 3, 4])),
  xlsx('19 MB after two letters', 'workbook-unreadable', () =>
    new Uint8Array(19_000_000).fill(0x50).fill(0x4b, 1, 2).fill(3, 2, 3).fill(4, 3, 4),
  ),
  xlsx('an archive of something else', 'workbook-unreadable', () => zip({ 'a.txt': 'a' })),
  parts('entities that multiply', 'workbook-unreadable', () =>
    inSheet(
      `<!DOCTYPE w [<!ENTITY a "aaaaaaaaaa">${many(9, (at) => `<!ENTITY ${'bcdefghij'[at]} "${`&${'abcdefghi'[at]};`.repeat(10)}">`)}]>`,
      '<row r="1"><c r="A1" t="str"><v>&j;</v></c></row>',
    ),
  ),
  parts('an entity from a file', 'workbook-unreadable', () =>
    inSheet(
      '<!DOCTYPE w [<!ENTITY a SYSTEM "file:///etc/passwd">]>',
      '<row r="1"><c r="A1" t="str"><v>&a;</v></c></row>',
    ),
  ),
  parts('a declaration of 2 MB', 'read', () =>
    inSheet(`<!DOCTYPE w [${'<!ENTITY a "b">'.repeat(140_000)}]>`, CELL),
  ),
  parts('a sheet that is no XML', 'workbook-unreadable', () => ({ [SHEET]: '\u0000\u0001\u0002' })),
  parts('a sheet of nothing', 'workbook-unreadable', () => ({ [SHEET]: '' })),
  parts('a book of nothing', 'workbook-unreadable', () => ({ 'xl/workbook.xml': '' })),
  parts('a book without sheets', 'table-empty', () => ({ 'xl/workbook.xml': '<workbook/>' })),
  parts('relations of nothing', 'workbook-unreadable', () => ({
    'xl/_rels/workbook.xml.rels': '<Relationships/>',
  })),
  parts('a relation to a file of the system', 'workbook-unreadable', () => ({
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="/../../../../etc/passwd"/></Relationships>',
  })),
  parts('styles that take for ever', 'read', () => ({
    'xl/styles.xml': `<styleSheet><numFmts>${many(20_000, (at) => `<numFmt numFmtId="${200 + at}" formatCode="${'[&quot;'.repeat(50)}"/>`)}</numFmts><cellXfs>${'<xf numFmtId="200"/>'.repeat(50_000)}</cellXfs></styleSheet>`,
  })),
  parts('one text in every cell', 'table-too-large', () => ({
    'xl/sharedStrings.xml': `<sst><si><t>${'a'.repeat(1_000_000)}</t></si></sst>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="x/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
    ...inSheet(
      '',
      many(20_000, (row) => `<row r="${row + 1}">${'<c t="s"><v>0</v></c>'.repeat(10)}</row>`),
    ),
  })),
];
