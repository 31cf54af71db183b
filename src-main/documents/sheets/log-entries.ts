/** Entries of the log on the pages of a sheet: each as high as its text, none torn apart that fits on a page. */
import { joined } from '../../../src-engine/texts/index.ts';
import { balancedHeight } from '../layout/balance.ts';
import type { Heading } from '../layout/frame.ts';
import { mm } from '../layout/paper.ts';
import type { Pen, Space } from '../layout/pen.ts';
import { tableHeading } from '../layout/table-pages.ts';
import { plain, type Words } from '../layout/phrases.ts';
import { LEADING, type Line, type Typeface } from '../layout/typeface.ts';
import type { ArbitersLogView, LogLine } from '../views/view.ts';
import { texts } from '../words.ts';

/** An entry where it stands on its page; `y` and `height` in points of the sheet. */
export interface Placed {
  readonly entry: LogLine;
  readonly text: readonly Line[];
  readonly y: number;
  readonly height: number;
}

/** In points. */
export interface EntryLayout {
  /** Height of the heads of the columns. */
  readonly head: number;
  /** Of the text. */
  readonly size: number;
  /** Above and below the text. */
  readonly padding: number;
  /** Lines that an entry has room for, however short its text is. */
  readonly leastLines: number;
}

/** The entries page by page, all pages about as full; a text that is longer than a page goes on on the next. */
export function paginate(
  entries: readonly LogLine[],
  body: Space,
  { head, size, padding, leastLines, width }: EntryLayout & { readonly width: number },
  typeface: Typeface,
): readonly (readonly Placed[])[] {
  const top = body.y + head;
  const full = body.height - head;
  const mostLines = Math.floor((full - 2 * padding) / (LEADING * size));
  const parts = entries.flatMap((entry): readonly Omit<Placed, 'y'>[] => {
    const lines = typeface.wrap(textOfEntry(entry), size, width);
    return Array.from({ length: Math.max(1, Math.ceil(lines.length / mostLines)) }, (_, part) => {
      const text = lines.slice(part * mostLines, (part + 1) * mostLines);
      return { entry, text, height: Math.max(leastLines, text.length) * LEADING * size + 2 * padding };
    });
  });
  const height = balancedHeight(full, (tried) => pagesOf(parts, top, tried).length);
  return pagesOf(parts, top, height);
}

/** At least one page; no page without a part, however high it is. */
function pagesOf(parts: readonly Omit<Placed, 'y'>[], top: number, height: number): readonly Placed[][] {
  const pages: Placed[][] = [[]];
  let y = top;
  for (const part of parts) {
    if (y + part.height > top + height && pages.at(-1)!.length > 0) {
      pages.push([]);
      y = top;
    }
    pages.at(-1)!.push({ ...part, y });
    y += part.height;
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
    { text: ` ${detail}`, bold: false },
    { text: remarks.length === 0 ? '' : ` [${joined(remarks)}]`, bold: false },
  ];
}

/** Title, event, and which entries the page holds. */
export function headingOf(title: string, view: ArbitersLogView, placed: readonly Placed[]): Heading {
  const [first, last] = [placed[0], placed.at(-1)];
  const right = first === undefined ? '' : texts.sheets.span('Entry', first.entry.seq, last!.entry.seq);
  return tableHeading(title, [view.imprint.event], right);
}

export function drawNone(pen: Pen, { x, y }: Space, { head, size }: EntryLayout): void {
  pen.text(plain(texts.sheets.words.nothingNoted), { x, baseline: y + head + mm(4) + size / 2, size });
}
