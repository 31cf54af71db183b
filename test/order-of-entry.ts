/**
 * The numbers 1 to `players` as their players are entered: the even ones, then the odd ones. Of several players nobody has
 * their number as identity, so that a test notices where one stands for the other.
 */
export function orderOfEntry(players: number): readonly number[] {
  const numbers = Array.from({ length: players }, (_, index) => index + 1);
  const order = [...numbers.filter((each) => each % 2 === 0), ...numbers.filter((each) => each % 2 === 1)];
  // Of an odd field the last one would stay in their place.
  if (players % 2 === 1 && players > 1) [order[0], order[players - 1]] = [players, 2];
  return order;
}
