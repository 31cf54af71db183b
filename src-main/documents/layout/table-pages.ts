/** A table over as many pages as its rows need, and over bands of columns where it is too wide. */
import { joined } from '../../../src-engine/texts/index.ts';
import { balancedRows } from './balance.ts';
import type { Heading, PageContent } from './frame.ts';
import { mm, type Paper } from './paper.ts';
import type { Pen, Space } from './pen.ts';
import {
  drawTable,
  naturalWidths,
  rowsIn,
  tableOf,
  type Cell,
  type Column,
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
  return { style: 'table', title, event: joined(event), right, rightSize: 18, rightBelow: '' };
}

/** The same of a table that hangs on the wall. */
export function hangingHeading(...words: Parameters<typeof tableHeading>): Heading {
  return { ...tableHeading(...words), hangs: true };
}

interface PagedTable {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  readonly body: Space;
  readonly style: TableStyle;
  readonly typeface: Typeface;
  /** Fewer rows than the body would hold. */
  readonly mostRows?: number;
  /** So many parts of the table beside each other on a page, read one after the other; 1 by default. */
  readonly blocks?: number;
  /** Heading of the page with the rows from `first`, 0-based, to before `end`. */
  readonly heading: (first: number, end: number) => Heading;
  /** Drawn on every page besides. */
  readonly also?: (pen: Pen) => void;
}

/** A table cut into pages of one paper. */
export interface TablePages {
  readonly pages: readonly PageContent[];
  /** How many times as high the fullest page could be. */
  readonly spare: number;
  /** A column has less than it asks for. */
  readonly isTight: boolean;
}

/** Pages, and the paper that they are laid out on. */
export interface EnlargedPages {
  readonly paper: Paper;
  readonly pages: readonly PageContent[];
}

/** Rows may be this much lower where that saves a page, and this much higher where a page has room. */
const [LOWER, HIGHER] = [0.95, 1.25];

/** The type of a list grows no further, however few lines it has; on paper for the wall as much more as that is wider. */
const LARGEST = 1.4;

/** The shorter side of the widest paper of an office. */
const OFFICE = mm(215.9);
const STEP = 0.05;

/** Between blocks of a page. */
const BETWEEN = mm(7);

/** One of `blocks` equal parts of a body, from left to right; `block` counts from 0. */
export function blockOf(body: Space, blocks: number, block = 0): Space {
  const width = (body.width - (blocks - 1) * BETWEEN) / blocks;
  return { ...body, x: body.x + block * (width + BETWEEN), width };
}

/** The pages of a table; one without rows when there are none. */
export function tablePages(paged: PagedTable): TablePages {
  const { columns, rows, typeface, blocks = 1, heading, also } = paged;
  const body = blockOf(paged.body, blocks);
  const saving = savingStyle(paged);
  const { headHeight, rowHeight } = saving;
  const most = mostOn(paged, saving);
  // Whole groups in the blocks of a page too.
  const perBlock = balancedRows(Math.ceil(balancedRows(rows.length, blocks * most) / blocks), most);
  const perPage = blocks * perBlock;
  const lines = Math.max(1, Math.min(rows.length, perBlock));
  const spare = body.height / (headHeight + lines * rowHeight);
  const highest = (body.height - headHeight) / lines;
  const high = { ...saving, rowHeight: Math.max(rowHeight, Math.min(HIGHER * rowHeight, highest)) };
  const { columns: spread, style } = spreadOver(columns, rows, body.width, high, typeface);
  const table = tableOf(spread, rows, body.width, style, typeface);
  const pages = Array.from(
    { length: Math.max(1, Math.ceil(rows.length / perPage)) },
    (_, page): PageContent => {
      const first = page * perPage;
      const end = Math.min(rows.length, first + perPage);
      return {
        heading: heading(first, end),
        draw: (pen) => {
          also?.(pen);
          for (let block = 0; block === 0 || first + block * perBlock < end; block++) {
            const from = first + block * perBlock;
            const part = rows.slice(from, Math.min(end, from + perBlock));
            drawTable(pen, table, part, blockOf(paged.body, blocks, block), from);
          }
        },
      };
    },
  );
  return { pages, spare, isTight: table.isTight };
}

