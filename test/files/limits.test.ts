/** How much of a workbook or text is looked at, and workbooks whose parts are elsewhere, missing or damaged. */
import { describe, expect, it } from 'vitest';
import { MOST_BYTES, MOST_CHARACTERS, MOST_LINES, MOST_SHEETS } from '../../src-main/files/bounds.ts';
import { readSheetXml } from '../../src-main/files/sheet-xml.ts';
import { readTable, type TableOptions } from '../../src-main/files/table.ts';
import { openWorkbook } from '../../src-main/files/workbook.ts';
import { readFormats } from '../../src-main/files/workbook-parts.ts';
import { rowXml, workbook, zip } from './workbooks.ts';

const OPTIONS: TableOptions = { isHeading: (cell) => cell === 'Name' };
const bytesOf = (text: string) => new TextEncoder().encode(text);
const refusal = (bytes: Uint8Array, options: Partial<TableOptions> = {}) => {
  const table = readTable(bytes, { ...OPTIONS, ...options });
  return table.ok ? null : table.failure;
};
const tooMany = (what: string, most: number) => ({ code: 'table-too-large', limit: { what, most } });

describe('a text', () => {
  it('has a hundred thousand lines at most, and is empty where nothing is in them', () => {
    expect(refusal(bytesOf('\n'.repeat(MOST_LINES)))).toEqual(tooMany('lines', MOST_LINES));
    expect(refusal(bytesOf('\n;\n'))).toEqual({ code: 'table-empty' });
  });

  it('has no line beyond a hundred thousand characters, which is named', () => {
    expect(refusal(bytesOf(`Name\nA\n${'x'.repeat(100_001)}`))).toEqual({ code: 'row-too-long', line: 3 });
  });

  it('has twenty million bytes at most', () => {
    expect(refusal(new Uint8Array(MOST_BYTES + 1))).toEqual(tooMany('bytes', MOST_BYTES));
    const full = new Uint8Array(MOST_BYTES);
    full.set([0x50, 0x4b, 0x03, 0x04]);
    expect(refusal(full)).toEqual({ code: 'workbook-unreadable' });
  });

  it('has rows below its headings', () => {
    expect(refusal(bytesOf('Name;Elo\n;\n\n'))).toEqual({ code: 'table-without-rows' });
  });

  it('without headings has columns by number, as many as its widest row', () => {
    const table = readTable(bytesOf('1;2\n3;4;5\n6'), { ...OPTIONS, headingRow: 0 });
    expect(table.ok && [table.value.headers, table.value.remarks]).toEqual([
      ['Column 1', 'Column 2', 'Column 3'],
      [],
    ]);
    const found = readTable(bytesOf('1;2\n3;4'), OPTIONS);
    expect(found.ok && found.value.remarks).toEqual([
      'No headings were found: the first row counts as a row.',
    ]);
  });
});

