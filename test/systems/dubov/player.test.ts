/** A player as the Dubov System sees them, who may meet and who has the bye: C.04.4.1 (2026) 1.1, 1.6–1.8, 2.1, 3.1; 1997: 1, 2, 4. */
import { describe, expect, it } from 'vitest';
import type { Competitor, RoundRecord } from '../../../src-engine/history/competitor.ts';
import { blankPlayer } from '../../../src-engine/model/player.ts';
import { oldByeOrder } from '../../../src-engine/systems/dubov/old-pairing.ts';
import { gamesOfOld, mayMeetOld, oldPlayers } from '../../../src-engine/systems/dubov/old-player.ts';
import { BYE_ORDER, unratedIn } from '../../../src-engine/systems/dubov/pairing.ts';
import {
  averageOf,
  dubovPlayers,
  gamesOf,
  mayMeet,
  strengthOf,
  upfloatsOf,
  type DubovPlayer,
} from '../../../src-engine/systems/dubov/player.ts';
import type { PairingTask } from '../../../src-engine/systems/system.ts';
import { apart, playerOf } from './few-players.ts';

interface Game {
  /** Identity of the opponent, 0 for none. */
  readonly opponent: number;
  readonly played?: boolean;
  readonly before?: number;
  readonly opponentBefore?: number;
}

const recordOf = ({ opponent, played = true, before = 0, opponentBefore = 0 }: Game): RoundRecord =>
  ({ cell: { opponent }, played, scoreBefore: before, opponentScoreBefore: opponentBefore }) as RoundRecord;

/** A competitor with these ratings and rounds; identity and number differ. */
function competitorOf(
  id: number,
  { rating = 0, estimate = 0, ...facts }: Partial<Competitor> & { rating?: number; estimate?: number },
): Competitor {
  const plain = { pairingScore: 0, rounds: [], colours: [], colourDifference: 0, gamesPlayed: 0 };
  const player = { ...blankPlayer(id, `Player ${id}`), rating, estimate };
  return {
    ...plain,
    player,
    id,
    tpn: 50 - id,
    rating,
    met: new Set<number>(),
    barred: new Set<number>(),
    ...facts,
  } as unknown as Competitor;
}

const taskOf = (competitors: readonly Competitor[], facts: Partial<PairingTask> = {}): PairingTask =>
  ({
    competitors,
    field: new Map(competitors.map((each) => [each.id, each])),
    rounds: 9,
    ...facts,
  }) as unknown as PairingTask;

describe('1.1 ratings', () => {
  it('are the estimate of whoever has none', () => {
    expect(strengthOf(competitorOf(1, { rating: 1800, estimate: 2100 }))).toBe(1800);
    expect(strengthOf(competitorOf(1, { rating: 1, estimate: 2100 }))).toBe(1);
    expect(strengthOf(competitorOf(1, { estimate: 2100 }))).toBe(2100);
  });

  it('are missed where neither is there, and who lacks them is named', () => {
    const [rated, estimated, one, two] = [
      competitorOf(1, { rating: 1800 }),
      competitorOf(2, { estimate: 1700 }),
      competitorOf(3, {}),
      competitorOf(4, {}),
    ];
    expect(unratedIn(taskOf([rated, estimated]))).toBeNull();
    expect(unratedIn(taskOf([rated, one]))).toEqual({
      code: 'ratings-missing',
      article: 'C.04.4.1 1.1',
      players: [3],
    });
    expect(unratedIn(taskOf([one, rated, two, estimated]))).toMatchObject({ players: [3, 4] });
  });
});

