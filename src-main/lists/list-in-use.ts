/** Which of the stored lists are asked what a player is rated, and which of their months is valid. */
import { FIDE_LIST, NATIONAL_LISTS, PACES, type ListStep, type Pace } from '../../src-engine/index.ts';
import type { StoredList } from './list-store.ts';

/** A stored list that is asked, and for which of its ratings. */
export interface AskedList {
  readonly list: StoredList;
  readonly pace: Pace;
}

/** Forms of FIDE's lists that tell one kind of rating only. */
const SINGLE_FORMS: readonly string[] = ['standard', 'rapid', 'blitz'] satisfies Pace[];

/** True of a list of FIDE's; the ratings of all others are national ones. */
export function isOfFide({ name }: Pick<StoredList, 'name'>): boolean {
  return name === FIDE_LIST;
}

/**
 * The lists that a sequence asks, each in the month that is valid (`2026-11`); what is not stored is left out. `lists`
 * come in the order of their names. `federation` is that of the rules (TRF26 record 172), `''` for none.
 */
export function listsAsked(
  lists: readonly StoredList[],
  sequence: readonly ListStep[],
  month: string,
  federation = '',
): readonly AskedList[] {
  const asked = sequence.flatMap(({ list: wanted, pace }): AskedList[] => {
    const names = wanted === NATIONAL_LISTS ? nationalNames(lists, federation).names : [wanted];
    return names.flatMap((name) => {
      const list = validList(lists, name, pace, month);
      return list === null ? [] : [{ list, pace }];
    });
  });
  return asked.filter(
    ({ list, pace }, at) => asked.findIndex((each) => each.list === list && each.pace === pace) === at,
  );
}

/**
 * The national lists of a federation by name: those that are known to be its own, then one of which it is not known. Of
 * several which are not known none goes before another, and none is asked: `unsure` names them for the arbiter to choose.
 */
export function nationalNames(
  lists: readonly StoredList[],
  federation: string,
): { readonly names: readonly string[]; readonly unsure: readonly string[] } {
  const national = lists.filter((list) => !isOfFide(list));
  if (federation === '') return { names: namesOf(national), unsure: [] };
  const own = namesOf(national.filter((list) => list.federation === federation));
  const unknown = namesOf(national.filter((list) => list.federation === '')).filter(
    (name) => !own.includes(name),
  );
  return unknown.length > 1 ? { names: own, unsure: unknown } : { names: [...own, ...unknown], unsure: [] };
}

/**
 * The lists in which players are looked for: those that are asked, the main one first, then all others of which one is
 * valid, so that nobody is out of reach. Each list once.
 */
export function listsSearched(
  lists: readonly StoredList[],
  sequence: readonly ListStep[],
  month: string,
  federation = '',
): readonly StoredList[] {
  const asked = listsAsked(lists, sequence, month, federation).map(({ list }) => list);
  const others = namesOf(lists).flatMap((name) =>
    PACES.flatMap((pace) => validList(lists, name, pace, month) ?? []),
  );
  return [...new Set([...asked, ...others])];
}

/**
 * Of the lists of a name the newest that is not later than the month, since the list in force at the start of a tournament
 * counts for all of it (B.02); where all are later, the first of them. A list of all three ratings goes before one that
 * tells a single kind, which is asked for no other. Null where there is none.
 */
export function validList(
  lists: readonly StoredList[],
  name: string,
  pace: Pace,
  month: string,
): StoredList | null {
  const among = lists.filter((list) => list.name === name && tells(list, pace));
  const valid = among.filter((list) => list.month <= month);
  const newest = (a: StoredList, b: StoredList): number =>
    (a.month < b.month ? 1 : a.month > b.month ? -1 : 0) || rankOf(a) - rankOf(b);
  const earliest = (a: StoredList, b: StoredList): number =>
    (a.month < b.month ? -1 : a.month > b.month ? 1 : 0) || rankOf(a) - rankOf(b);
  return valid.toSorted(newest)[0] ?? among.toSorted(earliest)[0] ?? null;
}

function tells({ form }: StoredList, pace: Pace): boolean {
  return !SINGLE_FORMS.includes(form) || form === pace;
}

function rankOf({ form }: StoredList): number {
  return SINGLE_FORMS.indexOf(form);
}

function namesOf(lists: readonly StoredList[]): string[] {
  return [...new Set(lists.map(({ name }) => name))];
}
