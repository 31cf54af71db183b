/** What the laboratory found, on one page for the organiser. */
import type { LabEstimate, LabFigures, LabRow, LabRun } from '../../ipc/contract.ts';
import { bodyOf, framed, type Setting } from '../layout/frame.ts';
import { mm, paperOf } from '../layout/paper.ts';
import type { Pen, Space } from '../layout/pen.ts';
import type { Point, Sheet } from '../layout/sheet.ts';
import { plain, strong } from '../layout/phrases.ts';
import { LEADING } from '../layout/typeface.ts';
import { texts } from '../words.ts';

export interface LabSheetView {
  readonly run: LabRun & { readonly figures: LabFigures };
  /** ISO 8601 with the local offset. */
  readonly issuedAt: string;
}

const SIZE = 9;
const TITLE = 12;
const THIN = mm(0.15);
const LINE = mm(0.3);
/** Systems whose first meetings are drawn. */
const MOST_MEETINGS = 3;

export function labSheet({ run, issuedAt }: LabSheetView, { size, typeface }: Setting): Sheet {
  const words = texts.labPage.sheet;
  const { field, rounds, figures } = run;
  const paper = paperOf(size, 'portrait', 'larger');
  const body = bodyOf(paper, 'wall');
  const heading = {
    style: 'wall' as const,
    title: words.title,
    event: words.forOrganiser(field.name),
    right: words.field(field.players, rounds),
    rightSize: 13,
    rightBelow: words.range(field.lowest, field.highest),
  };
  const draw = (pen: Pen): void => {
    let y = body.y + mm(4);
    y = drawTitle(pen, { ...body, y }, texts.labPage.title);
    y = drawFindings(pen, { ...body, y }, run);
    // The plots take what the parts below them leave, so that all of it is on one page.
    const below = figuresHeight(figures.rows.length) + MEETINGS_HEIGHT + ROUNDS_HEIGHT;
    y = drawQuality(pen, { ...body, y, height: body.y + body.height - y - below }, figures);
    y = drawFigures(pen, { ...body, y }, figures);
    y = drawMeetings(pen, { ...body, y }, figures);
    drawRounds(pen, { ...body, y }, run);
  };
  const imprint = { event: field.name, version: 0, issuedAt, draft: false, seal: '' };
  const footer = [{ text: words.footer(figures.counted) }];
  return framed(words.fileName, imprint, { paper, typeface }, footer, [{ heading, draw }]);
}

function nameOf(system: string): readonly [name: string, detail: string] {
  return texts.labPage.systems[system] ?? [system, ''];
}

function wholeName(system: string): string {
  return texts.labPage.systemName(system, system);
}

/** The findings as one paragraph; the place under it. */
function drawFindings(pen: Pen, space: Space, { systems, figures }: LabSheetView['run']): number {
  const sentences = figures.findings.map((found) =>
    texts.labPage.finding(found, (at) => texts.labPage.nameAmong(systems[at]!, systems)),
  );
  const size = 10.5;
  const lines = pen.typeface.wrap(plain(sentences.join(' ')), size, space.width);
  pen.lines(lines, { x: space.x, baseline: space.y + size, size });
  return space.y + lines.length * LEADING * size + mm(4);
}

function drawTitle(pen: Pen, { x, y, width }: Space, title: string, hint = ''): number {
  pen.text(strong(title), { x, baseline: y + TITLE, size: TITLE });
  const lines = pen.typeface.wrap(plain(hint), 8, width);
  pen.lines(lines, { x, baseline: y + TITLE + mm(3.6), size: 8 });
  return y + TITLE + mm(1.6) + lines.length * LEADING * 8 + mm(1);
}

/** The labels of an axis, and the space before the next part. */
const UNDER_AXIS = 9 + mm(5);
const NAME_WIDTH = mm(46);
const VALUE_WIDTH = mm(28);

function drawQuality(pen: Pen, space: Space, { rows, reference, scales }: LabFigures): number {
  const { sheet } = texts.labPage;
  const top = drawTitle(pen, space, sheet.quality, sheet.qualityHint);
  const height = Math.min(mm(9.5), (space.y + space.height - top - UNDER_AXIS) / rows.length);
  const scale = scales.tau;
  const left = space.x + NAME_WIDTH;
  const width = space.width - NAME_WIDTH - VALUE_WIDTH;
  const at = (value: number): number => left + ((value - scale.from) / (scale.to - scale.from)) * width;
  const bottom = top + rows.length * height;
  for (const tick of scale.ticks) {
    pen.down(at(tick), top, bottom - top, THIN, true);
    const label = texts.format.number(tick, scale.decimals);
    pen.text(plain(label), { x: at(tick), baseline: bottom + 9, size: 7.5, align: 'centre' });
  }
  rows.forEach((row, index) => {
    const y = top + index * height;
    const middle = y + height / 2;
    drawName(pen, row.system, { x: space.x, y, width: NAME_WIDTH - mm(2), height }, row.system === reference);
    drawViolin(pen, row, at, middle, height * 0.44);
    pen.across(space.x, space.width, y + height, THIN);
    drawEstimate(pen, row.tau, 3, space.x + space.width, middle + 3.2);
  });
  return bottom + UNDER_AXIS;
}

