/** Sheets for the pen: the next round to be paired by hand, and its results. */
import { bodyOf, framed, type FooterPart, type PageContent, type Setting } from '../layout/frame.ts';

import { mm, paperOf } from '../layout/paper.ts';
import type { Pen, Space } from '../layout/pen.ts';
import type { Sheet } from '../layout/sheet.ts';
import { tableHeading } from '../layout/table-pages.ts';
import { plain, strong } from '../layout/phrases.ts';
import type { View } from '../views/view.ts';
import { texts } from '../words.ts';

/** A round to be paired by pen; a round robin knows its games. */
export interface BlankRoundView extends View {
  readonly round: number;
  /** Numbers of the tables at which the players who may come sit. */
  readonly boards: readonly number[];
  readonly games: readonly { readonly white: string; readonly black: string }[];
}

/** Rows to write in: as high as handwriting. */
const ROW = mm(9.4);
const HEAD = mm(7);
const NUMBER = mm(13);
const RESULT = mm(22);
const SCORE = mm(12);
const THIN = mm(0.15);
const HEAVY = mm(0.35);
/** Lines below the last board: the bye, and absent players. */
const LINES = 4;
const LABEL = mm(17);

/** One line a board, as it goes on the wall; a round robin knows its games beforehand. */
export function blankPairingSheet(view: BlankRoundView, setting: Setting): Sheet {
  const paper = paperOf(setting.size, 'portrait', 'larger');
  const body = bodyOf(paper, 'table');
  const perPage = Math.floor((body.height - HEAD) / ROW) - LINES;
  const known = view.games.length > 0;
  const title = texts.sheets.roundTitle(view.round);
  const event = [view.imprint.event, known ? texts.paperPack.scheduled : texts.paperPack.pairingSheet];
  const pages = pagesOf(view.boards.length, perPage, (first, end): PageContent => ({
    heading: tableHeading(title, event, spanOf(view, first, end)),
    draw: (pen) => {
      drawPairingHead(pen, body);
      for (let board = first; board < end; board++) {
        const row = { ...body, y: body.y + HEAD + (board - first) * ROW, height: ROW };
        drawPairingRow(pen, view, board, row);
      }
      drawLines(pen, body, body.y + HEAD + (end - first) * ROW + mm(3));
    },
  }));
  const footer: readonly FooterPart[] = [{ text: texts.sheets.words.wrongName }];
  const fileTitle = texts.sheets.titleOfRound(view.round, texts.sheets.titles['pairings-by-board']);
  return framed(fileTitle, view.imprint, { paper, typeface: setting.typeface }, footer, pages);
}

/** `Board 101–128` of a page. */
function spanOf({ boards }: BlankRoundView, first: number, end: number): string {
  return texts.sheets.span('Board', boards[first] ?? first + 1, boards[end - 1] ?? end);
}

/** As many pages as the boards need, at least one. */
function pagesOf(
  boards: number,
  perPage: number,
  page: (first: number, end: number) => PageContent,
): readonly PageContent[] {
  const count = Math.max(1, Math.ceil(boards / perPage));
  return Array.from({ length: count }, (_, index) =>
    page(index * perPage, Math.min(Math.max(1, boards), (index + 1) * perPage)),
  );
}

function columnsOf({ x, width }: Space) {
  const name = (width - NUMBER - RESULT - 2 * SCORE) / 2;
  const white = x + NUMBER;
  const result = white + name + SCORE;
  const black = result + RESULT;
  return { number: x, white, whiteScore: white + name, result, black, blackScore: black + name, name };
}

function drawPairingHead(pen: Pen, body: Space): void {
  const at = columnsOf(body);
  const head = { y: body.y, height: HEAD };
  pen.fitted(strong(texts.sheets.words.board), 9.5, { ...head, x: at.number, width: NUMBER - mm(1) });
  pen.fitted(strong(texts.sheets.words.points), 9.5, { ...head, x: at.whiteScore, width: SCORE }, 'centre');
  pen.fitted(strong(texts.sheets.words.points), 9.5, { ...head, x: at.blackScore, width: SCORE }, 'centre');
  const name = { ...head, width: at.name - mm(2) };
  pen.signedIn('white', strong(texts.sheets.words.white), 9.5, { ...name, x: at.white });
  pen.signedIn('black', strong(texts.sheets.words.black), 9.5, { ...name, x: at.black + mm(2) });
  pen.across(body.x, body.width, body.y + HEAD, HEAVY);
}

function drawPairingRow(pen: Pen, { boards, games }: BlankRoundView, board: number, row: Space): void {
  const at = columnsOf(row);
  const bottom = row.y + row.height;
  pen.fitted(strong(`${boards[board] ?? ''}`), 14, { ...row, x: at.number, width: NUMBER - mm(2) });
  const game = games[board];
  const name = { ...row, width: at.name - mm(2) };
  pen.fitted(plain(game?.white ?? ''), 12, { ...name, x: at.white });
  pen.fitted(plain(game?.black ?? ''), 12, { ...name, x: at.black + mm(2) });
  const box = { x: at.result + mm(1), y: row.y + mm(1), width: RESULT - mm(2), height: row.height - mm(2) };
  pen.box(box, THIN);
  for (const x of [at.whiteScore, at.blackScore]) pen.down(x, row.y, row.height, THIN);
  pen.across(row.x, row.width, bottom, (board + 1) % 5 === 0 ? HEAVY : THIN);
}

