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
  const rightWidth = Math.max(
    pen.typeface.widthOf(strong(heading.right), heading.rightSize),
    pen.typeface.widthOf(plain(heading.rightBelow), 13),
  );
  const leftWidth = width - rightWidth - mm(6);
  if (heading.style === 'wall') {
    pen.fitted(plain(heading.event), 13, { x: side, y: top, width: leftWidth, height: 16 });
    const baseline = ruleY - mm(2.5) - 3;
    pen.text(strong(heading.title), { x: side - 1, baseline, size: 34 });
    const after = pen.typeface.widthOf(strong(heading.title), 34) + mm(4);
    if (draft) drawDraftLabel(pen, side + after, baseline);
  } else {
    const baseline = ruleY - mm(1.5) - 3;
    pen.text(strong(heading.title), { x: side, baseline, size: 24 });
    const after = pen.typeface.widthOf(strong(heading.title), 24) + mm(6);
    if (draft) drawDraftLabel(pen, side + after, baseline);
    pen.fitted(plain(heading.event), 13, {
      x: side + after + draftWidth,
      y: baseline - 13,
      width: leftWidth - after - draftWidth,
      height: 16,
    });
  }
  const below = heading.rightBelow === '' ? 0 : 17;
  pen.text(strong(heading.right), {
    x: right,
    baseline: ruleY - mm(heading.style === 'wall' ? 2.5 : 1.5) - 3 - below,
    size: heading.rightSize,
    align: 'right',
  });
  pen.text(plain(heading.rightBelow), { x: right, baseline: ruleY - mm(2.5) - 2, size: 13, align: 'right' });
  pen.across(side, whole, ruleY + rule / 2, rule);
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
  drawParts(pen, middle, { ...line, x: side + left + gap, width: width - left - right - 2 * gap });
  if (imprint.seal === '') return;
  const baseline = y + FOOTER_HEIGHT + SEAL_SIZE;
  const seal = texts.seals.onSheet(imprint.seal, imprint.code ?? '');
  pen.text(plain(seal), { x: side, baseline, size: SEAL_SIZE });
}

/** The parts in one line in the middle of the space, smaller where they would not fit. */
function drawParts(pen: Pen, parts: readonly FooterPart[], space: Space): void {
  const gap = 0.9;
  const widthAt = (size: number): number =>
    parts.reduce((sum, part) => sum + partWidth(pen.typeface, part, size), gap * size * (parts.length - 1));
  const natural = widthAt(FOOTER_SIZE);
  const size = FOOTER_SIZE * Math.min(1, space.width / natural);
  let x = space.x + (space.width - widthAt(size)) / 2;
  const middle = space.y + space.height / 2;
  for (const part of parts) {
    const words = plain(part.text);
    if (part.colour === undefined) pen.text(words, { x, baseline: middle + HALF_CAPITAL * size, size });
    else pen.signed(part.colour, words, { x, middle, size });
    x += partWidth(pen.typeface, part, size) + gap * size;
  }
}

function partWidth(typeface: Typeface, { text, colour }: FooterPart, size: number): number {
  return colour === undefined
    ? typeface.widthOf(plain(text), size)
    : signedWidth(typeface, plain(text), size);
}
