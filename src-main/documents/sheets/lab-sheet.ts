/** What the laboratory found, for the organiser: on one page, or two where many systems have much to say. */
import type { LabEstimate, LabFigures, LabRun } from '../../ipc/contract.ts';
import { isBilingual } from '../../../src-engine/texts/index.ts';
import { bodyOf, framed, type Setting } from '../layout/frame.ts';
import { mm, paperOf } from '../layout/paper.ts';
import { HALF_CAPITAL, type Pen, type Space } from '../layout/pen.ts';
import type { Sheet } from '../layout/sheet.ts';
import { plain, strong, type Words } from '../layout/phrases.ts';
import { LEADING, type Typeface } from '../layout/typeface.ts';
import { drawViolin, HAIR, violinOf } from './lab-violins.ts';
import { texts } from '../words.ts';

export interface LabSheetView {
  readonly run: LabRun & { readonly figures: LabFigures };
  /** ISO 8601 with the local offset. */
  readonly issuedAt: string;
}

const SIZE = 9.5;
const TITLE = 12;
const HINT = 9;
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
    title: texts.labPage.title,
    event: words.forOrganiser(field.name),
    right: words.field(field.players, rounds),
    rightSize: 17,
    rightBelow: words.range(field.lowest, field.highest),
  };
  const findings = findingsOf(run);
  const table = figuresHeight(figures.rows.length);
  const others = meetingsHeight() + roundsHeight(typeface, body.width, figures.counted);
  // The plots take what the other parts leave them, and the type of the findings gives way before they do.
  const rowOn = (lead: number, below: number): number => {
    const above = leadHeight(typeface, findings, lead, body.width) + qualityHead(typeface, body.width);
    const most = below === table + others ? ROW_MOST : ROW_MOST_OF_TWO;
    return Math.min(most, (body.height - ABOVE_LEAD - above - UNDER_AXIS - below) / figures.rows.length);
  };
  const ways = [table + others, table, 0].flatMap((below) => LEADS.map((lead) => ({ below, lead })));
  const { below, lead } = ways.find((way) => rowOn(way.lead, way.below) >= leastRow()) ?? ways.at(-1)!;
  const drawTop = (pen: Pen): number => {
    const y = drawFindings(pen, { ...body, y: body.y + ABOVE_LEAD }, findings, lead);
    return drawQuality(pen, { ...body, y }, figures, rowOn(lead, below));
  };
  const drawTable = (pen: Pen, y: number): number => drawFigures(pen, { ...body, y }, figures);
  const drawOthers = (pen: Pen, y: number): void =>
    drawRounds(pen, { ...body, y: drawMeetings(pen, { ...body, y }, figures) }, run);
  const over = body.y + ABOVE_LEAD;
  const [onOne, beforeOthers] = [below > table, below === table];
  const first = (pen: Pen): void => {
    const y = drawTop(pen);
    if (onOne) drawOthers(pen, drawTable(pen, y));
    else if (beforeOthers) drawTable(pen, y);
  };
  const second = (pen: Pen): void => drawOthers(pen, beforeOthers ? over : drawTable(pen, over));
  const pages = [first, ...(onOne ? [] : [second])].map((draw) => ({ heading, draw }));
  const imprint = { event: field.name, version: 0, issuedAt, draft: false, seal: '' };
  const footer = [{ text: words.footer(figures.counted) }];
  return framed(words.fileName, imprint, { paper, typeface }, footer, pages);
}

function nameOf(system: string): readonly [name: string, detail: string] {
  return texts.labPage.systems[system] ?? [system, ''];
}

function nameAndDetail(system: string): Words {
  const [name, detail] = nameOf(system);
  return [...strong(name), ...plain(detail === '' ? '' : `, ${detail}`)];
}

/** On one line, in two languages on two. */
function drawSystem(pen: Pen, system: string, size: number, { x, y, width, height }: Space): void {
  const [name, detail] = nameOf(system);
  if (!isBilingual(texts) || detail === '')
    return pen.fitted(nameAndDetail(system), size, { x, y, width, height });
  const line = { x, width, height: height / 2 };
  const lower = Math.min(size, line.height / LEADING);
  pen.fitted(strong(name), lower, { ...line, y });
  pen.fitted(plain(detail), lower, { ...line, y: y + height / 2 });
}

function wholeName(system: string): string {
  return texts.labPage.systemName(system, system);
}

/** Sizes of the findings, which are read first, and the distance of their lines as a part of it. */
const LEADS = [12.5, 11.5, 10.5, 9.5, 9] as const;
const LEAD_LEADING = 1.36;
const ABOVE_LEAD = mm(3);

function findingsOf({ systems, figures }: LabSheetView['run']): string {
  const sentences = figures.findings.map((found) =>
    texts.labPage.finding(found, (at) => texts.labPage.nameAmong(systems[at]!, systems)),
  );
  return sentences.join(' ');
}

