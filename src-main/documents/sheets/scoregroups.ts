/** Who has which score: the players by scoregroup, with what a pairing by hand asks of each. */
import { bodyOf, framed, type Heading, type PageContent, type Setting } from '../layout/frame.ts';

import { mm, paperOf } from '../layout/paper.ts';
import type { Pen, Space } from '../layout/pen.ts';
import { personCells, personColumns } from './person.ts';
import type { Sheet } from '../layout/sheet.ts';
import { LIST_STYLE, tableHeading } from '../layout/table-pages.ts';
import { drawTable, tableOf, type Cell, type Column, type Table, type TableStyle } from '../layout/table.ts';
import { plain, strong } from '../layout/phrases.ts';
import type { CardCell, PairingCard, PairingCardsView } from '../views/pairing-cards-view.ts';
import { texts } from '../words.ts';

const STYLE: TableStyle = { ...LIST_STYLE, rowHeight: mm(5.8), ruled: 'last' };
const SIZE = 9;
/** Above the first line of a scoregroup: its name. */
const GROUP = mm(7.5);
const SIGN_SIZE = 10;

interface Group {
  readonly title: string;
  readonly cards: readonly PairingCard[];
}

/** Lines of one scoregroup on one page. */
interface Stretch {
  readonly group: Group;
  readonly first: number;
  readonly end: number;
}

export function scoregroupsSheet(view: PairingCardsView, { size, typeface }: Setting): Sheet {
  const paper = paperOf(size, 'portrait', 'larger');
  const body = bodyOf(paper, 'table');
  const table = tableOf(columns(), view.cards.map(cellsOfCard), body.width, STYLE, typeface);
  const event = [
    view.imprint.event,
    texts.sheets.afterRound(view.afterRound),
    texts.sheets.provisional(view.openGames),
  ];
  let place = 0;
  const pages = paginate(groupsOf(view), body.height - STYLE.headHeight).map((stretches): PageContent => {
    const players = stretches.reduce((sum, { first, end }) => sum + end - first, 0);
    const right = players === 0 ? '' : texts.sheets.span('Player', place + 1, place + players);
    place += players;
    const heading: Heading = tableHeading(texts.paperPack.groups, event, right);
    return { heading, draw: (pen) => drawStretches(pen, table, stretches, body) };
  });
  return framed(
    texts.sheets.titleAfter(texts.paperPack.groups, view.afterRound),
    view.imprint,
    { paper, typeface },
    [],
    pages,
  );
}

function groupsOf({ cards }: PairingCardsView): readonly Group[] {
  const playing = Map.groupBy(
    cards.filter(({ plays }) => plays),
    ({ pairingPoints }) => pairingPoints,
  );
  const groups = [...playing].map(([points, members]) => ({
    title: texts.paperPack.groupTitle(points, members.length),
    cards: members,
  }));
  const others = cards.filter(({ plays }) => !plays);
  return others.length === 0 ? groups : [...groups, { title: texts.paperPack.notPlaying, cards: others }];
}

/** A scoregroup goes on over the page; its name never stands alone at the end of one. */
function paginate(groups: readonly Group[], height: number): readonly Stretch[][] {
  const pages: Stretch[][] = [[]];
  let left = height;
  for (const group of groups) {
    for (let first = 0; first < group.cards.length;) {
      const fit = Math.floor((left - GROUP) / STYLE.rowHeight + 1e-6);
      if (fit < Math.min(2, group.cards.length - first) && pages.at(-1)!.length > 0) {
        pages.push([]);
        left = height;
        continue;
      }
      const end = Math.min(group.cards.length, first + Math.max(1, fit));
      pages.at(-1)!.push({ group, first, end });
      left -= GROUP + (end - first) * STYLE.rowHeight;
      first = end;
    }
  }
  return pages;
}

function drawStretches(pen: Pen, table: Table, stretches: readonly Stretch[], body: Space): void {
  drawTable(pen, table, [], body, 0);
  let y = body.y + STYLE.headHeight;
  for (const { group, first, end } of stretches) {
    pen.fitted(strong(group.title), 11.5, { ...body, y: y + mm(1), height: GROUP - mm(1) });
    pen.across(body.x, body.width, y + GROUP, STYLE.heavy);
    y += GROUP;
    const rows = group.cards.slice(first, end).map(cellsOfCard);
    drawTable(
      pen,
      { ...table, style: { ...STYLE, headHeight: 0 }, headings: false },
      rows,
      { ...body, y },
      first,
    );
    y += rows.length * STYLE.rowHeight;
  }
}

function columns(): readonly Column[] {
  return [
    { heading: texts.sheets.words.number, align: 'right', size: 10, padding: [0, mm(1)] },
    ...personColumns(10.5, SIZE),
    { heading: texts.sheets.words.points, align: 'right', size: 10.5, padding: [mm(2), mm(1)] },
    { heading: '', align: 'left', size: SIZE, padding: [mm(1), 0], width: mm(5.5) },
    { heading: texts.paperPack.due, align: 'left', size: SIZE, padding: [0, mm(2)] },
    { heading: texts.paperPack.difference, align: 'right', size: SIZE, padding: [0, mm(2)] },
    { heading: texts.paperPack.floats, align: 'left', size: SIZE, padding: [mm(1), mm(1)] },
    { heading: texts.paperPack.met, align: 'left', size: SIZE, padding: [0, 0], flexible: true },
  ];
}

function cellsOfCard(card: PairingCard): readonly Cell[] {
  return [
    strong(card.number === 0 ? '' : `${card.number}`),
    ...personCells(card),
    strong(texts.format.points(card.pairingPoints)),
    (pen, space) => {
      if (card.due !== null) pen.sign(card.due, space.x, space.y + space.height / 2, SIGN_SIZE);
    },
    plain(dueWords(card)),
    plain(card.difference),
    plain(floatsOf(card.cells)),
    plain(card.met.join(' ')),
  ];
}

/** `↓6 ↑5`: the latest two floats that still count, newest first. */
function floatsOf(cells: readonly CardCell[]): string {
  return cells
    .flatMap(({ float }, index) => (float === null ? [] : [`${float === 'down' ? '↓' : '↑'}${index + 1}`]))
    .reverse()
    .slice(0, 2)
    .join(' ');
}

function dueWords({ due, strength }: PairingCard): string {
  return due === null ? '' : texts.sheets.dueColour(due, strength);
}
