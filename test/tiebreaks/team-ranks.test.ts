/** C.07 6.3, 8 and 12.1: what ranks teams, and what is not asked. */
import { expect, it } from 'vitest';
import { teamStandingsOf, type TeamEvent, type Tournament } from '../../src-engine/index.ts';
import { scoringOf } from '../../src-engine/model/scoring.ts';
import { directEncounter } from '../../src-engine/tiebreaks/direct-encounter.ts';
import { teamContextOf } from '../../src-engine/tiebreaks/team-scores.ts';
import { teamTablesOf } from '../../src-engine/tiebreaks/team-table.ts';
import { eventOf } from './event.ts';
import { EVENT, TOURNAMENT } from './four-teams.ts';
import { occasionOf } from './matches.ts';

it('12.1 BC orders nobody where one of the tied teams differs in game points', () => {
  // A and C have two match points each, A two game points and 3 by boards, C one and a half and 2.
  const four: Tournament = {
    ...eventOf(['3w1', '4b1', '1b0', '2w0', '7w1', '8b=', '5b0', '6w='], { rules: { rounds: 1 } }),
    teams: TOURNAMENT.teams,
  };
  const ranks = (primary: 'MP' | 'GP') =>
    teamStandingsOf(
      four,
      { ...EVENT, primary, forfeits: [], recordedRanks: [] },
      { tieBreaks: ['BC'] },
    ).rows.map(({ sharedRank, team }) => [sharedRank, team <= 2 ? 'A' : 'C']);
  expect(ranks('MP').map(([rank]) => rank)).toEqual([1, 1, 3, 3]);
  expect(ranks('GP').map(([rank]) => rank)).toEqual([1, 2, 3, 4]);
});

it('6.3 counts what a loss brings where one is sure to stay ahead, in match points and in game points', () => {
  // A beat B and D, B and D beat C and drew with each other; A and C have not met.
  const four: Tournament = {
    ...eventOf(
      [
        '3w1 7b1 .',
        '4b1 8w1 .',
        '1b0 5w1 7b=',
        '2w0 6b1 8w=',
        '7b0 3b0 .',
        '8w0 4w0 .',
        '5w1 1w0 3w=',
        '6b1 2b0 4b=',
      ],
      { rules: { rounds: 3, scoring: scoringOf({ win: 30, draw: 20, loss: 10, bye: 30 }) } },
    ),
    teams: TOURNAMENT.teams,
  };
  const groups = (score: 'MP' | 'GP', tournament: Tournament, event: Partial<TeamEvent>) => {
    const { contexts } = teamContextOf(teamTablesOf(tournament, { ...EVENT, forfeits: [], ...event }));
    return directEncounter(contexts[score], [0, 1, 2, 3], false).groups.map((group) => [...group].sort());
  };
  // With a lost game against C A has 7, B and D have 6 each, C has 5 with a game won.
  expect(groups('MP', four, { matchWin: 30, matchDraw: 20, matchLoss: 10 })).toEqual([[0], [1, 3], [2]]);
  expect(groups('GP', four, {})).toEqual([[0], [1, 3], [2]]);
  // With nothing for a loss A stays at 4, B and D have 3 each, C has 2 with a game won.
  expect(groups('MP', four, {})).toEqual([[0], [1, 3], [2]]);
  // A loss brings nothing and a draw as much as two thirds of a win: 6 for A, and for B and D 5.
  expect(groups('MP', four, { matchWin: 30, matchDraw: 30, matchLoss: 0 })).toEqual([[0, 1, 2, 3]]);
});

it('8, note: Buchholz and SSSC are shown where pairings are known beforehand, and rank nobody', () => {
  const sharedRanks = (predetermined: boolean, code: string, text: '2024' | '2026') =>
    teamStandingsOf(TOURNAMENT, EVENT, { tieBreaks: [code], predetermined, text }).rows.map(
      ({ sharedRank }) => sharedRank,
    );
  for (const code of ['BH:GP', 'SSSC']) {
    expect([code, sharedRanks(false, code, '2026')]).toEqual([code, [1, 2, 3, 4]]);
    expect([code, sharedRanks(true, code, '2026')]).toEqual([code, [1, 1, 3, 4]]);
    expect([code, sharedRanks(true, code, '2024')]).toEqual([code, [1, 2, 3, 4]]);
  }
  const { rows, problems } = teamStandingsOf(TOURNAMENT, EVENT, {
    tieBreaks: ['BH'],
    predetermined: true,
    text: '2026',
  });
  expect(problems).toEqual([{ code: 'not-in-round-robin', text: 'BH', article: 'C.07 8' }]);
  expect(rows.every(({ values: [value] }) => value!.shown !== '')).toBe(true);
});

it.each([
  ['between two rounds', '1111', 1, true],
  ['after the last round', '1111', 2, false],
  ['with a game of the last round that is not over', '11?1', 2, true],
])('%s standings of teams are final or provisional', (_, last, afterRound, provisional) => {
  const { tournament, event } = occasionOf(4, ['1 0 1=11 1', '1 2 1111 3', `2 0 ${last} 2`, '2 3 1111 1']);
  expect(teamStandingsOf(tournament, event, { tieBreaks: [], afterRound }).provisional).toBe(provisional);
});
