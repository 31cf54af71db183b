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

/** Whose FIDE ID a player has, where the list contradicts their name, year of birth or federation. */
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
  if (entry === null) return null;
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
