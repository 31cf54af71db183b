/** B.01 1.4.3–1.4.8, counted: all that a set of games comes to, written down. */
import { describe, expect, it } from 'vitest';
import { NORM_LEVELS } from '../../src-engine/norms/levels.ts';
import {
  isScoreEnough,
  limitsFor,
  neededScore,
  tallyOf,
  type NormFrame,
} from '../../src-engine/norms/tally.ts';
import type { NormGame } from '../../src-engine/norms/games.ts';

const frame: NormFrame = { level: NORM_LEVELS.IM, federation: 'NOR', doubled: false, exempt: false };

const game = (
  opponent: number,
  title: NormGame['title'],
  rating: number,
  federation: string,
  score: number,
): NormGame => ({ round: 90 - opponent, opponent, colour: null, score, rating, title, federation });

const GAMES = [
  game(71, 'GM', 2500, 'SWE', 5),
  game(23, 'FM', 1900, 'NOR', 10),
  game(58, 'IM', 2400, 'FID', 0),
  game(12, 'CM', 0, 'POL', 10),
  game(71, 'GM', 2520, 'SWE', 10),
];

describe('the tally of a set of games', () => {
  it('counts federations, titles, ratings with the lowest of them raised, and the score', () => {
    // 2500 + 1900 + 2400 + 2050 + 2520 = 11 370: 2274; 3½ of 5 are 70 %, which add 149; 77 % would be needed.
    expect(tallyOf(GAMES, frame)).toEqual({
      games: 5,
      score: 35,
      federations: new Map([
        ['SWE', 2],
        ['NOR', 1],
        ['POL', 1],
      ]),
      foreign: ['SWE', 'POL'],
      own: 1,
      one: 2,
      titled: 4,
      group: [71, 58, 71],
      raised: { opponent: 12, from: 1400 },
      ratings: [2500, 1900, 2400, 2050, 2520],
      average: 2274,
      performance: 2423,
      needed: 40,
    });
  });

  it('1.4.5f counts a GM who was met twice once in a double round robin, and the games of all titles', () => {
    const { group, titled } = tallyOf(GAMES, { ...frame, doubled: true });
    expect([group, titled]).toEqual([[71, 58], 4]);
  });

  it('has no game of the own federation where none was played, and nothing at all without games', () => {
    const { own, one, foreign } = tallyOf(GAMES, { ...frame, federation: 'ISL' });
    expect([own, one, foreign]).toEqual([0, 2, ['SWE', 'NOR', 'POL']]);
    expect(tallyOf([], frame)).toEqual({
      games: 0,
      score: 0,
      federations: new Map(),
      foreign: [],
      own: 0,
      one: 0,
      titled: 0,
      group: [],
      raised: null,
      ratings: [],
      average: 0,
      performance: 0,
      needed: null,
    });
  });

  it('1.4.6b raises of two with the lowest rating the one who is met twice, in each game below the floor', () => {
    const twice = [
      game(44, null, 1700, 'POL', 5),
      game(30, null, 1700, 'SWE', 5),
      game(71, 'GM', 2500, 'SWE', 5),
      game(30, null, 2040, 'SWE', 5),
      game(44, null, 2100, 'POL', 5),
    ];
    const { raised, ratings } = tallyOf(twice, frame);
    expect(raised).toEqual({ opponent: 30, from: 1700 });
    expect(ratings).toEqual([1700, 2050, 2500, 2050, 2100]);
    // Where both gain as much, it is the first who was met.
    expect(tallyOf(twice.slice(0, 3), frame).raised).toEqual({ opponent: 44, from: 1700 });
  });
});

describe('the limits for a number of games', () => {
  it.each([
    [8, { foreign: 2, own: 4, one: 5, titled: 4, group: 3 }],
    [9, { foreign: 2, own: 5, one: 6, titled: 5, group: 3 }],
    [10, { foreign: 2, own: 6, one: 6, titled: 5, group: 4 }],
    [11, { foreign: 2, own: 6, one: 7, titled: 6, group: 4 }],
    [13, { foreign: 2, own: 7, one: 8, titled: 7, group: 5 }],
  ])('1.4.3–1.4.5: of %i', (games, limits) => {
    expect(limitsFor(games, { doubled: false })).toEqual(limits);
  });

  it('1.4.5f: half of the titles of the norm in a double round robin, rounded up', () => {
    expect([9, 10, 13].map((games) => limitsFor(games, { doubled: true }).group)).toEqual([2, 2, 3]);
    expect(limitsFor(10, { doubled: true })).toEqual({ foreign: 2, own: 6, one: 6, titled: 5, group: 2 });
  });
});

describe('the least score', () => {
  it('1.4.8b: is 35 % exactly', () => {
    expect([
      isScoreEnough(35, 10),
      isScoreEnough(30, 10),
      isScoreEnough(30, 9),
      isScoreEnough(35, 9),
    ]).toEqual([true, false, false, true]);
    expect([isScoreEnough(70, 20), isScoreEnough(65, 20)]).toEqual([true, false]);
  });

  it('1.4.8: is what the average and 1.4.9 leave to be made, and none below the least average', () => {
    const { IM, GM } = NORM_LEVELS;
    // 61 % add 80, 56 % add 43; 39 % take 80; 100 % add 800.
    expect([neededScore(2370, 9, IM), neededScore(2369, 9, IM)]).toEqual([55, 60]);
    expect([neededScore(2800, 9, IM), neededScore(2230, 9, IM), neededScore(2229, 9, IM)]).toEqual([
      35,
      70,
      null,
    ]);
    expect([neededScore(2380, 9, GM), neededScore(2379, 9, GM)]).toEqual([70, null]);
    expect(neededScore(2500, 0, IM)).toBeNull();
  });
});
