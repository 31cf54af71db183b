/** C.07 Art. 10 and the tables of B.02 8.1 in other shapes than the program's, searched from one end to the other. */

/** 8.1.1: fractional score in per cent and rating difference, from .50 upwards. */
const DIFFERENCES =
  '0 7 14 21 29 36 43 50 57 65 72 80 87 95 102 110 117 125 133 141 149 158 166 175 184 193 202 211 220 230 240 251 262 273 284 296 309 322 336 351 366 383 401 422 444 470 501 538 589 677 800'
    .split(' ')
    .map(Number);

/** 8.1.2: first difference of each band from .50 upwards. */
const BANDS =
  '0 4 11 18 26 33 40 47 54 62 69 77 84 92 99 107 114 122 130 138 146 154 163 171 180 189 198 207 216 226 236 246 257 268 279 291 303 316 329 345 358 375 392 412 433 457 485 518 560 620 736'
    .split(' ')
    .map(Number);

/** Expected score of one game in hundredths. */
export function expected(difference: number): number {
  const distance = Math.abs(difference);
  let band = 0;
  while (band + 1 < BANDS.length && BANDS[band + 1]! <= distance) band++;
  return difference >= 0 ? 50 + band : 50 - band;
}

export function meanRoundedUp(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sum = values.reduce((all, one) => all + one, 0);
  const rest = ((sum % values.length) + values.length) % values.length;
  const floor = (sum - rest) / values.length;
  return 2 * rest >= values.length ? floor + 1 : floor;
}

/** 10.2; `halves` is the score in half points. */
export function performance(halves: number, ratings: readonly number[]): number | null {
  const average = meanRoundedUp(ratings);
  if (average === null) return null;
  // Per cent of the games, halves up: 50 halves of a game are 25 per cent of two.
  const percent = Math.floor((100 * halves) / (2 * ratings.length) + 0.5 + 1e-9);
  return average + (percent >= 50 ? DIFFERENCES[percent - 50]! : -DIFFERENCES[50 - percent]!);
}

/** 10.3: from far below upwards to the first rating that will do. */
export function perfectPerformance(halves: number, ratings: readonly number[]): number | null {
  if (ratings.length === 0) return null;
  const lowest = Math.min(...ratings);
  if (halves === 0) return lowest - 800;
  let rating = lowest - 800;
  const total = (): number => ratings.reduce((sum, other) => sum + expected(rating - other), 0);
  while (total() < 50 * halves) rating++;
  return rating;
}
