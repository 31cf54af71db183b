/** Tables as the pages of a file read them, from text. */
import { readTable, type Table } from '../../src-main/files/table.ts';

/** The table of a text with semicolons. `headingRow` counts from 1; null where it is looked for. */
export function tableOf(
  text: string,
  isHeading: (cell: string) => boolean,
  headingRow: number | null = null,
): Table {
  const table = readTable(new TextEncoder().encode(text), { isHeading, headingRow, delimiter: ';' });
  if (!table.ok) throw new Error(table.failure.code);
  return table.value;
}

/** The table in which rows of these numbers are hidden. */
export function hidden(table: Table, ...rows: number[]): Table {
  return { ...table, rows: table.rows.map((row) => ({ ...row, isHidden: rows.includes(row.number) })) };
}
