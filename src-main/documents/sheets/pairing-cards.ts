/** Pairing cards: one for each player, to be cut, laid out by scoregroups, and written on when the round is over. */
import { firstLanguage, isBilingual, joined } from '../../../src-engine/texts/index.ts';
import { cutPages, heightToCut } from '../layout/cut-sheet.ts';
import { framed, type Setting } from '../layout/frame.ts';

import { mm, paperOf } from '../layout/paper.ts';
import { signedLabelWidth, signedWidth, type Pen, type Space } from '../layout/pen.ts';
import type { Sheet } from '../layout/sheet.ts';
import { nameWords, plain, strong, type Words } from '../layout/phrases.ts';
import type { CardCell, PairingCard, PairingCardsView } from '../views/pairing-cards-view.ts';
import { LEADING, type Line, type Typeface } from '../layout/typeface.ts';
import { texts } from '../words.ts';

const COLUMNS = 2;
const MOST_ROWS = 5;
const INSIDE = mm(8);
const ABOVE = mm(3);
const HEAD = mm(10.5);
/** The colour due with what else decides; two languages need two lines where one has one. */
const [NOTES, NOTES_IN_TWO] = [mm(3.9), mm(7.8)];
/** Where long notes could not be read: more for them. */
const MORE_NOTES = mm(2.4);
const NOTES_SIZE = 8.5;
/** Below it notes get more room, points. */
const LEAST_NOTES = 6;
/** What a card belongs to. */
const STATE_SIZE = 7;
/** A row of the grid; a band of rounds has up to five of them and a gap below. */
const ROW = mm(4.9);
const HIGHEST_ROW = mm(6.6);
const GRID_ROWS = ['rounds', 'opponent', 'result', 'float', 'score'] as const;
type GridRow = (typeof GRID_ROWS)[number];
const BAND_GAP = mm(1.2);
/** Rounds beside each other; more go into a second band. */
const MOST_ROUNDS = 11;
const LABELS = mm(10);
const CELL_PADDING = mm(0.3);
const OPPONENT_SIZE = 10;
const THIN = mm(0.12);
const HEAVY = mm(0.3);

export function pairingCardsSheet(view: PairingCardsView, { size, typeface }: Setting): Sheet {
  const paper = paperOf(size, 'portrait', 'larger');
  const bands = Math.max(1, Math.ceil(view.rounds / MOST_ROUNDS));
  const height = heightToCut(paper);
  const grid = GRID_ROWS.filter((row) => row !== 'float' || view.hasFloats);
  const foot = footOf(view, paper.width / COLUMNS - 2 * INSIDE, typeface);
  const least = ABOVE + HEAD + bands * (grid.length * ROW + BAND_GAP) + heightOf(foot);
  const rows = Math.min(MOST_ROWS, Math.max(1, Math.floor(height / least)));
  const spare = (height / rows - least) / (bands * grid.length);
  const row = Math.min(HIGHEST_ROW, ROW + spare);
  const pages = cutPages(view.cards, { columns: COLUMNS, rows }, paper, (pen, piece, space) => {
    drawCard(pen, piece, { bands, grid, row, foot }, space);
  });
  const title = texts.sheets.titleAfter(texts.sheets.titles['pairing-cards'], view.afterRound);
  const footer = [{ text: joined([view.imprint.event, texts.sheets.afterRound(view.afterRound)]) }];
  return framed(title, view.imprint, { paper, typeface }, footer, pages);
}

/** How the rounds of a card are laid out. */
interface Bands {
  readonly bands: number;
  readonly grid: readonly GridRow[];
  /** Height of a row. */
  readonly row: number;
  readonly foot: Foot;
}

/** The foot of every card of a pile. */
interface Foot {
  /** Height of the line with the colour due. */
  readonly notes: number;
  /** What the cards belong to, in one line or more. */
  readonly state: readonly Line[];
}

