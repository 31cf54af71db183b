import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  averageRating,
  differenceRuleAt,
  expectedOfGame,
  initialRatingOf,
  kFactorOf,
  limitedK,
  percentOf,
  perfectPerformance,
  performanceRating,
  ratingChangeOf,
  ratingReportOf,
  type Pace,
  type Player,
} from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';
import { expectedScore } from '../../src-engine/rating/performance.ts';
import { eventOf } from '../tiebreaks/event.ts';

describe('B.02 8.3.1 expected score of a game', () => {
  it('counts a difference of more than 400 as 400 below 2650', () => {
    expect(expectedOfGame(2000, 1400, 'below-2650')).toBe(92);
    expect(expectedOfGame(1400, 2000, 'below-2650')).toBe(8);
    expect(expectedOfGame(2649, 2000, 'below-2650')).toBe(92);
  });

  it('takes the real difference from 2650 on, and only for that player', () => {
    expect(expectedOfGame(2650, 2000, 'below-2650')).toBe(99);
    expect(expectedOfGame(2000, 2650, 'below-2650')).toBe(8);
    expect(expectedOfGame(2650, 2000, 'every-game')).toBe(92);
  });

  it('changed on 1 October 2025', () => {
    expect(differenceRuleAt('2025/09/30')).toBe('every-game');
    expect(differenceRuleAt('2025/10/01')).toBe('below-2650');
    expect(differenceRuleAt('')).toBe('below-2650');
  });
});

describe('B.02 8.3.3 K', () => {
  const facts = { rating: 2000, reached2400: false, gamesBefore: null, birthYear: null, year: 2026 };

  it.each([
    [{}, 20],
    [{ gamesBefore: 29 }, 40],
    [{ gamesBefore: 30 }, 20],
    [{ birthYear: 2008 }, 40],
    [{ birthYear: 2007 }, 20],
    [{ birthYear: 2010, rating: 2300 }, 20],
    [{ rating: 2400 }, 10],
    [{ rating: 2350, reached2400: true }, 10],
  ])('%j gives %d', (changed, k) => {
    expect(kFactorOf({ ...facts, ...changed })).toBe(k);
  });

  it('of the list counts for its own kind of rating: who begins a rapid event with the standard one is new', () => {
    const kIn = (encodedTimeControl: string, ratingPace: Pace | '', listK: number) => {
      const player: Partial<Player> = { rating: 2450, ratingSource: 'list', ratingPace, listK };
      const event = eventOf(['2w1', '1b0'], { players: [player, { rating: 2400 }] });
      const info = { ...event.info, encodedTimeControl };
      return ratingReportOf({ ...event, info })[0]!.change!.periods[0]!.k;
    };
    expect(kIn('5400+30', 'standard', 10)).toBe(10);
    expect(kIn('900+10', 'rapid', 20)).toBe(20);
    expect(kIn('900+10', 'standard', 10)).toBe(40);
    expect(kIn('180+2', 'standard', 10)).toBe(40);
    // A report does not tell the kind.
    expect(kIn('900+10', '', 10)).toBe(10);
  });

  it('of somebody new is 40 in the first period of a long event; a later rating is one of the list', () => {
    const player: Partial<Player> = {
      ...{ rating: 2000, ratingSource: 'list', ratingPace: 'standard' },
      laterRatings: [{ fromRound: 2, rating: 2030 }],
    };
    const event = eventOf(['2w1 2b=', '1b0 1w='], {
      players: [player, { rating: 2000 }],
      rules: { longEvent: true },
    });
    const [row] = ratingReportOf({ ...event, info: { ...event.info, encodedTimeControl: '900+10' } });
    expect(row!.change!.periods.map(({ fromRound, k }) => [fromRound, k])).toEqual([
      [1, 40],
      [2, 20],
    ]);
  });

  it('is limited to 700 over the games of a period', () => {
    expect(limitedK(40, 17)).toBe(40);
    expect(limitedK(40, 18)).toBe(38);
    expect(limitedK(20, 35)).toBe(20);
    expect([limitedK(20, 700), limitedK(20, 701)]).toEqual([1, 0]);
    expect(limitedK(20, 36)).toBe(19);
  });
});

