/**
 * DRAFT across a page, as outlined letters: a grey tint is lost in a photocopier and eats toner,
 * a thin line survives both and leaves the names legible.
 */
import type { Paper } from './paper.ts';
import type { Pen } from './pen.ts';
import type { Point } from './sheet.ts';

/** Outlines of the letters, `x,y` on a grid five wide and seven high, y downwards; a second one is the hole. */
const LETTERS = [
  ['0,0 3,0 5,2 5,5 3,7 0,7', '1.3,1.3 2.5,1.3 3.7,2.5 3.7,4.5 2.5,5.7 1.3,5.7'],
  [
    '0,0 3.6,0 5,1.4 5,2.8 4,3.9 5,7 3.6,7 2.7,4.2 1.3,4.2 1.3,7 0,7',
    '1.3,1.2 3.1,1.2 3.7,1.8 3.7,2.4 3.1,3 1.3,3',
  ],
  ['1.8,0 3.2,0 5,7 3.7,7 3.25,5.2 1.75,5.2 1.3,7 0,7', '2.5,2.2 2.95,4 2.05,4'],
  ['0,0 4.6,0 4.6,1.3 1.3,1.3 1.3,2.9 4,2.9 4,4.2 1.3,4.2 1.3,7 0,7'],
  ['0,0 5,0 5,1.3 3.15,1.3 3.15,7 1.85,7 1.85,1.3 0,1.3'],
];
const HEIGHT = 7;
const ADVANCE = 6.2;
const LENGTH = (LETTERS.length - 1) * ADVANCE + 5;
/** Part of the page's diagonal that the word takes. */
const SHARE = 0.6;
const THICKNESS = 0.6;

export function drawDraft(pen: Pen, { width, height }: Paper): void {
  const diagonal = Math.hypot(width, height);
  const unit = (diagonal * SHARE) / LENGTH;
  const [cos, sin] = [width / diagonal, height / diagonal];
  LETTERS.forEach((outlines, letter) => {
    for (const outline of outlines) {
      const points = outline.split(' ').map((pair): Point => {
        const [x, y] = pair.split(',').map(Number) as [number, number];
        const along = (x + letter * ADVANCE - LENGTH / 2) * unit;
        const below = (y - HEIGHT / 2) * unit;
        return [width / 2 + along * cos + below * sin, height / 2 - along * sin + below * cos];
      });
      pen.outline(points, THICKNESS);
    }
  });
}
