/**
 * Where things are on the hall screen. Everything is drawn on a stage of design pixels, as large as the window allows: 1920
 * wide at least and 1080 high at least, so that one figure holds for every projector.
 */
import type { HallDistance, HallPaging, HallPicture, HallSeconds } from '../../src-main/ipc/contract.ts';

interface Stage {
  /** Pixels of the window for each pixel of the design. */
  readonly unit: number;
  /** In design pixels. */
  readonly width: number;
  readonly height: number;
}

const DESIGN = { width: 1920, height: 1080 } as const;

/** Heights of what lies around the list, and its margins. */
const PARTS = { head: 118, band: 104, foot: 84, heading: 42, top: 6, side: 48 } as const;

/** Space between columns of the list. */
const GUTTER = 64;

/** The whole window in units of the design; width and height are in pixels. */
export function stageOf(width: number, height: number): Stage {
  const unit = Math.min(width / DESIGN.width, height / DESIGN.height);
  return { unit, width: width / unit, height: height / unit };
}

/** How a list is set out on one page; lengths in units of the design. */
export interface Grid {
  readonly columns: number;
  /** Rows of one column that fit. */
  readonly rows: number;
  /** Height of a row. */
  readonly row: number;
  /** Size of names. */
  readonly size: number;
  /** Width of a column. */
  readonly width: number;
}

type ListView = 'boards' | 'names' | 'standings' | 'open';

/** Columns and row heights of the lists, by the farthest reader. */
const LISTS: Readonly<
  Record<ListView, Readonly<Record<HallDistance, Pick<Grid, 'columns' | 'row' | 'size'>>>>
> = {
  boards: { far: { columns: 1, row: 55, size: 44 }, near: { columns: 2, row: 55, size: 33 } },
  names: { far: { columns: 2, row: 55, size: 44 }, near: { columns: 3, row: 46, size: 33 } },
  standings: { far: { columns: 2, row: 55, size: 44 }, near: { columns: 3, row: 46, size: 33 } },
  open: { far: { columns: 1, row: 55, size: 44 }, near: { columns: 1, row: 55, size: 44 } },
};

/** How much larger rows and names become where a page has room: games still on have the width for more. */
const MOST_GROWTH: Readonly<Record<ListView, Readonly<Record<'row' | 'size', number>>>> = {
  boards: { row: 1.2, size: 1.1 },
  names: { row: 1.2, size: 1.1 },
  standings: { row: 1.2, size: 1.1 },
  open: { row: 1.5, size: 1.5 },
};

/** Few games stand in large letters. */
export const LARGE = { games: 5, row: 130, size: 66 } as const;

/** `band`: a message takes room from the rows. */
export function gridOf(view: ListView, distance: HallDistance, stage: Stage, band: boolean): Grid {
  const { columns, row, size } = LISTS[view][distance];
  const { head, foot, heading, top, side } = PARTS;
  const height = stage.height - head - foot - heading - top - (band ? PARTS.band : 0);
  return {
    columns,
    row,
    size,
    rows: Math.max(1, Math.floor(height / row)),
    width: (stage.width - 2 * side - (columns - 1) * GUTTER) / columns,
  };
}

/** Items of a list that are on one page; `from` and `to` count from 0, `to` is beyond the last. */
export interface Slice {
  readonly from: number;
  readonly to: number;
}

/** Pages of about equal length: none has three lines while the others are full. An empty list has one page. */
export function pagesOf(count: number, perPage: number): readonly Slice[] {
  const pages = Math.max(1, Math.ceil(count / perPage));
  return Array.from({ length: pages }, (_, page) => ({
    from: Math.floor((page * count) / pages),
    to: Math.floor(((page + 1) * count) / pages),
  }));
}

/** The columns of a page, filled one after the other, the last one shorter. */
export function columnsOf<T>(items: readonly T[], columns: number): readonly (readonly T[])[] {
  const rows = Math.ceil(items.length / columns);
  return Array.from({ length: columns }, (_, column) => items.slice(column * rows, (column + 1) * rows));
}

/** So far the clock of a window may be behind that of main, or be set back, and the page just stays. */
const CLOCK_SKEW_MS = 2000;

/**
 * The page that is on now, from 0, and the seconds that it stays; null where it stays. Where the clock was set back further,
 * the pages go on turning: they do not wait until it is that time again.
 */
export function pageAt(
  { page, since, held }: HallPaging,
  seconds: HallSeconds,
  pages: number,
  now: number,
): { readonly page: number; readonly nextIn: number | null } {
  if (held || seconds === 0 || pages < 2) return { page: page % pages, nextIn: null };
  const passed = now - since;
  const elapsed = passed < 0 && passed >= -CLOCK_SKEW_MS ? 0 : Math.floor(passed / 1000);
  const turned = Math.floor(elapsed / seconds);
  return { page: cyclic(page + turned, pages), nextIn: seconds - cyclic(elapsed, seconds) };
}

/** The place of any number, also below 0, in a circle. */
function cyclic(place: number, of: number): number {
  return ((place % of) + of) % of;
}

/** Lines that the list of a picture has. */
function linesOf({ content }: HallPicture): number {
  switch (content.kind) {
    case 'boards':
    case 'open':
      return content.boards.length;
    case 'names':
      return content.entries.length;
    case 'standings':
      return content.ranks.length;
    default:
      return 0;
  }
}

/** Grid and pages of a picture on a stage; a single empty page for what is no list. */
export function pagingOf(
  picture: HallPicture,
  stage: Stage,
): { readonly grid: Grid; readonly pages: readonly Slice[] } {
  const { content, distance, message } = picture;
  const band = message.band && message.text !== '';
  const view =
    content.kind === 'names' || content.kind === 'standings' || content.kind === 'open'
      ? content.kind
      : 'boards';
  const count = linesOf(picture);
  const pagesIn = (grid: Grid): readonly Slice[] => pagesOf(count, grid.rows * grid.columns);
  const asked = gridOf(view, distance, stage, band);
  // The larger letters, where they take no further page.
  const far = gridOf(view, 'far', stage, band);
  const grid = pagesIn(far).length <= pagesIn(asked).length ? far : asked;
  return { grid: grown(view, grid, pagesIn(grid)), pages: pagesIn(grid) };
}

/** The grid with rows that fill the height, as far as they may grow. Small letters are small for want of width. */
function grown(view: ListView, grid: Grid, pages: readonly Slice[]): Grid {
  const used = Math.max(1, ...pages.map(({ from, to }) => Math.ceil((to - from) / grid.columns)));
  const room = grid.rows / used;
  const most = MOST_GROWTH[view];
  const isLarge = grid.size === LISTS[view].far.size;
  return {
    ...grid,
    row: grid.row * Math.min(most.row, room),
    size: isLarge ? Math.round(grid.size * Math.min(most.size, room)) : grid.size,
  };
}

/** A template of CSS for columns in design pixels; null takes what is left. */
export function template(columns: readonly (number | null)[]): string {
  return columns.map((width) => (width === null ? 'minmax(0, 1fr)' : `calc(${width} * var(--u))`)).join(' ');
}
