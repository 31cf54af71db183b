import { describe, expect, it } from 'vitest';
import { isPlayerHeading, suggestMapping } from '../../src-main/files/player-fields.ts';
import { playerRows } from '../../src-main/files/player-table.ts';
import { readTable, type Table, type TableOptions } from '../../src-main/files/table.ts';
import { rowXml, workbook, type SheetXml } from './workbooks.ts';

async function tableOf(sheets: readonly SheetXml[], options: Partial<TableOptions> = {}): Promise<Table> {
  const table = readTable(workbook(sheets), { isHeading: isPlayerHeading, ...options });
  if (!table.ok) throw new Error(table.failure.code);
  return table.value;
}

const cellsOf = (table: Table) => table.rows.map(({ cells }) => cells);
const ROUNDS = { first: 1, last: 9 };
const HEADINGS = rowXml(1, ['Name', 'Elo', 'Born']);

describe('workbooks', () => {
  it('dates, numbers, texts and computed cells are read as a person sees them', async () => {
    const table = await tableOf([
      {
        name: 'Entries',
        rows: [
          HEADINGS,
          // 12 May 1987 as a date, a rating that a formula computed, a name that a formula put together.
          rowXml(2, ['Costa, Ana', { xml: '<c r="@"><f>2000+100</f><v>2100</v></c>' }, { date: 31909 }]),
          rowXml(3, [{ xml: '<c r="@" t="str"><f>D3&amp;E3</f><v>Chen, Li</v></c>' }, 1850, 1990]),
        ].join(''),
      },
    ]);
    expect(cellsOf(table)).toEqual([
      ['Costa, Ana', '2100', '1987/05/12'],
      ['Chen, Li', '1850', '1990'],
    ]);
    expect(table.remarks).toEqual([]);
  });

  it('a cell has the format of its own list, whatever named styles stand before and after it', () => {
    const styles = `<?xml version="1.0"?><styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">
      <cellStyleXfs count="1"><xf numFmtId="14"/></cellStyleXfs>
      <cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>
      <namedXfs count="1"><xf numFmtId="14"/></namedXfs></styleSheet>`;
    const rows = [
      HEADINGS,
      rowXml(2, ['Costa, Ana', { xml: '<c r="@" s="0"><v>2100</v></c>' }, { date: 31909 }]),
    ];
    const bytes = workbook([{ name: 'Entries', rows: rows.join('') }], { 'xl/styles.xml': styles });
    const table = readTable(bytes, { isHeading: isPlayerHeading });
    expect(table.ok && cellsOf(table.value)).toEqual([['Costa, Ana', '2100', '1987/05/12']]);
  });

  it('formulas without a value and cells with an error are named', async () => {
    const table = await tableOf([
      {
        name: 'Entries',
        rows: [
          HEADINGS,
          rowXml(2, ['Costa, Ana', { xml: '<c r="@"><f>VLOOKUP(A2,X:Y,2)</f></c>' }]),
          rowXml(3, ['Chen, Li', { xml: '<c r="@" t="e"><f>1/0</f><v>#DIV/0!</v></c>' }, 1990]),
        ].join(''),
      },
    ]);
    expect(cellsOf(table)).toEqual([
      ['Costa, Ana', '', ''],
      ['Chen, Li', '', '1990'],
    ]);
    expect(table.remarks).toEqual([
      'Formulas without a value, read as empty: B2. Save the workbook in a spreadsheet first.',
      'Cells with an error, read as empty: B3.',
    ]);
  });

  it('a cell that points to a text that is not there is refused with its place', async () => {
    const rows = HEADINGS + rowXml(2, ['Costa, Ana', { xml: '<c r="@" t="s"><v>7</v></c>' }]);
    const table = readTable(workbook([{ name: 'Entries', rows }]), { isHeading: isPlayerHeading });
    expect(table.ok ? null : table.failure).toMatchObject({
      code: 'cell-unreadable',
      sheet: 'Entries',
      line: 2,
      column: 2,
    });
  });

  it('rows keep the numbers that the spreadsheet shows, also after gaps', async () => {
    const rows = HEADINGS + rowXml(4, ['Costa, Ana', 2100]) + rowXml(9, ['Chen, Li', 1850]);
    const table = await tableOf([{ name: 'Entries', rows }]);
    expect(table.rows.map(({ number }) => number)).toEqual([4, 9]);
  });

  it('hidden rows are never taken silently, nor dropped', async () => {
    const rows = HEADINGS + rowXml(2, ['Costa, Ana', 2100]) + rowXml(3, ['Chen, Li', 1850], ' hidden="1"');
    const table = await tableOf([{ name: 'Entries', rows }]);
    const judged = playerRows(table, suggestMapping(table), [], ROUNDS);
    expect(judged.map(({ verdict, text }) => [verdict, text])).toEqual([
      ['new', ''],
      ['ambiguous', 'The row is hidden in the workbook.'],
    ]);
  });

  it('of several sheets the visible one with the most headings is read, another on demand', async () => {
    const sheets = [
      { name: 'Read me', rows: rowXml(1, ['Please fill in the second sheet']) },
      { name: 'Old & gone', rows: HEADINGS + rowXml(2, ['Hidden, H', 1000]), isHidden: true },
      { name: 'Entries', rows: HEADINGS + rowXml(2, ['Costa, Ana', 2100]) },
    ];
    const table = await tableOf(sheets);
    expect([table.sheet, cellsOf(table)[0]![0]]).toEqual(['Entries', 'Costa, Ana']);
    expect(table.sheets).toEqual([
      { name: 'Read me', isHidden: false },
      { name: 'Old & gone', isHidden: true },
      { name: 'Entries', isHidden: false },
    ]);
    expect(cellsOf(await tableOf(sheets, { sheet: 'Old & gone' }))[0]![0]).toBe('Hidden, H');
    const missing = readTable(workbook(sheets), { isHeading: isPlayerHeading, sheet: 'None' });
    expect(missing.ok ? '' : missing.failure.code).toBe('sheet-missing');
  });

  it('titles above the headings are passed over, merged headings cover their columns', async () => {
    const table = await tableOf([
      {
        name: 'Entries',
        rows: [
          rowXml(1, ['Harbour Open 2026, entries until 20 November']),
          rowXml(3, ['Name', null, 'Rating', null, 'Fed', 'Club']),
          rowXml(4, [null, null, 'Std', 'Rapid']),
          rowXml(5, ['Costa', 'Ana', 2100, 2050, 'POR', 'Lisboa']),
          rowXml(6, ['Chen', 'Li Wei', 1850, 1900, 'NED']),
        ].join(''),
        merges: ['A1:F1', 'A3:B4', 'C3:D3', 'E3:E4', 'F3:F4', 'F5:F6'],
      },
    ]);
    expect(table.headingRow).toBe(4);
    expect(suggestMapping(table)).toEqual([
      'lastName',
      'firstName',
      'rating',
      'ignore',
      'federation',
      'club',
    ]);
    expect(suggestMapping(table, 'rapid')[3]).toBe('rating');
    expect(playerRows(table, suggestMapping(table), [], ROUNDS).map(({ player }) => player)).toMatchObject([
      { name: 'Costa, Ana', rating: 2100, federation: 'POR', club: 'Lisboa' },
      { name: 'Chen, Li Wei', rating: 1850, federation: 'NED', club: 'Lisboa' },
    ]);
    expect(table.remarks).toContain('What is above the headings in row 4 is not part of the table.');
  });

  it('a heading that is merged goes over its columns, what is merged below it over none', async () => {
    const rows = [
      rowXml(1, ['Name', null, 'Rating']),
      rowXml(2, ['Costa', 'Ana', 2100]),
      rowXml(3, ['Reserve for the day']),
    ].join('');
    const table = await tableOf([{ name: 'Entries', rows, merges: ['A1:B1', 'A3:C3'] }]);
    expect([table.headingRow, table.headers]).toEqual([1, ['Name', 'Name', 'Rating']]);
  });

  it('headings can be set by hand', async () => {
    const rows = rowXml(1, ['Costa, Ana', 2100]) + rowXml(2, ['Chen, Li', 1850]);
    const found = await tableOf([{ name: 'Entries', rows }]);
    expect([found.headingRow, found.rows.length]).toEqual([0, 2]);
    const set = await tableOf([{ name: 'Entries', rows }], { headingRow: 1 });
    expect([set.headers, set.rows.length]).toEqual([['Costa, Ana', '2100'], 1]);
  });
});
