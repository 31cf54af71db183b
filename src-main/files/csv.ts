/** Rows of character-separated text: any usual delimiter, quotation marks, line breaks inside of them. */
import Papa from 'papaparse';
import { fail, ok, type FailureShape, type Outcome } from '../../src-engine/index.ts';
import { LONGEST_LINE, MOST_CELLS, MOST_COLUMNS, MOST_LINES, tooLarge, type TooLarge } from './bounds.ts';
import { texts } from '../texts.ts';

export const DELIMITERS = [',', ';', '\t', '|'] as const;
export type CellDelimiter = (typeof DELIMITERS)[number];

/** The cells of one row, and whether its quotation marks are in order for this delimiter. */
interface Cells {
  readonly cells: string[];
  readonly isRegular: boolean;
}

function trimmed(cells: readonly string[]): string[] {
  // An apostrophe before a sign of arithmetic says that the cell is text; it is no part of it.
  return cells.map((cell) => cell.trim().replace(/^'(?=[=+\-@＝＋－＠])/, ''));
}

function cellsOf(row: string, delimiter: string): Cells {
  if (!row.includes('"')) return { cells: trimmed(row.split(delimiter)), isRegular: true };
  const { data, errors } = Papa.parse<string[]>(row, { delimiter, skipEmptyLines: false });
  return { cells: trimmed(data[0] ?? []), isRegular: errors.length === 0 && data.length <= 1 };
}

/** Why a text is not read as rows. */
export type CsvFailure = FailureShape &
  (
    | TooLarge
    | { readonly code: 'row-too-long'; readonly line: number }
    /** Marks are opened and never closed, from row `line` on. */
    | { readonly code: 'quotation-open'; readonly line: number }
  );

/** A row may go over several lines inside quotation marks; more than this is a forgotten mark. */
const MOST_LINES_OF_ROW = 20;
/** Forgotten marks that are passed over, each in its own row; more of them, and it is not a table of this kind. */
const MOST_FORGOTTEN = 500;

function hasOpenQuotation(text: string): boolean {
  let isOpen = false;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) isOpen = !isOpen;
  return isOpen;
}

/**
 * How many lines from `at` on are one row: several where the quotation marks come out even and in order; null where
 * they do not.
 */
function linesOfRow(lines: readonly string[], isOpen: readonly boolean[], at: number): number | null {
  if (!isOpen[at]!) return 1;
  const end = isOpen.indexOf(true, at + 1);
  if (end < 0 || end - at >= MOST_LINES_OF_ROW) return null;
  const row = lines.slice(at, end + 1).join('\n');
  const isRegular = DELIMITERS.some((delimiter) => cellsOf(row, delimiter).isRegular);
  return isRegular ? end + 1 - at : null;
}

/** The rows as text. */
function textRows(text: string): Outcome<string[], CsvFailure> {
  const lines = text.split(/\r\n|\r|\n/, MOST_LINES + 1);
  if (lines.length > MOST_LINES) return fail(tooLarge('lines', MOST_LINES));
  const long = lines.findIndex((line) => line.length > LONGEST_LINE);
  if (long >= 0) return fail({ code: 'row-too-long', line: long + 1 });
  const isOpen = lines.map(hasOpenQuotation);
  const rows: string[] = [];
  let forgotten = 0;
  let first = 0;
  for (let at = 0; at < lines.length;) {
    const size = linesOfRow(lines, isOpen, at);
    if (size === null) {
      if (forgotten++ === 0) first = at + 1;
      if (forgotten > MOST_FORGOTTEN) return fail({ code: 'quotation-open', line: first });
    }
    rows.push(lines.slice(at, at + (size ?? 1)).join('\n'));
    at += size ?? 1;
  }
  return ok(rows);
}

/** How many rows decide about the delimiter, and how many of their characters: one row may be a whole file's. */
const SAMPLE = 50;
const SAMPLE_CHARACTERS = 200_000;

/**
 * The delimiter that splits the most rows into the same number of cells, the more cells the better. Among equals the
 * one that stands more often without a blank after it: the comma in `Costa, Ana` belongs to the name.
 */
function delimiterOf(rows: readonly string[]): string {
  let characters = 0;
  const sample = rows
    .filter((row) => row.trim() !== '')
    .slice(0, SAMPLE)
    .filter((row) => (characters += row.length) <= SAMPLE_CHARACTERS);
  const merits = DELIMITERS.map((delimiter) => {
    const widths = new Map<number, number>();
    for (const row of sample) {
      const { length } = cellsOf(row, delimiter).cells;
      widths.set(length, (widths.get(length) ?? 0) + 1);
    }
    return {
      delimiter,
      split: Math.max(...[...widths].map(([width, count]) => (width - 1) * count), 0),
      tight: sample.reduce((sum, row) => sum + row.split(delimiter).slice(1).filter(isTight).length, 0),
    };
  });
  return merits.reduce((a, b) => (b.split > a.split || (b.split === a.split && b.tight > a.tight) ? b : a))
    .delimiter;
}

function isTight(rest: string): boolean {
  return !rest.startsWith(' ');
}

/** Cells of a row at most: delimiters inside of quotation marks count, since no real row has hundreds of them either. */
function columnsOf(row: string, delimiter: string): number {
  let count = 1;
  for (let at = row.indexOf(delimiter); at >= 0; at = row.indexOf(delimiter, at + 1)) count++;
  return count;
}

/** `sep=;` as the first line is a note of spreadsheets to themselves. */
const DECLARED = /^sep=(.)$/i;

const MOST_NAMED_ROWS = 5;

/** A sentence about some rows, of which the first are named; none for no row. */
function rowsRemark(
  rows: readonly number[],
  say: (named: readonly number[], more: number) => string,
): string[] {
  const named = rows.slice(0, MOST_NAMED_ROWS);
  return rows.length === 0 ? [] : [say(named, rows.length - named.length)];
}

/** Rows of a text and what is odd about them. */
interface CsvRows {
  readonly rows: string[][];
  /** The one that most rows use. */
  readonly delimiter: string;
  /** A sentence each; rows count from 1. */
  readonly remarks: readonly string[];
}

/**
 * Rows of a text. Each row is read by itself, since tables get pasted together: a row that another delimiter splits
 * is noticed. A delimiter that is `chosen` is the only one. Fails with `table-too-large`, `row-too-long` or
 * `quotation-open`.
 */
export function rowsOfCsv(text: string, chosen: CellDelimiter | null = null): Outcome<CsvRows, CsvFailure> {
  const split = textRows(text);
  if (!split.ok) return split;
  const lines = split.value;
  const declared = DECLARED.exec(lines[0] ?? '')?.[1];
  if (declared !== undefined) lines[0] = '';
  const usual = chosen ?? declared ?? delimiterOf(lines);
  const possible = chosen === null ? DELIMITERS : [chosen];
  const otherwise: number[] = [];
  const irregular: number[] = [];
  const widths = lines.map((row) => columnsOf(row, usual));
  if (widths.some((width) => width > MOST_COLUMNS)) return fail(tooLarge('columns', MOST_COLUMNS));
  if (widths.reduce((sum, width) => sum + width, 0) > MOST_CELLS) return fail(tooLarge('cells', MOST_CELLS));
  const rows = lines.map((row, index) => {
    const first = cellsOf(row, usual);
    if (first.isRegular && (first.cells.length > 1 || row.trim() === '')) return first.cells;
    const others = possible.map((delimiter) => cellsOf(row, delimiter)).filter((other) => other.isRegular);
    const best = others.reduce((a, b) => (b.cells.length > a.cells.length ? b : a), first);
    if (best !== first) {
      otherwise.push(index + 1);
      return best.cells;
    }
    if (!first.isRegular) irregular.push(index + 1);
    return first.cells;
  });
  const remarks = [
    ...rowsRemark(otherwise, texts.tableRows.text.otherDelimiter),
    ...rowsRemark(irregular, texts.tableRows.text.quotation),
  ];
  return ok({ rows, delimiter: usual, remarks });
}
