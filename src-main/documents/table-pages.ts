/** A table over as many pages as its rows need, and over bands of columns where it is too wide. */
import { balancedRows } from './balance.ts';
import type { Heading, PageContent } from './frame.ts';
import { mm } from './paper.ts';
import type { Pen, Space } from './pen.ts';
import {
  drawTable,
  naturalWidths,
  rowsIn,
  type Cell,
  type Column,
  type Table,
  type TableStyle,
} from './table.ts';
import type { Typeface } from './typeface.ts';

/** Lists of people on a portrait page. */
export const LIST_STYLE: TableStyle = {
  headSize: 9.5,
  headHeight: mm(7),
  rowHeight: mm(6.2),
  thin: mm(0.15),
  heavy: mm(0.6),
};

/** Heading of a page of a table; `event` are the words after the title, empty ones left out. */
export function tableHeading(title: string, event: readonly string[], right: string): Heading {
  const words = event.filter((part) => part !== '').join(', ');
  return { style: 'table', title, event: words, right, rightSize: 18, rightBelow: '' };
}

export interface PagedTable {
  readonly table: Table;
  readonly rows: readonly (readonly Cell[])[];
  readonly body: Space;
  /** Fewer rows than the body would hold. */
  readonly mostRows?: number;
  /** Heading of the page with the rows from `first`, 0-based, to before `end`. */
  readonly heading: (first: number, end: number) => Heading;
  /** Drawn on every page besides. */
  readonly also?: (pen: Pen) => void;
}

/** The pages of a table; one without rows when there are none. */
export function tablePages({
  table,
  rows,
  body,
  mostRows = Infinity,
  heading,
  also,
}: PagedTable): PageContent[] {
  const perPage = balancedRows(rows.length, Math.min(mostRows, rowsIn(body.height, table.style)));
  return Array.from({ length: Math.max(1, Math.ceil(rows.length / perPage)) }, (_, page): PageContent => {
    const first = page * perPage;
    const end = Math.min(rows.length, first + perPage);
    return {
      heading: heading(first, end),
      draw: (pen) => {
        also?.(pen);
        drawTable(pen, table, rows.slice(first, end), body, first);
      },
    };
  });
}

/** Width of the columns left and right of the bands, when the flexible ones get at most `names`. */
export function widthBeside(
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  names: number,
  style: TableStyle,
  typeface: Typeface,
): number {
  return naturalWidths(columns, rows, style, typeface)
    .map((width, index) => (columns[index]!.flexible === true ? Math.min(width, names) : width))
    .reduce((sum, width) => sum + width, 0);
}
