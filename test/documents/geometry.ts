/** Where the marks of a sheet lie, and what must not be. */
import { boundsOf } from '../../tools/looks/problems.ts';
import { mm } from '../../src-main/documents/paper.ts';
import { textOf, type Mark, type Sheet, type TextMark } from '../../src-main/documents/sheet.ts';

/** What is near an edge is lost on many printers, and under the pins. */
export const MARGIN = mm(8);

export const texts = (page: readonly Mark[]): TextMark[] => page.filter((mark) => mark.kind === 'text');

/** Marks that come nearer than `margin` to an edge of the paper. */
export function outside(sheet: Sheet, margin: number): string[] {
  return sheet.pages.flatMap((page, index) =>
    page.flatMap((mark) => {
      const [left, top, right, bottom] = boundsOf(mark);
      const edge = margin / sheet.paper.scale - 0.05;
      const inside =
        left >= edge &&
        top >= edge &&
        right <= sheet.paper.width - edge &&
        bottom <= sheet.paper.height - edge;
      // Lines to cut along run to the edge of the paper.
      const cut = mark.kind === 'rule' && mark.dashed;
      return inside || cut ? [] : [`page ${index + 1}: ${JSON.stringify(mark)}`];
    }),
  );
}

/** Pairs of texts of one page that lie on each other. */
export function overlaps(page: readonly Mark[]): string[] {
  const placed = texts(page)
    .map((mark) => ({ mark, bounds: boundsOf(mark) }))
    .sort((a, b) => a.bounds[1] - b.bounds[1]);
  const found: string[] = [];
  placed.forEach(({ mark, bounds: [left, , right, bottom] }, index) => {
    for (const other of placed.slice(index + 1)) {
      const [otherLeft, otherTop, otherRight] = other.bounds;
      if (otherTop >= bottom) break;
      if (otherLeft < right - 0.01 && left < otherRight - 0.01) {
        found.push(`${textOf(mark)} / ${textOf(other.mark)}`);
      }
    }
  });
  return found;
}
