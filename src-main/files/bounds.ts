/**
 * How much of a file from outside is looked at. Far above every real table, and low enough that the largest is read in
 * a few seconds and in less than 300 MB.
 */

/** Size of a file in bytes. */
export const MOST_BYTES = 20_000_000;
/** Rows with anything in them. */
export const MOST_ROWS = 20_000;
/** Lines of a text or rows of a sheet, empty ones included. */
export const MOST_LINES = 100_000;
/** Length of one line of a text, in bytes before and in characters after decoding. */
export const LONGEST_LINE = 100_000;
export const MOST_COLUMNS = 500;
/** Cells from the first column to the last full one, summed over the rows. */
export const MOST_CELLS = 1_000_000;
/** Characters of all cells together: a workbook can name one long text in every cell. */
export const MOST_CHARACTERS = 20_000_000;
export const MOST_SHEETS = 200;
/** Bytes that the parts of a workbook unpack to that are looked at: its texts, and each visible sheet. */
export const MOST_UNPACKED = 64_000_000;
/** Parts of an archive; a workbook has a few dozen. */
export const MOST_PARTS = 5_000;
/** Ranges of merged cells. */
export const MOST_MERGES = 10_000;

/** Characters of one cell. */
export const LONGEST_CELL = 2_000;

/** A bound that a table is beyond: of what there may be how many at most. */
export interface TableLimit {
  readonly what:
    'bytes' | 'unpacked' | 'rows' | 'lines' | 'columns' | 'cells' | 'characters' | 'sheets' | 'merges';
  readonly most: number;
}

/** What a table fails with that is beyond a bound. */
export interface TooLarge {
  readonly code: 'table-too-large';
  readonly limit: TableLimit;
}

/** The refusal of a table with more than `most` of something. */
export function tooLarge(what: TableLimit['what'], most: number): TooLarge {
  return { code: 'table-too-large', limit: { what, most } };
}
