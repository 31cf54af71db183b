import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differenceOf, extendEffective, rangesOf } from '../../src-engine/index.ts';

const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 60 })).map((list) => list.sort((a, b) => a - b));

describe('the list of entries that count', () => {
  it('is covered by its ranges exactly', () => {
    fc.assert(
      fc.property(numbers, (list) => {
        const covered = rangesOf(list).flatMap(([first, last]) =>
          Array.from({ length: last - first + 1 }, (_, index) => first + index),
        );
        expect(covered).toEqual(list);
      }),
    );
  });

  it('becomes any other list by one entry, and the first again by its reverse', () => {
    fc.assert(
      fc.property(numbers, numbers, (from, to) => {
        const { drop, restore } = differenceOf(from, to);
        const there = extendEffective([...from], {
          seq: 61,
          kind: 'went-back',
          payload: { of: 1, label: '', drop, restore },
        });
        expect(there).toEqual(to);
        const back = extendEffective(there, {
          seq: 62,
          kind: 'redone',
          payload: { of: 61, label: '', drop: restore, restore: drop },
        });
        expect(back).toEqual(from);
      }),
    );
  });
});