function footOf(view: PairingCardsView, width: number, typeface: Typeface): Foot {
  const state = joined([
    view.imprint.event,
    texts.sheets.afterRound(view.afterRound),
    texts.sheets.provisional(view.openGames),
  ]);
  const usual = isBilingual(texts) ? NOTES_IN_TWO : NOTES;
  const isRead = (card: PairingCard): boolean => {
    const beside = width - besideDue(typeface, card, width);
    const space = { width: beside, height: usual };
    return typeface.fit(notesOf(card), NOTES_SIZE, space).lines.every(({ size }) => size >= LEAST_NOTES);
  };
  return {
    notes: view.cards.every(isRead) ? usual : usual + MORE_NOTES,
    state: typeface.wrap(plain(firstLanguage(state)), STATE_SIZE, width),
  };
}

function heightOf({ notes, state }: Foot): number {
  return notes + state.length * STATE_SIZE * LEADING + mm(1.8);
}

function drawCard(pen: Pen, card: PairingCard, { bands, grid, row, foot }: Bands, place: Space): void {
  const inner = { x: place.x + INSIDE, width: place.width - 2 * INSIDE };
  let y = place.y + ABOVE;
  drawHead(pen, card, { ...inner, y, height: HEAD });
  y += HEAD;
  const each = Math.ceil(card.cells.length / bands);
  for (let band = 0; band < bands; band++) {
    const cells = card.cells.slice(band * each, (band + 1) * each);
    drawBand(pen, cells, { first: band * each, columns: each, grid, row }, { ...inner, y });
    y += grid.length * row + BAND_GAP;
  }
  drawFoot(pen, card, foot, { ...inner, y });
}

/** Number, name and who it is, the score in a box. */
function drawHead(pen: Pen, card: PairingCard, { x, y, width, height }: Space): void {
  const number = mm(14.5);
  const score = mm(16);
  const middle = { x: x + number, width: width - number - score - mm(2) };
  pen.fitted(strong(card.number === 0 ? '–' : `${card.number}`), 19, {
    x,
    y,
    width: number - mm(1.5),
    height: height - mm(1.5),
  });
  pen.fitted(nameWords(card.name), 13, { ...middle, y, height: mm(5.2) });
  const rating = card.rating === 0 ? '–' : `${card.rating}`;
  const person = [card.title ?? '', rating, card.federation].filter((part) => part !== '').join('  ');
  pen.fitted(plain(person), 9.5, { ...middle, y: y + mm(5), height: mm(3.6) });
  const box = { x: x + width - score, y, width: score, height: height - mm(1.5) };
  pen.box(box, HEAVY);
  const inside = { ...box, x: box.x + mm(1), width: box.width - mm(2) };
  if (card.pairingPoints === card.points) {
    pen.fitted(strong(texts.format.points(card.points)), 17, inside, 'centre');
    return;
  }
  // Accelerated: the score that the round is paired by is what the cards are laid out by.
  const half = inside.height / 2;
  pen.fitted(strong(texts.format.points(card.pairingPoints)), 14, { ...inside, height: half + 2 }, 'centre');
  const sum = `${texts.format.points(card.points)} + ${texts.format.points(card.pairingPoints - card.points)}`;
  pen.fitted(plain(sum), 8, { ...inside, y: inside.y + half + 2, height: half - 3 }, 'centre');
}

/** Where rounds lie beside each other: the first of them, 0-based, and how many have room. */
interface Band extends Pick<Bands, 'grid' | 'row'> {
  readonly first: number;
  readonly columns: number;
}

/** Rounds side by side: opponent with colour, result, float, score. */
function drawBand(
  pen: Pen,
  cells: readonly CardCell[],
  { first, columns, grid, row: height }: Band,
  { x, y, width }: Omit<Space, 'height'>,
): void {
  const each = Math.min(mm(10.5), (width - LABELS) / Math.max(1, columns));
  const right = x + LABELS + each * cells.length;
  const opponent = opponentSize(pen, cells, each - 2 * CELL_PADDING);
  const bottom = grid.length * height;
  grid.forEach((row, index) => {
    const top = y + index * height;
    pen.fitted(plain(firstLanguage(texts.paperPack.card[row])), 8, {
      x,
      y: top,
      width: LABELS - mm(1),
      height,
    });
    pen.across(x, right - x, top + height, index === 0 ? HEAVY : THIN);
  });
  pen.across(x, right - x, y, THIN);
  cells.forEach((cell, index) => {
    const left = x + LABELS + index * each;
    pen.down(left, y, bottom, THIN);
    grid.forEach((row, at) => {
      const space = { x: left + CELL_PADDING, y: y + at * height, width: each - 2 * CELL_PADDING, height };
      drawCell(pen, row, first + index + 1, cell, space, opponent);
    });
  });
  pen.down(right, y, bottom, THIN);
}

