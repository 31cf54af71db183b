/** Tables from outside: CSV in any usual delimiter and encoding, XLSX. Cells are text, as a person sees them. */
import { fail, ok, type FailureShape, type Outcome } from '../../src-engine/index.ts';
import {
  LONGEST_CELL,
  LONGEST_LINE,
  MOST_BYTES,
  MOST_COLUMNS,
  MOST_LINES,
  MOST_ROWS,
  tooLarge,
} from './bounds.ts';
import { rowsOfCsv, type CellDelimiter, type CsvFailure } from './csv.ts';
import { decodeText, type ChoosableEncoding } from './decode.ts';
import { textShape } from './text-shape.ts';
import type { Merge } from './sheet-places.ts';
import { isWorkbook, openWorkbook, type WorkbookFailure, type WorkbookSheet } from './workbook.ts';
import { texts } from '../texts.ts';

/** A text or a sheet as headings and rows. */
export interface Table {
  /** As in the row of headings; a column without a heading is called `Column 3`. */
  readonly headers: readonly string[];
  /** Row of the headings, from 1; 0 where the table has none. */
  readonly headingRow: number;
  readonly rows: readonly TableRow[];
  /** `utf-8`, `windows-1252` … or `xlsx`. */
  readonly encoding: string;
  /** What separates the cells of most rows, `''` in a workbook. */
  readonly delimiter: string;
  /** Sheets of a workbook, none for a text. */
  readonly sheets: readonly WorkbookSheet[];
  /** Sheet that was read, `''` for a text. */
  readonly sheet: string;
  /** What could not be taken as it stands, a sentence each. */
  readonly remarks: readonly string[];
}

/** A row below the headings. */
export interface TableRow {
  /** Row of the table as a person counts, empty ones and headings included. */
  readonly number: number;
  /** One for each heading; what stands beyond the headings is in `surplus`. */
  readonly cells: readonly string[];
  readonly surplus: readonly string[];
  /** Hidden in the workbook: whoever filled it in may not know that the row is there. */
  readonly isHidden: boolean;
}

/** Why a file holds no table that can be read; lines and columns are 1-based. */
export type TableFailure =
  | WorkbookFailure
  | CsvFailure
  | (FailureShape &
      (
        | { readonly code: 'table-empty' }
        | { readonly code: 'table-without-rows' }
        | { readonly code: 'sheet-missing' }
        /** A document of tags, which no table can be made of. */
        | { readonly code: 'table-is-xml' }
        /** A cell of thousands of characters. */
        | { readonly code: 'cell-too-long'; readonly line: number; readonly column: number }
      ));

/** What the arbiter may have to say before a table can be read. */
export interface TableOptions {
  /** Tells headings from what stands below them. */
  readonly isHeading: (cell: string) => boolean;
  /** Row of the headings, 0 for a table without any; null (default) finds it. */
  readonly headingRow?: number | null;
  /** Encoding of a text; null (default) recognises it. */
  readonly encoding?: ChoosableEncoding | null;
  /** What separates the cells of a text; null (default) finds it. */
  readonly delimiter?: CellDelimiter | null;
  /** Sheet of a workbook by its name; null (default) takes the visible one that looks most like a table. */
  readonly sheet?: string | null;
}

/** The rows of a file before anything is known about headings. */
interface Grid {
  readonly rows: readonly (readonly string[])[];
  readonly hiddenRows: ReadonlySet<number>;
  readonly merges: readonly Merge[];
  readonly encoding: string;
  readonly delimiter: string;
  readonly sheets: readonly WorkbookSheet[];
  readonly sheet: string;
  readonly remarks: readonly string[];
}

/** Rows in which headings are looked for: titles and dates may stand above them. */
const ROWS_ABOVE = 25;

function isFull(row: readonly string[]): boolean {
  return row.some((cell) => cell !== '');
}

/** How many cells of the row are known headings, each word once: a merged title is one. */
function headingsIn(row: readonly string[], isHeading: TableOptions['isHeading']): number {
  return new Set(row.filter(isHeading).map((cell) => cell.toLowerCase())).size;
}

/**
 * The row with the most known headings, from 1; a single one counts only where nothing but titles stands above it.
 * Where no row has any, the first full row if it names numbers that stand below it without being one itself; else 0:
 * nobody may vanish as a heading.
 */
