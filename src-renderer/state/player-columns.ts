import type { Column } from './columns.ts';
import { text } from '../texts.ts';

/** Columns of the players' table: with the check-in before round 1, with numbers and points afterwards. */
export function playerColumns(
  checkIn: boolean,
  sort: { readonly by: string; readonly descending: boolean },
  onsort: (by: string) => void,
): readonly Column[] {
  const names = text.players.columns;
  const sortable = (id: string, label: string, width: number | null, more: Partial<Column> = {}): Column => ({
    id,
    label,
    width,
    sort: sort.by !== id ? 'none' : sort.descending ? 'descending' : 'ascending',
    onsort: () => onsort(id),
    ...more,
  });
  return [
    ...(checkIn
      ? [sortable('arrival', names.arrival, 88), sortable('arrivedAt', names.arrivedAt, 50, { align: 'num' })]
      : [
          sortable('tpn', names.tpn, 46, { align: 'num' }),
          sortable('points', names.points, 58, { align: 'num' }),
          { id: 'state', label: names.state, width: 88 },
        ]),
    sortable('name', names.name, null, { titled: true }),
    sortable('federation', names.federation, 48),
    sortable('rating', names.rating, 48, { align: 'num' }),
    { id: 'source', label: names.source, width: 50 },
    sortable('birth', names.birth, 48, { align: 'num' }),
    { id: 'fideId', label: names.fideId, width: 80, align: 'num' },
    sortable('club', names.club, 116),
    { id: 'look', label: names.look, width: 206 },
  ];
}
