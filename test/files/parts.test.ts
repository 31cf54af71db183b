/** Parts of a workbook: its texts, what its formats show, and a sheet cell by cell. */
import { describe, expect, it } from 'vitest';
import { MOST_LINES, MOST_MERGES } from '../../src-main/files/bounds.ts';
import { readSheetXml } from '../../src-main/files/sheet-xml.ts';
import { readFormats, readTexts } from '../../src-main/files/workbook-parts.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

describe('the texts of a workbook', () => {
  it('are those of each item, its runs joined, without how they are spoken', () => {
    const part =
      '<sst><si><t> one </t></si><si><r><t>tw</t></r><r><t>o</t></r></si><si/>' +
      '<si><t>漢</t><rPh><t>kan</t></rPh><phoneticPr/><t>字</t></si><si><x>not</x><t>4</t>behind</si></sst>';
    expect(readTexts(utf8(part))).toEqual(['one', 'two', '', '漢字', '4']);
  });
});

describe('a number with a format', () => {
  const formats = (from1904 = false, ...codes: (string | number)[]) => {
    const own = codes.map((code, index) =>
      typeof code === 'number'
        ? ''
        : `<numFmt numFmtId="${200 + index}" formatCode="${code.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"/>`,
    );
    const cells = codes.map(
      (code, index) => `<xf numFmtId="${typeof code === 'number' ? code : 200 + index}"/>`,
    );
    return readFormats(
      utf8(
        `<styleSheet><numFmts>${own.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>` +
          `<cellXfs>${cells.join('')}<xf/></cellXfs><cellStyles><xf numFmtId="14"/></cellStyles></styleSheet>`,
      ),
      from1904,
    );
  };
  const shown = (code: string | number, value: number, from1904 = false) =>
    formats(from1904, code).textOf(value, 0);

  it.each([
    [0, '0.5'],
    [13, '0.5'],
    [14, '1900/01/00'],
    [17, 'date'],
    [18, '12:00'],
    [21, '12:00'],
    [22, 'date'],
    [23, '0.5'],
    [26, '0.5'],
    [27, 'date'],
    [36, 'date'],
    [37, '0.5'],
    [44, '0.5'],
    [45, '12:00'],
    [47, '12:00'],
    [48, '0.5'],
    [49, '0.5'],
    [50, 'date'],
    [58, 'date'],
    [59, '0.5'],
  ])('of number %i shows a half as %s', (id, text) => {
    const value = shown(id, 0.5);
    expect(/^\d{4}\/\d\d\/\d\d$/.test(value) ? 'date' : value).toBe(text.startsWith('1900') ? 'date' : text);
  });

  it.each([
    ['yyyy-mm-dd', 'date'],
    ['mmm', 'date'],
    ['D.M.YY', 'date'],
    ['yyyy', 'date'],
    ['hh:mm', 'time'],
    ['mm:ss', 'time'],
    ['[h]:mm', 'time'],
    ['[mm]', 'time'],
    ['[SS]', 'time'],
    ['[$-409]mmm', 'date'],
    ['0.00', 'number'],
    ['#,##0', 'number'],
    ['General', 'number'],
    ['"day" 0', 'number'],
    ['0 "days"', 'number'],
    ['[Red]0', 'number'],
    ['\\d0', 'number'],
    ['_d0', 'number'],
    ['0;yyyy', 'number'],
    ['yyyy;0', 'date'],
    ['ss.0', 'time'],
    ['', 'number'],
    [`${'"x"'.repeat(84)}yyy0`, 'date'],
    [`${'"x"'.repeat(85)}yyyy`, 'number'],
  ])('of code %s shows a %s', (code, kind) => {
    const value = shown(code, 0.5);
    expect(value === '0.5' ? 'number' : value.includes(':') ? 'time' : 'date').toBe(kind);
  });

  it.each([
    [1, false, '1900/01/01'],
    [59, false, '1900/02/28'],
    [60, false, '1900/02/28'],
    [61, false, '1900/03/01'],
    [46_347.9, false, '2026/11/21'],
    [0, true, '1904/01/01'],
    [60, true, '1904/03/01'],
    [44_885, true, '2026/11/21'],
    [2_958_465, false, '9999/12/31'],
    [2_958_466, false, '2958466'],
    [-1, false, '-1'],
  ])('day %d (counted from 1904: %s) is %s', (value, from1904, text) => {
    expect(shown(14, value, from1904)).toBe(text);
  });

  it.each([
    [0, '00:00'],
    [0.25, '06:00'],
    [0.6041667, '14:30'],
    [0.9999, '00:00'],
    [1, '1'],
    [-0.5, '-0.5'],
  ])('of a time shows %d as %s', (value, text) => {
    expect(shown(18, value)).toBe(text);
  });

  it('is that of the cell’s own format, and a number without one', () => {
    const { textOf } = formats(false, 0, 14);
    expect([textOf(1, 0), textOf(1, 1), textOf(1, 2), textOf(1, 3)]).toEqual(['1', '1900/01/01', '1', '1']);
    expect(readFormats(null, false).textOf(1.5, 0)).toBe('1.5');
  });
});

