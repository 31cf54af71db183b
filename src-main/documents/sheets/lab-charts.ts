/** The charts of the laboratory's page: quality of every system, first meetings of top seeds, quality after each round. */
import type { LabFigures } from '../../ipc/contract.ts';
import { isBilingual } from '../../../src-engine/texts/index.ts';
import { mm } from '../layout/paper.ts';
import { HALF_CAPITAL, type Pen, type Space } from '../layout/pen.ts';
import { plain, strong } from '../layout/phrases.ts';
import { LEADING, type Typeface } from '../layout/typeface.ts';
import {
  drawEstimate,
  drawSystem,
  drawTitle,
  HINT,
  nameOf,
  SIZE,
  THIN,
  TITLE,
  titleHeight,
  wholeName,
  type FiguredRun,
} from './lab-marks.ts';
import { drawViolin, HAIR, violinOf } from './lab-violins.ts';
import { texts } from '../words.ts';

/** The labels of an axis, and the space before the next part. */
export const UNDER_AXIS = 9 + mm(5);
const VALUE_WIDTH = mm(28);
/** The greatest height of a row of the plot, on the only page and on the first of two. */
export const [ROW_MOST, ROW_MOST_OF_TWO] = [mm(10.5), mm(18)];

/** Of the names of the systems. */
function nameWidth(): number {
  return isBilingual(texts) ? mm(60) : mm(48);
}

/** The least height of a row of the plot in which its outline is seen and its name read. */
export function leastRow(): number {
  return isBilingual(texts) ? mm(6.6) : mm(4.5);
}

/** Height of the title of the plot of qualities. */
export function qualityHead(typeface: Typeface, width: number): number {
  return titleHeight(typeface, width, texts.labPage.sheet.qualityHint);
}

/** The distribution of the quality of every system, one below the other in rows of this height; the place under them. */
export function drawQuality(
  pen: Pen,
  space: Space,
  { rows, reference, scales }: LabFigures,
  height: number,
): number {
  const { sheet } = texts.labPage;
  const top = drawTitle(pen, space, sheet.quality, sheet.qualityHint);
  const scale = scales.tau;
  const names = nameWidth();
  const left = space.x + names;
  const width = space.width - names - VALUE_WIDTH;
  const at = (value: number): number => left + ((value - scale.from) / (scale.to - scale.from)) * width;
  const bottom = top + rows.length * height;
  rows.forEach((row, index) => {
    const y = top + index * height;
    const middle = y + height / 2;
    drawName(pen, row.system, { x: space.x, y, width: names - mm(2), height });
    const violin = violinOf(row, at, height * 0.44);
    for (const tick of scale.ticks) {
      const half = violin.halfAt(at(tick));
      pen.down(at(tick), y, height / 2 - half, HAIR);
      pen.down(at(tick), middle + half, height / 2 - half, HAIR);
    }
    drawViolin(pen, row, violin, at, middle, row.system === reference);
    pen.across(space.x, space.width, y + height, THIN);
    drawEstimate(pen, row.tau, 3, space.x + space.width, middle + HALF_CAPITAL * SIZE);
  });
  for (const tick of scale.ticks) {
    const label = texts.format.number(tick, scale.decimals);
    pen.text(plain(label), { x: at(tick), baseline: bottom + 10, size: 8, align: 'centre' });
  }
  return bottom + UNDER_AXIS;
}

/** Rows that are lower have name and detail on one line. */
const TWO_LINES = 2 * LEADING * 8;

function drawName(pen: Pen, system: string, { x, y, width, height }: Space): void {
  if (height < TWO_LINES || isBilingual(texts))
    return drawSystem(pen, system, Math.min(SIZE, height / LEADING), { x, y, width, height });
  const [name, detail] = nameOf(system);
  const line = { x, width, height: height / 2 };
  pen.fitted(strong(name), SIZE, { ...line, y: y + 0.05 * height });
  pen.fitted(plain(detail), 8.5, { ...line, y: y + 0.47 * height });
}

/** Systems whose first meetings are drawn. */
const MOST_MEETINGS = 3;

/** Bars of the meetings with title and labels, and the space after them. */
const MEETING_BARS = mm(16);
const UNDER_BARS = 10 + mm(4);

/** Height of the part of the first meetings. */
export function meetingsHeight(typeface: Typeface, width: number, { shareMargin }: LabFigures): number {
  const head = titleHeight(typeface, width, texts.labPage.sheet.meetHint(shareMargin));
  return head + aboveBars() + MEETING_BARS + UNDER_BARS;
}

/** Height of the name of a system and of the figure of its highest bar. */
function aboveBars(): number {
  return isBilingual(texts) ? mm(13) : mm(9);
}

