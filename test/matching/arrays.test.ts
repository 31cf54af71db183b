/** Arrays that are cut out of shared buffers are as good as those that are not. */
import { describe, expect, it } from 'vitest';
import {
  copyOfDoubles,
  copyOfInts,
  newBytes,
  newDoubles,
  newInts,
} from '../../src-engine/matching/arrays.ts';

/** Below, at and above the sizes at which arrays get memory of their own, odd ones and none. */
const LENGTHS = [0, 1, 3, 8, 9, 16, 17, 33, 64, 65, 497, 1024, 1025, 2048, 2049, 8192, 8193, 20_000];

const KINDS = { newBytes, newInts, newDoubles };

describe('an array', () => {
  it.each(Object.entries(KINDS))('of %s has the length that is asked for, and zeros', (_, make) => {
    for (const length of LENGTHS) {
      const array = make(length);
      expect(array.length).toBe(length);
      expect(array.every((value) => value === 0)).toBe(true);
      array.fill(7);
    }
  });

  it('shares nothing with any other, whatever order they are made in', () => {
    const made = Array.from({ length: 3000 }, (_, index) => {
      const make = [newInts, newBytes, newDoubles][index % 3]!;
      const array = make(LENGTHS[index % 15]!);
      expect(array.every((value) => value === 0)).toBe(true);
      return array.fill(index % 251);
    });
    made.forEach((array, index) => expect(array.every((value) => value === index % 251)).toBe(true));
  });

  it('of middling size is cut out of a buffer with many others', () => {
    const buffers = new Set(Array.from({ length: 50 }, () => newInts(100).buffer));
    expect(buffers.size).toBeLessThanOrEqual(2);
  });

  it('is copied with its numbers and without itself', () => {
    const ints = newInts(40).fill(5);
    const doubles = newDoubles(40).fill(0.25);
    const [sameInts, sameDoubles] = [copyOfInts(ints), copyOfDoubles(doubles)];
    expect([sameInts, sameDoubles]).toEqual([ints, doubles]);
    ints.fill(6);
    doubles.fill(0.5);
    expect([sameInts[39], sameDoubles[39]]).toEqual([5, 0.25]);
  });
});
