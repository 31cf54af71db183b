import { describe, expect, it } from 'vitest';
import { tieBreakTallies } from '../../tools/conformance/tie-breaks.ts';

/** Sets that lie beside the project; where they are missing one line says so and there is nothing to compare. */
const tallies = tieBreakTallies();

describe('values of exercises and real events, under the text that each set names', () => {
  it.each(tallies)('$name', ({ compared, unexplained }) => {
    expect(unexplained).toEqual([]);
    expect(compared).toBeGreaterThan(0);
  });

  it.skipIf(tallies.length === 0)('are as many as the sets have', () => {
    expect(tallies.map(({ name, compared }) => [name, compared])).toEqual([
      ['FIDE exercises (expected.json)', 360],
      ['FIDE exercise, rating tie-breaks', 96],
      ['buchholz_1.trf.bh', 13],
      ['buchholz_2.trf.bh', 2],
      ['buchholz_3.trf.bh', 5],
      ['tournament_1.txt.bh', 88],
      ['tournament_1.txt.win', 88],
      ['club events, open checker', 45560 + 2278],
      ['club events, as published', 2387],
      ['official sample, 50 teams', 100],
      ['published team Swiss, 15 teams', 60],
    ]);
  });
});
