/** B.01 1.4.1c, 1.4.2: what the rounds of each player are to a norm, written down game by game. */
import { describe, expect, it } from 'vitest';
import { normRecordsOf, scorelessAmongRated } from '../../src-engine/norms/games.ts';
import {
  BLANK_TOURNAMENT,
  blankPlayer,
  type GameResult,
  type Player,
  type Tournament,
  type UnpairedKind,
} from '../../src-engine/index.ts';

/** `71-23 white-wins`, with what is rated where it differs: `71-23 draw white-wins`; `35 pab` without a game. */
function event(
  players: readonly Player[],
  rounds: readonly (readonly string[])[],
  announced: number,
): Tournament {
  const isGame = (line: string) => line.includes('-') && /^\d+-/.test(line);
  return {
    ...BLANK_TOURNAMENT,
    rules: { ...BLANK_TOURNAMENT.rules, rounds: announced },
    players,
    rounds: rounds.map((lines) => ({
      ...{ stage: 'published', version: 1, publishedAt: '', handMade: false, system: '' },
      boards: lines.filter(isGame).map((line) => {
        const [pair, result, ratedAs] = line.split(' ') as [string, GameResult, GameResult?];
        const [white, black] = pair.split('-').map(Number) as [number, number];
        return { white, black, result, ratedAs: ratedAs ?? null };
      }),
      unpaired: lines
        .filter((line) => !isGame(line))
        .map((line) => {
          const [player, kind] = line.split(' ') as [string, UnpairedKind];
          return { player: Number(player), kind };
        }),
    })),
  };
}

const player = (id: number, federation: string, rating: number, more: Partial<Player> = {}): Player => ({
  ...{ ...blankPlayer(id, `Player ${id}`), tpn: 100 - id, federation, rating },
  ...more,
});

const PLAYERS = [
  player(71, 'NOR', 2391, { title: 'FM' }),
  player(23, 'SWE', 2500, { title: 'GM' }),
  player(58, 'POL', 2450, { title: 'IM', laterRatings: [{ fromRound: 3, rating: 2470 }] }),
  player(12, 'DEN', 0),
  player(90, '', 2300, { title: 'FM', womensTitle: 'WIM' }),
  player(35, 'XXX', 2400, { title: 'IM' }),
];

const ROUNDS = [
  ['23-71 black-wins', '58-12 draw', '90-35 white-wins'],
  ['71-58 draw', '12-23 forfeit-black-wins', '35 pab', '90 half'],
  ['71-90 white-wins', '58-23 open', '12-35 unrated-draw'],
  ['35-71 black-wins', '12-58 adjourned', '23-90 draw white-wins'],
  ['71-12 forfeit-white-wins', '23 forfeit-win', '58-35 both-lose', '90 zero'],
];

/** What is asked of an opponent, by their identity. */
const ASKED: Readonly<Record<number, object>> = {
  71: { opponent: 71, rating: 2391, title: 'FM', federation: 'NOR' },
  23: { opponent: 23, rating: 2500, title: 'GM', federation: 'SWE' },
  58: { opponent: 58, rating: 2450, title: 'IM', federation: 'POL' },
  12: { opponent: 12, rating: 0, title: null, federation: 'DEN' },
  90: { opponent: 90, rating: 2300, title: 'WIM', federation: '' },
  35: { opponent: 35, rating: 2400, title: 'IM', federation: 'XXX' },
};
const game = (round: number, opponent: number, colour: 'white' | 'black', score: number, more = {}) => ({
  ...{ ...ASKED[opponent], round, colour, score },
  ...more,
});
const because = (reason: string) => ({ reason });

