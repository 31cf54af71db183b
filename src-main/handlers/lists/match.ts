/** Who on a rating list may be meant by a name with or without a FIDE ID, year of birth and federation. */
import type { Player } from '../../../src-engine/index.ts';
import { foldedName } from '../../files/names.ts';
import type { SearchedList } from '../../ipc/contract.ts';
import type { FoundEntry } from '../../lists/open-list.ts';
import type { Lists } from './lists.ts';

/**
 * `exact`: FIDE ID and name agree, or name, year of birth and federation of one player alone. `likely`: one player, with
 * less to go by or something that contradicts. `several`: more than one. `none`: nobody.
 */
export const MATCHES = ['exact', 'likely', 'several', 'none'] as const;

export interface ListMatch {
  readonly verdict: (typeof MATCHES)[number];
  /** The likeliest first. */
  readonly hits: readonly FoundEntry[];
}

type Person = Pick<Player, 'name' | 'fideId' | 'birth' | 'federation'>;

/** Players of one name that are looked at; more have no use to anybody. */
const MOST_NAMESAKES = 40;

/** `tolerant` also looks for names with wrong letters, which takes longer. */
export function matchOnList(
  lists: Lists,
  list: Pick<SearchedList, 'id'>,
  person: Person,
  most: number,
  tolerant: 'tolerant' | 'strict' = 'strict',
): ListMatch {
  const store = lists.store.list(list.id);
  if (store === null) return { verdict: 'none', hits: [] };
  const name = foldedName(person.name);
  const byId = person.fideId === '' ? null : store.byFideId(Number(person.fideId));
  if (byId !== null)
    return {
      verdict: foldedName(byId.name) === name && yearsAgree(person, byId) ? 'exact' : 'likely',
      hits: [byId],
    };
  const strict = store.search(person.name, MOST_NAMESAKES).entries;
  const found =
    strict.length > 0 || tolerant === 'strict'
      ? strict
      : store.search(person.name, MOST_NAMESAKES, true).entries;
  const possible = found.filter((entry) => yearsAgree(person, entry));
  const namesakes = possible.filter((entry) => foldedName(entry.name) === name);
  const among = namesakes.length > 0 ? namesakes : possible;
  const near = among.toSorted((a, b) => signsOf(person, b) - signsOf(person, a));
  const [best] = near;
  if (best === undefined) return { verdict: 'none', hits: [] };
  const hits = near.slice(0, most);
  const alone = namesakes.filter((entry) => signsOf(person, entry) === signsOf(person, best)).length === 1;
  if (alone && signsOf(person, best) === 2) return { verdict: 'exact', hits };
  return { verdict: near.length === 1 ? 'likely' : 'several', hits };
}

function yearsAgree({ birth }: Person, { born }: FoundEntry): boolean {
  const year = Number(birth.slice(0, 4));
  return year === 0 || born === 0 || year === born;
}

/** How much beside the name points to this player: year of birth and federation. */
function signsOf({ birth, federation }: Person, entry: FoundEntry): number {
  const isYear = entry.born > 0 && Number(birth.slice(0, 4)) === entry.born;
  return Number(isYear) + Number(federation !== '' && federation === entry.federation);
}
