import { describe, expect, it } from 'vitest';
import { countingRating, RATING_SEQUENCES } from '../../src-engine/rating/counting.ts';

describe('the rating that counts where a list has several', () => {
  const NONE = { standard: 0, rapid: 0, blitz: 0 };

  it.each([
    ['rapid', { ...NONE, standard: 2100, rapid: 2000 }, 2000, 'rapid'],
    ['rapid', { ...NONE, standard: 2100, blitz: 1900 }, 2100, 'standard'],
    ['blitz', { standard: 2100, rapid: 2000, blitz: 1 }, 1, 'blitz'],
    ['blitz', { ...NONE, rapid: 2000 }, 0, ''],
    ['standard', { ...NONE, rapid: 2000, blitz: 1900 }, 0, ''],
  ] as const)('%s: of %j it is %d', (event, ratings, rating, pace) => {
    expect(countingRating(ratings, RATING_SEQUENCES[event])).toEqual({ rating, pace });
  });
});
