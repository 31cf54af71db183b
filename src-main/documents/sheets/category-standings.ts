/** Standings by category: each under its name, as many below one another as a page holds. */
import { balancedHeight } from '../layout/balance.ts';
import { bodyOf, framed, type PageContent, type Setting } from '../layout/frame.ts';
import { mm, paperOf, type Paper } from '../layout/paper.ts';
import type { Pen, Space } from '../layout/pen.ts';
import { plain, strong } from '../layout/phrases.ts';
import type { Sheet } from '../layout/sheet.ts';
import {
  aboutStandings,
  drawOrder,
  ORDER_HEIGHT,
  orientationFor,
  standingsCells,
  standingsColumns,
} from './standings.ts';
import { enlarged, LIST_STYLE, spreadOver, hangingHeading, type TablePages } from '../layout/table-pages.ts';
import { drawTable, tableOf, type Cell, type Table } from '../layout/table.ts';
import type { Typeface } from '../layout/typeface.ts';
import type { StandingsView } from '../views/view.ts';
import { texts } from '../words.ts';

interface RankedCategory {
  readonly label: string;
  readonly view: StandingsView;
}

/** Lines of one category on one page. */
interface Stretch {
  readonly label: string;
  readonly rows: readonly (readonly Cell[])[];
  /** 0-based place of the first row among those of its category, which has so many. */
  readonly first: number;
  readonly all: number;
}

/** The name of a category above its first line, and the space before it. */
const NAME = mm(10);
const NAME_SIZE = 15;

/** At least one category. */
export function categoryStandingsSheet(
  categories: readonly [RankedCategory, ...RankedCategory[]],
  { size, typeface }: Setting,
): Sheet {
  const [{ view }] = categories;
  const rows = categories.flatMap((category) => category.view.rows.map(standingsCells));
  const orientation = orientationFor(view, rows, size, typeface);
  const { paper, pages } = enlarged(paperOf(size, orientation), (on) =>
    pagesOn(on, categories, rows, typeface),
  );
  const title = texts.sheets.titleAfter(texts.sheets.titles['category-standings'], view.afterRound);
  return framed(title, view.imprint, { paper, typeface }, [{ text: texts.sheets.words.wrongResult }], pages);
}

function pagesOn(
  paper: Paper,
  categories: readonly [RankedCategory, ...RankedCategory[]],
  rows: readonly (readonly Cell[])[],
  typeface: Typeface,
): TablePages {
  const [{ view }] = categories;
  const whole = bodyOf(paper, 'table');
  const body = { ...whole, y: whole.y + ORDER_HEIGHT, height: whole.height - ORDER_HEIGHT };
  const { rowHeight, pages } = fewestPages(categories, body.height - LIST_STYLE.headHeight);
  const low = { ...LIST_STYLE, rowHeight };
  const { columns, style } = spreadOver(standingsColumns(view), rows, body.width, low, typeface);
  const table = tableOf(columns, rows, body.width, style, typeface);
  const heightOf = (stretches: readonly Stretch[]): number =>
    style.headHeight + stretches.reduce((sum, one) => sum + NAME + one.rows.length * style.rowHeight, 0);
  return {
    pages: pages.map((stretches): PageContent => ({
      heading: hangingHeading(texts.sheets.titles['category-standings'], aboutStandings(view), ''),
      draw: (pen) => {
        drawOrder(pen, view, whole);
        drawStretches(pen, table, stretches, body);
      },
    })),
    spare: body.height / Math.max(...pages.map(heightOf)),
    isTight: table.isTight,
  };
}

/** Rows may be this much lower where that saves a page, or keeps a category together. */
const LOWER = 0.95;

/** The height of a row with which the categories take fewest pages, and these, about as full as each other. */
function fewestPages(categories: readonly RankedCategory[], height: number) {
  const [usual, lower] = [1, LOWER].map((factor) => {
    const rowHeight = factor * LIST_STYLE.rowHeight;
    const most = Math.max(1, Math.floor((height - NAME) / rowHeight + 1e-6));
    const pagesIn = (full: number) => intoPages(categories, full, rowHeight, most);
    const even = balancedHeight(height, (full) => pagesIn(full).length);
    return { rowHeight, pages: pagesIn(even) };
  }) as [Fitting, Fitting];
  const fewer = usual.pages.length - lower.pages.length;
  const isLessTorn = lower.pages.flat().length < usual.pages.flat().length;
  return fewer > 0 || (fewer === 0 && isLessTorn) ? lower : usual;
}

interface Fitting {
  readonly rowHeight: number;
  readonly pages: readonly (readonly Stretch[])[];
}

/** A category goes on over the page only where it has more than the `most` rows of a whole one, then in equal parts. */
function intoPages(
  categories: readonly RankedCategory[],
  height: number,
  rowHeight: number,
  most: number,
): readonly (readonly Stretch[])[] {
  const pages: Stretch[][] = [[]];
  let left = height;
  for (const { label, view } of categories) {
    const cells = view.rows.map(standingsCells);
    const each = Math.ceil(cells.length / Math.ceil(cells.length / most));
    for (let first = 0; first < cells.length; first += each) {
      const rows = cells.slice(first, first + each);
      const needed = NAME + rows.length * rowHeight;
      if (needed > left + 1e-6 && left < height) {
        pages.push([]);
        left = height;
      }
      pages.at(-1)!.push({ label, rows, first, all: cells.length });
      left -= needed;
    }
  }
  return pages;
}

function drawStretches(pen: Pen, table: Table, stretches: readonly Stretch[], body: Space): void {
  drawTable(pen, table, [], body, 0);
  const { style } = table;
  const below: Table = { ...table, style: { ...style, headHeight: 0 }, headings: false };
  let y = body.y + style.headHeight;
  for (const { label, rows, first, all } of stretches) {
    const name = { ...body, y: y + mm(2), height: NAME - mm(2) };
    pen.fitted(strong(label), NAME_SIZE, { ...name, width: 0.7 * body.width });
    const places = texts.sheets.partOf(first + 1, first + rows.length, all);
    pen.fitted(
      plain(places),
      11,
      { ...name, x: body.x + 0.7 * body.width, width: 0.3 * body.width },
      'right',
    );
    y += NAME;
    pen.across(body.x, body.width, y, style.heavy);
    drawTable(pen, below, rows, { ...body, y }, first);
    y += rows.length * style.rowHeight;
  }
}