describe('a sheet', () => {
  const formats = readFormats(null, false);
  const read = (rows: string, texts: readonly string[] = []) => {
    const sheet = readSheetXml(
      bytesOf(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
      'S',
      texts,
      formats,
    );
    return sheet.ok ? sheet.value.rows.length : sheet.failure;
  };

  it('has twenty million characters at most, however often a text is named', () => {
    const long = ['x'.repeat(MOST_CHARACTERS / 100), 'x'];
    const cells = (count: number) => '<row><c t="s"><v>0</v></c></row>'.repeat(count);
    expect(read(cells(100), long)).toBe(100);
    expect(read(`${cells(100)}<row><c t="s"><v>1</v></c></row>`, long)).toEqual(
      tooMany('characters', MOST_CHARACTERS),
    );
  });

  it('that is no XML is thrown', () => {
    expect(() => read('<row>')).toThrow();
  });
});

describe('a workbook', () => {
  const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const rows = rowXml(1, ['Name']) + rowXml(2, ['Costa, Ana']);
  const relations = (...told: readonly string[]) => ({
    'xl/_rels/workbook.xml.rels': `<Relationships>${told.join('')}</Relationships>`,
  });
  const relation = (id: string, target: string, type = 'worksheet') =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const book = (sheets: string, about = '') => ({
    'xl/workbook.xml': `<workbook xmlns:r="${OFFICE}">${about}<sheets>${sheets}</sheets></workbook>`,
  });
  const namesOf = (bytes: Uint8Array) => {
    const table = readTable(bytes, OPTIONS);
    return table.ok ? table.value.rows.map(({ cells }) => cells[0]) : table.failure.code;
  };

  it('names its sheets by a path of its own or from the top', () => {
    expect(
      namesOf(workbook([{ name: 'A', rows }], relations(relation('rId1', 'worksheets/sheet1.xml')))),
    ).toEqual(['Costa, Ana']);
    expect(
      namesOf(workbook([{ name: 'A', rows }], relations(relation('rId1', '/xl/worksheets/sheet1.xml')))),
    ).toEqual(['Costa, Ana']);
  });

  it('cannot be read without the part of a sheet, without its name, or without what says where it is', () => {
    const bare = (told: string) => workbook([{ name: 'A', rows }], relations(told));
    expect(namesOf(bare(relation('rId1', 'worksheets/sheet7.xml')))).toBe('workbook-unreadable');
    expect(namesOf(bare(relation('rId2', 'worksheets/sheet1.xml')))).toBe('workbook-unreadable');
    expect(namesOf(bare('<Relationship Id="rId1"/>'))).toBe('workbook-unreadable');
    expect(namesOf(zip({ 'a.txt': 'x' }))).toBe('workbook-unreadable');
    expect(namesOf(workbook([{ name: 'A', rows }], { 'xl/workbook.xml': '<workbook>' }))).toBe(
      'workbook-unreadable',
    );
    expect(namesOf(workbook([{ name: 'A', rows }], { 'xl/worksheets/sheet1.xml': '<worksheet>' }))).toBe(
      'workbook-unreadable',
    );
  });

  it('without sheets is empty, with all of them hidden has none to read', () => {
    expect(namesOf(workbook([]))).toBe('table-empty');
    expect(namesOf(workbook([{ name: 'A', rows, isHidden: true }]))).toBe('sheet-missing');
  });

  it('shares its texts and formats, wherever they are', () => {
    const told = relations(
      relation('rId1', 'worksheets/sheet1.xml'),
      relation('rId8', '/elsewhere/words.xml', 'sharedStrings'),
      relation('rId9', 'styles.xml', 'styles'),
    );
    const cells =
      '<row r="1"><c t="s"><v>1</v></c><c t="s"><v>2</v></c></row><row r="2"><c t="s"><v>0</v></c><c s="1"><v>31909</v></c></row>';
    const bytes = (sheet: Record<string, string>) =>
      workbook([{ name: 'A', rows: cells }], {
        ...told,
        'elsewhere/words.xml':
          '<sst><si><t>Costa, Ana</t></si><si><t>Name</t></si><si><t>Born</t></si></sst>',
        ...sheet,
      });
    const read = (more: Record<string, string>) => {
      const table = readTable(bytes(more), OPTIONS);
      return table.ok ? [table.value.headers, table.value.rows[0]!.cells] : table.failure;
    };
    expect(read({})).toEqual([
      ['Name', 'Born'],
      ['Costa, Ana', '1987/05/12'],
    ]);
    const sheet = '<sheet name="A" sheetId="1" r:id="rId1"/>';
    // Days from 1904 on are 1,462 later.
    for (const [date1904, day] of [
      ['1', '1991/05/13'],
      ['true', '1991/05/13'],
      ['0', '1987/05/12'],
      ['false', '1987/05/12'],
    ])
      expect(read(book(sheet, `<workbookPr date1904="${date1904}"/>`))).toEqual([
        ['Name', 'Born'],
        ['Costa, Ana', day],
      ]);
  });

  it('lists sheets in their order, those that are not visible as hidden', () => {
    const open = openWorkbook(
      workbook([{ name: 'A', rows }], {
        ...book(
          '<sheet name="A" r:id="rId1"/><sheet name="B" state="visible" r:id="rId1"/><sheet name="C" state="veryHidden" r:id="rId1"/><sheet state="hidden" r:id="rId1"/>',
        ),
      }),
    );
    if (!open.ok) throw new Error(open.failure.code);
    expect(open.value.sheets).toEqual([
      { name: 'A', isHidden: false },
      { name: 'B', isHidden: false },
      { name: 'C', isHidden: true },
      { name: '', isHidden: true },
    ]);
  });

  it('has two hundred sheets at most', () => {
    const many = (count: number) =>
      openWorkbook(workbook([{ name: 'A', rows }], book('<sheet name="A" r:id="rId1"/>'.repeat(count))));
    expect(many(MOST_SHEETS).ok).toBe(true);
    expect(many(MOST_SHEETS + 1)).toEqual({ ok: false, failure: tooMany('sheets', MOST_SHEETS) });
  });

  it('is read by the sheet with the most headings, the first of equals, a full one before an empty one', () => {
    const isHeading = (cell: string) => ['Name', 'Elo', 'Club'].includes(cell);
    const sheetOf = (...sheets: readonly (readonly string[] | null)[]) => {
      const bytes = workbook(
        sheets.map((headings, at) => ({
          name: `S${at}`,
          rows: headings === null ? '' : rowXml(1, headings) + rowXml(2, ['x']),
        })),
      );
      const table = readTable(bytes, { isHeading });
      return table.ok ? table.value.sheet : table.failure.code;
    };
    expect(sheetOf(['Name'], ['Name', 'Elo'], ['Name', 'Elo'], ['Club'])).toBe('S1');
    expect(sheetOf(null, ['other'], ['Name'])).toBe('S2');
    expect(sheetOf(null, ['other'], ['another'])).toBe('S1');
    expect(sheetOf(['Name', 'Elo', 'Club'], ['Name', 'Elo'])).toBe('S0');
    expect(sheetOf(null, null)).toBe('table-empty');
  });
});
