/**
 * Berger tables, FIDE Handbook C.05 Annex 1: the order of play of a round robin. Numbers are 1 … n; with an odd
 * number of players the last number of the table is nobody's and its opponent is free.
 */

/** One game of the table, White first. */
export type BergerGame = readonly [white: number, black: number];

/** Rounds of one cycle for `players` players: one less than the even size of the table. */
export function roundsOfCycle(players: number): number {
  return tableSize(players) - 1;
}

/** Even size of the table for `players` players. */
function tableSize(players: number): number {
  return players + (players % 2);
}

/**
 * Games of `round` (1 … {@link roundsOfCycle}) in the order in which the table prints them: first the game of the last
 * number, then its neighbours outwards. Among the others, the players of a round have numbers whose sum is congruent
 * to the round plus one modulo the number of rounds; the lower number has White if the sum is odd, else Black. Against
 * the last number the lower half of the table has White.
 */
export function bergerRound(players: number, round: number): BergerGame[] {
  const size = tableSize(players);
  const rounds = size - 1;
  const turn = (number: number) => ((((number - 1) % rounds) + rounds) % rounds) + 1;
  // The opponent of the last number meets itself in the congruence 2x ≡ round + 1; half of `size` inverts 2.
  const pivot = turn((round + 1) * (size / 2));
  const games: BergerGame[] = [pivot <= size / 2 ? [pivot, size] : [size, pivot]];
  for (let step = 1; step < size / 2; step++) {
    const [above, below] = [turn(pivot + step), turn(pivot - step)];
    const [low, high] = above < below ? [above, below] : [below, above];
    games.push((low + high) % 2 === 1 ? [low, high] : [high, low]);
  }
  return games;
}

/**
 * Games of a double round robin. The second cycle repeats the first with colours reversed. The last two rounds of the
 * first cycle change places, as C.05 Annex 1 recommends so that nobody has the same colour three times running, unless
 * the event keeps them `inOrder`.
 */
export function doubleBergerRound(players: number, round: number, inOrder = false): BergerGame[] {
  const cycle = roundsOfCycle(players);
  if (round > cycle)
    return bergerRound(players, round - cycle).map(([white, black]) => [black, white] as const);
  if (!inOrder && cycle >= 3 && round >= cycle - 1)
    return bergerRound(players, round === cycle ? cycle - 1 : cycle);
  return bergerRound(players, round);
}
