/** Tables from outside: CSV in any usual delimiter and encoding, XLSX. Cells are text, as a person sees them. */
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { fail, ok, type FailureShape, type Outcome } from '../../src-engine/index.ts';
import { decodeText } from './decode.ts';
import { unpackedSize } from './zip.ts';

export interface Table {
  /** As in the first row; a column without a heading is called `Column 3`. */
  readonly headers: readonly string[];
  readonly rows: readonly TableRow[];
  /** `utf-8`, `windows-1252` … or `xlsx`. */
  readonly encoding: string;
  /** What could not be taken as it stands, a sentence each. */
  readonly remarks: readonly string[];
}

export interface TableRow {
  /** Row of the table as a person counts, the headings being row 1. */
  readonly number: number;
  /** One for each heading; what stands beyond the headings is in `surplus`. */
  readonly cells: readonly string[];
  readonly surplus: readonly string[];
}

export type TableFailure = FailureShape &
  (
    | { readonly code: 'table-empty' }
    | { readonly code: 'table-without-rows' }
    | { readonly code: 'table-too-large'; readonly limit: string }
    | { readonly code: 'workbook-unreadable' }
  );

const MOST_BYTES = 20_000_000;
/** A workbook is a packed archive: what it unpacks to is limited as well. */
const MOST_UNPACKED_BYTES = 200_000_000;
const MOST_ROWS = 20_000;
const DELIMITERS = [',', ';', '\t', '|'] as const;

function isWorkbook(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

/** A cell of a workbook as text. Dates have no time zone there, so the library's UTC day is the day. */
function textOfCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) {
    return `${value.getUTCFullYear()}/${two(value.getUTCMonth() + 1)}/${two(value.getUTCDate())}`;
  }
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

async function rowsOfWorkbook(bytes: Uint8Array): Promise<Outcome<string[][], TableFailure>> {
  const size = unpackedSize(bytes);
  if (size === null) return fail({ code: 'workbook-unreadable' });
  if (size > MOST_UNPACKED_BYTES) return fail({ code: 'table-too-large', limit: '200 MB unpacked' });
  try {
    const sheet = await readSheet(Buffer.from(bytes));
    return ok(sheet.map((row) => row.map(textOfCell)));
  } catch {
    // The library throws whatever a damaged archive or sheet makes it stumble over.
    return fail({ code: 'workbook-unreadable' });
  }
}

/** The cells of one row, and whether its quotation marks are in order for this delimiter. */
function cellsOf(row: string, delimiter: string): { readonly cells: string[]; readonly isRegular: boolean } {
  if (!row.includes('"')) {
    return { cells: row.split(delimiter).map((cell) => cell.trim()), isRegular: true };
  }
  const { data, errors } = Papa.parse<string[]>(row, { delimiter, skipEmptyLines: false });
  return {
    cells: (data[0] ?? []).map((cell) => cell.trim()),
    isRegular: errors.length === 0 && data.length <= 1,
  };
}

/** A row may go over several lines inside quotation marks; more than this is a forgotten mark. */
const MOST_LINES_OF_ROW = 20;

function hasOpenQuotation(text: string): boolean {
  return text.split('"').length % 2 === 0;
}

/** How many lines from `at` on are one row: several where the quotation marks come out even and in order. */
function linesOfRow(lines: readonly string[], at: number): number {
  if (!hasOpenQuotation(lines[at]!)) return 1;
  const rest = lines.slice(at + 1, at + MOST_LINES_OF_ROW).findIndex(hasOpenQuotation);
  if (rest < 0) return 1;
  const row = lines.slice(at, at + rest + 2).join('\n');
  return DELIMITERS.some((delimiter) => cellsOf(row, delimiter).isRegular) ? rest + 2 : 1;
}

/** The rows as text. */
function* textRows(text: string): Generator<string> {
  const lines = text.split(/\r\n|\r|\n/);
  for (let at = 0; at < lines.length;) {
    const size = linesOfRow(lines, at);
    yield lines.slice(at, at + size).join('\n');
    at += size;
  }
}