function findHeadingRow(rows: Grid['rows'], isHeading: TableOptions['isHeading']): number {
  let best = 0;
  let most = 0;
  let onlyTitles = true;
  for (const [index, row] of rows.slice(0, ROWS_ABOVE).entries()) {
    const found = headingsIn(row, isHeading);
    if (found > most && (found > 1 || onlyTitles)) [best, most] = [index + 1, found];
    if (row.filter((cell) => cell !== '').length > 1) onlyTitles = false;
  }
  if (most > 0) return best;
  const first = rows.findIndex(isFull);
  const below = rows.slice(first + 1, first + 1 + ROWS_ABOVE).filter(isFull);
  const top = rows[first] ?? [];
  const namesNumbers = top.some(
    (cell, column) => cell !== '' && below.some((row) => /^\d/.test(row[column] ?? '')),
  );
  return namesNumbers && below.length > 0 && !top.some((cell) => /^\d/.test(cell)) ? first + 1 : 0;
}

/** The cells of the row of headings, a heading repeated over the columns that it is merged over. */
function headingCells({ rows, merges }: Grid, headingRow: number): string[] {
  const cells = [...rows[headingRow - 1]!];
  for (const { firstRow, lastRow, firstColumn, lastColumn } of merges) {
    if (firstRow > headingRow || lastRow < headingRow) continue;
    const text = rows[firstRow - 1]?.[firstColumn - 1] ?? '';
    for (let column = firstColumn; column < lastColumn; column++) cells[column] = text;
  }
  // A lone heading over names that their commas take apart.
  const below = rows.slice(headingRow).filter(isFull);
  const isLone = cells.filter((cell) => cell !== '').length === 1 && cells[0] !== '';
  if (isLone && below.length > 0 && below.every((row) => row.length === 2)) return [cells[0]!, cells[0]!];
  return cells;
}

function headersOf(grid: Grid, headingRow: number): string[] {
  const cells =
    headingRow === 0
      ? Array.from({ length: Math.max(...grid.rows.map((row) => row.length)) }, () => '')
      : headingCells(grid, headingRow);
  const width = headingRow === 0 ? cells.length : cells.findLastIndex((cell) => cell !== '') + 1;
  return Array.from({ length: width }, (_, index) => {
    const cell = cells[index] ?? '';
    return cell === '' ? texts.tableRows.text.column(index + 1) : cell.replaceAll(/\s+/g, ' ');
  });
}

/** The first cell that is no cell of a table. */
function longCell(
  rows: readonly { readonly row: readonly string[]; readonly number: number }[],
): TableFailure | null {
  for (const { row, number } of rows) {
    const at = row.findIndex((cell) => cell.length > LONGEST_CELL);
    if (at >= 0) return { code: 'cell-too-long', line: number, column: at + 1 };
  }
  return null;
}

function tableOf(grid: Grid, options: TableOptions): Outcome<Table, TableFailure> {
  const { rows, encoding, delimiter, sheets, sheet } = grid;
  if (!rows.some(isFull)) return fail({ code: 'table-empty' });
  const asked = options.headingRow ?? null;
  const headingRow = asked === null ? findHeadingRow(rows, options.isHeading) : Math.min(asked, rows.length);
  const headers = headersOf(grid, headingRow);
  const full = rows
    .map((row, index) => ({ row, number: index + 1 }))
    .slice(headingRow)
    .filter(({ row }) => isFull(row));
  if (full.length === 0) return fail({ code: 'table-without-rows' });
  if (full.length > MOST_ROWS) return fail(tooLarge('rows', MOST_ROWS));
  const long = longCell(full);
  if (long !== null) return fail(long);
  const above = rows.slice(0, Math.max(0, headingRow - 1)).filter(isFull).length;
  return ok({
    headers,
    headingRow,
    rows: full.map(({ row, number }) => ({
      number,
      cells: headers.map((_, index) => row[index] ?? ''),
      surplus: row.slice(headers.length).filter((cell) => cell !== ''),
      isHidden: grid.hiddenRows.has(number),
    })),
    encoding,
    delimiter,
    sheets,
    sheet,
    remarks: [
      ...grid.remarks,
      ...(headingRow === 0 && asked === null ? [texts.tableRows.text.noHeadings] : []),
      ...(above > 0 ? [texts.tableRows.text.aboveHeadings(headingRow)] : []),
    ],
  });
}

