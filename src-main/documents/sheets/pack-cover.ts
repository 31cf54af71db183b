/** First page of the Paper Pack: what is in it, and what to do. */
import { joined } from '../../../src-engine/texts/index.ts';
import { bodyOf, framed, type Setting } from '../layout/frame.ts';

import { mm, paperOf } from '../layout/paper.ts';
import type { Pen, Space } from '../layout/pen.ts';
import type { Sheet } from '../layout/sheet.ts';
import { plain, strong } from '../layout/phrases.ts';
import { LEADING } from '../layout/typeface.ts';
import type { View } from '../views/view.ts';
import { texts } from '../words.ts';

export interface PackCoverView extends View {
  readonly afterRound: number;
  readonly system: string;
  readonly edition: string;
  readonly parts: readonly { readonly title: string; readonly what: string; readonly pages: number }[];
  readonly steps: readonly string[];
}

const SIZE = 12;
const PART = mm(12);
const PAGES = mm(14);
const ROW = mm(11.5);

export function packCoverSheet(view: PackCoverView, { size, typeface }: Setting): Sheet {
  const paper = paperOf(size, 'portrait', 'larger');
  const body = bodyOf(paper, 'wall');
  const heading = {
    style: 'wall',
    title: texts.sheets.titles['paper-pack'],
    event: view.imprint.event,
    right: texts.sheets.afterRound(view.afterRound),
    rightSize: 24,
    rightBelow: '',
  } as const;
  const draw = (pen: Pen): void => {
    pen.fitted(plain(joined([view.system, view.edition])), SIZE, {
      ...body,
      height: mm(9),
    });
    const y = drawParts(pen, view, { ...body, y: body.y + mm(11) });
    drawSteps(pen, view.steps, { ...body, y: y + mm(6) });
  };
  const title = texts.sheets.titleAfter(texts.sheets.titles['paper-pack'], view.afterRound);
  return framed(title, view.imprint, { paper, typeface }, [], [{ heading, draw }]);
}

/** Number, title, what it is for, pages; the place below the last. */
function drawParts(pen: Pen, { parts }: PackCoverView, body: Omit<Space, 'height'>): number {
  const head = { y: body.y + 14 - mm(5), height: mm(6.5) };
  const labelX = body.x + body.width - 2 * PAGES;
  pen.fitted(strong(texts.paperPack.contents), 15, { ...head, x: body.x, width: labelX - body.x - mm(3) });
  pen.fitted(strong(texts.paperPack.pages), 10, { ...head, x: labelX, width: 2 * PAGES }, 'right');
  const top = body.y + mm(7);
  pen.across(body.x, body.width, top, mm(0.35));
  const text = { x: body.x + PART, width: body.width - PART - PAGES };
  parts.forEach(({ title, what, pages }, index) => {
    const y = top + index * ROW;
    pen.fitted(strong(`${index + 1}`), 16, { x: body.x, y, width: PART - mm(3), height: ROW });
    pen.fitted(strong(title), SIZE, { ...text, y: y + mm(0.8), height: mm(5.4) });
    pen.fitted(plain(what), 9.5, { ...text, y: y + mm(5.8), height: mm(4.6) });
    const right = { x: body.x + body.width - PAGES, y, width: PAGES, height: ROW };
    pen.fitted(strong(`${pages}`), 13, right, 'right');
    pen.across(body.x, body.width, y + ROW, mm(0.15));
  });
  return top + parts.length * ROW;
}

function drawSteps(pen: Pen, steps: readonly string[], body: Omit<Space, 'height'>): void {
  pen.text(strong(texts.paperPack.stepsTitle), { x: body.x, baseline: body.y + 14, size: 15 });
  pen.across(body.x, body.width, body.y + mm(7), mm(0.35));
  let y = body.y + mm(9);
  steps.forEach((step, index) => {
    const lines = pen.typeface.wrap(plain(step), SIZE, body.width - PART);
    pen.text(strong(`${index + 1}.`), { x: body.x, baseline: y + SIZE, size: SIZE });
    pen.lines(lines, { x: body.x + PART, baseline: y + SIZE, size: SIZE });
    y += lines.length * LEADING * SIZE + mm(1.8);
  });
}
