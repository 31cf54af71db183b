/** How the bytes of a file differ from what was written: which difference is named, and what goes for none. */
import { describe, expect, it } from 'vitest';
import {
  COUNTED_BYTES,
  counterAfter,
  counterOf,
  differenceBetween,
  wrongLength,
} from '../../src-main/storage/image-difference.ts';

/** 900 bytes of which each has its neighbours' values beside it, and a counter of 7 at byte 24. */
function fileOf(counter = 7): Buffer {
  const bytes = Buffer.from(Array.from({ length: 900 }, (_, at) => at % 251));
  bytes.writeUInt32BE(counter, 24);
  return bytes;
}
const changedAt = (...places: readonly number[]): Buffer => {
  const bytes = fileOf();
  for (const at of places) bytes[at]! ^= 0x80;
  return bytes;
};
const differenceOf = (seen: Buffer, counter = 7) => differenceBetween(seen, fileOf(), counter);
const content = (at: number, mayBeUnused: boolean) => ({
  detail: `its content differs from byte ${at} on`,
  mayBeUnused,
});

describe('the difference of a file from what was written', () => {
  it('is none where every byte is as it must be', () => {
    expect(differenceOf(fileOf())).toBeNull();
  });

  it.each([
    [0, false],
    [23, false],
    [28, false],
    [91, false],
    [100, true],
    [898, true],
    [899, true],
  ])('at byte %i may belong to nothing, behind the header: %j', (at, mayBeUnused) => {
    expect(differenceOf(changedAt(at))).toEqual(content(at, mayBeUnused));
  });

  it('is named by the first of several bytes', () => {
    expect(differenceOf(changedAt(750, 40, 899))).toEqual(content(40, false));
    expect(differenceOf(changedAt(899, 750))).toEqual(content(750, true));
  });

  it('is its length before anything else', () => {
    const short = fileOf(9).subarray(0, 899);
    expect(differenceOf(short)).toEqual({
      ...{ detail: 'it has 899 bytes instead of 900', mayBeUnused: false },
    });
    expect(differenceOf(Buffer.concat([fileOf(), Buffer.alloc(1)]))).toEqual({
      ...{ detail: 'it has 901 bytes instead of 900', mayBeUnused: false },
    });
    expect(wrongLength(1, 819)).toEqual({
      ...{ detail: 'it has 1 byte instead of 819', mayBeUnused: false },
    });
  });

  it('is then a change that this program did not count, whatever else there is', () => {
    const another = { detail: 'another program wrote to it', mayBeUnused: false };
    expect(differenceOf(fileOf(8))).toEqual(another);
    expect(differenceOf(fileOf(6))).toEqual(another);
    expect(differenceOf(fileOf(), 8)).toEqual(another);
    const both = changedAt(50);
    both.writeUInt32BE(8, 24);
    expect(differenceOf(both)).toEqual(another);
  });

  it('leaves the counters and the version of the library aside, four bytes of each', () => {
    expect(differenceOf(changedAt(92, 93, 94, 95, 96, 97, 98, 99))).toBeNull();
    // A twin counts otherwise.
    expect(differenceBetween(fileOf(12), fileOf(7), 12)).toBeNull();
    const expected = fileOf(7);
    differenceBetween(fileOf(12), expected, 12);
    expect([expected.readUInt32BE(24), expected.equals(fileOf(12))]).toEqual([12, true]);
  });
});

describe('the counter of a file', () => {
  it('stands in the four bytes from byte 24 on, and is 0 in a file that ends before', () => {
    expect(COUNTED_BYTES).toBe(28);
    expect(counterOf(fileOf(0x01020304))).toBe(0x01020304);
    expect(counterOf(fileOf(5).subarray(0, 28))).toBe(5);
    expect(counterOf(fileOf(5).subarray(0, 27))).toBe(0);
    expect(counterOf(Buffer.alloc(0))).toBe(0);
  });

  it('goes one further with a change that was counted, and stays where the file counts otherwise', () => {
    expect([counterAfter(7, 8), counterAfter(7, 7)]).toEqual([8, 7]);
    expect([counterAfter(7, 9), counterAfter(7, 6), counterAfter(0, 1)]).toEqual([7, 7, 1]);
  });
});
