/** What every page has around its body: heading, footer, and DRAFT where it is one. */
import type { Colour } from '../../src-engine/index.ts';
import { drawDraft } from './draft.ts';
import { mm, type Paper } from './paper.ts';
import { HALF_CAPITAL, Pen, signedWidth, type Space } from './pen.ts';
import { qrTextOf } from '../seals/code.ts';
import type { Mark, Sheet } from './sheet.ts';
import { drawQr } from './qr.ts';
import { plain, strong, type Typeface } from './typeface.ts';
import type { Imprint, PaperSize } from './view.ts';
import { texts } from './words.ts';

/** `wall`: title of 34 pt under the event's name, read from two metres. `table`: 24 pt beside it. */
export type FrameStyle = 'wall' | 'table';

/** What a layout gets besides its view. */
export interface Setting {
  readonly size: PaperSize;
  readonly typeface: Typeface;
}

export interface Heading {
  readonly style: FrameStyle;
  readonly title: string;
  /** Event and, after a comma, what else. */
  readonly event: string;
  /** Upper right: what is on this page. */
  readonly right: string;
  readonly rightSize: number;
  /** Under it, `''` for nothing. */
  readonly rightBelow: string;
}

/** Part of the footer's middle: words, with the square of a colour before them where one is given. */
export interface FooterPart {
  readonly text: string;
  readonly colour?: Colour;
}

export interface PageContent {
  /** Null for a page that is cut up. */
  readonly heading: Heading | null;
  readonly draw: (pen: Pen) => void;
}

interface Measures {
  readonly top: number;
  readonly side: number;
  readonly bottom: number;
  /** Height of the heading with its rule. */
  readonly head: number;
  readonly rule: number;
}

/** What many printers leave white. */
const EDGE = mm(8);
const SEAL_SIZE = 7;
/** Of the code that a telephone reads, on sheets that hang. */
const QR_SIZE = mm(14);
/** Under the footer: the seal, and the edge. */
const FOOT = EDGE + 1.25 * SEAL_SIZE;

const MEASURES: Record<FrameStyle, Measures> = {
  wall: { top: mm(11), side: mm(12), bottom: FOOT, head: 50 + mm(3.7), rule: mm(1.2) },
  table: { top: mm(8.5), side: mm(10), bottom: FOOT, head: 24 + mm(2.3), rule: mm(0.8) },
};
const TITLE_SIZE = 24;
const EVENT_SIZE = 13;
/** Of two lines. */
const EVENT_HEIGHT = 20;
const LEAST_EVENT_SIZE = 7.5;
const PARTS = [1, 0.9, 0.8, 0.7, 0.6] as const;
const FOOTER_SIZE = 9.5;
const FOOTER_HEIGHT = 13 + mm(1.8);
/** The word beside the title of a draft: searchable, and there where a corner of the page is looked at. */
const DRAFT_LABEL = { width: 66, height: 22, size: 15 } as const;

/** The part of the page between heading and footer. */
export function bodyOf(paper: Paper, style: FrameStyle): Space {
  const { top, side, bottom, head } = MEASURES[style];
  const y = top + head;
  return {
    x: side,
    y,
    width: paper.width - 2 * side,
    height: paper.height - bottom - FOOTER_HEIGHT - y - mm(1),
  };
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
        MEASURES[heading?.style ?? 'table'],
        imprint,
        footer,
        texts.sheets.pageOf(index + 1, pages.length, imprint.part),
      );
      return pen.marks;
    }),
  };
}

function drawHeading(pen: Pen, paper: Paper, heading: Heading, { draft, code = '' }: Imprint): void {
  const { top, side, head, rule } = MEASURES[heading.style];
  const isCoded = heading.style === 'wall' && code !== '';
  const whole = paper.width - 2 * side;
  const width = isCoded ? whole - QR_SIZE - mm(4) : whole;
  const right = side + width;
  if (isCoded) drawQr(pen, qrTextOf(code), { x: side + whole - QR_SIZE, y: top, size: QR_SIZE });
  const ruleY = top + head - rule;
  const draftWidth = draft ? DRAFT_LABEL.width + mm(4) : 0;
  const part = partOfHeading(pen.typeface, heading, width, draftWidth);
  const rightSize = heading.rightSize * part;
  const leftWidth = width - rightWidthOf(pen.typeface, heading, part) - mm(6);
  if (heading.style === 'wall') {
    drawEvent(pen, heading.event, { x: side, y: top, width: leftWidth, height: 16 }, mm(1));
    const baseline = ruleY - mm(2.5) - 3;
    pen.text(strong(heading.title), { x: side - 1, baseline, size: 34 });
    const after = pen.typeface.widthOf(strong(heading.title), 34) + mm(4);
    if (draft) drawDraftLabel(pen, side + after, baseline);
  } else {
    const baseline = ruleY - mm(1.5) - 3;
    pen.text(strong(heading.title), { x: side, baseline, size: TITLE_SIZE * part });
    const after = pen.typeface.widthOf(strong(heading.title), TITLE_SIZE * part) + mm(6);
    if (draft) drawDraftLabel(pen, side + after, baseline);
    const x = side + after + draftWidth;
    drawEvent(pen, heading.event, { x, y: baseline - 13, width: side + leftWidth - x, height: 16 }, -mm(1));
  }
  const below = heading.rightBelow === '' ? 0 : 17;
  pen.text(strong(heading.right), {
    x: right,
    baseline: ruleY - mm(heading.style === 'wall' ? 2.5 : 1.5) - 3 - below,
    size: rightSize,
    align: 'right',
  });
  pen.text(plain(heading.rightBelow), { x: right, baseline: ruleY - mm(2.5) - 2, size: 13, align: 'right' });
  pen.across(side, whole, ruleY + rule / 2, rule);
}

