/** How the single tournaments of a system spread, as a violin on the laboratory's sheet. */
import type { LabRow } from '../../ipc/contract.ts';
import { mm } from '../layout/paper.ts';
import type { Pen } from '../layout/pen.ts';
import type { Point } from '../layout/sheet.ts';

/** Of the lines behind a plot, and of the hatching. */
export const HAIR = mm(0.08);

/** How single tournaments spread: the outline above the middle, and half its height where it is, 0 beside it. */
interface Violin {
  readonly points: readonly Point[];
  readonly halfAt: (x: number) => number;
}

/** The outline of a system’s spread: `at` gives the place of a value on the sheet, `half` the greatest half of its height. */
export function violinOf({ tauSpread }: LabRow, at: (value: number) => number, half: number): Violin {
  const points = tauSpread.outline.map(({ value, density }): Point => [
    at(value),
    Math.max(density * half, 0.1),
  ]);
  const halfAt = (x: number): number => {
    const next = points.findIndex(([end]) => end >= x);
    if (next <= 0) return 0;
    const [[x1, half1], [x2, half2]] = [points[next - 1]!, points[next]!];
    return half1 + ((half2 - half1) * (x - x1)) / (x2 - x1);
  };
  return { points, halfAt };
}

/** Draws a violin around the line `middle`, with its quarters and its mean. */
export function drawViolin(
  pen: Pen,
  { tau, tauSpread: { quarters } }: LabRow,
  violin: Violin,
  at: (value: number) => number,
  middle: number,
  isReference: boolean,
): void {
  const { points } = violin;
  const side = (sign: 1 | -1): Point[] => points.map(([x, half]) => [x, middle - sign * half]);
  if (points.length > 1) pen.outline([...side(1), ...side(-1).reverse()], mm(0.25));
  if (isReference) drawHatching(pen, violin, middle);
  pen.across(at(quarters[0]), at(quarters[2]) - at(quarters[0]), middle, mm(0.5));
  const margin = tau.margin ?? 0;
  const from = Math.min(at(tau.mean - margin), at(tau.mean) - mm(0.8));
  const to = Math.max(at(tau.mean + margin), at(tau.mean) + mm(0.8));
  const half = violin.halfAt(at(tau.mean));
  pen.box({ x: from, y: middle - half * 0.6, width: to - from, height: half * 1.2 }, mm(0.15), true);
}

const HATCH = mm(1.1);
const HATCH_STEP = 0.25;

/** Slanting lines across the outline. */
function drawHatching(pen: Pen, { points, halfAt }: Violin, middle: number): void {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return;
  for (let x = first[0] + HATCH; x < last[0]; x += HATCH) {
    const reach = (way: 1 | -1): number => {
      let far = 0;
      while (far + HATCH_STEP <= halfAt(x + way * (far + HATCH_STEP))) far += HATCH_STEP;
      return far;
    };
    const [right, left] = [reach(1), reach(-1)];
    pen.stroke([x - left, middle + left], [x + right, middle - right], HAIR);
  }
}
