/** What every page has around its body: heading (heading.ts), footer, and DRAFT where it is one. */
import type { Colour } from '../../../src-engine/index.ts';
import { firstLanguage, isBilingual, secondLanguage } from '../../../src-engine/texts/index.ts';
import { drawDraft } from './draft.ts';
import { drawHeading, headBottom, SIDES, type FrameStyle, type Heading } from './heading.ts';
import { mm, type Paper } from './paper.ts';
import { HALF_CAPITAL, Pen, signedWidth, type Space } from './pen.ts';
import type { Mark, Sheet } from './sheet.ts';
import { plain, strong } from './phrases.ts';
import type { Typeface } from './typeface.ts';
import type { Imprint, PaperSize } from '../views/view.ts';
import { texts } from '../words.ts';

export type { Heading } from './heading.ts';

/** What a layout gets besides its view. */
export interface Setting {
  readonly size: PaperSize;
  readonly typeface: Typeface;
}

/** Part of the footer's middle: words, with the square of a colour before them where one is given. */
export interface FooterPart {
  readonly text: string;
  readonly colour?: Colour;
}

/** One page before it has its frame; `draw` gets the space between heading and footer. */
export interface PageContent {
  /** Null for a page that is cut up. */
  readonly heading: Heading | null;
  readonly draw: (pen: Pen) => void;
}

/** What many printers leave white. */
const EDGE = mm(8);
const SEAL_SIZE = 7;

/** Under the footer: the seal, and the edge. */
const FOOT = EDGE + 1.25 * SEAL_SIZE;
const FOOTER_SIZE = 9.5;
const FOOTER_ROW = 13;
const FOOTER_GAP = mm(4);

/** Of the second language, in a row of its own. */
const SECOND_SIZE = 7.5;
const SECOND_ROW = 9;

function footerHeight(): number {
  return mm(1.8) + FOOTER_ROW + (isBilingual(texts) ? SECOND_ROW : 0);
}

/** The part of the page between heading and footer. */
export function bodyOf(paper: Paper, style: FrameStyle): Space {
  const y = headBottom(style);
  const side = SIDES[style];
  const width = paper.width - 2 * side;
  return { x: side, y, width, height: paper.height - FOOT - footerHeight() - y - mm(1) };
}

/** Puts heading and footer around each page; a document without content still has one page. */
export function framed(
  title: string,
  imprint: Imprint,
  page: { readonly paper: Paper; readonly typeface: Typeface },
  footer: readonly FooterPart[],
  pages: readonly PageContent[],
): Sheet {
  const { paper, typeface } = page;
  return {
    title,
    paper,
    pages: pages.map(({ heading, draw }, index): readonly Mark[] => {
      const pen = new Pen(typeface);
      if (imprint.draft) drawDraft(pen, paper);
      if (heading !== null) drawHeading(pen, paper, heading, imprint);
      draw(pen);
      drawFooter(
        pen,
        paper,
        SIDES[heading?.style ?? 'table'],
        imprint,
        footer,
        texts.sheets.pageOf(index + 1, pages.length, imprint.part),
      );
      return pen.marks;
    }),
  };
}

function drawFooter(
  pen: Pen,
  paper: Paper,
  side: number,
  imprint: Imprint,
  parts: readonly FooterPart[],
  page: string,
): void {
  const middle = parts.filter(({ text }) => text !== '');
  const width = paper.width - 2 * side;
  const y = paper.height - FOOT - footerHeight();
  pen.across(side, width, y, mm(0.3));
  const row = { issue: texts.sheets.issue(imprint), middle, page };
  const space = { x: side, y: y + mm(1.8), width, height: FOOTER_ROW };
  const first = rowIn(firstLanguage, row);
  const isTight = sizeBeside(pen.typeface, first, FOOTER_SIZE, width) < SEAL_SIZE;
  // The first part, the event of a page without a heading, goes down where it is too long: beside the seal, or in two
  // languages to the second row, and its second language beside the seal.
  const lowest = isTight ? first.middle[0] : undefined;
  const others = isTight ? first.middle.slice(1) : first.middle;
  const translated = lowest === undefined ? '' : secondLanguage(middle[0]!.text);
  drawFooterRow(pen, { ...first, middle: others }, FOOTER_SIZE, space);
  if (isBilingual(texts)) {
    const said = rowIn(secondLanguage, row);
    const second =
      lowest === undefined || translated === ''
        ? said
        : { ...said, middle: [lowest, ...said.middle.slice(1)] };
    const below = { ...space, y: space.y + FOOTER_ROW, height: SECOND_ROW };
    const isNarrow = sizeBeside(pen.typeface, second, SECOND_SIZE, width) < SEAL_SIZE;
    // The version and its date can be read in the row above.
    drawFooterRow(pen, isNarrow ? { ...second, issue: '' } : second, SECOND_SIZE, below);
  }
  const seal =
    imprint.seal === '' ? '' : firstLanguage(texts.seals.onSheet(imprint.seal, imprint.code ?? ''));
  const below = y + footerHeight() + SEAL_SIZE;
  if (lowest !== undefined) {
    const x = side + pen.typeface.widthOf(plain(seal), SEAL_SIZE) + FOOTER_GAP;
    const beside = { x, y: below - SEAL_SIZE, width: side + width - x, height: 1.25 * SEAL_SIZE };
    pen.fitted(plain(translated === '' ? lowest.text : translated), SEAL_SIZE, beside, 'right');
  }
  if (seal !== '') pen.text(plain(seal), { x: side, baseline: below, size: SEAL_SIZE });
}