function leadHeight(typeface: Typeface, findings: string, size: number, width: number): number {
  return typeface.wrap(plain(findings), size, width).length * LEAD_LEADING * size + mm(4);
}

/** The findings as one paragraph; the place under it. */
function drawFindings(pen: Pen, { x, y, width }: Space, findings: string, size: number): number {
  pen.typeface.wrap(plain(findings), size, width).forEach((line, index) => {
    pen.lines([line], { x, baseline: y + size + index * LEAD_LEADING * size, size });
  });
  return y + leadHeight(pen.typeface, findings, size, width);
}

/** Height of a title with what stands under it. */
function titleHeight(typeface: Typeface, width: number, hint = ''): number {
  return TITLE + mm(1.6) + typeface.wrap(plain(hint), HINT, width).length * LEADING * HINT + mm(1);
}

function drawTitle(pen: Pen, { x, y, width }: Space, title: string, hint = ''): number {
  pen.fitted(strong(title), TITLE, { x, y: y + 0.1 * TITLE, width, height: LEADING * TITLE });
  const lines = pen.typeface.wrap(plain(hint), HINT, width);
  pen.lines(lines, { x, baseline: y + TITLE + mm(4), size: HINT });
  return y + titleHeight(pen.typeface, width, hint);
}

/** The labels of an axis, and the space before the next part. */
const UNDER_AXIS = 9 + mm(5);
const VALUE_WIDTH = mm(28);
/** The greatest height of a row of the plot, on the only page and on the first of two. */
const [ROW_MOST, ROW_MOST_OF_TWO] = [mm(10.5), mm(18)];

/** Of the names of the systems. */
function nameWidth(): number {
  return isBilingual(texts) ? mm(60) : mm(48);
}

/** The least height of a row of the plot in which its outline is seen and its name read. */
function leastRow(): number {
  return isBilingual(texts) ? mm(6.6) : mm(4.5);
}

function qualityHead(typeface: Typeface, width: number): number {
  return titleHeight(typeface, width, texts.labPage.sheet.qualityHint);
}

function drawQuality(
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

/** Height of a row of the table: of many, or with two languages below each other in it. */
function tableRow(rows: number): number {
  if (isBilingual(texts)) return mm(6.6);
  return rows > 6 ? mm(4.7) : mm(5.3);
}

/** Height of the headings of its columns. */
function tableHead(): number {
  return isBilingual(texts) ? 2 * LEADING * SIZE : SIZE + mm(1.6);
}

/** Height of the table with its title and the space after it. */
function figuresHeight(rows: number): number {
  return TITLE + mm(2.6) + tableHead() + rows * tableRow(rows) + mm(4);
}

const COLUMNS = [mm(28), mm(24), mm(27), mm(30)] as const;

function drawFigures(pen: Pen, space: Space, { rows }: LabFigures): number {
  const { columns, all } = texts.labPage.sheet;
  const [head, height] = [tableHead(), tableRow(rows.length)];
  const right = space.x + space.width;
  const ends = COLUMNS.map((_, at) => right - COLUMNS.slice(at + 1).reduce((sum, width) => sum + width, 0));
  let y = drawTitle(pen, space, all);
  const label = { y, height: head - mm(0.8) };
  const nameWidth = space.width - COLUMNS.reduce((sum, width) => sum + width, 0) - mm(2);
  pen.fitted(strong(columns.system), SIZE, { ...label, x: space.x, width: nameWidth });
  [columns.tau, columns.floats, columns.colours, columns.strongest].forEach((heading, at) => {
    const width = COLUMNS[at]! - mm(2);
    pen.fitted(strong(heading), SIZE, { ...label, x: ends[at]! - width, width }, 'right');
  });
  y += head;
  pen.across(space.x, space.width, y, LINE);
  for (const { system, tau, floats, colours, strongestWins } of rows) {
    const baseline = y + height / 2 + HALF_CAPITAL * SIZE;
    drawSystem(pen, system, SIZE, { x: space.x, y, width: nameWidth, height });
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
  return y + mm(4);
}

/** Bars of the meetings with title and labels, and the space after them. */
const MEETING_BARS = mm(16);
const UNDER_BARS = 10 + mm(4);

function meetingsHeight(): number {
  return TITLE + mm(2.6) + aboveBars() + MEETING_BARS + UNDER_BARS;
}

/** Height of the name of a system and of the figure of its highest bar. */
function aboveBars(): number {
  return isBilingual(texts) ? mm(13) : mm(9);
}

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
function roundsHeight(typeface: Typeface, width: number, runs: number): number {
  const words = typeface.wrap(plain(texts.labPage.sheet.method(runs)), HINT, halfOf(width));
  const curve = LEADING * HINT + CURVE_HEIGHT + 10 + mm(2);
  return TITLE + mm(2.6) + Math.max(curve, words.length * LEADING * HINT);
}

/** The quality after each round, and beside it how all this was done. */
function drawRounds(pen: Pen, space: Space, { rounds, figures }: LabSheetView['run']): void {
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
