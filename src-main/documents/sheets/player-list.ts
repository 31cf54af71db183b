/** The list of players, by number or by name, for the wall at the check-in desk. Birth dates and contacts are never printed. */
import type { Setting } from '../layout/frame.ts';
import { listSheet } from './list-sheet.ts';
import { mm } from '../layout/paper.ts';
import { personCells, personColumns } from './person.ts';
import type { Sheet } from '../layout/sheet.ts';
import type { Cell, Column } from '../layout/table.ts';
import { plain, strong } from '../layout/phrases.ts';
import type { PlayerListView } from '../views/view.ts';
import { texts } from '../words.ts';

type Row = PlayerListView['rows'][number];

/** Columns that are left out when nobody has an entry in them. */
function optionalColumns(): readonly { readonly column: Column; readonly of: (row: Row) => string }[] {
  const { fideId, club, category, note } = texts.sheets.words;
  const left = { align: 'left', size: 10, padding: [0, mm(2)] } as const;
  return [
    { column: { ...left, heading: fideId, align: 'right' }, of: (row) => row.fideId },
    { column: { ...left, heading: club, flexible: true }, of: (row) => row.club },
    { column: { ...left, heading: category }, of: (row) => row.category },
    { column: { ...left, heading: note, padding: [0, 0] }, of: (row) => row.note },
  ];
}

export function playerListSheet(
  view: PlayerListView,
  setting: Setting,
  kind: 'player-list' | 'start-list' = 'player-list',
): Sheet {
  const optional = optionalColumns().filter(({ of }) => view.rows.some((row) => of(row) !== ''));
  const rows = view.rows.map((row): readonly Cell[] => [
    strong(row.number === 0 ? '' : `${row.number}`),
    ...personCells(row),
    ...optional.map(({ of }) => plain(of(row))),
  ]);
  const columns: readonly Column[] = [
    { heading: texts.sheets.words.number, align: 'right', size: 11, padding: [0, mm(1)] },
    ...personColumns(11, 10),
    ...optional.map(({ column }) => column),
  ];
  return listSheet(texts.sheets.titles[kind], view, setting, columns, rows);
}
