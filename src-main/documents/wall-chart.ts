/** The wall chart of a Swiss: a line for each player, round by round; the next round is there for the pen. */
import { formatPoints } from '../../src-engine/index.ts';
import { bandsOf, type Band } from './bands.ts';
import { bodyOf, framed, type PageContent, type Setting } from './frame.ts';
import { mm, paperOf } from './paper.ts';
import type { Pen, Space } from './pen.ts';
import { personCells, personColumns } from './person.ts';
import type { Sheet } from './sheet.ts';
import {
  baselineIn,
  chunksOf,
  drawTable,
  naturalWidths,
  rowsIn,
  tableOf,
  type Cell,
  type Column,
  type TableStyle,
} from './table.ts';
import { plain, strong, type Typeface } from './typeface.ts';
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
  const perPage = Math.min(MOST_ROWS, rowsIn(body.height, STYLE));
  const people = view.rows.map(peopleCells);
  const totals = view.rows.map(totalCells);
  const around = outerWidth(people, totals, typeface);
  const bands = bandsOf(view.rounds, body.width - around, NARROWEST_ROUND, WIDEST_ROUND);
  const pages = bands.flatMap((band) => {
    const rows = view.rows.map((row, index): readonly Cell[] => [
      ...people[index]!,
      ...row.cells.slice(band.first, band.first + band.count).map(painted),
      ...totals[index]!,
    ]);
    const table = tableOf(columnsOf(band), rows, body.width, STYLE, typeface);
    return chunksOf(rows.length, perPage).map((first): PageContent => {
      const part = rows.slice(first, first + perPage);
      return {
        heading: {
          style: 'table',
          title: TITLES['wall-chart'],
          event: `${view.imprint.event}, ${afterRound(view.afterRound)}`,
          right: rightOf(view, first, part.length, bands.length === 1 ? null : band),
          rightSize: 18,
          rightBelow: '',
        },
        draw: (pen) => {
          drawTable(pen, table, part, body, first);
        },
      };
    });
  });
  const title = `${TITLES['wall-chart']} ${afterRound(view.afterRound)}`;
  return framed(title, view.imprint, { paper, typeface }, ['white', 'black', WORDS.thenOpponent], pages);
}

function rightOf(view: WallChartView, first: number, count: number, band: Band | null): string {
  const rounds = band === null ? '' : `, ${span('Round', band.first + 1, band.first + band.count)}`;
  if (count === 0) return '';
  return `${span('Number', view.rows[first]!.number, view.rows[first + count - 1]!.number)}${rounds}`;
}

function peopleCells(row: Row): readonly Cell[] {
  return [strong(row.number === 0 ? '' : `${row.number}`), ...personCells(row)];
}

function totalCells({ points, rank }: Row): readonly Cell[] {
  return [strong(formatPoints(points)), plain(rank === 0 ? '' : `${rank}`)];
}

function columnsOf(band: Band): readonly Column[] {
  return [
    ...peopleColumns(),
    ...Array.from({ length: band.count }, (_, index): Column => {
      const heading = `R${band.first + index + 1}`;
      return {
        heading,
        align: 'left',
        size: 9.5,
        padding: [mm(1.4), mm(1.4)],
        width: band.width,
        rule: STYLE.thin,
      };
    }),
    ...totalColumns(),
  ];
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

/** Width of everything beside the rounds, with the names as wide as they should at least be. */
function outerWidth(
  people: readonly (readonly Cell[])[],
  totals: readonly (readonly Cell[])[],
  typeface: Typeface,
): number {
  const columns = [...peopleColumns(), ...totalColumns()];
  const rows = people.map((cells, index) => [...cells, ...totals[index]!]);
  return naturalWidths(columns, rows, STYLE, typeface)
    .map((width, index) => (columns[index]!.flexible === true ? Math.min(width, NAMES) : width))
    .reduce((sum, width) => sum + width, 0);
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
