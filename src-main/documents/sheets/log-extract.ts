/** Entries of some kinds from the log, to be read, signed and filed: incidents, and what was decided by lot. */
import type { EventKind } from '../../../src-engine/index.ts';
import { firstLanguage } from '../../../src-engine/texts/index.ts';
import { arbitersLogSheet } from './arbiters-log.ts';
import { bodyOf, framed, type PageContent, type Setting } from '../layout/frame.ts';
import { drawNone, headingOf, paginate, type EntryLayout, type Placed } from './log-entries.ts';
import { mm, paperOf } from '../layout/paper.ts';
import { HALF_CAPITAL, type Pen, type Space } from '../layout/pen.ts';
import type { Sheet } from '../layout/sheet.ts';
import { plain, strong, type Words } from '../layout/phrases.ts';
import { LEADING } from '../layout/typeface.ts';
import type { ArbitersLogView } from '../views/view.ts';
import { texts } from '../words.ts';

/** What is taken from the log. */
export type LogSheetKind = 'arbiters-log' | 'incidents' | 'lots';

/** Entries that a sheet takes; null for all. */
export const KINDS_OF: Readonly<Record<LogSheetKind, readonly EventKind[] | null>> = {
  'arbiters-log': null,
  incidents: ['incident-noted'],
  lots: ['colour-drawn', 'tie-settled', 'start-position-drawn'],
};

const LAYOUT: EntryLayout = { head: mm(9), size: 12, padding: mm(2.4), leastLines: 2 };
const HEAD_SIZE = 11;
const NUMBER_SIZE = 18;
/** Of time and author. */
const SIDE_SIZE = 12;
/** Of the seal under the number, and the day under the time. */
const SMALL_SIZE = 9;
/** Columns from the left: number, time, text; the author at the right edge. */
const NUMBER = mm(17);
const TIME = mm(28);
const ACTOR = mm(32);
const GAP = mm(3);
/** Space for a signature. */
const SIGNATURE = mm(22);
const [THIN, HEAVY] = [mm(0.2), mm(0.6)];

export function logSheetOf(kind: LogSheetKind, view: ArbitersLogView, setting: Setting): Sheet {
  return kind === 'arbiters-log' ? arbitersLogSheet(view, setting) : extractSheet(kind, view, setting);
}

function extractSheet(
  kind: Exclude<LogSheetKind, 'arbiters-log'>,
  view: ArbitersLogView,
  setting: Setting,
): Sheet {
  const { size, typeface } = setting;
  const paper = paperOf(size, 'portrait', 'larger');
  const whole = bodyOf(paper, 'table');
  const body = { ...whole, height: whole.height - SIGNATURE };
  const title = texts.sheets.titles[kind];
  const layout = { ...LAYOUT, width: body.width - NUMBER - TIME - ACTOR - GAP };
  const pages = paginate(view.entries, body, layout, typeface).map((placed, page, all): PageContent => ({
    heading: headingOf(title, view, placed),
    draw: (pen) => {
      drawHead(pen, body);
      placed.forEach((place, index) => drawEntry(pen, place, body, (index + 1) % 5 === 0));
      if (view.entries.length === 0) drawNone(pen, body, LAYOUT);
      if (page === all.length - 1) drawSignature(pen, whole);
    },
  }));
  return framed(title, view.imprint, { paper, typeface }, [], pages);
}

function drawHead(pen: Pen, { x, y, width }: Space): void {
  const { number, time, what, by } = texts.sheets.words;
  const head = (words: string, left: number, right: number): void =>
    pen.fitted(strong(words), HEAD_SIZE, { x: left, y, width: right - left - mm(1), height: LAYOUT.head });
  head(number, x, x + NUMBER);
  head(time, x + NUMBER, x + NUMBER + TIME);
  head(what, x + NUMBER + TIME, x + width - ACTOR);
  head(by, x + width - ACTOR, x + width);
  pen.across(x, width, y + LAYOUT.head, mm(0.5));
}

function drawEntry(pen: Pen, { entry, text, y, height }: Placed, body: Space, isFifth: boolean): void {
  const top = y + LAYOUT.padding;
  const line = LEADING * LAYOUT.size;
  const baseline = top + line / 2 + HALF_CAPITAL * LAYOUT.size;
  const cell = (words: Words, size: number, x: number, width: number, row = 0, rows = 1): void =>
    pen.fitted(words, size, { x, y: top + row * line, width: width - GAP, height: rows * line });
  cell(strong(`${entry.seq}`), NUMBER_SIZE, body.x, NUMBER);
  // A seal is copied letter by letter: it stays on one line.
  const seal = { x: body.x, y: top + line, width: NUMBER - GAP, height: line };
  pen.fitted(plain(entry.seal), SMALL_SIZE, seal, 'left', 0);
  const time = body.x + NUMBER;
  cell(strong(entry.at.slice(11, 16)), SIDE_SIZE, time, TIME);
  cell(plain(firstLanguage(texts.sheets.dayOf(entry.at))), SMALL_SIZE, time, TIME, 1);
  pen.lines(text, { x: time + TIME, baseline, size: LAYOUT.size });
  const actor = plain(entry.actor);
  const rows = pen.typeface.widthOf(actor, SIDE_SIZE) > ACTOR ? 2 : 1;
  cell(actor, SIDE_SIZE, body.x + body.width - ACTOR, ACTOR + GAP, 0, rows);
  pen.across(body.x, body.width, y + height, isFifth ? HEAVY : THIN);
}

/** A line to sign on, at the foot of the last page. */
function drawSignature(pen: Pen, { x, y, width, height }: Space): void {
  const bottom = y + height - mm(6);
  pen.across(x, width * 0.45, bottom, mm(0.25));
  pen.text(plain(texts.sheets.words.signedArbiter), { x, baseline: bottom + mm(4.5), size: 10.5 });
}
