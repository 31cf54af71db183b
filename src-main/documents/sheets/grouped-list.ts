/** Players under headings: by federation, by club, by category. */
import { compareNames } from '../../../src-engine/index.ts';
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

export type GroupedKind = 'players-by-federation' | 'players-by-club' | 'players-by-category';

type Grouped = Pick<Row, 'federation' | 'club' | 'category'>;

/** What each list groups by. */
const GROUPS = {
  'players-by-federation': 'federation',
  'players-by-club': 'club',
  'players-by-category': 'category',
} as const;

/** False where nobody has an entry: such a list would say nothing. */
export function hasGroups(kind: GroupedKind, rows: readonly Grouped[]): boolean {
  return rows.some((row) => row[GROUPS[kind]] !== '');
}

/** Groups in alphabetical order, those without one at the end; within a group by number. Each says how many it has. */
export function groupedListSheet(kind: GroupedKind, view: PlayerListView, setting: Setting): Sheet {
  const group = GROUPS[kind];
  // What the groups are called needs no column beside them.
  const federation = group !== 'federation';
  const groups = [...Map.groupBy(view.rows, (row) => row[group])].sort(
    ([a], [b]) => Number(a === '') - Number(b === '') || compareNames(a, b),
  );
  const rows = groups.flatMap(([name, members]) =>
    members.map((row, index): readonly Cell[] => [
      // On every line: a group may go on at the top of a page.
      (index === 0 ? strong : plain)(name === '' ? texts.sheets.noneGiven : name),
      index === 0 ? plain(`${members.length}`) : plain(''),
      strong(row.number === 0 ? '' : `${row.number}`),
      ...personCells(row, federation),
    ]),
  );
  const columns: readonly Column[] = [
    { heading: texts.sheets.words[group], align: 'left', size: 11, padding: [0, mm(2)], flexible: true },
    { heading: texts.sheets.words.players, align: 'right', size: 10, padding: [0, mm(3)] },
    { heading: texts.sheets.words.number, align: 'right', size: 11, padding: [0, mm(1)] },
    ...personColumns(11, 10, federation),
  ];
  return listSheet(texts.sheets.titles[kind], view, setting, columns, rows);
}
