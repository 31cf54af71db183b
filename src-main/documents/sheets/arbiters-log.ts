/** The log on paper: every entry with time, author and seal, as long as its text needs. */
import { firstLanguage } from '../../../src-engine/texts/index.ts';
import { bodyOf, framed, type PageContent, type Setting } from '../layout/frame.ts';
import { mm, paperOf } from '../layout/paper.ts';
import { HALF_CAPITAL, type Pen, type Space } from '../layout/pen.ts';
import type { Sheet } from '../layout/sheet.ts';
import { drawNone, headingOf, paginate, type Placed } from './log-entries.ts';
import { plain, strong, type Words } from '../layout/phrases.ts';
import { LEADING } from '../layout/typeface.ts';
import type { ArbitersLogView } from '../views/view.ts';
import { texts } from '../words.ts';

const SIZE = 9.5;
const HEAD = mm(7);
/** Columns from the left: number, time, author, text; the seal stands at the right edge. */
const NUMBER = mm(11);
const TIME = mm(45);
const ACTOR = mm(20);
const SEAL = mm(24);

const LAYOUT = { head: HEAD, size: SIZE, padding: 4, leastLines: 1 };

export function arbitersLogSheet(view: ArbitersLogView, { size, typeface }: Setting): Sheet {
  const paper = paperOf(size, 'portrait');
  const body = bodyOf(paper, 'table');
  const title = texts.sheets.titles['arbiters-log'];
  const layout = { ...LAYOUT, width: body.x + body.width - SEAL - textX(body) };
  const pages = paginate(view.entries, body, layout, typeface).map((placed): PageContent => ({
    heading: headingOf(title, view, placed),
    draw: (pen) => {
      drawHead(pen, body);
      for (const place of placed) drawEntry(pen, place, body);
      if (view.entries.length === 0) drawNone(pen, body, LAYOUT);
    },
  }));
  return framed(title, view.imprint, { paper, typeface }, [], pages);
}

function textX(body: Space): number {
  return body.x + NUMBER + TIME + ACTOR;
}

function drawHead(pen: Pen, body: Space): void {
  const { number, time, by, what, seal } = texts.sheets.words;
  const sealX = body.x + body.width - SEAL;
  const head = (words: string, x: number, width: number): void =>
    pen.fitted(strong(words), SIZE, { x, y: body.y, width: width - mm(1), height: HEAD });
  head(number, body.x, NUMBER);
  head(time, body.x + NUMBER, TIME);
  head(by, body.x + NUMBER + TIME, ACTOR);
  head(what, textX(body), sealX - textX(body));
  head(seal, sealX + mm(3), SEAL - mm(3));
  pen.across(body.x, body.width, body.y + HEAD, mm(0.35));
}

function drawEntry(pen: Pen, { entry, text, y, height }: Placed, body: Space): void {
  const line = { y: y + LAYOUT.padding, height: LEADING * SIZE };
  const cell = (words: Words, x: number, width: number, lines = 1): void => {
    pen.fitted(words, SIZE, { ...line, height: lines * line.height, x, width: width - mm(1.5) });
  };
  cell(plain(`${entry.seq}`), body.x, NUMBER);
  cell(plain(firstLanguage(texts.sheets.dayAndTime(entry.at, 'second'))), body.x + NUMBER, TIME);
  const actor = plain(entry.actor);
  const lines = pen.typeface.widthOf(actor, SIZE) > ACTOR ? Math.min(3, Math.max(1, text.length)) : 1;
  cell(actor, body.x + NUMBER + TIME, ACTOR, lines);
  cell(plain(entry.seal), body.x + body.width - SEAL + mm(3), SEAL - mm(3));
  const baseline = line.y + line.height / 2 + HALF_CAPITAL * SIZE;
  pen.lines(text, { x: textX(body), baseline, size: SIZE });
  pen.across(body.x, body.width, y + height, mm(0.15));
}
