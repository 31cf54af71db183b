import { describe, expect, it } from 'vitest';
import { deviationOf, entrantsOf, type FieldModel, type Strengths } from '../../src-engine/lab/strengths.ts';

function strengthsOf(strengths: Strengths): number[] {
  return Array.from({ length: 100 }, (_, seed) => seed).flatMap((seed) =>
    entrantsOf({ kind: 'strengths', players: 50, strengths, ratings: 'drawn' }, seed).map(
      ({ strength }) => strength,
    ),
  );
}

const meanOf = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;
const BOUNDS = { low: 1400, high: 2200 };

describe('strengths', () => {
  it.each([
    [{ kind: 'uniform', ...BOUNDS }, 1800],
    // Exponential with mean 200 from the end, cut at 800: 200 − 800 / (e⁴ − 1) from the end.
    [{ kind: 'exponential', ...BOUNDS, mean: 2000 }, 2200 - 185.07],
    [{ kind: 'exponential', ...BOUNDS, mean: 1600 }, 1400 + 185.07],
    [{ kind: 'normal', ...BOUNDS, mean: 1800, deviation: 200 }, 1800],
    [{ kind: 'sampled', ...BOUNDS, ratings: [1000, 1500, 1600, 1600, 2300] }, 4700 / 3],
  ] as [Strengths, number][])('%o have the mean %i and stay within the bounds', (model, mean) => {
    const drawn = strengthsOf(model);
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(1400);
    expect(Math.max(...drawn)).toBeLessThanOrEqual(2200);
    expect(Math.abs(meanOf(drawn) - mean)).toBeLessThan(8);
  });

  it('may lie on the bounds themselves', () => {
    const drawnFrom = (strengths: Strengths) =>
      entrantsOf({ kind: 'strengths', players: 3, strengths, ratings: 'exact' }, 4);
    const [low, high] = [1400, 2200].map((at) => Array<unknown>(3).fill({ strength: at, rating: at }));
    // An exponential of no width lies at its end, a normal one at its mean.
    expect(drawnFrom({ kind: 'exponential', ...BOUNDS, mean: 1400 })).toEqual(low);
    expect(drawnFrom({ kind: 'exponential', ...BOUNDS, mean: 2200 })).toEqual(high);
    expect(drawnFrom({ kind: 'normal', ...BOUNDS, mean: 1400, deviation: 0 })).toEqual(low);
    expect(drawnFrom({ kind: 'normal', ...BOUNDS, mean: 2200, deviation: 0 })).toEqual(high);
  });

  it('have ratings around them with deviation (3000 − strength) / 20', () => {
    const field: FieldModel = {
      kind: 'strengths',
      players: 4000,
      strengths: { kind: 'uniform', low: 2000, high: 2000 },
      ratings: 'drawn',
    };
    const ratings = entrantsOf(field, 1).map(({ rating }) => rating);
    const mean = meanOf(ratings);
    const deviation = Math.sqrt(meanOf(ratings.map((rating) => (rating - mean) ** 2)));
    expect(Math.abs(mean - 2000)).toBeLessThan(3);
    expect(Math.abs(deviation - deviationOf(2000))).toBeLessThan(2);
    expect(deviationOf(2000)).toBe(50);
  });

  it('are drawn around the ratings of an entry list, which stay', () => {
    const field: FieldModel = { kind: 'ratings', ratings: [1500, 2500, 2000] };
    const entrants = entrantsOf(field, 3);
    expect(entrants.map(({ rating }) => rating)).toEqual([2500, 2000, 1500]);
    expect(entrants.every(({ strength, rating }) => strength !== rating)).toBe(true);
  });

  it('put equal ratings in an order that the seed draws', () => {
    const field: FieldModel = { kind: 'ratings', ratings: [2000, 2000, 2000, 2000] };
    const orders = Array.from({ length: 20 }, (_, seed) => entrantsOf(field, seed));
    const firstByStrength = orders.map((entrants) => {
      const best = Math.max(...entrants.map(({ strength }) => strength));
      return entrants.findIndex(({ strength }) => strength === best);
    });
    expect(new Set(firstByStrength).size).toBeGreaterThan(1);
  });
});
