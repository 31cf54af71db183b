/** Headings of a table, wherever they stand, and why a file is no table. */
import { describe, expect, it } from 'vitest';
import { isPlayerHeading } from '../../src-main/files/player-fields.ts';
import { readTable, textOfTableFailure, type Table, type TableFailure } from '../../src-main/files/table.ts';

const tableOf = (text: string, isHeading = isPlayerHeading, headingRow: number | null = null): Table => {
  const table = readTable(new TextEncoder().encode(text), { isHeading, headingRow, delimiter: ';' });
  if (!table.ok) throw new Error(table.failure.code);
  return table.value;
};
describe('the headings of a table', () => {
  const words = (cell: string) => ['name', 'elo', 'club', 'titel'].includes(cell.toLowerCase());
  const headed = (text: string) => {
    const { headingRow, headers, rows } = tableOf(text, words);
    return [headingRow, headers.join('|'), rows.length];
  };

  it.each<[string, ReturnType<typeof headed>]>([
    ['Name;Elo\nA;1', [1, 'Name|Elo', 1]],
    ['Open\n\nName;Elo\nA;1', [3, 'Name|Elo', 1]],
    // The most of them, the first among equals; a word twice is one.
    ['Name;Elo;x\nName;Elo;Club\nA;1;b', [2, 'Name|Elo|Club', 1]],
    ['Name;Elo\nElo;Name\nA;1', [1, 'Name|Elo', 2]],
    ['Name;NAME\nName;Elo\nA;1', [2, 'Name|Elo', 1]],
    // A single one only where nothing but titles stands above it.
    ['Name\nA', [1, 'Name', 1]],
    ['Open of the town\nName\nA', [2, 'Name', 1]],
    ['x;y\nA;b\nName\nB;c', [0, 'Column 1|Column 2', 4]],
    ['x;y\nName;Elo\nB;c', [2, 'Name|Elo', 1]],
    // Nobody may vanish as a heading: only what stands above numbers and is none.
    ['Who;Points\nA;1', [1, 'Who|Points', 1]],
    ['Who;Points\nA;b', [0, 'Column 1|Column 2', 2]],
    ['Who;7\nA;1', [0, 'Column 1|Column 2', 2]],
    ['Who;P7\nA;1', [1, 'Who|P7', 1]],
    ['Who;Points\nA;x1', [0, 'Column 1|Column 2', 2]],
    ['Who;Points\nA;1\nB;x', [1, 'Who|Points', 2]],
    ['Who\nA', [0, 'Column 1', 2]],
    ['A;1', [0, 'Column 1|Column 2', 1]],
    // A lone heading over names that their commas take apart.
    ['Name;;\nA;b\nC;d', [1, 'Name|Name', 2]],
    ['Name\nA;b\nC;d;e', [1, 'Name', 2]],
    ['Name\nA;b\nC', [1, 'Name', 2]],
    [';Name\nA;b\nC;d', [1, 'Column 1|Name', 2]],
    ['Name;;Elo;\nA;b;1', [1, 'Name|Column 2|Elo', 1]],
    ['Name  of\nA;1', [0, 'Column 1|Column 2', 2]],
  ])('of %j: %j', (text, expected) => {
    expect(headed(text)).toEqual(expected);
  });

  it('are those of the row that is asked for, the last one at most, or none', () => {
    const at = (headingRow: number) => {
      const table = tableOf('Name;Elo\nA;1\nB;2', words, headingRow);
      return [
        table.headingRow,
        table.headers.join('|'),
        table.rows.map(({ number }) => number),
        table.remarks,
      ];
    };
    expect(at(0)).toEqual([0, 'Column 1|Column 2', [1, 2, 3], []]);
    expect(at(2)).toEqual([2, 'A|1', [3], ['What is above the headings in row 2 is not part of the table.']]);
    expect(() => at(3)).toThrow('table-without-rows');
    expect(() => at(9)).toThrow('table-without-rows');
  });

  it('say how wide a row is: cells that are missing are blank, those beyond are told apart', () => {
    const [short, long] = tableOf('Name;Elo\nA\nB;1;;x;y', words).rows;
    expect(short).toMatchObject({ number: 2, cells: ['A', ''], surplus: [], isHidden: false });
    expect(long).toMatchObject({ number: 3, cells: ['B', '1'], surplus: ['x', 'y'] });
  });
});

describe('why a table is not read', () => {
  const refusal = (text: string) => {
    const table = readTable(new TextEncoder().encode(text), { isHeading: () => false });
    return table.ok ? 'read' : table.failure;
  };

  it('is said of what is empty, has headings alone, is a document of tags, or has a cell too long', () => {
    for (const text of ['', '\n\n', ';;\n', ' ']) expect(refusal(text)).toEqual({ code: 'table-empty' });
    const headings = readTable(new TextEncoder().encode('Name;Elo\n;\n'), { isHeading: isPlayerHeading });
    expect(headings).toEqual({ ok: false, failure: { code: 'table-without-rows' } });
    for (const text of ['<?xml version="1.0"?>', '<!DOCTYPE html>', ' \n<HTML', '<a>'])
      expect(refusal(text)).toEqual({ code: 'table-is-xml' });
    for (const text of ['<a b', '< a>', 'x<a>', '<1>']) expect(refusal(text)).toBe('read');
    expect(refusal(`a;${'x'.repeat(2000)}`)).toBe('read');
    expect(refusal(`a;b\nc;${'x'.repeat(2001)}`)).toEqual({ code: 'cell-too-long', line: 2, column: 2 });
    expect(refusal(`${'x'.repeat(2001)};b`)).toEqual({ code: 'cell-too-long', line: 1, column: 1 });
    expect(refusal(`PK\u0003\u0004`)).toEqual({ code: 'workbook-unreadable' });
  });

  it('has words of its own for each failure, with its place', () => {
    const failures: TableFailure[] = [
      { code: 'table-empty' },
      { code: 'table-without-rows' },
      { code: 'table-too-large', limit: { what: 'rows', most: 20_000 } },
      { code: 'row-too-long', line: 12_345 },
      { code: 'cell-too-long', line: 23, column: 45 },
      { code: 'quotation-open', line: 67 },
      { code: 'cell-too-far', sheet: 'Players', cell: 'XFD9' },
      { code: 'table-is-xml' },
      { code: 'sheet-missing' },
      { code: 'cell-unreadable', sheet: 'Players', line: 8, column: 9 },
      { code: 'workbook-unreadable' },
    ];
    expect(failures.map((failure) => textOfTableFailure(failure).replaceAll(/\s/g, ' '))).toEqual([
      'The table is empty.',
      'The table has headings but no rows.',
      'The table is too large: the limit is 20 000 rows.',
      'Row 12 345 is longer than 100 000 characters: this is not a table.',
      'The cell in row 23, column 45 is longer than 2 000 characters.',
      'From row 67 on, quotation marks are opened and not closed in hundreds of rows.',
      'In the sheet Players, the cell XFD9 is beyond the 100 000 rows and 500 columns that are read.',
      'This is an XML file, not a table. Save it as CSV or XLSX and import that.',
      'The workbook has no such sheet, or all its sheets are hidden.',
      'In the sheet Players, the cell in row 8, column 9 has no value that can be read.',
      'The workbook is damaged, protected by a password, or not a table.',
    ]);
  });
});
