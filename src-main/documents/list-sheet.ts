/** A list of players as a sheet: a table over as many pages as it needs, each with the part that it holds in its heading. */
import { bodyOf, framed, type Setting } from './frame.ts';
import { paperOf } from './paper.ts';
import type { Sheet } from './sheet.ts';
import { LIST_STYLE, tableHeading, tablePages } from './table-pages.ts';
import { tableOf, type Cell, type Column } from './table.ts';
import type { PlayerListView } from './view.ts';
import { texts } from './words.ts';

export function listSheet(
  title: string,
  { imprint }: PlayerListView,
  { size, typeface }: Setting,
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
): Sheet {
  const paper = paperOf(size, 'portrait');
  const body = bodyOf(paper, 'table');
  const partOf = (first: number, end: number) =>
    end === 0 ? '' : texts.sheets.partOf(first + 1, end, rows.length);
  const pages = tablePages({
    table: tableOf(columns, rows, body.width, LIST_STYLE, typeface),
    rows,
    body,
    heading: (first, end) => tableHeading(title, [imprint.event], partOf(first, end)),
  });
  return framed(title, imprint, { paper, typeface }, [{ text: texts.sheets.words.wrongEntry }], pages);
}
