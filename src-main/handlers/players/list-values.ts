/** What the stored lists say of one person: every rating, in the order in which they count in a tournament. */
import {
  FIDE_LIST,
  OFFICIAL_PACES,
  paceOf,
  PACES,
  type Pace,
  type RatingOrigin,
  type Tournament,
} from '../../../src-engine/index.ts';
import type { SearchedList } from '../../ipc/contract.ts';
import { isOfFide } from '../../lists/list-in-use.ts';
import type { FoundEntry } from '../../lists/open-list.ts';
import type { FoundOnList, Lists } from '../lists/lists.ts';
import { named } from '../lists/named.ts';
import { samePerson } from '../lists/same-person.ts';

/** A rating of one kind on one list. */
export interface ListValue {
  readonly list: SearchedList;
  readonly entry: FoundEntry;
  readonly pace: Pace;
  /** Above 0. */
  readonly rating: number;
}

/** What the lists say of somebody who was found on one of them. */
export interface ListedRatings {
  /** Of the lists that are asked, in their order. */
  readonly asked: readonly ListValue[];
  /** FIDE's that are official in the event, in their order, whatever is asked. */
  readonly official: readonly ListValue[];
  /** All that are known, those that are asked first. */
  readonly all: readonly ListValue[];
  /** The entry on FIDE's list; null where they are not on one. */
  readonly fide: FoundOnList | null;
  /** Their entries on all lists. */
  readonly entries: readonly FoundOnList[];
}

/**
 * The same person is looked for on every list that the tournament searches, unless the entry knows its places already
 * (`everywhere`).
 */
export function ratingsOnLists(
  lists: Lists,
  tournament: Tournament,
  { entry, list: own, everywhere }: FoundOnList,
): ListedRatings {
  const entries = new Map<string, FoundOnList>(everywhere?.map((each) => [each.list.id, each]));
  for (const list of everywhere === undefined ? lists.searched(tournament) : []) {
    const found = list.id === own.id ? entry : samePerson(lists, list, entry);
    if (found !== null) entries.set(list.id, { entry: found, list: named(list) });
  }
  entries.set(own.id, { entry, list: named(own) });
  const valueOf = (listId: string, pace: Pace): ListValue[] => {
    const found = entries.get(listId);
    const rating = found?.entry[pace] ?? 0;
    return found === undefined || rating === 0 ? [] : [{ ...found, pace, rating }];
  };
  const asked = lists.asked(tournament).flatMap(({ list, pace }) => valueOf(list.id, pace));
  const all = [
    ...asked,
    ...[...entries.keys()].flatMap((each) => PACES.flatMap((pace) => valueOf(each, pace))),
  ];
  const unique = all.filter((value, at) => all.findIndex((other) => isSameValue(other, value)) === at);
  const ofFide = [...entries.values()].filter(({ list }) => isOfFide(list));
  return {
    asked,
    official: OFFICIAL_PACES[paceOf(tournament.info)].flatMap((pace) =>
      unique.filter((value) => value.list.name === FIDE_LIST && value.pace === pace),
    ),
    all: unique,
    fide: ofFide[0] ?? null,
    entries: [...entries.values()],
  };
}

function isSameValue(a: ListValue, b: ListValue): boolean {
  return a.list.id === b.list.id && a.pace === b.pace;
}

/** Where a rating that is taken from a list came from, as the player keeps it. */
export function originOfValue({ list, pace }: ListValue): RatingOrigin {
  return { source: 'list', list: list.name, month: list.month, pace };
}
