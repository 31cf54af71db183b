/** Paper sizes in points (1/72 inch), and the margins that the printers of a tournament office can do. */
import type { PaperSize } from '../views/view.ts';

/** Millimetres in points. */
export function mm(millimetres: number): number {
  return (millimetres * 72) / 25.4;
}

/** The sheet that a layout works on; `scale` turns layout points into points of the paper. */
export interface Paper {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** Names of 10.5 points become 17.5 on A1, which are read from two metres; A2 is the same poster at 71 %. */
const POSTER = 17.5 / 10.5;
const POSTER_SMALL = POSTER * Math.SQRT1_2;

const A4: Paper = { width: mm(210), height: mm(297), scale: 1 };
const PORTRAIT: Record<PaperSize, Paper> = {
  A4,
  A3: { width: mm(297), height: mm(420), scale: 1 },
  A2: { width: mm(420) / POSTER_SMALL, height: mm(594) / POSTER_SMALL, scale: POSTER_SMALL },
  A1: { width: mm(594) / POSTER, height: mm(841) / POSTER, scale: POSTER },
  LETTER: { width: mm(215.9), height: mm(279.4), scale: 1 },
};

/** What a larger paper is for: `more` on a page of a list that hangs, or all in `larger` type on a sheet for one table. */
type Use = 'more' | 'larger';

export type Orientation = 'portrait' | 'landscape';

/** The paper of a size, in points of the sheet; `scale` is by how much it is enlarged when printed. */
export function paperOf(size: PaperSize, orientation: Orientation, use: Use = 'more'): Paper {
  const { width, height, scale } =
    size === 'A3' && use === 'larger' ? { ...A4, scale: Math.SQRT2 } : PORTRAIT[size];
  return orientation === 'portrait' ? { width, height, scale } : { width: height, height: width, scale };
}

/** Upright paper for a list that hangs, with its pages: all in larger type where that takes no page more. */
export function paperFor<Page>(
  size: PaperSize,
  lay: (paper: Paper) => readonly Page[],
): { readonly paper: Paper; readonly pages: readonly Page[] } {
  const [usual, larger] = [paperOf(size, 'portrait'), paperOf(size, 'portrait', 'larger')];
  const [pages, fewer] = [lay(larger), lay(usual)];
  return fewer.length < pages.length ? { paper: usual, pages: fewer } : { paper: larger, pages };
}
