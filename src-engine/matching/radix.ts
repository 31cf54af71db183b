/**
 * Lexicographic vectors as few doubles: neighbouring components share one double (a limb) in mixed radix as long as
 * every sum stays an exact integer. Vectors of limbs are then compared limb by limb and never carry.
 */
import { newDoubles, newInts } from './arrays.ts';

/** Greatest value of a limb: leaves room for sums of dual variables in halves and quarters. */
export const LIMB_CAPACITY = 2 ** 40;

/** How components of a cost share limbs: a component counts its multiplier times in its limb. */
export interface Packing {
  readonly limbs: number;
  /** For each component the limb that holds it and its multiplier there. */
  readonly limb: Int32Array;
  readonly multiplier: Float64Array;
}

/**
 * Packs components whose totals are integers from 0 to `bounds[i]`, most important first. A component of bound 0 takes
 * no room. If everything fits into `single` it becomes one limb.
 */
export function packingOf(bounds: readonly number[], single = LIMB_CAPACITY): Packing {
  const whole = bounds.reduce((product, bound) => product * (bound + 1), 1);
  const capacity = whole <= single ? Infinity : LIMB_CAPACITY;
  const limb = newInts(bounds.length);
  const multiplier = newDoubles(bounds.length).fill(1);
  let limbs = 1;
  let room = 1;
  bounds.forEach((bound, index) => {
    if (room * (bound + 1) > capacity && room > 1) {
      limbs++;
      room = 1;
    }
    room *= bound + 1;
    limb[index] = limbs - 1;
  });
  for (let index = bounds.length - 2; index >= 0; index--) {
    if (limb[index] === limb[index + 1])
      multiplier[index] = multiplier[index + 1]! * (bounds[index + 1]! + 1);
  }
  return { limbs, limb, multiplier };
}

/** Compares two vectors of `limbs` numbers: negative when the first is smaller. */
export function compareLimbs(
  a: ArrayLike<number>,
  aAt: number,
  b: ArrayLike<number>,
  bAt: number,
  limbs: number,
): number {
  for (let k = 0; k < limbs; k++) {
    const difference = a[aAt + k]! - b[bAt + k]!;
    if (difference !== 0) return difference;
  }
  return 0;
}
