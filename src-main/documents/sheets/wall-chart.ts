/** The wall chart of a Swiss: a line for each player, round by round; the next round is there for the pen. */
import { joined } from '../../../src-engine/texts/index.ts';
import { bandsOf, type Band } from '../layout/bands.ts';
import { bodyOf, framed, type Setting } from '../layout/frame.ts';
import { mm, paperOf, type Orientation, type Paper } from '../layout/paper.ts';
import { signWidth, type Pen, type Space } from '../layout/pen.ts';
import { personCells, personColumns } from './person.ts';
import type { Sheet } from '../layout/sheet.ts';
import {
  allOf,
  blockOf,
  enlarged,
  hangingHeading,
  tablePages,
  widthBeside,
  type EnlargedPages,
  type TablePages,
} from '../layout/table-pages.ts';
import { baselineIn, type Cell, type Column, type TableStyle } from '../layout/table.ts';
import { plain, strong } from '../layout/phrases.ts';
import type { Typeface } from '../layout/typeface.ts';
import type { WallCell, WallChartView } from '../views/view.ts';
import { texts } from '../words.ts';

type Row = WallChartView['rows'][number];

const STYLE: TableStyle = {
  headSize: 9.5,
  headHeight: mm(6.5),
  rowHeight: mm(5.5),
  thin: mm(0.15),
  heavy: mm(0.6),
};
/** Blocks of sixty players are as high as A1 across. */
const BLOCK_STYLE: TableStyle = { ...STYLE, rowHeight: mm(5.4) };
/** On a page of A4; larger paper takes what fits. */
const MOST_ROWS = 30;
const WIDEST_ROUND = mm(19.4);
/** Of a poster on A1: the players of two columns of a page side by side take fewer sheets. On A2 long names would be too small. */
const BLOCKS = 2;
/** Width kept for names before rounds are spread over more pages. */
const NAMES = mm(34);
/** What a round's cell holds from left to right: font sizes, and the gaps between in points. */
const SIGN_SIZE = 9.8;
const NUMBER_SIZE = 9.5;
const RESULT_SIZE = 11;
const WIDEST_RESULT = '½';
const LABEL_SIZE = 8.5;
const GAP = 1.5;
/** More than a cell needs, so that an opponent and a forfeit are not read as one number; less leaves more for names in blocks. */
const [AIR, BLOCK_AIR] = [6, 4];
const NARROW_PADDING = mm(1.1);
const WIDE_PADDING = mm(1.6);
/** How far a word may begin before what else stands in a cell. */
const REACH = mm(0.6);
/** Cells of many rounds are made smaller, all alike, down to this part before they take another page. */
const SMALLEST = 0.85;

type ChartKind = 'wall-chart' | 'wall-poster' | 'swiss-crosstable';

export function wallChartSheet(view: WallChartView, setting: Setting, kind: ChartKind = 'wall-chart'): Sheet {
  const { size, typeface } = setting;
  const lay = (orientation: Orientation, blocks = 1) =>
    enlarged(paperOf(size, orientation), (on) => chartPages(view, setting, kind, on, blocks));
  const across = lay('landscape');
  const inBlocks = size === 'A1' ? [lay('landscape', BLOCKS)] : [];
  const ways = kind === 'wall-poster' ? [lay('portrait'), ...inBlocks] : [];
  const { paper, pages } = ways.reduce((best, way) => (isBetter(way, best) ? way : best), across);
  const footer = [
    { text: texts.sheets.words.white, colour: 'white' },
    { text: texts.sheets.words.black, colour: 'black' },
    {
      text: isByRank(view, kind) ? texts.sheets.words.opponentByRank : texts.sheets.words.thenOpponent,
    },
  ] as const;
  const title = texts.sheets.titleAfter(texts.sheets.titles[kind], view.afterRound);
  return framed(title, view.imprint, { paper, typeface }, footer, pages);
}

/** Fewer pages, or as many in larger type. */
function isBetter(one: EnlargedPages, other: EnlargedPages): boolean {
  const fewer = other.pages.length - one.pages.length;
  return fewer > 0 || (fewer === 0 && one.paper.scale > other.paper.scale);
}

