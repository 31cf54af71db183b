/** A list of players as a sheet: a table over as many pages as it needs, each with the part that it holds in its heading. */
import { bodyOf, framed, type Setting } from '../layout/frame.ts';
import { paperOf } from '../layout/paper.ts';
import type { Sheet } from '../layout/sheet.ts';
import { enlarged, LIST_STYLE, hangingHeading, tablePages } from '../layout/table-pages.ts';
import type { Cell, Column } from '../layout/table.ts';
import type { PlayerListView } from '../views/view.ts';
import { texts } from '../words.ts';

export function listSheet(
  title: string,
  { imprint }: PlayerListView,
  { size, typeface }: Setting,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
): Sheet {
  const partOf = (first: number, end: number) =>
    end === 0 ? '' : texts.sheets.partOf(first + 1, end, rows.length);
  const { paper, pages } = enlarged(paperOf(size, 'portrait'), (on) =>
    tablePages({
      columns,
      rows,
      body: bodyOf(on, 'table'),
      style: LIST_STYLE,
      typeface,
      heading: (first, end) => hangingHeading(title, [imprint.event], partOf(first, end)),
    }),
  );
  return framed(title, imprint, { paper, typeface }, [{ text: texts.sheets.words.wrongEntry }], pages);
}
