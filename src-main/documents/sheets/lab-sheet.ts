/** What the laboratory found, for the organiser: on one page, or two where many systems have much to say. */
import type { LabFigures } from '../../ipc/contract.ts';
import { isBilingual } from '../../../src-engine/texts/index.ts';
import { bodyOf, framed, type Setting } from '../layout/frame.ts';
import { mm, paperOf } from '../layout/paper.ts';
import { HALF_CAPITAL, type Pen, type Space } from '../layout/pen.ts';
import type { Sheet } from '../layout/sheet.ts';
import { plain, strong } from '../layout/phrases.ts';
import { LEADING, type Typeface } from '../layout/typeface.ts';
import {
  drawMeetings,
  drawQuality,
  drawRounds,
  leastRow,
  meetingsHeight,
  qualityHead,
  ROW_MOST,
  ROW_MOST_OF_TWO,
  roundsHeight,
  UNDER_AXIS,
} from './lab-charts.ts';
import { drawEstimate, drawSystem, drawTitle, SIZE, THIN, TITLE, type FiguredRun } from './lab-marks.ts';
import { texts } from '../words.ts';

/** What the page is made from. */
export interface LabSheetView {
  readonly run: FiguredRun;
  /** ISO 8601 with the local offset. */
  readonly issuedAt: string;
}

/** Under the headings of the table. */
const LINE = mm(0.3);

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
  const others =
    meetingsHeight(typeface, body.width, figures) + roundsHeight(typeface, body.width, figures.counted);
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

/** Sizes of the findings, which are read first, and the distance of their lines as a part of it. */
const LEADS = [12.5, 11.5, 10.5, 9.5, 9] as const;
const LEAD_LEADING = 1.36;
const ABOVE_LEAD = mm(3);

function findingsOf({ systems, figures }: FiguredRun): string {
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
