/** Small reports of our own, as TRF16 with the engines' records. */

const line = (
  number: number,
  rating: number,
  points: string,
  rank: number,
  cells: readonly string[],
): string =>
  `001 ${String(number).padStart(4)}      ${`Sample, Player ${number}`.padEnd(33)}` +
  `${String(rating).padStart(5)}${' '.repeat(28)}${points.padStart(4)} ${String(rank).padStart(4)}` +
  cells.map((cell) => `  ${cell}`).join('');

/** Five players after one round of three; 5 came in round 2, so that 4 has the bye (C.04.3 2.4.4). */
export const FIVE = [
  '012 Five players',
  line(1, 2720, '1.0', 1, ['   3 w 1']),
  line(2, 2701, '1.0', 2, ['   4 b 1']),
  line(3, 2697, '0.0', 3, ['   1 b 0']),
  line(4, 2689, '0.0', 4, ['   2 w 0']),
  line(5, 2673, '0.0', 5, ['0000 - Z']),
  'XXR 3',
  '',
].join('\n');

/** Six players after one round of three: all but 1 won as they should have. */
export const SIX = [
  '012 Six players',
  line(1, 2720, '0.0', 4, ['   4 w 0']),
  line(2, 2701, '1.0', 2, ['   5 b 1']),
  line(3, 2697, '1.0', 3, ['   6 w 1']),
  line(4, 2689, '1.0', 1, ['   1 b 1']),
  line(5, 2673, '0.0', 5, ['   2 w 0']),
  line(6, 2660, '0.0', 6, ['   3 b 0']),
  'XXR 3',
  '',
].join('\n');

/** {@link FIVE} with a second round whose colours are turned on board 1 and whose bye went to 3. */
export const FIVE_WRONG = [
  '012 Five players',
  line(1, 2720, '2.0', 1, ['   3 w 1', '   2 w 1']),
  line(2, 2701, '1.0', 2, ['   4 b 1', '   1 b 0']),
  line(3, 2697, '1.0', 3, ['   1 b 0', '0000 - U']),
  line(4, 2689, '1.0', 4, ['   2 w 0', '   5 b 1']),
  line(5, 2673, '0.0', 5, ['0000 - Z', '   4 w 0']),
  'XXR 3',
  '',
].join('\n');

/** Two players who have met. */
export const TWO = [
  '012 Two players',
  line(1, 2000, '1.0', 1, ['   2 w 1']),
  line(2, 1900, '0.0', 2, ['   1 b 0']),
  'XXR 3',
  '',
].join('\n');

/** A field before round 1, without the colour of the lot and without the number of rounds. */
export const BARE = [
  '012 Four players',
  line(1, 2000, '0.0', 1, []),
  line(2, 1900, '0.0', 2, []),
  line(3, 1800, '0.0', 3, []),
  line(4, 1700, '0.0', 4, []),
  '',
].join('\n');

/** A round whose first game has no result yet. */
export const OPEN_GAME = FIVE.replace('   3 w 1', '   3 w  ').replace('   1 b 0', '   1 b  ');

/** Four players after one round; in the second everybody has a bye. */
export const ALL_EXCUSED = [
  '012 Four players',
  line(1, 2000, '1.0', 1, ['   3 w 1', '0000 - Z']),
  line(2, 1900, '0.5', 3, ['   4 b 0', '0000 - H']),
  line(3, 1800, '0.0', 4, ['   1 b 0', '0000 - Z']),
  line(4, 1700, '1.0', 2, ['   2 w 1', '0000 - Z']),
  'XXR 5',
  '',
].join('\n');

/** Four players after one round, of whom only 3 has no bye in the second. */
export const ALONE = ALL_EXCUSED.replace('1 b 0  0000 - Z', '1 b 0');

/** Five players who all met: in round r the two whose numbers have the sum r, or r + 5. */
export const ALL_MET = [
  ...['012 All met', '142 5'],
  line(1, 2099, '2.0', 1, ['   5 w =', '0000 - Z', '   2 w =', '   3 w =', '   4 w =']),
  line(2, 2098, '2.0', 2, ['   4 w =', '   5 w =', '   1 b =', '0000 - Z', '   3 w =']),
  line(3, 2097, '2.0', 3, ['0000 - Z', '   4 w =', '   5 w =', '   1 b =', '   2 b =']),
  line(4, 2096, '2.0', 4, ['   2 b =', '   3 b =', '0000 - Z', '   5 w =', '   1 b =']),
  line(5, 2095, '2.0', 5, ['   1 b =', '   2 b =', '   3 b =', '   4 b =', '0000 - Z']),
  '',
].join('\n');

/** Everything that `generate` would draw, so that the same seed keeps giving the same tournament; later words win. */
export const FIXED_OPTIONS = (
  '--seed 1 --players 60 --rounds 9 --highest 2400 --lowest 1400 --draws 0.35 --forfeits 0.02 --double-forfeits 0.05 ' +
  '--odd-results 0 --half-byes 0.01 --zero-byes 0.01 --withdrawals 0.03 --late-entries 0.02 --acceleration none ' +
  '--points W=1 --tie-breaks BH/C1,BH,SB,DE'
).split(' ');
