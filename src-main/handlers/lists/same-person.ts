/** One person on two rating lists. */
import type { FoundEntry } from '../../lists/open-list.ts';
import type { Lists } from './lists.ts';
import { contradictions, matchOnList, type Person } from './match.ts';

/**
 * The entry of the same person on another list: by the FIDE ID if nothing contradicts it, else where nobody else can be
 * meant; null for none. A national list may name its own federation for everybody: with name, FIDE ID and a known year of
 * birth alike another federation is no other person.
 */
export function samePerson(
  lists: Lists,
  { id }: { readonly id: string },
  entry: FoundEntry,
): FoundEntry | null {
  const person = personOf(entry);
  const { verdict, hits } = matchOnList(lists, { id }, person, 1);
  const [hit] = hits;
  if (hit === undefined || verdict === 'exact') return hit ?? null;
  const isSameId = hit.fideId !== 0 && hit.fideId === entry.fideId;
  const isSameYear = hit.born !== 0 && hit.born === entry.born;
  const against = contradictions(person, hit);
  return isSameId && isSameYear && against.every((field) => field === 'federation') ? hit : null;
}

function personOf({ name, federation, fideId, born }: FoundEntry): Person {
  return {
    name,
    federation,
    fideId: fideId === 0 ? '' : String(fideId),
    birth: born === 0 ? '' : `${born}/00/00`,
  };
}
