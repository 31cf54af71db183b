/** Tables of people: columns that share the width of the page, rows of one height, never a cut cell. */
import { HALF_CAPITAL, type Align, type Pen, type Space } from './pen.ts';
import { strong, type Words } from './phrases.ts';
import type { Typeface } from './typeface.ts';

/** Words, or something drawn: then the column needs a `width`. */
export type Cell = Words | ((pen: Pen, space: Space) => void);

/** A column of a printed table; sizes, padding and rule in points. */
export interface Column {
  readonly heading: string;
  readonly align: Align;
  readonly size: number;
  /** Space on the left and on the right. */
  readonly padding: readonly [number, number];
  /** Points; without it the column is as wide as its widest cell. */
  readonly width?: number;
  /** Takes its share of what is left over, and gives way first where the page is too narrow. */
  readonly flexible?: boolean;
  /** Thickness of a rule at the left edge. */
  readonly rule?: number;
}

/** Measures that all rows of a table share, in points. */
export interface TableStyle {
  readonly headSize: number;
  readonly headHeight: number;
  readonly rowHeight: number;
  readonly thin: number;
  readonly heavy: number;
  /** Heavy rules: every fifth row (default), or under the last one only. */
  readonly ruled?: 'fifths' | 'last';
}

/** A flexible column is not made narrower than this part of its widest cell while another way is left. */
const NARROWEST = 0.45;

/** Measures are rounded. */
const SLACK = 0.01;

/** What a flexible column asks for at most, in font sizes: one very long name does not push the others aside. */
const MOST_ASKED = 14;

export interface Table {
  readonly columns: readonly Column[];
  readonly widths: readonly number[];
  /** Font size of each column: one for all its cells, so that figures stay comparable. */
  readonly sizes: readonly number[];
  readonly headSize: number;
  readonly style: TableStyle;
  /** The columns ask for more than there is: names are smaller than they should be. */
  readonly isTight: boolean;
  /** False where the headings stand elsewhere. */
  readonly headings?: boolean;
}

/** Rows of a table that a body of this height holds below the headings. */
export function rowsIn(height: number, style: TableStyle): number {
  return Math.max(1, Math.floor((height - style.headHeight) / style.rowHeight + 1e-6));
}

/** What each column would take if there were no end to the page. */
export function naturalWidths(
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  style: TableStyle,
  typeface: Typeface,
): readonly number[] {
  return columns.map((column, index) => {
    if (column.width !== undefined) return column.width;
    const heading = typeface.labelWidth(strong(column.heading), style.headSize);
    const widest = Math.max(heading, widestCell(column, index, rows, typeface));
    const asked = column.flexible === true ? Math.min(widest, MOST_ASKED * column.size) : widest;
    return asked + paddingOf(column) + 0.1;
  });
}

/**
 * The table with the width of every column; their sum is never more than `available`. Too wide a table first
 * takes from the flexible columns, then from all; cells of flexible columns then shrink or break one by one,
 * the others all together.
 */
export function tableOf(
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  available: number,
  style: TableStyle,
  typeface: Typeface,
): Table {
  const natural = naturalWidths(columns, rows, style, typeface);
  const widths = shared(columns, natural, available);
  const sizes = columns.map((column, index) => {
    if (column.flexible === true || column.width !== undefined) return column.size;
    const widest = widestCell(column, index, rows, typeface);
    return column.size * Math.min(1, insideOf(column, widths[index]!) / Math.max(widest, 1));
  });
  const squeeze = columns.map((column, index) => {
    const heading = typeface.labelWidth(strong(column.heading), style.headSize);
    return insideOf(column, widths[index]!) / Math.max(heading, 1);
  });
  const headSize = style.headSize * Math.min(1, ...squeeze);
  return { columns, widths, sizes, headSize, style, isTight: total(natural) > available + SLACK };
}

/** Shares what is there. */
function shared(
  columns: readonly Column[],
  natural: readonly number[],
  available: number,
): readonly number[] {
  const flexible = total(natural.filter((_, index) => columns[index]!.flexible));
  const fixed = total(natural) - flexible;
  const enough = flexible > 0 && fixed + NARROWEST * flexible <= available;
  const stretch = enough ? (available - fixed) / flexible : NARROWEST;
  const widths = natural.map((width, index) => (columns[index]!.flexible ? width * stretch : width));
  const factor = Math.min(1, available / total(widths));
  return widths.map((width) => width * factor);
}

function widestCell(
  { size }: Column,
  index: number,
  rows: readonly (readonly Cell[])[],
  typeface: Typeface,
): number {
  return rows.reduce((widest, row) => {
    const cell = row[index]!;
    return typeof cell === 'function' ? widest : Math.max(widest, typeface.labelWidth(cell, size));
  }, 0);
}

function paddingOf({ padding: [left, right] }: Column): number {
  return left + right;
}

function insideOf(column: Column, width: number): number {
  return Math.max(1, width - paddingOf(column));
}

function total(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width, 0);
}

/** Draws headings and rows; every fifth row (counted from `first`, 0-based) ends in a heavy rule unless the style says otherwise. */
export function drawTable(
  pen: Pen,
  table: Table,
  rows: readonly (readonly Cell[])[],
  body: Space,
  first: number,
): void {
  const { columns, widths, sizes, headSize, style, headings = true } = table;
  const width = total(widths);
  const bottom = body.y + style.headHeight + rows.length * style.rowHeight;
  let x = body.x;
  columns.forEach((column, index) => {
    const head = { x, y: body.y, width: widths[index]!, height: style.headHeight };
    if (headings) pen.fitted(strong(column.heading), headSize, within(head, column.padding), column.align);
    if (column.rule !== undefined) pen.down(x, body.y, bottom - body.y, column.rule);
    x += widths[index]!;
  });
  if (headings) pen.across(body.x, width, body.y + style.headHeight, style.heavy);
  rows.forEach((row, place) => {
    const y = body.y + style.headHeight + place * style.rowHeight;
    let left = body.x;
    row.forEach((cell, index) => {
      const { padding, align } = columns[index]!;
      const space = within({ x: left, y, width: widths[index]!, height: style.rowHeight }, padding);
      if (typeof cell === 'function') cell(pen, space);
      else pen.fitted(cell, sizes[index]!, space, align);
      left += widths[index]!;
    });
    const fifth = style.ruled !== 'last' && (first + place + 1) % 5 === 0;
    const last = place === rows.length - 1 || fifth;
    pen.across(body.x, width, y + style.rowHeight, last ? style.heavy : style.thin);
  });
}

function within({ x, y, width, height }: Space, [left, right]: readonly [number, number]): Space {
  return { x: x + left, y, width: Math.max(1, width - left - right), height };
}

/** Baseline that centres one line of this size. */
export function baselineIn({ y, height }: Space, size: number): number {
  return y + height / 2 + HALF_CAPITAL * size;
}
