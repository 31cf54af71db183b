/** Round by name: where a player looks for their board. Two columns, the initials of the page in its corner. */
import { bodyOf, framed, type PageContent, type Setting } from './frame.ts';
import { mm, paperOf } from './paper.ts';
import { HALF_CAPITAL, type Pen, type Space } from './pen.ts';
import type { Sheet } from './sheet.ts';
import { nameWords, plain, strong, type Typeface } from './typeface.ts';
import type { PairingsByNameView } from './view.ts';
import { initials, playStarts, roundTitle, TITLES, WORDS } from './words.ts';

type Entry = PairingsByNameView['entries'][number];

const NAME_SIZE = 14.5;
const NOTE_SIZE = 8.5;
const NAME_LINE = 18;
const ROW = mm(10.75);
/** A name that one line would make smaller than this gets a higher row and two lines. */
const SMALLEST_NAME = 11.5;
const HEAD = mm(7.5);
const BETWEEN = mm(8);
const COLOUR = mm(24);
const BOARD = mm(13);

interface Placed {
  readonly entry: Entry;
  readonly column: number;
  readonly y: number;
  readonly height: number;
}

export function pairingsByNameSheet(view: PairingsByNameView, { size, typeface }: Setting): Sheet {
  const paper = paperOf(size, 'portrait');
  const body = bodyOf(paper, 'wall');
  const pages = paginate(view.entries, body, typeface).map((placed): PageContent => {
    const heading = {
      style: 'wall',
      title: roundTitle(view.round),
      event: `${view.imprint.event}, ${WORDS.findYourBoard}`,
      right: placed.length === 0 ? '' : initials(placed[0]!.entry.initial, placed.at(-1)!.entry.initial),
      rightSize: 40,
      rightBelow: '',
    } as const;
    return {
      heading,
      draw: (pen) => {
        for (const column of new Set(placed.map((place) => place.column)))
          drawHead(pen, columnOf(body, column));
        for (const place of placed) {
          const { x, width } = columnOf(body, place.column);
          drawEntry(pen, place.entry, { x, y: place.y, width, height: place.height });
        }
      },
    };
  });
  const title = `${roundTitle(view.round)}, ${TITLES['pairings-by-name']}`;
  return framed(
    title,
    view.imprint,
    { paper, typeface },
    [{ text: playStarts(view.playStarts) || WORDS.wrongName }],
    pages,
  );
}

function columnOf(body: Space, column: number): Space {
  const width = (body.width - BETWEEN) / 2;
  return { ...body, x: body.x + column * (width + BETWEEN), width };
}

function nameWidth(body: Space): number {
  return columnOf(body, 0).width - COLOUR - BOARD - mm(1);
}

/** Fills the left column, then the right one, then the next page. */
function paginate(entries: readonly Entry[], body: Space, typeface: Typeface): readonly Placed[][] {
  const pages: Placed[][] = [[]];
  const bottom = body.y + body.height;
  let column = 0;
  let y = body.y + HEAD;
  for (const entry of entries) {
    const height = heightOf(entry, nameWidth(body), typeface);
    if (y + height > bottom) {
      y = body.y + HEAD;
      if (column === 1) pages.push([]);
      column = 1 - column;
    }
    pages.at(-1)!.push({ entry, column, y, height });
    y += height;
  }
  return pages;
}

function heightOf(entry: Entry, width: number, typeface: Typeface): number {
  const space = { width, height: NAME_LINE };
  const fit = typeface.fit(nameWords(entry.name), NAME_SIZE, space);
  return fit.size < SMALLEST_NAME ? ROW + NAME_LINE : ROW;
}

function drawHead(pen: Pen, column: Space): void {
  const right = column.x + column.width;
  const baseline = column.y + HEAD / 2 + HALF_CAPITAL * 10;
  pen.text(strong(WORDS.name), { x: column.x, baseline, size: 10 });
  pen.text(strong(WORDS.colour), { x: right - BOARD - COLOUR, baseline, size: 10 });
  pen.text(strong(WORDS.board), { x: right, baseline, size: 10, align: 'right' });
  pen.across(column.x, column.width, column.y + HEAD, mm(0.4));
}

function drawEntry(pen: Pen, entry: Entry, row: Space): void {
  const right = row.x + row.width;
  const width = row.width - COLOUR - BOARD - mm(1);
  const noteHeight = 11;
  const name = { x: row.x, y: row.y + 0.6, width, height: row.height - noteHeight - 1.4 };
  pen.fitted(nameWords(entry.name), NAME_SIZE, name);
  const noteY = row.y + row.height - noteHeight - 1;
  pen.fitted(plain(entry.note), NOTE_SIZE, { x: row.x, y: noteY, width, height: noteHeight });
  const middle = row.y + row.height / 2;
  if (entry.colour !== null) {
    pen.signed(entry.colour, plain(WORDS[entry.colour]), { x: right - BOARD - COLOUR, middle, size: 13 });
  }
  const board = entry.board === null ? '–' : `${entry.board}`;
  pen.fitted(strong(board), 22, { ...row, x: right - BOARD, width: BOARD }, 'right');
  pen.across(row.x, row.width, row.y + row.height, mm(0.2));
}