describe('1.6–1.8 a player', () => {
  const field = [
    competitorOf(11, { rating: 2000 }),
    competitorOf(12, { rating: 2001 }),
    competitorOf(13, { estimate: 1700 }),
    competitorOf(14, { rating: 2700 }),
  ];
  const rounds = (...games: readonly Game[]) => games.map(recordOf);
  const seen = (facts: Partial<Competitor>, task: Partial<PairingTask> = {}) => {
    const competitor = competitorOf(20, { rating: 1900, pairingScore: 15, ...facts });
    return dubovPlayers(taskOf([...field, competitor], task), [competitor])[0]!;
  };

  it('1.7 has the average of those met, rounded, a half upwards; forfeits and byes do not count', () => {
    expect(seen({ rounds: rounds({ opponent: 11 }, { opponent: 12 }) }).aro).toBe(2001);
    expect(seen({ rounds: rounds({ opponent: 11 }, { opponent: 12 }, { opponent: 11 }) }).aro).toBe(2000);
    expect(seen({ rounds: rounds({ opponent: 11 }, { opponent: 13 }) }).aro).toBe(1850);
    const forfeit = { opponent: 14, played: false };
    expect(seen({ rounds: rounds({ opponent: 11 }, forfeit, { opponent: 0, played: false }) }).aro).toBe(
      2000,
    );
    expect(seen({ rounds: rounds(forfeit) }).aro).toBe(0);
    const fieldOf = new Map(field.map((each) => [each.id, each]));
    expect(averageOf(competitorOf(20, { rounds: rounds({ opponent: 12 }) }), fieldOf)).toBe(2001);
  });

  it('1.8 came up when the opponent had more points, whether or not the game was played', () => {
    const up = { opponent: 11, before: 5, opponentBefore: 10 };
    const down = { opponent: 12, before: 10, opponentBefore: 5 };
    const level = { opponent: 13, before: 10, opponentBefore: 10 };
    const bye = { opponent: 0, played: false, before: -5, opponentBefore: 0 };
    const facts = (...games: readonly Game[]) => {
      const { upfloats, upfloatedLast } = seen({ rounds: rounds(...games) });
      return [upfloats, upfloatedLast];
    };
    expect(facts()).toEqual([0, false]);
    expect(facts(up, down, level, bye)).toEqual([1, false]);
    expect(facts(down, { ...up, played: false })).toEqual([1, true]);
    expect(facts(up, up, level, up)).toEqual([3, true]);
    expect(facts(up, bye)).toEqual([1, false]);
  });

  it('1.8 may come up twice, and once more for every five rounds', () => {
    const none = competitorOf(20, {});
    expect([1, 4, 5, 9, 10, 11].map((total) => upfloatsOf(none, total).most)).toEqual([2, 2, 3, 3, 4, 4]);
    const up = { opponent: 11, before: 5, opponentBefore: 10 };
    const isMost = (times: number, total: number) =>
      seen({ rounds: rounds(...new Array<Game>(times).fill(up)) }, { rounds: total }).isMaximumUpfloater;
    expect([1, 2, 3].map((times) => isMost(times, 4))).toEqual([false, true, true]);
    expect([2, 3, 4].map((times) => isMost(times, 5))).toEqual([false, true, true]);
  });

  it('1.6 prefers Black mildly without a game, and what was played says it otherwise', () => {
    expect(seen({}).preference).toEqual({ colour: 'black', strength: 'mild' });
    expect(seen({}).due).toBe('black');
    const black = seen({ colours: ['black'], colourDifference: -1, gamesPlayed: 1 });
    expect(black.preference).toEqual({ colour: 'white', strength: 'strong' });
    expect(black.due).toBe('white');
  });

  it('1.2, 1.4 of the older text: an average that is not rounded, and no colour due without a game', () => {
    const competitor = competitorOf(20, { rounds: rounds({ opponent: 11 }, { opponent: 12 }) });
    const fresh = competitorOf(21, {});
    const [player, other] = oldPlayers(taskOf([...field, competitor, fresh]), [competitor, fresh]);
    expect([player!.aro, other!.aro, other!.due]).toEqual([2000.5, 0, null]);
    const white = competitorOf(22, { colours: ['white'], colourDifference: 1, gamesPlayed: 1 });
    expect(oldPlayers(taskOf([white]), [white])[0]!.due).toBe('black');
  });
});

