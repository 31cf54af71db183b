/** Round by board: one line a board, a box for the result, twenty boards on A4. */
import { inOneLine } from '../../../src-engine/texts/index.ts';
import { balancedRows } from '../layout/balance.ts';
import { bodyOf, framed, type PageContent, type Setting } from '../layout/frame.ts';
import { mm, paperFor, type Paper } from '../layout/paper.ts';
import type { Pen, Space } from '../layout/pen.ts';
import type { Sheet } from '../layout/sheet.ts';
import { nameWords, plain, strong } from '../layout/phrases.ts';
import type { PairingsByBoardView, PaperSize } from '../views/view.ts';
import { texts } from '../words.ts';

type Board = PairingsByBoardView['boards'][number];
type Unpaired = PairingsByBoardView['unpaired'][number];

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
/** Players without a game: height of a line, width of their heading, space above. */
const LINE = 19;
const LABEL = mm(26);
const ABOVE = mm(4);
/** Below it nobody reads a line, points. */
const LEAST = 6;

/** The boards of each page; no page where there is no board. */
export function boardsByPage(
  view: PairingsByBoardView,
  { size }: Pick<Setting, 'size'>,
): readonly (readonly Board[])[] {
  return boardsOn(view, size).pages;
}

/** The paper, and the boards of each of its pages. */
function boardsOn({ boards, unpaired }: PairingsByBoardView, size: PaperSize) {
  return paperFor(size, (paper) => {
    const perPage = boardsPerPage(boards.length, heightUnder(unpaired), paper);
    return Array.from({ length: Math.ceil(boards.length / perPage) }, (_, page) =>
      boards.slice(page * perPage, (page + 1) * perPage),
    );
  });
}

/** Of the lines of players without a game. */
function heightUnder(unpaired: readonly Unpaired[]): number {
  return Math.ceil(unpaired.length / 2) * LINE;
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

export function pairingsByBoardSheet(view: PairingsByBoardView, { size, typeface }: Setting): Sheet {
  const { paper, pages: boardsOf } = boardsOn(view, size);
  const body = bodyOf(paper, 'wall');
  const height = rowHeight(boardsOf, heightUnder(view.unpaired), body);
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
  let unpaired = view.unpaired;
  for (const boards of boardsOf) {
    const used = HEAD + boards.length * height + ABOVE;
    const rest = { ...body, y: body.y + used, height: body.height - used };
    const isLast = boards.at(-1) === view.boards.at(-1);
    const fits = isLast && 2 * linesIn(rest) >= unpaired.length;
    const beside = fits ? unpaired : [];
    if (fits) unpaired = [];
    add(texts.sheets.span('Board', boards[0]!.board, boards.at(-1)!.board), (pen) => {
      drawHead(pen, body);
      boards.forEach((board, index) => {
        drawBoard(pen, board, { ...body, y: body.y + HEAD + index * height, height });
      });
      drawUnpaired(pen, beside, rest);
    });
  }
  const whole = { ...body, y: body.y + ABOVE, height: body.height - ABOVE };
  const most = 2 * linesIn(whole);
  for (let first = 0; first < unpaired.length || pages.length === 0; first += most) {
    const players = unpaired.slice(first, first + most);
    add(texts.sheets.words.noGame, (pen) => {
      drawUnpaired(pen, players, whole);
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

function linesIn(space: Space): number {
  return Math.max(0, Math.floor(space.height / LINE + 1e-6));
}

/** Two columns, read downwards. */
function drawUnpaired(pen: Pen, players: readonly Unpaired[], space: Space): void {
  if (players.length === 0) return;
  const size = 13;
  const lines = Math.ceil(players.length / 2);
  const column = (space.width - LABEL) / 2;
  pen.fitted(strong(texts.sheets.words.noGame), size, {
    x: space.x,
    y: space.y,
    width: LABEL - GAP,
    height: LINE,
  });
  players.forEach(({ name, reason }, index) => {
    const x = space.x + LABEL + Math.floor(index / lines) * column;
    const y = space.y + (index % lines) * LINE;
    const place = { x, y, width: column - GAP, height: LINE };
    const words = plain(texts.app.about(name, reason));
    const isRead = pen.typeface.fit(words, size, place).lines.every((line) => line.size >= LEAST);
    // A long name takes two lines by itself: both languages then go on behind it.
    pen.fitted(isRead ? words : plain(`${name}${texts.app.about('', '')}${inOneLine(reason)}`), size, place);
  });
}
