/** Lists that are tables: rows of a text with delimiters or of a workbook, under one line of headings. */
import Papa from 'papaparse';
import { MOST_CELLS, MOST_LINES } from '../files/bounds.ts';
import { rowsOfCsv } from '../files/csv.ts';
import { openWorkbook, type WorkbookFailure } from '../files/workbook.ts';
import type { ListEnd } from './counter.ts';
import { ListError } from './failure.ts';
import { mappingOf, namesPlayers, type TableMapping } from './national.ts';

/** Rows above the headings: titles, dates, blanks. */
const ROWS_ABOVE = 10;
/** Fewer columns are no table. */
const FEWEST_COLUMNS = 2;
const SAMPLES = 3;

/** A table and where its headings are. */
export interface ListTable {
  readonly headings: readonly string[];
  /** The rows below; the first of them is row `first` of the file, counted from 1. */
  readonly rows: readonly (readonly string[])[];
  readonly first: number;
  /** What the headings suggest. */
  readonly mapping: TableMapping;
  readonly end: ListEnd;
  /** A quotation mark that nothing closes makes one cell of all that follows. */
  readonly isSwallowed: boolean;
}

const WHOLE: ListEnd = { kind: 'whole', text: '' };

/** A column as it is shown to whoever says what it is. */
export interface ListColumn {
  readonly heading: string;
  /** The first values in it that are not blank. */
  readonly samples: readonly string[];
}

/** The table of a text; null where it has none. A last line that is cut is no row of it. */
export function tableOfText(text: string): ListTable | null {
  const [lines, last] = lastLineOf(text);
  // A page of the web or a file of another program is no table, whatever commas it has.
  if (/^\s*[<{%]/.test(text) || ODD_CHARACTER.test(lines)) return null;
  // A table is split as its first lines are; in a text of another kind they are no rows either.
  const beginning = rowsOfCsv(text.split(/\r?\n/, ROWS_ABOVE).join('\n'));
  const delimiter = beginning.ok ? beginning.value.delimiter : ',';
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const isQuoted = errors.some(({ code }) => code === 'MissingQuotes');
  if (isQuoted && data.at(-1)!.some((cell) => /[\n\r]/.test(cell)))
    return tableOf(data.slice(0, -1), WHOLE, true);
  if (last === '') return tableOf(data, WHOLE);
  const [width, before] = [data.at(-1)!.length, data.at(-2)?.length ?? 0];
  if (isQuoted || width < before || ODD_CHARACTER.test(last))
    return tableOf(data.slice(0, -1), { kind: 'cut', text: last });
  return tableOf(data, { kind: 'open', text: last });
}

/** What no table has: a control character, or one that was cut in two. */
const ODD_CHARACTER = /(?![\t\n\v\f\r])\p{Cc}|\ufffd/u;

/** A text without its last line, and that line where it has no end and is not blank. */
function lastLineOf(text: string): [lines: string, last: string] {
  const at = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1;
  const last = text.slice(at);
  return /[^\s,;"]/.test(last) ? [text.slice(0, at), last] : [text, ''];
}

/** The table of a workbook's first visible sheet with known headings, else of its first one. Throws {@link ListError}. */
export function tableOfWorkbook(bytes: Uint8Array, path: string): ListTable | null {
  const book = openWorkbook(bytes);
  if (!book.ok) throw workbookError(book.failure, path);
  let fallback: ListTable | null = null;
  for (const [index, { isHidden }] of book.value.sheets.entries()) {
    if (isHidden) continue;
    const sheet = book.value.read(index);
    if (!sheet.ok) throw workbookError(sheet.failure, path);
    const table = tableOf(sheet.value.rows, WHOLE);
    if (table !== null && namesPlayers(table.mapping)) return table;
    fallback ??= table;
  }
  return fallback;
}

function workbookError(failure: WorkbookFailure, path: string): ListError {
  return failure.code === 'table-too-large' || failure.code === 'cell-too-far'
    ? new ListError({ code: 'workbook-too-large', path, rows: MOST_LINES, cells: MOST_CELLS })
    : new ListError({ code: 'list-damaged', path, reason: 'workbook' });
}

function tableOf(rows: readonly (readonly string[])[], end: ListEnd, isSwallowed = false): ListTable | null {
  const beginning = rows.slice(0, ROWS_ABOVE);
  const isWide = (row: readonly string[]): boolean =>
    row.filter((cell) => cell.trim() !== '').length >= FEWEST_COLUMNS;
  const known = beginning.findIndex((row) => namesPlayers(mappingOf(row)) && isWide(row));
  const at = known >= 0 ? known : beginning.findIndex(isWide);
  // Headings over nothing are a list all the same; other rows are columns only where more than one is alike.
  if (at < 0 || (known < 0 && !rows.slice(at + 1).some(isWide))) return null;
  const headings = rows[at]!.map((cell) => cell.trim());
  return {
    headings,
    rows: rows.slice(at + 1),
    first: at + 2,
    mapping: mappingOf(headings),
    end,
    isSwallowed,
  };
}

/** The columns with what stands in the first filled cells of each, by which a person tells them apart. */
export function columnsOf({ headings, rows }: ListTable): ListColumn[] {
  return headings.map((heading, at) => ({
    heading,
    samples: rows
      .slice(0, 100)
      .map((row) => (row[at] ?? '').trim())
      .filter((cell) => cell !== '')
      .slice(0, SAMPLES),
  }));
}