/** `opponent` is the size of all the card's opponents in a band. */
function drawCell(
  pen: Pen,
  row: GridRow,
  round: number,
  cell: CardCell,
  space: Space,
  opponent: number,
): void {
  switch (row) {
    case 'rounds':
      return pen.fitted(strong(`${round}`), 9.5, space, 'centre');
    case 'opponent':
      return drawOpponent(pen, cell, space, opponent);
    case 'result':
      return pen.fitted(strong(cell.result), 12, space, 'centre');
    case 'float':
      if (cell.float === null) return;
      return pen.fitted(plain(cell.float === 'down' ? '↓' : '↑'), 10.5, space, 'centre');
    case 'score':
      return pen.fitted(plain(cell.total), 10, space, 'centre');
  }
}

/** As large as the widest of them allows, so that all numbers of a card are of one size. */
function opponentSize({ typeface }: Pen, cells: readonly CardCell[], width: number): number {
  const widths = cells.map(({ opponent }) =>
    opponent === null ? 0 : signedWidth(typeface, plain(`${opponent}`), OPPONENT_SIZE),
  );
  return OPPONENT_SIZE * Math.min(1, width / Math.max(1, ...widths));
}

function drawOpponent(pen: Pen, cell: CardCell, space: Space, size: number): void {
  if (cell.label !== '' || cell.colour === null || cell.opponent === null) {
    pen.fitted(plain(firstLanguage(cell.label)), 8.5, space, 'centre');
    return;
  }
  const words = plain(`${cell.opponent}`);
  const x = space.x + (space.width - signedWidth(pen.typeface, words, size)) / 2;
  pen.signed(cell.colour, words, { x, middle: space.y + space.height / 2, size });
}

/** The colour due, then what else decides; last what the card belongs to, since it leaves its page. */
function drawFoot(
  pen: Pen,
  card: PairingCard,
  { notes: height, state }: Foot,
  { x, y, width }: Omit<Space, 'height'>,
): void {
  const rest = besideDue(pen.typeface, card, width);
  if (rest > 0) drawDue(pen, card, { x, y, width: rest - DUE_GAP, height });
  const beside = { x: x + rest, y, width: width - rest, height };
  pen.fitted(notesOf(card), NOTES_SIZE, beside, rest === 0 ? 'left' : 'right');
  pen.lines(state, { x, baseline: y + height + mm(0.3) + STATE_SIZE, size: STATE_SIZE });
}

function notesOf({ notes }: PairingCard): Words {
  return plain(joined(notes, ' · '));
}

const DUE_SIZE = 9.5;
/** Of the width of the card, so that notes beside it can be read. */
const MOST_DUE = 0.6;
const DUE_GAP = mm(3);

function dueWords({ due, strength, difference }: PairingCard): string {
  const { noColour, withDifference } = texts.paperPack.card;
  return withDifference(due === null ? noColour : texts.sheets.dueColour(due, strength), difference);
}

/** What the colour due takes of a line, with the gap behind it; 0 in a round robin. */
function besideDue(typeface: Typeface, card: PairingCard, width: number): number {
  if (card.difference === '') return 0;
  const words = strong(dueWords(card));
  const wanted =
    card.due === null ? typeface.labelWidth(words, DUE_SIZE) : signedLabelWidth(typeface, words, DUE_SIZE);
  return Math.min(MOST_DUE * width, wanted) + DUE_GAP;
}

function drawDue(pen: Pen, card: PairingCard, space: Space): void {
  const words = strong(dueWords(card));
  if (card.due === null) pen.fitted(words, DUE_SIZE, space);
  else pen.signedIn(card.due, words, DUE_SIZE, space);
}
