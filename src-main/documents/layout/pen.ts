/** Writes marks on one page. */
import type { Colour } from '../../../src-engine/index.ts';
import type { Mark, Point, Run } from './sheet.ts';
import type { Words } from './phrases.ts';
import { LEADING, type Line, type Typeface } from './typeface.ts';

export type Align = 'left' | 'right' | 'centre';

/** A rectangle of the page. */
export interface Space {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Half the height of a capital letter, as a part of the font size: what centres a line by eye. */
export const HALF_CAPITAL = 0.357;
/** Side of the square that stands for a colour, as a part of the font size beside it. */
const SIGN = 0.72;
/** Space between the square and its word. */
const SIGN_GAP = 0.35;

/** All lengths are points of the sheet, `y` and baselines from its top. */
export class Pen {
  readonly typeface: Typeface;
  readonly marks: Mark[] = [];

  constructor(typeface: Typeface) {
    this.typeface = typeface;
  }

  /** One line of text whose left end, right end or middle is at `x`. */
  text(words: Words, at: { x: number; baseline: number; size: number; align?: Align }): void {
    this.#line(this.typeface.line(words, at.size), at);
  }

  /** Text as large as it fits, vertically in the middle of the space; `tearBelow` as in {@link Typeface.fit}. */
  fitted(words: Words, size: number, space: Space, align: Align = 'left', tearBelow?: number): void {
    const fit = this.typeface.fit(words, size, space, tearBelow);
    const x = { left: space.x, centre: space.x + space.width / 2, right: space.x + space.width }[align];
    const height = fit.lines.reduce((sum, line) => sum + LEADING * line.size, 0);
    let top = space.y + (space.height - height) / 2;
    for (const line of fit.lines) {
      const { size: own } = line;
      this.#line(line, { x, baseline: top + (LEADING / 2 + HALF_CAPITAL) * own, size: own, align });
      top += LEADING * own;
    }
  }

  /** The same on one line, or in a taller space on two lines where that is larger. */
  fittedOr(words: Words, size: number, line: Space, two: Space): void {
    const isLarger = this.typeface.fit(words, size, two).size > this.typeface.fit(words, size, line).size;
    this.fitted(words, size, isLarger ? two : line);
  }

  /** Lines that were measured before, the first baseline at `baseline`. */
  lines(lines: readonly Line[], at: { x: number; baseline: number; size: number }): void {
    lines.forEach((line, index) => {
      this.#line(line, { ...at, baseline: at.baseline + index * LEADING * at.size });
    });
  }

  /** Turns what `draw` writes by half a turn around a point. Throws for anything but texts. */
  turned({ x, y }: { readonly x: number; readonly y: number }, draw: (pen: Pen) => void): void {
    const pen = new Pen(this.typeface);
    draw(pen);
    for (const mark of pen.marks) {
      if (mark.kind !== 'text') throw new Error(`A ${mark.kind} is not turned.`);
      const [left, baseline] = [2 * x - mark.x - mark.width, 2 * y - mark.baseline];
      this.marks.push({ ...mark, x: left, baseline, turned: true });
    }
  }

  across(x: number, width: number, y: number, thickness: number, dashed = false): void {
    this.stroke([x, y], [x + width, y], thickness, dashed);
  }

  down(x: number, y: number, height: number, thickness: number, dashed = false): void {
    this.stroke([x, y], [x, y + height], thickness, dashed);
  }

  stroke(from: Point, to: Point, thickness: number, dashed = false): void {
    this.marks.push({ kind: 'rule', from, to, thickness, dashed });
  }

  box(space: Space, thickness: number, filled = false): void {
    const { x, y, width, height } = space;
    this.marks.push({ kind: 'box', x, y, width, height, thickness, filled });
  }

  outline(points: readonly Point[], thickness: number): void {
    this.marks.push({ kind: 'outline', points, thickness });
  }

  /** The square of a colour, open for White and full for Black, centred on `middle`; its width. */
  sign(colour: Colour, x: number, middle: number, size: number): number {
    const side = SIGN * size;
    const line = side / 9;
    const inset = line / 2;
    this.box(
      { x: x + inset, y: middle - side / 2 + inset, width: side - line, height: side - line },
      line,
      colour === 'black',
    );
    return side;
  }

  /** The square of a colour and words after it; their width. */
  signed(colour: Colour, words: Words, at: { x: number; middle: number; size: number }): number {
    const side = this.sign(colour, at.x, at.middle, at.size);
    const x = at.x + side + SIGN_GAP * at.size;
    const line = this.typeface.line(words, at.size);
    this.#line(line, { x, baseline: at.middle + HALF_CAPITAL * at.size, size: at.size });
    return x - at.x + line.width;
  }

  /** The same as large as it fits into the space, vertically in its middle. */
  signedIn(colour: Colour, words: Words, size: number, space: Space): void {
    this.sign(colour, space.x, space.y + space.height / 2, size);
    const beside = (SIGN + SIGN_GAP) * size;
    this.fitted(words, size, { ...space, x: space.x + beside, width: space.width - beside });
  }

  #line(line: Line, at: { x: number; baseline: number; size: number; align?: Align }): void {
    if (line.runs.length === 0) return;
    const x = at.x - { left: 0, centre: line.width / 2, right: line.width }[at.align ?? 'left'];
    const runs: readonly Run[] = line.runs;
    this.marks.push({ kind: 'text', x, baseline: at.baseline, size: at.size, width: line.width, runs });
  }
}

/** Width of a colour's square beside text of this size. */
export function signWidth(size: number): number {
  return SIGN * size;
}

/** Width of a colour's square with these words after it on one line. */
export function signedWidth(typeface: Typeface, words: Words, size: number): number {
  return (SIGN + SIGN_GAP) * size + typeface.widthOf(words, size);
}

/** The same where two languages may be one below the other. */
export function signedLabelWidth(typeface: Typeface, words: Words, size: number): number {
  return (SIGN + SIGN_GAP) * size + typeface.labelWidth(words, size);
}