function rightWidthOf(typeface: Typeface, { right, rightSize, rightBelow }: Heading, part: number): number {
  return Math.max(
    typeface.widthOf(strong(right), rightSize * part),
    typeface.widthOf(plain(rightBelow), EVENT_SIZE),
  );
}

/** Title and right side in full size, or smaller where the event's name beside the title could not be read. */
function partOfHeading(typeface: Typeface, heading: Heading, width: number, draftWidth: number): number {
  if (heading.style === 'wall') return 1;
  const sizeAt = (part: number): number => {
    const title = typeface.widthOf(strong(heading.title), TITLE_SIZE * part);
    const free = width - title - draftWidth - rightWidthOf(typeface, heading, part) - mm(12);
    return typeface.fit(plain(heading.event), EVENT_SIZE, { width: free, height: EVENT_HEIGHT }).size;
  };
  return PARTS.find((part) => sizeAt(part) >= LEAST_EVENT_SIZE) ?? PARTS.at(-1)!;
}

/** The event's name; two lines of it begin so much higher that the last is where one would be. */
function drawEvent(pen: Pen, event: string, line: Space, lift: number): void {
  const y = line.y + line.height - EVENT_HEIGHT + lift;
  pen.fittedOr(plain(event), EVENT_SIZE, line, { ...line, y, height: EVENT_HEIGHT });
}

function drawDraftLabel(pen: Pen, x: number, baseline: number): void {
  const { width, height, size } = DRAFT_LABEL;
  const box = { x, y: baseline - height + 3, width, height };
  pen.box(box, 1.2);
  pen.fitted(strong(texts.sheets.words.draft), size, { ...box, x: x + 4, width: width - 8 }, 'centre');
}

function drawFooter(
  pen: Pen,
  paper: Paper,
  { side, bottom }: Measures,
  imprint: Imprint,
  middle: readonly FooterPart[],
  page: string,
): void {
  const width = paper.width - 2 * side;
  const y = paper.height - bottom - FOOTER_HEIGHT;
  pen.across(side, width, y, mm(0.3));
  const line = { y: y + mm(1.8), height: 13 };
  const right = pen.typeface.widthOf(strong(page), FOOTER_SIZE);
  const left = Math.min(pen.typeface.widthOf(plain(texts.sheets.issue(imprint)), FOOTER_SIZE), 0.45 * width);
  pen.fitted(plain(texts.sheets.issue(imprint)), FOOTER_SIZE, { ...line, x: side, width: left });
  pen.fitted(strong(page), FOOTER_SIZE, { ...line, x: side + width - right, width: right }, 'right');
  const gap = mm(4);
  const free = { ...line, x: side + left + gap, width: width - left - right - 2 * gap };
  const isTight = sizeOfParts(pen.typeface, middle, free.width) < SEAL_SIZE;
  drawParts(pen, isTight ? middle.slice(1) : middle, free);
  const seal = imprint.seal === '' ? '' : texts.seals.onSheet(imprint.seal, imprint.code ?? '');
  const below = y + FOOTER_HEIGHT + SEAL_SIZE;
  if (isTight) {
    // The first part, the event of a page without a heading, has the line of the seal beside it.
    const x = side + pen.typeface.widthOf(plain(seal), SEAL_SIZE) + gap;
    const space = { x, y: below - SEAL_SIZE, width: side + width - x, height: 1.25 * SEAL_SIZE };
    pen.fitted(plain(middle[0]!.text), SEAL_SIZE, space, 'right');
  }
  if (seal !== '') pen.text(plain(seal), { x: side, baseline: below, size: SEAL_SIZE });
}

const PART_GAP = 0.9;

function widthOfParts(typeface: Typeface, parts: readonly FooterPart[], size: number): number {
  const widths = parts.reduce((sum, part) => sum + partWidth(typeface, part, size), 0);
  return widths + PART_GAP * size * Math.max(0, parts.length - 1);
}

/** As large as they fit on one line of this width. */
function sizeOfParts(typeface: Typeface, parts: readonly FooterPart[], width: number): number {
  return FOOTER_SIZE * Math.min(1, width / Math.max(1, widthOfParts(typeface, parts, FOOTER_SIZE)));
}

/** The parts in one line in the middle of the space, smaller where they would not fit. */
function drawParts(pen: Pen, parts: readonly FooterPart[], space: Space): void {
  const size = sizeOfParts(pen.typeface, parts, space.width);
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