describe('B.02 8.3 rating change', () => {
  it('adds the games up exactly and rounds once', () => {
    // 1½ out of 3 against equals, 100 weaker and 100 stronger: expected .50 + .64 + .36.
    const games = [
      { opponentRating: 2000, score: 10 },
      { opponentRating: 1900, score: 0 },
      { opponentRating: 2100, score: 5 },
    ];
    const change = ratingChangeOf(2000, games, 20, 'below-2650');
    expect(change.games.map(({ expected }) => expected)).toEqual([50, 64, 36]);
    expect(change.games.map((game) => game.change)).toEqual([1000, -1280, 280]);
    expect(change).toMatchObject({ score: 15, expected: 150, exact: 0, change: 0 });
    // Three draws against 14 points less cost 0.4 each.
    const draws = Array.from({ length: 3 }, () => ({ opponentRating: 1986, score: 5 }));
    expect(ratingChangeOf(2000, draws, 20, 'below-2650')).toMatchObject({ exact: -120, change: -1 });
  });

  it('rounds halves away from zero in both directions', () => {
    const won = [{ opponentRating: 2000, score: 5 }];
    // Against 14 points less the expectation is .52: 25 × -0.02 is half a point down.
    expect(ratingChangeOf(2014, won, 25, 'below-2650')).toMatchObject({ exact: -50, change: -1 });
    expect(ratingChangeOf(1986, won, 25, 'below-2650')).toMatchObject({ exact: 50, change: 1 });
  });

  it('gives what one side wins to the other where both have the same K and the limit treats them alike', () => {
    const ratings = fc.integer({ min: 1400, max: 2649 });
    fc.assert(
      fc.property(ratings, ratings, fc.constantFrom(0, 5, 10), (a, b, score) => {
        const mine = ratingChangeOf(a, [{ opponentRating: b, score }], 20, 'below-2650').exact;
        const yours = ratingChangeOf(b, [{ opponentRating: a, score: 10 - score }], 20, 'below-2650').exact;
        expect(mine + yours).toBe(0);
      }),
    );
  });
});

describe('B.02 8.2 first rating', () => {
  const games = (scores: number[], opponentRating: number) =>
    scores.map((score) => ({ score, opponentRating }));

  it('adds two draws against 1800', () => {
    // 3 out of 5 against 2010: (5 × 2010 + 3600) / 7 = 1950; 4 out of 7 is 57 per cent, 50 points.
    expect(initialRatingOf(games([10, 10, 10, 0, 0], 2010))).toEqual({ ok: true, value: 2000 });
  });

  it('is at most 2200', () => {
    expect(initialRatingOf(games([10, 10, 10, 10, 10], 2300))).toEqual({ ok: true, value: 2200 });
  });

  it('is 1400 at least', () => {
    // Half a point of five, and two draws: 1½ of 7 are 21 per cent, 230 points below (5 × 1562 + 3600) / 7 = 1630.
    const four = games([5, 0, 0, 0], 1562);
    expect(initialRatingOf([...four, ...games([0], 1562)])).toEqual({ ok: true, value: 1400 });
    expect(initialRatingOf([...four, ...games([0], 1555)])).toMatchObject({
      ok: false,
      failure: { code: 'below-floor', estimate: 1399 },
    });
  });

  it.each([
    [games([10, 10, 10, 10], 2000), 'too-few-games'],
    [games([0, 0, 0, 0, 0], 2000), 'no-points'],
    [games([5, 0, 0, 0, 0], 1400), 'below-floor'],
  ])('fails with a reason', (played, code) => {
    const outcome = initialRatingOf(played);
    expect(!outcome.ok && outcome.failure.code).toBe(code);
    expect(!outcome.ok && en.ratings.initialFailure(outcome.failure)).toMatch(/\.$/);
  });
});

describe('B.01 1.4.7, 1.4.8 performance', () => {
  it('averages with halves up and reads the score in whole per cent, halves up', () => {
    expect(averageRating([1500, 1501])).toBe(1501);
    expect(averageRating([])).toBeNull();
    expect(percentOf(5, 4)).toBe(13);
    expect(percentOf(20, 3)).toBe(67);
    expect(performanceRating(20, [2000, 2000, 2000])).toBe(2125);
    expect(performanceRating(0, [])).toBeNull();
  });

  it('C.07 10.3 is the lowest rating that expects the score', () => {
    // By the table of B.02 8.1.2 differences of 0 to 3 give a half, those of 4 to 10 51 and 49 %.
    expect([perfectPerformance(5, [2000]), perfectPerformance(10, [2000, 2010])]).toEqual([1997, 2004]);
    const ratings = fc.array(fc.integer({ min: 1000, max: 2800 }), { minLength: 1, maxLength: 11 });
    fc.assert(
      fc.property(ratings, fc.double({ min: 0.001, max: 1, noNaN: true }), (opponents, share) => {
        const score = Math.max(5, 5 * Math.round(share * 2 * opponents.length));
        const perfect = perfectPerformance(score, opponents)!;
        expect(expectedScore(perfect, opponents)).toBeGreaterThanOrEqual(10 * score);
        expect(expectedScore(perfect - 1, opponents)).toBeLessThan(10 * score);
      }),
    );
  });
});

describe('C.07 10.3 a performance that no table ends', () => {
  it('is 800 below the lowest opponent without a point', () => {
    expect(perfectPerformance(0, [2000, 1900, 2100])).toBe(1100);
  });

  it('is above the last difference of the table with all points, and with more than games can bring', () => {
    // From 736 on the table expects 100 %.
    expect([perfectPerformance(10, [2000]), perfectPerformance(20, [2000])]).toEqual([2736, 2736]);
    expect(perfectPerformance(20, [2000, 1900])).toBe(2736);
  });

  it('is none without an opponent', () => {
    expect([perfectPerformance(0, []), perfectPerformance(5, [])]).toEqual([null, null]);
  });
});

