/** Standings: rank, points and the tie-breaks in their order. */
import { formatPoints } from '../../src-engine/index.ts';
import { bodyOf, framed, type PageContent, type Setting } from './frame.ts';
import { mm, paperOf } from './paper.ts';
import { personCells, personColumns } from './person.ts';
import type { Sheet } from './sheet.ts';
import { chunksOf, drawTable, rowsIn, tableOf, type Cell, type Column, type TableStyle } from './table.ts';
import { plain, strong } from './typeface.ts';
import type { StandingsView } from './view.ts';
import { afterRound, orderOf, provisional, span, TITLES, WORDS } from './words.ts';

const STYLE: TableStyle = {
  headSize: 9.5,
  headHeight: mm(7),
  rowHeight: mm(6.2),
  thin: mm(0.15),
  heavy: mm(0.35),
};
/** The line that names the tie-breaks. */
const ORDER_HEIGHT = 24;
const ORDER_SIZE = 9.5;

export function standingsSheet(view: StandingsView, { size, typeface }: Setting): Sheet {
  const paper = paperOf(size, 'portrait');
  const whole = bodyOf(paper, 'table');
  const body = { ...whole, y: whole.y + ORDER_HEIGHT, height: whole.height - ORDER_HEIGHT };
  const rows = view.rows.map((row): readonly Cell[] => [
    strong(`${row.rank}`),
    ...personCells(row),
    strong(formatPoints(row.points)),
    ...row.values.map(plain),
  ]);
  const table = tableOf(columnsOf(view), rows, body.width, STYLE, typeface);
  const perPage = rowsIn(body.height, STYLE);
  const event = [view.imprint.event, afterRound(view.afterRound), provisional(view.openGames)]
    .filter((part) => part !== '')
    .join(', ');
  const pages = chunksOf(rows.length, perPage).map((first): PageContent => {
    const part = rows.slice(first, first + perPage);
    const right = part.length === 0 ? '' : span('Place', first + 1, first + part.length);
    return {
      heading: { style: 'table', title: TITLES.standings, event, right, rightSize: 18, rightBelow: '' },
      draw: (pen) => {
        const line = { x: whole.x, y: whole.y, width: whole.width, height: ORDER_HEIGHT };
        pen.fitted(plain(orderOf(view.columns)), ORDER_SIZE, line);
        drawTable(pen, table, part, body, first);
      },
    };
  });
  const title = `${TITLES.standings} ${afterRound(view.afterRound)}`;
  return framed(title, view.imprint, { paper, typeface }, [WORDS.wrongResult], pages);
}

function columnsOf(view: StandingsView): readonly Column[] {
  return [
    { heading: WORDS.rank, align: 'right', size: 11, padding: [0, mm(1)] },
    ...personColumns(11, 10),
    { heading: WORDS.points, align: 'right', size: 12, padding: [mm(2), mm(2)], rule: STYLE.heavy },
    ...view.columns.map(({ code }): Column => {
      return { heading: code, align: 'right', size: 10, padding: [mm(1.5), mm(1)] };
    }),
  ];
}
