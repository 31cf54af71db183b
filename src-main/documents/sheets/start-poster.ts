/**
 * The poster for the door: which round, when it starts, the rate of play, which list is whose, and when the next round
 * starts. Without an announced start there is a line for the pen.
 */
import type { Tournament } from '../../../src-engine/index.ts';
import { joined } from '../../../src-engine/texts/index.ts';
import { bodyOf, framed, type Setting } from '../layout/frame.ts';
import { boardsByPage } from './pairings-by-board.ts';
import { entriesByPage } from './pairings-by-name.ts';
import { mm, paperOf } from '../layout/paper.ts';
import type { Pen, Space } from '../layout/pen.ts';
import { pairingsByBoardView, pairingsByNameView } from '../views/round-views.ts';
import { startOfRound, type ScheduleView } from './schedule-sheet.ts';
import type { Sheet } from '../layout/sheet.ts';
import { plain, strong } from '../layout/phrases.ts';
import type { DocumentMeta, PairingsByBoardView, PairingsByNameView } from '../views/view.ts';
import { texts } from '../words.ts';

interface StartPosterView {
  /** As in {@link ScheduleView}. */
  readonly date: string;
  /** In the arbiter's words, `''` where not given. */
  readonly rateOfPlay: string;
  /** Null in the last round. */
  readonly next: Omit<ScheduleView['rounds'][number], 'isPublished'> | null;
  /** The lists that hang beside it. */
  readonly byBoard: PairingsByBoardView;
  readonly byName: PairingsByNameView;
}

export function startPosterView(tournament: Tournament, round: number, meta: DocumentMeta): StartPosterView {
  const { rounds, info, rules } = tournament;
  const isLast = round >= Math.max(rules.rounds, rounds.length);
  return {
    date: startOfRound(tournament, round, meta).date,
    rateOfPlay: info.timeControl,
    next: isLast ? null : { round: round + 1, ...startOfRound(tournament, round + 1, meta) },
    byBoard: pairingsByBoardView(tournament, round, meta),
    byName: pairingsByNameView(tournament, round, meta),
  };
}

const HEAVY = mm(1.6);
const THIN = mm(0.3);
/** Shares of the height of the page, from the top. */
const SHARES = { round: 0.2, time: 0.39, pace: 0.06, lists: 0.29, next: 0.06 };
/** How many pages of a list stand beside each other, and how high their cells are. */
const BESIDE = [4, 5, 6, 7, 8] as const;
const [LOWEST, HIGHEST] = [mm(11), mm(20)];
/** Size of what a page holds, as a part of its cell. */
const CELL_SHARE = 0.62;
/** Height of a line with what hangs below it, as a part of its size. */
const LINE = 1.2;
/** Height of the title of a list. */
const LABEL = mm(7);

export function startPosterSheet(view: StartPosterView, setting: Setting): Sheet {
  const paper = paperOf(setting.size, 'portrait', 'larger');
  const { round, imprint, boards } = view.byBoard;
  const kind = texts.sheets.titles['start-poster'];
  const heading = {
    style: 'table',
    title: texts.sheets.dayOf(view.date) || kind,
    event: imprint.event,
    right: texts.sheets.boardsIn(boards.length),
    rightSize: 18,
    rightBelow: '',
    hangs: true,
  } as const;
  const body = bodyOf(paper, 'table');
  const draw = (pen: Pen): void => {
    drawPoster(pen, view, listsOf(view, setting), body);
  };
  return framed(
    texts.sheets.titleOfRound(round, kind),
    imprint,
    { paper, typeface: setting.typeface },
    [{ text: texts.sheets.words.findYourBoardFirst }],
    [{ heading, draw }],
  );
}

/** A list on the wall, and what its pages hold: `1 – 20`, `A – F`. */
interface List {
  readonly title: string;
  readonly pages: readonly string[];
}

