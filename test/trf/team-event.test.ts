/** What the records of a report say about a team event: matches, byes, forfeits, adjustments, line-ups and ranks. */
import { describe, expect, it } from 'vitest';
import { teamEventOf } from '../../src-engine/trf/team-event.ts';
import { player, read } from './lines.ts';

/** A record 310, with a rank where there is one. */
const team = (number: number, rank: number | null, ...players: readonly number[]) =>
  `310 ${String(number).padStart(3)} ${`Team ${number}`.padEnd(32)}${' '.repeat(28)}${String(rank ?? '').padStart(3)}  ${players
    .map((one) => String(one).padStart(4))
    .join(' ')}`.trimEnd();

const PLAYERS = [5, 6, 1, 2, 3, 4].map((number) => player(number, '0.0'));
/** The teams stand in the file from the last to the first. */
const TEAMS = [team(3, 1, 5, 6), team(2, null, 3, 4), team(1, 2, 1, 2)];

/** A record 299 in the columns as printed. */
const adjustment = (
  kind: string,
  matchPoints: string,
  points: string,
  round: string,
  ...teams: readonly number[]
) =>
  `299 ${kind.padEnd(3)}${matchPoints.padStart(4)}  ${points.padStart(4)}  ${round.padStart(3)}${teams
    .map((one) => ` ${String(one).padStart(4)}`)
    .join('')}`.trimEnd();

const eventOf = (...records: readonly string[]) =>
  teamEventOf(read('142 5', ...PLAYERS, ...TEAMS, ...records).tournament);
/** Of a report in which teams are paired. */
const paired = (...records: readonly string[]) => eventOf('192 FIDE_TEAM', ...records)!;