function drawLines(pen: Pen, { x, width }: Space, y: number): void {
  const labels = [texts.paperPack.byeLine, texts.paperPack.absentLine];
  for (let line = 0; line < LINES - 1; line++) {
    const bottom = y + (line + 1) * mm(8);
    pen.fitted(plain(labels[line] ?? ''), 10.5, { x, y: bottom - mm(6), width: LABEL, height: mm(6) });
    pen.across(x + LABEL, width - LABEL, bottom, THIN);
  }
}

/** A short round has higher lines. */
const [RESULT_ROW, HIGHEST_RESULT_ROW] = [mm(7.4), mm(11)];
const RESULT_HEAD = mm(6.5);
const SIDE_GAP = mm(8);
const CHOICE = mm(11.5);
const BOARD = mm(11);

/** Two columns of boards with boxes to tick: the results desk on paper. */
export function blankResultSheet(view: BlankRoundView, setting: Setting): Sheet {
  const paper = paperOf(setting.size, 'portrait', 'larger');
  const body = bodyOf(paper, 'table');
  const perColumn = Math.floor((body.height - RESULT_HEAD) / RESULT_ROW);
  // A short list has the whole width, with room for names.
  const columns = view.boards.length <= perColumn ? 1 : 2;
  const width = (body.width - (columns - 1) * SIDE_GAP) / columns;
  const event = [view.imprint.event, texts.paperPack.resultSheet];
  const pages = pagesOf(view.boards.length, columns * perColumn, (first, end): PageContent => ({
    heading: tableHeading(texts.sheets.roundTitle(view.round), event, spanOf(view, first, end)),
    draw: (pen) => {
      const each = Math.min(perColumn, Math.ceil((end - first) / columns));
      const height = Math.min(HIGHEST_RESULT_ROW, Math.max(RESULT_ROW, (body.height - RESULT_HEAD) / each));
      for (let from = first, x = body.x; from < end; from += each, x += width + SIDE_GAP)
        drawResultColumn(pen, view, [from, Math.min(end, from + each)], { x, y: body.y, width, height });
    },
  }));
  const title = texts.paperPack.forRound(texts.sheets.titles['result-slips'], view.round);
  return framed(title, view.imprint, { paper, typeface: setting.typeface }, [], pages);
}

/** Boards `from` to before `to`; the space has the height of a line. */
function drawResultColumn(
  pen: Pen,
  view: BlankRoundView,
  [from, to]: readonly [from: number, to: number],
  { x, y, width, height }: Space,
): void {
  const choices = [...texts.paperPack.scores, texts.paperPack.otherResult];
  const player = (width - BOARD - choices.length * CHOICE) / 2;
  const black = x + BOARD + player + choices.length * CHOICE;
  const head = { y, height: RESULT_HEAD };
  pen.fitted(strong(texts.paperPack.board), 8.5, { ...head, x, width: BOARD - mm(1) });
  pen.fitted(strong(texts.paperPack.whiteNumber), 8.5, {
    ...head,
    x: x + BOARD + mm(1),
    width: player - mm(2),
  });
  pen.fitted(strong(texts.paperPack.blackNumber), 8.5, { ...head, x: black + mm(1), width: player - mm(1) });
  choices.forEach((words, index) => {
    const left = x + BOARD + player + index * CHOICE;
    pen.fitted(strong(words), 8.5, { ...head, x: left + mm(0.5), width: CHOICE - mm(1) }, 'centre');
  });
  pen.across(x, width, y + RESULT_HEAD, HEAVY);
  for (let board = from; board < to; board++) {
    const row = { x, y: y + RESULT_HEAD + (board - from) * height, width, height };
    pen.fitted(strong(`${view.boards[board] ?? ''}`), 12, { ...row, width: BOARD - mm(2) }, 'right');
    const game = view.games[board];
    pen.fitted(plain(game?.white ?? ''), 9, { ...row, x: x + BOARD + mm(1), width: player - mm(2) });
    pen.fitted(plain(game?.black ?? ''), 9, { ...row, x: black + mm(1), width: player - mm(1) });
    // Another result is written into its column.
    texts.paperPack.scores.forEach((_, index) => {
      const side = mm(4.4);
      const left = x + BOARD + player + index * CHOICE + (CHOICE - side) / 2;
      pen.box({ x: left, y: row.y + (height - side) / 2, width: side, height: side }, mm(0.25));
    });
    pen.across(x, width, row.y + height, (board + 1) % 5 === 0 ? HEAVY : THIN);
  }
  for (const edge of [x + BOARD, black]) pen.down(edge, y + RESULT_HEAD, (to - from) * height, THIN);
}