describe('rating report of an event', () => {
  const event = eventOf(
    ['2w1 3b1 4wW 5w+ 2b=', '1b0 F F F 1w=', 'F 1w0 F F F', 'F F 1bL F F', 'F F F 1b- F'],
    { ratings: [2000, 1900, 0, 1800, 1700] },
  );

  it('leaves out forfeits, games without a move and unrated opponents', () => {
    const row = ratingReportOf(event)[0]!;
    expect(row.games.map(({ round, opponent, score }) => [round, opponent, score])).toEqual([
      [1, 2, 10],
      [5, 2, 5],
    ]);
    expect(row).toMatchObject({ score: 15, averageOpponent: 1900, performance: 1900 + 193, initial: null });
    expect(row.change).toMatchObject({ expected: 128, exact: 20 * (150 - 128), periods: [{ k: 20 }] });
  });

  it('has the periods of a long event in the order of their rounds, however they were entered', () => {
    const laterRatings = [
      { fromRound: 5, rating: 2020 },
      { fromRound: 3, rating: 2010 },
    ];
    const [first, ...others] = event.players;
    const row = ratingReportOf({ ...event, players: [{ ...first!, laterRatings }, ...others] })[0]!;
    expect(row.change!.periods).toMatchObject([
      { fromRound: 1, rating: 2000 },
      // Of the period in between there is no game.
      { fromRound: 5, rating: 2020 },
    ]);
  });

  it('has a row for each player, by identity and not by number', () => {
    const players = event.players.map((player) => ({ ...player, tpn: 6 - player.tpn }));
    expect(ratingReportOf({ ...event, players }).map(({ player }) => player)).toEqual([1, 2, 3, 4, 5]);
  });

  it('counts a game against whoever has a rating, however low, for either colour', () => {
    const of = (rating: number) => {
      const players = event.players.map((player, index) => (index === 1 ? { ...player, rating } : player));
      return ratingReportOf({ ...event, players }).map(
        ({ games }) => games.filter(({ opponent }) => opponent === 2).length,
      );
    };
    // 1 and 2 met in rounds 1 and 5.
    expect([of(1), of(0)]).toEqual([
      [2, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ]);
  });

  it('changes any rating, however low, and makes a first one for who has none', () => {
    const of = (rating: number) => {
      const players = event.players.map((player, index) => (index === 2 ? { ...player, rating } : player));
      const { change, initial } = ratingReportOf({ ...event, players })[2]!;
      return [change?.periods.map((period) => period.rating), initial?.ok];
    };
    expect([of(1), of(0)]).toEqual([
      [[1], undefined],
      [undefined, false],
    ]);
  });

  it('estimates a first rating for the unrated', () => {
    const row = ratingReportOf(event)[2]!;
    expect(row.change).toBeNull();
    expect(row.initial).toMatchObject({ ok: false, failure: { code: 'too-few-games', games: 1 } });
  });

  it('takes the result for rating where a correction came too late (C.04.2 4.3)', () => {
    const [first, ...others] = event.rounds;
    const boards = first!.boards.map((board) => ({ ...board, ratedAs: 'black-wins' as const }));
    const corrected = { ...event, rounds: [{ ...first!, boards }, ...others] };
    expect(ratingReportOf(corrected)[0]!.games[0]!.score).toBe(0);
    expect(ratingReportOf(corrected)[1]!.games[0]!.score).toBe(10);
  });

  it('rounds what is under a half down, with any K', () => {
    // 50 points more expect 0.57: a draw is 0.07 too little, with K 7 that is 0.49.
    const change = ratingChangeOf(2050, [{ opponentRating: 2000, score: 5 }], 7, 'below-2650');
    expect([change.exact, change.change + 0]).toEqual([-49, 0]);
  });

  const withPlayer = (changes: Partial<(typeof event.players)[number]>) => ({
    ...event,
    players: event.players.map((player) => (player.id === 1 ? { ...player, ...changes } : player)),
  });

  it('prefers the K of the rating list', () => {
    const rows = ratingReportOf(withPlayer({ listK: 40 }));
    expect(rows[0]!.change!.periods[0]!.k).toBe(40);
    expect(rows[1]!.change!.periods[0]!.k).toBe(20);
  });

  it.each([
    [40, 20],
    [10, 10],
    [null, 20],
  ])('takes a K of %s from the list for the first period alone, but keeps one of 10', (listK, later) => {
    const [player] = event.players;
    const rating = player!.rating + 5;
    const periods = event.rounds.flatMap((_, at) =>
      at === 0
        ? []
        : ratingReportOf(withPlayer({ listK, laterRatings: [{ fromRound: at + 1, rating }] }))[0]!.change!
            .periods,
    );
    const ks = (first: boolean) => [
      ...new Set(periods.filter(({ fromRound }) => (fromRound === 1) === first).map(({ k }) => k)),
    ];
    expect([ks(true), ks(false)]).toEqual([[listK ?? 20], [later]]);
  });
});