/** The delimiter that splits the first row into the most cells. */
function delimiterOf(text: string): string {
  for (const row of textRows(text)) {
    if (row.trim() === '') continue;
    const counts = DELIMITERS.map((delimiter) => cellsOf(row, delimiter).cells.length);
    return DELIMITERS[counts.indexOf(Math.max(...counts))]!;
  }
  return ',';
}

/** Rows of a CSV. Each row is read by itself, since tables get pasted together: another delimiter is noticed. */
function rowsOfCsv(text: string, remarks: string[]): string[][] {
  const usual = delimiterOf(text);
  const rows: string[][] = [];
  for (const row of textRows(text)) {
    const { cells, isRegular } = cellsOf(row, usual);
    rows.push(cells);
    if (isRegular && (cells.length > 1 || row.trim() === '')) continue;
    const others = DELIMITERS.map((delimiter) => cellsOf(row, delimiter)).filter((other) => other.isRegular);
    const best = others.reduce((a, b) => (b.cells.length > a.cells.length ? b : a), { cells, isRegular });
    if (best.cells.length > 1 && best.cells !== cells) {
      rows[rows.length - 1] = best.cells;
      remarks.push(`Row ${rows.length} uses another delimiter than the first row.`);
    } else if (!isRegular) remarks.push(`Row ${rows.length} has a quotation mark too many or too few.`);
  }
  return rows;
}

function tableOf(
  rows: readonly (readonly string[])[],
  encoding: string,
  remarks: string[],
): Outcome<Table, TableFailure> {
  const isFull = (row: readonly string[]) => row.some((cell) => cell !== '');
  const at = rows.findIndex(isFull);
  if (at < 0) return fail({ code: 'table-empty' });
  const width = rows[at]!.findLastIndex((cell) => cell !== '') + 1;
  const headers = rows[at]!.slice(0, width).map((cell, index) =>
    cell === '' ? `Column ${index + 1}` : cell,
  );
  const numbered = rows.map((row, index) => ({ row, number: index + 1 })).slice(at + 1);
  const full = numbered.filter(({ row }) => isFull(row));
  if (full.length === 0) return fail({ code: 'table-without-rows' });
  if (full.length > MOST_ROWS) return fail({ code: 'table-too-large', limit: `${MOST_ROWS} rows` });
  return ok({
    headers,
    rows: full.map(({ row, number }) => ({
      number,
      cells: headers.map((_, index) => row[index] ?? ''),
      surplus: row.slice(width).filter((cell) => cell !== ''),
    })),
    encoding,
    remarks,
  });
}

/**
 * Reads a table with its headings in the first row that is not empty; empty rows are passed over. A workbook is
 * recognised by its content and its first sheet is read. Fails with `table-empty`, `table-without-rows`,
 * `table-too-large` (20 MB, 20,000 rows) or `workbook-unreadable`.
 */
export async function readTable(bytes: Uint8Array): Promise<Outcome<Table, TableFailure>> {
  if (bytes.length > MOST_BYTES) return fail({ code: 'table-too-large', limit: '20 MB' });
  if (isWorkbook(bytes)) {
    const rows = await rowsOfWorkbook(bytes);
    return rows.ok ? tableOf(rows.value, 'xlsx', []) : rows;
  }
  const { text, encoding, assumed } = decodeText(bytes);
  const remarks = assumed ? [`The text is not UTF-8; it was read as ${encoding}.`] : [];
  return tableOf(rowsOfCsv(text, remarks), encoding, remarks);
}

/** Why a table is not read, in one sentence. */
export function textOfTableFailure(failure: TableFailure): string {
  switch (failure.code) {
    case 'table-empty':
      return 'The table is empty.';
    case 'table-without-rows':
      return 'The table has headings but no rows.';
    case 'table-too-large':
      return `The table is too large: the limit is ${failure.limit}.`;
    case 'workbook-unreadable':
      return 'The workbook is damaged, protected by a password, or not a table.';
  }
}
