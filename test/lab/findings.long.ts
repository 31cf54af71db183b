import { describe, expect, it } from 'vitest';
import { plainContestant } from '../../src-engine/lab/contestant.ts';
import { pairedDifferenceOf } from '../../src-engine/lab/estimate.ts';
import { findingsOf, LEAST_RUNS, qualityByRound } from '../../src-engine/lab/findings.ts';
import { SMALL, tallied } from './samples.ts';

const PLAYERS = 16;

describe('what a sample says in words', () => {
  it('says nothing about a few runs', () => {
    expect(findingsOf(tallied(SMALL, 1, 3), 0, PLAYERS)).toEqual([{ code: 'too-few', runs: 3 }]);
  });

  it('claims no difference between a system and itself', () => {
    const twice = { ...SMALL, contestants: ['mwm-dutch', 'mwm-dutch'].map(plainContestant) };
    expect(findingsOf(tallied(twice, 1, LEAST_RUNS), 0, PLAYERS)).toEqual([
      { code: 'reference-best', reference: 0 },
      { code: 'level', reference: 0, others: [1] },
    ]);
  });

  it('claims a difference only where its interval does not hold zero, and names who ranks worst', () => {
    // Monrad is far behind the two others in any sample of this size.
    const tally = tallied(SMALL, 1, 80);
    const found = findingsOf(tally, 1, PLAYERS);
    const worst = found.find(({ code }) => code === 'ranks-worst');
    const { mean, margin } = pairedDifferenceOf(tally, 2, 1, 'tau');
    expect(mean).toBeLessThan(-margin!);
    expect(worst).toEqual({
      code: 'ranks-worst',
      worst: 2,
      under: 1,
      pairs: { value: -500 * mean, margin: 500 * margin! },
    });
    const level = found.find(({ code }) => code === 'level');
    const best = found.find(({ code }) => code === 'ranks-best');
    const first = pairedDifferenceOf(tally, 0, 1, 'tau');
    expect(Math.abs(first.mean) > first.margin!).toBe(best !== undefined);
    expect(best === undefined).toBe(level !== undefined);
  });

  it('tells another round of the first meeting only where it is the commonest beyond chance', () => {
    const tally = tallied(SMALL, 1, LEAST_RUNS);
    const place = tally.measures.findIndex(({ key }) => key === 'topMeeting');
    const meet = (contestant: number, bins: readonly (readonly [number, number])[]): void => {
      tally.sums[contestant]![place] = { ...tally.sums[contestant]![place]!, bins: new Map(bins) };
    };
    const told = () => findingsOf(tally, 1, PLAYERS).filter(({ code }) => code === 'top-seeds-meet');
    meet(1, [
      [1, 40],
      [3, 10],
    ]);
    meet(2, [[2, 50]]);
    meet(0, [
      [1, 24],
      [3, 26],
    ]);
    expect(told()).toEqual([]);
    meet(0, [
      [1, 10],
      [3, 40],
    ]);
    expect(told()).toEqual([
      { code: 'top-seeds-meet', contestant: 0, round: 3, reference: 1, referenceRound: 1 },
    ]);
    // Who mostly do not meet at all have no such round.
    meet(0, [[SMALL.rounds + 1, 50]]);
    expect(told()).toEqual([]);
  });

  it('follows the quality of one system round by round up to the last', () => {
    const tally = tallied({ ...SMALL, everyRound: true }, 1, 12);
    const quality = qualityByRound(tally, 0);
    expect(quality).toHaveLength(SMALL.rounds);
    expect(quality.at(-1)!.mean).toBeGreaterThan(quality[0]!.mean);
  });
});