describe('the record of a player', () => {
  const everybodyHasPoints = () => false;
  const records = normRecordsOf(event(PLAYERS, ROUNDS, 5), everybodyHasPoints);

  it('1.4.2 has the games with their own side of the result, and why the others are left out', () => {
    expect(records.get(71)).toEqual({
      games: [game(1, 23, 'black', 10), game(2, 58, 'white', 5)],
      excluded: [
        game(3, 90, 'white', 10, because('federation-unknown')),
        game(4, 35, 'black', 10, because('outside-fide')),
        game(5, 12, 'white', 0, because('forfeit')),
      ],
      free: 1,
      lostAtLast: game(5, 12, 'white', 0),
      open: [],
    });
    expect(records.get(12)).toEqual({
      games: [game(1, 58, 'black', 5)],
      excluded: [
        game(2, 23, 'white', 0, because('forfeit')),
        // Nobody of the two made a move: that goes before the federation.
        game(3, 35, 'white', 0, because('no-play')),
        game(5, 71, 'black', 0, because('forfeit')),
      ],
      free: 0,
      lostAtLast: null,
      open: [game(4, 58, 'white', 0, { rating: 2470 })],
    });
  });

  it('1.4.1c counts rounds won by forfeit, on a board or without one, and C.04.2 4.3 the result for rating', () => {
    expect(records.get(23)).toEqual({
      games: [game(1, 71, 'white', 0)],
      excluded: [
        game(2, 12, 'black', 0, because('forfeit')),
        game(4, 90, 'white', 10, because('federation-unknown')),
      ],
      free: 2,
      lostAtLast: null,
      open: [game(3, 58, 'black', 0, { rating: 2470 })],
    });
  });

  it('1.4.1c counts the pairing-allocated bye, and no bye on request', () => {
    expect([71, 23, 58, 12, 90, 35].map((id) => records.get(id)!.free)).toEqual([1, 2, 0, 0, 0, 1]);
    expect([...records.keys()]).toEqual([71, 23, 58, 12, 90, 35]);
  });

  it('has the games that have no result yet, adjourned ones too', () => {
    expect(records.get(58)).toEqual({
      games: [game(1, 12, 'white', 5), game(2, 71, 'black', 5)],
      excluded: [game(5, 35, 'white', 0, because('outside-fide'))],
      free: 0,
      lostAtLast: null,
      open: [game(3, 23, 'white', 0), game(4, 12, 'black', 0)],
    });
  });

  it('1.4.2b leaves out whoever has no points, also as the last opponent', () => {
    const others = normRecordsOf(event(PLAYERS, ROUNDS, 5), (id) => id === 12);
    expect(others.get(71)!.lostAtLast).toBeNull();
    expect(others.get(58)!.games).toEqual([game(2, 71, 'black', 5)]);
    expect(others.get(58)!.excluded).toEqual([
      game(1, 12, 'white', 5, because('no-points')),
      game(5, 35, 'white', 0, because('outside-fide')),
    ]);
  });

  it('1.4.2c looks at the last round alone, and at the last that was played where more were played than announced', () => {
    const lostAtLast = (announced: number, rounds = ROUNDS) =>
      normRecordsOf(event(PLAYERS, rounds, announced), everybodyHasPoints).get(71)!.lostAtLast;
    expect(lostAtLast(6)).toBeNull();
    expect(lostAtLast(4)).toEqual(game(5, 12, 'white', 0));
    // 1.4.2a: the last opponent has to be of a federation of FIDE.
    const outside = ROUNDS.with(4, ['71-35 forfeit-white-wins']);
    expect(lostAtLast(5, outside)).toBeNull();
  });
});

describe('1.4.2b: who has no point from games against rated players', () => {
  const FOUR = [
    player(71, 'NOR', 2391),
    player(23, 'SWE', 0),
    player(58, 'POL', 0, { laterRatings: [{ fromRound: 2, rating: 1800 }] }),
    player(12, 'DEN', 0),
  ];
  const without = (...rounds: readonly (readonly string[])[]) => {
    const isScoreless = scorelessAmongRated(event(FOUR, rounds, 9));
    return [71, 23, 58, 12].filter(isScoreless);
  };

  it('is every unrated player who has not taken one, and no rated player', () => {
    expect(without()).toEqual([23, 58, 12]);
    expect(without(['71-23 white-wins', '58-12 draw'])).toEqual([23, 58, 12]);
    expect(without(['71-23 draw', '58-12 open'])).toEqual([58, 12]);
    expect(without(['23-71 white-wins', '58-12 draw'])).toEqual([58, 12]);
    expect(without(['23-71 black-wins', '12-58 draw'])).toEqual([23, 58, 12]);
  });

  it('looks at who is rated in the round of the game', () => {
    // 58 has a rating from round 2 on.
    expect(without(['23 zero'], ['12-58 draw', '71-23 white-wins'])).toEqual([23, 58]);
    expect(without(['23 zero'], ['58-12 black-wins', '71-23 white-wins'])).toEqual([23, 58]);
  });

  it('takes no point by forfeit or without a move, and the result for rating where it differs', () => {
    expect(without(['23-71 forfeit-white-wins', '58 pab'])).toEqual([23, 58, 12]);
    expect(without(['71-12 unrated-black-wins', '58 pab'])).toEqual([23, 58, 12]);
    expect(without(['71-12 draw white-wins'])).toEqual([23, 58, 12]);
    expect(without(['71-12 white-wins draw'])).toEqual([23, 58]);
  });
});
