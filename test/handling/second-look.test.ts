/** Results that are worth a second look, and those that are not. */
import { describe, expect, it } from 'vitest';
import { secondLooks } from '../../src-engine/handling/second-look.ts';
import type { GameResult } from '../../src-engine/model/result.ts';
import { BLANK_FACTS, BLANK_STATE, type TournamentState } from '../../src-engine/model/state.ts';
import { BLANK_TOURNAMENT } from '../../src-engine/model/tournament.ts';
import { blankPlayer } from '../../src-engine/model/player.ts';

interface Game {
  readonly white: number;
  readonly black: number;
  readonly result: GameResult;
  /** Minutes after publication. */
  readonly after?: number;
}

const UP = Date.parse('2026-11-21T13:41:00Z');
const at = (minutes: number) => new Date(UP + minutes * 60_000).toISOString();

/** Round 2 with these games by their players' ratings; identities run backwards, round 1 is empty. */
function hall(games: readonly Game[]): TournamentState {
  const ids = (index: number) => ({ white: 900 - 2 * index, black: 899 - 2 * index });
  const published = { stage: 'published', unpaired: [], version: 1, handMade: false, system: '' } as const;
  return {
    ...BLANK_STATE,
    tournament: {
      ...BLANK_TOURNAMENT,
      players: games.flatMap(({ white, black }, index) => [
        { ...blankPlayer(ids(index).black, 'black'), tpn: 300 + index, rating: black },
        { ...blankPlayer(ids(index).white, 'white'), tpn: 500 + index, rating: white },
      ]),
      rounds: [
        { ...published, boards: [], publishedAt: at(-300) },
        {
          ...published,
          publishedAt: at(0),
          boards: games.map(({ result }, index) => ({ ...ids(index), result, ratedAs: null })),
        },
      ],
    },
    rounds: [
      BLANK_FACTS,
      {
        ...BLANK_FACTS,
        resultAt: games.map(({ after }) => (after === undefined ? '' : at(after))),
      },
    ],
  };
}

const looks = (...games: readonly Game[]) => secondLooks(hall(games), 2);
const EVEN = { white: 2000, black: 2000 } as const;
const OPEN = { ...EVEN, result: 'open' } as const;

describe('an upset', () => {
  it.each([
    [1599, 2000, 'white-wins', 401],
    [1600, 2000, 'white-wins', 400],
    [2000, 1600, 'black-wins', 400],
  ] as const)('is a win over 400 points more: %i – %i, %s', (white, black, result, by) => {
    expect(looks({ white, black, result })).toEqual([[{ kind: 'upset', by }]]);
  });

  it.each([
    [1601, 2000, 'white-wins'],
    [1500, 2000, 'black-wins'],
    [1500, 2000, 'draw'],
    [1500, 2000, 'forfeit-white-wins'],
    [0, 2000, 'white-wins'],
    [2000, 0, 'white-wins'],
  ] as const)('is not %i – %i, %s', (white, black, result) => {
    expect(looks({ white, black, result })).toEqual([[]]);
  });
});

describe('neighbours exchanged', () => {
  const blackFavourite = { white: 1900, black: 2000 } as const;
  const whiteFavourite = { white: 2100, black: 2000 } as const;

  it('fit the ratings only the other way round, each names the other', () => {
    expect(
      looks(
        OPEN,
        { ...blackFavourite, result: 'white-wins' },
        { ...whiteFavourite, result: 'black-wins' },
        { ...whiteFavourite, result: 'white-wins' },
      ),
    ).toEqual([[], [{ kind: 'swapped', with: 3 }], [{ kind: 'swapped', with: 2 }], []]);
  });

  it('are not two surprises of one kind, one surprise, small differences, or boards apart', () => {
    const white = { ...blackFavourite, result: 'white-wins' } as const;
    const black = { ...whiteFavourite, result: 'black-wins' } as const;
    for (const games of [
      [white, white],
      [white, { ...whiteFavourite, result: 'white-wins' }],
      [white, { white: 2099, black: 2000, result: 'black-wins' }],
      [white, OPEN, black],
      [white, { ...whiteFavourite, result: 'draw' }],
    ] as const)
      expect(looks(...games).flat()).toEqual([]);
  });
});

describe('quick games on the first boards', () => {
  const draw = (after: number): Game => ({ ...EVEN, result: 'draw', after });
  const open = (count: number): Game[] => Array.from({ length: count }, () => OPEN);

  it('are named with their minutes, up to twenty', () => {
    expect(looks(draw(9.5), draw(19.9), draw(20), ...open(3))).toEqual([
      [{ kind: 'quick', minutes: 9 }],
      [{ kind: 'quick', minutes: 19 }],
      ...[[], [], [], []],
    ]);
  });

  it('may have taken less than a minute, and are none where the result is older than the pairings', () => {
    expect(looks(draw(0.5), OPEN, OPEN)[0]).toEqual([{ kind: 'quick', minutes: 0 }]);
    expect(looks(draw(-0.5), OPEN, OPEN)[0]).toEqual([]);
  });

  it('board ten is one of them, board eleven is not; a forfeit is no game', () => {
    const games = [...open(9), draw(5), draw(5), ...open(9)];
    expect(looks(...games).flatMap((list, index) => (list.length > 0 ? [index + 1] : []))).toEqual([10]);
    expect(looks({ ...EVEN, result: 'forfeit-both-lose', after: 3 }, OPEN, OPEN).flat()).toEqual([]);
  });

  it('are those of the first ten boards of the round, whatever the numbers on their tables', () => {
    const state = hall([draw(7), ...open(9), draw(5), ...open(9)]);
    const [first, second] = state.tournament.rounds;
    const numbered = { ...second!, boardNumbers: second!.boards.map((_, index) => 101 + index) };
    const known = { ...state, tournament: { ...state.tournament, rounds: [first!, numbered] } };
    const none = Array<[]>(19).fill([]);
    expect(secondLooks(known, 2)).toEqual([[{ kind: 'quick', minutes: 7 }], ...none]);
  });

  it('are not named when most of the round is in: it was entered afterwards', () => {
    expect(looks(draw(3), draw(3), OPEN, OPEN).flat()).toHaveLength(2);
    expect(looks(draw(3), draw(3), draw(4), OPEN, OPEN).flat()).toEqual([]);
  });

  it('are not named without a time', () => {
    expect(looks({ ...EVEN, result: 'draw' }, OPEN, OPEN).flat()).toEqual([]);
  });
});

it('a round that is not paired has none', () => {
  expect(secondLooks(hall([]), 5)).toEqual([]);
});
