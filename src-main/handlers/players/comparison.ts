/** What the rating lists say of a player beside their entry. */
import type { Player, TournamentState } from '../../../src-engine/index.ts';
import { en } from '../../../src-engine/texts/index.ts';
import type { AuditField, SearchedList } from '../../ipc/contract.ts';
import type { FoundOnList, Lists } from '../lists/lists.ts';
import { named } from '../lists/named.ts';
import { isOfOtherMonth, playersOfOtherMonth } from '../lists/other-month.ts';
import { isSettled, type OtherPerson } from './identity.ts';
import { differences, type ListFields } from './listed.ts';
import { ownerOfId, standingOf } from './standing.ts';

/** On none of the lists that are asked, somebody else, other values, another month, or the same. */
export type Comparison =
  | { readonly kind: 'missing'; readonly seen: string }
  | ({ readonly kind: 'other-person' } & OtherPerson & FoundOnList)
  | {
      readonly kind: 'differs' | 'other-month';
      readonly list: SearchedList;
      readonly listed: ListFields;
      readonly fields: readonly AuditField[];
      readonly seen: string;
    }
  | { readonly kind: 'agrees'; readonly listed: ListFields };

/** What the lists say of one player, by the identity number first: somebody else, nobody, something else, or the same. */
export function comparedWithLists(
  { tournament, settled }: Pick<TournamentState, 'tournament' | 'settled'>,
  lists: Lists,
  player: Player,
): Comparison {
  const other = ownerOfId(tournament, lists, player, settled);
  if (other !== null) return { kind: 'other-person', ...other };
  const standing = standingOf(tournament, lists, player);
  if (standing === null) return { kind: 'missing', seen: en.entries.players.id(player.fideId || '–') };
  const { listed, found } = standing;
  const fields = differences(player, listed);
  if (fields.length > 0) return { kind: 'differs', list: found.list, listed, fields, seen: seenOf(fields) };
  const source = lists.compared(tournament).filter(({ name }) => name === player.ratingList);
  const [list] = source;
  if (list === undefined || !source.every((each) => isOfOtherMonth(player, each)))
    return { kind: 'agrees', listed };
  return { kind: 'other-month', list: named(list), listed, fields, seen: `month=${list.month}` };
}

/** Players whose rating came from another month of a list that is asked, without a word of the arbiter on what this one says. */
export function monthsToSettle(state: TournamentState, lists: Lists): number {
  const compared = lists.compared(state.tournament);
  const players = new Set(compared.flatMap((list) => playersOfOtherMonth(state, list, compared)));
  const isOpen = (player: Player): boolean => {
    const found = comparedWithLists(state, lists, player);
    return found.kind !== 'agrees' && !isSettled(state.settled, player, { ...found, other: null });
  };
  return lists.during(() => [...players].filter(isOpen)).length;
}

/** `rating=2294; title=FM`: what the list says, for the log. */
function seenOf(fields: readonly AuditField[]): string {
  return fields.map(({ field, listed }) => `${field}=${listed}`).join('; ');
}
