/** Certificates of title norms, a page each: player and event, the result, every round, every condition, two signatures. */
import { bodyOf, framed, type Setting } from '../layout/frame.ts';
import type {
  CertifiedGame,
  Fact,
  NormCertificate,
  NormCertificatesView,
} from '../views/norm-certificates-view.ts';
import { mm, paperOf } from '../layout/paper.ts';
import { signWidth, type Pen, type Space } from '../layout/pen.ts';
import { nameWords, plain, strong } from '../layout/phrases.ts';
import type { Sheet } from '../layout/sheet.ts';
import { drawTable, tableOf, type Cell, type Column, type TableStyle } from '../layout/table.ts';
import { tableHeading } from '../layout/table-pages.ts';
import { LEADING } from '../layout/typeface.ts';
import { texts } from '../words.ts';

const SIZE = 10;
const NOTE_SIZE = 7.6;
const GAP = mm(3);
const NAME = mm(9);
const FACT = mm(5.9);
const FIGURES = mm(15);
const TITLE = mm(5);
const HEAD = mm(6);
/** Rows of both tables, lower where an event of many rounds would not have room. */
const ROW = mm(5.9);
/** For the hand that signs, and what stands below the line. */
const SIGNED = mm(9);
const SIGNATURES = SIGNED + mm(11);

export function normCertificatesSheet(
  { imprint, certificates }: NormCertificatesView,
  { size, typeface }: Setting,
): Sheet {
  const { title, regulations } = texts.normSheet;
  const paper = paperOf(size, 'portrait', 'larger');
  const body = bodyOf(paper, 'table');
  const pages = certificates.map((certificate) => ({
    heading: tableHeading(title, [], certificate.norm),
    draw: (pen: Pen) => drawCertificate(pen, certificate, body),
  }));
  const whole = texts.sheets.titles['norm-certificates'];
  return framed(whole, imprint, { paper, typeface }, [{ text: regulations }], pages);
}

function drawCertificate(pen: Pen, certificate: NormCertificate, body: Space): void {
  const { x, width } = body;
  const { games, conditions, facts } = certificate;
  const notes = certificate.notes.flatMap((note) => pen.typeface.wrap(plain(note), NOTE_SIZE, width));
  const notesHeight = notes.length * LEADING * NOTE_SIZE;
  const factsHeight = Math.ceil(facts.length / 2) * FACT;
  const fixed = NAME + factsHeight + FIGURES + 2 * (TITLE + HEAD) + notesHeight + 4 * GAP + SIGNATURES;
  const rows = games.length + 1 + conditions.length;
  const style = styleOf(Math.min(ROW, (body.height - fixed) / rows));
  let y = body.y + GAP / 2;
  const below = (height: number): Space => {
    const space = { x, y, width, height };
    y += height;
    return space;
  };
  const first = below(NAME);
  const half = 0.62 * width;
  pen.fitted(nameWords(certificate.name), 20, { ...first, width: half });
  pen.fitted(
    strong(certificate.title),
    13,
    { ...first, x: x + half + GAP, width: width - half - GAP },
    'right',
  );
  drawFacts(pen, facts, below(factsHeight));
  y += GAP;
  drawFigures(pen, certificate.figures, below(FIGURES));
  y += GAP;
  pen.fitted(strong(texts.normSheet.games), 11.5, below(TITLE));
  drawGames(pen, certificate, style, below(HEAD + (games.length + 1) * style.rowHeight));
  y += GAP;
  pen.fitted(strong(texts.normSheet.conditions), 11.5, below(TITLE));
  drawConditions(pen, certificate, style, below(HEAD + conditions.length * style.rowHeight));
  y += GAP / 2;
  pen.lines(notes, { x, baseline: y + NOTE_SIZE, size: NOTE_SIZE });
  drawSignatures(pen, certificate.signatures, {
    ...body,
    y: body.y + body.height - SIGNATURES,
    height: SIGNATURES,
  });
}

/** Type of a row: lower rows have smaller type, so that there is air between them. */
function sizeIn({ rowHeight }: TableStyle): number {
  return Math.min(SIZE, 0.68 * rowHeight);
}

function styleOf(rowHeight: number): TableStyle {
  return { headSize: 9, headHeight: HEAD, rowHeight, thin: mm(0.15), heavy: mm(0.35), ruled: 'last' };
}

/** In two columns, read from left to right; what is not known is a line for the pen. */
function drawFacts(pen: Pen, facts: readonly Fact[], { x, y, width }: Space): void {
  const column = (width - GAP) / 2;
  const label = mm(27);
  facts.forEach(([name, value], index) => {
    const left = x + (index % 2) * (column + GAP);
    const top = y + Math.floor(index / 2) * FACT;
    pen.fitted(plain(name), SIZE, { x: left, y: top, width: label - mm(2), height: FACT });
    const space = { x: left + label, y: top, width: column - label, height: FACT };
    drawValue(pen, value, space);
  });
}

