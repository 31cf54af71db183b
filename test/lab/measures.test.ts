import { describe, expect, it } from 'vitest';
import { plainContestant } from '../../src-engine/lab/contestant.ts';
import {
  correlationOf,
  pairedDifferenceOf,
  estimateOf,
  histogramOf,
  quantileOf,
} from '../../src-engine/lab/estimate.ts';
import type { Experiment } from '../../src-engine/lab/experiment.ts';
import { concordance, discountedGain, squaredDisplacement } from '../../src-engine/lab/ranking.ts';
import { SMALL, tallied } from './samples.ts';

describe('ranking quality', () => {
  it('counts pairs in order and displacements: all or none for the true order and its inverse', () => {
    expect(concordance([0, 1, 2, 3])).toBe(6);
    expect(concordance([3, 2, 1, 0])).toBe(-6);
    expect(squaredDisplacement([0, 1, 2, 3])).toBe(0);
    // 1 − 6 · 20 / (4 · 15) = −1
    expect(squaredDisplacement([3, 2, 1, 0])).toBe(20);
    expect(discountedGain([0, 1, 2, 3])).toBe(1);
  });

  it('weighs the top in NDCG, and all places alike in τ', () => {
    const [topWrong, bottomWrong] = [
      [1, 0, 2, 3],
      [0, 1, 3, 2],
    ];
    expect(concordance(topWrong)).toBe(concordance(bottomWrong));
    expect(discountedGain(topWrong)).toBeLessThan(discountedGain(bottomWrong));
    // (2 + 3 / log2 3 + 1 / 2) / (3 + 2 / log2 3 + 1 / 2)
    expect(discountedGain(topWrong)).toBeCloseTo(
      (2 + 3 / Math.log2(3) + 0.5) / (3 + 2 / Math.log2(3) + 0.5),
      12,
    );
  });
});

describe('known answers', () => {
  it('top seeds who do not meet have their first game after the last round: never is later than late', () => {
    // The halves of round 1: seeds 1 to 8 with 9 to 16 by the Dutch system, neighbours by Monrad.
    const round: Experiment = {
      ...SMALL,
      contestants: ['dutch-2026', 'mwm-monrad'].map(plainContestant),
      rounds: 1,
    };
    const tally = tallied(round, 1, 3);
    expect([0, 1].map((at) => estimateOf(tally, at, 'topMeeting').mean)).toEqual([2, 1]);
    expect([0, 1].map((at) => estimateOf(tally, at, 'topGames').mean)).toEqual([0, 2]);
  });

  it('a round for every pair with perfect results gives the true order', () => {
    const oracle: Experiment = {
      ...SMALL,
      contestants: [plainContestant('mwm-monrad')],
      field: { ...SMALL.field, players: 4 } as Experiment['field'],
      rounds: 3,
      results: { kind: 'oracle' },
    };
    const tally = tallied(oracle, 1, 20);
    expect(tally.runs).toBe(20);
    expect(estimateOf(tally, 0, 'tau')).toMatchObject({ mean: 1, margin: 0 });
    expect(estimateOf(tally, 0, 'rho').mean).toBe(1);
    expect(estimateOf(tally, 0, 'ndcg').mean).toBe(1);
    expect(estimateOf(tally, 0, 'paradoxes').mean).toBe(0);
    expect(estimateOf(tally, 0, 'podium').mean).toBe(0);
    expect(estimateOf(tally, 0, 'champion').mean).toBe(1);
  });

  it('coin tosses rank with τ near 0 where ratings cannot help', () => {
    const tosses: Experiment = {
      ...SMALL,
      contestants: [plainContestant('mwm-random')],
      results: { kind: 'coin' },
      field: { ...SMALL.field, players: 8 } as Experiment['field'],
      rounds: 3,
      tieBreaks: [],
    };
    const { mean, margin } = estimateOf(tallied(tosses, 1, 150), 0, 'tau');
    expect(margin!).toBeLessThan(0.06);
    expect(Math.abs(mean)).toBeLessThan(2 * margin!);
  });

  it('a system compared with itself shows no difference', () => {
    const twice = { ...SMALL, contestants: [plainContestant('dutch-2026'), plainContestant('dutch-2026')] };
    const tally = tallied(twice, 1, 6);
    for (const { key } of tally.measures) {
      expect(pairedDifferenceOf(tally, 0, 1, key)).toMatchObject({ mean: 0, margin: 0 });
      expect(pairedDifferenceOf(tally, 0, 0, key)).toMatchObject({ mean: 0, margin: 0 });
    }
  });
});

describe('paired comparisons', () => {
  const tally = tallied({ ...SMALL, normalised: true }, 1, 25);

  it('are what the differences seed by seed give', () => {
    const runs = Array.from({ length: 25 }, (_, index) => tallied(SMALL, index + 1, index + 1));
    const differences = runs.map((run) => estimateOf(run, 0, 'tau').mean - estimateOf(run, 2, 'tau').mean);
    const mean = differences.reduce((sum, each) => sum + each, 0) / 25;
    const variance = differences.reduce((sum, each) => sum + (each - mean) ** 2, 0) / 24;
    const paired = pairedDifferenceOf(tally, 0, 2, 'tau');
    expect(paired.mean).toBeCloseTo(mean, 10);
    expect(paired.margin).toBeCloseTo((1.959964 * Math.sqrt(variance)) / Math.sqrt(25), 10);
    expect(pairedDifferenceOf(tally, 2, 0, 'tau').mean).toBeCloseTo(-mean, 10);
  });

  it('find Burstein by matching far ahead of Monrad, as the paper does', () => {
    const { mean, margin } = pairedDifferenceOf(tally, 0, 2, 'tau');
    expect(mean - margin!).toBeGreaterThan(0.05);
  });

  it('have correlations within their intervals', () => {
    const correlation = correlationOf(tally, 1, ['paradoxes', 'tau'])!;
    expect(correlation.value).toBeLessThan(0);
    expect(correlation.low).toBeLessThan(correlation.value);
    expect(correlation.high).toBeGreaterThan(correlation.value);
  });

  it('count every run in the histogram, and tell its quantiles', () => {
    const bins = histogramOf(tally, 1, 'floats');
    expect(bins.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
    const median = quantileOf(tally, 1, 'floats', 0.5);
    const below = bins.filter(({ from }) => from < median).reduce((sum, { share }) => sum + share, 0);
    const upTo = bins.filter(({ from }) => from <= median).reduce((sum, { share }) => sum + share, 0);
    expect(below).toBeLessThan(0.5);
    expect(upTo).toBeGreaterThanOrEqual(0.5);
  });

  it('keep the normalised strength difference between 0 and about 1', () => {
    for (const contestant of [0, 1, 2]) {
      const { mean } = estimateOf(tally, contestant, 'normalised');
      expect(mean).toBeGreaterThan(0.3);
      expect(mean).toBeLessThan(1.05);
    }
    expect(estimateOf(tally, 0, 'normalised').mean).toBeGreaterThan(estimateOf(tally, 2, 'normalised').mean);
  });
});
