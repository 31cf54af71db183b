/** Tables as text, at the edges: rows that are odd, bytes that are told, headings far down; and days of birth. */
import { describe, expect, it } from 'vitest';
import { MOST_ROWS } from '../../src-main/files/bounds.ts';
import { readPlayer } from '../../src-main/files/player-cells.ts';
import { isPlayerHeading } from '../../src-main/files/player-fields.ts';
import { readTable, type Table } from '../../src-main/files/table.ts';
import { texts } from '../../src-main/texts.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const read = (bytes: Uint8Array) => readTable(bytes, { isHeading: isPlayerHeading });

function tableOf(text: string): Table {
  const table = read(utf8(text));
  if (!table.ok) throw new Error(table.failure.code);
  return table.value;
}

describe('a table', () => {
  it('remarks neither a row of one cell nor an empty one, and names the row whose quotation marks do not fit', () => {
    const plain = tableOf('Name,Elo\nAna\n\nEva,1900\n');
    expect(plain.remarks).toEqual([]);
    const table = tableOf('Name,Elo\nEva,1900\n"Ana" x,2100\nLi,1800\n');
    expect(table.remarks).toEqual(['Row 3 has a quotation mark too many or too few.']);
  });

  it('has as many rows as a table may have, and not one more', () => {
    const text = `Name\n${'Eva\n'.repeat(MOST_ROWS)}`;
    expect(tableOf(text).rows).toHaveLength(MOST_ROWS);
    expect(read(utf8(`${text}Li\n`))).toMatchObject({ failure: { code: 'table-too-large' } });
  });

  it('says what stands above the headings, be it one row, and nothing of empty rows', () => {
    const [titled] = tableOf('Harbour Open\nName,Elo\nEva,1900\n').remarks;
    expect(titled).toBe(texts.tableRows.text.aboveHeadings(2));
    expect(tableOf('\n\nName,Elo\nEva,1900\n')).toMatchObject({ headingRow: 3, remarks: [] });
  });

  it('reads the bytes as it is told, also where they could be read otherwise', () => {
    const told = readTable(utf8('Name;Elo\nMüller;2100\n'), {
      isHeading: isPlayerHeading,
      encoding: 'windows-1252',
    });
    expect(told.ok && [told.value.encoding, told.value.rows[0]!.cells[0]]).toEqual([
      'windows-1252',
      'MÃ¼ller',
    ]);
  });

  it('is no web page because a cell has a tag', () => {
    const table = tableOf('Name;Elo\n<b>Ana</b>;2100\n');
    expect(table.rows[0]!.cells).toEqual(['<b>Ana</b>', '2100']);
    expect(read(utf8('  <table><tr><td>Name</td></tr></table>'))).toMatchObject({
      failure: { code: 'table-is-xml' },
    });
  });

  it('looks for headings in 25 rows', () => {
    const below = (titles: number) => `${'Open of the town\n'.repeat(titles)}Name;Elo\nAna;2100\n`;
    expect(tableOf(below(24)).headers).toEqual(['Name', 'Elo']);
    expect(tableOf(below(25))).toMatchObject({ headingRow: 0, headers: ['Column 1', 'Column 2'] });
  });
});

describe('a cell of a birthday', () => {
  it.each([
    ['', ''],
    ['-', ''],
    ['--', ''],
    ['0', ''],
    ['00', ''],
    ['0000', ''],
    // A year of two digits is of this century below 30.
    ['1.2.29', '2029/02/01'],
    ['1.2.30', '1930/02/01'],
    // Days of a spreadsheet from 1920 to 2040; beyond them a number is a year, or nothing.
    ['7306', '1920/01/01'],
    ['51501', '2040/12/31'],
    ['51502', '2041/01/01'],
    ['51503', ''],
    ['7305', ''],
    ['2101', ''],
    ['1849', ''],
  ])('takes the birthday %j for %j', (cell, birth) => {
    const { player, complaints } = readPlayer(['Chen', cell], ['name', 'birth'], { first: 1, last: 9 });
    expect(player.birth).toBe(birth);
    expect(complaints.length).toBe(/^(-*|0*)$/.test(cell) ? 0 : 1);
  });

  it.each(['1850', '2100', '2001'])('takes the year %s for a birthday without a day', (cell) => {
    const { player, complaints } = readPlayer(['Chen', cell], ['name', 'birth'], { first: 1, last: 9 });
    expect([player.birth, complaints]).toEqual([`${cell}/00/00`, []]);
  });
});
