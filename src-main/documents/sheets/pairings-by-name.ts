/** Round by name: where players look for their board. Columns of names, the initials of the page in its corner. */
import { endingOnce, joined } from '../../../src-engine/texts/index.ts';
import { leastHeight } from '../layout/balance.ts';
import { bodyOf, framed, type PageContent, type Setting } from '../layout/frame.ts';
import { mm, paperFor } from '../layout/paper.ts';
import { HALF_CAPITAL, signedLabelWidth, type Pen, type Space } from '../layout/pen.ts';
import type { Sheet } from '../layout/sheet.ts';
import { nameWords, plain, strong } from '../layout/phrases.ts';
import type { Line, Typeface } from '../layout/typeface.ts';
import type { PairingsByNameView } from '../views/view.ts';
import { texts } from '../words.ts';

type Entry = PairingsByNameView['entries'][number];

const NAME_SIZE = 14.5;
/** Read by the same eyes as the name. */
const NOTE_SIZE = 12;
const NOTE_LINE = 15;
const NAME_LINE = 18;
const ROW = mm(12.1);
/** A name that one line would make smaller than this gets a higher row and more lines. */
const SMALLEST_NAME = 11.5;
/** The same as a part of its size: a word that is too long for that is torn. */
const TEAR_BELOW = SMALLEST_NAME / NAME_SIZE;
const MOST_NAME_LINES = 4;
const HEAD = mm(7.5);
const BETWEEN = mm(8);
/** Every fifth line leads the eye across. */
const [THIN, HEAVY] = [mm(0.2), mm(0.6)];
/** Narrowest column that holds most names in full size. */
const COLUMN = mm(80);
const BOARD = mm(13);
const COLOUR_SIZE = 13;
const HEAD_SIZE = 10;
/** Between a name and the square of its colour. */
const GAP = mm(2.5);

interface Placed {
  readonly entry: Entry;
  readonly column: number;
  readonly y: number;
  readonly height: number;
  /** The fifth of five lines in its column. */
  readonly closes: boolean;
}

export function pairingsByNameSheet(view: PairingsByNameView, { size, typeface }: Setting): Sheet {
  const { paper, pages: laid } = placedOn(view, { size, typeface });
  const body = bodyOf(paper, 'wall');
  const colour = colourWidth(typeface);
  const pages = laid.map((placed): PageContent => {
    const heading = {
      style: 'wall',
      title: texts.sheets.roundTitle(view.round),
      event: joined([view.imprint.event, texts.sheets.words.findYourBoard]),
      right:
        placed.length === 0
          ? ''
          : texts.sheets.initials(placed[0]!.entry.initial, placed.at(-1)!.entry.initial),
      rightSize: 40,
      rightBelow: '',
    } as const;
    return {
      heading,
      draw: (pen) => {
        for (const column of new Set(placed.map((place) => place.column)))
          drawHead(pen, columnOf(body, column), colour);
        for (const place of placed) {
          const { x, width } = columnOf(body, place.column);
          drawEntry(pen, place, { x, y: place.y, width, height: place.height }, colour);
        }
      },
    };
  });
  const title = texts.sheets.titleOfRound(view.round, texts.sheets.titles['pairings-by-name']);
  return framed(
    title,
    view.imprint,
    { paper, typeface },
    [{ text: texts.sheets.playStarts(view.playStarts) || texts.sheets.words.wrongName }],
    pages,
  );
}

/** The entries of each page, in their order; one page without any where nobody takes part. */
export function entriesByPage(view: PairingsByNameView, setting: Setting): readonly (readonly Entry[])[] {
  return placedOn(view, setting).pages.map((placed) => placed.map(({ entry }) => entry));
}

function placedOn({ entries }: PairingsByNameView, { size, typeface }: Setting) {
  const colour = colourWidth(typeface);
  return paperFor(size, (paper) => paginate(entries, bodyOf(paper, 'wall'), colour, typeface));
}

function columnsIn({ width }: Space): number {
  return Math.max(2, Math.floor((width + BETWEEN) / (COLUMN + BETWEEN)));
}

function columnOf(body: Space, column: number): Space {
  const columns = columnsIn(body);
  const width = (body.width - (columns - 1) * BETWEEN) / columns;
  return { ...body, x: body.x + column * (width + BETWEEN), width };
}

/** Of the column of colours: as wide as its words. */
function colourWidth(typeface: Typeface): number {
  const { colour, white, black } = texts.sheets.words;
  const widths = [white, black].map((word) => signedLabelWidth(typeface, plain(word), COLOUR_SIZE));
  return Math.max(typeface.labelWidth(strong(colour), HEAD_SIZE), ...widths) + mm(2);
}

/** Of a column of this width. */
function nameWidth(column: number, colour: number): number {
  return column - colour - BOARD - GAP;
}

