/** Paper sizes in points (1/72 inch), and the margins that the printers of a tournament office can do. */
import type { PaperSize } from './view.ts';

export function mm(millimetres: number): number {
  return (millimetres * 72) / 25.4;
}

/**
 * The sheet that a layout works on. A3 holds the same as A4, √2 times as large: it hangs higher and is read
 * from farther away. `scale` turns layout points into points of the paper.
 */
export interface Paper {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

const PORTRAIT: Record<PaperSize, Paper> = {
  A4: { width: mm(210), height: mm(297), scale: 1 },
  A3: { width: mm(210), height: mm(297), scale: Math.SQRT2 },
  LETTER: { width: mm(215.9), height: mm(279.4), scale: 1 },
};

export function paperOf(size: PaperSize, orientation: 'portrait' | 'landscape'): Paper {
  const { width, height, scale } = PORTRAIT[size];
  return orientation === 'portrait' ? { width, height, scale } : { width: height, height: width, scale };
}
