/** Place cards that stand on the table, and badges to wear: the surname as large as its length allows. */
import { cutPages, type Grid } from '../layout/cut-sheet.ts';
import { framed, type Setting } from '../layout/frame.ts';
import { mm, paperOf } from '../layout/paper.ts';
import type { Pen, Space } from '../layout/pen.ts';
import type { Sheet } from '../layout/sheet.ts';
import { plain, strong } from '../layout/phrases.ts';
import type { PlayerListView } from '../views/view.ts';
import { texts } from '../words.ts';

type Row = PlayerListView['rows'][number];
type Style = 'place-cards' | 'badges';

interface Measures {
  readonly grid: Grid;
  readonly surname: number;
  readonly first: number;
  readonly about: number;
}

/** A place card is folded once: either half shows the name, the upper one to those on the other side. A badge is a quarter of A4. */
const STYLES: Readonly<Record<Style, Measures>> = {
  'place-cards': { grid: { columns: 1, rows: 2 }, surname: 74, first: 36, about: 20 },
  badges: { grid: { columns: 2, rows: 2 }, surname: 48, first: 30, about: 17 },
};
const INSIDE = mm(9);

export function cardsSheet(style: Style, view: PlayerListView, { size, typeface }: Setting): Sheet {
  const paper = paperOf(size, 'portrait', 'larger');
  const pages = cutPages(view.rows, STYLES[style].grid, paper, (pen, row, space) => {
    if (style === 'badges') drawBadge(pen, row, view.imprint.event, space);
    else drawPlaceCard(pen, row, space);
  });
  const title = texts.sheets.titles[style];
  const footer = [
    { text: view.imprint.event },
    { text: style === 'badges' ? texts.sheets.words.cutHere : texts.sheets.words.cutAndFold },
  ];
  return framed(title, view.imprint, { paper, typeface }, footer, pages);
}

function partsOf(name: string): readonly [surname: string, first: string] {
  const comma = name.indexOf(',');
  return comma < 0 ? [name, ''] : [name.slice(0, comma), name.slice(comma + 1).trim()];
}

function aboutOf({ title, federation, rating, number }: Row): string {
  const parts = [
    title ?? '',
    federation,
    rating === 0 ? '' : `${rating}`,
    number === 0 ? '' : texts.sheets.numberOf(number),
  ];
  return parts.filter((part) => part !== '').join('   ');
}

function drawName(pen: Pen, row: Row, style: Style, space: Space): void {
  const { surname: large, first: small, about } = STYLES[style];
  const [surname, first] = partsOf(row.name);
  const high = space.height * (first === '' ? 0.7 : 0.45);
  pen.fitted(strong(surname), large, { ...space, height: high }, 'centre');
  pen.fitted(plain(first), small, { ...space, y: space.y + high, height: space.height * 0.27 }, 'centre');
  const below = space.height * 0.74;
  pen.fitted(
    plain(aboutOf(row)),
    about,
    { ...space, y: space.y + below, height: space.height - below },
    'centre',
  );
}

function drawPlaceCard(pen: Pen, row: Row, place: Space): void {
  const half = place.height / 2;
  pen.across(place.x + INSIDE, mm(8), place.y + half, mm(0.15), true);
  pen.across(place.x + place.width - INSIDE - mm(8), mm(8), place.y + half, mm(0.15), true);
  const lower = {
    x: place.x + INSIDE,
    y: place.y + half + mm(3),
    width: place.width - 2 * INSIDE,
    height: half - mm(6),
  };
  drawName(pen, row, 'place-cards', lower);
  pen.turned({ x: place.x + place.width / 2, y: place.y + half }, (turned) => {
    drawName(turned, row, 'place-cards', lower);
  });
}

function drawBadge(pen: Pen, row: Row, event: string, place: Space): void {
  const x = place.x + INSIDE;
  const width = place.width - 2 * INSIDE;
  // Where the hole for the clip goes.
  pen.box(
    { x: place.x + place.width / 2 - mm(7), y: place.y + mm(7), width: mm(14), height: mm(3) },
    mm(0.2),
  );
  pen.fitted(plain(event), 13, { x, y: place.y + mm(16), width, height: mm(14) }, 'centre');
  drawName(pen, row, 'badges', { x, y: place.y + mm(36), width, height: mm(62) });
  pen.fitted(plain(row.club), 16, { x, y: place.y + mm(102), width, height: mm(12) }, 'centre');
}
