import { describe, expect, it } from 'vitest';
import {
  blankPlayer,
  readTrf,
  recordedTeamRankDifferences,
  teamEventOf,
  teamStandingsOf,
  teamWorkingOf,
  type Round,
  type TeamEvent,
  type Tournament,
} from '../../src-engine/index.ts';
import { eventOf } from './event.ts';
import { EVENT, TOURNAMENT } from './four-teams.ts';
import { TEAM_REPORT } from './team-report.ts';

function values(code: string, changes: Partial<TeamEvent> = {}): Record<number, number> {
  const { rows } = teamStandingsOf(TOURNAMENT, { ...EVENT, ...changes }, { tieBreaks: [code], text: '2026' });
  return Object.fromEntries(rows.map(({ team, values: [value] }) => [team, value!.value / value!.scale]));
}

describe('scores of teams', () => {
  it('come from the boards and from forfeited matches', () => {
    const { rows } = teamStandingsOf(TOURNAMENT, EVENT, { tieBreaks: ['MPvGP'] });
    expect(rows.map(({ team, matchPoints, gamePoints }) => [team, matchPoints, gamePoints])).toEqual([
      [1, 40, 40],
      [3, 40, 35],
      [2, 30, 35],
      [4, 10, 10],
    ]);
  });

  it('rank by game points where they are the primary score', () => {
    const { rows } = teamStandingsOf(TOURNAMENT, { ...EVENT, primary: 'GP' }, { tieBreaks: ['MPvGP'] });
    expect(rows.map(({ team }) => team)).toEqual([1, 3, 2, 4]);
    expect(rows[1]!.values[0]!.shown).toBe('4.0');
  });

  it('give the only team without match the pairing-allocated bye where the report names none', () => {
    const three = { ...TOURNAMENT, teams: TOURNAMENT.teams.slice(0, 3) };
    const silent = { ...EVENT, forfeits: [], recordedRanks: [] };
    const { rows } = teamStandingsOf(three, silent, { tieBreaks: [], afterRound: 3 });
    // Team 1 has no match in round 3: one match point and half of the boards.
    const first = rows.find(({ team }) => team === 1)!;
    expect([first.matchPoints, first.gamePoints]).toEqual([20 + 10, 20 + 10]);
  });
});

describe('12 boards', () => {
  it('12.1 BC multiplies points by board numbers, the smaller sum first', () => {
    // Team 1: 1½ on board 1, ½ on board 2, and a forfeited match with a point on both.
    expect(values('BC')).toEqual({ 1: 1.5 + 2 * 0.5 + 3, 2: 2 + 2 * 1.5, 3: 1.5 + 2 * 2, 4: 0 + 2 * 1 });
  });

  it('12.1 BC orders teams with the same number of game points only', () => {
    // Teams 2 and 3 share 3½ game points; 1 and 3 share 4 match points and differ in game points.
    const sharedRanks = (primary: 'MP' | 'GP'): number[] =>
      teamStandingsOf(TOURNAMENT, { ...EVENT, primary }, { tieBreaks: ['BC'] }).rows.map(
        ({ sharedRank }) => sharedRank,
      );
    expect(sharedRanks('MP')).toEqual([1, 1, 3, 4]);
    expect(sharedRanks('GP')).toEqual([1, 2, 3, 4]);
  });

  it('12 counts a pairing-allocated bye as a win on every board, whatever it brought', () => {
    const bye = { round: 3, team: 0, kind: 'pab', matchPoints: 10, gamePoints: 10 } as const;
    const changes = { byes: [bye], forfeits: [] };
    expect(values('BC', changes)[1]).toBe(1.5 + 2 * 0.5 + 3);
    expect(values('MPvGP', changes)[1]).toBe(2 + 1);
    const half = { ...changes, byes: [{ ...bye, kind: 'half' } as const] };
    expect(values('BC', half)[1]).toBe(1.5 + 2 * 0.5 + 1.5);
  });

  it('12.2 TBR compares board 1 first, 12.3 BBE leaves the last board out first', () => {
    const { rows } = teamStandingsOf(TOURNAMENT, EVENT, { tieBreaks: ['TBR', 'BBE'] });
    const shown = Object.fromEntries(
      rows.map(({ team, values: [top, bottom] }) => [team, [top!.shown, bottom!.shown]]),
    );
    expect(shown[1]).toEqual(['2.5 1.5', '2.5']);
    expect(shown[2]).toEqual(['2.0 1.5', '2.0']);
    expect(shown[3]).toEqual(['1.5 2.0', '1.5']);
    expect(rows.map(({ team }) => team)).toEqual([1, 3, 2, 4]);
  });
});

