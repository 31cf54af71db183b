/** Heading of a page: title, event, what the page holds. A second language has a row of its own below the first one. */
import { firstLanguage, isBilingual, joined, secondLanguage } from '../../../src-engine/texts/index.ts';
import { qrTextOf } from '../../seals/code.ts';
import { mm, type Paper } from './paper.ts';
import type { Pen, Space } from './pen.ts';
import { drawQr } from './qr.ts';
import { plain, strong } from './phrases.ts';
import type { Typeface } from './typeface.ts';
import type { Imprint } from '../views/view.ts';
import { texts } from '../words.ts';

/** `wall`: title of 34 pt under the event's name, read from two metres. `table`: 24 pt beside it. */
export type FrameStyle = 'wall' | 'table';

/** The texts at the head of a page; the size is in points. */
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
  /** A table that hangs: with the code that a telephone reads, like every sheet of the style `wall`. */
  readonly hangs?: boolean;
}

/** Left and right of heading, body and footer. */
export const SIDES: Readonly<Record<FrameStyle, number>> = { wall: mm(12), table: mm(10) };

interface Measures {
  readonly top: number;
  /** Height of the heading with its rule, in one language. */
  readonly head: number;
  readonly rule: number;
  readonly titleSize: number;
  /** Between the title's baseline and the rule. */
  readonly below: number;
  /** Height of the row of the second language, and the size of what it says at the left. */
  readonly second: number;
  readonly secondSize: number;
  /** Of the code that a telephone reads. */
  readonly qr: { readonly top: number; readonly size: number };
}

const MEASURES: Readonly<Record<FrameStyle, Measures>> = {
  wall: {
    top: mm(11),
    head: 50 + mm(3.7),
    rule: mm(1.2),
    titleSize: 34,
    below: mm(2.5) + 3,
    second: 17,
    secondSize: 14,
    qr: { top: mm(11), size: mm(14) },
  },
  table: {
    top: mm(8.5),
    head: 24 + mm(2.3),
    rule: mm(0.8),
    titleSize: 24,
    below: mm(1.5) + 3,
    second: 13,
    secondSize: 11,
    qr: { top: mm(8.1), size: mm(9.6) },
  },
};

const EVENT_SIZE = 13;

/** Of two lines. */
const EVENT_HEIGHT = 20;
const LEAST_EVENT_SIZE = 7.5;

/** Of the line under the right side, and of the second language there. */
const BELOW_SIZE = 13;
const SECOND_RIGHT_SIZE = 11;
const PARTS = [1, 0.9, 0.8, 0.7, 0.6, 0.5] as const;

/** The word beside the title of a draft: searchable, and there where a corner of the page is looked at. */
const DRAFT_LABEL = { width: 66, height: 22, size: 15 } as const;

/** Where the heading ends, from the top of the paper. */
export function headBottom(style: FrameStyle): number {
  const { top, head, second } = MEASURES[style];
  return top + head + (isBilingual(texts) ? second : 0);
}

export function drawHeading(pen: Pen, paper: Paper, whole: Heading, { draft, code = '' }: Imprint): void {
  const { style } = whole;
  const [side, { top, head, rule, qr }] = [SIDES[style], MEASURES[style]];
  // A draft does not hang, and its label needs the room.
  const isCoded = (style === 'wall' || (whole.hangs === true && !draft)) && code !== '';
  const full = paper.width - 2 * side;
  const width = isCoded ? full - qr.size - mm(4) : full;
  if (isCoded) drawQr(pen, qrTextOf(code), { x: side + full - qr.size, y: qr.top, size: qr.size });
  drawFirst(pen, firstOf(whole), { x: side, y: top, width, height: head - rule }, draft);
  if (isBilingual(texts)) drawSecond(pen, whole, { x: side, y: top + head - rule, width });
  pen.across(side, full, headBottom(style) - rule / 2, rule);
}

/** What the heading says in the first language. */
function firstOf(heading: Heading): Heading {
  return {
    ...heading,
    title: firstLanguage(heading.title),
    event: firstLanguage(heading.event),
    right: firstLanguage(heading.right),
    rightBelow: firstLanguage(heading.rightBelow),
  };
}

/** In the second language what the row above says at the left and at the right. */
function drawSecond(pen: Pen, heading: Heading, { x, y, width }: Omit<Space, 'height'>): void {
  const { second: height, secondSize } = MEASURES[heading.style];
  const left = joined([heading.title, heading.event].map(secondLanguage));
  const right = plain(joined([heading.right, heading.rightBelow].map(secondLanguage)));
  const rightWidth = Math.min(pen.typeface.widthOf(right, SECOND_RIGHT_SIZE), 0.5 * width);
  const row = { y: y - 3, height };
  pen.fitted(plain(left), secondSize, { ...row, x, width: width - rightWidth - mm(4) });
  pen.fitted(right, SECOND_RIGHT_SIZE, { ...row, x: x + width - rightWidth, width: rightWidth }, 'right');
}

function drawFirst(pen: Pen, heading: Heading, { x, y, width, height }: Space, draft: boolean): void {
  const { typeface } = pen;
  const { titleSize, below } = MEASURES[heading.style];
  const draftWidth = draft ? DRAFT_LABEL.width + mm(4) : 0;
  const part = partOfHeading(typeface, heading, width, draftWidth);
  const title = strong(heading.title);
  const size = titleSize * part;
  const leftWidth = width - rightWidthOf(typeface, heading, part) - mm(6);
  const baseline = y + height - below;
  const isWall = heading.style === 'wall';
  if (isWall) drawEvent(pen, heading.event, { x, y, width: leftWidth, height: 16 }, mm(1));
  pen.text(title, { x: isWall ? x - 1 : x, baseline, size });
  const after = typeface.widthOf(title, size) + mm(isWall ? 4 : 6);
  if (draft) drawDraftLabel(pen, x + after, baseline);
  if (!isWall) {
    const free = { x: x + after + draftWidth, width: leftWidth - after - draftWidth };
    drawEvent(pen, heading.event, { ...free, y: baseline - 13, height: 16 }, -mm(1));
  }
  const lift = heading.rightBelow === '' ? 0 : 17;
  const right = { x: x + width, align: 'right' } as const;
  pen.text(strong(heading.right), { ...right, baseline: baseline - lift, size: heading.rightSize * part });
  const belowBaseline = y + height - mm(2.5) - 2;
  pen.text(plain(heading.rightBelow), { ...right, baseline: belowBaseline, size: BELOW_SIZE * part });
}

function rightWidthOf(typeface: Typeface, { right, rightSize, rightBelow }: Heading, part: number): number {
  const below = typeface.widthOf(plain(rightBelow), BELOW_SIZE * part);
  return Math.max(typeface.widthOf(strong(right), rightSize * part), below);
}

/** Title and right side in full size, or smaller where they, or the event's name between them, have no room. */
function partOfHeading(typeface: Typeface, heading: Heading, width: number, draftWidth: number): number {
  const titleWidth = typeface.widthOf(strong(heading.title), MEASURES[heading.style].titleSize);
  if (heading.style === 'wall') {
    const free = width - draftWidth - mm(4);
    return Math.min(1, free / Math.max(1, titleWidth + rightWidthOf(typeface, heading, 1)));
  }
  const sizeAt = (part: number): number => {
    const free = width - titleWidth * part - draftWidth - rightWidthOf(typeface, heading, part) - mm(12);
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
