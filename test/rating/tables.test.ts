import { describe, expect, it } from 'vitest';
import { differenceOfPercent, expectedHundredths } from '../../src-engine/rating/tables.ts';

describe('B.02 8.1.1 fractional score to rating difference', () => {
  it.each([
    [100, 800],
    [99, 677],
    [83, 273],
    [75, 193],
    [67, 125],
    [51, 7],
    [50, 0],
    [49, -7],
    [33, -125],
    [1, -677],
    [0, -800],
  ])('%d per cent is %d points', (percent, difference) => {
    expect(differenceOfPercent(percent) + 0).toBe(difference);
  });

  it('rises with the score and is the same to both sides', () => {
    for (let percent = 1; percent <= 100; percent++) {
      expect(differenceOfPercent(percent)).toBeGreaterThan(differenceOfPercent(percent - 1));
      expect(differenceOfPercent(percent) + differenceOfPercent(100 - percent)).toBe(0);
    }
  });
});

describe('B.02 8.1.2 rating difference to expected score', () => {
  it.each([
    [0, 50],
    [3, 50],
    [4, 51],
    [10, 51],
    [11, 52],
    [46, 56],
    [47, 57],
    [121, 66],
    [122, 67],
    [188, 74],
    [189, 75],
    [302, 85],
    [303, 86],
    [400, 92],
    [411, 92],
    [412, 93],
    [619, 98],
    [620, 99],
    [735, 99],
    [736, 100],
    [2000, 100],
  ])('%d points more expect %d hundredths', (difference, expected) => {
    expect(expectedHundredths(difference)).toBe(expected);
    expect(expectedHundredths(-difference)).toBe(100 - (difference === 0 ? 50 : expected));
  });
});
