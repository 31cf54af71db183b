/**
 * The log on paper: every entry, or those of some kinds, with time, author and seal, as long as its text needs. An extract
 * is signed.
 */
import type { EventKind } from '../../src-engine/index.ts';
import { bodyOf, framed, type PageContent, type Setting } from './frame.ts';
import { mm, paperOf } from './paper.ts';
import { HALF_CAPITAL, type Pen, type Space } from './pen.ts';
import type { Sheet } from './sheet.ts';
import { tableHeading } from './table-pages.ts';
import { LEADING, plain, strong, type Line, type Typeface, type Words } from './typeface.ts';
import type { ArbitersLogView, LogLine } from './view.ts';
import { texts } from './words.ts';

const SIZE = 9.5;
const HEAD = mm(7);
const PADDING = 4;
/** Space for a signature. */
const SIGNATURE = mm(22);
/** Columns from the left: number, time, author, text; the seal stands at the right edge. */
const NUMBER = mm(11);
const TIME = mm(45);
const ACTOR = mm(20);
const SEAL = mm(24);

interface Placed {
  readonly entry: LogLine;
  readonly text: readonly Line[];
  readonly y: number;
  readonly height: number;
}

/** What is taken from the log. */
export type LogSheetKind = 'arbiters-log' | 'incidents' | 'lots';

/** Entries that an extract takes; null for all. */
export const KINDS_OF: Readonly<Record<LogSheetKind, readonly EventKind[] | null>> = {
  'arbiters-log': null,
  incidents: ['incident-noted'],
  lots: ['colour-drawn', 'tie-settled', 'start-position-drawn'],
};

export function arbitersLogSheet(
  kind: LogSheetKind,
  view: ArbitersLogView,
  { size, typeface }: Setting,
): Sheet {
  const kinds = KINDS_OF[kind];
  const paper = paperOf(size, 'portrait');
  const whole = bodyOf(paper, 'table');
  const body = kinds === null ? whole : { ...whole, height: whole.height - SIGNATURE };
  const title = texts.sheets.titles[kind];
  const pages = paginate(view.entries, body, typeface).map((placed, page, all): PageContent => {
    const right =
      placed.length === 0 ? '' : texts.sheets.span('Entry', placed[0]!.entry.seq, placed.at(-1)!.entry.seq);
    return {
      heading: tableHeading(title, [view.imprint.event], right),
      draw: (pen) => {
        drawHead(pen, body);
        for (const place of placed) drawEntry(pen, place, body);
        if (view.entries.length === 0) drawNone(pen, body);
        if (kinds !== null && page === all.length - 1) drawSignature(pen, whole);
      },
    };
  });
  return framed(title, view.imprint, { paper, typeface }, [], pages);
}

function drawNone(pen: Pen, body: Space): void {
  pen.text(plain(texts.sheets.words.nothingNoted), {
    x: body.x,
    baseline: body.y + HEAD + mm(6),
    size: SIZE,
  });
}

/** A line to sign on, at the foot of the last page. */
function drawSignature(pen: Pen, { x, y, width, height }: Space): void {
  const bottom = y + height - mm(6);
  pen.across(x, width * 0.45, bottom, mm(0.25));
  pen.text(plain(texts.sheets.words.signedArbiter), { x, baseline: bottom + mm(4), size: SIZE });
}

function textX(body: Space): number {
  return body.x + NUMBER + TIME + ACTOR;
}

function paginate(entries: readonly LogLine[], body: Space, typeface: Typeface): readonly Placed[][] {
  const pages: Placed[][] = [[]];
  const top = body.y + HEAD;
  const bottom = body.y + body.height;
  const width = body.x + body.width - SEAL - textX(body);
  const mostLines = Math.floor((bottom - top - 2 * PADDING) / (LEADING * SIZE));
  let y = top;
  for (const entry of entries) {
    const lines = typeface.wrap(textOfEntry(entry), SIZE, width);
    for (let first = 0; first < Math.max(1, lines.length); first += mostLines) {
      const text = lines.slice(first, first + mostLines);
      const height = Math.max(1, text.length) * LEADING * SIZE + 2 * PADDING;
      if (y + height > bottom) {
        pages.push([]);
        y = top;
      }
      pages.at(-1)!.push({ entry, text, y, height });
      y += height;
    }
  }
  return pages;
}

function textOfEntry({ title, detail, integrity, undone }: LogLine): Words {
  const remarks = [
    undone ? texts.sheets.words.undone : '',
    integrity ? texts.sheets.words.inReport : '',
  ].filter((part) => part !== '');
  return [
    { text: title, bold: true },
    { text: detail === '' ? '' : ` ${detail}`, bold: false },
    { text: remarks.length === 0 ? '' : ` [${remarks.join(', ')}]`, bold: false },
  ];
}

function drawHead(pen: Pen, body: Space): void {
  const baseline = body.y + HEAD / 2 + HALF_CAPITAL * SIZE;
  const head = (words: string, x: number): void => {
    pen.text(strong(words), { x, baseline, size: SIZE });
  };
  head(texts.sheets.words.number, body.x);
  head(texts.sheets.words.time, body.x + NUMBER);
  head(texts.sheets.words.by, body.x + NUMBER + TIME);
  head(texts.sheets.words.what, textX(body));
  head(texts.sheets.words.seal, body.x + body.width - SEAL + mm(3));
  pen.across(body.x, body.width, body.y + HEAD, mm(0.35));
}

function drawEntry(pen: Pen, { entry, text, y, height }: Placed, body: Space): void {
  const line = { y: y + PADDING, height: LEADING * SIZE };
  const cell = (words: Words, x: number, width: number): void => {
    pen.fitted(words, SIZE, { ...line, x, width: width - mm(1.5) });
  };
  cell(plain(`${entry.seq}`), body.x, NUMBER);
  cell(plain(texts.sheets.dayAndTime(entry.at, 'second')), body.x + NUMBER, TIME);
  cell(plain(entry.actor), body.x + NUMBER + TIME, ACTOR);
  cell(plain(entry.seal), body.x + body.width - SEAL + mm(3), SEAL - mm(3));
  const baseline = line.y + line.height / 2 + HALF_CAPITAL * SIZE;
  pen.lines(text, { x: textX(body), baseline, size: SIZE });
  pen.across(body.x, body.width, y + height, mm(0.15));
}