/** The visible sheet with the most headings that are known; the first with anything in it among equals. */
function workbookGrid(bytes: Uint8Array, options: TableOptions): Outcome<Grid, TableFailure> {
  const book = openWorkbook(bytes);
  if (!book.ok) return book;
  const { sheets, read } = book.value;
  const asked = options.sheet ?? null;
  const wanted = [...sheets.keys()].filter((index) =>
    asked === null ? !sheets[index]!.isHidden : sheets[index]!.name === asked,
  );
  let best: Grid | null = null;
  let most = -1;
  for (const index of wanted) {
    const sheet = read(index);
    if (!sheet.ok) return sheet;
    const { rows } = sheet.value;
    const found = Math.max(...rows.slice(0, ROWS_ABOVE).map((row) => headingsIn(row, options.isHeading)), 0);
    const merit = rows.some(isFull) ? found : -1;
    if (best !== null && merit <= most) continue;
    best = { ...sheet.value, encoding: 'xlsx', delimiter: '', sheets, sheet: sheets[index]!.name };
    most = merit;
  }
  return best === null ? fail({ code: sheets.length === 0 ? 'table-empty' : 'sheet-missing' }) : ok(best);
}

/**
 * Reads a table. The headings are looked for in the first rows, empty rows are passed over. A workbook is recognised
 * by its content. What is larger than bounds.ts says fails with `table-too-large`, `row-too-long`, `cell-too-far` or
 * `quotation-open`; else it fails with `table-empty`, `table-without-rows`, `sheet-missing`, `cell-unreadable` or
 * `workbook-unreadable`. Cost: size of what is read.
 */
export function readTable(bytes: Uint8Array, options: TableOptions): Outcome<Table, TableFailure> {
  if (bytes.length > MOST_BYTES) return fail(tooLarge('bytes', MOST_BYTES));
  if (isWorkbook(bytes)) {
    const grid = workbookGrid(bytes, options);
    return grid.ok ? tableOf(grid.value, options) : grid;
  }
  const shape = textShape(bytes);
  if (shape === 'too-many-lines') return fail(tooLarge('lines', MOST_LINES));
  if (shape !== null) return fail({ code: 'row-too-long', line: shape.longLine });
  const { text, encoding, assumed } = decodeText(bytes, options.encoding ?? null);
  if (/^\s*<(\?xml|!doctype|html|[a-z]\w*>)/i.test(text)) return fail({ code: 'table-is-xml' });
  const remarks = assumed ? [texts.tableRows.text.notUtf8(encoding)] : [];
  const read = rowsOfCsv(text, options.delimiter ?? null);
  if (!read.ok) return read;
  const { rows, delimiter, remarks: odd } = read.value;
  const none = { hiddenRows: new Set<number>(), merges: [], sheets: [], sheet: '' };
  return tableOf({ rows, encoding, delimiter, remarks: [...remarks, ...odd], ...none }, options);
}

/** Why a table is not read, in one sentence. */
export function textOfTableFailure(failure: TableFailure): string {
  const words = texts.reading.table;
  switch (failure.code) {
    case 'table-empty':
      return words.empty;
    case 'table-without-rows':
      return words.withoutRows;
    case 'table-too-large':
      return words.tooLarge(failure.limit.what, failure.limit.most);
    case 'row-too-long':
      return words.rowTooLong(failure.line, LONGEST_LINE);
    case 'cell-too-long':
      return words.cellTooLong(failure.line, failure.column, LONGEST_CELL);
    case 'quotation-open':
      return words.quotationOpen(failure.line);
    case 'cell-too-far':
      return words.cellTooFar(failure.sheet, failure.cell, MOST_LINES, MOST_COLUMNS);
    case 'table-is-xml':
      return words.xml;
    case 'sheet-missing':
      return words.sheetMissing;
    case 'cell-unreadable':
      return words.cellUnreadable(failure.sheet, failure.line, failure.column);
    case 'workbook-unreadable':
      return words.unreadable;
  }
}
