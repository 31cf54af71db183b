import type { PlayerRow } from '../../src-main/ipc/contract.ts';

/** Letters without accents and case, so that `lukasik` finds `Łukasik`. */
export function folded(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łŁ]/g, 'l')
    .replace(/[øØ]/g, 'o')
    .replace(/[đĐ]/g, 'd')
    .replace(/ß/g, 'ss')
    .toLowerCase();
}

/**
 * True when every typed word begins a part of the name, in any order, or when the FIDE ID begins with what was
 * typed. `mil mar` finds `Marten, Milan`.
 */
export function matchesPlayer(player: Pick<PlayerRow, 'name' | 'fideId'>, typed: string): boolean {
  const words = folded(typed)
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  if (words.length === 0) return false;
  if (words.length === 1 && /^\d+$/.test(words[0]!)) return player.fideId.startsWith(words[0]!);
  const parts = folded(player.name).split(/[\s,.-]+/);
  return words.every((word) => parts.some((part) => part.startsWith(word)));
}

/** Those who match, by surname first: who types `mar` wants Marten before Calder, Marek. */
export function matchingPlayers<P extends Pick<PlayerRow, 'name' | 'fideId'>>(
  players: readonly P[],
  typed: string,
): readonly P[] {
  const word =
    folded(typed)
      .trim()
      .split(/[\s,]+/)[0] ?? '';
  const found = players.filter((player) => matchesPlayer(player, typed));
  return found.toSorted(
    (a, b) => Number(folded(b.name).startsWith(word)) - Number(folded(a.name).startsWith(word)),
  );
}

/** Orders of the players' table; ties fall back to the name. */
export const PLAYER_ORDERS: Readonly<Record<string, (a: PlayerRow, b: PlayerRow) => number>> = {
  name: (a, b) => byName(a, b),
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
const collator = new Intl.Collator(undefined, { sensitivity: 'base' });

function byName(a: PlayerRow, b: PlayerRow): number {
  return collator.compare(a.name, b.name);
}

export function sortedPlayers(
  players: readonly PlayerRow[],
  sort: { readonly by: string; readonly descending: boolean },
): readonly PlayerRow[] {
  const order = PLAYER_ORDERS[sort.by] ?? byName;
  const sign = sort.descending ? -1 : 1;
  return players.toSorted((a, b) => sign * (order(a, b) || 0) || byName(a, b));
}
