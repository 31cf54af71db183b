import { compareNames, foldedText } from '../../src-engine/model/names.ts';
import type { PlayerRow } from '../../src-main/ipc/contract.ts';

/**
 * True when every typed word begins a part of the name, in any order, or when the FIDE ID begins with what was
 * typed. `mil mar` finds `Marten, Milan`.
 */
export function matchesPlayer(player: Pick<PlayerRow, 'name' | 'fideId'>, typed: string): boolean {
  const words = foldedText(typed)
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  if (words.length === 0) return false;
  if (words.length === 1 && /^\d+$/.test(words[0]!)) return player.fideId.startsWith(words[0]!);
  const parts = foldedText(player.name).split(/[\s,.-]+/);
  return words.every((word) => parts.some((part) => part.startsWith(word)));
}

/** Those who match, by surname first: who types `mar` wants Marten before Calder, Marek. */
export function matchingPlayers<P extends Pick<PlayerRow, 'name' | 'fideId'>>(
  players: readonly P[],
  typed: string,
): readonly P[] {
  const word =
    foldedText(typed)
      .trim()
      .split(/[\s,]+/)[0] ?? '';
  const found = players.filter((player) => matchesPlayer(player, typed));
  return found.toSorted(
    (a, b) => Number(foldedText(b.name).startsWith(word)) - Number(foldedText(a.name).startsWith(word)),
  );
}

/** Orders of the players' table; ties fall back to the name. */
export const PLAYER_ORDERS: Readonly<Record<string, (a: PlayerRow, b: PlayerRow) => number>> = {
  name: byName,
  tpn: (a, b) => (a.tpn || Infinity) - (b.tpn || Infinity),
  rating: (a, b) => b.rating - a.rating,
  federation: (a, b) => a.federation.localeCompare(b.federation),
  club: (a, b) => a.club.localeCompare(b.club),
  birth: (a, b) => a.birth.localeCompare(b.birth),
  points: (a, b) => b.points - a.points,
  arrival: (a, b) => ARRIVAL_ORDER[a.arrival] - ARRIVAL_ORDER[b.arrival],
  arrivedAt: (a, b) => b.arrivedAt.localeCompare(a.arrivedAt),
};

const ARRIVAL_ORDER = { expected: 0, later: 1, here: 2 } as const;

function byName(a: PlayerRow, b: PlayerRow): number {
  return compareNames(a.name, b.name);
}

export function sortedPlayers(
  players: readonly PlayerRow[],
  sort: { readonly by: string; readonly descending: boolean },
): readonly PlayerRow[] {
  const order = PLAYER_ORDERS[sort.by] ?? byName;
  const sign = sort.descending ? -1 : 1;
  return players.toSorted((a, b) => sign * (order(a, b) || 0) || byName(a, b));
}
