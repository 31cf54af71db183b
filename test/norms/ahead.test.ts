/** B.01 1.4, looked at ahead: who may still be met, and which events know their rounds beforehand. */
import { describe, expect, it } from 'vitest';
import { isDoubleRoundRobin } from '../../src-engine/norms/event.ts';
import { forecastOf, nextGamesOf, normPlayOf, playersAhead } from '../../src-engine/norms/ahead.ts';
import { eventOf } from '../tiebreaks/event.ts';
import { detailOf, nine, seekerEvent } from './seeker.ts';

describe('players who go on after the last paired round', () => {
  it('1.1.4 have the rating that counts in the next round, the highest first, and an unrated one where 1400 would stand', () => {
    const event = eventOf(['2w1', '1b0', '4w1', '3b0', '.'], {
      ratings: [2100, 2200, 2000, 0, 1300],
      players: [
        // The ratings of rounds 2 and 3: the next round is 2.
        { laterRatings: [{ fromRound: 2, rating: 2300 }] },
        { laterRatings: [{ fromRound: 3, rating: 2500 }] },
      ],
      rules: { longEvent: true, rounds: 5 },
    });
    expect(playersAhead(event).map(({ opponent, rating }) => [opponent, rating])).toEqual([
      [1, 2300],
      [2, 2200],
      [3, 2000],
      [4, 0],
      [5, 1300],
    ]);
  });

  it('are those who have not left before it', () => {
    const event = eventOf(['2w1', '1b0', '.', '.'], {
      players: [{ withdrawnFrom: 2 }, { withdrawnFrom: 3 }, { withdrawnFrom: 1 }],
    });
    expect(playersAhead(event).map(({ opponent }) => opponent)).toEqual([2, 4]);
  });
});

describe('the rounds that are to be finished', () => {
  const current = (...lines: string[]) => normPlayOf(eventOf(lines)).current;

  it('begin with the first that has an open game, or with the next one', () => {
    expect(current('2w? 3w?', '1b? 4w0', '4w1 1b?', '3b0 2b1')).toBe(1);
    expect(current('2w1 3w?', '1b0 4w0', '4w1 1b?', '3b0 2b1')).toBe(2);
    expect(current('2w1 3w0', '1b0 4w0', '4w1 1b1', '3b0 2b1')).toBe(3);
  });

  it('are watched from the fourth last on, or from the first', () => {
    const watched = (rounds: number) =>
      forecastOf(normPlayOf(eventOf(['2w1 3w?', '1b0 4w0', '4w1 1b?', '3b0 2b1'], { rules: { rounds } })));
    expect(watched(3)).toEqual({ from: 1, watching: true });
    expect(watched(5)).toEqual({ from: 2, watching: true });
    expect(watched(6)).toEqual({ from: 3, watching: false });
  });
});

describe('a double round robin', () => {
  it('has everybody met once more than they were', () => {
    const event = eventOf(['2w1 3w1 4w1', '1b0 4w= 3b=', '4b= 1b0 2w=', '3w= 2b= 1b0'], {
      rules: { system: 'double-round-robin', rounds: 6 },
    });
    const met = (id: number) => {
      const play = normPlayOf(event);
      return nextGamesOf(play, event.players[id - 1]!).map(({ round, opponent }) => [
        round,
        opponent!.opponent,
      ]);
    };
    expect(met(1)).toEqual([
      [4, 2],
      [5, 3],
      [6, 4],
    ]);
    expect(met(3).map(([, opponent]) => opponent)).toEqual([1, 2, 4]);
  });

  const isDouble = (players: number, rounds: number, system = 'double-round-robin') =>
    isDoubleRoundRobin(eventOf(Array<string>(players).fill('.'), { rules: { system, rounds } }));

  it('has as many rounds as everybody has games, and one with a bye more for an odd number, twice', () => {
    expect([isDouble(6, 10), isDouble(6, 9), isDouble(6, 5)]).toEqual([true, false, false]);
    expect([isDouble(5, 10), isDouble(5, 8), isDouble(4, 6)]).toEqual([true, false, true]);
    expect([isDouble(2, 2), isDouble(1, 2)]).toEqual([true, false]);
  });

  it('is none where the pairings are not known beforehand', () => {
    expect(isDouble(6, 10, 'dutch-2026')).toBe(false);
  });
});

describe('1.4.2 a game to come in a round robin', () => {
  const event = eventOf(['2w1', '1b0', '4w0', '3b1'], {
    ratings: [2100, 0, 0, 2000],
    players: ['DEN', 'DEN', 'DEN', 'NON'].map((federation) => ({ federation })),
    rules: { system: 'round-robin', rounds: 3 },
  });
  const uncounted = (id: number) =>
    nextGamesOf(normPlayOf(event), event.players[id - 1]!).map((game) => [
      game.opponent!.opponent,
      game.uncounted,
    ]);

  it('counts against an unrated opponent without a point where they take one from somebody rated', () => {
    expect(uncounted(1)).toEqual([
      [3, [10]],
      [4, [10, 5, 0]],
    ]);
    expect(uncounted(2)).toEqual([
      [3, [10, 5, 0]],
      [4, [10, 5, 0]],
    ]);
    expect(uncounted(3)).toEqual([
      [1, []],
      [2, [10, 5, 0]],
    ]);
    expect(uncounted(4)).toEqual([
      [1, []],
      [2, [10]],
    ]);
  });
});

describe('a norm that is made in a Swiss before its last round', () => {
  const event = seekerEvent(nine(2500, '========='));
  const detail = detailOf({ ...event, rules: { ...event.rules, rounds: 11 } }, 'IM');

  it('1.4.1e needs nothing of the rounds to come: no result is looked at ahead, and its conditions are settled', () => {
    expect(detail.row).toMatchObject({ verdict: 'made', toCome: 2 });
    expect([detail.outlook, detail.needs]).toEqual([[], []]);
    expect(detail.conditions.filter(({ state }) => state !== 'met').map(({ code }) => code)).toEqual([]);
  });
});

describe('a norm that only 1.4.3a–c could bring', () => {
  it('is looked at ahead as if the event were exempt', () => {
    const own = nine(2480, '========').map((meeting) => meeting.replace(/ [A-Z]{3} /, ' NOR '));
    const event = seekerEvent(own, { others: ['IM 2480 SWE', 'IM 2480 POL'] });
    const detail = detailOf({ ...event, rules: { ...event.rules, rounds: 9 } }, 'IM');
    expect(detail.row.verdict).toBe('if-exempt');
    // 4 of 9 are 44 %: 2480 − 43 is less than 2450.
    expect(detail.outlook.map(({ results, verdict }) => [results, verdict])).toEqual([
      [[10], 'yes'],
      [[5], 'yes'],
      [[0], 'no'],
    ]);
  });
});