interface FooterRow {
  readonly issue: string;
  readonly middle: readonly FooterPart[];
  readonly page: string;
}

/** The row in the first language; in the second one without what has no words in it, such as the event. */
function rowIn(said: (text: string) => string, { issue, middle, page }: FooterRow): FooterRow {
  const parts = middle.map((part) => ({ ...part, text: said(part.text) }));
  return { issue: said(issue), middle: parts.filter(({ text }) => text !== ''), page: said(page) };
}

/** Width of the issue and of the page at this size, which the words in the middle leave them. */
function endsOf(typeface: Typeface, { issue, page }: FooterRow, size: number, width: number) {
  const right = Math.min(typeface.widthOf(strong(page), size), 0.5 * width);
  const left = Math.min(typeface.widthOf(plain(issue), size), 0.45 * width);
  return { left, right, free: width - left - right - 2 * FOOTER_GAP };
}

/** Size of the words between issue and page. */
function sizeBeside(typeface: Typeface, row: FooterRow, size: number, width: number): number {
  return sizeOfParts(typeface, row.middle, size, endsOf(typeface, row, size, width).free);
}

/** Issue, words and page. */
function drawFooterRow(pen: Pen, row: FooterRow, size: number, space: Space): void {
  const [issue, page] = [plain(row.issue), strong(row.page)];
  const { left, right, free } = endsOf(pen.typeface, row, size, space.width);
  pen.fitted(issue, size, { ...space, width: left });
  pen.fitted(page, size, { ...space, x: space.x + space.width - right, width: right }, 'right');
  drawParts(pen, row.middle, size, { ...space, x: space.x + left + FOOTER_GAP, width: free });
}

const PART_GAP = 0.9;

function widthOfParts(typeface: Typeface, parts: readonly FooterPart[], size: number): number {
  const widths = parts.reduce((sum, part) => sum + partWidth(typeface, part, size), 0);
  return widths + PART_GAP * size * Math.max(0, parts.length - 1);
}

/** As large as they fit on one line of this width. */
function sizeOfParts(typeface: Typeface, parts: readonly FooterPart[], size: number, width: number): number {
  return size * Math.min(1, width / Math.max(1, widthOfParts(typeface, parts, size)));
}

/** The parts in one line in the middle of the space, smaller where they would not fit. */
function drawParts(pen: Pen, parts: readonly FooterPart[], most: number, space: Space): void {
  const size = sizeOfParts(pen.typeface, parts, most, space.width);
  let x = space.x + (space.width - widthOfParts(pen.typeface, parts, size)) / 2;
  const middle = space.y + space.height / 2;
  for (const part of parts) {
    const words = plain(part.text);
    if (part.colour === undefined) pen.text(words, { x, baseline: middle + HALF_CAPITAL * size, size });
    else pen.signed(part.colour, words, { x, middle, size });
    x += partWidth(pen.typeface, part, size) + PART_GAP * size;
  }
}

function partWidth(typeface: Typeface, { text, colour }: FooterPart, size: number): number {
  return colour === undefined
    ? typeface.widthOf(plain(text), size)
    : signedWidth(typeface, plain(text), size);
}