describe('2.1 who may meet', () => {
  const strong = (colour: 'white' | 'black', strength: 'strong' | 'absolute', tpn: number) =>
    playerOf(tpn, { preference: { colour, strength } });
  const [one, two, three, four] = [
    strong('white', 'absolute', 1),
    strong('white', 'absolute', 2),
    strong('white', 'strong', 3),
    strong('black', 'absolute', 4),
  ];
  apart(three, four);
  const all = [one, two, three, four];

  it('[C1, C3] are two who have not met and do not have the same absolute preference', () => {
    const table = all.map((a) => all.map((b) => (a === b ? '.' : mayMeet(a, b) ? 'x' : '-')).join(''));
    expect(table).toEqual(['.-xx', '-.xx', 'xx.-', 'xx-.']);
    const games = gamesOf(all);
    expect(
      all.map((_, a) => all.map((_, b) => (a === b ? '.' : games.has(a, b) ? 'x' : '-')).join('')),
    ).toEqual(table);
  });

  it('f, g of the older text are two of whom one may have White and the other Black', () => {
    const limited = (id: number, colours: Competitor['colours']) => ({
      ...playerOf(id, {}),
      competitor: competitorOf(id, {
        colours,
        colourDifference: colours.filter((each) => each === 'white').length * 2 - colours.length,
        gamesPlayed: colours.length,
      }),
    });
    const players = [
      limited(1, ['white', 'white']),
      limited(2, ['black', 'white', 'white']),
      limited(3, ['white', 'black']),
      limited(4, ['black', 'black']),
    ];
    const tableOf = (meet: (a: number, b: number) => boolean) =>
      players.map((_, a) => players.map((__, b) => (a === b ? '.' : meet(a, b) ? 'x' : '-')).join(''));
    const expected = ['.-xx', '-.xx', 'xx.x', 'xxx.'];
    expect(tableOf((a, b) => mayMeetOld(players[a]!, players[b]!))).toEqual(expected);
    const games = gamesOfOld(players);
    expect(tableOf((a, b) => games.has(a, b))).toEqual(expected);
  });
});

describe('who has the bye', () => {
  it('3.1.3–3.1.5 is of the lowest score, has played most games, has the largest number', () => {
    const player = playerOf(3, { score: 15 });
    const competitor = { ...player.competitor, gamesPlayed: 4 };
    const keys = BYE_ORDER.keys([]);
    expect(keys.map(({ by, wanted, value }) => [by, wanted, value({ ...player, competitor })])).toEqual([
      ['score', 'least', 15],
      ['games', 'most', 4],
      ['number', 'most', 3],
    ]);
  });

  it('4 of the older text has the lowest rating, the dominating colour, the higher average', () => {
    const colour = (tpn: number, due: 'white' | 'black', score = 5) =>
      playerOf(tpn, { due, score, rating: 1800, aro: 1950.5 });
    const one = colour(3, 'white');
    const two = colour(4, 'black');
    const all = [one, two, colour(5, 'black'), colour(6, 'white', 10), colour(7, 'white', 10)];
    const order = oldByeOrder(taskOf([], { round: 2 }));
    expect(order.article).toBe('C.04.4.1 4');
    const valuesOf = (player: DubovPlayer) =>
      order.keys(all).map(({ by, wanted, value }) => [by, wanted, value(player)]);
    // Black dominates at half a point: 0 for who is due it, 1 for the others.
    expect(valuesOf(one)).toEqual([
      ['score', 'least', 5],
      ['rating', 'least', 1800],
      ['colour', 'least', 1],
      ['average', 'most', 1950.5],
      ['number', 'most', 3],
    ]);
    expect(valuesOf(two)[2]).toEqual(['colour', 'least', 0]);
  });

  it('5 of the older text is the last player in the list before round 1', () => {
    const { article, keys } = oldByeOrder(taskOf([], { round: 1 }));
    const told = keys([]).map(({ by, wanted, value }) => [by, wanted, value(playerOf(6, { rating: 2400 }))]);
    expect(article).toBe('C.04.4.1 5');
    expect(told).toEqual([['number', 'most', 6]]);
  });
});
