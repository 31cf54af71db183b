/** The rest of events that are written down, with results that are certain: the stronger always wins. */
import { describe, expect, it } from 'vitest';
import {
  addedRests,
  chanceOf,
  meanPlaceOf,
  NEXT_COUNTS,
  NEXT_OUTCOMES,
  placeWithin,
  playRest,
  shareOf,
  UNRATED_STRENGTH,
} from '../../src-engine/lab/rest.ts';
import { blankPlayer } from '../../src-engine/model/player.ts';
import type { GameResult } from '../../src-engine/model/result.ts';
import { BLANK_TOURNAMENT, NEVER_ON_A_WALL, type Tournament } from '../../src-engine/model/tournament.ts';

const close = (value: number) => expect.closeTo(value, 9) as number;

interface Entrant {
  readonly rating: number;
  readonly estimate?: number;
}

/** Identities 11, 12 … with starting numbers the other way round; rounds as [white, black, result] by place in the list. */
function eventOf(
  entrants: readonly Entrant[],
  rounds: readonly (readonly (readonly [number, number, GameResult])[])[],
  more: { readonly rounds?: number; readonly system?: string } = {},
): Tournament {
  return {
    ...BLANK_TOURNAMENT,
    rules: {
      ...BLANK_TOURNAMENT.rules,
      ...{ system: more.system ?? 'dutch-2026', rounds: more.rounds ?? rounds.length, tieBreaks: ['RTNG'] },
    },
    players: entrants.map(({ rating, estimate }, at) => ({
      ...blankPlayer(11 + at, `Player ${at}`),
      ...{ tpn: entrants.length - at, rating },
      ...(estimate === undefined ? {} : { estimate }),
    })),
    rounds: rounds.map((boards) => ({
      ...NEVER_ON_A_WALL,
      boards: boards.map(([white, black, result]) => ({
        ...{ white: 11 + white, black: 11 + black, result, ratedAs: null },
      })),
      unpaired: [],
      system: more.system ?? 'dutch-2026',
    })),
  };
}

const STRONGER = { kind: 'oracle' } as const;
function played(event: Tournament, seeds: readonly [number, number] = [1, 4]) {
  const rest = playRest(event, STRONGER, seeds);
  if (!rest.ok) throw new Error(rest.failure.code);
  return rest.value;
}
const NOTHING = Array<number>(12).fill(0);
/** Counts of a next game that always ended so: among the first 1, 3 and 5 as often as told. */
const always = (outcome: 'win' | 'draw' | 'loss', ...counts: readonly number[]) =>
  NOTHING.with(0, 0).map((_, at) => counts[at - 4 * NEXT_OUTCOMES.indexOf(outcome)] ?? 0);

describe('open games', () => {
  it('are won by the stronger, and count for the next game of both', () => {
    const event = eventOf(
      [{ rating: 1000 }, { rating: 2700 }, { rating: 2000 }, { rating: 1500 }],
      [
        [
          [0, 1, 'open'],
          [2, 3, 'black-wins'],
        ],
      ],
    );
    const { runs, places, next } = played(event, [3, 7]);
    expect([NEXT_COUNTS, NEXT_OUTCOMES]).toEqual([
      ['runs', 'first', 'three', 'five'],
      ['win', 'draw', 'loss'],
    ]);
    expect(runs).toBe(5);
    // Winners by rating, then losers by rating.
    expect(places).toEqual([
      [0, 0, 0, 5],
      [5, 0, 0, 0],
      [0, 0, 5, 0],
      [0, 5, 0, 0],
    ]);
    expect(next).toEqual([always('loss', 5, 0, 0, 5), always('win', 5, 5, 5, 5), NOTHING, NOTHING]);
  });

  it('are the next games of a player, the first of them where several wait', () => {
    const event = eventOf(
      [{ rating: 2700 }, { rating: 1800 }, { rating: 2250 }, { rating: 1200 }],
      [
        [
          [0, 1, 'white-wins'],
          [2, 3, 'adjourned'],
        ],
        [
          [2, 0, 'open'],
          [1, 3, 'draw'],
        ],
      ],
    );
    // White of the adjourned game wins it and loses the open one; only the former is next.
    expect(played(event, [1, 2]).next).toEqual([
      always('win', 2, 2, 2, 2),
      NOTHING,
      always('win', 2, 0, 2, 2),
      always('loss', 2, 0, 0, 2),
    ]);
  });

  it('may be drawn', () => {
    const drawn = eventOf([{ rating: 2000 }, { rating: 2000 }], [[[0, 1, 'open']]]);
    const rest = playRest(
      drawn,
      { kind: 'milvang', white: 1900, whiteSlope: 0, black: -1900, blackSlope: 0, spread: 50 },
      [1, 3],
    );
    if (!rest.ok) throw new Error(rest.failure.code);
    const [first, second] = rest.value.next;
    expect([first!.slice(0, 4), first!.slice(8), second!.slice(0, 4), second!.slice(8)]).toEqual(
      Array(4).fill([0, 0, 0, 0]),
    );
    expect([first![4], second![4], first![5]! + second![5]!]).toEqual([3, 3, 3]);
  });
});

