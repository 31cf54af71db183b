/** Whether an entry and the player of a list with its FIDE ID are one person: the list says so, or the arbiter. */
import type { AuditSettlement, Player } from '../../../src-engine/index.ts';
import type { AuditField, SearchedList } from '../../ipc/contract.ts';
import type { FoundEntry } from '../../lists/open-list.ts';
import type { Lists } from '../lists/lists.ts';
import { contradictions } from '../lists/match.ts';
import { listEntryOf, shownOf } from './listed.ts';

type Settlements = readonly AuditSettlement[];
type Seen = Pick<AuditSettlement, 'kind' | 'other' | 'seen'>;

/** True where the arbiter has said that what is seen stays. */
export function isSettled(
  settled: Settlements,
  player: Pick<Player, 'id'>,
  { kind, other, seen }: Seen,
): boolean {
  return settled.some(
    (each) => each.player === player.id && each.kind === kind && each.other === other && each.seen === seen,
  );
}

/**
 * Whose FIDE ID a player has, where the list contradicts their name, year of birth or federation. Who has FIDE ID, name and
 * year of birth of the list and another federation has moved, unless the list has such a player there.
 */
export interface OtherPerson {
  readonly entry: FoundEntry;
  /** What contradicts, at least one. */
  readonly fields: readonly AuditField[];
  readonly seen: string;
}

/** Null where the list has nobody with the FIDE ID, where nothing contradicts, and where the arbiter says it is them. */
export function otherPersonOf(
  lists: Lists,
  list: SearchedList,
  player: Player,
  settled: Settlements = [],
): OtherPerson | null {
  const entry = listEntryOf(lists, list, player);
  if (entry === null || hasMoved(lists, list, player, entry)) return null;
  const says = {
    ...player,
    name: entry.name,
    federation: entry.federation,
    birth: entry.born === 0 ? '' : String(entry.born),
  };
  const fields = contradictions(player, entry).map((field) => ({
    field,
    entered: shownOf(player, field),
    listed: shownOf(says, field),
  }));
  if (fields.length === 0) return null;
  // Another entry or another list is asked about again.
  const seen = [
    `id=${player.fideId}`,
    ...fields.map((each) => `${each.field}=${each.entered}/${each.listed}`),
  ].join('; ');
  return isSettled(settled, player, { kind: 'other-person', other: null, seen })
    ? null
    : { entry, fields, seen };
}

/** Whether the federation alone differs, and nobody of that name and year is listed in the one that was entered. */
function hasMoved(lists: Lists, list: SearchedList, player: Player, entry: FoundEntry): boolean {
  const isDated = entry.born !== 0 && player.birth !== '';
  const against = contradictions(player, entry);
  if (!isDated || against.length !== 1 || against[0] !== 'federation') return false;
  const namesakes = lists.store.list(list.id)?.namesakes(player.name) ?? [];
  return !namesakes.some((other) => other.born !== 0 && contradictions(player, other).length === 0);
}