function chartPages(
  view: WallChartView,
  { size, typeface }: Setting,
  kind: ChartKind,
  paper: Paper,
  blocks: number,
): TablePages {
  const body = bodyOf(paper, 'table');
  const { width } = blockOf(body, blocks);
  const [style, air] = blocks === 1 ? [STYLE, AIR] : [BLOCK_STYLE, BLOCK_AIR];
  const frame = frameOf(view, kind);
  const beside = view.rows.map((row): readonly Cell[] => [...frame.before(row), ...frame.after(row)]);
  const besideColumns = [...frame.columnsBefore, ...frame.columnsAfter];
  const available = width - widthBeside(besideColumns, beside, NAMES, STYLE, typeface);
  const full = cellWidth(view, typeface);
  const spread = bandsOf(view.rounds, available, SMALLEST * full + 2 * NARROW_PADDING, WIDEST_ROUND);
  // Names get what they ask for before a round gets more than is easy to read.
  const rest = width - widthBeside(besideColumns, beside, Infinity, STYLE, typeface);
  const bands = spread.map((band) => {
    const needed = Math.max(easyWidth(view, typeface, air) + 2 * NARROW_PADDING, rest / band.count);
    return { ...band, width: Math.min(band.width, needed) };
  });
  const event = [
    view.imprint.event,
    texts.sheets.afterRound(view.afterRound),
    texts.sheets.provisional(view.openGames),
  ];
  return allOf(
    bands.map((band) => {
      const padding = Math.min(WIDE_PADDING, Math.max(NARROW_PADDING, (band.width - full - air) / 2));
      const scale = Math.min(1, (band.width - 2 * padding) / full);
      const pages = tablePages({
        columns: [...frame.columnsBefore, ...roundColumns(band, padding), ...frame.columnsAfter],
        rows: view.rows.map((row): readonly Cell[] => [
          ...frame.before(row),
          ...row.cells.slice(band.first, band.first + band.count).map((cell) => painted(cell, full, scale)),
          ...frame.after(row),
        ]),
        body,
        blocks,
        style,
        typeface,
        ...(size === 'A4' || size === 'LETTER' ? { mostRows: MOST_ROWS } : {}),
        heading: (first, end) => {
          const numbers = rightOf(view, kind, first, end, bands.length === 1 ? null : band);
          return hangingHeading(texts.sheets.titles[kind], event, numbers);
        },
      });
      return { ...pages, isTight: pages.isTight || scale < 1 };
    }),
  );
}

/** Whether the numbers of the rows, and of opponents, are ranks: where players share one they are numbers of this table alone. */
export function isByRank({ rows }: Pick<WallChartView, 'rows'>, kind: ChartKind): boolean {
  return kind === 'swiss-crosstable' && rows.every(({ number, rank }) => rank === 0 || rank === number);
}

function rightOf(
  view: WallChartView,
  kind: ChartKind,
  first: number,
  end: number,
  band: Band | null,
): string {
  if (end === 0) return '';
  // Players who never came have no number; they stand at the end of the list.
  const numbered = view.rows.slice(first, end).filter(({ number }) => number > 0);
  const counted = isByRank(view, kind) ? 'Rank' : 'Number';
  const numbers =
    numbered.length === 0 ? '' : texts.sheets.span(counted, numbered[0]!.number, numbered.at(-1)!.number);
  const rounds = band === null ? '' : texts.sheets.span('Round', band.first + 1, band.first + band.count);
  return joined([numbers, rounds]);
}

/** What stands on either side of the rounds. */
interface ChartFrame {
  readonly columnsBefore: readonly Column[];
  readonly columnsAfter: readonly Column[];
  readonly before: (row: Row) => readonly Cell[];
  readonly after: (row: Row) => readonly Cell[];
}

