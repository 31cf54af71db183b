/** B.01 1.4.1: which games of a longer event a norm is made of. */
import { describe, expect, it } from 'vitest';
import { bestChoice, isMadeBy, waysToCount, wholeChoice } from '../../src-engine/norms/choice.ts';
import type { NormGame } from '../../src-engine/norms/games.ts';
import { opponentOf, prospectOf } from './prospect.ts';
import { detailOf, nine, seekerEvent } from './seeker.ts';

describe('1.4.1c a round without an opponent', () => {
  it.each([
    ['+', 'made'],
    ['-', 'out'],
  ])('that is written %s', (free, verdict) => {
    expect(detailOf(seekerEvent([...nine(2500, '========'), free]), 'IM').row.verdict).toBe(verdict);
  });
});

describe('1.4.1f a game against a beaten opponent', () => {
  it('is left out where nine others alone have the titles that are asked for', () => {
    // Three of nine may bring a norm as IM [1.4.5], and the last of them comes in round 10: without the first round, which was won.
    // 4 of 9 are 44 %, and 2500 − 43 enough; half a point less would be 39 %.
    const meetings = [
      'FM 2300 SWE 1',
      'GM 2500 SWE =',
      'IM 2500 POL =',
      'FM 2500 POL =',
      'FM 2500 GER =',
      'FM 2500 GER =',
      'FM 2500 FRA =',
      'FM 2500 FRA =',
      'FM 2500 ESP 0',
      'IM 2500 ESP =',
    ];
    const of = (first: string) =>
      detailOf(seekerEvent([first, ...meetings.slice(1)], { rules: { rounds: 10 } }), 'IM');
    const { row, choice } = of(meetings[0]!);
    expect(row.verdict).toBe('made');
    expect(choice.games.map(({ round }) => round)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect([choice.beaten, choice.later].map((games) => games.map(({ round }) => round))).toEqual([[1], []]);
    // It is not left out where it was drawn, and three of ten are too few.
    expect(of('FM 2300 SWE =').row.verdict).not.toBe('made');
  });
});

describe('of several choices', () => {
  const SCORES: Readonly<Record<string, number>> = { '1': 10, '=': 5, '0': 0 };
  /** `31 IM 2450 SWE 1` is a win against player 31; the first game is of round 2. */
  const played = (...lines: readonly string[]): NormGame[] =>
    lines.map((words, at) => ({ ...opponentOf(words), round: at + 2, score: SCORES[words.split(' ')[4]!]! }));
  /** What is looked at of a record with these games. */
  const setting = (games: readonly NormGame[], predetermined = false) => {
    const { record, course, frame } = prospectOf({ games, next: [], predetermined });
    return [record, course, frame] as const;
  };
  const roundsOf = (games: readonly NormGame[]) => games.map(({ round }) => round);
  const told = (...of: ReturnType<typeof setting>) => {
    const best = bestChoice(...of);
    if (best === null) return null;
    const { basis, games, later, beaten, credit, tally } = best;
    const { score, average, performance, needed } = tally;
    return {
      ...{ basis, games: roundsOf(games), later: roundsOf(later), beaten: roundsOf(beaten), credit },
      ...{ score, average, performance, needed },
    };
  };

  /** Three wins, five draws and a loss against 2450, five of them titled: enough for ten games, too few for eleven. */
  const MIDDLE = [
    ...['31 IM 2450 SWE 1', '18 IM 2450 SWE =', '77 IM 2450 SWE =', '52 IM 2450 POL 1', '23 FM 2450 POL ='],
    ...['85 - 2450 POL 0', '46 - 2450 GER =', '60 - 2450 GER =', '94 - 2450 GER 1'],
  ];
  const between = (last: number) => played('11 - 2100 FRA 1', ...MIDDLE, `40 - ${last} ITA 0`);

  it('that count for as many games the one with the highest performance is taken', () => {
    // The first ten: 24 150, and 65 % add 110. Without the beaten one of 2100: 24 850 and 24 900, and 55 % add 36.
    expect(told(...setting(between(2800)))).toEqual({
      ...{ basis: '1.4.1a', games: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11], later: [12], beaten: [], credit: 11 },
      ...{ score: 65, average: 2415, performance: 2525, needed: 55 },
    });
    expect(told(...setting(between(2850)))).toEqual({
      ...{ basis: '1.4.1a', games: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12], later: [], beaten: [2], credit: 11 },
      ...{ score: 55, average: 2490, performance: 2526, needed: 45 },
    });
  });

  it('with the same performance the latest is taken', () => {
    expect(told(...setting(between(2840)))).toMatchObject({ beaten: [2], later: [], performance: 2525 });
  });

  it('1.4.1e, f: none is allowed where pairings were known beforehand and the whole event has not the titles', () => {
    const robin = setting(between(2850), true);
    expect([told(...robin), isMadeBy(...robin)]).toEqual([null, false]);
    expect(isMadeBy(...setting(between(2850)))).toBe(true);
    const { games, later, beaten, basis, credit } = wholeChoice(...robin);
    // 27 000 / 11 is 2455: 5½ are needed, and 6½ were made.
    expect([roundsOf(games), later, beaten, basis, credit]).toEqual([
      ...[[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [], [], '1.4.1a', 12],
    ]);
  });

  it('the one that counts for most games is taken: a loss that leaves the norm is a game more', () => {
    // Six of nine against 2450; half of the points are enough, so that three losses are, and four are not.
    const losses = ['11 IM 2450 FRA 0', '40 IM 2450 ITA 0', '66 FM 2450 ESP 0', '72 FM 2450 FRA 0'];
    const won = MIDDLE.with(5, '85 - 2450 POL =');
    expect(told(...setting(played(...won, ...losses)))).toEqual({
      ...{ basis: '1.4.1a', games: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13], later: [14], beaten: [] },
      ...{ credit: 12, score: 60, average: 2450, performance: 2450, needed: 60 },
    });
  });

  it('there are so many as rounds and beaten opponents may be left out', () => {
    // Four wins: 1 + 4 + 6 of eleven games, 1 + 4 of ten, 1 of nine.
    const [record] = setting(between(2850));
    expect(waysToCount(record, { rounds: 11, predetermined: false })).toBe(17);
    expect(waysToCount(record, { rounds: 11, predetermined: true })).toBe(11);
    expect(
      waysToCount({ ...record, games: record.games.slice(0, 8) }, { rounds: 9, predetermined: false }),
    ).toBe(1);
  });
});
