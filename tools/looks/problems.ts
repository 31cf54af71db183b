/** What can be said about the looks of a sheet without looking at it. */
import { mm } from '../../src-main/documents/paper.ts';
import { textOf, type Mark, type Sheet, type TextMark } from '../../src-main/documents/sheet.ts';

const EDGE = mm(8);
const REPLACEMENT = '\uFFFD';

/** Above and below the baseline, as parts of the font size. */
const [CAPITAL, DESCENT] = [0.72, 0.22];

type Bounds = readonly [left: number, top: number, right: number, bottom: number];

/** Left, top, right and bottom of what a mark blackens. */
export function boundsOf(mark: Mark): Bounds {
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

/**
 * Sentences about characters without a font, marks nearer than 8 mm to an edge, texts that lie on each other, and texts that
 * a line of their table runs through.
 */
export function problemsOf(sheet: Sheet): string[] {
  const { width, height, scale } = sheet.paper;
  const edge = EDGE / scale;
  return sheet.pages.flatMap((page, index) => {
    const found: string[] = [];
    const texts = page
      .filter((mark): mark is TextMark => mark.kind === 'text')
      .map((mark) => ({ mark, bounds: boundsOf(mark) }))
      .sort((a, b) => a.bounds[1] - b.bounds[1]);
    for (const mark of page) {
      const [left, top, right, bottom] = boundsOf(mark);
      // Lines to cut along run to the edge of the paper.
      const isCut = mark.kind === 'rule' && mark.dashed;
      const slack = 0.05;
      if (
        !isCut &&
        (left < edge - slack ||
          top < edge - slack ||
          right > width - edge + slack ||
          bottom > height - edge + slack)
      )
        found.push(`page ${index + 1}: near the edge: ${mark.kind === 'text' ? textOf(mark) : mark.kind}`);
      if (mark.kind === 'text' && textOf(mark).includes(REPLACEMENT))
        found.push(`page ${index + 1}: no font for a character of ${textOf(mark)}`);
    }
    const lines = page.flatMap(linesOf);
    for (const { mark, bounds } of texts) {
      if (lines.some((line) => crosses(bounds, line)))
        found.push(`page ${index + 1}: a line runs through ${textOf(mark)}`);
    }
    texts.forEach(({ mark, bounds: [left, , right, bottom] }, place) => {
      for (const other of texts.slice(place + 1)) {
        const [otherLeft, otherTop, otherRight] = other.bounds;
        if (otherTop >= bottom) break;
        if (otherLeft < right - 0.01 && left < otherRight - 0.01)
          found.push(`page ${index + 1}: ${textOf(mark)} lies on ${textOf(other.mark)}`);
      }
    });
    return found;
  });
}
