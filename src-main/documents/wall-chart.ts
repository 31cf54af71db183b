/** The wall chart of a Swiss: a line for each player, round by round; the next round is there for the pen. */
import { formatPoints } from '../../src-engine/index.ts';
import { bandsOf, type Band } from './bands.ts';
import { bodyOf, framed, type Setting } from './frame.ts';
import { mm, paperOf } from './paper.ts';
import type { Pen, Space } from './pen.ts';
import { personCells, personColumns } from './person.ts';
import type { Sheet } from './sheet.ts';
import { tableHeading, tablePages, widthBeside } from './table-pages.ts';
import { baselineIn, tableOf, type Cell, type Column, type TableStyle } from './table.ts';
import { plain, strong } from './typeface.ts';
import type { WallCell, WallChartView } from './view.ts';
import { afterRound, span, TITLES, WORDS } from './words.ts';

type Row = WallChartView['rows'][number];

const STYLE: TableStyle = {
  headSize: 9.5,
  headHeight: mm(6.5),
  rowHeight: mm(5.55),
  thin: mm(0.15),
  heavy: mm(0.35),
};
const MOST_ROWS = 30;
const WIDEST_ROUND = mm(19.4);
const NARROWEST_ROUND = mm(13);
/** Width kept for names before rounds are spread over more pages. */
const NAMES = mm(38);
const SIGN_SIZE = 9.8;

export function wallChartSheet(view: WallChartView, { size, typeface }: Setting): Sheet {
  const paper = paperOf(size, 'landscape');
  const body = bodyOf(paper, 'table');
  const beside = view.rows.map((row): readonly Cell[] => [...peopleCells(row), ...totalCells(row)]);
  const besideColumns = [...peopleColumns(), ...totalColumns()];
  const available = body.width - widthBeside(besideColumns, beside, NAMES, STYLE, typeface);
  const bands = bandsOf(view.rounds, available, NARROWEST_ROUND, WIDEST_ROUND);
  const event = [view.imprint.event, afterRound(view.afterRound)];
  const pages = bands.flatMap((band) => {
    const rows = view.rows.map((row): readonly Cell[] => [
      ...peopleCells(row),
      ...row.cells.slice(band.first, band.first + band.count).map(painted),
      ...totalCells(row),
    ]);
    const columns = [...peopleColumns(), ...roundColumns(band), ...totalColumns()];
    return tablePages({
      table: tableOf(columns, rows, body.width, STYLE, typeface),
      rows,
      body,
      mostRows: MOST_ROWS,
      heading: (first, end) => {
        const numbers = rightOf(view, first, end, bands.length === 1 ? null : band);
        return tableHeading(TITLES['wall-chart'], event, numbers);
      },
    });
  });
  const footer = [
    { text: WORDS.white, colour: 'white' },
    { text: WORDS.black, colour: 'black' },
    { text: WORDS.thenOpponent },
  ] as const;
  const title = `${TITLES['wall-chart']} ${afterRound(view.afterRound)}`;
  return framed(title, view.imprint, { paper, typeface }, footer, pages);
}

function rightOf({ rows }: WallChartView, first: number, end: number, band: Band | null): string {
  if (end === 0) return '';
  const numbers = span('Number', rows[first]!.number, rows[end - 1]!.number);
  return band === null ? numbers : `${numbers}, ${span('Round', band.first + 1, band.first + band.count)}`;
}

function peopleCells(row: Row): readonly Cell[] {
  return [strong(row.number === 0 ? '' : `${row.number}`), ...personCells(row)];
}

function totalCells({ points, rank }: Row): readonly Cell[] {
  return [strong(formatPoints(points)), plain(rank === 0 ? '' : `${rank}`)];
}

function roundColumns(band: Band): readonly Column[] {
  return Array.from({ length: band.count }, (_, index): Column => {
    const heading = `R${band.first + index + 1}`;
    const padding = [mm(1.4), mm(1.4)] as const;
    return { heading, align: 'left', size: 9.5, padding, width: band.width, rule: STYLE.thin };
  });
}

function peopleColumns(): readonly Column[] {
  return [
    { heading: WORDS.number, align: 'right', size: 9.5, padding: [0, mm(1)] },
    ...personColumns(10.5, 9.5),
  ];
}

function totalColumns(): readonly Column[] {
  return [
    { heading: WORDS.points, align: 'right', size: 11.5, padding: [mm(2), 0], rule: STYLE.heavy },
    { heading: WORDS.rank, align: 'right', size: 9.5, padding: [mm(2), 0] },
  ];
}

/** Colour, the opponent's number, the result; or a word for a round without a game. */
function painted(cell: WallCell): Cell {
  return (pen, space) => {
    if (cell.label !== '') {
      pen.fitted(plain(cell.label), 8.5, { ...space, width: space.width * 0.66 });
    } else if (cell.colour !== null) {
      const sign = pen.sign(cell.colour, space.x, space.y + space.height / 2, SIGN_SIZE);
      const number = { ...space, x: space.x + sign, width: space.width * 0.66 - sign };
      pen.fitted(plain(`${cell.opponent ?? ''}`), 9.5, number, 'right');
    }
    if (cell.open) drawPenLine(pen, space);
    else
      pen.fitted(
        strong(cell.result),
        11,
        { ...space, x: space.x + space.width * 0.7, width: space.width * 0.3 },
        'right',
      );
  };
}

function drawPenLine(pen: Pen, space: Space): void {
  const width = space.width * 0.25;
  pen.across(space.x + space.width - width, width, baselineIn(space, 11) + 1, mm(0.25));
}
