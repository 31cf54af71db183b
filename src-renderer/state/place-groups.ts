/** Places as the page of the rest shows them: each of the first ten, then some together. */

interface PlaceGroup {
  /** Places from 1, both included. */
  readonly from: number;
  readonly to: number;
  readonly isLast: boolean;
}

/** Places that have a column of their own, and the last of the groups after them, by the room that there is. */
const WIDE = { single: 10, ends: [15, 20] } as const;
const NARROW = { single: 5, ends: [10, 20] } as const;
const SLIM = { single: 3, ends: [10] } as const;
const ROOM = { wide: WIDE, narrow: NARROW, slim: SLIM } as const;

/** The columns for a field of this size. */
export function placeGroups(players: number, room: keyof typeof ROOM): PlaceGroup[] {
  const { single, ends } = ROOM[room];
  const groups = Array.from(
    { length: Math.min(single, players) },
    (_, index) => [index + 1, index + 1] as const,
  );
  let next = single + 1;
  const grouped: (readonly [number, number])[] = [];
  for (const end of [...ends, players]) {
    if (next > players) break;
    grouped.push([next, Math.min(end, players)]);
    next = end + 1;
  }
  const all = [...groups, ...grouped];
  return all.map(([from, to], index) => ({ from, to, isLast: index === all.length - 1 }));
}

/** Sum of the shares of the places from 1. */
export function sumOf(places: readonly number[], from: number, to: number): number {
  return places.slice(from - 1, to).reduce((sum, share) => sum + share, 0);
}

/** Per cent without decimals; a dot for less than one in a hundred, nothing for never. */
export function shareText(share: number): string {
  if (share === 0) return '';
  return share < 0.01 ? '·' : String(Math.round(100 * share));
}

/** Depth of the tint, 0 to 4. */
export function heatOf(share: number): number {
  return [0.01, 0.05, 0.15, 0.5].filter((bound) => share >= bound).length;
}
