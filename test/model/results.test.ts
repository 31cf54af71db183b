/** Results, cells, points and rounds, each told apart from its neighbours. */
import { describe, expect, it } from 'vitest';
import { inBoardOrderBy, compareBoards, type BoardSide } from '../../src-engine/model/board-order.ts';
import { cellsOf, pointsAfter, pointsOfCell } from '../../src-engine/model/cells.ts';
import { completeCycles } from '../../src-engine/model/complete-schedule.ts';
import { blankPlayer } from '../../src-engine/model/player.ts';
import {
  CELL_CODES,
  codeOf,
  GAME_RESULTS,
  isArranged,
  isPlayed,
  isPlayedCode,
  isWaiting,
  resultOfCodes,
  signOfCode,
  UNPAIRED_KINDS,
  type GameResult,
} from '../../src-engine/model/result.ts';
import { drawOf, lossOf, pointsOfCode, winOf, type Scoring } from '../../src-engine/model/scoring.ts';
import { officialInRound, ratingInRound } from '../../src-engine/model/tournament-rating.ts';
import {
  BLANK_TOURNAMENT,
  draftedRounds,
  hasBoard,
  NEVER_ON_A_WALL,
  newestPlayedRound,
  openGames,
  publishedPart,
  publishedRounds,
  startPositionIn,
  type Round,
  type Tournament,
} from '../../src-engine/model/tournament.ts';

/** Result, White's and Black's letters, what they are on a chart, whether it was played, whether it waits. */
const RESULTS: readonly (readonly [GameResult, string, string, played: boolean, waits: boolean])[] = [
  ['open', '', ' ', false, true],
  ['white-wins', '10', '1 0', true, false],
  ['draw', '==', '½ ½', true, false],
  ['black-wins', '01', '0 1', true, false],
  ['white-draws-black-loses', '=0', '½ 0', true, false],
  ['white-loses-black-draws', '0=', '0 ½', true, false],
  ['both-lose', '00', '0 0', true, false],
  ['unrated-white-wins', 'WL', '1 0', true, false],
  ['unrated-draw', 'DD', '½ ½', true, false],
  ['unrated-black-wins', 'LW', '0 1', true, false],
  ['forfeit-white-wins', '+-', '1F 0F', false, false],
  ['forfeit-black-wins', '-+', '0F 1F', false, false],
  ['forfeit-both-lose', '--', '0F 0F', false, false],
  ['adjourned', '??', ' ', true, true],
];

