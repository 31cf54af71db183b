/** What a sheet shows, mark by mark, in millimetres from the corner of its body. */
import { bodyOf } from '../../src-main/documents/layout/frame.ts';
import type { Mark, Run, Sheet } from '../../src-main/documents/layout/sheet.ts';

const inBold = ({ text, bold }: Run): string => (bold ? `**${text}**` : text);

/** `text 13 4.6 9.5pt **White**`, `rule 0 7 to 190 7, 0.35`, `box 80 8 20 by 7.4, 0.15`; all in millimetres but sizes of type. */
function lineOf(mark: Mark, [left, top]: readonly [number, number]): string {
  const n = (points: number): string => `${Number(((points * 25.4) / 72).toFixed(2))}`;
  switch (mark.kind) {
    case 'text': {
      const turned = mark.turned ? ' turned' : '';
      const size = Number(mark.size.toFixed(2));
      return `text${turned} ${n(mark.x - left)} ${n(mark.baseline - top)} ${size}pt ${mark.runs.map(inBold).join('')}`;
    }
    case 'rule': {
      const [[x1, y1], [x2, y2]] = [mark.from, mark.to];
      const way = `${n(x1 - left)} ${n(y1 - top)} to ${n(x2 - left)} ${n(y2 - top)}`;
      return `rule ${way}, ${n(mark.thickness)}${mark.dashed ? ' dashed' : ''}`;
    }
    case 'box': {
      const corner = `${n(mark.x - left)} ${n(mark.y - top)}`;
      const filled = mark.filled ? ' filled' : '';
      return `box ${corner} ${n(mark.width)} by ${n(mark.height)}, ${n(mark.thickness)}${filled}`;
    }
    case 'outline': {
      const points = mark.points.map(([x, y]) => `${n(x - left)} ${n(y - top)}`);
      return `outline ${points.join(', ')}, ${n(mark.thickness)}`;
    }
  }
}

const isRule = ({ kind }: Mark): boolean => kind === 'rule';

/** The marks of a page between its heading and its footer, from the corner of its body; of a page that is cut from that of the paper. */
export function bodyLines(
  { paper, pages }: Sheet,
  page = 0,
  style: 'table' | 'wall' | 'cut' = 'table',
): string[] {
  const marks = pages[page]!;
  const { x, y } = style === 'cut' ? { x: 0, y: 0 } : bodyOf(paper, style);
  const first = style === 'cut' ? 0 : marks.findIndex(isRule) + 1;
  return marks.slice(first, marks.findLastIndex(isRule)).map((mark) => lineOf(mark, [x, y]));
}

/** The words of the heading of each page, joined by strokes. */
export function headings({ pages }: Sheet): string[] {
  return pages.map((page) => wordsOf(page.slice(0, page.findIndex(isRule))));
}

/** The words of the footer of each page, joined by strokes. */
export function footers({ pages }: Sheet): string[] {
  return pages.map((page) => wordsOf(page.slice(page.findLastIndex(isRule))));
}

function wordsOf(marks: readonly Mark[]): string {
  return marks
    .flatMap((mark) => (mark.kind === 'text' ? [mark.runs.map(({ text }) => text).join('')] : []))
    .join(' | ');
}