describe('13 extended tie-breaks', () => {
  it('13.2 ESB takes the opponents’ score of the first letter and own points of the second', () => {
    // Match points: T1 4, T2 3, T3 4, T4 1. Dummy of T1 in round 3: min(4, 1) = 1 match point.
    expect(values('EMMSB')[1]).toBe(2 * 3 + 0 * 4 + 2 * 1);
    expect(values('EMGSB')[1]).toBe(1.5 * 3 + 0.5 * 4 + 2 * 1);
    // Game points: T1 4, T2 3½, T3 3½, T4 1.
    expect(values('EGMSB')[1]).toBe(2 * 3.5 + 0 * 3.5 + 2 * 1);
    expect(values('EGGSB')[1]).toBe(1.5 * 3.5 + 0.5 * 3.5 + 2 * 1);
    expect(values('EGGSB/C1')[1]).toBe(1.5 * 3.5 + 0.5 * 3.5);
  });

  it('8.1 Buchholz is computed on either score', () => {
    expect(values('BH')[2]).toBe(4 + 1 + 4);
    expect(values('BH:GP')[2]).toBe(4 + 1 + 3.5);
    expect(values('BH:MP', { primary: 'GP' })[2]).toBe(4 + 1 + 4);
    expect(values('BH', { primary: 'GP' })[2]).toBe(4 + 1 + 3.5);
  });

  it('13.4 SSSC adds the Buchholz over the divisor, to two decimals', () => {
    // Three rounds of two match points over two boards: 6 / 2 = 3.
    expect(values('SSSC')[2]).toBe(3.5 + 3);
    expect(values('SSSC')[1]).toBe(4 + 2.67);
    expect(values('SSSC/K5')[2]).toBe(3.5 + 1.8);
  });

  it('13.3 EDE ranks by match points among each other', () => {
    const { rows } = teamStandingsOf(TOURNAMENT, EVENT, { tieBreaks: ['EDE'] });
    expect(rows.map(({ team, values: [value] }) => [team, value!.shown])).toEqual([
      [3, '1'],
      [1, '2'],
      [2, ''],
      [4, ''],
    ]);
  });

  it('13.3.2 compares the boards of two teams that drew their match', () => {
    // Two teams, one match: A wins on board 1, B on board 2.
    const pair: Tournament = {
      ...eventOf(['3w1', '4b0', '1b0', '2w1'], { rules: { rounds: 1 } }),
      teams: [
        { name: 'A', players: [1, 2] },
        { name: 'B', players: [3, 4] },
      ],
    };
    const event = { ...EVENT, forfeits: [], recordedRanks: [] };
    const firstBy = (code: string, lotSeed: number): number[] => {
      const drawn = { ...pair, rules: { ...pair.rules, lotSeed } };
      return teamStandingsOf(drawn, event, { tieBreaks: [code] }).rows.map(({ team }) => team);
    };
    // Whatever the lot says: it is not drawn.
    for (const lotSeed of [1, 2, 3, 4, 5, 6])
      for (const code of ['EDEBT', 'EDEBB', 'EDET', 'EDEB']) expect(firstBy(code, lotSeed)).toEqual([1, 2]);
    const { rows } = teamStandingsOf(pair, event, { tieBreaks: ['EDE'] });
    expect(rows.every(({ sharedRank }) => sharedRank === 1)).toBe(true);
  });

  it('13.3.2 looks at board 1 first by TBR, and leaves the last board out first by BBE', () => {
    // A wins on boards 1 and 4, B on 2 and 3: board counts are equal too.
    const drawn: Tournament = {
      ...eventOf(['5w1', '6w0', '7w0', '8w1', '1b0', '2b1', '3b1', '4b0'], { rules: { rounds: 1 } }),
      teams: [
        { name: 'A', players: [1, 2, 3, 4] },
        { name: 'B', players: [5, 6, 7, 8] },
      ],
    };
    const event = { ...EVENT, boards: 4, forfeits: [], recordedRanks: [] };
    const orderBy = (code: string) =>
      teamStandingsOf(drawn, event, { tieBreaks: [code] }).rows.map(({ team }) => team);
    expect([orderBy('EDET'), orderBy('EDEBT')]).toEqual([
      [1, 2],
      [1, 2],
    ]);
    expect([orderBy('EDEB'), orderBy('EDEBB')]).toEqual([
      [2, 1],
      [2, 1],
    ]);
  });

  it('13.3.2 leaves two teams together whose boards are equal; a board without a player makes no points', () => {
    // A has a second player, who has nobody to meet; B comes with one.
    const drawn: Tournament = {
      ...eventOf(['3w=', 'Z', '1b=', 'Z'], { rules: { rounds: 1 } }),
      teams: [
        { name: 'A', players: [1, 2] },
        { name: 'B', players: [3, 4] },
      ],
    };
    const lineups = [{ round: 1, team: 0, players: [1, 2] }];
    const event = { ...EVENT, lineups, forfeits: [], recordedRanks: [] };
    const ranksBy = (code: string) =>
      teamStandingsOf(drawn, event, { tieBreaks: [code] }).rows.map(({ sharedRank }) => sharedRank);
    expect(['EDEBT', 'EDEBB', 'EDET', 'EDEB'].map(ranksBy)).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
  });

  it('13.3 begins anew with those who are still tied after the secondary score has parted them', () => {
    // All against all on four boards, every team 3 match points. Game points part A B from C D; each of these two matches was
    // drawn, with a win on board 1.
    const MATCHES: readonly (readonly [
      round: number,
      one: number,
      other: number,
      points: readonly number[],
    ])[] = [
      [1, 0, 1, [1, 1, 0, 0]],
      [1, 2, 3, [1, 1, 0, 0]],
      [2, 0, 2, [1, 1, 1, 1]],
      [2, 1, 3, [1, 1, 1, 1]],
      [3, 0, 3, [0.5, 0.5, 0.5, 0]],
      [3, 1, 2, [0.5, 0.5, 0.5, 0]],
    ];
    const seat = (team: number, board: number) => 4 * team + board + 1;
    const rounds = [1, 2, 3].map((number): Round => ({
      ...TOURNAMENT.rounds[0]!,
      boards: MATCHES.filter(([round]) => round === number).flatMap(([, one, other, points]) =>
        points.map((won, board) => ({
          white: seat(one, board),
          black: seat(other, board),
          result: won === 1 ? 'white-wins' : won === 0 ? 'black-wins' : 'draw',
          ratedAs: null,
        })),
      ),
      unpaired: [],
    }));
    const four: Tournament = {
      ...TOURNAMENT,
      players: Array.from({ length: 16 }, (_, index) => ({
        ...blankPlayer(index + 1, `Player ${index + 1}`),
        tpn: index + 1,
      })),
      rounds,
      teams: [0, 1, 2, 3].map((team) => ({
        name: `Team ${team + 1}`,
        players: [0, 1, 2, 3].map((board) => seat(team, board)),
      })),
    };
    const event: TeamEvent = { ...EVENT, boards: 4, forfeits: [], recordedRanks: [] };
    for (const lotSeed of [1, 2, 3, 4]) {
      const { rows } = teamStandingsOf({ ...four, rules: { ...four.rules, lotSeed } }, event, {
        tieBreaks: ['EDET'],
      });
      expect(rows.map(({ team, sharedRank }) => [team, sharedRank])).toEqual([
        [1, 1],
        [2, 2],
        [3, 3],
        [4, 4],
      ]);
    }
  });

  it('10 leaves rating tie-breaks out', () => {
    const { problems } = teamStandingsOf(TOURNAMENT, EVENT, { tieBreaks: ['ARO', 'EMMSB'] });
    expect(problems).toEqual([{ code: 'players-only', text: 'ARO', article: 'C.07 10' }]);
  });
});

