/** Where the marks of a sheet lie, and what must not be. */
import { nearEdge, overlapping } from '../../tools/looks/problems.ts';
import { textOf, type Mark, type Sheet, type TextMark } from '../../src-main/documents/layout/sheet.ts';

export const texts = (page: readonly Mark[]): TextMark[] => page.filter((mark) => mark.kind === 'text');

/** Marks that come nearer than 8 mm to an edge of the paper. */
export function outside(sheet: Sheet): string[] {
  return sheet.pages.flatMap((page, index) =>
    nearEdge(sheet, page).map((mark) => `page ${index + 1}: ${JSON.stringify(mark)}`),
  );
}

/** Pairs of texts of one page that lie on each other. */
export function overlaps(page: readonly Mark[]): string[] {
  return overlapping(page).map(([one, other]) => `${textOf(one)} / ${textOf(other)}`);
}
