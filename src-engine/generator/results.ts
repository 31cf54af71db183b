import type { GameResult } from '../model/result.ts';
import { expectedHundredths } from '../rating/tables.ts';
import { rateIn, type GeneratorOptions } from './options.ts';
import type { Random } from './random.ts';

/** Of the forfeits, how many are by both sides, where nobody says. */
const DOUBLE_FORFEITS = 0.05;

/** Results of a game other than a win or a draw; all are rated as they count, or not at all. */
const ODD_RESULTS: readonly GameResult[] = [
  'white-draws-black-loses',
  'white-loses-black-draws',
  'both-lose',
  'unrated-white-wins',
  'unrated-draw',
  'unrated-black-wins',
];

/** B.02 8.3.1: a larger difference of ratings counts as 400 points. */
const LARGEST_DIFFERENCE = 400;

/**
 * A random result of a game of `round` whose White is rated `difference` points above Black: on average White scores what the
 * rating table expects (B.02 8.1.2, with the cap of 8.3.1 on every difference).
 */
export function resultOf(
  random: Random,
  difference: number,
  options: Pick<GeneratorOptions, 'drawRate' | 'forfeitRate' | 'doubleForfeitRate' | 'oddResultRate'>,
  round: number,
): GameResult {
  const { drawRate, forfeitRate, doubleForfeitRate = DOUBLE_FORFEITS, oddResultRate } = options;
  if (random.chance(rateIn(forfeitRate, round))) {
    if (random.chance(doubleForfeitRate)) return 'forfeit-both-lose';
    return random.pick(['forfeit-white-wins', 'forfeit-black-wins']);
  }
  const odd = rateIn(oddResultRate, round);
  // Nothing is drawn for what cannot happen: the seeds of tournaments without odd results keep their meaning.
  if (odd > 0 && random.chance(odd)) return random.pick(ODD_RESULTS);
  const { draw, white } = chancesByTable(difference, drawRate);
  const draws = random.next();
  if (draws < draw) return 'draw';
  return draws < draw + white ? 'white-wins' : 'black-wins';
}

/**
 * Probabilities of a game's results by the rating table (B.02 8.1.2 with the cap of 8.3.1). `difference` is White's rating
 * less Black's, whole points; `drawRate` the share of draws between equals, which falls with the difference.
 */
export function chancesByTable(
  difference: number,
  drawRate: number,
): { readonly white: number; readonly draw: number; readonly black: number } {
  const capped = Math.max(-LARGEST_DIFFERENCE, Math.min(LARGEST_DIFFERENCE, difference));
  const expected = expectedHundredths(capped) / 100;
  const draw = drawRate * 2 * Math.min(expected, 1 - expected);
  return { white: expected - draw / 2, draw, black: 1 - expected - draw / 2 };
}
