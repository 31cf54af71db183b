/** C.07 11–13, 15, 16: rounds of teams in match points, game points and points on each board. */
import { describe, expect, it } from 'vitest';
import { STANDARD_SCORING } from '../../src-engine/index.ts';
import type { TableOptions } from '../../src-engine/tiebreaks/player-table.ts';
import { teamTablesOf } from '../../src-engine/tiebreaks/team-table.ts';
import { occasionOf, type Occasion } from './matches.ts';

/** Every kind of round; a win by forfeit brings 8 tenths, and counts like a game on its board. */
const MADE = occasionOf(
  5,
  ['1 3 10=. 1', '2 0 ==== 4', '2 1 ---- 2', '3 4 WWNL 1', '4 2 1?1= 0', '4 3 NNNN 4'],
  { matchWin: 30, matchDraw: 15, matchLoss: 5 },
);
const OCCASION: Occasion = {
  tournament: {
    ...MADE.tournament,
    rules: { ...MADE.tournament.rules, scoring: { ...STANDARD_SCORING, forfeitWin: 8 }, rounds: 6 },
  },
  event: {
    ...MADE.event,
    forfeits: [...MADE.event.forfeits, { round: 3, white: 0, black: 3, winner: null }],
    byes: [
      { round: 1, team: 0, kind: 'half', matchPoints: 15, gamePoints: 16 },
      { round: 1, team: 2, kind: 'pab', matchPoints: 15, gamePoints: 20 },
      { round: 2, team: 3, kind: 'full', matchPoints: 30, gamePoints: 32 },
      { round: 4, team: 1, kind: 'zero', matchPoints: 0, gamePoints: 0 },
    ],
    adjustments: [
      { round: 0, matchPoints: -10, gamePoints: 0, teams: [2] },
      { round: 3, matchPoints: 0, gamePoints: 5, teams: [] },
      { round: 5, matchPoints: 70, gamePoints: 90, teams: [0] },
    ],
  },
};

function told({ tournament, event }: Occasion, score: 'MP' | 'GP', options: TableOptions = {}) {
  return teamTablesOf(tournament, event, options).tables[score].participants.map(
    ({ id, tpn, name, score: points, adjustment, entries }) => [
      `${id} ${tpn} ${name} ${points} ${adjustment}`,
      ...entries.map(({ kind, opponent, colour, points: brought, outcome, forfeit }) =>
        [kind, opponent, colour, brought, outcome, ...(forfeit ? ['forfeit'] : [])].join(' '),
      ),
    ],
  );
}

describe('the rounds of teams', () => {
  it('are in match points what matches, forfeited matches and byes brought', () => {
    expect(told(OCCASION, 'MP')).toEqual([
      [
        '1 1 Team 0 35 0',
        'half-bye -1  15 ',
        'played 4 white 15 draw',
        'forfeit-loss 3 white 5  forfeit',
        'open 2 black 0 ',
      ],
      [
        '2 2 Team 1 40 0',
        'played 3 black 30 win',
        'forfeit-loss 2 white 5  forfeit',
        'forfeit-loss 4 black 5  forfeit',
        'zero-bye -1  0 ',
      ],
      [
        '3 3 Team 2 35 -10',
        'pab -1  15 ',
        'forfeit-win 1 black 30  forfeit',
        'zero-bye -1  0 ',
        'open 0 white 0 ',
      ],
      [
        '4 4 Team 3 45 0',
        'played 1 white 5 loss',
        'full-bye -1  30 ',
        'forfeit-loss 0 black 5  forfeit',
        'forfeit-loss 4 white 5  forfeit',
      ],
      [
        '5 5 Team 4 50 0',
        'zero-bye -1  0 ',
        'played 0 black 15 draw',
        'forfeit-win 1 white 30  forfeit',
        'forfeit-loss 3 black 5  forfeit',
      ],
    ]);
  });

  it('are in game points what the boards brought, with forfeits as the event counts them', () => {
    expect(told(OCCASION, 'GP')).toEqual([
      [
        '1 1 Team 0 46 5',
        'half-bye -1  16 ',
        'played 4 white 20 draw',
        'forfeit-loss 3 white 0  forfeit',
        'open 2 black 5 ',
      ],
      [
        '2 2 Team 1 36 5',
        'played 3 black 23 win',
        'forfeit-loss 2 white 0  forfeit',
        'forfeit-loss 4 black 8  forfeit',
        'zero-bye -1  0 ',
      ],
      [
        '3 3 Team 2 90 5',
        'pab -1  20 ',
        'forfeit-win 1 black 40  forfeit',
        'zero-bye -1  0 ',
        'open 0 white 25 ',
      ],
      [
        '4 4 Team 3 52 5',
        'played 1 white 15 loss',
        'full-bye -1  32 ',
        'forfeit-loss 0 black 0  forfeit',
        'forfeit-loss 4 white 0  forfeit',
      ],
      [
        '5 5 Team 4 41 5',
        'zero-bye -1  0 ',
        'played 0 black 20 draw',
        'forfeit-win 1 white 16  forfeit',
        'forfeit-loss 3 black 0  forfeit',
      ],
    ]);
  });

  it('12 are on the boards with forfeits as games, the bye as wins, and other points spread evenly', () => {
    const { boardPoints, boards, primary } = teamTablesOf(OCCASION.tournament, OCCASION.event);
    expect([boards, primary]).toEqual([4, 'MP']);
    const [none, wins] = [
      [0, 0, 0, 0],
      [10, 10, 10, 10],
    ];
    expect(boardPoints).toEqual([
      [[4, 4, 4, 4], [5, 5, 5, 5], none, [0, 0, 0, 5]],
      [[0, 10, 5, 10], none, [0, 0, 0, 10], none],
      [wins, wins, none, [10, 0, 10, 5]],
      [[10, 0, 5], [8, 8, 8, 8], none, none],
      [none, [5, 5, 5, 5], [10, 10, 0, 0], none],
    ]);
  });

  it('are worth a match, or as many games as there are boards', () => {
    const { MP, GP } = teamTablesOf(OCCASION.tournament, OCCASION.event, {
      afterRound: 3,
      text: '2024',
    }).tables;
    const [of, ofGames] = [MP, GP].map(({ participants: _, ...rest }) => rest);
    const event = { text: '2024', rounds: 3, totalRounds: 6, predetermined: false, leavesUnratedOut: false };
    expect(of).toEqual({
      ...event,
      win: 30,
      draw: 15,
      loss: 5,
      leastWin: 30,
      drawAs: { white: 15, black: 15 },
    });
    expect(ofGames).toEqual({
      ...event,
      win: 40,
      draw: 20,
      loss: 0,
      leastWin: 40,
      drawAs: { white: 20, black: 20 },
    });
    expect(MP.participants.map(({ entries }) => entries.length)).toEqual([3, 3, 3, 3, 3]);
  });

  it('15.2 are free without a match where the pairings were known beforehand', () => {
    const rounds = told(OCCASION, 'MP', { predetermined: true });
    // Byes that the report names stay.
    expect([rounds[2]![3], rounds[4]![1], rounds[0]![1]]).toEqual([
      'free -1  0 ',
      'free -1  0 ',
      'half-bye -1  15 ',
    ]);
  });
});

