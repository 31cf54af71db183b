/** What the columns of a table are taken for: as asked, as before, or as the headings suggest. */
import { foldedHeading } from '../files/headings.ts';
import type { Table } from '../files/table.ts';

/** Which kind of table columns are remembered for. */
export type TableKind = 'players' | 'results';

/** Fields of columns by the key of their headings. */
export type RememberedColumns = Readonly<Record<string, readonly string[]>>;

/** Tables with the same headings are taken alike; null where there are none. */
export function headingsKey(kind: TableKind, table: Pick<Table, 'headers' | 'headingRow'>): string | null {
  return table.headingRow === 0 ? null : `${kind}: ${table.headers.map(foldedHeading).join(' | ')}`;
}

/** Fields of the columns: as asked, else as remembered for these headings, else as suggested. */
export function fieldsOf<F extends string>(
  remembered: RememberedColumns,
  key: string | null,
  asked: readonly string[] | null,
  known: readonly F[],
  suggested: readonly F[],
): { readonly fields: readonly F[]; readonly isRemembered: boolean } {
  const before = key !== null && Object.hasOwn(remembered, key) ? remembered[key] : undefined;
  const wanted = asked ?? before;
  if (wanted?.length !== suggested.length) return { fields: suggested, isRemembered: false };
  const fields = suggested.map((field, index) => known.find((each) => each === wanted[index]) ?? field);
  const isRemembered = asked === null && fields.some((field, index) => field !== suggested[index]);
  return { fields, isRemembered };
}