describe('a sheet', () => {
  const FORMATS = readFormats(utf8('<s><cellXfs><xf/><xf numFmtId="14"/></cellXfs></s>'), false);
  const read = (rows: string, merges = '') => {
    const sheet = readSheetXml(utf8(`<w><d>${rows}</d>${merges}</w>`), 'S', ['shared', 'texts'], FORMATS);
    return sheet.ok ? sheet.value : sheet.failure;
  };
  const rowsOf = (rows: string, merges = '') => {
    const sheet = read(rows, merges);
    return 'rows' in sheet ? sheet.rows : sheet;
  };

  it.each([
    ['<c r="A1" t="inlineStr"><is><t> a </t><t>b</t><rPh><t>x</t></rPh></is></c>', 'a b'],
    ['<c r="A1" t="s"><v>1</v></c>', 'texts'],
    ['<c r="A1" t="s"><v></v></c>', undefined],
    ['<c r="A1" t="str"><v> x </v></c>', 'x'],
    ['<c r="A1" t="e"><v>#N/A</v></c>', undefined],
    ['<c r="A1" t="b"><v>1</v></c>', 'true'],
    ['<c r="A1" t="b"><v>true</v></c>', 'true'],
    ['<c r="A1" t="b"><v>0</v></c>', 'false'],
    ['<c r="A1" t="b"><v></v></c>', undefined],
    ['<c r="A1" t="d"><v>2026-11-21T10:00:00</v></c>', '2026/11/21'],
    ['<c r="A1"><v>1.5</v></c>', '1.5'],
    ['<c r="A1" s="1"><v>61</v></c>', '1900/03/01'],
    ['<c r="A1" t="n"><v> </v></c>', undefined],
    ['<c r="A1"><f>1+1</f><v>2</v></c>', '2'],
    ['<c r="A1"/>', undefined],
  ])('shows in %s %j', (cell, text) => {
    expect(rowsOf(`<row r="1">${cell}</row>`)).toEqual(text === undefined ? [] : [[text]]);
  });

  it.each([
    ['a text that is not there', '<c r="B3" t="s"><v>2</v></c>', 3, 2],
    ['a number that is none', '<c r="B3"><v>one</v></c>', 3, 2],
    ['an endless number', '<c r="B3"><v>1e999</v></c>', 3, 2],
    ['a place that is none', '<c r="x"><v>1</v></c>', 3, 1],
    ['row 0', '<c r="A0"><v>1</v></c>', 3, 1],
    ['a place that is none, behind another cell', '<c r="D3"><v>1</v></c><c r="x"><v>1</v></c>', 3, 5],
  ])('is refused for %s, with its place', (_what, cells, line, column) => {
    expect(read(`<row r="3">${cells}</row>`)).toEqual({ code: 'cell-unreadable', sheet: 'S', line, column });
  });

  it('has its cells where they say that they are, or behind the one before, in rows likewise', () => {
    const cell = (text: string, place = '') => `<c${place} t="str"><v>${text}</v></c>`;
    expect(
      rowsOf(
        `<row r="2">${cell('a', ' r="B2"')}${cell('b')}${cell('c', ' r="E2"')}</row><row>${cell('d')}</row>`,
      ),
    ).toEqual([[], ['', 'a', 'b', '', 'c'], ['d']]);
  });

  it('says which rows are hidden, also beyond the last one, as far as rows are read', () => {
    const sheet = read(
      `<row r="1" hidden="1"/><row r="2" hidden="true"/><row r="3" hidden="0"/><row r="${MOST_LINES}" hidden="1"/><row r="${MOST_LINES + 1}" hidden="1"/>`,
    );
    expect('rows' in sheet && [...sheet.hiddenRows]).toEqual([1, 2, MOST_LINES]);
  });

  it('names the cells that show something else, five of each kind', () => {
    const cells = (kind: string, count: number) =>
      Array.from({ length: count }, (_, at) => `<c r="A${at + 1}" ${kind}</c>`).join('');
    const remarks = (xml: string) => {
      const sheet = read(`<row r="1">${xml}</row>`);
      return 'rows' in sheet ? sheet.remarks : sheet;
    };
    const formula = '><f>x</f><v></v>';
    expect(remarks(cells(formula, 1))).toEqual([
      'Formulas without a value, read as empty: A1. Save the workbook in a spreadsheet first.',
    ]);
    expect(remarks(cells(formula, 6))).toEqual([
      'Formulas without a value, read as empty: A1, A2, A3, A4, A5 and 1 more. Save the workbook in a spreadsheet first.',
    ]);
    expect(remarks(cells('t="e"><f>x</f><v>#N/A</v>', 2))).toEqual([
      'Cells with an error, read as empty: A1, A2.',
    ]);
    expect(
      remarks(cells('t="str"><f>x</f><v></v>', 2) + cells('><f>x</f><v>1</v>', 2) + cells('><v></v>', 1)),
    ).toEqual([]);
    expect(remarks(`<c${formula}</c>`)).toEqual([
      'Formulas without a value, read as empty: row 1, column 1. Save the workbook in a spreadsheet first.',
    ]);
    const later = read(`<row r="3"><c r="A3"/><c t="e"><v>#N/A</v></c></row>`);
    expect('rows' in later && later.remarks).toEqual([
      'Cells with an error, read as empty: row 3, column 2.',
    ]);
  });

  it('ends where rows and columns are not looked at any more, and blanks there do not count', () => {
    const cell = (reference: string, text: string) =>
      `<row><c r="${reference}" t="str"><v>${text}</v></c></row>`;
    expect(rowsOf(cell('SF1', 'x'))).toHaveLength(1);
    expect(rowsOf(cell('SG1', 'x'))).toEqual({ code: 'cell-too-far', sheet: 'S', cell: 'SG1' });
    expect(rowsOf(cell(`A${MOST_LINES}`, 'x'))).toHaveLength(MOST_LINES);
    expect(rowsOf(cell(`A${MOST_LINES + 1}`, 'x'))).toEqual({
      code: 'cell-too-far',
      sheet: 'S',
      cell: `A${MOST_LINES + 1}`,
    });
    expect(rowsOf(cell('SG1', ' ') + cell(`A${MOST_LINES + 1}`, ''))).toEqual([]);
  });

  it('has the text of a merged range in its first column, as far down as there are rows', () => {
    const rows =
      '<row><c t="str"><v>a</v></c><c t="str"><v>b</v></c></row><row/><row/><row r="4"><c r="C4" t="str"><v>c</v></c></row>';
    const merge = (...ranges: string[]) => ranges.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
    expect(rowsOf(rows, merge('A1:A3'))).toEqual([['a', 'b'], ['a'], ['a'], ['', '', 'c']]);
    expect(rowsOf(rows, merge('B1:C9'))).toEqual([
      ['a', 'b'],
      ['', 'b'],
      ['', 'b'],
      ['', 'b', 'c'],
    ]);
    expect(rowsOf(rows, merge('D1:D4', 'A1', 'B1:A2'))).toEqual([['a', 'b'], [], [], ['', '', 'c']]);
    const many = (count: number) => read(rows, merge('A1:B1').repeat(count));
    expect(many(MOST_MERGES)).toMatchObject({ merges: { length: MOST_MERGES } });
    expect(many(MOST_MERGES + 1)).toEqual({
      code: 'table-too-large',
      limit: { what: 'merges', most: MOST_MERGES },
    });
  });
});
