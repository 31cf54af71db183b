/** Drawing of lots that a seed repeats exactly (C.07 Art. 4.2: lots decide when the list is exhausted). */

/**
 * The lot of a participant, an unsigned 32-bit integer: the smaller lot is drawn first. It depends on the seed
 * and the identity only, so a repeated drawing, or one among fewer participants, gives the same order.
 */
export function lotOf(seed: number, id: number): number {
  let hash = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(id + 1, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Orders participants by lot; equal lots, as good as impossible, by identity. */
export function byLot(seed: number): (a: number, b: number) => number {
  return (a, b) => lotOf(seed, a) - lotOf(seed, b) || a - b;
}
