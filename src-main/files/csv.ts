/** Rows of character-separated text: any usual delimiter, quotation marks, line breaks inside of them. */
import Papa from 'papaparse';

export const DELIMITERS = [',', ';', '\t', '|'] as const;
export type CellDelimiter = (typeof DELIMITERS)[number];

/** The cells of one row, and whether its quotation marks are in order for this delimiter. */
interface Cells {
  readonly cells: string[];
  readonly isRegular: boolean;
}

function trimmed(cells: readonly string[]): string[] {
  // An apostrophe before a sign of arithmetic says that the cell is text; it is no part of it.
  return cells.map((cell) => cell.trim().replace(/^'(?=[=+\-@])/, ''));
}

function cellsOf(row: string, delimiter: string): Cells {
  if (!row.includes('"')) return { cells: trimmed(row.split(delimiter)), isRegular: true };
  const { data, errors } = Papa.parse<string[]>(row, { delimiter, skipEmptyLines: false });
  return { cells: trimmed(data[0] ?? []), isRegular: errors.length === 0 && data.length <= 1 };
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
function textRows(text: string): string[] {
  const lines = text.split(/\r\n|\r|\n/);
  const rows: string[] = [];
  for (let at = 0; at < lines.length;) {
    const size = linesOfRow(lines, at);
    rows.push(lines.slice(at, at + size).join('\n'));
    at += size;
  }
  return rows;
}

/** How many rows decide about the delimiter. */
const SAMPLE = 50;

/**
 * The delimiter that splits the most rows into the same number of cells, the more cells the better. Among equals the
 * one that stands more often without a blank after it: the comma in `Costa, Ana` belongs to the name.
 */
function delimiterOf(rows: readonly string[]): string {
  const sample = rows.filter((row) => row.trim() !== '').slice(0, SAMPLE);
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

/** `sep=;` as the first line is a note of spreadsheets to themselves. */
const DECLARED = /^sep=(.)$/i;

const MOST_NAMED_ROWS = 5;

/** `Row 3 uses …`, `Rows 3, 8 and 12 more use …` */
function rowsRemark(rows: readonly number[], one: string, many: string): string[] {
  if (rows.length === 0) return [];
  if (rows.length === 1) return [`Row ${rows[0]} ${one}.`];
  const more = rows.length - MOST_NAMED_ROWS;
  const named = rows.slice(0, MOST_NAMED_ROWS).join(', ');
  return [`Rows ${named}${more > 0 ? ` and ${more} more` : ''} ${many}.`];
}

/** Rows of a text and what is odd about them. */
export interface CsvRows {
  readonly rows: string[][];
  /** The one that most rows use. */
  readonly delimiter: string;
  /** A sentence each; rows count from 1. */
  readonly remarks: readonly string[];
}

/**
 * Rows of a text. Each row is read by itself, since tables get pasted together: a row that another delimiter splits
 * is noticed. A delimiter that is `chosen` is the only one.
 */
export function rowsOfCsv(text: string, chosen: CellDelimiter | null = null): CsvRows {
  const texts = textRows(text);
  const declared = DECLARED.exec(texts[0] ?? '')?.[1];
  if (declared !== undefined) texts[0] = '';
  const usual = chosen ?? declared ?? delimiterOf(texts);
  const possible = chosen === null ? DELIMITERS : [chosen];
  const otherwise: number[] = [];
  const irregular: number[] = [];
  const rows = texts.map((row, index) => {
    const first = cellsOf(row, usual);
    if (first.isRegular && (first.cells.length > 1 || row.trim() === '')) return first.cells;
    const others = possible.map((delimiter) => cellsOf(row, delimiter)).filter((other) => other.isRegular);
    const best = others.reduce((a, b) => (b.cells.length > a.cells.length ? b : a), first);
    if (best.cells.length > 1 && best !== first) {
      otherwise.push(index + 1);
      return best.cells;
    }
    if (!first.isRegular) irregular.push(index + 1);
    return first.cells;
  });
  const remarks = [
    ...rowsRemark(otherwise, 'uses another delimiter than most rows', 'use another delimiter than most rows'),
    ...rowsRemark(
      irregular,
      'has a quotation mark too many or too few',
      'have a quotation mark too many or too few',
    ),
  ];
  return { rows, delimiter: usual, remarks };
}
