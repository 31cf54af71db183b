import type { GameResult } from '../model/result.ts';
import { expectedHundredths } from '../rating/tables.ts';
import type { GeneratorOptions } from './options.ts';
import type { Random } from './random.ts';

/** Of the forfeits, how many are by both sides. */
const DOUBLE_FORFEITS = 0.05;

/** B.02 8.3.1: a larger difference of ratings counts as 400 points. */
const LARGEST_DIFFERENCE = 400;

/**
 * A random result of a game whose White is rated `difference` points above Black: on average White scores what the
 * rating table expects (B.02 8.1.2, with the cap of 8.3.1 on every difference).
 */
export function resultOf(
  random: Random,
  difference: number,
  { drawRate, forfeitRate }: Pick<GeneratorOptions, 'drawRate' | 'forfeitRate'>,
): GameResult {
  if (random.chance(forfeitRate)) {
    if (random.chance(DOUBLE_FORFEITS)) return 'forfeit-both-lose';
    return random.pick(['forfeit-white-wins', 'forfeit-black-wins']);
  }
  const capped = Math.max(-LARGEST_DIFFERENCE, Math.min(LARGEST_DIFFERENCE, difference));
  const expected = expectedHundredths(capped) / 100;
  const draw = drawRate * 2 * Math.min(expected, 1 - expected);
  const draws = random.next();
  if (draws < draw) return 'draw';
  return draws < draw + (expected - draw / 2) ? 'white-wins' : 'black-wins';
}
