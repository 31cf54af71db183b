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

  /** From 100 down to 50 per cent. */
  const TABLE =
    '800 677 589 538 501 470 444 422 401 383 366 351 336 322 309 296 284 273 262 251 240 230 220 211 202 193 184 175 166 ' +
    '158 149 141 133 125 117 110 102 95 87 80 72 65 57 50 43 36 29 21 14 7 0';

  it('is that of the article in each cell, and the same to both sides', () => {
    const percents = Array.from({ length: 51 }, (_, index) => 100 - index);
    expect(percents.map((percent) => differenceOfPercent(percent)).join(' ')).toBe(TABLE);
    expect(percents.map((percent) => 0 - differenceOfPercent(100 - percent)).join(' ')).toBe(TABLE);
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

  /** The last difference of each band, from 50 to 99 hundredths. */
  const BANDS =
    '3 10 17 25 32 39 46 53 61 68 76 83 91 98 106 113 121 129 137 145 153 162 170 179 188 197 206 215 225 235 245 256 267 ' +
    '278 290 302 315 328 344 357 374 391 411 432 456 484 517 559 619 735';

  it('has the bands of the article, each a hundredth above the one before', () => {
    const differences = Array.from({ length: 1001 }, (_, difference) => difference);
    const last = differences.filter((each) => expectedHundredths(each) !== expectedHundredths(each + 1));
    expect(last.join(' ')).toBe(BANDS);
    expect(last.map((each) => expectedHundredths(each))).toEqual(last.map((_, index) => 50 + index));
  });
});