function frameOf(view: WallChartView, kind: ChartKind): ChartFrame {
  const { rank, number, points } = texts.sheets.words;
  // In the order of ranks the rank says something new only where players share one.
  const hasRank = !isByRank(view, kind);
  return {
    columnsBefore: [
      { heading: hasRank ? number : rank, align: 'right', size: 9.5, padding: [0, mm(1)] },
      ...personColumns(10.5, 9.5),
    ],
    columnsAfter: [
      { heading: points, align: 'right', size: 11.5, padding: [mm(2), 0], rule: STYLE.heavy },
      ...(hasRank ? [{ heading: rank, align: 'right', size: 9.5, padding: [mm(2), 0] } as const] : []),
    ],
    before: (row) => [strong(row.number === 0 ? '' : `${row.number}`), ...personCells(row)],
    after: (row) => [
      strong(texts.format.points(row.points)),
      ...(hasRank ? [plain(row.rank === 0 ? '' : `${row.rank}`)] : []),
    ],
  };
}

function roundColumns(band: Band, padding: number): readonly Column[] {
  return Array.from({ length: band.count }, (_, index): Column => {
    const heading = `R${band.first + index + 1}`;
    return {
      heading,
      align: 'left',
      size: 9.5,
      padding: [padding, padding],
      width: band.width,
      rule: STYLE.thin,
    };
  });
}

/** Width of a cell with the largest number and the widest result in full size. */
function cellWidth({ rows }: WallChartView, typeface: Typeface): number {
  const digits = `${Math.max(1, ...rows.map(({ number }) => number))}`.replace(/./gu, '0');
  return (
    signWidth(SIGN_SIZE) +
    typeface.widthOf(plain(digits), NUMBER_SIZE) +
    typeface.widthOf(strong(WIDEST_RESULT), RESULT_SIZE) +
    2 * GAP
  );
}

/** The same with air before the result, and with room for the words of rounds without a game. */
function easyWidth(view: WallChartView, typeface: Typeface, air: number): number {
  const labels = new Set(view.rows.flatMap(({ cells }) => cells.map(({ label }) => label)));
  const widest = Math.max(...[...labels].map((label) => typeface.labelWidth(plain(label), LABEL_SIZE)), 0);
  const result = typeface.widthOf(strong(WIDEST_RESULT), RESULT_SIZE) + GAP;
  return Math.max(cellWidth(view, typeface) + air, widest + result);
}

/**
 * Colour, the opponent's number, the result; or a word for a round without a game. `full` is the width that these
 * need in full size; of what a wider cell has to spare the result gets half, and a quarter keeps it off the number.
 */
function painted(cell: WallCell, full: number, scale: number): Cell {
  return (pen, space) => {
    const gap = GAP * scale;
    const spare = Math.max(0, space.width - full * scale);
    const resultWidth = pen.typeface.widthOf(strong(WIDEST_RESULT), RESULT_SIZE * scale) + spare / 2;
    const before = gap + spare / 4;
    const opponent = { ...space, width: space.width - resultWidth - before };
    if (cell.label !== '') {
      const result = pen.typeface.widthOf(strong(cell.result), RESULT_SIZE * scale);
      const words = plain(cell.label);
      const room = space.width - result - gap;
      // Into the air of the cell where it is short: two languages are as wide as the longer word.
      const isShort = pen.typeface.labelWidth(words, LABEL_SIZE * scale) > room;
      const place = isShort ? { x: space.x - REACH, width: room + REACH + gap / 2 } : { width: room };
      pen.fitted(words, LABEL_SIZE * scale, { ...space, ...place });
    } else if (cell.colour !== null) {
      const sign = pen.sign(cell.colour, space.x, space.y + space.height / 2, SIGN_SIZE * scale) + gap;
      const number = { ...opponent, x: space.x + sign, width: opponent.width - sign };
      pen.fitted(plain(`${cell.opponent ?? ''}`), NUMBER_SIZE * scale, number, 'right');
    }
    const result = { ...space, x: space.x + opponent.width + before, width: resultWidth };
    if (cell.open) drawPenLine(pen, result);
    else pen.fitted(strong(cell.result), RESULT_SIZE * scale, result, 'right');
  };
}

/** Where the arbiter writes the result by hand. */
function drawPenLine(pen: Pen, space: Space): void {
  pen.across(space.x, space.width, baselineIn(space, RESULT_SIZE) + 1, mm(0.25));
}
