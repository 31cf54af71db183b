/** The columns of the standings. What yields to the names, in this order: club, average, performance, note, number … */
import type { StandingsView } from '../../src-main/ipc/contract.ts';
import { fittedColumns, type Column } from './columns.ts';
import { text } from '../texts.ts';

/** Room for a note behind the name: `withdrawn from R12`. Few have one, so it is no column. */
const NOTE = 128;

const YIELDING = ['club', 'average', 'note', 'number', 'performance', 'move', 'federation', 'rating'];

/** As many columns as `width` pixels hold; `codes` are those of the tie-breaks. */
export function standingsColumns(
  codes: StandingsView['columns'],
  { hasNotes, hasClubs }: { readonly hasNotes: boolean; readonly hasClubs: boolean },
  width: number,
): readonly Column[] {
  const names = text.standings.columns;
  const all: readonly Column[] = [
    { id: 'rank', label: names.rank, width: 52, align: 'num' },
    { id: 'move', label: names.move, width: 46, align: 'num' },
    { id: 'number', label: names.number, width: 44, align: 'num' },
    { id: 'name', label: names.name, width: null, titled: true },
    { id: 'federation', label: names.federation, width: 50 },
    ...(hasClubs ? [{ id: 'club', label: names.club, width: 124 }] : []),
    { id: 'rating', label: names.rating, width: 50, align: 'num' },
    { id: 'points', label: names.points, width: 64, align: 'num' },
    ...codes.map(({ code, ranks }, index): Column => ({
      id: code,
      // What ranks nobody has no number in the order.
      label: ranks ? `${codes.slice(0, index + 1).filter((each) => each.ranks).length} ${code}` : `(${code})`,
      width: 74,
      align: 'num',
    })),
    { id: 'average', label: names.average, width: 58, align: 'num' },
    { id: 'performance', label: names.performance, width: 64, align: 'num' },
  ];
  return fittedColumns(width, YIELDING.length, (step) => {
    const yielded = YIELDING.slice(0, step);
    return all
      .filter(({ id }) => !yielded.includes(id))
      .map((column) =>
        column.id === 'name' && hasNotes && !yielded.includes('note') ? { ...column, beside: NOTE } : column,
      );
  });
}
