import type { Competitor } from '../../../src-engine/history/competitor.ts';

/** The players, two of them kept from everybody else. */
export function demanding(players: readonly Competitor[], a: number, b: number): Competitor[] {
  const two = [a, b];
  return players.map((player) => {
    const others = players.map(({ id }) => id).filter((id) => two.includes(id) !== two.includes(player.id));
    return { ...player, barred: new Set([...player.barred, ...others]) };
  });
}