/** A flexible column that would be stretched further leaves a hole between a name and what belongs to it. */
const MOST_STRETCH = 1.7;

/** The stretch that remains then; the type grows at most so much, and to this part of the height of a row. */
const [STRETCH, WIDER, FILLED] = [1.5, 1.2, 0.74];

/**
 * Columns on paper far wider than they ask for, such as A3: in larger type, then with more space behind the names and every
 * column after them. Elsewhere as they are.
 */
export function spreadOver(
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  width: number,
  style: TableStyle,
  typeface: Typeface,
): { readonly columns: readonly Column[]; readonly style: TableStyle } {
  const asIs = { columns, style };
  const first = columns.findIndex(({ flexible }) => flexible);
  const natural = naturalWidths(columns, rows, style, typeface);
  const [all, flexible] = [natural, natural.filter((_, index) => columns[index]!.flexible)].map((widths) =>
    widths.reduce((sum, one) => sum + one, 0),
  ) as [number, number];
  const isHollow = first >= 0 && width - all > (MOST_STRETCH - 1) * flexible;
  if (!isHollow || columns.some((column) => column.width !== undefined)) return asIs;
  const largest = Math.max(...columns.map(({ size }) => size));
  const larger = Math.max(1, Math.min(WIDER, width / all, (FILLED * style.rowHeight) / largest));
  const behind = columns.length - 1 - first;
  const rest = width - larger * (all + (STRETCH - 1) * flexible);
  const gap = behind === 0 ? 0 : Math.max(0, rest / behind);
  return {
    style: { ...style, headSize: larger * style.headSize },
    columns: columns.map((column, index) => {
      const [left, right] = column.padding;
      // The column of the names takes its part of the space itself, so that long ones are larger.
      const after = index > first && index < columns.length - 1 ? gap : 0;
      return { ...column, size: larger * column.size, padding: [larger * left, larger * right + after] };
    }),
  };
}

/** Rows of a block, at most. */
function mostOn({ body, mostRows = Infinity }: PagedTable, style: TableStyle): number {
  return Math.min(mostRows, rowsIn(body.height, style));
}

/** The style, with rows a little lower where that takes a page less. */
function savingStyle(paged: PagedTable): TableStyle {
  const { rows, style, blocks = 1 } = paged;
  const pagesWith = (tried: TableStyle): number => Math.ceil(rows.length / (blocks * mostOn(paged, tried)));
  const lower = { ...style, rowHeight: LOWER * style.rowHeight };
  return pagesWith(lower) < pagesWith(style) ? lower : style;
}

/**
 * The same pages in larger type where they leave room: `lay` lays them out on a paper that is smaller in points and
 * enlarged as much more. Never more pages than without, and nothing becomes tight that was not.
 */
export function enlarged(paper: Paper, lay: (paper: Paper) => TablePages): EnlargedPages {
  const usual = lay(paper);
  const largest = LARGEST * Math.max(1, Math.min(paper.width, paper.height) / OFFICE);
  const most = usual.isTight ? 1 : Math.min(largest, usual.spare);
  for (let factor = most; factor >= 1 + STEP; factor -= STEP) {
    const { width, height, scale } = paper;
    const larger = { width: width / factor, height: height / factor, scale: scale * factor };
    const { pages, isTight } = lay(larger);
    if (pages.length === usual.pages.length && !isTight) return { paper: larger, pages };
  }
  return { paper, pages: usual.pages };
}

/** Tables one after the other, for bands of columns that do not fit beside each other. */
export function allOf(tables: readonly TablePages[]): TablePages {
  return {
    pages: tables.flatMap(({ pages }) => pages),
    spare: Math.min(...tables.map(({ spare }) => spare)),
    isTight: tables.some(({ isTight }) => isTight),
  };
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