describe('working of teams', () => {
  const workingOf = (team: number, code: string) => {
    const outcome = teamWorkingOf(TOURNAMENT, EVENT, team, code, { text: '2026' });
    if (!outcome.ok) throw new Error(outcome.failure.code);
    return outcome.value;
  };

  it('adds up to the value, in the score of the tie-break', () => {
    for (const code of ['BH', 'BH:GP/C1', 'EMMSB', 'EMGSB/C1', 'BC', 'PS', 'WIN']) {
      for (const team of [1, 2, 3, 4]) {
        const { lines, value } = workingOf(team, code);
        const sum = lines.filter(({ cut }) => cut === null).reduce((total, { amount }) => total + amount, 0);
        expect(sum).toBe(value.value);
        expect(value.value / value.scale).toBe(values(code)[team]);
      }
    }
  });

  it('names the forfeited match and its dummy', () => {
    expect(workingOf(1, 'EMMSB').lines[2]).toMatchObject({
      opponent: 4,
      treatment: 'dummy-opponent-cap',
      article: '16.4.1',
      amount: 200,
    });
  });

  it('shows the boards, and the separate standings with their score', () => {
    expect(workingOf(2, 'TBR').boards).toEqual([20, 15]);
    expect(workingOf(1, 'EDE').encounters).toEqual([
      {
        article: '6.2',
        scale: 10,
        scoreType: 'MP',
        rows: [
          { player: 3, sum: 20, met: 1 },
          { player: 1, sum: 0, met: 1 },
        ],
      },
    ]);
  });

  it('fails for a team that is not there and for ratings', () => {
    expect(teamWorkingOf(TOURNAMENT, EVENT, 9, 'BH')).toMatchObject({ failure: { code: 'no-such-team' } });
    expect(teamWorkingOf(TOURNAMENT, EVENT, 1, 'ARO')).toMatchObject({ failure: { code: 'players-only' } });
  });
});

