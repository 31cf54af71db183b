/** Finding players on the rating lists: the main one first, then who stands only on another. */
import { pacesOfList } from '../../../src-engine/index.ts';
import type { ListHitsElsewhere, ListSearch, Queries } from '../../ipc/contract.ts';
import type { StoredList } from '../../lists/list-store.ts';
import type { FoundEntry } from '../../lists/open-list.ts';
import { texts } from '../../texts.ts';
import { answer, refusal, refuse, type QueriesOf } from '../reply.ts';
import type { Lists } from './lists.ts';
import { named } from './named.ts';
import { samePerson } from './same-person.ts';

type Asked = Queries['lists.search']['args'];

export function searchQueries(lists: Lists): QueriesOf<'lists.search'> {
  return {
    'lists.search': (asked) => {
      const found = lists.during(() => searchOf(lists, asked));
      return Promise.resolve(found === null ? refuse(refusal('list-gone', texts.lists.gone)) : answer(found));
    },
  };
}

/** What is found; null where the list is not stored, or none is. */
function searchOf(lists: Lists, asked: Asked): ListSearch | null {
  const searched = lists.searched();
  const main = asked.list === null ? (searched[0] ?? null) : lists.stored(asked.list);
  const hits = main === null ? null : lists.store.search(main.id, asked.text, asked.limit, asked.tolerant);
  if (main === null || hits === null) return null;
  const others = searched.filter(({ id }) => id !== main.id);
  return {
    list: named(main),
    pace: countingPace(lists, main),
    players: hits.entries,
    count: hits.count,
    others:
      asked.list === null
        ? elsewhere(lists, [{ list: main, hits: hits.entries }], others, asked, hits.entries.length)
        : [],
    lists: searched.map(named),
    unsure: lists.unsure(),
  };
}

/** A list that was searched, and who was found on it. */
interface Searched {
  readonly list: StoredList;
  readonly hits: readonly FoundEntry[];
}

/** Players of the other lists whom none before them found, as many as there is room for. */
function elsewhere(
  lists: Lists,
  before: readonly Searched[],
  [list, ...rest]: readonly StoredList[],
  asked: Asked,
  shown: number,
): readonly ListHitsElsewhere[] {
  const room = asked.limit - shown;
  if (list === undefined || room <= 0) return [];
  const hits = lists.store.search(list.id, asked.text, asked.limit, asked.tolerant)?.entries ?? [];
  const players = hits
    .filter((entry) => !before.some((each) => isFoundOn(lists, each, entry)))
    .slice(0, room);
  const here = players.length === 0 ? [] : [{ list: named(list), pace: countingPace(lists, list), players }];
  return [...here, ...elsewhere(lists, [...before, { list, hits }], rest, asked, shown + players.length)];
}

/** Whether the same person is among the hits of a list; who stands on it under another name or number is not. */
function isFoundOn(lists: Lists, { list, hits }: Searched, entry: FoundEntry): boolean {
  const same = hits.length === 0 ? null : samePerson(lists, list, entry);
  return same !== null && hits.some(({ place }) => place === same.place);
}

function countingPace(lists: Lists, { name }: StoredList) {
  return pacesOfList(lists.tournament(), name)[0]!;
}
