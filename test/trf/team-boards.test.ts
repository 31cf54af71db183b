/** TRF26 300, 352, 801, 802: the boards of matches against the games. Identities, places and numbers of teams all differ. */
import { describe, expect, it } from 'vitest';
import type { Cell } from '../../src-engine/model/cells.ts';
import { splitLines } from '../../src-engine/trf/lines.ts';
import { checkBoardColours, checkMatchBoards } from '../../src-engine/trf/team-boards.ts';
import type { TeamFile } from '../../src-engine/trf/team-file.ts';
import type { MatchOfSummary } from '../../src-engine/trf/team-summaries.ts';

/** `w1` with White, `b-` by forfeit, `w` a game that waits, `U` a bye, `.` nothing. */
function cellOf(text: string): Cell {
  const colour = text.startsWith('w') ? 'white' : text.startsWith('b') ? 'black' : null;
  if (colour === null) return { opponent: 0, colour, code: text === '.' ? null : text } as Cell;
  return { opponent: 99, colour, code: text[1] ?? null } as Cell;
}

/** Teams by number: each player's identity with the cells of the rounds. */
type Teams = Readonly<Record<number, Readonly<Record<number, string>>>>;

function eventOf(
  teams: Teams,
  lineups: Readonly<Record<string, readonly (number | null)[]>> = {},
  colours: string | null = null,
) {
  const told: string[] = [];
  const cells = new Map(
    Object.values(teams).flatMap((players) =>
      Object.entries(players).map(([id, rounds]) => [Number(id), rounds.split(' ').map(cellOf)] as const),
    ),
  );
  const file = splitLines(colours === null ? '012 Open' : `012 Open\n352 ${colours}`);
  if (!file.ok) throw new Error(file.failure.code);
  const say = (code: string, line: { number: number }, column: number, found: string, takenAs = '') =>
    told.push(`${code} ${line.number}:${column} ${found} > ${takenAs}`);
  const event = {
    file: file.value,
    tournament: { rounds: Array.from([...cells.values()][0] ?? []) },
    // The first player of each team is the last one of the list of identities.
    teams: new Map(
      Object.entries(teams).map(([number, players]) => [
        Number(number),
        { players: Object.keys(players).map(Number).reverse() },
      ]),
    ),
    cellOf: (player: number, round: number) => cells.get(player)![round - 1]!,
    lineupOf: (round: number, team: number) => lineups[`${round} ${team}`],
    disagrees: (...[line, column, found, takenAs]: Parameters<TeamFile['disagrees']>) =>
      say('disagrees', line, column, found, takenAs),
    report: (...[code, line, column, found]: Parameters<TeamFile['report']>) =>
      say(code, line, column, found),
  } as unknown as TeamFile;
  return { event, told };
}

const LINE = { number: 12, text: '801', tag: '801' };

function said(
  teams: Teams,
  round: number,
  colour: 'w' | 'b',
  results: string,
  order: string,
  lineup?: readonly (number | null)[],
): string[] {
  const { event, told } = eventOf(teams, lineup === undefined ? {} : { [`${round} 7`]: lineup });
  const match = { text: 'MATCH', column: 24, colour, results, order } as MatchOfSummary;
  checkMatchBoards(event, 7, round, match, LINE);
  return told.map((each) => each.replace('disagrees 12:24 MATCH > ', ''));
}

