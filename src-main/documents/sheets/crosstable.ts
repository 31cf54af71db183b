/** The crosstable of a round robin: everybody against everybody, in the order of the standings. */
import { bandsOf, type Band } from '../layout/bands.ts';
import { bodyOf, framed, type Setting } from '../layout/frame.ts';
import { mm, paperOf, type Paper } from '../layout/paper.ts';
import type { Pen, Space } from '../layout/pen.ts';
import { personCells, personColumns } from './person.ts';
import type { Sheet } from '../layout/sheet.ts';
import {
  allOf,
  enlarged,
  hangingHeading,
  tablePages,
  widthBeside,
  type TablePages,
} from '../layout/table-pages.ts';
import type { Cell, Column, TableStyle } from '../layout/table.ts';
import { plain, strong } from '../layout/phrases.ts';
import type { Typeface } from '../layout/typeface.ts';
import type { CrosstableView } from '../views/view.ts';
import { texts } from '../words.ts';

type Row = CrosstableView['rows'][number];

const TALL = mm(8);
const LOW = mm(5.2);
const NARROWEST_RESULT = mm(4.8);
const RESULT_SIZE = 10.5;
const RESULT_PADDING = mm(0.5);
const WIDEST_RESULT = mm(12);
const NAMES = mm(44);

export function crosstableSheet(view: CrosstableView, { size, typeface }: Setting): Sheet {
  const { paper, pages } = enlarged(paperOf(size, 'landscape'), (on) => pagesOn(on, view, typeface));
  const title = texts.sheets.titleAfter(texts.sheets.titles.crosstable, view.afterRound);
  return framed(title, view.imprint, { paper, typeface }, [{ text: texts.sheets.words.wrongResult }], pages);
}

function pagesOn(paper: Paper, view: CrosstableView, typeface: Typeface): TablePages {
  const body = bodyOf(paper, 'table');
  const style = styleFor(view.rows.length, body.height);
  const beside = view.rows.map((row, index): readonly Cell[] => [
    ...peopleCells(row, index),
    ...totalCells(row),
  ]);
  const besideColumns = [...peopleColumns(), ...totalColumns(view, style)];
  const available = body.width - widthBeside(besideColumns, beside, NAMES, style, typeface);
  const narrowest = narrowestFor(view, typeface);
  // Names get what they ask for before a result gets more than it needs.
  const rest = body.width - widthBeside(besideColumns, beside, Infinity, style, typeface);
  const bands = bandsOf(view.rows.length, available, narrowest, WIDEST_RESULT).map((band) => ({
    ...band,
    width: Math.min(band.width, Math.max(narrowest, rest / band.count)),
  }));
  const event = [
    view.imprint.event,
    texts.sheets.afterRound(view.afterRound),
    texts.sheets.provisional(view.openGames),
  ];
  return allOf(
    bands.map((band) =>
      tablePages({
        columns: [...peopleColumns(), ...resultColumns(band, style), ...totalColumns(view, style)],
        rows: view.rows.map((row, index): readonly Cell[] => [
          ...peopleCells(row, index),
          ...row.results.slice(band.first, band.first + band.count).map(resultCell),
          ...totalCells(row),
        ]),
        body,
        style,
        typeface,
        heading: (first, end) => {
          const players = rightOf(first, end, bands.length === 1 ? null : band);
          return hangingHeading(texts.sheets.titles.crosstable, event, players);
        },
      }),
    ),
  );
}

function rightOf(first: number, end: number, band: Band | null): string {
  if (end === 0) return '';
  const players = texts.sheets.span('Player', first + 1, end);
  return band === null ? players : texts.sheets.against(players, band.first + 1, band.first + band.count);
}

/** High rows for a small field, low ones where that saves a page. */
function styleFor(players: number, height: number): TableStyle {
  const headHeight = mm(7);
  const rowHeight = Math.max(LOW, Math.min(TALL, (height - headHeight - mm(2)) / Math.max(1, players)));
  return { headSize: 9.5, headHeight, rowHeight, thin: mm(0.15), heavy: mm(0.6) };
}

/** As wide as the longest result, two games of a double round robin. */
function narrowestFor(view: CrosstableView, typeface: Typeface): number {
  const results = new Set(view.rows.flatMap((row) => row.results));
  const widths = [...results].map((text) => typeface.widthOf(strong(text ?? ''), RESULT_SIZE));
  return Math.max(NARROWEST_RESULT, ...widths.map((width) => width + 2 * RESULT_PADDING + 0.5));
}

function peopleColumns(): readonly Column[] {
  return [
    { heading: texts.sheets.words.number, align: 'right', size: 10, padding: [0, mm(1)] },
    ...personColumns(11, 9.5),
  ];
}

function peopleCells(row: Row, index: number): readonly Cell[] {
  return [strong(`${index + 1}`), ...personCells(row)];
}

function totalCells({ points, values, rank }: Row): readonly Cell[] {
  return [strong(texts.format.points(points)), ...values.map(plain), plain(`${rank}`)];
}

function resultColumns(band: Band, style: TableStyle): readonly Column[] {
  return Array.from({ length: band.count }, (_, index): Column => {
    const heading = `${band.first + index + 1}`;
    return {
      heading,
      align: 'centre',
      size: RESULT_SIZE,
      padding: [RESULT_PADDING, RESULT_PADDING],
      width: band.width,
      rule: style.thin,
    };
  });
}

function totalColumns(view: CrosstableView, style: TableStyle): readonly Column[] {
  return [
    {
      heading: texts.sheets.words.points,
      align: 'right',
      size: 12,
      padding: [mm(2), mm(1)],
      rule: style.heavy,
    },
    ...view.columns.map(({ code, ranks }): Column => {
      return { heading: ranks ? code : `(${code})`, align: 'right', size: 9.5, padding: [mm(1.5), mm(0.5)] };
    }),
    { heading: texts.sheets.words.rank, align: 'right', size: 9.5, padding: [mm(2), 0] },
  ];
}

function resultCell(result: string | null): Cell {
  return result === null ? drawCross : strong(result);
}

/** The diagonal: nobody plays themselves. */
function drawCross(pen: Pen, { x, y, width, height }: Space): void {
  const side = Math.min(width, height) * 0.5;
  const [left, top] = [x + (width - side) / 2, y + (height - side) / 2];
  pen.stroke([left, top], [left + side, top + side], mm(0.3));
  pen.stroke([left, top + side], [left + side, top], mm(0.3));
}
