/** What can be said about the looks of a sheet without looking at it. */
import { mm } from '../../src-main/documents/layout/paper.ts';
import { textOf, type Mark, type Sheet, type TextMark } from '../../src-main/documents/layout/sheet.ts';

/** What is near an edge is lost on many printers, and under the pins. */
const MARGIN = mm(8);
/** Measures are rounded. */
const SLACK = 0.05;
const REPLACEMENT = '\uFFFD';

/** Above and below the baseline, as parts of the font size. */
const [CAPITAL, DESCENT] = [0.72, 0.22];

type Bounds = readonly [left: number, top: number, right: number, bottom: number];

/** Left, top, right and bottom of what a mark blackens. */
function boundsOf(mark: Mark): Bounds {
  switch (mark.kind) {
    case 'text': {
      const { x, width, baseline, size, turned } = mark;
      const [above, below] = turned ? [DESCENT, CAPITAL] : [CAPITAL, DESCENT];
      return [x, baseline - above * size, x + width, baseline + below * size];
    }
    case 'box':
      return [mark.x, mark.y, mark.x + mark.width, mark.y + mark.height];
    case 'rule':
    case 'outline': {
      const points = mark.kind === 'rule' ? [mark.from, mark.to] : mark.points;
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
      return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    }
  }
}

/** How far a text may reach over a line, points: its bounds are those of a capital and a descender. */
const TOUCH = 0.6;

/** Lines that a mark has in common with its cell: a rule, or the sides of a box. */
function linesOf(mark: Mark): readonly Bounds[] {
  if (mark.kind === 'rule' && !mark.dashed) return [boundsOf(mark)];
  if (mark.kind !== 'box' || mark.filled) return [];
  const [left, top, right, bottom] = boundsOf(mark);
  return [
    [left, top, left, bottom],
    [right, top, right, bottom],
    [left, top, right, top],
    [left, bottom, right, bottom],
  ];
}

/** Whether an upright or level line runs through a text, so that the text leaves its cell. */
function crosses([left, top, right, bottom]: Bounds, [x1, y1, x2, y2]: Bounds): boolean {
  const isUpright = x2 - x1 < 0.01;
  // What is crossed out has a line of its own width.
  if (!isUpright && x1 > left - 2 && x2 < right + 2) return false;
  if (!isUpright && y2 - y1 >= 0.01) return false;
  return isUpright
    ? x1 > left + TOUCH && x1 < right - TOUCH && y1 < bottom - TOUCH && y2 > top + TOUCH
    : y1 > top + TOUCH && y1 < bottom - TOUCH && x1 < right - TOUCH && x2 > left + TOUCH;
}

/** Marks of a page that are nearer than 8 mm to an edge. Lines to cut along may be: they run to the edge of the paper. */
export function nearEdge({ paper }: Sheet, page: readonly Mark[]): Mark[] {
  const edge = MARGIN / paper.scale - SLACK;
  return page.filter((mark) => {
    if (mark.kind === 'rule' && mark.dashed) return false;
    const [left, top, right, bottom] = boundsOf(mark);
    return left < edge || top < edge || right > paper.width - edge || bottom > paper.height - edge;
  });
}

/** Pairs of texts of a page that lie on each other. */
export function overlapping(page: readonly Mark[]): (readonly [TextMark, TextMark])[] {
  const texts = page
    .filter((mark): mark is TextMark => mark.kind === 'text')
    .map((mark) => ({ mark, bounds: boundsOf(mark) }))
    .sort((a, b) => a.bounds[1] - b.bounds[1]);
  return texts.flatMap(({ mark, bounds: [left, , right, bottom] }, place) => {
    const found: (readonly [TextMark, TextMark])[] = [];
    for (const other of texts.slice(place + 1)) {
      const [otherLeft, otherTop, otherRight] = other.bounds;
      if (otherTop >= bottom) break;
      if (otherLeft < right - 0.01 && left < otherRight - 0.01) found.push([mark, other.mark]);
    }
    return found;
  });
}

/** The least type of a sheet, and of the line that says which event it is from and of its seal, points on paper. */
const [LEAST, LEAST_OF_EVENT] = [6, 7];

/** Sentences about texts in smaller type than can be read. `event` is the name of the tournament. */
export function tooSmall({ paper, pages }: Sheet, event: string): string[] {
  const begins = event.split(' ').slice(0, 2).join(' ');
  return pages.flatMap((page, index) =>
    page.flatMap((mark) => {
      if (mark.kind !== 'text') return [];
      const text = textOf(mark);
      const least = text.includes(begins) ? LEAST_OF_EVENT : LEAST;
      const size = mark.size * paper.scale;
      return size < least - SLACK ? [`page ${index + 1}: ${size.toFixed(1)} pt ${text}`] : [];
    }),
  );
}

/**
 * Sentences about characters without a font, marks nearer than 8 mm to an edge, texts that lie on each other, and texts that
 * a line of their table runs through.
 */
export function problemsOf(sheet: Sheet): string[] {
  return sheet.pages.flatMap((page, index) => {
    const texts = page.filter((mark): mark is TextMark => mark.kind === 'text');
    const lines = page.flatMap(linesOf);
    const isCrossed = (text: TextMark): boolean => {
      const bounds = boundsOf(text);
      return lines.some((line) => crosses(bounds, line));
    };
    return [
      ...nearEdge(sheet, page).map(
        (mark) => `near the edge: ${mark.kind === 'text' ? textOf(mark) : mark.kind}`,
      ),
      ...texts
        .map(textOf)
        .filter((text) => text.includes(REPLACEMENT))
        .map((text) => `no font for a character of ${text}`),
      ...texts.filter(isCrossed).map((text) => `a line runs through ${textOf(text)}`),
      ...overlapping(page).map(([one, other]) => `${textOf(one)} lies on ${textOf(other)}`),
    ].map((problem) => `page ${index + 1}: ${problem}`);
  });
}