describe('rounds that are left', () => {
  it('are the next game of everybody who plays', () => {
    const event = eventOf(
      [{ rating: 1200 }, { rating: 2700 }, { rating: 2250 }, { rating: 1800 }],
      [
        [
          [0, 1, 'black-wins'],
          [2, 3, 'white-wins'],
        ],
      ],
      { rounds: 2 },
    );
    // The winners meet, and the losers.
    expect(played(event, [1, 3])).toEqual({
      runs: 3,
      places: [
        [0, 0, 0, 3],
        [3, 0, 0, 0],
        [0, 3, 0, 0],
        [0, 0, 3, 0],
      ],
      next: [
        always('loss', 3, 0, 0, 3),
        always('win', 3, 3, 3, 3),
        always('loss', 3, 0, 3, 3),
        always('win', 3, 0, 3, 3),
      ],
    });
  });

  it('cannot always be paired, which names the round; a system must be known', () => {
    const two = [{ rating: 2000 }, { rating: 1500 }];
    const event = eventOf(two, [[[0, 1, 'draw']]], { rounds: 2 });
    expect(playRest(event, STRONGER, [1, 2])).toMatchObject({
      ok: false,
      failure: { code: 'not-pairable', round: 2 },
    });
    expect(() => playRest(eventOf(two, [], { rounds: 1, system: 'swiss' }), STRONGER, [1, 1])).toThrow(
      'there is no system swiss',
    );
  });
});

describe('strengths', () => {
  /** Whether the first of two wins their open game in all of forty runs, in none, or in some. */
  function wins(first: Entrant, second: Entrant): 'all' | 'none' | 'some' {
    const { next } = played(eventOf([first, second], [[[0, 1, 'open']]]), [1, 40]);
    const won = next[0]![0]!;
    return won === 40 ? 'all' : won === 0 ? 'none' : 'some';
  }

  it('are around the rating, else around the estimate, else around 1400', () => {
    expect(UNRATED_STRENGTH).toBe(1400);
    const unrated = { rating: 0 };
    expect([wins(unrated, { rating: 800 }), wins(unrated, { rating: 1900 })]).toEqual(['all', 'none']);
    expect(wins(unrated, { rating: 1400 })).toBe('some');
    const estimated = { rating: 0, estimate: 2200 };
    expect([wins(estimated, { rating: 1900 }), wins(estimated, { rating: 2500 })]).toEqual(['all', 'none']);
    const rated = { rating: 2200, estimate: 1000 };
    expect([wins(rated, { rating: 1900 }), wins(rated, { rating: 2500 })]).toEqual(['all', 'none']);
  });

  it('are the better known the stronger a player is', () => {
    // At 2900 the deviation is 5, at 1000 it is 100.
    expect([wins({ rating: 2900 }, { rating: 2860 }), wins({ rating: 1000 }, { rating: 960 })]).toEqual([
      'all',
      'some',
    ]);
  });
});

describe('counts', () => {
  const counts = {
    runs: 8,
    places: [
      [1, 0, 5, 2],
      [4, 4, 0, 0],
    ],
    next: [NOTHING, NOTHING],
  };

  it('add up player by player', () => {
    const other = {
      runs: 2,
      places: [
        [0, 2, 0, 0],
        [0, 0, 1, 1],
      ],
      next: [NOTHING.with(1, 3), NOTHING.with(11, 7)],
    };
    expect(addedRests(counts, other)).toEqual({
      runs: 10,
      places: [
        [1, 2, 5, 2],
        [4, 4, 1, 1],
      ],
      next: [NOTHING.with(1, 3), NOTHING.with(11, 7)],
    });
  });

  it('give chances within so many places, with Wilson’s interval', () => {
    const square = 1.959964 ** 2;
    const wilson = (share: number, runs: number) => {
      const centre = (share + square / (2 * runs)) / (1 + square / runs);
      const half =
        (1.959964 * Math.sqrt((share * (1 - share)) / runs + square / (4 * runs * runs))) /
        (1 + square / runs);
      return { share, low: close(centre - half), high: close(centre + half) };
    };
    expect(shareOf(2, 8)).toEqual(wilson(0.25, 8));
    expect([0, 1, 2, 3, 4].map((within) => chanceOf(counts, 0, within).share)).toEqual([
      0, 0.125, 0.125, 0.75, 1,
    ]);
    expect(chanceOf(counts, 1, 1)).toEqual(wilson(0.5, 8));
    expect([shareOf(0, 8).low, shareOf(8, 8).high]).toEqual([0, 1]);
  });

  it('give the place that is reached in a share of the runs', () => {
    expect([0.125, 0.126, 0.75, 0.751, 1].map((share) => placeWithin(counts, 0, share))).toEqual([
      1, 3, 3, 4, 4,
    ]);
    expect([0.5, 0.501].map((share) => placeWithin(counts, 1, share))).toEqual([1, 2]);
  });

  it('give the mean place from two runs on with its margin', () => {
    // 1, 1 and 3: mean 5/3, squares 4/9 + 4/9 + 16/9 = 8/3, of two degrees.
    expect(meanPlaceOf({ runs: 3, places: [[2, 0, 1]], next: [] }, 0)).toEqual({
      mean: close(5 / 3),
      margin: close(1.959964 * Math.sqrt(8 / 3 / 2 / 3)),
    });
    expect(meanPlaceOf({ runs: 2, places: [[], [1, 0, 1]], next: [] }, 1)).toEqual({
      mean: 2,
      margin: close(1.959964),
    });
    expect(meanPlaceOf({ runs: 1, places: [[0, 0, 1]], next: [] }, 0)).toEqual({ mean: 3, margin: null });
  });
});
