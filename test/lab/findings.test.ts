/** What is said of samples that are written down: who ranks best and worst, who floats, whose colours are even, when top seeds meet. */
import { describe, expect, it } from 'vitest';
import { plainContestant } from '../../src-engine/lab/contestant.ts';
import { NORMAL_95 } from '../../src-engine/lab/estimate.ts';
import { findingsOf, LEAST_RUNS, qualityByRound } from '../../src-engine/lab/findings.ts';
import { SMALL } from './samples.ts';
import { writtenTally } from './written.ts';

const close = (value: number) => expect.closeTo(value, 9) as number;

/** So many contestants, with the runs of each measure by contestant: odd runs have the first value, even ones the second. */
function sample(runs: number, measures: Readonly<Record<string, readonly (readonly [number, number])[]>>) {
  const count = Object.values(measures)[0]!.length;
  const contestants = Array.from({ length: count }, () => plainContestant('mwm-dutch'));
  return writtenTally(
    { ...SMALL, contestants },
    runs,
    (contestant, key, run) => measures[key]?.[contestant]![run % 2] ?? 0,
  );
}

const same = (value: number) => [value, value] as const;

describe('what a sample says', () => {
  it('is nothing of 49 runs, and something of 50', () => {
    const tau = { tau: [same(1), same(2)] };
    expect(LEAST_RUNS).toBe(50);
    expect(findingsOf(sample(49, tau), 0, 16)).toEqual([{ code: 'too-few', runs: 49 }]);
    expect(findingsOf(sample(50, tau), 0, 16)).toEqual([
      // One of the 120 pairs of 16 players: half of 1/120 in 1,000 pairs.
      { code: 'ranks-best', best: 1, over: 0, pairs: { value: close(500 / 120), margin: 0 } },
    ]);
  });

  it('names who ranks best and worst beyond chance, and all who are level', () => {
    // 12 and 36 about a mean of 24: deviation 12 √(50 / 49), over √50 runs.
    const margin = close((NORMAL_95 * 500 * 12) / 7 / 120);
    const tau = {
      tau: [same(6), same(0), [12, 36], [-12, -36], same(-6), [60, -60], same(0)] as const,
    };
    expect(findingsOf(sample(50, tau), 1, 16)).toEqual([
      { code: 'ranks-best', best: 2, over: 1, pairs: { value: close(100), margin } },
      { code: 'level', reference: 1, others: [5, 6] },
      { code: 'ranks-worst', worst: 3, under: 1, pairs: { value: close(100), margin } },
    ]);
  });

  it('puts the reference first where nobody ranks better, and says nothing of one alone', () => {
    expect(findingsOf(sample(50, { tau: [same(-2), same(-9), same(5)] }), 2, 16)).toEqual([
      { code: 'reference-best', reference: 2 },
      { code: 'ranks-worst', worst: 1, under: 2, pairs: { value: close((500 * 14) / 120), margin: 0 } },
    ]);
    expect(findingsOf(sample(50, { tau: [same(5)] }), 0, 16)).toEqual([]);
  });

  it('names the fewest and the most floats, and the evenest colours by games of a player', () => {
    const margin = close((NORMAL_95 * 2) / 7);
    const measures = {
      tau: [same(0), same(0), same(0), same(0)],
      floats: [same(15), [10, 14], same(11), [18, 22]] as const,
      colours: [same(20), [6, 10], same(12), same(18)] as const,
    };
    expect(findingsOf(sample(50, measures), 0, 16)).toEqual([
      { code: 'reference-best', reference: 0 },
      { code: 'level', reference: 0, others: [1, 2, 3] },
      { code: 'fewest-floats', fewest: 2, than: 0, floats: { value: 4, margin: 0 } },
      { code: 'most-floats', most: 3, than: 0, floats: { value: 5, margin } },
      {
        code: 'evenest',
        evenest: 1,
        than: 0,
        games: { value: close(12 / 16), margin: close((NORMAL_95 * 2) / 7 / 16) },
      },
    ]);
  });

  it('says nothing of floats and colours that chance may have made, or that are more uneven', () => {
    const measures = {
      tau: [same(0), same(0)],
      floats: [same(10), [0, 20]] as const,
      colours: [same(10), same(12)],
    };
    expect(findingsOf(sample(50, measures), 0, 16).map(({ code }) => code)).toEqual([
      'reference-best',
      'level',
    ]);
  });
});