describe('TRF26 a team event', () => {
  it('is none where the report names no teams', () => {
    expect(teamEventOf(read(...PLAYERS, '192 FIDE_TEAM', '362 TW 3.0').tournament)).toBeNull();
  });

  it('has two match points for a match won, one for a draw, and one board, where nothing else is told', () => {
    expect(eventOf()).toEqual({
      ...{ boards: 1, matchWin: 20, matchDraw: 10, matchLoss: 0, primary: 'MP' },
      ...{ byes: [], forfeits: [], adjustments: [], lineups: [] },
      recordedRanks: [2, null, 1],
    });
  });

  it('has what its kept records say where no file is remembered', () => {
    const { file, ...tournament } = read(...PLAYERS, ...TEAMS, '352 WBW', '330 +-   2   3   1').tournament;
    expect(file).toBeDefined();
    expect(teamEventOf(tournament)).toMatchObject({
      boards: 3,
      forfeits: [{ round: 2, white: 2, black: 0, winner: 'white' }],
      recordedRanks: [null, null, null],
    });
  });

  it('has the match points of record 362, in tenths, wherever they stand in it', () => {
    expect(paired('362 TW 3.0   TD 1.5   TL 0.5')).toMatchObject({
      matchWin: 30,
      matchDraw: 15,
      matchLoss: 5,
    });
    expect(paired('362 TD 1    TW3')).toMatchObject({ matchWin: 30, matchDraw: 10, matchLoss: 0 });
    // What is not told keeps its usual worth.
    expect(paired('362 TL 1.0')).toMatchObject({ matchWin: 20, matchDraw: 10, matchLoss: 10 });
    expect(paired('362 TW 4.0', '362 TL 1.0')).toMatchObject({ matchWin: 40, matchDraw: 10, matchLoss: 10 });
  });

  it.each([
    ['FIDE_TEAM', 'MP'],
    ['FIDE_TEAM_GP', 'GP'],
    ['FIDE_TEAM_GP  ', 'GP'],
    ['FIDE_TEAM_GP_BAKU', 'GP'],
    ['fide_team_gp', 'GP'],
    ['FIDE_TEAM_GPX', 'MP'],
    // Match points first, game points second.
    ['FIDE_TEAM_MP_GP', 'MP'],
  ])('under the code %s ranks by %s first', (code, primary) => {
    expect(eventOf(`192 ${code}`)!.primary).toBe(primary);
  });

  it('has as many boards as record 352 has colours, or as a line-up has players where those are more', () => {
    expect(paired('352 WBWB').boards).toBe(4);
    expect(paired('352 WBW ', '300   1   3   2    5    6').boards).toBe(3);
    expect(paired('352 WB', '300   1   3   2    5    6    1').boards).toBe(3);
    expect(paired('300   1   3   2    5    6').boards).toBe(2);
  });

  it('has else as many boards as players of one team were busy in one round', () => {
    const boards = (scores: string, ...cells: readonly string[]) =>
      teamEventOf(
        read(
          scores,
          ...[1, 2, 3, 4, 5, 6].map((number, index) =>
            player(number, '0.0', ...(cells[index] ?? '').split('/')),
          ),
          team(1, null, 1, 2, 3),
          team(2, null, 4, 5, 6),
        ).tournament,
      )!.boards;
    // Games of either colour in one round; two games in two rounds take one board.
    expect(boards('012 Open', '4 w 1', '5 b 0', '', '1 b 0', '2 w 1')).toBe(2);
    expect(boards('352 W', '4 w 1', '5 b 0', '', '1 b 0', '2 w 1')).toBe(1);
    expect(boards('012 Open', '4 w 1', '/5 b 0', '', '1 b 0', '/2 w 1')).toBe(1);
    // A bye that has points takes a board too, one without points none.
    expect(boards('012 Open', '4 w 1', '5 b 0', '0000 - U', '1 b 0', '2 w 1')).toBe(3);
    expect(boards('012 Open', '4 w 1', '5 b 0', '0000 - H', '1 b 0', '2 w 1')).toBe(3);
    expect(boards('012 Open', '4 w 1', '5 b 0', '0000 - Z', '1 b 0', '2 w 1')).toBe(2);
  });

  it('has the allocated byes of record 320 in the order of rounds, with the points told for all', () => {
    expect(paired('320  1.5  2.0   2       3').byes).toEqual([
      { round: 1, team: 1, kind: 'pab', matchPoints: 15, gamePoints: 20 },
      { round: 3, team: 2, kind: 'pab', matchPoints: 15, gamePoints: 20 },
    ]);
    // A number that no team has is passed over, and points that are not told are none.
    expect(paired('320             4   3').byes).toEqual([
      { round: 2, team: 2, kind: 'pab', matchPoints: 0, gamePoints: 0 },
    ]);
  });

  it('has the byes of record 240, each worth as much as so many boards', () => {
    const worth = ['352 WBW', '362 TW 3.0   TD 1.5'];
    expect(paired(...worth, '240 F   2    3    1', '240 h   4    2', '240 Z   5    3    4').byes).toEqual([
      { round: 2, team: 2, kind: 'full', matchPoints: 30, gamePoints: 30 },
      { round: 2, team: 0, kind: 'full', matchPoints: 30, gamePoints: 30 },
      { round: 4, team: 1, kind: 'half', matchPoints: 15, gamePoints: 15 },
      { round: 5, team: 2, kind: 'zero', matchPoints: 0, gamePoints: 0 },
    ]);
    // A letter of no bye: allocated ones stand in record 320.
    expect(paired('240 U   2    3', '240 Q   2    3').byes).toEqual([]);
    // Where players are paired the record speaks of them.
    expect(eventOf('240 F   2    3')!.byes).toEqual([]);
  });

  it('has the forfeited matches of record 330 with who won them', () => {
    expect(paired('330 +-   2   3   1', '330 -+   3   2   3', '330 --   4   1   2').forfeits).toEqual([
      { round: 2, white: 2, black: 0, winner: 'white' },
      { round: 3, white: 1, black: 2, winner: 'black' },
      { round: 4, white: 0, black: 1, winner: null },
    ]);
    expect(paired('330 +-   2   4   1', '330 +-   2   3   0').forfeits).toEqual([]);
  });

  it('has the adjustments of record 299 that are for no kind of result', () => {
    const adjustments = (...records: readonly string[]) => paired(...records).adjustments;
    expect(adjustments(adjustment('', '1.0', '2.5', '3', 2, 3), adjustment('', '', '0.5', ''))).toEqual([
      { round: 3, matchPoints: 10, gamePoints: 25, teams: [1, 2] },
      { round: 0, matchPoints: 0, gamePoints: 5, teams: [] },
    ]);
    expect(adjustments(adjustment('', '2.0', '', '000'))).toEqual([
      { round: 0, matchPoints: 20, gamePoints: 0, teams: [] },
    ]);
    // One for teams that are none is for nobody, not for all.
    expect(adjustments(adjustment('', '1.0', '', '3', 9), adjustment('W', '1.0', '', '3', 2))).toEqual([]);
    expect(adjustments(adjustment('', '1.0', '', '3', 9, 1))).toEqual([
      { round: 3, matchPoints: 10, gamePoints: 0, teams: [0] },
    ]);
  });

  it('has the line-ups of record 300 by identity, with nobody on a board that is empty', () => {
    const { tournament } = read(
      ...['142 5', ...PLAYERS, ...TEAMS],
      ...['300   4   3   2    6    0    5', '300   1   7   2    6'],
    );
    const players = tournament.players.map((one) => ({ ...one, id: 3 * one.tpn + 10 }));
    expect(teamEventOf({ ...tournament, players })!.lineups).toEqual([
      { round: 4, team: 2, players: [28, 0, 25] },
    ]);
  });

  it('has a rank for the team whose number the record has, or whose place where it has none', () => {
    const ranks = (...teams: readonly string[]) =>
      teamEventOf(read(...PLAYERS, ...teams).tournament)!.recordedRanks;
    expect(ranks(team(2, 8, 5, 6), team(1, 7, 1))).toEqual([7, 8]);
    const unnumbered = (name: number, rank: number, one: number) =>
      team(name, rank, one).replace(/^310 {3}\d/, '310    ');
    expect(ranks(unnumbered(1, 8, 5), unnumbered(2, 7, 1))).toEqual([8, 7]);
    // Blank in a record that has other things to say: a nickname.
    const named = team(2, null, 5).replace(/^(310 {3}2 .{32}) {7}/, '$1 KNIGH ');
    expect(ranks(named, team(1, 7, 1))).toEqual([7, null]);
    expect(ranks(team(1, 3, 5), team(9, 1, 1))).toEqual([3, null]);
  });
});
