/** The conversion tables of B.02 (1 March 2024) Art. 8.1, as integers: hundredths of a point and rating points. */

/** Table 8.1.1: rating difference for the fractional score 1.00, .99 … .50. */
const DIFFERENCE_FROM_TOP = [
  800, 677, 589, 538, 501, 470, 444, 422, 401, 383, 366, 351, 336, 322, 309, 296, 284, 273, 262, 251, 240,
  230, 220, 211, 202, 193, 184, 175, 166, 158, 149, 141, 133, 125, 117, 110, 102, 95, 87, 80, 72, 65, 57, 50,
  43, 36, 29, 21, 14, 7, 0,
] as const;

/** Table 8.1.2: largest difference for which the higher rated player scores .50, .51 … .99. */
const LARGEST_DIFFERENCES = [
  3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179,
  188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456,
  484, 517, 559, 619, 735,
] as const;

/** Expected hundredths of the higher rated player for every difference up to the last bound. */
const EXPECTED_OF_DIFFERENCE: readonly number[] = (() => {
  const expected: number[] = [];
  LARGEST_DIFFERENCES.forEach((bound, index) => {
    while (expected.length <= bound) expected.push(50 + index);
  });
  return expected;
})();

/**
 * Rating difference dp that a fractional score stands for. `percent` is an integer 0 … 100; the result lies
 * between -800 and 800. B.02 Art. 8.1.1.
 */
export function differenceOfPercent(percent: number): number {
  return percent >= 50 ? DIFFERENCE_FROM_TOP[100 - percent]! : -DIFFERENCE_FROM_TOP[percent]!;
}

/**
 * Expected score in hundredths of a point of a player whose rating is `difference` points above (negative: below)
 * the opponent's, by the whole table without any cap. B.02 Art. 8.1.2.
 */
export function expectedHundredths(difference: number): number {
  const higher = EXPECTED_OF_DIFFERENCE[Math.abs(difference)] ?? 100;
  return difference >= 0 ? higher : 100 - higher;
}
