/** The boards that a newer version of a round changes: who plays there now, and under it who did before. */
import { isBilingual, joined } from '../../../src-engine/texts/index.ts';
import { balancedRows } from '../layout/balance.ts';
import type { ChangedBoardsView } from '../views/changed-boards-view.ts';
import { bodyOf, framed, type PageContent, type Setting } from '../layout/frame.ts';
import { mm, paperFor, type Paper } from '../layout/paper.ts';
import type { Pen, Space } from '../layout/pen.ts';
import type { Sheet } from '../layout/sheet.ts';
import { nameWords, plain, strong } from '../layout/phrases.ts';
import { texts } from '../words.ts';

type Changed = ChangedBoardsView['boards'][number];

const HEAD = mm(8.5);
const BOARD = mm(19);
const GAP = mm(4);
/** Of a row: the pairing of now; the one before has the rest, which two languages need more of. */
const NOW = mm(11.22);
const [BEFORE, BEFORE_IN_TWO] = [mm(5.78), mm(7.78)];

function rowHeight(): number {
  return NOW + (isBilingual(texts) ? BEFORE_IN_TWO : BEFORE);
}
const LINE = mm(8);
const [THIN, HEAVY] = [mm(0.2), mm(0.6)];

export function changedBoardsSheet(view: ChangedBoardsView, { size, typeface }: Setting): Sheet {
  const { paper, pages } = paperFor(size, (on) => pagesOn(view, on));
  const title = texts.sheets.titleOfRound(view.round, texts.sheets.titles['changed-boards']);
  return framed(title, view.imprint, { paper, typeface }, [{ text: texts.sheets.words.othersStay }], pages);
}

function pagesOn(view: ChangedBoardsView, paper: Paper): readonly PageContent[] {
  const body = bodyOf(paper, 'wall');
  const { boards, unpaired } = view;
  /** Players without a game under their heading, on a page of their own only where they need one. */
  const under = LINE * (unpaired.length + 1);
  const each = rowHeight();
  const most = Math.floor((body.height - HEAD) / each);
  const perPage = balancedRows(boards.length, most);
  const perList = Math.floor(body.height / LINE) - 1;
  const page = (draw: (pen: Pen) => void): PageContent => ({
    heading: {
      style: 'wall',
      title: texts.sheets.roundTitle(view.round),
      event: joined([view.imprint.event, texts.sheets.titleInLine(texts.sheets.titles['changed-boards'])]),
      right: texts.sheets.changedBoards(boards.length),
      rightSize: 24,
      rightBelow: texts.sheets.insteadOf(view.formerVersion),
    },
    draw,
  });
  const pages: PageContent[] = [];
  let listed = 0;
  for (let first = 0; first < boards.length; first += perPage) {
    const rows = boards.slice(first, first + perPage);
    const used = HEAD + rows.length * each;
    const fits = first + perPage >= boards.length && used + under <= body.height;
    if (fits) listed = unpaired.length;
    pages.push(
      page((pen) => {
        drawHead(pen, body);
        rows.forEach((board, index) => {
          drawBoard(pen, board, { ...body, y: body.y + HEAD + index * each, height: each });
        });
        if (fits) drawUnpaired(pen, unpaired, { ...body, y: body.y + used });
      }),
    );
  }
  for (; listed < unpaired.length || pages.length === 0; listed += perList) {
    const players = unpaired.slice(listed, listed + perList);
    pages.push(
      page((pen) => {
        drawUnpaired(pen, players, body);
      }),
    );
  }
  return pages;
}

function columnsOf({ x, width }: Space) {
  const name = (width - BOARD) / 2;
  return { white: x + BOARD, black: x + BOARD + name, name: name - GAP };
}

function drawHead(pen: Pen, body: Space): void {
  const at = columnsOf(body);
  const head = { ...body, height: HEAD };
  pen.fitted(strong(texts.sheets.words.board), 12, { ...head, width: BOARD - mm(3) }, 'right');
  pen.signedIn('white', strong(texts.sheets.words.white), 12, { ...head, x: at.white, width: at.name });
  pen.signedIn('black', strong(texts.sheets.words.black), 12, { ...head, x: at.black, width: at.name });
  pen.across(body.x, body.width, body.y + HEAD, mm(0.4));
}

function drawBoard(pen: Pen, { board, now, before }: Changed, row: Space): void {
  const at = columnsOf(row);
  const upper = { y: row.y + mm(0.8), height: NOW - mm(0.8) };
  const lower = { y: row.y + NOW, height: row.height - NOW - mm(1) };
  pen.fitted(strong(`${board}`), 25, { ...upper, x: row.x, width: BOARD - mm(5) }, 'right');
  if (now === null)
    pen.fitted(plain(texts.sheets.words.boardGone), 17, { ...upper, x: at.white, width: 2 * at.name + GAP });
  else {
    pen.fitted(nameWords(now.white.name, now.white.mark), 17, { ...upper, x: at.white, width: at.name });
    pen.fitted(nameWords(now.black.name, now.black.mark), 17, { ...upper, x: at.black, width: at.name });
  }
  pen.fitted(plain(texts.sheets.words.before), 11, { ...lower, x: row.x, width: BOARD - mm(5) }, 'right');
  if (before === null)
    pen.fitted(plain(texts.sheets.words.boardNew), 11, { ...lower, x: at.white, width: at.name });
  else {
    const old = [
      [before.white, at.white],
      [before.black, at.black],
    ] as const;
    for (const [{ name, mark }, x] of old)
      pen.fitted(plain(texts.sheets.named(name, mark)), 11, { ...lower, x, width: at.name });
  }
  pen.across(row.x, row.width, row.y + row.height, board % 5 === 0 ? HEAVY : THIN);
}

function drawUnpaired(pen: Pen, players: ChangedBoardsView['unpaired'], { x, y, width }: Space): void {
  if (players.length === 0) return;
  pen.fitted(strong(texts.sheets.words.noGame), 14, { x, y: y + mm(2), width, height: LINE - mm(2) });
  players.forEach(({ name, reason }, index) => {
    pen.fitted(plain(texts.app.about(name, reason)), 14, {
      x,
      y: y + (index + 1) * LINE,
      width,
      height: LINE,
    });
  });
}
