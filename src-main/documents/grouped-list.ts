/** Players under headings: by federation, by club, by category. */
import { compareNames } from '../../src-engine/index.ts';
import { bodyOf, framed, type Setting } from './frame.ts';
import { mm, paperOf } from './paper.ts';
import { personCells, personColumns } from './person.ts';
import type { Sheet } from './sheet.ts';
import { LIST_STYLE, tableHeading, tablePages } from './table-pages.ts';
import { tableOf, type Cell, type Column } from './table.ts';
import { plain, strong } from './typeface.ts';
import type { PlayerListView } from './view.ts';
import { texts } from './words.ts';

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
  const { size, typeface } = setting;
  const group = GROUPS[kind];
  const paper = paperOf(size, 'portrait');
  const body = bodyOf(paper, 'table');
  const groups = [...Map.groupBy(view.rows, (row) => row[group])].sort(
    ([a], [b]) => Number(a === '') - Number(b === '') || compareNames(a, b),
  );
  const rows = groups.flatMap(([name, members]) =>
    members.map((row, index): readonly Cell[] => [
      // On every line: a group may go on at the top of a page.
      (index === 0 ? strong : plain)(name === '' ? texts.sheets.noneGiven : name),
      index === 0 ? plain(`${members.length}`) : plain(''),
      strong(row.number === 0 ? '' : `${row.number}`),
      ...personCells(row),
    ]),
  );
  const columns: readonly Column[] = [
    { heading: texts.sheets.words[group], align: 'left', size: 11, padding: [0, mm(2)], flexible: true },
    { heading: texts.sheets.words.players, align: 'right', size: 10, padding: [0, mm(3)] },
    { heading: texts.sheets.words.number, align: 'right', size: 11, padding: [0, mm(1)] },
    ...personColumns(11, 10),
  ];
  const title = texts.sheets.titles[kind];
  const pages = tablePages({
    table: tableOf(columns, rows, body.width, LIST_STYLE, typeface),
    rows,
    body,
    heading: (first, end) =>
      tableHeading(
        title,
        [view.imprint.event],
        end === 0 ? '' : texts.sheets.partOf(first + 1, end, rows.length),
      ),
  });
  return framed(title, view.imprint, { paper, typeface }, [{ text: texts.sheets.words.wrongEntry }], pages);
}
