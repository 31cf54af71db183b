/** Who on the rating lists that are asked may be meant by a row of a table. */
import type { EditablePlayer, Tournament } from '../../../src-engine/index.ts';
import type { SearchedList } from '../../ipc/contract.ts';
import type { FoundOnList, Lists } from '../lists/lists.ts';
import { matchOnList, type ListMatch } from '../lists/match.ts';
import { named } from '../lists/named.ts';
import { samePerson } from '../lists/same-person.ts';
import { knownEverywhere, listsOfIds } from './standing.ts';

/** Whom of all lists that are searched a row of a table means. */
export interface RowMatch extends Pick<ListMatch, 'verdict' | 'count'> {
  /** The likeliest first; whose FIDE ID it is comes last where they are somebody else. */
  readonly hits: readonly FoundOnList[];
  /** The lists that this is said of, at least one. */
  readonly on: readonly SearchedList[];
}

type MatchOn = ListMatch & { readonly list: SearchedList };

/** Null where no list is stored. `most`: hits that are wanted. */
export function matchOfRow(
  lists: Lists,
  tournament: Tournament,
  player: EditablePlayer,
  most: number,
): RowMatch | null {
  const matches = listsOfIds(lists, tournament).map((list) => ({
    list,
    ...matchOnList(lists, list, player, most, 'tolerant'),
  }));
  const ofId = matches.find(
    ({ verdict, hits }) => verdict === 'other-person' || String(hits[0]?.fideId) === player.fideId,
  );
  if (ofId?.verdict === 'other-person') return { ...ofId, hits: foundOn(ofId), on: [ofId.list] };
  const compared = lists.compared(tournament).map(named);
  const inOrder = compared.flatMap(({ id }) => matches.find(({ list }) => list.id === id) ?? []);
  const exact = [...inOrder, ...matches].find(({ verdict }) => verdict === 'exact');
  if (exact !== undefined) {
    const own = matches
      .filter(({ verdict }) => verdict === 'exact')
      .map(({ list, hits }) => ({ list, entry: hits[0]! }));
    const everywhere = knownEverywhere(lists, lists.searched(tournament).map(named), own, player.fideId);
    const [first, ...others] = foundOn(exact);
    return { ...exact, hits: [{ ...first!, everywhere }, ...others], on: [exact.list] };
  }
  return compared.length === 0 ? null : perhaps(lists, inOrder, most);
}

function foundOn({ list, hits }: MatchOn): FoundOnList[] {
  return hits.map((entry) => ({ entry, list }));
}

/** Nobody is certain: who may be meant on any of the lists, each person once, by the first list that has them. */
function perhaps(lists: Lists, matches: readonly MatchOn[], most: number): RowMatch {
  const some = matches.filter(({ hits }) => hits.length > 0);
  if (some.length === 0) return { verdict: 'none', hits: [], count: 0, on: matches.map(({ list }) => list) };
  const fresh = some.map((match, at) =>
    foundOn(match).filter(({ entry }) =>
      some.slice(0, at).every(({ list }) => samePerson(lists, list, entry) === null),
    ),
  );
  const count = some.reduce(
    (sum, match, at) => sum + match.count - (match.hits.length - fresh[at]!.length),
    0,
  );
  return {
    verdict: count === 1 ? 'likely' : 'several',
    hits: fresh.flat().slice(0, most),
    count,
    on: some.filter((_, at) => fresh[at]!.length > 0).map(({ list }) => list),
  };
}
