import type { KeepApart } from '../../../src-engine/index.ts';
import { groupOf } from '../../../src-engine/model/kept-apart.ts';
import { compareNames } from '../../../src-engine/model/names.ts';

/** Clubs, federations or surnames that two players or more have, with how many, in alphabetical order. */
export function sharedGroups(
  players: readonly Parameters<typeof groupOf>[0][],
  by: KeepApart['by'],
): readonly (readonly [group: string, players: number])[] {
  const counts = new Map<string, number>();
  for (const player of players) {
    const group = groupOf(player, by);
    if (group !== '') counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > 1).sort(([a], [b]) => compareNames(a, b));
}
