import { describe, expect, it } from 'vitest';
import {
  acceleratedRounds,
  bakuVirtualPoints,
  topGroupOf,
  topGroupSize,
} from '../../src-engine/acceleration/baku.ts';
import { blankPlayer } from '../../src-engine/model/player.ts';
import { STANDARD_SCORING } from '../../src-engine/model/scoring.ts';
import {
  BLANK_TOURNAMENT,
  DEFAULT_RULES,
  type Acceleration,
  type Tournament,
} from '../../src-engine/model/tournament.ts';

function event(players: number, rounds: number, acceleration: Acceleration, win = 10): Tournament {
  const scoring = {
    ...STANDARD_SCORING,
    whiteWin: win,
    blackWin: win,
    whiteDraw: win / 2,
    blackDraw: win / 2,
  };
  return {
    ...BLANK_TOURNAMENT,
    rules: { ...DEFAULT_RULES, rounds, acceleration, scoring },
    players: Array.from({ length: players }, (_, index) => ({
      ...blankPlayer(index + 1, `P${index + 1}`),
      tpn: index + 1,
      arrival: 'here' as const,
    })),
  };
}

/** Virtual points of player 1 in each round. */
function pointsByRound(tournament: Tournament): number[] {
  const spans = bakuVirtualPoints(tournament).filter(({ players }) => players.includes(1));
  return Array.from({ length: tournament.rules.rounds }, (_, index) =>
    spans
      .filter(({ firstRound, lastRound }) => firstRound <= index + 1 && index + 1 <= lastRound)
      .reduce((sum, { points }) => sum + points, 0),
  );
}

describe('C.04.7 Baku acceleration', () => {
  it('1.2 the first group is twice a quarter of the players, rounded up', () => {
    expect([161, 6, 7, 8, 9, 10, 178].map(topGroupSize)).toEqual([82, 4, 4, 4, 6, 6, 90]);
  });

  it('1.2 a player with a bye in round 1 has no number yet, and does not count for the halves', () => {
    const groups = (more: Partial<Tournament['players'][number]>, rounds: Tournament['rounds'] = []) => {
      const { players, ...rest } = event(9, 5, 'baku-2026');
      const changed = players.map((each) => (each.id === 2 ? { ...each, ...more } : each));
      return topGroupOf({ ...rest, rounds, players: changed });
    };
    expect(groups({})).toEqual([1, 2, 3, 4, 5, 6]);
    // Eight are split: four above. From round 2 on the bye's player is above the last of them, and belongs to the group.
    expect(groups({ absences: [{ round: 1, kind: 'half' }], tpn: 0 })).toEqual([1, 3, 4, 5]);
    expect(groups({ absences: [{ round: 1, kind: 'half' }] })).toEqual([1, 2, 3, 4, 5]);
    expect(groups({ absences: [{ round: 2, kind: 'half' }] })).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('1.4 half of the rounds are accelerated, half of those with a whole win', () => {
    const table = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((rounds) => {
      const points = pointsByRound(event(20, rounds, 'baku-2026'));
      return [points.filter((value) => value === 10).length, points.filter((value) => value === 5).length];
    });
    expect(table).toEqual([
      [1, 1],
      [1, 1],
      [2, 1],
      [2, 1],
      [2, 2],
      [2, 2],
      [3, 2],
      [3, 2],
      [3, 3],
      [3, 3],
      [4, 3],
    ]);
    expect(acceleratedRounds('baku-2026', 9)).toBeDefined();
  });

  it('1.1, 1.4 the points follow the value of a win', () => {
    expect(pointsByRound(event(20, 5, 'baku-2026', 30))).toEqual([30, 30, 15, 0, 0]);
  });

  it('C.04.5.1 of 2017: one point in rounds 1 to 3, half a point in rounds 4 and 5', () => {
    expect(pointsByRound(event(20, 11, 'baku-2017'))).toEqual([10, 10, 10, 5, 5, 0, 0, 0, 0, 0, 0]);
    expect(pointsByRound(event(20, 7, 'baku-2017'))).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it('gives nothing to the second group', () => {
    const players = bakuVirtualPoints(event(9, 9, 'baku-2026')).flatMap((span) => span.players);
    expect([...new Set(players)].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