describe('C.04.2 3.1, 3.4, 3.5 results', () => {
  it.each(RESULTS)(
    '%s is %j in a report and %j on a chart; played: %s, waiting: %s',
    (result, letters, signs, played, waits) => {
      const [white, black] = [codeOf(result, 'white'), codeOf(result, 'black')];
      expect([white, black].map((code) => code ?? '').join('')).toBe(letters);
      expect([signOfCode(white), signOfCode(black)].join(' ')).toBe(signs);
      expect([isPlayed(result), isWaiting(result)]).toEqual([played, waits]);
      if (white !== null && black !== null) expect(resultOfCodes(white, black)).toBe(result);
    },
  );

  it('are all in this table, and two letters that no game has are none', () => {
    expect(RESULTS.map(([result]) => result)).toEqual(GAME_RESULTS);
    expect([resultOfCodes('1', '1'), resultOfCodes('+', '0'), resultOfCodes('H', '-')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('letters of a game that took place, and byes that were arranged before the round', () => {
    expect(CELL_CODES.filter(isPlayedCode).join('')).toBe('1=0WDL?');
    expect(UNPAIRED_KINDS.filter(isArranged)).toEqual(['full', 'half', 'zero']);
    expect(CELL_CODES.map(signOfCode)).toEqual([
      '1',
      '½',
      '0',
      '1',
      '½',
      '0',
      '1F',
      '0F',
      '',
      '',
      '',
      '',
      '',
    ]);
  });
});

/** Every value is another one. */
const SCORING: Scoring = {
  ...{ whiteWin: 31, blackWin: 32, whiteDraw: 13, blackDraw: 14, whiteLoss: 5, blackLoss: 6 },
  ...{
    forfeitWin: 27,
    forfeitLoss: 8,
    pairingAllocatedBye: 19,
    fullBye: 30,
    halfBye: 11,
    zeroBye: 2,
    unknown: 12,
  },
};

function roundOf(
  boards: readonly (readonly [number, number, GameResult])[],
  changes: Partial<Round> = {},
): Round {
  return {
    ...NEVER_ON_A_WALL,
    boards: boards.map(([white, black, result]) => ({ white, black, result, ratedAs: null })),
    unpaired: [],
    system: '',
    ...changes,
  };
}

/** Registered in this order, so that places and identities differ. */
function eventOf(ids: readonly number[], rounds: readonly Round[]): Tournament {
  return {
    ...BLANK_TOURNAMENT,
    rules: { ...BLANK_TOURNAMENT.rules, scoring: SCORING },
    players: ids.map((id) => ({ ...blankPlayer(id, `Player ${id}`), adjustment: id === 4 ? -7 : 0 })),
    rounds,
  };
}

describe('points', () => {
  it('of each letter are those of its colour', () => {
    const of = (colour: 'white' | 'black') =>
      CELL_CODES.map((code) => pointsOfCode(code, colour, SCORING)).join(' ');
    expect(of('white')).toBe('31 13 5 31 13 5 27 8 11 30 19 2 12');
    expect(of('black')).toBe('32 14 6 32 14 6 27 8 11 30 19 2 12');
    expect([winOf(SCORING), drawOf(SCORING), lossOf(SCORING)]).toEqual([32, 14, 5]);
  });

  it('of an open game are none, of an absence without an entry those of a zero-point bye', () => {
    expect(pointsOfCell({ opponent: 3, colour: 'white', code: null }, SCORING)).toBe(0);
    expect(pointsOfCell({ opponent: 0, colour: null, code: null }, SCORING)).toBe(2);
    expect(pointsOfCell({ opponent: 3, colour: 'black', code: '1' }, SCORING)).toBe(32);
  });

  it('after each round come from both sides of the boards, the byes and the adjustment', () => {
    const event = eventOf(
      [4, 2, 9, 5],
      [
        roundOf([[4, 2, 'white-wins']], { unpaired: [{ player: 9, kind: 'half' }] }),
        roundOf([
          [9, 4, 'draw'],
          [5, 2, 'forfeit-black-wins'],
        ]),
      ],
    );
    expect([...pointsAfter(event, 0)]).toEqual([
      [4, -7],
      [2, 0],
      [9, 0],
      [5, 0],
    ]);
    expect([...pointsAfter(event, 1)]).toEqual([
      [4, 24],
      [2, 6],
      [9, 11],
      [5, 2],
    ]);
    expect([...pointsAfter(event, 2)]).toEqual([
      [4, 38],
      [2, 33],
      [9, 24],
      [5, 10],
    ]);
    expect(cellsOf(event).get(2)).toEqual([
      { opponent: 4, colour: 'black', code: '0' },
      { opponent: 5, colour: 'black', code: '+' },
    ]);
    expect(cellsOf(event, 1).get(9)).toEqual([{ opponent: 0, colour: null, code: 'H' }]);
    expect(cellsOf(event, 1).get(5)).toEqual([{ opponent: 0, colour: null, code: null }]);
  });
});

describe('rounds on the wall', () => {
  const [up, draft] = [roundOf([[4, 2, 'draw']]), roundOf([[9, 4, 'open']], { stage: 'draft' })];
  const checked = roundOf([[9, 5, 'open']], { stage: 'checked' });

  it('end before the first draft; drafts are discarded from the last one on', () => {
    const event = eventOf([4, 2, 9, 5], [up, up, checked, draft]);
    expect([publishedRounds(event), draftedRounds(event)]).toEqual([2, [4, 3]]);
    expect(publishedRounds(eventOf([4], [up, up]))).toBe(2);
    expect(draftedRounds(eventOf([4], [up]))).toEqual([]);
    expect(publishedPart(eventOf([4, 9], [up, draft])).rounds).toEqual([up]);
    expect(publishedPart(eventOf([4, 9], [up])).rounds).toEqual([up]);
  });

  it('the newest with a result, the games that wait, and who has a board', () => {
    const open = roundOf([
      [4, 2, 'open'],
      [9, 5, 'adjourned'],
      [1, 3, 'draw'],
    ]);
    expect(openGames(open)).toBe(2);
    expect(newestPlayedRound(eventOf([4], [up, open, draft]))).toBe(2);
    expect(newestPlayedRound(eventOf([4], [draft]))).toBe(0);
    expect([4, 2, 5, 7].map((id) => hasBoard(open, id))).toEqual([true, true, true, false]);
  });

  it('Chess960: the position of its own round', () => {
    const event = {
      ...eventOf([4], []),
      startPositions: [
        { round: 2, number: 518 },
        { round: 3, number: 0 },
      ],
    };
    expect([1, 2, 3].map((round) => startPositionIn(event, round))).toEqual([null, 518, 0]);
  });
});

describe('C.04.2 3.6 the order of two boards', () => {
  const side = (score: number, number: number): BoardSide => ({ score, number });
  it.each([
    ['the score of the higher ranked', [side(20, 9), side(0, 1)], [side(15, 2), side(15, 3)]],
    ['then the sum of both', [side(20, 9), side(15, 8)], [side(20, 1), side(10, 2)]],
    ['then the number of the higher ranked', [side(20, 2), side(20, 9)], [side(20, 3), side(20, 4)]],
    [
      'who has more points is the higher ranked, whatever the number',
      [side(5, 1), side(20, 5)],
      [side(20, 6), side(5, 2)],
    ],
  ] as const)('goes by %s', (_, first, second) => {
    for (const [a, b] of [first, [first[1], first[0]] as const].map((board) => [board, second] as const)) {
      expect(compareBoards(a, b)).toBeLessThan(0);
      expect(compareBoards(b, [second[1], second[0]])).toBe(compareBoards(b, second));
      expect(compareBoards(second, a)).toBeGreaterThan(0);
    }
  });

  it('holds for lists of pairs, and does not change the list', () => {
    const sides = new Map([
      [7, side(10, 1)],
      [3, side(20, 2)],
      [5, side(20, 3)],
      [8, side(0, 4)],
    ]);
    const boards = [
      { white: 7, black: 8 },
      { white: 5, black: 3 },
    ];
    expect(inBoardOrderBy(boards, (id) => sides.get(id)!)).toEqual([boards[1], boards[0]]);
    expect(boards[0]!.white).toBe(7);
  });
});

describe('whole round robins', () => {
  /** Everybody against everybody once, players numbered from 11; `twice` with the colours turned. */
  function circle(players: number, cycles: number): Round[] {
    const places = players + (players % 2);
    return Array.from({ length: cycles * (places - 1) }, (_, round) =>
      roundOf(
        Array.from({ length: places / 2 }, (__, index): readonly [number, number] => {
          const at = (place: number) => 11 + ((place + round) % (places - 1));
          return index === 0 ? [10 + places, at(0)] : [at(index), at(places - 1 - index)];
        })
          .filter((pair) => players === places || !pair.includes(10 + places))
          .map(([a, b]): readonly [number, number, GameResult] =>
            round < places - 1 ? [a, b, 'draw'] : [b, a, 'draw'],
          ),
      ),
    );
  }

  it.each([
    [5, 1],
    [6, 1],
    [5, 2],
    [6, 2],
    [6, 3],
  ])('of %i players in %i cycles', (players, cycles) => {
    const rounds = circle(players, cycles);
    expect(completeCycles(players, rounds)).toBe(cycles);
    expect(completeCycles(players, rounds.slice(1))).toBe(0);
    expect(completeCycles(players + 1, rounds)).toBe(0);
    const [first, ...others] = rounds;
    expect(completeCycles(players, [{ boards: first!.boards.slice(1) }, ...others])).toBe(0);
    expect(completeCycles(players, [others[0]!, ...others])).toBe(0);
  });

  it('are none of four players, and without rounds', () => {
    expect([completeCycles(4, circle(4, 1)), completeCycles(6, [])]).toEqual([0, 0]);
  });
});

describe('B.01 1.1.4 ratings from a round on', () => {
  const player = {
    ...blankPlayer(1, 'Late, Rating'),
    rating: 2000,
    official: 1990,
    national: {
      ...{ federation: 'GER', sex: '', title: '', name: '', rating: 2150 },
      origin: '',
      nationalId: '',
      birth: '',
    },
    laterRatings: [
      { fromRound: 6, rating: 2100 },
      { fromRound: 3, rating: 2050 },
    ],
  };

  it('are those of the newest list up to the round', () => {
    expect([2, 3, 5, 6, 9].map((round) => officialInRound(player, round))).toEqual([
      1990, 2050, 2050, 2100, 2100,
    ]);
    const counting = (method: 'FIDE' | 'HBFN' | 'LBFN' | 'OTHER') =>
      [2, 3, 6].map((round) => ratingInRound(player, round, method));
    expect(counting('FIDE')).toEqual([2000, 2050, 2100]);
    expect(counting('HBFN')).toEqual([2000, 2150, 2150]);
    expect(counting('LBFN')).toEqual([2000, 2050, 2100]);
    expect(counting('OTHER')).toEqual([2000, 2000, 2000]);
  });
});
