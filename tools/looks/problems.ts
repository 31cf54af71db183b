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

/** Sentences about characters without a font, marks nearer than 8 mm to an edge, and texts that lie on each other. */
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
