import { describe, expect, it } from 'vitest';
import {
  acceleratedRounds,
  bakuVirtualPoints,
  isBaku,
  topGroupOf,
  topGroupSize,
  virtualPointsOf,
  withoutDueVirtualPoints,
} from '../../src-engine/acceleration/baku.ts';
import { blankPlayer } from '../../src-engine/model/player.ts';
import { STANDARD_SCORING } from '../../src-engine/model/scoring.ts';
import { DEFAULT_RULES, type Acceleration, type VirtualPoints } from '../../src-engine/model/rules.ts';
import { BLANK_TOURNAMENT, type Tournament } from '../../src-engine/model/tournament.ts';

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

  it('1.2 a bye that was asked for round 1 is one in its column too, the allocated bye is none', () => {
    const groups = (kind: 'half' | 'zero' | 'pab') => {
      const round = {
        stage: 'published',
        boards: [],
        version: 1,
        publishedAt: '',
        handMade: false,
        system: '',
      } as const;
      return topGroupOf({
        ...event(9, 5, 'baku-2026'),
        rounds: [{ ...round, unpaired: [{ player: 2, kind }] }],
      });
    };
    expect([groups('half'), groups('zero'), groups('pab')]).toEqual([
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5, 6],
    ]);
  });

  it('1.2, 1.3 goes by the numbers, whatever the order of registration; a late entry does not move the last of the group', () => {
    const { players, ...rest } = event(9, 5, 'baku-2026');
    const group = (late: number) =>
      topGroupOf({
        ...rest,
        players: players
          .map((each) => ({ ...each, id: 50 - each.tpn, entryRound: each.tpn === late ? 2 : 1 }))
          // Neither upwards nor downwards.
          .sort((a, b) => ((4 * a.tpn) % 11) - ((4 * b.tpn) % 11)),
      }).map((id) => 50 - id);
    expect(group(0)).toEqual([1, 2, 3, 4, 5, 6]);
    // Eight are split; who comes later with number 2 is above the last of the four.
    expect(group(2)).toEqual([1, 2, 3, 4, 5]);
    expect(group(9)).toEqual([1, 2, 3, 4]);
  });

  it('1.2 of fewer players than the group has places everybody belongs to it', () => {
    expect([1, 2, 3].map((size) => topGroupOf(event(size, 5, 'baku-2026')))).toEqual([[1], [1, 2], [1, 2]]);
    const { players, ...rest } = event(3, 5, 'baku-2026');
    expect(topGroupOf({ ...rest, players: players.map((each) => ({ ...each, tpn: 0 })) })).toEqual([]);
    const [one] = players;
    expect(topGroupOf({ ...rest, players: [{ ...one!, id: 12 }] })).toEqual([12]);
  });

  it('1.4 half of the rounds are accelerated, half of those with a whole win', () => {
    const table = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((rounds) =>
      pointsByRound(event(20, rounds, 'baku-2026')).join(' '),
    );
    const win = ['10', '10 10', '10 10 10', '10 10 10 10'];
    expect(table).toEqual([
      `${win[0]} 5 0`,
      `${win[0]} 5 0 0`,
      `${win[1]} 5 0 0`,
      `${win[1]} 5 0 0 0`,
      `${win[1]} 5 5 0 0 0`,
      `${win[1]} 5 5 0 0 0 0`,
      `${win[2]} 5 5 0 0 0 0`,
      `${win[2]} 5 5 0 0 0 0 0`,
      `${win[2]} 5 5 5 0 0 0 0 0`,
      `${win[2]} 5 5 5 0 0 0 0 0 0`,
      `${win[3]} 5 5 5 0 0 0 0 0 0`,
    ]);
    expect(acceleratedRounds('baku-2026', 9)).toEqual({ full: 3, half: 2 });
  });

  it('1.1, 1.4 the points follow the value of a win', () => {
    expect(pointsByRound(event(20, 5, 'baku-2026', 30))).toEqual([30, 30, 15, 0, 0]);
  });

  it('C.04.5.1 of 2017: one point in rounds 1 to 3, half a point in rounds 4 and 5', () => {
    expect(pointsByRound(event(20, 11, 'baku-2017'))).toEqual([10, 10, 10, 5, 5, 0, 0, 0, 0, 0, 0]);
    expect(pointsByRound(event(20, 9, 'baku-2017'))).toEqual([10, 10, 10, 5, 5, 0, 0, 0, 0]);
    expect(bakuVirtualPoints(event(20, 8, 'baku-2017'))).toEqual([]);
  });

  it('1.4 there are no half points where one round is accelerated', () => {
    expect(bakuVirtualPoints(event(4, 2, 'baku-2026'))).toEqual([
      { points: 10, firstRound: 1, lastRound: 1, players: [1, 2] },
    ]);
  });

  it('points that were recorded hold, however few, and those of the rules where there are none', () => {
    const plain = event(4, 2, 'baku-2026');
    const own = [{ points: 5, firstRound: 1, lastRound: 1, players: [3] }];
    expect(virtualPointsOf({ ...plain, rules: { ...plain.rules, virtualPoints: own } })).toEqual(own);
    expect(virtualPointsOf(plain)).toEqual(bakuVirtualPoints(plain));
  });

  it('107 is known again in virtual points that were recorded, by either text, and in no others', () => {
    const recorded = (acceleration: Acceleration, more: readonly VirtualPoints[] = []) => {
      const plain = event(10, 9, acceleration);
      const virtualPoints = [...bakuVirtualPoints(plain), ...more];
      return { ...plain, rules: { ...plain.rules, acceleration: 'none' as const, virtualPoints } };
    };
    expect(isBaku(event(10, 9, 'none'))).toBe(true);
    expect(isBaku(recorded('baku-2026'))).toBe(true);
    expect(isBaku(recorded('baku-2017'))).toBe(true);
    expect(isBaku(recorded('baku-2026', [{ points: 5, firstRound: 1, lastRound: 1, players: [10] }]))).toBe(
      false,
    );
  });

  it('107 is known again by the rounds that were paired, round by round, and by no others', () => {
    const empty = {
      stage: 'published',
      boards: [],
      unpaired: [],
      version: 1,
      publishedAt: '',
      handMade: false,
      system: '',
    } as const;
    const known = (played: number, points: readonly number[], roundOf = (index: number) => index) => {
      const plain = event(10, 11, 'none');
      // One span for each round, as other programs write them.
      const virtualPoints = points.map((each, index) => ({
        points: each,
        firstRound: roundOf(index) + 1,
        lastRound: roundOf(index) + 1,
        players: [1, 2, 3, 4, 5, 6],
      }));
      const rounds = Array.from({ length: played }, () => empty);
      return isBaku({ ...plain, rules: { ...plain.rules, virtualPoints }, rounds });
    };
    // Of eleven rounds the text of 2026 accelerates six, that of 2017 five.
    expect(known(7, [10, 10, 10, 5, 5, 5])).toBe(true);
    expect(known(7, [10, 10, 10, 5, 5])).toBe(true);
    expect(known(7, [10, 10, 10, 5, 5, 5, 5])).toBe(false);
    expect(known(7, [10, 10, 5, 5, 5])).toBe(false);
    expect(known(3, [10, 10, 10])).toBe(true);
    const twice = [10, 10, 10, 5, 5, 2, 3];
    // Points of one round in two spans are added up.
    expect(known(7, twice, (index) => Math.min(index, 5))).toBe(true);
    // What the next round will have to say is not asked yet.
    expect([known(0, [10]), known(1, [10])]).toEqual([true, true]);
  });

  it('gives nothing to the second group', () => {
    const players = bakuVirtualPoints(event(9, 9, 'baku-2026')).flatMap((span) => span.players);
    expect([...new Set(players)].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe('C.04.7 1.3 virtual points that a report records', () => {
  const baku = event(9, 9, 'baku-2026');
  const recorded = (virtualPoints: readonly VirtualPoints[], of = baku) => ({
    ...of,
    rules: { ...of.rules, virtualPoints },
  });
  const due = bakuVirtualPoints(baku);

  it('are left out where they are those of the acceleration, in whatever order players are named', () => {
    const turned = due.map((span) => ({ ...span, players: span.players.toReversed() }));
    for (const given of [due, turned])
      expect(withoutDueVirtualPoints(recorded(given)).rules.virtualPoints).toEqual([]);
  });

  it('stay where points, rounds or players differ, and where there is no acceleration', () => {
    const [first, ...others] = due;
    const changes: readonly Partial<VirtualPoints>[] = [
      { points: first!.points + 1 },
      { firstRound: first!.firstRound + 1 },
      { lastRound: first!.lastRound + 1 },
      { players: first!.players.slice(1) },
    ];
    for (const change of changes) {
      const given = recorded([{ ...first!, ...change }, ...others]);
      expect(withoutDueVirtualPoints(given)).toBe(given);
    }
    const plain = recorded(due, event(9, 9, 'none'));
    expect(withoutDueVirtualPoints(plain)).toBe(plain);
  });
});
