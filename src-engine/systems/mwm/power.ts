/** Sums of powers with the exponent 1.01, exact enough to be compared. */
import { ROUNDED_CAPACITY } from '../../matching/precise.ts';

/** Binary places of {@link powerOf}: more than 62 decimal ones. */
export const POWER_PLACES = 208;

/** Places beyond those, for the errors of the roots. */
const SPARE = 64;

/** Beyond these binary places the powers that doubles give could be wrong by a unit. */
const MOST_PLACES = 38;

/** Binary places that a double up to `bound` can have besides, none without powers; negative when it does not fit at all. */
export function placesFor(bound: number, isPower: boolean): number {
  const room = Math.floor(Math.log2(ROUNDED_CAPACITY / bound));
  return Math.min(room, isPower ? MOST_PLACES : 0);
}

const known = new Map<number, bigint>();

/**
 * `base ** 1.01` for a whole number from 0, in units of `2 ** -POWER_PLACES`, rounded down. Sums of such powers with
 * positive bases up to 2^100 are equal only if they have the same terms (the roots are linearly independent over the
 * rationals), so the digits are only needed to tell which of two different sums is the larger one.
 */
export function powerOf(base: number): bigint {
  let power = known.get(base);
  if (power === undefined) {
    // base^(1/100) by two square roots and two fifth roots; root of x·2^(k·places) is root of x, times 2^places.
    const places = BigInt(POWER_PLACES + SPARE);
    let root = BigInt(base) << places;
    for (const degree of [2n, 2n, 5n, 5n]) root = rootOf(root << (places * (degree - 1n)), degree);
    power = (BigInt(base) * root) >> BigInt(SPARE);
    known.set(base, power);
  }
  return power;
}

/** The whole part of the root of a whole number from 0, by Newton's method from above. */
function rootOf(value: bigint, degree: bigint): bigint {
  if (value < 2n) return value;
  let root = 1n << (BigInt(value.toString(16).length * 4) / degree + 1n);
  for (;;) {
    const next = ((degree - 1n) * root + value / root ** (degree - 1n)) / degree;
    if (next >= root) return root;
    root = next;
  }
}
