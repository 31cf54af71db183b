// Rows that go to a spreadsheet, and whether what comes from one is a table.
import { describe, expect, it } from 'vitest';
import { isTable, tabSeparated } from '../../../src-renderer/state/rows-to-copy.ts';

describe('rows for a spreadsheet', () => {
  it('are lines with tabs, headings first, and no cell breaks a line', () => {
    const text = tabSeparated({
      headings: ['No.', 'Name'],
      rows: [
        [1, 'Novák, Jan'],
        ['', 'Two\tcells\nor lines'],
      ],
    });
    expect(text).toBe('No.\tName\r\n1\tNovák, Jan\r\n\tTwo cells or lines');
  });

  it('start no formula with a name, and leave numbers and results what they are', () => {
    const cells = ['=HYPERLINK("x")', '+49 Jan', '@SUM(A1)', '-x', '-12', '+3,5', '1 – 0', '½ – ½'];
    const [, line] = tabSeparated({ headings: ['x'], rows: [cells] }).split('\r\n');
    expect(line!.split('\t')).toEqual([
      `'=HYPERLINK("x")`,
      "'+49 Jan",
      "'@SUM(A1)",
      "'-x",
      '-12',
      '+3,5',
      '1 – 0',
      '½ – ½',
    ]);
  });

  it('come back as a table where there is more than one cell', () => {
    expect(isTable('Novák\t2480')).toBe(true);
    expect(isTable('Novák\nBerg')).toBe(true);
    expect(isTable('Novák, Jan\r\n')).toBe(false);
  });
});
