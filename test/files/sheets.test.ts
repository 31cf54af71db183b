import { readFileSync } from 'node:fs';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { standingsOf } from '../../src-engine/index.ts';
import { decodeText } from '../../src-main/files/decode.ts';
import {
  crosstableSheet,
  csvBytes,
  pairingsSheet,
  standingsSheet,
  tableBytes,
  TABLE_FORMATS,
  xlsxBytes,
} from '../../src-main/files/sheets.ts';
import { readTable } from '../../src-main/files/table.ts';
import { readTrfFile } from '../../src-main/files/trf.ts';

function sample(name: string) {
  const reading = readTrfFile(readFileSync(new URL(`../trf/samples/${name}/input.trf`, import.meta.url)));
  if (!reading.ok) throw new Error(reading.failure.code);
  return reading.value.tournament;
}

const tournament = sample('trf16-swiss');
const standings = standingsOf(tournament, { tieBreaks: ['BH', 'SB'] });

describe('sheets', () => {
  it('standings: numbers are numbers, the year of birth is all that is told of it', () => {
    const { headers, rows } = standingsSheet(tournament, standings);
    expect(headers.slice(0, 4)).toEqual(['Rank', 'No.', 'Title', 'Name']);
    expect(headers.slice(-3)).toEqual(['Points', 'BH', 'SB']);
    expect(rows[0]!.slice(0, 10)).toEqual([
      1,
      1,
      'GM',
      'Almeida, Jorge',
      'm',
      2512,
      'POR',
      '1901001',
      '1988',
      '',
    ]);
    expect(rows[0]![11]).toBe(2.5);
    expect(rows).toHaveLength(7);
  });

  it('crosstable: opponents by rank, byes and forfeits in their codes', () => {
    const { headers, rows } = crosstableSheet(tournament, standings);
    expect(headers.slice(11, 14)).toEqual(['Round 1', 'Round 2', 'Round 3']);
    const rankOf = (name: string) => rows.find((row) => row[3] === name)![0];
    const cellsOf = (name: string) => rows.find((row) => row[3] === name)!.slice(11, 14);
    expect(cellsOf('Almeida, Jorge')).toEqual([
      `${rankOf('Dupont, Rémi')}w1`,
      `${rankOf('Brandt, Lena')}b½`,
      `${rankOf('Costa, Miguel')}w1`,
    ]);
    expect(cellsOf('Eklund, Nils')).toEqual([`${rankOf('Brandt, Lena')}w0`, '½', '0']);
    expect(cellsOf('García, Íñigo')).toEqual(['bye', `${rankOf('Costa, Miguel')}w+`, '0']);
  });

  it('pairings: boards in order, then byes', () => {
    const { rows } = pairingsSheet(tournament, 3, new Map([[1, 15]]));
    expect(rows.map((row) => [row[1], row[4], row[9], row.at(-1)])).toEqual([
      [1, 'Almeida, Jorge', 'Costa, Miguel', '1 – 0'],
      [2, 'Fekete, Zsófia', 'Brandt, Lena', '1 – 0'],
      ['', 'Dupont, Rémi', '', 'Bye'],
      ['', 'Eklund, Nils', '', 'Zero-point bye'],
    ]);
    expect(rows[0]![6]).toBe('1½');
  });

  it('CSV comes back as a table, with a mark for spreadsheets and without formulas', async () => {
    const sheet = {
      name: 'x',
      headers: ['Name', 'Club', 'Points'],
      rows: [
        ['=HYPERLINK("x")', 'a;b,"c"', -1.5],
        ['-', '+1', 2],
      ],
    };
    const bytes = csvBytes(sheet);
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(decodeText(bytes).text).toBe(
      'Name,Club,Points\r\n"\'=HYPERLINK(""x"")","a;b,""c""",-1.5\r\n-,+1,2\r\n',
    );
    const table = await readTable(csvBytes(sheet, ';'));
    expect(table.ok && table.value.rows.map(({ cells }) => cells)).toEqual([
      ['\'=HYPERLINK("x")', 'a;b,"c"', '-1.5'],
      ['-', '+1', '2'],
    ]);
  });

  it('a workbook has a page for each sheet and keeps texts and numbers apart', async () => {
    const bytes = await xlsxBytes([
      standingsSheet(tournament, standings),
      crosstableSheet(tournament, standings),
    ]);
    const first = await readSheet(Buffer.from(bytes), 'Standings');
    expect(first[1]!.slice(0, 9)).toEqual([
      1,
      1,
      'GM',
      'Almeida, Jorge',
      'm',
      2512,
      'POR',
      '1901001',
      '1988',
    ]);
    const second = await readSheet(Buffer.from(bytes), 'Crosstable');
    expect(second).toHaveLength(8);
  });

  it.each(TABLE_FORMATS)('%s can be read again, also before the first round', async (format) => {
    const table = await readTable(await tableBytes(tournament, format));
    expect(table.ok && table.value.rows).toHaveLength(format === 'pairings-csv' ? 4 : 7);
    const before = await readTable(await tableBytes(sample('empty-start-list'), format));
    expect(before.ok ? before.value.rows.length : before.failure.code).toBe(
      format === 'pairings-csv' ? 'table-without-rows' : 3,
    );
  });

  it('the workbook has the rounds as further pages', async () => {
    const bytes = Buffer.from(await tableBytes(tournament, 'standings-xlsx'));
    expect((await readSheet(bytes, 'Round 2'))[1]!.slice(0, 2)).toEqual([2, 1]);
  });
});
