/** Round by board: one line a board, a box for the result, twenty boards on A4. */
import { balancedRows } from '../layout/balance.ts';
import { bodyOf, framed, type PageContent, type Setting } from '../layout/frame.ts';
import { mm, paperFor, type Paper } from '../layout/paper.ts';
import type { Pen, Space } from '../layout/pen.ts';
import type { Sheet } from '../layout/sheet.ts';
import { nameWords, plain, strong } from '../layout/phrases.ts';
import { drawNoGames, fitting, heightOf, noGames } from './no-game.ts';
import type { PairingsByBoardView } from '../views/view.ts';
import { texts } from '../words.ts';

type Board = PairingsByBoardView['boards'][number];

const ROW = mm(11.7);
/** Rows may be this much lower where that saves a page, and this much higher where a page has room. */
const [LOWER, HIGHER] = [0.95, 1.35];
const HEAD = mm(8.5);
const BOARD = mm(19);
const POINTS = mm(11);
const BOX = mm(21);
const GAP = mm(3);
/** On a page of an office; paper wider than that takes what fits. */
const MOST_BOARDS = 20;
const OFFICE = mm(216);
/** Under a board, and under every fifth, which leads the eye across. */
const [THIN, HEAVY] = [mm(0.2), mm(0.6)];
/** Space above the players without a game. */
const ABOVE = mm(4);

/** The boards of each page; no page where there is no board. */
export function boardsByPage(view: PairingsByBoardView, setting: Setting): readonly (readonly Board[])[] {
  return boardsOn(view, setting).pages;
}

/** The paper, and the boards of each of its pages. */
function boardsOn({ boards, unpaired }: PairingsByBoardView, { size, typeface }: Setting) {
  return paperFor(size, (paper) => {
    const under = heightOf(noGames(unpaired, bodyOf(paper, 'wall'), typeface));
    const perPage = boardsPerPage(boards.length, under, paper);
    return Array.from({ length: Math.ceil(boards.length / perPage) }, (_, page) =>
      boards.slice(page * perPage, (page + 1) * perPage),
    );
  });
}

/** So many boards that all with the players without a game take the fewest pages, rather with these under the last board. */
function boardsPerPage(boards: number, under: number, paper: Paper): number {
  const { height } = bodyOf(paper, 'wall');
  const most = (row: number): number => {
    const fit = Math.floor((height - HEAD) / row);
    return paper.width > OFFICE ? fit : Math.min(MOST_BOARDS, fit);
  };
  const onPages = (perPage: number): number => Math.ceil(boards / perPage);
  const isAlone = (perPage: number): boolean => {
    const last = boards - (onPages(perPage) - 1) * perPage;
    return under > 0 && HEAD + last * LOWER * ROW + ABOVE + under > height;
  };
  const pages = (perPage: number): number => onPages(perPage) + (isAlone(perPage) ? 1 : 0);
  const usual = balancedRows(boards, most(ROW));
  const spread = balancedRows(boards, Math.ceil(boards / (onPages(usual) + 1)));
  return [usual, balancedRows(boards, most(LOWER * ROW)), spread].reduce((best, other) => {
    const fewer = pages(best) - pages(other);
    return fewer > 0 || (fewer === 0 && isAlone(best) && !isAlone(other)) ? other : best;
  });
}

/** Height of the rows: as high as the fullest page allows, and the last one with its `under`, where it has room for that. */
function rowHeight(pages: readonly (readonly Board[])[], under: number, { height }: Space): number {
  const room = height - HEAD;
  const full = room / Math.max(1, ...pages.map(({ length }) => length));
  const last = (room - ABOVE - under) / Math.max(1, pages.at(-1)?.length ?? 0);
  const highest = Math.min(full, last >= LOWER * ROW ? last : full);
  return Math.min(HIGHER * ROW, highest);
}

