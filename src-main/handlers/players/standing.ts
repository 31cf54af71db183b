/** Where a player of the tournament stands on the rating lists, and what those lists say together. */
import type { AuditSettlement, Player, Tournament } from '../../../src-engine/index.ts';
import type { AuditHit, SearchedList } from '../../ipc/contract.ts';
import { isOfFide } from '../../lists/list-in-use.ts';
import type { FoundEntry } from '../../lists/open-list.ts';
import type { FoundOnList, Lists } from '../lists/lists.ts';
import { contradictions, matchOnList } from '../lists/match.ts';
import { named } from '../lists/named.ts';
import { samePerson } from '../lists/same-person.ts';
import { fieldsOfList } from './from-list.ts';
import { otherPersonOf, type OtherPerson } from './identity.ts';
import { listEntryOf, type ListFields } from './listed.ts';

/** A player on the first of the lists that are compared and have them. */
interface Standing {
  readonly found: FoundOnList;
  /** What all lists say of them, each of what it is asked for. */
  readonly listed: ListFields;
}

/**
 * The entry of a player on a list: by the FIDE ID, on lists other than FIDE's also by the number there, else where nobody
 * else can be meant. On FIDE's list nobody stands by their name alone: it is the FIDE ID that says who they are. Null for none.
 */
export function entryOn(lists: Lists, list: SearchedList, player: Player): FoundEntry | null {
  const byId = listEntryOf(lists, list, player);
  if (byId !== null || isOfFide(list)) return byId;
  const byNumber = numberedEntry(lists, list, player);
  if (byNumber !== null) return byNumber;
  const { verdict, hits } = matchOnList(lists, list, player, 1);
  return verdict === 'exact' ? (hits[0] ?? null) : null;
}

/** The one entry with the national number of a player, if it is of their name and year; other lists have other numbers. */
function numberedEntry(lists: Lists, list: SearchedList, player: Player): FoundEntry | null {
  const number = player.national?.nationalId ?? '';
  const numbered = number === '' ? [] : (lists.store.list(list.id)?.byNumber(number) ?? []);
  const [entry, ...others] = numbered;
  if (entry === undefined || others.length > 0) return null;
  // A national list may name its own federation for everybody.
  return contradictions(player, entry).every((field) => field === 'federation') ? entry : null;
}

/** Null where no list that is asked has the player. */
export function standingOf(tournament: Tournament, lists: Lists, player: Player): Standing | null {
  const searched = lists.searched(tournament).map(named);
  const own = searched.flatMap((list) => foundOn(list, entryOn(lists, list, player)));
  const everywhere = knownEverywhere(lists, searched, own, player.fideId);
  const compared = lists.compared(tournament);
  const first = compared.flatMap(({ id }) => everywhere.find(({ list }) => list.id === id) ?? [])[0];
  if (first === undefined) return null;
  return { found: first, listed: fieldsOfList(lists, tournament, { ...first, everywhere }, player) };
}

/** Somebody's entries on all lists, where those on some are known: their own, else those of the same person. */
export function knownEverywhere(
  lists: Lists,
  searched: readonly SearchedList[],
  own: readonly FoundOnList[],
  fideId: string,
): FoundOnList[] {
  const [proven] = own;
  if (proven === undefined) return [];
  return searched.flatMap((list) => {
    const there = own.find((each) => each.list.id === list.id);
    if (there !== undefined) return [there];
    // Who has a FIDE ID is nobody else on FIDE's list.
    const isElse = isOfFide(list) && fideId !== '';
    return isElse ? [] : foundOn(list, samePerson(lists, list, proven.entry));
  });
}

function foundOn(list: SearchedList, entry: FoundEntry | null): FoundOnList[] {
  return entry === null ? [] : [{ list, entry }];
}

/** The lists that tell whose a FIDE ID is, FIDE's own before all that are asked. */
export function listsOfIds(lists: Lists, tournament: Tournament): SearchedList[] {
  const fide = lists.searched(tournament).filter(isOfFide);
  const ids = new Set(fide.map(({ id }) => id));
  return [...fide, ...lists.compared(tournament).filter(({ id }) => !ids.has(id))].map(named);
}

/** Whose FIDE ID a player has, by the first list that knows it; null where nothing contradicts, or the arbiter says it is them. */
export function ownerOfId(
  tournament: Tournament,
  lists: Lists,
  player: Player,
  settled: readonly AuditSettlement[] = [],
): (OtherPerson & FoundOnList) | null {
  const list = listsOfIds(lists, tournament).find((each) => listEntryOf(lists, each, player) !== null);
  const other = list === undefined ? null : otherPersonOf(lists, list, player, settled);
  return other === null ? null : { ...other, list: list! };
}

/** Who on the lists may be meant by a player, the certain ones first, then list by list; and the most of one list. */
export function mayBeMeant(
  tournament: Tournament,
  lists: Lists,
  player: Player,
  most: number,
  tolerant: 'tolerant' | 'strict',
): { readonly hits: readonly AuditHit[]; readonly count: number } {
  const matches = listsOfIds(lists, tournament).map((list) => ({
    list,
    ...matchOnList(lists, list, player, most, tolerant),
  }));
  const certain = matches.filter(({ verdict }) => verdict === 'exact');
  const others = matches.filter(({ verdict }) => verdict !== 'exact');
  const hits = [...certain, ...others].flatMap(({ list, hits: found }) =>
    found.map((entry): AuditHit => ({ ...entry, list })),
  );
  return { hits, count: Math.max(0, ...matches.map(({ count }) => count)) };
}
