/** Rating lists that are written down, and a player of whom they tell: identities, numbers and places all differ. */
import { blankPlayer, type Pace, type Player } from '../../src-engine/index.ts';
import type { Lists } from '../../src-main/handlers/lists/lists.ts';
import type { SearchedList } from '../../src-main/ipc/contract.ts';
import type { FoundEntry } from '../../src-main/lists/open-list.ts';

export const FIDE: SearchedList = { id: 'one', name: 'FIDE', month: '2026-11' };
export const CLUB: SearchedList = { id: 'two', name: 'Club', month: '2026-10' };
export const OLD: SearchedList = { id: 'three', name: 'Old', month: '2026-09' };

export const entry = (place: number, name: string, more: Partial<FoundEntry> = {}): FoundEntry =>
  ({
    ...{
      place,
      name,
      number: '',
      fideId: 0,
      federation: 'GER',
      born: 0,
      sex: '',
      title: '',
      womensTitle: '',
    },
    ...{ club: '', inactive: false, standard: 0, rapid: 0, blitz: 0 },
    ...more,
  }) as unknown as FoundEntry;

/** Lists with these entries, searched in this order; the first so many are `compared`, and `asked` for these kinds of ratings. */
export function lists(
  stored: ReadonlyMap<SearchedList, readonly FoundEntry[]>,
  compared = stored.size,
  asked: readonly (readonly [SearchedList, Pace])[] = [],
): Lists {
  const words = (name: string) => name.toLowerCase().split(/[ ,]+/).toSorted().join(' ');
  const open = (entries: readonly FoundEntry[]) => ({
    byFideId: (id: number) => entries.find(({ fideId }) => fideId === id) ?? null,
    byNumber: (number: string) => entries.filter((each) => each.number === number),
    namesakes: (name: string) => entries.filter((each) => words(each.name) === words(name)),
    search: () => ({ entries: [], count: 0 }),
  });
  const all = [...stored.keys()];
  return {
    searched: () => all,
    asked: () => asked.map(([list, pace]) => ({ list, pace })),
    compared: () => all.slice(0, compared),
    store: {
      list: (id: string) => {
        const list = all.find((each) => each.id === id);
        return list === undefined ? null : open(stored.get(list)!);
      },
    },
  } as unknown as Lists;
}
export const on = (list: SearchedList, ...entries: readonly FoundEntry[]) =>
  lists(new Map([[list, entries]]));

export const player = (more: Partial<Player> = {}): Player => ({
  ...{ ...blankPlayer(41, 'Kasper, Jan'), tpn: 7, federation: 'GER', birth: '1990/00/00' },
  ...more,
});

/** The same with all that the audit asks of lists: the first so many are compared and searched, the others are only stored. */
export function storedLists(
  stored: ReadonlyMap<SearchedList, readonly FoundEntry[]>,
  compared = stored.size,
  month = '2026-11',
): Lists {
  const all = [...stored.keys()];
  const some = lists(stored);
  const first = all.slice(0, compared);
  return {
    store: some.store,
    asked: () => first.map((list) => ({ list, pace: 'standard' })),
    searched: () => first,
    compared: () => first,
    all: () => all,
    during: <T>(work: () => T) => work(),
    unsure: () => ({ names: ['A', 'B'], federation: 'SUI' }),
    wantedMonth: () => month,
    entry: (id: string, place: number) => {
      const list = all.find((each) => each.id === id);
      const found = list === undefined ? undefined : stored.get(list)!.find((each) => each.place === place);
      return list === undefined || found === undefined ? null : { list, entry: found };
    },
  } as unknown as Lists;
}