export function pairingsByBoardSheet(view: PairingsByBoardView, setting: Setting): Sheet {
  const { paper, pages: boardsOf } = boardsOn(view, setting);
  const { typeface } = setting;
  const body = bodyOf(paper, 'wall');
  let unpaired = noGames(view.unpaired, body, typeface);
  const height = rowHeight(boardsOf, heightOf(unpaired), body);
  const pages: PageContent[] = [];
  const add = (right: string, draw: (pen: Pen) => void): void => {
    const heading = {
      style: 'wall',
      title: texts.sheets.roundTitle(view.round),
      event: view.imprint.event,
      right,
      rightSize: 24,
      rightBelow: texts.sheets.playStarts(view.playStarts),
    } as const;
    pages.push({ heading, draw });
  };
  for (const boards of boardsOf) {
    const used = HEAD + boards.length * height + ABOVE;
    const rest = { ...body, y: body.y + used, height: body.height - used };
    const isLast = boards.at(-1) === view.boards.at(-1);
    const fits = isLast && fitting(unpaired, rest.height) === unpaired.length;
    const beside = fits ? unpaired : [];
    if (fits) unpaired = [];
    add(texts.sheets.span('Board', boards[0]!.board, boards.at(-1)!.board), (pen) => {
      drawHead(pen, body);
      boards.forEach((board, index) => {
        drawBoard(pen, board, { ...body, y: body.y + HEAD + index * height, height });
      });
      drawNoGames(pen, beside, rest);
    });
  }
  const whole = { ...body, y: body.y + ABOVE, height: body.height - ABOVE };
  while (unpaired.length > 0 || pages.length === 0) {
    // A name higher than a page has one of its own.
    const most = Math.max(1, fitting(unpaired, whole.height));
    const players = unpaired.slice(0, most);
    unpaired = unpaired.slice(most);
    add(texts.sheets.words.noGame, (pen) => {
      drawNoGames(pen, players, whole);
    });
  }
  const title = texts.sheets.titleOfRound(view.round, texts.sheets.titles['pairings-by-board']);
  return framed(title, view.imprint, { paper, typeface }, [{ text: texts.sheets.words.wrongName }], pages);
}

/** Left edges and widths of the columns. */
function columnsOf({ x, width }: Space) {
  const name = (width - BOARD - 2 * POINTS - BOX) / 2;
  const white = x + BOARD;
  const box = white + name + POINTS;
  return {
    number: x,
    white,
    whitePoints: white + name,
    box,
    blackPoints: box + BOX,
    black: box + BOX + POINTS,
    name,
  };
}

function drawHead(pen: Pen, body: Space): void {
  const at = columnsOf(body);
  const head = { y: body.y, height: HEAD };
  const { board, white, points, black } = texts.sheets.words;
  pen.fitted(strong(board), 12, { ...head, x: at.number, width: BOARD - mm(5) }, 'right');
  pen.signedIn('white', strong(white), 12, { ...head, x: at.white, width: at.name - GAP });
  pen.fitted(strong(points), 12, { ...head, x: at.whitePoints, width: POINTS - GAP }, 'right');
  pen.fitted(strong(points), 12, { ...head, x: at.blackPoints + GAP / 2, width: POINTS - GAP });
  pen.signedIn('black', strong(black), 12, { ...head, x: at.black + GAP, width: at.name - GAP });
  pen.across(body.x, body.width, body.y + HEAD, mm(0.4));
}

function drawBoard(pen: Pen, { board, white, black, result }: Board, row: Space): void {
  const at = columnsOf(row);
  pen.fitted(strong(`${board}`), 25, { ...row, width: BOARD - mm(5) }, 'right');
  pen.fitted(nameWords(white.name, white.mark), 17, { ...row, x: at.white, width: at.name - mm(1) });
  pen.fitted(
    plain(texts.format.points(white.points)),
    14,
    { ...row, x: at.whitePoints, width: POINTS - GAP },
    'right',
  );
  const box = { x: at.box + GAP, y: row.y + (row.height - mm(8.2)) / 2, width: mm(15), height: mm(8.2) };
  pen.box(box, mm(0.3));
  pen.fitted(strong(result), 14, { ...box, x: box.x + 2, width: box.width - 4 }, 'centre');
  pen.fitted(plain(texts.format.points(black.points)), 14, {
    ...row,
    x: at.blackPoints + GAP / 2,
    width: POINTS - GAP,
  });
  pen.fitted(nameWords(black.name, black.mark), 17, { ...row, x: at.black + GAP, width: at.name - GAP });
  pen.across(row.x, row.width, row.y + row.height, board % 5 === 0 ? HEAVY : THIN);
}
