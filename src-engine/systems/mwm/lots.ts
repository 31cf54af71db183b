/** Lots: numbers that look random and depend on nothing but the seed, the round and the players' numbers. */

/** Bits of a lot; enough that equal sums of lots hardly occur, and they would be settled all the same. */
export const LOT_BITS = 24;

/** What a lot is drawn for; each purpose has lots of its own. */
type LotPurpose = 'meeting' | 'colour';

const OFFSETS: Readonly<Record<LotPurpose, number>> = { meeting: 0x5bd1e995, colour: 0x2545f491 };

/** A lot from 0 to 2^24 - 1 for two players (by TPN, in either order) in a round (1-based). */
export function lotOf(purpose: LotPurpose, seed: number, round: number, a: number, b: number): number {
  const ofRound = followedBy(followedBy(OFFSETS[purpose], seed), round);
  return followedBy(followedBy(ofRound, Math.min(a, b)), Math.max(a, b)) >>> (32 - LOT_BITS);
}

function followedBy(mixed: number, part: number): number {
  return stirred(mixed ^ stirred(part));
}

/** One-to-one on 32 bits; every bit of the argument changes about half of the bits of the result. */
function stirred(value: number): number {
  let mixed = (value + 0x9e3779b9) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return mixed ^ (mixed >>> 15);
}
