/** The arbiter's log on paper: every entry with time, author and seal, as long as its text needs. */
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

export function arbitersLogSheet(view: ArbitersLogView, { size, typeface }: Setting): Sheet {
  const paper = paperOf(size, 'portrait');
  const body = bodyOf(paper, 'table');
  const title = texts.sheets.titles['arbiters-log'];
  const pages = paginate(view.entries, body, typeface).map((placed): PageContent => {
    const right =
      placed.length === 0 ? '' : texts.sheets.span('Entry', placed[0]!.entry.seq, placed.at(-1)!.entry.seq);
    return {
      heading: tableHeading(title, [view.imprint.event], right),
      draw: (pen) => {
        drawHead(pen, body);
        for (const place of placed) drawEntry(pen, place, body);
      },
    };
  });
  return framed(title, view.imprint, { paper, typeface }, [], pages);
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