function drawValue(pen: Pen, value: string, space: Space): void {
  if (value === '') pen.across(space.x, space.width, space.y + space.height - mm(1), mm(0.2));
  else pen.fitted(strong(value), SIZE, space);
}

function drawFigures(pen: Pen, figures: readonly Fact[], space: Space): void {
  const { x, y, height } = space;
  const width = space.width / figures.length;
  const inset = mm(3);
  pen.box(space, mm(0.35));
  figures.forEach(([label, value], index) => {
    const left = x + index * width;
    if (index > 0) pen.down(left, y, height, mm(0.15));
    const inside = { x: left + inset, width: width - 2 * inset };
    pen.fitted(plain(label), 9, { ...inside, y: y + mm(0.8), height: mm(6) });
    pen.fitted(strong(value), 16, { ...inside, y: y + mm(6.8), height: height - mm(7.4) });
  });
}

function drawGames(pen: Pen, { games, total }: NormCertificate, style: TableStyle, body: Space): void {
  const { sheets, normSheet } = texts;
  const { columns: words } = normSheet;
  const size = sizeIn(style);
  const one = (heading: string, more: Partial<Column> = {}): Column => ({
    heading,
    align: 'left',
    size,
    padding: [0, mm(2.5)],
    ...more,
  });
  const columns: readonly Column[] = [
    one(words.round, { align: 'right' }),
    one(sheets.words.colour, { width: mm(15) }),
    one(words.opponent, { flexible: true }),
    one(words.title),
    one(sheets.words.federation),
    one(words.rating, { align: 'right' }),
    one(words.counted, { align: 'right' }),
    one(words.result, { align: 'centre' }),
    one(sheets.words.note, { size: 0.85 * size, padding: [0, 0], flexible: true }),
  ];
  const rows: readonly (readonly Cell[])[] = [
    ...games.map((game): readonly Cell[] => [
      plain(`${game.round}`),
      colourCell(game),
      nameWords(game.name),
      plain(game.title ?? ''),
      plain(game.federation),
      plain(game.rating),
      plain(game.counted),
      strong(game.result),
      plain(game.note),
    ]),
    [
      plain(''),
      plain(''),
      strong(total.games),
      plain(''),
      plain(''),
      plain(''),
      strong(total.ratings),
      strong(total.score),
      plain(''),
    ],
  ];
  drawTable(pen, tableOf(columns, rows, body.width, style, pen.typeface), rows, body, 0);
}

/** The square of the colour, in the middle of its column. */
function colourCell({ colour }: CertifiedGame): Cell {
  if (colour === null) return plain('');
  return (pen, { x, y, width, height }) =>
    void pen.sign(colour, x + (width - signWidth(SIZE)) / 2, y + height / 2, SIZE);
}

function drawConditions(
  pen: Pen,
  { conditions }: NormCertificate,
  style: TableStyle,
  { x, y, width, height }: Space,
): void {
  const { article, asks, found, state } = texts.norms.conditionColumns;
  const padding = [0, mm(2.5)] as const;
  const size = sizeIn(style);
  const columns: readonly Column[] = [
    { heading: article, align: 'left', size, padding },
    { heading: asks, align: 'left', size, padding, flexible: true },
    { heading: found, align: 'left', size, padding, flexible: true },
    { heading: state, align: 'left', size, padding: [0, 0] },
  ];
  const rows = conditions.map((one): readonly Cell[] => [
    plain(one.article),
    plain(one.asks),
    strong(one.found),
    plain(one.stands),
  ]);
  drawTable(pen, tableOf(columns, rows, width, style, pen.typeface), rows, { x, y, width, height }, 0);
}

function drawSignatures(pen: Pen, signatures: NormCertificate['signatures'], { x, y, width }: Space): void {
  const gap = mm(12);
  const each = (width - gap) / signatures.length;
  signatures.forEach(({ who: [label, name], what }, index) => {
    const left = x + index * (each + gap);
    const line = y + SIGNED;
    pen.across(left, each, line, mm(0.3));
    pen.fitted(plain(what), NOTE_SIZE, { x: left, y: line + mm(1), width: each, height: mm(4.6) });
    const row = { x: left, y: line + mm(5.6), width: each, height: mm(5.9) };
    const labelWidth = Math.min(pen.typeface.labelWidth(plain(label), NOTE_SIZE), each / 2);
    pen.fitted(plain(label), NOTE_SIZE, { ...row, width: labelWidth });
    const beside = labelWidth + mm(2);
    drawValue(pen, name, { ...row, x: left + beside, width: each - beside });
  });
}
