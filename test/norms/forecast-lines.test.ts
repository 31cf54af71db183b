/** B.01 1.4, looked at ahead: what follows from one sequence of results, from games and players that are written down. */
import { describe, expect, it } from 'vitest';
import { brightest, firstWay, isPossible, lineOf, outlookOf } from '../../src-engine/norms/forecast.ts';
import type { Points } from '../../src-engine/index.ts';
import { drawn, EIGHT, prospectOf } from './prospect.ts';

describe('a line with one unknown opponent', () => {
  // 22 046 of nine are asked with half of the points, 21 659 with five, and 22 433 with four.
  const line = (field: readonly string[], result: Points) =>
    lineOf(prospectOf({ games: EIGHT, next: [null], field }), [result]);

  it('tells how many of the field would do: title and rating have to be those of one player', () => {
    const field = ['91 FM 2600 DEN', '64 IM 2300 FRA', '12 - 2000 ITA'];
    expect([10, 5, 0].map((result) => line(field, result))).toEqual([
      { results: [10], points: 10, verdict: 'if', suitable: { players: 1, of: 3 } },
      { results: [5], points: 5, verdict: 'no', suitable: { players: 0, of: 3 } },
      { results: [0], points: 0, verdict: 'no', suitable: { players: 0, of: 3 } },
    ]);
  });

  it('is sure where all of them would do', () => {
    expect(line(['64 GM 2447 FRA', '12 IM 2446 ITA'], 5)).toEqual({
      ...{ results: [5], points: 5, verdict: 'yes', suitable: { players: 2, of: 2 } },
    });
    expect(line(['64 GM 2447 FRA', '12 IM 2445 ITA'], 5)).toEqual({
      ...{ results: [5], points: 5, verdict: 'if', suitable: { players: 1, of: 2 } },
    });
  });

  it('is none where nobody is left to be met', () => {
    expect(line([], 10)).toEqual({
      ...{ results: [10], points: 10, verdict: 'no', suitable: { players: 0, of: 0 } },
    });
  });

  it('1.4.2a counts nobody of a federation outside FIDE', () => {
    expect(line(['64 IM 2500 XXX', '12 IM 2500 NON', '33 IM 2500 FID'], 10)).toEqual({
      ...{ results: [10], points: 10, verdict: 'if', suitable: { players: 1, of: 3 } },
    });
  });
});

describe('a line with two unknown opponents', () => {
  /** Seven draws: four against one’s own federation, which is one fewer than 1.4.4 lets pass of nine. */
  const SEVEN = drawn(
    ...['31 IM 2450 SWE', '18 IM 2450 SWE', '77 IM 2450 POL', '52 FM 2450 NOR'],
    ...['23 FM 2450 NOR', '85 - 2450 NOR', '46 - 2450 NOR'],
  );
  const line = (field: readonly string[], results: readonly Points[]) =>
    lineOf(prospectOf({ games: SEVEN, next: [null, null], field }), results);

  it('is sure where even the worst of any one federation would do, and open where one of them would not', () => {
    const wins = { results: [10, 10], points: 20, suitable: null };
    expect(line(['64 - 2400 FRA', '12 - 2390 SWE', '91 - 2380 ITA'], [10, 10])).toEqual({
      ...{ ...wins, verdict: 'yes' },
    });
    // 1.4.4: two more of the own federation would be six.
    expect(line(['64 - 2400 FRA', '12 - 2390 NOR', '91 - 2380 ITA'], [10, 10])).toEqual({
      ...{ ...wins, verdict: 'if' },
    });
  });

  it('is open where the lowest rated would not do, and none where the highest would not', () => {
    // With half of the points 22 046 are asked, of which 17 150 are there: 4896 are left.
    const draws = { results: [5, 5], points: 10, suitable: null };
    expect(line(['64 - 2449 FRA', '12 - 2447 SWE', '91 - 2446 ITA'], [5, 5])).toEqual({
      ...{ ...draws, verdict: 'if' },
    });
    expect(line(['64 - 2448 FRA', '12 - 2447 SWE', '91 - 2446 ITA'], [5, 5])).toEqual({
      ...{ ...draws, verdict: 'no' },
    });
  });

  it('is none where only one player is left to be met', () => {
    expect(line(['64 GM 2600 FRA'], [10, 10])).toEqual({
      ...{ results: [10, 10], points: 20, verdict: 'no', suitable: null },
    });
  });
});

