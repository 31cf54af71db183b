/** 116, 145: official and tournament rating apart; record 172 of TRF26. */
import { describe, expect, it } from 'vitest';
import {
  blankPlayer,
  BLANK_TOURNAMENT,
  lossesOf,
  nationalOf,
  officialRatingOf,
  RATING_METHODS,
  ratingReportOf,
  readTrf,
  standingsOf,
  storedRatings,
  tournamentRatingBy,
  writeTrf,
  type Player,
  type RatingMethod,
  type Tournament,
} from '../../src-engine/index.ts';
import { en } from '../../src-engine/texts/index.ts';

/** FIDE rating, national rating, own rating: what each method makes of them. */
const RATED: readonly (readonly [official: number, national: number, own: number, ...by: number[]])[] = [
  //             FIDE   NRO FIDON NIDOF  HBFN  LBFN OTHER
  [2100, 2200, 1500, 2100, 2200, 2100, 2200, 2200, 2100, 1500],
  [2100, 0, 1500, 2100, 0, 2100, 2100, 2100, 2100, 1500],
  [0, 2200, 1500, 0, 2200, 2200, 2200, 2200, 2200, 1500],
  [0, 0, 1500, 0, 0, 0, 0, 0, 0, 1500],
];

describe('145: the tournament rating by its method', () => {
  it.each(RATED)('FIDE %i, national %i, own %i', (official, national, own, ...expected) => {
    expect(RATING_METHODS.map((method) => tournamentRatingBy(method, official, national, own))).toEqual(
      expected,
    );
  });
});

function tournamentBy(method: RatingMethod): Tournament {
  const player = (id: number, official: number, national: number): Player => ({
    ...blankPlayer(id, `Name${id}, Given`),
    tpn: id,
    federation: 'GER',
    national: national === 0 ? null : nationalOf('GER', national),
    ...storedRatings(method, official, national, 1500 + id),
  });
  const tournament = {
    ...BLANK_TOURNAMENT,
    info: { ...BLANK_TOURNAMENT.info, name: 'Open', federation: 'GER', startDate: '2026/11/21' },
    rules: { ...BLANK_TOURNAMENT.rules, rounds: 3, tournamentRating: { method, federation: 'GER' } },
    players: [player(1, 2000, 2150), player(2, 2100, 0), player(3, 0, 1900)],
  };
  return tournament;
}

describe('116: record 001 tells FIDE’s rating, the national record the other, 172 the method', () => {
  it.each(RATING_METHODS)('%s, there and back', (method) => {
    const before = tournamentBy(method);
    const text = writeTrf(before, 'trf26');
    expect(text).toContain(`\r\n172 GER ${method}\r\n`);
    expect(text).toMatch(/^001 {4}1 .{39}2000 GER/m);
    expect(text).toMatch(/^GER {4}1 .{39}2150/m);
    const read = readTrf(text);
    if (!read.ok) throw new Error(read.failure.code);
    const after = read.value.tournament;
    expect(after.rules.tournamentRating).toEqual({ method, federation: 'GER' });
    expect(after.keptRecords).toEqual([]);
    expect(after.players.map(officialRatingOf)).toEqual([2000, 2100, 0]);
    // A rating of the tournament's own is in no record.
    const own = method === 'OTHER' ? [2000, 2100, 0] : before.players.map(({ rating }) => rating);
    expect(after.players.map(({ rating }) => rating)).toEqual(own);
    expect(lossesOf(before, 'trf26').map(({ field }) => field)).toEqual(method === 'OTHER' ? ['rating'] : []);
    expect(writeTrf(after, 'trf26')).toBe(text);
  });

  it('counts rated players by FIDE’s rating, and tells that an older format loses the tournament rating', () => {
    const tournament = tournamentBy('NRO');
    const [first, ...others] = tournament.players;
    // FIDE rates 1 and 2, the national list 3 alone.
    const players = [{ ...first!, national: null, ...storedRatings('NRO', 2000, 0, 1501) }, ...others];
    expect(players.map(({ rating }) => rating)).toEqual([0, 0, 1900]);
    expect(writeTrf({ ...tournament, players }, 'trf26')).toContain('\r\n072 2\r\n');
    expect(writeTrf(tournament, 'trf16')).not.toContain('172');
    expect(lossesOf(tournament, 'trf16').map(({ field }) => field)).toContain('rating');
  });

  it('does not count K of the list, which FIDE has, among what a report loses', () => {
    const { players, ...event } = tournamentBy('FIDE');
    const listed = players.map((player, at) => (at === 1 ? { ...player, listK: 40 } : player));
    const lost = lossesOf({ ...event, players: listed }, 'trf26');
    expect(lost).toEqual([]);
  });

  it('tells that a report loses a women’s title beside another, and nothing where there is none', () => {
    const { players, ...event } = tournamentBy('FIDE');
    const lost = (womensTitle: 'WIM' | null) =>
      lossesOf(
        { ...event, players: players.map((player) => ({ ...player, title: 'FM', womensTitle })) },
        'trf26',
      );
    expect(lost('WIM')).toEqual([{ field: 'womensTitle', players: players.map(({ id }) => id), rounds: [] }]);
    expect(lost(null)).toEqual([]);
  });

  it('keeps a method that nobody knows as it came', () => {
    const text = writeTrf(tournamentBy('NRO'), 'trf26').replace('172 GER NRO', '172 GER MEAN');
    const read = readTrf(text);
    if (!read.ok) throw new Error(read.failure.code);
    expect(read.value.tournament.rules.tournamentRating).toBeUndefined();
    expect(read.value.tournament.keptRecords.map(({ line }) => line)).toEqual(['172 GER MEAN']);
  });

  it('B.02: changes of ratings go by FIDE’s', () => {
    const tournament = tournamentBy('NRO');
    const board = { white: 1, black: 2, result: 'white-wins', ratedAs: null } as const;
    const round = {
      stage: 'published',
      boards: [board],
      unpaired: [],
      version: 1,
      publishedAt: '',
      handMade: false,
      system: '',
    } as const;
    const [first] = ratingReportOf({ ...tournament, rounds: [round] });
    expect(first).toMatchObject({ rating: 2000, games: [{ opponentRating: 2100, score: 10 }] });
  });
});