/** As few pages as the entries need, with columns of about equal length. */
function paginate(
  entries: readonly Entry[],
  body: Space,
  colour: number,
  typeface: Typeface,
): readonly Placed[][] {
  const width = nameWidth(columnOf(body, 0).width, colour);
  const heights = entries.map((entry) => heightOf(entry, width, typeface));
  const full = body.height - HEAD;
  const pages = filled(entries, heights, body, full).length;
  const even = leastHeight(full, (height) => filled(entries, heights, body, height).length <= pages);
  return filled(entries, heights, body, even);
}

/** Fills column after column, each up to this height, then the next page. */
function filled(
  entries: readonly Entry[],
  heights: readonly number[],
  body: Space,
  full: number,
): readonly Placed[][] {
  const pages: Placed[][] = [[]];
  const bottom = body.y + HEAD + full;
  let column = 0;
  let y = body.y + HEAD;
  let lines = 0;
  entries.forEach((entry, index) => {
    const height = heights[index]!;
    if (lines > 0 && y + height > bottom) {
      y = body.y + HEAD;
      lines = 0;
      column = (column + 1) % columnsIn(body);
      if (column === 0) pages.push([]);
    }
    lines++;
    pages.at(-1)!.push({ entry, column, y, height, closes: lines % 5 === 0 });
    y += height;
  });
  return pages;
}

/** A long name and a long opponent take as many lines as they need: neither gets small. */
function heightOf(entry: Entry, width: number, typeface: Typeface): number {
  const name = nameFit(entry, width, typeface).lines - 1;
  const note = noteLines(entry, width, typeface).length - 1;
  return ROW + name * NAME_LINE + Math.max(0, note) * NOTE_LINE;
}

interface NameFit {
  readonly lines: number;
  /** As in {@link Typeface.fit}. */
  readonly tearBelow: number;
}

/** As few lines as print the name large enough; a word is torn only where no number of lines does. */
function nameFit({ name, mark }: Entry, width: number, typeface: Typeface): NameFit {
  const words = nameWords(name, mark);
  const enoughWith = (tearBelow: number): NameFit | undefined =>
    Array.from({ length: MOST_NAME_LINES }, (_, more) => ({ lines: more + 1, tearBelow })).find(
      ({ lines }) =>
        typeface.fit(words, NAME_SIZE, { width, height: lines * NAME_LINE }, tearBelow).size >= SMALLEST_NAME,
    );
  return enoughWith(0) ?? enoughWith(TEAR_BELOW) ?? { lines: MOST_NAME_LINES, tearBelow: TEAR_BELOW };
}

function noteLines({ note }: Entry, width: number, typeface: Typeface): readonly Line[] {
  return typeface.wrap(plain(endingOnce(note)), NOTE_SIZE, width);
}

function drawHead(pen: Pen, column: Space, colour: number): void {
  const right = column.x + column.width;
  const head = { y: column.y, height: HEAD };
  const { words } = texts.sheets;
  const left = right - BOARD - colour;
  pen.fitted(strong(words.name), HEAD_SIZE, { ...head, x: column.x, width: left - column.x - mm(1) });
  pen.fitted(strong(words.colour), HEAD_SIZE, { ...head, x: left, width: colour - mm(1) });
  pen.fitted(strong(words.board), HEAD_SIZE, { ...head, x: right - BOARD, width: BOARD }, 'right');
  pen.across(column.x, column.width, column.y + HEAD, mm(0.4));
}

function drawEntry(pen: Pen, { entry, closes }: Placed, row: Space, colour: number): void {
  const right = row.x + row.width;
  const width = nameWidth(row.width, colour);
  const notes = noteLines(entry, width, pen.typeface);
  const below = Math.max(1, notes.length) * NOTE_LINE;
  const name = { x: row.x, y: row.y + 0.6, width, height: row.height - below - 1.4 };
  const { tearBelow } = nameFit(entry, width, pen.typeface);
  pen.fitted(nameWords(entry.name, entry.mark), NAME_SIZE, name, 'left', tearBelow);
  const noteY = row.y + row.height - below - 1;
  notes.forEach((line, index) => {
    const baseline = noteY + (index + 0.5) * NOTE_LINE + HALF_CAPITAL * NOTE_SIZE;
    pen.lines([line], { x: row.x, baseline, size: NOTE_SIZE });
  });
  if (entry.colour !== null) {
    const space = { ...row, x: right - BOARD - colour, width: colour - mm(1) };
    pen.signedIn(entry.colour, plain(texts.sheets.words[entry.colour]), COLOUR_SIZE, space);
  }
  const board = entry.board === null ? '–' : `${entry.board}`;
  pen.fitted(strong(board), 22, { ...row, x: right - BOARD, width: BOARD }, 'right');
  pen.across(row.x, row.width, row.y + row.height, closes ? HEAVY : THIN);
}
