/** A seeded source of random numbers: the same seed gives the same sequence everywhere. */
export interface Random {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number;
  /** An integer from `low` to `high`, both included. */
  integer(low: number, high: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** An element of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  /** The elements in random order, as a new list. */
  shuffled<T>(list: readonly T[]): T[];
  /** A number of the normal distribution with mean 0 and deviation 1 (Box and Muller). */
  normal(): number;
}

const STEP = 0x9e3779b9;

/** One-to-one on 32 bits; every bit of the argument changes about half of the bits of the result. */
function mixed(state: number): number {
  let bits = state ^ (state >>> 16);
  bits = Math.imul(bits, 0x21f0aaad);
  bits ^= bits >>> 15;
  bits = Math.imul(bits, 0x735a2d97);
  return bits ^ (bits >>> 15);
}

/** A seed for one purpose among many: the same parts (integers) in the same order give the same seed. */
export function seedOf(...parts: readonly number[]): number {
  let seed = 0;
  for (const part of parts) seed = mixed((seed ^ mixed((part + STEP) | 0)) + STEP);
  return seed;
}

/** The first number that {@link randomOf} gives for a seed. */
export function firstNumberOf(seed: number): number {
  return numberAt((seed + STEP) | 0);
}

function numberAt(state: number): number {
  return (mixed(state) >>> 0) / 2 ** 32;
}

/** Random numbers for a seed (any integer): 32-bit counter mixed by multiplication and shifts. */
export function randomOf(seed: number): Random {
  let state = seed | 0;
  const next = (): number => numberAt((state = (state + STEP) | 0));
  const integer = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick: (list) => list[integer(0, list.length - 1)]!,
    shuffled(list) {
      const copy = [...list];
      for (let index = copy.length - 1; index > 0; index--) {
        const other = integer(0, index);
        [copy[index], copy[other]] = [copy[other]!, copy[index]!];
      }
      return copy;
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}
