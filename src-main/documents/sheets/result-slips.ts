/** Result slips, eight on a page, to be cut. */
import type { Colour } from '../../../src-engine/index.ts';
import { isBilingual, joined } from '../../../src-engine/texts/index.ts';
import { cutPages } from '../layout/cut-sheet.ts';
import { framed, type Setting } from '../layout/frame.ts';
import { mm, paperOf } from '../layout/paper.ts';
import { type Pen, signedLabelWidth, type Space } from '../layout/pen.ts';
import type { Sheet } from '../layout/sheet.ts';
import { nameWords, plain, strong } from '../layout/phrases.ts';
import type { BoardName, ResultSlipsView } from '../views/view.ts';
import { texts } from '../words.ts';

type Slip = ResultSlipsView['slips'][number];

const GRID = { columns: 2, rows: 4 } as const;
const INSIDE = mm(8);

export function resultSlipsSheet(view: ResultSlipsView, { size, typeface }: Setting): Sheet {
  const paper = paperOf(size, 'portrait', 'larger');
  const pages = cutPages(view.slips, GRID, paper, (pen, slip, space) => {
    drawSlip(pen, view, slip, space);
  });
  const title = texts.sheets.titleOfRound(view.round, texts.sheets.titles['result-slips']);
  return framed(
    title,
    view.imprint,
    { paper, typeface },
    [{ text: joined([view.imprint.event, texts.sheets.roundTitle(view.round)]) }],
    pages,
  );
}

function drawSlip(pen: Pen, view: ResultSlipsView, slip: Slip, place: Space): void {
  const x = place.x + INSIDE;
  const width = place.width - 2 * INSIDE;
  const top = place.y + mm(4);
  const event = { x, y: top, width: width * 0.55, height: 12 };
  pen.fittedOr(plain(view.imprint.event), 9, event, { ...event, y: top - mm(1), height: 17 });
  pen.fitted(plain(slipIssue(view)), 12, {
    x,
    y: top + (isBilingual(texts) ? 14.5 : 12),
    width: width * 0.55,
    height: 16,
  });
  pen.fitted(
    strong(texts.sheets.span('Board', slip.board, slip.board)),
    24,
    { x: x + width * 0.57, y: top, width: width * 0.43, height: 28 },
    'right',
  );
  drawPlayer(pen, 'white', slip.white, { x, y: top + mm(11.5), width, height: mm(9.5) });
  drawPlayer(pen, 'black', slip.black, { x, y: top + mm(21), width, height: mm(9.5) });
  drawChoices(pen, { x, y: top + mm(33), width, height: mm(9) });
  const line = Math.min(top + mm(55), place.y + place.height - mm(6.5));
  const half = (width - mm(6)) / 2;
  drawSignature(pen, texts.sheets.words.signWhite, x, half, line);
  drawSignature(pen, texts.sheets.words.signBlack, x + half + mm(6), half, line);
}

/** Each slip says what it belongs to: it leaves the page. */
function slipIssue({ round, imprint }: ResultSlipsView): string {
  return texts.sheets.roundAndVersion(round, imprint);
}

function drawPlayer(pen: Pen, colour: Colour, { name, mark }: BoardName, row: Space): void {
  const size = 11;
  // Both names begin in one column, behind the longer of the two words for a colour.
  const { white, black } = texts.sheets.words;
  const widest = Math.max(...[white, black].map((word) => signedLabelWidth(pen.typeface, plain(word), size)));
  const label = Math.max(mm(19), widest + mm(2));
  pen.signedIn(colour, plain(texts.sheets.words[colour]), size, { ...row, width: label - mm(1) });
  pen.fitted(nameWords(name, mark), 15, { ...row, x: row.x + label, width: row.width - label });
}

/** Three boxes to tick; the whole score stands beside each, so that nobody has to remember the order. */
function drawChoices(pen: Pen, row: Space): void {
  const width = row.width / 3;
  const side = mm(6);
  const choices = [
    ['1 – 0', texts.sheets.words.whiteWon],
    ['½ – ½', texts.sheets.words.drawn],
    ['0 – 1', texts.sheets.words.blackWon],
  ] as const;
  choices.forEach(([score, words], index) => {
    const x = row.x + index * width;
    pen.box({ x, y: row.y + (row.height - side) / 2, width: side, height: side }, mm(0.35));
    const text = { x: x + side + mm(1.5), width: width - side - mm(2.5), height: row.height / 2 };
    pen.fitted(strong(score), 11, { ...text, y: row.y });
    // Two languages need two lines.
    const height = isBilingual(texts) ? mm(7) : text.height;
    pen.fitted(plain(words), 9, { ...text, y: row.y + row.height / 2, height });
  });
}

function drawSignature(pen: Pen, words: string, x: number, width: number, y: number): void {
  pen.across(x, width, y, mm(0.2));
  const height = isBilingual(texts) ? mm(5.75) : 12;
  pen.fitted(plain(words), 8, { x, y: y + 0.86, width, height });
}
