/** Results and signatures of a round by board: for the arbiter's table, where slips are not used. */
import { joined } from '../../../src-engine/texts/index.ts';
import { balancedRows } from '../layout/balance.ts';
import { bodyOf, framed, type PageContent, type Setting } from '../layout/frame.ts';
import { mm, paperOf, type Paper } from '../layout/paper.ts';
import type { Pen, Space } from '../layout/pen.ts';
import type { Sheet } from '../layout/sheet.ts';
import { nameWords, strong } from '../layout/phrases.ts';
import type { PairingsByBoardView } from '../views/view.ts';
import { texts } from '../words.ts';

type Board = PairingsByBoardView['boards'][number];

const ROW = mm(11.7);
/** Rows are this much higher where a page has room. */
const HIGHER = 1.35;
const HEAD = mm(8);
const BOARD = mm(15);
/** Three boxes to cross, then two lines to sign on. */
const BOX = mm(13);
const SIGN = mm(29);
/** Of what names have beyond this, the lines to sign on take half until they are so wide. */
const [NAMES, WIDEST_SIGN] = [mm(80), mm(50)];
const GAP = mm(2);
const MOST_BOARDS = 20;
/** Part of the height of a row for a name on several lines above or below one on one line. */
const BROKEN_NAME = 0.6;
/** Names keep at least so much. */
const NARROWEST = mm(60);
const [THIN, HEAVY] = [mm(0.2), mm(0.6)];

/** The type of a short round grows no further. */
const LARGEST = 1.4;

export function resultSheet(view: PairingsByBoardView, { size, typeface }: Setting): Sheet {
  const usual = paperOf(size, 'portrait');
  const fit = Math.floor((bodyOf(usual, 'wall').height - HEAD) / ROW);
  const perPage = balancedRows(view.boards.length, size === 'A3' ? fit : Math.min(MOST_BOARDS, fit));
  const paper = filledBy(usual, perPage);
  const body = bodyOf(paper, 'wall');
  const most = Math.max(1, Math.min(perPage, view.boards.length));
  const height = Math.min(HIGHER * ROW, (body.height - HEAD) / most);
  const pages = Array.from(
    { length: Math.max(1, Math.ceil(view.boards.length / perPage)) },
    (_, page): PageContent => {
      const boards = view.boards.slice(page * perPage, (page + 1) * perPage);
      return {
        heading: {
          style: 'wall',
          title: texts.sheets.roundTitle(view.round),
          event: joined([view.imprint.event, texts.sheets.words.resultsAndSignatures]),
          right:
            boards.length === 0 ? '' : texts.sheets.span('Board', boards[0]!.board, boards.at(-1)!.board),
          rightSize: 24,
          rightBelow: texts.sheets.playStarts(view.playStarts),
        },
        draw: (pen) => {
          drawHead(pen, body);
          boards.forEach((board, index) => {
            drawBoard(pen, board, { ...body, y: body.y + HEAD + index * height, height });
          });
        },
      };
    },
  );
  const title = texts.sheets.titleOfRound(view.round, texts.sheets.titles['result-sheet']);
  return framed(title, view.imprint, { paper, typeface }, [{ text: texts.sheets.words.crossAndSign }], pages);
}

/** The paper with everything on it as much larger as leaves room for so many boards a page, and for their names. */
function filledBy({ width, height, scale }: Paper, boards: number): Paper {
  const holds = (factor: number): boolean => {
    const body = bodyOf({ width: width / factor, height: height / factor, scale: 1 }, 'wall');
    return HEAD + boards * ROW <= body.height && columnsOf(body).width >= NARROWEST;
  };
  const tries = [LARGEST, 1.3, 1.2, 1.1, 1];
  const factor = tries.find(holds) ?? 1;
  return { width: width / factor, height: height / factor, scale: scale * factor };
}

/** Left edges of the columns, and the width of the names. */
function columnsOf({ x, width }: Space) {
  const free = width - BOARD - 3 * BOX - 2 * SIGN - 2 * GAP;
  const sign = Math.min(WIDEST_SIGN, SIGN + Math.max(0, free - NAMES) / 4);
  const names = free - 2 * (sign - SIGN);
  const boxes = x + BOARD + names + GAP;
  const signs = boxes + 3 * BOX + GAP;
  return { names: x + BOARD, boxes, signs, sign, width: names };
}

function drawHead(pen: Pen, body: Space): void {
  const at = columnsOf(body);
  const row = { y: body.y, height: HEAD };
  pen.fitted(strong(texts.sheets.words.board), 11, { ...row, x: body.x, width: BOARD - mm(3) }, 'right');
  pen.fitted(strong(texts.sheets.words.name), 11, { ...row, x: at.names, width: at.width });
  ['1 – 0', '½ – ½', '0 – 1'].forEach((score, index) => {
    pen.fitted(strong(score), 11, { ...row, x: at.boxes + index * BOX, width: BOX - GAP }, 'centre');
  });
  [texts.sheets.words.signWhite, texts.sheets.words.signBlack].forEach((words, index) => {
    pen.fitted(strong(words), 11, { ...row, x: at.signs + index * at.sign, width: at.sign - GAP });
  });
  pen.across(body.x, body.width, body.y + HEAD, HEAVY);
}

function drawBoard(pen: Pen, { board, white, black, result }: Board, row: Space): void {
  const at = columnsOf(row);
  pen.fitted(strong(`${board}`), 20, { ...row, width: BOARD - mm(3) }, 'right');
  const half = row.height / 2;
  const size = 12;
  const sign = size + mm(1.5);
  const names = [white, black].map(({ name, mark }) => nameWords(name, mark));
  const space = { x: at.names + sign, width: at.width - sign };
  const [upper, lower] = names.map(
    (name) => pen.typeface.fit(name, size, { ...space, height: half }).lines.length,
  ) as [number, number];
  const part = upper === lower ? 0.5 : upper > lower ? BROKEN_NAME : 1 - BROKEN_NAME;
  names.forEach((name, index) => {
    const y = row.y + index * part * row.height;
    const height = row.height * (index === 0 ? part : 1 - part);
    pen.sign(index === 0 ? 'white' : 'black', at.names, y + height / 2, size);
    pen.fitted(name, size, { ...space, y, height });
  });
  [0, 1, 2].forEach((index) => {
    const side = mm(7);
    const box = { x: at.boxes + index * BOX + (BOX - GAP - side) / 2, y: row.y + (row.height - side) / 2 };
    pen.box({ ...box, width: side, height: side }, mm(0.3));
  });
  // A result that is known already stands over the line of White's signature.
  pen.fitted(strong(result), 10, { ...row, x: at.signs, width: at.sign - GAP, height: half });
  for (const index of [0, 1])
    pen.across(at.signs + index * at.sign, at.sign - GAP, row.y + row.height - mm(2), mm(0.25));
  pen.across(row.x, row.width, row.y + row.height, board % 5 === 0 ? HEAVY : THIN);
}