describe('a match without a game', () => {
  it('is won by both where both have the same points from it', () => {
    expect(told(occasionOf(2, ['1 0 WLWL 1']), 'MP')).toEqual([
      ['1 1 Team 0 10 0', 'forfeit-win 1 white 10  forfeit'],
      ['2 2 Team 1 10 0', 'forfeit-win 0 black 10  forfeit'],
    ]);
  });
});

describe('a report that names neither byes nor forfeited matches', () => {
  const silent = (teams: number) => teamTablesOf(...pairOf(occasionOf(teams, ['1 2 1=== 0', '2 1 111= 2'])));
  const pairOf = ({ tournament, event }: Occasion) => [tournament, event] as const;

  it('gives the only team without a match the pairing-allocated bye, worth a draw, and two of them nothing', () => {
    const rounds = (teams: number) =>
      (['MP', 'GP'] as const).map((score) =>
        silent(teams).tables[score].participants.map(({ entries }) =>
          entries.map(({ kind, points }) => `${kind} ${points}`),
        ),
      );
    expect(rounds(3)).toEqual([
      [
        ['played 0', 'pab 10'],
        ['pab 10', 'played 20'],
        ['played 20', 'played 0'],
      ],
      [
        ['played 15', 'pab 20'],
        ['pab 20', 'played 35'],
        ['played 25', 'played 5'],
      ],
    ]);
    expect(silent(3).boardPoints[1]![0]).toEqual([10, 10, 10, 10]);
    expect(rounds(4)[0]).toEqual([
      ['played 0', 'zero-bye 0'],
      ['zero-bye 0', 'played 20'],
      ['played 20', 'played 0'],
      ['zero-bye 0', 'zero-bye 0'],
    ]);
  });
});

describe('the boards of a match', () => {
  it('are those of the recorded line-up of the team in that round, with nothing on an empty one', () => {
    // Team 2 has the players 21 to 24; in round 2 it has White against team 0 and won on boards 1 and 3.
    const lines = ['1 2 1=0= 1', '2 2 101= 0'];
    const boards = (lineups: Occasion['event']['lineups']) => {
      const { tournament, event } = occasionOf(3, lines, { lineups });
      return teamTablesOf(tournament, event).boardPoints[2];
    };
    expect(boards([])).toEqual([
      [10, 5, 0, 5],
      [10, 0, 10, 5],
    ]);
    const lineups = [
      { round: 2, team: 2, players: [24, 23, 0, 22, 21] },
      { round: 2, team: 0, players: [44, 43, 42, 41] },
    ];
    expect(boards(lineups)).toEqual([
      [10, 5, 0, 5],
      [5, 10, 0, 0, 10],
    ]);
  });
});
