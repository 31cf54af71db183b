/** Standings: rank, points and the tie-breaks in their order. */
import { bodyOf, framed, type Setting } from '../layout/frame.ts';
import { mm, paperOf, type Orientation } from '../layout/paper.ts';
import type { Pen, Space } from '../layout/pen.ts';
import { personCells, personColumns } from './person.ts';
import type { Sheet } from '../layout/sheet.ts';
import { enlarged, LIST_STYLE, hangingHeading, tablePages, widthBeside } from '../layout/table-pages.ts';
import type { Cell, Column } from '../layout/table.ts';
import { plain, strong } from '../layout/phrases.ts';
import type { Typeface } from '../layout/typeface.ts';
import type { PaperSize, StandingsView } from '../views/view.ts';
import { texts } from '../words.ts';

/** Width for names below which a page with many tie-breaks is turned. */
const NAMES = mm(40);
/** The line that names the tie-breaks. */
export const ORDER_HEIGHT = 24;
const ORDER_SIZE = 9.5;

export function standingsSheet(view: StandingsView, { size, typeface }: Setting): Sheet {
  const rows = view.rows.map(standingsCells);
  const columns = standingsColumns(view);
  const orientation = orientationFor(view, rows, size, typeface);
  const { paper, pages } = enlarged(paperOf(size, orientation), (on) => {
    const whole = bodyOf(on, 'table');
    return tablePages({
      columns,
      rows,
      body: { ...whole, y: whole.y + ORDER_HEIGHT, height: whole.height - ORDER_HEIGHT },
      style: LIST_STYLE,
      typeface,
      heading: (first, end) =>
        hangingHeading(
          texts.sheets.titles.standings,
          aboutStandings(view),
          end === 0 ? '' : texts.sheets.span('Rank', first + 1, end),
        ),
      also: (pen) => drawOrder(pen, view, whole),
    });
  });
  const title = texts.sheets.titleAfter(texts.sheets.titles.standings, view.afterRound);
  return framed(title, view.imprint, { paper, typeface }, [{ text: texts.sheets.words.wrongResult }], pages);
}

/** What the heading says after the title. */
export function aboutStandings({ imprint, afterRound, openGames }: StandingsView): readonly string[] {
  return [imprint.event, texts.sheets.afterRound(afterRound), texts.sheets.provisional(openGames)];
}

/** Upright, or across where the tie-breaks leave names too little. */
export function orientationFor(
  view: StandingsView,
  rows: readonly (readonly Cell[])[],
  size: PaperSize,
  typeface: Typeface,
): Orientation {
  const wanted = widthBeside(standingsColumns(view), rows, NAMES, LIST_STYLE, typeface);
  return wanted <= bodyOf(paperOf(size, 'portrait'), 'table').width ? 'portrait' : 'landscape';
}

/** The line that names the tie-breaks, at the top of the body. */
export function drawOrder(pen: Pen, { columns }: StandingsView, body: Space): void {
  pen.fitted(plain(texts.sheets.orderOf(columns)), ORDER_SIZE, { ...body, height: ORDER_HEIGHT });
}

export function standingsCells(row: StandingsView['rows'][number]): readonly Cell[] {
  return [
    strong(`${row.rank}`),
    ...personCells(row),
    strong(texts.format.points(row.points)),
    ...row.values.map(plain),
  ];
}

export function standingsColumns(view: StandingsView): readonly Column[] {
  return [
    { heading: texts.sheets.words.rank, align: 'right', size: 11, padding: [0, mm(1)] },
    ...personColumns(11, 10),
    {
      heading: texts.sheets.words.points,
      align: 'right',
      size: 12,
      padding: [mm(2), mm(2)],
      rule: LIST_STYLE.heavy,
    },
    ...view.columns.map(({ code, ranks }): Column => {
      return { heading: ranks ? code : `(${code})`, align: 'right', size: 10, padding: [mm(1.5), mm(1)] };
    }),
  ];
}
