/** Standings: rank, points and the tie-breaks in their order. */
import { formatPoints } from '../../src-engine/index.ts';
import { bodyOf, framed, type Setting } from './frame.ts';
import { mm, paperOf } from './paper.ts';
import { personCells, personColumns } from './person.ts';
import type { Sheet } from './sheet.ts';
import { enlarged, LIST_STYLE, tableHeading, tablePages, widthBeside } from './table-pages.ts';
import type { Cell, Column } from './table.ts';
import { plain, strong } from './phrases.ts';
import type { StandingsView } from './view.ts';
import { texts } from './words.ts';

/** Width for names below which a page with many tie-breaks is turned. */
const NAMES = mm(40);
/** The line that names the tie-breaks. */
const ORDER_HEIGHT = 24;
const ORDER_SIZE = 9.5;

/** `category` is the one that is ranked, `''` for everybody. */
export function standingsSheet(view: StandingsView, { size, typeface }: Setting, category = ''): Sheet {
  const rows = view.rows.map((row): readonly Cell[] => [
    strong(`${row.rank}`),
    ...personCells(row),
    strong(formatPoints(row.points)),
    ...row.values.map(plain),
  ]);
  const columns = columnsOf(view);
  const portrait = paperOf(size, 'portrait');
  const wanted = widthBeside(columns, rows, NAMES, LIST_STYLE, typeface);
  const isNarrow = wanted <= bodyOf(portrait, 'table').width;
  const event = [
    category,
    view.imprint.event,
    texts.sheets.afterRound(view.afterRound),
    texts.sheets.provisional(view.openGames),
  ];
  const { paper, pages } = enlarged(isNarrow ? portrait : paperOf(size, 'landscape'), (on) => {
    const whole = bodyOf(on, 'table');
    return tablePages({
      columns,
      rows,
      body: { ...whole, y: whole.y + ORDER_HEIGHT, height: whole.height - ORDER_HEIGHT },
      style: LIST_STYLE,
      typeface,
      heading: (first, end) =>
        tableHeading(
          texts.sheets.titles.standings,
          event,
          end === 0 ? '' : texts.sheets.span('Place', first + 1, end),
        ),
      also: (pen) => {
        pen.fitted(plain(texts.sheets.orderOf(view.columns)), ORDER_SIZE, { ...whole, height: ORDER_HEIGHT });
      },
    });
  });
  const title = texts.sheets.titleAfter(texts.sheets.titles.standings, view.afterRound);
  return framed(title, view.imprint, { paper, typeface }, [{ text: texts.sheets.words.wrongResult }], pages);
}

function columnsOf(view: StandingsView): readonly Column[] {
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