describe('the first meeting of top seeds', () => {
  /** What 50 runs say whose first meetings are so many by round, contestant by contestant; the middle one is the reference. */
  function told(...meetings: readonly Readonly<Record<number, number>>[]) {
    const rounds = meetings.map((counts) =>
      Object.entries(counts).flatMap(([round, count]) => Array.from({ length: count }, () => Number(round))),
    );
    expect(rounds.map(({ length }) => length)).toEqual(rounds.map(() => 50));
    const contestants = rounds.map(() => plainContestant('mwm-dutch'));
    const tally = writtenTally({ ...SMALL, contestants }, 50, (contestant, key, run) =>
      key === 'topMeeting' ? rounds[contestant]![run]! : 0,
    );
    return findingsOf(tally, 1, 16).flatMap((finding) =>
      finding.code === 'top-seeds-meet'
        ? [[finding.contestant, finding.round, finding.reference, finding.referenceRound]]
        : [],
    );
  }

  it('is told of the contestant that is furthest away, earlier or later, from two rounds on', () => {
    expect(told({ 3: 50 }, { 1: 50 }, { 4: 50 })).toEqual([[2, 4, 1, 1]]);
    expect(told({ 1: 50 }, { 5: 50 }, { 3: 50 })).toEqual([[0, 1, 1, 5]]);
    expect(told({ 3: 50 }, { 1: 50 }, { 3: 50 })).toEqual([[0, 3, 1, 1]]);
    expect(told({ 2: 50 }, { 1: 50 }, { 1: 50 })).toEqual([]);
    expect(told({ 4: 50 }, { 5: 50 }, { 5: 50 })).toEqual([]);
  });

  it('is told where either round is the commoner one beyond chance, for both', () => {
    // Of 50 in two rounds, 32 and 18 are apart by more than 1.96 √(50 − 14² / 50) = 13.3, 31 and 19 by less.
    expect(told({ 1: 18, 3: 32 }, { 1: 50 })).toEqual([[0, 3, 1, 1]]);
    expect(told({ 1: 19, 3: 31 }, { 1: 50 })).toEqual([]);
    expect(told({ 3: 50 }, { 1: 32, 3: 18 })).toEqual([[0, 3, 1, 1]]);
    expect(told({ 3: 50 }, { 1: 31, 3: 19 })).toEqual([]);
    // Where others have rounds of their own: 15 and 5 by more than 1.96 √(20 − 10² / 50) = 8.3, 14 and 6 by less.
    expect(told({ 1: 5, 2: 10, 3: 15, 4: 10, 5: 10 }, { 1: 50 })).toEqual([[0, 3, 1, 1]]);
    expect(told({ 1: 6, 2: 10, 3: 14, 4: 10, 5: 10 }, { 1: 50 })).toEqual([]);
  });

  it('is that of the earlier of two rounds that are as common', () => {
    expect(told({ 3: 25, 5: 25 }, { 1: 50 })).toEqual([[0, 3, 1, 1]]);
  });

  it('may be in the last round, and is none where they mostly never meet', () => {
    expect(told({ 5: 50 }, { 1: 50 })).toEqual([[0, 5, 1, 1]]);
    expect(told({ 6: 50 }, { 1: 50 })).toEqual([]);
    expect(told({ 1: 50 }, { 6: 50 })).toEqual([]);
    expect(told({ 6: 50 }, { 1: 50 }, { 3: 50 })).toEqual([[2, 3, 1, 1]]);
  });
});

it('quality is followed round by round, the last one being that of the whole', () => {
  const experiment = { ...SMALL, everyRound: true, rounds: 4 };
  const values: Readonly<Record<string, number>> = { 'tau@1': 12, 'tau@2': 36, 'tau@3': 30, tau: 60 };
  const tally = writtenTally(experiment, 2, (contestant, key) => (values[key] ?? 0) * (contestant + 1));
  expect(qualityByRound(tally, 0).map(({ mean }) => mean)).toEqual([0.1, 0.3, 0.25, 0.5]);
  expect(qualityByRound(tally, 1).map(({ mean }) => mean)).toEqual([0.2, 0.6, 0.5, 1]);
});