describe('a line whose opponents are known', () => {
  it('is made or not, whoever is in the field', () => {
    const prospect = prospectOf({ games: EIGHT, next: ['64 IM 2446 FRA'], field: ['12 IM 2600 ITA'] });
    expect(outlookOf(prospect)).toEqual([
      { results: [10], points: 10, verdict: 'yes', suitable: null },
      { results: [5], points: 5, verdict: 'yes', suitable: null },
      { results: [0], points: 0, verdict: 'no', suitable: null },
    ]);
  });

  it('1.4.2b does not count a game with a result that leaves the opponent without a point', () => {
    const unrated = prospectOf({ games: EIGHT, next: ['64 IM 2446 FRA'], uncounted: [10] });
    expect(outlookOf(unrated).map(({ verdict }) => verdict)).toEqual(['no', 'yes', 'no']);
  });

  it('comes with every sequence of two games, wins first', () => {
    const two = prospectOf({
      games: EIGHT.slice(1),
      next: ['64 IM 2446 FRA', null],
      field: ['12 GM 2500 ITA'],
    });
    expect(outlookOf(two).map(({ results, points }) => [...results, points])).toEqual([
      ...[
        [10, 10, 20],
        [10, 5, 15],
        [10, 0, 10],
      ],
      ...[
        [5, 10, 15],
        [5, 5, 10],
        [5, 0, 5],
      ],
      ...[
        [0, 10, 10],
        [0, 5, 5],
        [0, 0, 0],
      ],
    ]);
  });
});

describe('the first way', () => {
  const none = () => {
    throw new Error('Nobody asked for the players not met yet.');
  };

  it('is the one with the fewest points, by those who were not met yet', () => {
    const everybody = prospectOf({ games: EIGHT, next: [null], field: ['31 IM 2900 SWE', '64 IM 2446 FRA'] });
    const own = prospectOf({ games: EIGHT, next: [null], field: ['64 IM 2446 FRA'] });
    expect(firstWay(everybody, () => own)).toEqual({
      ...{ results: [5], points: 5, verdict: 'yes', suitable: { players: 1, of: 1 } },
    });
  });

  it('is none where not even a win against the best of everybody is enough', () => {
    const weak = prospectOf({ games: EIGHT, next: [null], field: ['64 FM 2900 FRA'] });
    expect(isPossible(weak, [10])).toBe(false);
    expect(firstWay(weak, () => weak)).toBeNull();
  });

  it('is none without a game to come, or with more than four', () => {
    const of = (next: readonly null[]) =>
      firstWay(prospectOf({ games: EIGHT, next, field: Array(5).fill('64 IM 2900 FRA') as string[] }), none);
    expect([of([]), of([null, null, null, null, null])]).toEqual([null, null]);
  });

  it('1.4.2b in a round robin is the draw, where a win would be no game', () => {
    const robin = prospectOf({
      ...{ games: EIGHT, next: ['64 IM 2446 FRA'], uncounted: [10], predetermined: true },
    });
    expect(firstWay(robin, none)).toEqual({ results: [5], points: 5, verdict: 'yes', suitable: null });
  });

  it('in a round robin is none where no result is enough', () => {
    const robin = prospectOf({ games: EIGHT, next: ['64 FM 2446 FRA'], predetermined: true });
    expect(firstWay(robin, none)).toBeNull();
  });
});

describe('the most that could come of it', () => {
  it('is every game won, those with nobody known against the best of the field, one after another', () => {
    const field = ['12 FM 2500 ITA', '90 IM 2480 FRA'];
    const prospect = prospectOf({ games: EIGHT.slice(6), next: [null, '64 - 2300 DEN', null, null], field });
    expect(brightest(prospect)).toEqual([
      ...EIGHT.slice(6),
      { opponent: -1, colour: null, rating: 2500, title: 'IM', federation: '*0', round: 4, score: 10 },
      { opponent: 64, colour: null, rating: 2300, title: null, federation: 'DEN', round: 5, score: 10 },
      { opponent: -2, colour: null, rating: 2480, title: 'FM', federation: '*1', round: 6, score: 10 },
    ]);
  });
});