describe('801 a match', () => {
  /** In the order of the list: 31, 22, 13. */
  const team = { 7: { 13: 'w+ b0', 22: '. wD', 31: 'bW .' } };

  it('has the results of its boards in the order of the list, those of unrated games as of rated ones', () => {
    expect(said(team, 1, 'b', '1+', '13')).toEqual([]);
    expect(said(team, 2, 'w', '=0', '23')).toEqual([]);
    expect(said(team, 1, 'b', '0+', '13')).toEqual(['1+']);
    expect(said(team, 2, 'w', '=1', '23')).toEqual(['=0']);
    expect(said({ 7: { 13: 'wL', 31: 'b-' } }, 1, 'b', '-0', '12')).toEqual([]);
    expect(said({ 7: { 13: 'w?', 31: 'b=' } }, 1, 'b', '=0', '12')).toEqual(['=?']);
  });

  it('has a board for who won by forfeit against nobody', () => {
    expect(said({ 7: { 13: '+', 31: 'w1' } }, 1, 'w', '1+', '12')).toEqual([]);
    expect(said({ 7: { 13: 'U', 31: 'w1' } }, 1, 'w', '1', '1')).toEqual([]);
  });

  it('has the colour of its first board', () => {
    expect(said(team, 1, 'w', '1+', '13')).toEqual(['black']);
    expect(said(team, 2, 'b', '=0', '23')).toEqual(['white']);
    // In 802 nothing tells the boards.
    expect(said(team, 1, 'w', '', '')).toEqual(['black']);
    expect(said(team, 1, 'b', '', '')).toEqual([]);
    expect(said(team, 1, 'w', '-1', '03', [null, 13])).toEqual(['-+']);
    expect(said({ 7: { 13: '.' } }, 1, 'w', '', '')).toEqual([]);
  });

  it('has the order of its boards, as many as results', () => {
    expect(said(team, 1, 'b', '1+', '31')).toEqual(['13']);
    expect(said(team, 1, 'b', '1', '1')).toEqual(['13']);
    expect(said(team, 1, 'b', '1', '13')).toEqual(['13']);
    expect(said(team, 1, 'b', '1+-', '13')).toEqual(['13']);
  });

  it('has the order of its line-up, with 0 for an empty board, where one is told', () => {
    expect(said(team, 1, 'w', '+1', '31', [13, 31])).toEqual([]);
    expect(said(team, 1, 'b', '1-+', '103', [31, null, 13])).toEqual([]);
    expect(said(team, 1, 'b', '1++', '103', [31, null, 13])).toEqual(['1-+']);
    // Who has no game is on a board without a result.
    expect(said(team, 1, 'b', '1-+', '123', [31, 22, 13])).toEqual([]);
    expect(said(team, 1, 'b', '1=+', '123', [31, 22, 13])).toEqual(['1-+']);
  });

  it('tells nothing more while a game waits, or where a place has two digits', () => {
    expect(said({ 7: { 13: 'w', 31: 'b1' } }, 1, 'b', '00', '12')).toEqual([]);
    const ten = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [20 + index, '.']));
    const players = { ...ten, 20: 'w1', 29: 'b1' };
    // Places 1 and 10: the digits tell the tenth as the first and an empty board.
    expect(said({ 7: players }, 1, 'b', '11-', '110')).toEqual([]);
    expect(said({ 7: players }, 1, 'b', '10-', '110')).toEqual(['11-']);
    expect(said({ 7: players }, 1, 'b', '11', '110')).toEqual(['']);
    const nine = { ...players, 20: '.', 21: 'w1' };
    expect(said({ 7: nine }, 1, 'b', '11', '18')).toEqual(['19']);
  });
});

describe('352 the colours of the boards', () => {
  const colours = (teams: Teams, told: string | null, lineups = {}) => {
    const { event, told: found } = eventOf(teams, lineups, told);
    checkBoardColours(event);
    return found;
  };
  /** Three boards: White, Black, Black for one team, the other way round for the other. */
  const teams = { 4: { 11: 'b1', 12: 'b1', 13: 'w1' }, 9: { 21: 'w0', 22: 'w0', 23: 'b0' } };

  it('are alike within a team where letters are', () => {
    expect(colours(teams, null)).toEqual([]);
    expect(colours(teams, 'WBB')).toEqual([]);
    expect(colours(teams, 'bww')).toEqual([]);
    expect(colours(teams, 'WBW')).toEqual(['disagrees 2:5 WBW > WBB']);
    expect(colours(teams, 'BBW')).toEqual(['disagrees 2:5 BBW > BWW']);
    expect(colours(teams, 'WB')).toEqual([]);
    expect(colours(teams, 'WW')).toEqual(['disagrees 2:5 WW > WB']);
  });

  it('are letters', () => {
    expect(colours(teams, 'WBX')).toEqual(['team-record-unreadable 2:5 352 WBX > ']);
    expect(colours(teams, 'XWB')).toEqual(['team-record-unreadable 2:5 352 XWB > ']);
    expect(colours(teams, ' WBB ')).toEqual([]);
    expect(colours(teams, '')).toEqual(['team-record-unreadable 2:5 352  > ']);
  });

  it('that one match has otherwise are those of the others', () => {
    const more = { ...teams, 5: { 31: 'b1', 32: 'w1', 33: 'w1' } };
    expect(colours(more, 'WBB')).toEqual(['disagrees 2:5 WBB > ']);
    expect(colours(more, 'WWB')).toEqual(['disagrees 2:5 WWB > WBB']);
    // As many matches have the second board alike as not: it is told as the first.
    const two = { 4: teams[4], 5: more[5] };
    expect(colours(two, 'WBB')).toEqual(['disagrees 2:5 WBB > WWB']);
  });

  it('of a board without a game tell nothing, and without the first board no vote', () => {
    expect(colours({ 4: { 11: 'b1', 12: 'b1', 13: '.' } }, 'WBB', { '1 4': [13, 12, 11] })).toEqual([]);
    expect(colours({ 4: { 11: 'b1', 12: 'w1', 13: '.' } }, 'WBB', { '1 4': [null, 12, 11] })).toEqual([
      'disagrees 2:5 WBB > WWW',
    ]);
  });

  it('are those of every round', () => {
    const rounds = { 4: { 11: 'b1 w1', 12: 'w1 w1' } };
    expect(colours(rounds, 'WB')).toEqual(['disagrees 2:5 WB > WW']);
    expect(colours({ 4: { 11: 'b1 w1', 12: 'w1 b1' } }, 'WB')).toEqual([]);
  });
});
