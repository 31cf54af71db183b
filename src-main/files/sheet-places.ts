/** Places of cells as a workbook writes them (ECMA-376 part 1, 18.18.62 and 18.18.7). */
import { MOST_COLUMNS } from './bounds.ts';

/** Cells that are one for the eye, from 1, both ends included. */
export interface Merge {
  readonly firstRow: number;
  readonly firstColumn: number;
  readonly lastRow: number;
  readonly lastColumn: number;
}

/** Largest merged range that is looked at; whole columns get merged by accident. */
const MOST_MERGED_ROWS = 1000;

/** From 1. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** `AB12` as column 28, row 12; null where it is no place. */
export function placeOf(reference: string): Place | null {
  const parts = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(reference);
  if (parts === null) return null;
  const column = [...parts[1]!].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return { row: Number(parts[2]), column };
}

/** `A1:C3`; null where it is no range, or a larger one than is looked at. */
export function mergeOf(reference: string): Merge | null {
  const [from = null, to = null] = reference.split(':').map(placeOf);
  if (from === null || to === null || to.row - from.row > MOST_MERGED_ROWS) return null;
  const lastColumn = Math.min(to.column, MOST_COLUMNS);
  return { firstRow: from.row, firstColumn: from.column, lastRow: to.row, lastColumn };
}