/** Bars of the rounds in which top seeds first meet: of the reference, then of the best others. */
export function drawMeetings(pen: Pen, space: Space, { rows, reference, shareMargin }: LabFigures): number {
  const { meet, meetHint } = texts.labPage.sheet;
  const top = drawTitle(pen, space, meet, meetHint(shareMargin));
  const ordered = [...rows].sort((a, b) => Number(b.system === reference) - Number(a.system === reference));
  const shown = ordered.slice(0, MOST_MEETINGS);
  const width = (space.width - (MOST_MEETINGS - 1) * mm(8)) / MOST_MEETINGS;
  const height = MEETING_BARS;
  const greatest = Math.max(...shown.flatMap(({ meetings }) => meetings), 1e-9);
  shown.forEach(({ system, meetings }, index) => {
    const x = space.x + index * (width + mm(8));
    drawSystem(pen, system, HINT, { x, y: top, width, height: aboveBars() - mm(5) });
    const step = width / meetings.length;
    const commonest = meetings.indexOf(Math.max(...meetings));
    const bottom = top + aboveBars() + height;
    meetings.forEach((share, at) => {
      const tall = (share / greatest) * height;
      const bar = { x: x + at * step + step * 0.12, y: bottom - tall, width: step * 0.76, height: tall };
      if (tall > 0) pen.box(bar, mm(0.2), at === commonest);
      const middle = x + at * step + step / 2;
      pen.text(plain(String(at + 1)), { x: middle, baseline: bottom + 10, size: 8, align: 'centre' });
      if (at === commonest) {
        const label = texts.labPage.percent(share);
        pen.text(strong(label), { x: middle, baseline: bar.y - 2, size: 9, align: 'centre' });
      }
    });
    pen.across(x, width, bottom, THIN);
  });
  return top + aboveBars() + height + UNDER_BARS;
}

const CURVE_HEIGHT = mm(22);

/** Width of each of two parts side by side. */
function halfOf(width: number): number {
  return width / 2 - mm(5);
}

/** Height of the curve or of the words beside it. */
export function roundsHeight(typeface: Typeface, width: number, runs: number): number {
  const words = typeface.wrap(plain(texts.labPage.sheet.method(runs)), HINT, halfOf(width));
  const curve = LEADING * HINT + CURVE_HEIGHT + 10 + mm(2);
  return TITLE + mm(2.6) + Math.max(curve, words.length * LEADING * HINT);
}

/** The quality after each round, and beside it how all this was done. */
export function drawRounds(pen: Pen, space: Space, { rounds, figures }: FiguredRun): void {
  const { labPage, format } = texts;
  const { curve } = figures;
  const width = halfOf(space.width);
  const right = space.x + space.width / 2 + mm(5);
  const under = drawTitle(pen, { ...space, x: right, width }, labPage.sheet.done);
  const lines = pen.typeface.wrap(plain(labPage.sheet.method(figures.counted)), HINT, width);
  pen.lines(lines, { x: right, baseline: under + HINT - mm(1), size: HINT });
  if (curve.length < 2) return;
  const hint = labPage.sheet.enoughOf(wholeName(figures.reference));
  const top = drawTitle(pen, { ...space, width }, labPage.enough, hint);
  const scale = figures.scales.curve;
  const [height, left] = [CURVE_HEIGHT, space.x + mm(10)];
  const x = (index: number): number => left + mm(3) + (index * (width - mm(16))) / (curve.length - 1);
  const y = (value: number): number =>
    top + height - ((value - scale.from) / (scale.to - scale.from)) * height;
  for (const tick of scale.ticks) {
    pen.across(left, width - mm(10), y(tick), HAIR);
    const label = format.number(tick, scale.decimals);
    pen.text(plain(label), {
      x: left - mm(1),
      baseline: y(tick) + HALF_CAPITAL * 8,
      size: 8,
      align: 'right',
    });
  }
  curve.forEach(({ mean, margin }, index) => {
    const before = curve[index - 1];
    if (before !== undefined) pen.stroke([x(index - 1), y(before.mean)], [x(index), y(mean)], mm(0.4));
    if (margin !== null) pen.stroke([x(index), y(mean - margin)], [x(index), y(mean + margin)], mm(0.4));
    const isPlanned = index + 1 === rounds;
    const half = isPlanned ? mm(1.3) : mm(0.8);
    pen.box({ x: x(index) - half, y: y(mean) - half, width: 2 * half, height: 2 * half }, THIN, true);
    const label = isPlanned ? strong(String(index + 1)) : plain(String(index + 1));
    pen.text(label, { x: x(index), baseline: top + height + 10, size: 8, align: 'centre' });
  });
}
