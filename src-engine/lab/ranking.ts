/** How near a ranking comes to the true one. A ranking is given as the true places (from 0) in the order reached. */

/** Pairs in the right order less pairs in the wrong one: Kendall's τ times n (n − 1) / 2. Cost: n². */
export function concordance(places: readonly number[]): number {
  let sum = 0;
  for (let a = 0; a < places.length; a++) {
    for (let b = a + 1; b < places.length; b++) sum += places[a]! < places[b]! ? 1 : -1;
  }
  return sum;
}

/** Sum of the squares of (place reached − true place); Spearman's ρ is 1 − 6 sum / (n (n² − 1)). */
export function squaredDisplacement(places: readonly number[]): number {
  return places.reduce((sum, truth, place) => sum + (place - truth) ** 2, 0);
}

/**
 * Normalised discounted cumulative gain, from above 0 to 1. The gain of a player is the number of players who are weaker,
 * the discount of place p (from 1) is log2(1 + p).
 */
export function discountedGain(places: readonly number[]): number {
  const gainOf = (order: readonly number[]): number =>
    order.reduce((sum, truth, place) => sum + (order.length - 1 - truth) / Math.log2(place + 2), 0);
  const best = gainOf(places.map((_, place) => place));
  return best === 0 ? 1 : gainOf(places) / best;
}
