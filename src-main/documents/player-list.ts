/** The list of players, for the wall at the check-in desk. Birth dates and contacts are never printed. */
import { bodyOf, framed, type PageContent, type Setting } from './frame.ts';
import { mm, paperOf } from './paper.ts';
import { personCells, personColumns } from './person.ts';
import type { Sheet } from './sheet.ts';
import { chunksOf, drawTable, rowsIn, tableOf, type Cell, type Column, type TableStyle } from './table.ts';
import { plain, strong } from './typeface.ts';
import type { PlayerListView } from './view.ts';
import { TITLES, WORDS } from './words.ts';

const STYLE: TableStyle = {
  headSize: 9.5,
  headHeight: mm(7),
  rowHeight: mm(6.2),
  thin: mm(0.15),
  heavy: mm(0.35),
};

export function playerListSheet(view: PlayerListView, { size, typeface }: Setting): Sheet {
  const paper = paperOf(size, 'portrait');
  const body = bodyOf(paper, 'table');
  const optional = OPTIONAL.filter(({ of }) => view.rows.some((row) => of(row) !== ''));
  const rows = view.rows.map((row): readonly Cell[] => [
    strong(row.number === 0 ? '' : `${row.number}`),
    ...personCells(row),
    ...optional.map(({ of }) => plain(of(row))),
  ]);
  const columns: readonly Column[] = [
    { heading: WORDS.number, align: 'right', size: 11, padding: [0, mm(1)] },
    ...personColumns(11, 10),
    ...optional.map(({ column }) => column),
  ];
  const table = tableOf(columns, rows, body.width, STYLE, typeface);
  const pages = chunksOf(rows.length, rowsIn(body.height, STYLE)).map((first): PageContent => {
    const part = rows.slice(first, first + rowsIn(body.height, STYLE));
    const right = part.length === 0 ? '' : `${first + 1}–${first + part.length} of ${rows.length}`;
    return {
      heading: {
        style: 'table',
        title: TITLES['player-list'],
        event: view.imprint.event,
        right,
        rightSize: 18,
        rightBelow: '',
      },
      draw: (pen) => {
        drawTable(pen, table, part, body, first);
      },
    };
  });
  return framed(TITLES['player-list'], view.imprint, { paper, typeface }, [WORDS.wrongEntry], pages);
}

/** Columns that are left out when nobody has an entry in them. */
const OPTIONAL: readonly {
  readonly column: Column;
  readonly of: (row: PlayerListView['rows'][number]) => string;
}[] = [
  {
    column: { heading: WORDS.fideId, align: 'right', size: 10, padding: [0, mm(2)] },
    of: (row) => row.fideId,
  },
  {
    column: { heading: WORDS.club, align: 'left', size: 10, padding: [0, mm(2)], flexible: true },
    of: (row) => row.club,
  },
  {
    column: { heading: WORDS.category, align: 'left', size: 10, padding: [0, mm(2)] },
    of: (row) => row.category,
  },
  { column: { heading: WORDS.note, align: 'left', size: 10, padding: [0, 0] }, of: (row) => row.note },
];
