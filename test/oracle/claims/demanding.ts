import type { PlainPlayer } from '../field.ts';

/** The players, two of them kept from everybody else. */
export function demanding(players: readonly PlainPlayer[], a: number, b: number): PlainPlayer[] {
  const two = [a, b];
  return players.map((player) => {
    const others = players.map(({ id }) => id).filter((id) => two.includes(id) !== two.includes(player.id));
    return { ...player, barred: new Set([...player.barred, ...others]) };
  });
}
