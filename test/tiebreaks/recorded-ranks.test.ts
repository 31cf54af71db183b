/** C.07 4.2: ranks that a report records, against those of its results. Identities, numbers and ranks all differ. */
import { describe, expect, it } from 'vitest';
import {
  recordedRankDifferences,
  recordedTeamRankDifferences,
  type StandingsOptions,
} from '../../src-engine/index.ts';
import { eventOf, idOf } from '../renumbered.ts';
import { occasionOf } from './matches.ts';

/** 4 has 2½ points, 1 and 2 have 1½, of whom 1 has won a game, and 3 has one. */
const EVENT = eventOf(['2w1 4b0 2b= .', '1b0 U 1w= 4b-', '4w= H . Z', '3b= 1w1 Z 2w+'], 4, { rounds: 4 });

/** Of players whose ranks are recorded by their numbers. */
function verified(
  ranks: Readonly<Record<number, number>>,
  tieBreaks: readonly string[],
  options: StandingsOptions = {},
) {
  const players = EVENT.players.map((player) => ({ ...player, recordedRank: ranks[player.tpn] ?? null }));
  const tournament = { ...EVENT, players, rules: { ...EVENT.rules, tieBreaks } };
  return recordedRankDifferences(tournament, options);
}
const won = (value: number) => ({ code: 'WON', value, scale: 1, rest: [], shown: String(value) });

describe('recorded ranks of players', () => {
  it('are those that points and tie-breaks give, or are told with what was found', () => {
    expect(verified({ 1: 2, 2: 3, 3: 4, 4: 1 }, ['PTS', 'WON'])).toEqual({
      ...{ applied: ['WON'], notApplied: [], problems: [], compared: 4, differences: [] },
    });
    const differs = { code: 'rank-differs', article: 'C.07 4.2' };
    expect(verified({ 1: 1, 2: 3, 4: 2 }, ['WON'])).toEqual({
      ...{ applied: ['WON'], notApplied: [], problems: [], compared: 3 },
      differences: [
        {
          ...differs,
          player: idOf(4),
          recorded: 2,
          firstPlace: 1,
          lastPlace: 1,
          points: 25,
          values: [won(1)],
        },
        {
          ...differs,
          player: idOf(1),
          recorded: 1,
          firstPlace: 2,
          lastPlace: 2,
          points: 15,
          values: [won(1)],
        },
      ],
    });
  });

  it('may be any place of those who are tied, and none beside', () => {
    const found = (one: number, two: number) =>
      verified({ 1: one, 2: two }, []).differences.map(({ player, recorded, firstPlace, lastPlace }) => [
        ...[player, recorded, firstPlace, lastPlace],
      ]);
    expect([found(2, 3), found(3, 2), found(2, 2), found(3, 3)]).toEqual([[], [], [], []]);
    expect(found(1, 4).toSorted((a, b) => a[1]! - b[1]!)).toEqual([
      [idOf(1), 1, 2, 3],
      [idOf(2), 4, 2, 3],
    ]);
  });

  it('are verified up to the first code that the list cannot be followed by', () => {
    const { applied, notApplied, problems, differences } = verified({ 1: 3, 2: 2 }, [
      'BPG',
      'OTHER_1',
      'WON',
    ]);
    // Both had Black twice: 1 in rounds 2 and 3, 2 in round 1 alone.
    expect({ applied, notApplied, codes: problems.map(({ code }) => code) }).toEqual({
      ...{ applied: ['BPG'], notApplied: ['OTHER_1', 'WON'], codes: ['self-defined-tie-break'] },
    });
    expect(differences.map(({ player, recorded, firstPlace }) => [player, recorded, firstPlace])).toEqual([
      [idOf(1), 3, 2],
      [idOf(2), 2, 3],
    ]);
  });

  it('are those of the codes that are asked for, in place of those of the rules', () => {
    const { applied, differences } = verified({ 1: 3, 2: 2 }, ['WON'], { tieBreaks: ['REP'] });
    // 2 did not come to one round, 1 was away in one: nothing parts them.
    expect([applied, differences]).toEqual([['REP'], []]);
  });
});

describe('recorded ranks of teams', () => {
  /** Each has a round without a match, worth a draw: 2, 3 and 4 match points; 4½, 6 and 7½ game points. */
  const { tournament, event } = occasionOf(3, ['1 2 111= 1', '2 0 ==10 2', '3 1 111= 0'], {
    recordedRanks: [2, 3, null],
  });
  const found = (primary: 'MP' | 'GP') =>
    recordedTeamRankDifferences(tournament, { ...event, primary }, { tieBreaks: [] });

  it('are compared by the numbers of the teams, and told with the points that rank', () => {
    const differs = { code: 'rank-differs', article: 'C.07 4.2', values: [] };
    const due = (second: number, third: number) => ({
      ...{ applied: [], notApplied: [], problems: [], compared: 2 },
      differences: [
        { ...differs, team: 2, recorded: 3, firstPlace: 2, lastPlace: 2, points: second },
        { ...differs, team: 1, recorded: 2, firstPlace: 3, lastPlace: 3, points: third },
      ],
    });
    expect([found('MP'), found('GP')]).toEqual([due(30, 20), due(60, 45)]);
  });
});