/** Rows that are lower have name and detail on one line. */
const TWO_LINES = 2 * LEADING * 8;

function drawName(pen: Pen, system: string, { x, y, width, height }: Space, isReference: boolean): void {
  const [name, detail] = nameOf(system);
  const middle = y + height / 2;
  if (height < TWO_LINES) {
    const words = [...strong(name), ...plain(detail === '' ? '' : `, ${detail}`)];
    pen.fitted(words, Math.min(SIZE, height / LEADING), { x, y, width, height });
    if (isReference)
      pen.across(x, Math.min(width, pen.typeface.widthOf(words, SIZE)), y + height - 1.6, LINE);
    return;
  }
  const line = { x, width, height: height / 2 };
  pen.fitted(strong(name), SIZE, { ...line, y });
  pen.fitted(plain(detail), 8, { ...line, y: middle });
  if (isReference) pen.across(x, pen.typeface.widthOf(strong(name), SIZE), middle - 0.6, LINE);
}

function drawViolin(
  pen: Pen,
  { tau, tauSpread }: LabRow,
  at: (value: number) => number,
  middle: number,
  half: number,
): void {
  const { outline, quarters } = tauSpread;
  const side = (sign: 1 | -1): Point[] =>
    outline.map(({ value, density }) => [at(value), middle - sign * Math.max(density * half, 0.1)]);
  if (outline.length > 1) pen.outline([...side(1), ...side(-1).reverse()], mm(0.2));
  pen.across(at(quarters[0]), at(quarters[2]) - at(quarters[0]), middle, mm(0.4));
  const margin = tau.margin ?? 0;
  const from = Math.min(at(tau.mean - margin), at(tau.mean) - mm(0.6));
  const to = Math.max(at(tau.mean + margin), at(tau.mean) + mm(0.6));
  pen.box({ x: from, y: middle - half * 0.7, width: to - from, height: half * 1.4 }, THIN, true);
}

/** The figure in bold and its margin, ending at `right`. */
function drawEstimate(
  pen: Pen,
  { mean, margin }: LabEstimate,
  decimals: number,
  right: number,
  baseline: number,
  unit = '',
): void {
  const { format, labPage } = texts;
  const value = strong(`${format.number(mean, decimals)}${unit}`);
  const around = margin === null ? [] : plain(` ${labPage.plusMinus(format.number(margin, decimals))}`);
  pen.text([...value, ...around], { x: right, baseline, size: SIZE, align: 'right' });
}

const TABLE_ROW = mm(5);

/** Height of the table with its title and the space after it. */
function figuresHeight(rows: number): number {
  return TITLE + mm(2.6) + SIZE + mm(1.4) + rows * TABLE_ROW + mm(5);
}

const COLUMNS = [mm(28), mm(24), mm(27), mm(30)] as const;

function drawFigures(pen: Pen, space: Space, { rows }: LabFigures): number {
  const { columns, all } = texts.labPage.sheet;
  const height = TABLE_ROW;
  const right = space.x + space.width;
  const ends = COLUMNS.map((_, at) => right - COLUMNS.slice(at + 1).reduce((sum, width) => sum + width, 0));
  let y = drawTitle(pen, space, all);
  pen.text(strong(columns.system), { x: space.x, baseline: y + SIZE, size: SIZE });
  [columns.tau, columns.floats, columns.colours, columns.strongest].forEach((label, at) =>
    pen.text(strong(label), { x: ends[at]!, baseline: y + SIZE, size: SIZE, align: 'right' }),
  );
  y += SIZE + mm(1.4);
  pen.across(space.x, space.width, y, LINE);
  const nameWidth = space.width - COLUMNS.reduce((sum, width) => sum + width, 0) - mm(2);
  for (const { system, tau, floats, colours, strongestWins } of rows) {
    const baseline = y + height / 2 + 3.2;
    const [name, detail] = nameOf(system);
    const words = [...strong(name), ...plain(detail === '' ? '' : `, ${detail}`)];
    pen.fitted(words, SIZE, { x: space.x, y, width: nameWidth, height });
    const percent = (part: number): number => 100 * part;
    const wins = {
      mean: percent(strongestWins.mean),
      margin: strongestWins.margin === null ? null : percent(strongestWins.margin),
    };
    drawEstimate(pen, tau, 3, ends[0]!, baseline);
    drawEstimate(pen, floats, 1, ends[1]!, baseline);
    drawEstimate(pen, colours, 3, ends[2]!, baseline);
    drawEstimate(pen, wins, 1, ends[3]!, baseline, ' %');
    y += height;
    pen.across(space.x, space.width, y, THIN);
  }
  return y + mm(5);
}

