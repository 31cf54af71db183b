/** The largest tables that are read, and those that have one row or cell more. */
import { describe, expect, it } from 'vitest';
import { MOST_CELLS, MOST_COLUMNS, MOST_ROWS } from '../../src-main/files/bounds.ts';
import { readSheetXml } from '../../src-main/files/sheet-xml.ts';
import { readTable } from '../../src-main/files/table.ts';
import { readFormats } from '../../src-main/files/workbook-parts.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const tooMany = (what: string, most: number) => ({ code: 'table-too-large', limit: { what, most } });

describe('a table', () => {
  it('has twenty thousand full rows at most below its headings', () => {
    const refusal = (text: string) => {
      const table = readTable(bytesOf(text), { isHeading: (cell) => cell === 'Name' });
      return table.ok ? null : table.failure;
    };
    expect(refusal(`Name\n\n${'x\n'.repeat(MOST_ROWS + 1)}`)).toEqual(tooMany('rows', MOST_ROWS));
    expect(refusal(`Name\n\n${'x\n'.repeat(MOST_ROWS)}`)).toBeNull();
  });

  it('has a million cells at most, from the first column on', () => {
    const formats = readFormats(null, false);
    const read = (rows: string) => {
      const part = bytesOf(`<worksheet><sheetData>${rows}</sheetData></worksheet>`);
      const sheet = readSheetXml(part, 'S', [], formats);
      return sheet.ok ? sheet.value.rows.length : sheet.failure;
    };
    // One text in the last column makes five hundred cells of a row.
    const row = '<row><c r="SF@" t="str"><v>x</v></c></row>';
    const rows = (count: number) =>
      Array.from({ length: count }, (_, index) => row.replace('@', String(index + 1))).join('');
    expect(read(rows(MOST_CELLS / MOST_COLUMNS))).toBe(2000);
    expect(read(`${rows(MOST_CELLS / MOST_COLUMNS)}<row><c t="str"><v>x</v></c></row>`)).toEqual(
      tooMany('cells', MOST_CELLS),
    );
  });
});
