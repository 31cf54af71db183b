/**
 * Pages that are cut into equal pieces. The pieces run through the pile, not across the page: cut the pile once and
 * put the stacks on top of each other, left to right and down, and the pieces lie in order.
 */
import { bodyOf, type PageContent } from './frame.ts';
import { mm, type Paper } from './paper.ts';
import type { Pen, Space } from './pen.ts';

/** Pieces beside and below one another on a page that is cut. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** Above the first piece. */
const TOP = mm(7);

/** Height that the pieces of a page share. */
export function heightToCut(paper: Paper): number {
  const body = bodyOf(paper, 'table');
  return body.y + body.height - TOP;
}

/** As many pages as the pieces need, at least one; `draw` puts a piece into its space. */
export function cutPages<T>(
  pieces: readonly T[],
  { columns, rows }: Grid,
  paper: Paper,
  draw: (pen: Pen, piece: T, space: Space) => void,
): PageContent[] {
  const perPage = columns * rows;
  const count = Math.max(1, Math.ceil(pieces.length / perPage));
  const [width, height] = [paper.width / columns, heightToCut(paper) / rows];
  return Array.from({ length: count }, (_, page): PageContent => ({
    heading: null,
    draw: (pen) => {
      for (let place = 0; place < perPage; place++) {
        const [column, row] = [place % columns, Math.floor(place / columns)];
        const space = { x: column * width, y: TOP + row * height, width, height };
        if (row > 0) pen.across(space.x, width, space.y, mm(0.15), true);
        if (column > 0) pen.down(space.x, space.y, height, mm(0.15), true);
        const piece = pieces[place * count + page];
        if (piece !== undefined) draw(pen, piece, space);
      }
    },
  }));
}