/** The lists of the round, as they are printed on the paper of the poster. */
function listsOf({ byBoard, byName }: StartPosterView, setting: Setting): readonly List[] {
  const { titles, initials } = texts.sheets;
  const ends = <Row>(pages: readonly (readonly Row[])[], say: (row: Row) => string): readonly string[] =>
    pages.filter((rows) => rows.length > 0).map((rows) => initials(say(rows[0]!), say(rows.at(-1)!)));
  return [
    {
      title: titles['pairings-by-board'],
      pages: ends(boardsByPage(byBoard, setting), ({ board }) => `${board}`),
    },
    {
      title: titles['pairings-by-name'],
      pages: ends(entriesByPage(byName, setting), ({ initial }) => initial),
    },
  ];
}

function drawPoster(pen: Pen, view: StartPosterView, lists: readonly List[], body: Space): void {
  const { x, width } = body;
  let top = body.y;
  const part = (share: number): Space => {
    const space = { ...body, y: top, height: share * body.height };
    top += space.height;
    return space;
  };
  pen.fitted(strong(texts.sheets.roundTitle(view.byBoard.round)), 150, part(SHARES.round));
  pen.across(x, width, top, HEAVY);
  drawTime(pen, view.byBoard.playStarts, part(SHARES.time));
  pen.across(x, width, top, HEAVY);
  if (view.rateOfPlay !== '') pen.fitted(plain(view.rateOfPlay), 26, part(SHARES.pace));
  if (view.byBoard.boards.length > 0) drawLists(pen, lists, part(SHARES.lists));
  const { next } = view;
  if (next === null) return;
  const when = joined([texts.sheets.dayOf(next.date), texts.sheets.playStarts(next.time)]);
  if (when !== '')
    pen.fitted(plain(joined([texts.sheets.roundTitle(next.round), when])), 22, part(SHARES.next));
}

function drawTime(pen: Pen, time: string, { x, y, width, height }: Space): void {
  const label = { x, y: y + 0.03 * height, width, height: 0.14 * height };
  pen.fitted(plain(texts.sheets.words.playStarts), 34, label);
  if (time === '') pen.across(x, 0.5 * width, y + 0.8 * height, mm(0.5));
  else {
    const space = { x, y: y + 0.15 * height, width, height: 0.83 * height };
    pen.fitted(strong(time), Math.min(290, space.height / LINE), space, 'centre');
  }
}

/** One list below the other, its pages in cells: as few beside each other as leave the rows high enough. */
function drawLists(pen: Pen, lists: readonly List[], space: Space): void {
  const rowsWith = (beside: number): number =>
    lists.reduce((sum, { pages }) => sum + Math.ceil(pages.length / beside), 0);
  const room = space.height - lists.length * LABEL;
  const beside = BESIDE.find((most) => rowsWith(most) * LOWEST <= room) ?? BESIDE.at(-1)!;
  const height = Math.min(HIGHEST, room / rowsWith(beside));
  let { y } = space;
  for (const list of lists) {
    const rows = Math.ceil(list.pages.length / beside);
    drawList(pen, list, { ...space, y, height: LABEL + rows * height }, rows);
    y += LABEL + rows * height;
  }
}

/** The title of a list, and its pages in so many rows. */
function drawList(pen: Pen, { title, pages }: List, space: Space, rows: number): void {
  const beside = Math.ceil(pages.length / rows);
  const [width, height] = [space.width / beside, (space.height - LABEL) / rows];
  const top = space.y + LABEL;
  pen.across(space.x, space.width, space.y, THIN);
  pen.fitted(plain(title), 13, { ...space, height: LABEL });
  pages.forEach((page, index) => {
    const [row, column] = [Math.floor(index / beside), index % beside];
    const [x, y] = [space.x + column * width, top + row * height];
    if (column > 0) pen.down(x, y, height, THIN);
    else if (row > 0) pen.across(space.x, space.width, y, THIN);
    const indent = column === 0 ? 0 : mm(3);
    const cell = { x: x + indent, y, width: width - indent - mm(2), height };
    pen.fitted(strong(page), CELL_SHARE * height, cell);
  });
}