/** Bars of the meetings with title and labels, and the space after them. */
const MEETING_BARS = mm(16);
const MEETINGS_HEIGHT = TITLE + mm(2.6) + mm(9) + MEETING_BARS + 9 + mm(5);

/** Bars of the rounds in which top seeds first meet: of the reference, then of the best others. */
function drawMeetings(pen: Pen, space: Space, { rows, reference }: LabFigures): number {
  const top = drawTitle(pen, space, texts.labPage.sheet.meet);
  const ordered = [...rows].sort((a, b) => Number(b.system === reference) - Number(a.system === reference));
  const shown = ordered.slice(0, MOST_MEETINGS);
  const width = (space.width - (MOST_MEETINGS - 1) * mm(8)) / MOST_MEETINGS;
  const height = MEETING_BARS;
  const greatest = Math.max(...shown.flatMap(({ meetings }) => meetings), 1e-9);
  shown.forEach(({ system, meetings }, index) => {
    const x = space.x + index * (width + mm(8));
    pen.fitted(strong(wholeName(system)), 8.5, { x, y: top, width, height: mm(4) });
    const step = width / meetings.length;
    const commonest = meetings.indexOf(Math.max(...meetings));
    const bottom = top + mm(9) + height;
    meetings.forEach((share, at) => {
      const tall = (share / greatest) * height;
      const bar = { x: x + at * step + step * 0.12, y: bottom - tall, width: step * 0.76, height: tall };
      if (tall > 0) pen.box(bar, mm(0.2), at === commonest);
      const middle = x + at * step + step / 2;
      pen.text(plain(String(at + 1)), { x: middle, baseline: bottom + 9, size: 7.5, align: 'centre' });
      if (at === commonest) {
        const label = texts.labPage.percent(share);
        pen.text(strong(label), { x: middle, baseline: bar.y - 2, size: 7.5, align: 'centre' });
      }
    });
    pen.across(x, width, bottom, THIN);
  });
  return top + mm(9) + height + 9 + mm(5);
}

const CURVE_HEIGHT = mm(22);
const ROUNDS_HEIGHT = TITLE + mm(2.6) + LEADING * 8 + CURVE_HEIGHT + 9 + mm(2);

/** The quality after each round, and beside it how all this was done. */
function drawRounds(pen: Pen, space: Space, { rounds, figures }: LabSheetView['run']): void {
  const { labPage, format } = texts;
  const { curve } = figures;
  const width = space.width / 2 - mm(5);
  const right = space.x + space.width / 2 + mm(5);
  const under = drawTitle(pen, { ...space, x: right, width }, labPage.sheet.done);
  const size = 8.5;
  const lines = pen.typeface.wrap(plain(labPage.sheet.method(figures.counted)), size, width);
  pen.lines(lines, { x: right, baseline: under + size, size });
  if (curve.length < 2) return;
  const hint = labPage.sheet.enoughOf(wholeName(figures.reference));
  const top = drawTitle(pen, { ...space, width }, labPage.enough, hint);
  const scale = figures.scales.curve;
  const [height, left] = [CURVE_HEIGHT, space.x + mm(9)];
  const x = (index: number): number => left + mm(3) + (index * (width - mm(15))) / (curve.length - 1);
  const y = (value: number): number =>
    top + height - ((value - scale.from) / (scale.to - scale.from)) * height;
  for (const tick of scale.ticks) {
    pen.across(left, width - mm(9), y(tick), THIN, true);
    const label = format.number(tick, scale.decimals);
    pen.text(plain(label), { x: left - mm(1), baseline: y(tick) + 2.6, size: 7.5, align: 'right' });
  }
  curve.forEach(({ mean, margin }, index) => {
    const before = curve[index - 1];
    if (before !== undefined) pen.stroke([x(index - 1), y(before.mean)], [x(index), y(mean)], LINE);
    if (margin !== null) pen.stroke([x(index), y(mean - margin)], [x(index), y(mean + margin)], mm(0.2));
    const isPlanned = index + 1 === rounds;
    const half = isPlanned ? mm(0.9) : mm(0.5);
    pen.box({ x: x(index) - half, y: y(mean) - half, width: 2 * half, height: 2 * half }, THIN, true);
    const label = isPlanned ? strong(String(index + 1)) : plain(String(index + 1));
    pen.text(label, { x: x(index), baseline: top + height + 9, size: 7.5, align: 'centre' });
  });
}
