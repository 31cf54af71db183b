/** Which of the stored lists says what a player is rated. */
import type { StoredList } from './list-store.ts';

/**
 * The list that is valid in a month (`2026-11`): FIDE's newest that is not later, since the list in force at the start
 * of a tournament counts for all of it (B.02). Where all are later, the first of them; where FIDE's is not stored, the
 * same among the others. A list of all three ratings goes before one of a single tempo. Null where nothing is stored.
 */
export function listInUse(lists: readonly StoredList[], month: string): StoredList | null {
  const official = lists.filter(({ name }) => name === 'FIDE');
  const among = official.length > 0 ? official : lists;
  const valid = among.filter((list) => list.month <= month);
  const newest = (a: StoredList, b: StoredList): number =>
    (a.month < b.month ? 1 : a.month > b.month ? -1 : 0) || rankOf(a) - rankOf(b);
  return valid.toSorted(newest)[0] ?? among.toSorted((a, b) => newest(b, a)).at(0) ?? null;
}

const SINGLE_FORMS = ['standard', 'rapid', 'blitz'];

function rankOf({ form }: StoredList): number {
  return SINGLE_FORMS.indexOf(form) + 1;
}
