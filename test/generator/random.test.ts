import { describe, expect, it } from 'vitest';
import { randomOf } from '../../src-engine/generator/random.ts';
import { resultOf } from '../../src-engine/generator/results.ts';

describe('randomOf', () => {
  it('repeats itself for a seed and not for another', () => {
    const sequence = (seed: number) => {
      const random = randomOf(seed);
      return Array.from({ length: 20 }, () => random.integer(0, 1_000_000));
    };
    expect(sequence(7)).toEqual(sequence(7));
    expect(sequence(7)).not.toEqual(sequence(8));
  });

  it('is even: 60,000 throws of a die, each face within 3 standard deviations', () => {
    const random = randomOf(1);
    const faces = [0, 0, 0, 0, 0, 0];
    for (let index = 0; index < 60_000; index++) faces[random.integer(1, 6) - 1]!++;
    const deviation = Math.sqrt((60_000 * 5) / 36);
    for (const count of faces) expect(Math.abs(count - 10_000)).toBeLessThan(3 * deviation);
  });

  it('neighbouring seeds are not alike', () => {
    const firsts = Array.from({ length: 1000 }, (_, seed) => randomOf(seed).next());
    const mean = firsts.reduce((sum, value) => sum + value, 0) / 1000;
    expect(Math.abs(mean - 0.5)).toBeLessThan(0.03);
    expect(new Set(firsts).size).toBe(1000);
  });

  it('shuffles without losing anything', () => {
    const list = Array.from({ length: 50 }, (_, index) => index);
    const shuffled = randomOf(3).shuffled(list);
    expect(shuffled).not.toEqual(list);
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(list);
  });
});

describe('resultOf', () => {
  const share = (difference: number, rates: { drawRate: number; forfeitRate: number }) => {
    const random = randomOf(difference);
    const counts = new Map<string, number>();
    let score = 0;
    const games = 40_000;
    for (let index = 0; index < games; index++) {
      const result = resultOf(random, difference, rates, 1);
      counts.set(result, (counts.get(result) ?? 0) + 1);
      score += result === 'white-wins' ? 1 : result === 'draw' ? 0.5 : 0;
    }
    return { score: score / games, draws: (counts.get('draw') ?? 0) / games, counts };
  };

  it.each([
    [0, 0.5],
    [100, 0.64],
    [-100, 0.36],
    [300, 0.85],
    [400, 0.92],
    [800, 0.92],
    [-2000, 0.08],
  ])('B.02 8.1.2 with the cap of 400: %i points up scores %f', (difference, expected) => {
    expect(Math.abs(share(difference, { drawRate: 0.4, forfeitRate: 0 }).score - expected)).toBeLessThan(
      0.01,
    );
  });

  it('draws as often as asked between equals, more rarely the more they differ', () => {
    const rates = { drawRate: 0.4, forfeitRate: 0 };
    expect(Math.abs(share(0, rates).draws - 0.4)).toBeLessThan(0.01);
    expect(share(300, rates).draws).toBeLessThan(share(100, rates).draws);
  });

  it('forfeits as often as asked', () => {
    const { counts } = share(50, { drawRate: 0.3, forfeitRate: 0.2 });
    const forfeits = [...counts].filter(([result]) => result.startsWith('forfeit')).map(([, count]) => count);
    expect(Math.abs(forfeits.reduce((sum, count) => sum + count, 0) / 40_000 - 0.2)).toBeLessThan(0.01);
    expect(forfeits).toHaveLength(3);
  });
});