describe('TRF26 299 for teams', () => {
  const penalty = { round: 2, matchPoints: -10, gamePoints: 5, teams: [2] };
  const scores = (afterRound: number) =>
    Object.fromEntries(
      teamStandingsOf(
        TOURNAMENT,
        { ...EVENT, adjustments: [penalty] },
        { tieBreaks: [], afterRound },
      ).rows.map(({ team, matchPoints, gamePoints }) => [team, [matchPoints, gamePoints]]),
    );

  it('adds a bonus or takes a penalty once, from its round on', () => {
    expect(scores(3)).toEqual({ 1: [40, 40], 2: [30, 35], 3: [30, 40], 4: [10, 10] });
    expect(scores(2)[3]).toEqual([30 - 10, 25 + 5]);
    expect(scores(1)[3]).toEqual([10, 10]);
  });

  it('is for every team where the record names none', () => {
    const { rows } = teamStandingsOf(
      TOURNAMENT,
      { ...EVENT, adjustments: [{ ...penalty, teams: [] }] },
      { tieBreaks: [] },
    );
    expect(
      Object.fromEntries(rows.map(({ team, matchPoints, gamePoints }) => [team, [matchPoints, gamePoints]])),
    ).toEqual({ 1: [30, 45], 2: [20, 40], 3: [30, 40], 4: [0, 15] });
  });

  it('changes what opponents get from the team', () => {
    expect(values('EMMSB', { adjustments: [penalty] })[2]).toBe(0 * 4 + 2 * 1 + 1 * 3);
  });

  it('is read from a report where teams are paired, but for what sets a kind of result', () => {
    const lines = ['299 +    1.5   2.0   2    2    3', '299     -1.0         0    1'];
    const found = readTrf([TEAM_REPORT, ...lines].join('\r\n'));
    if (!found.ok) throw new Error(found.failure.code);
    expect(teamEventOf(found.value.tournament)!.adjustments).toEqual([
      { round: 0, matchPoints: -10, gamePoints: 0, teams: [0] },
    ]);
  });
});

describe('recorded ranks of teams', () => {
  it('differ where the file does not follow its tie-breaks', () => {
    const found = (code: string): number[] =>
      recordedTeamRankDifferences(TOURNAMENT, EVENT, { tieBreaks: [code] }).differences.map(
        ({ team }) => team,
      );
    expect(found('EDE')).toEqual([1, 2]);
    expect(recordedTeamRankDifferences(TOURNAMENT, EVENT, { tieBreaks: ['EDE'] }).compared).toBe(4);
  });

  it.each([
    ['MP', 40, 40],
    ['GP', 40, 35],
  ] as const)('are told with the points that rank the teams: %s', (primary, first, third) => {
    // The second and the last team are where the file has them.
    const event = { ...EVENT, primary, recordedRanks: [2, 3, 1, 4] };
    const { differences } = recordedTeamRankDifferences(TOURNAMENT, event, { tieBreaks: ['MPvGP'] });
    expect(differences.map(({ team, recorded, points }) => [team, recorded, points])).toEqual([
      [1, 2, first],
      [3, 1, third],
    ]);
  });
});

describe('teams of a TRF26', () => {
  const reading = readTrf(TEAM_REPORT);
  if (!reading.ok) throw new Error(reading.failure.code);
  const event = teamEventOf(reading.value.tournament)!;

  it('are read with match points, byes, forfeits, board order and ranks', () => {
    expect(event).toEqual({
      boards: 2,
      matchWin: 30,
      matchDraw: 15,
      matchLoss: 5,
      primary: 'GP',
      byes: [
        { round: 2, team: 2, kind: 'pab', matchPoints: 15, gamePoints: 10 },
        { round: 2, team: 2, kind: 'half', matchPoints: 15, gamePoints: 10 },
      ],
      forfeits: [{ round: 2, white: 1, black: 0, winner: 'black' }],
      adjustments: [],
      lineups: [{ round: 1, team: 0, players: [2, 1] }],
      recordedRanks: [1, 2, 3],
    });
  });

  it('are null for an event without teams', () => {
    expect(teamEventOf(eventOf(['U']))).toBeNull();
  });
});