describe('212–216: ratings of the round in an event of over 30 days', () => {
  const board = (white: number, black: number) =>
    ({ white, black, result: 'white-wins', ratedAs: null }) as const;
  const round = (...boards: ReturnType<typeof board>[]) =>
    ({
      stage: 'published',
      boards,
      unpaired: [],
      version: 1,
      publishedAt: '',
      handMade: false,
      system: '',
    }) as const;
  const player = (id: number, rating: number, later: number | null): Player => ({
    ...blankPlayer(id, `Name${id}, Given`),
    tpn: id,
    rating,
    ...(later === null ? {} : { laterRatings: [{ fromRound: 2, rating: later }] }),
  });
  const tournament: Tournament = {
    ...BLANK_TOURNAMENT,
    info: { ...BLANK_TOURNAMENT.info, startDate: '2026/01/10', endDate: '2026/05/10' },
    rules: { ...BLANK_TOURNAMENT.rules, rounds: 2, longEvent: true, tieBreaks: ['ARO'] },
    players: [player(1, 2000, 2300), player(2, 2000, 2100), player(3, 1800, null), player(4, 1900, 1500)],
    rounds: [round(board(1, 2), board(3, 4)), round(board(1, 4), board(2, 3))],
  };
  const aroOf = (rules: Partial<Tournament['rules']>) => {
    const { rows } = standingsOf({ ...tournament, rules: { ...tournament.rules, ...rules } });
    return rows.find(({ player: id }) => id === 1)!.values[0]!.value;
  };

  it('tie-breaks take the first one unless the rules say that of each round', () => {
    expect(aroOf({})).toBe(1950);
    expect(aroOf({ ratingInTieBreaks: 'of-the-round' })).toBe(1750);
  });

  it.each([
    // Player 4 has 1900 and a national 1950; from round 2 on FIDE’s rating is 1500.
    ['FIDE', 1500],
    ['NRO', 1950],
    ['FIDON', 1500],
    ['NIDOF', 1950],
    ['HBFN', 1950],
    ['LBFN', 1500],
    ['OTHER', 1778],
  ] as const)('B.02: a later rating is FIDE’s, and by %s tie-breaks take %i from it', (method, rating) => {
    const byMethod: Tournament = {
      ...tournament,
      players: tournament.players.map((each) => ({
        ...each,
        national: nationalOf('GER', each.id === 4 ? 1950 : 2000),
        ...(each.id === 4 ? storedRatings(method, 1900, 1950, 1778) : {}),
      })),
      rules: {
        ...tournament.rules,
        tournamentRating: { method, federation: 'GER' },
        ratingInTieBreaks: 'of-the-round',
      },
    };
    const { rows } = standingsOf(byMethod);
    expect(rows.find(({ player: id }) => id === 1)!.values[0]!.value).toBe((2000 + rating) / 2);
    // What is rated is FIDE’s, whatever orders the players.
    expect(ratingReportOf(byMethod)[0]!.games[1]!.opponentRating).toBe(1500);
  });

  it('B.01 1.1.4: average and performance in the report take the ratings at the time of each game', () => {
    const [first] = ratingReportOf(tournament);
    // 2000 and 1500, both beaten: + 800. By the first ratings, 2000 and 1900, it would be 1950 and 2750.
    expect(first).toMatchObject({ averageOpponent: 1750, performance: 2550 });
  });

  it('B.02: each game is rated with both ratings of its round, each period rounded for itself', () => {
    const [first] = ratingReportOf(tournament);
    expect(first!.games.map(({ opponentRating }) => opponentRating)).toEqual([2000, 1500]);
    // Equal ratings expect a half; 2300 against 1500 counts as a difference of 400: 0.92.
    expect(first!.games.map(({ expected }) => expected)).toEqual([50, 92]);
    expect(first!.change).toMatchObject({ expected: 142, exact: 20 * 50 + 20 * 8, change: 10 + 2 });
  });

  it('8.3.3: each period has its own K, which stays 10 once 2400 was published', () => {
    const exactOf = (first: number, ...later: readonly number[]) => {
      const played = {
        ...player(1, first, null),
        laterRatings: later.map((rating, at) => ({ fromRound: at + 2, rating })),
      };
      const rounds = [first, ...later].map((_, at) => round(board(1, at + 2)));
      const others = [2, 3, 4].map((id) => player(id, 2000, null));
      const [row] = ratingReportOf({ ...tournament, players: [played, ...others], rounds });
      return row!.games.map(({ change, difference }) => change! / difference!);
    };
    expect(exactOf(2380, 2410, 2390)).toEqual([20, 10, 10]);
    expect(exactOf(2380, 2390, 2399)).toEqual([20, 20, 20]);
    expect(exactOf(2400, 2350)).toEqual([10, 10]);
  });

  it('8.2, 8.3: the games before the first rating make it, those after it change it', () => {
    const rowFor = (rating: number, later: number, fromRound: number) => {
      const played = { ...player(1, rating, null), laterRatings: [{ fromRound, rating: later }] };
      const others = [2, 3, 4].map((id) => player(id, 2000, null));
      const rounds = [2, 3, 4].map((id) => round(board(1, id)));
      return ratingReportOf({ ...tournament, players: [played, ...others], rounds })[0]!;
    };
    const row = rowFor(0, 1800, 3);
    expect(row).toMatchObject({ rating: 0, gamesUnrated: 2, initial: null });
    expect(row.games.map(({ change }) => change)).toEqual([undefined, undefined, row.change!.exact]);
    expect(row.change!.periods).toMatchObject([{ fromRound: 3, rating: 1800, k: 20, expected: 24 }]);
    const sentences = en.ratings.row(row);
    expect(sentences[1]).toBe('2 games while unrated: for the first rating (B.02 8.2).');
    expect(sentences[2]).toMatch(/^From round 3, rated 1800: expected 0\.24, K 20: /);
    // Who is unrated throughout gets an estimate of all games, who falls below the floor gets none.
    const tooFew = { ok: false, failure: { code: 'too-few-games', games: 3 } };
    expect(rowFor(0, 0, 3)).toMatchObject({ change: null, gamesUnrated: 0, initial: tooFew });
    expect(rowFor(1400, 0, 2)).toMatchObject({ gamesUnrated: 2, initial: null, change: { periods: [{}] } });
  });

  it('8.3.3: the sentences tell K and change of each period', () => {
    const played = { ...player(1, 2380, null), laterRatings: [{ fromRound: 2, rating: 2410 }] };
    const others = [2, 3].map((id) => player(id, 2000, null));
    const rounds = [2, 3].map((id) => round(board(1, id)));
    const [row] = ratingReportOf({ ...tournament, players: [played, ...others], rounds });
    expect(en.ratings.row(row!).slice(0, 3)).toEqual([
      '2 of 2 against rated opponents, +3 in all (B.02 8.3).',
      'From round 1, rated 2380: expected 0.91, K 20: +1.8, rounded +2.',
      'From round 2, rated 2410: expected 0.92, K 10: +0.8, rounded +1.',
    ]);
  });
});
