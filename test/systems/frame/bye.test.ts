/** The bye by the keys of a text: who comes first, which keys decided, and who comes before but is needed. */
import { describe, expect, it } from 'vitest';
import { byeBy, type ByeOrder } from '../../../src-engine/systems/frame/bye.ts';
import type { PairingTask } from '../../../src-engine/systems/system.ts';

interface One {
  readonly id: number;
  readonly tpn: number;
  readonly score: number;
  readonly games: number;
  readonly barred?: boolean;
}

/** Numbers 1 to 6; identities are others. */
const one = (tpn: number, score: number, games: number, barred = false): One => ({
  ...{ id: 70 - 4 * tpn, tpn, score, games },
  ...(barred ? { barred } : {}),
});
const PLAYERS = [one(1, 20, 3), one(2, 5, 3), one(3, 0, 3, true), one(4, 5, 4), one(5, 5, 4), one(6, 10, 4)];
const idOf = (tpn: number) => 70 - 4 * tpn;
/** Lowest score, most games, highest number. */
const ORDER: ByeOrder<One> = {
  article: 'Rule 7',
  keys: () => [
    { by: 'score', value: ({ score }) => score, wanted: 'least' },
    { by: 'games', value: ({ games }) => games, wanted: 'most' },
    { by: 'number', value: ({ tpn }) => tpn, wanted: 'most' },
  ],
};
const TASK = { round: 4 } as PairingTask;
const bye = (players = PLAYERS, order: Parameters<typeof byeBy<One>>[0] = ORDER) =>
  byeBy<One>(
    order,
    () => players,
    ({ barred }) => barred === true,
  );
const numbers = (players: readonly One[]) => players.map(({ tpn }) => tpn);
const reason = (tpn: number, spared: readonly number[], players = PLAYERS) =>
  bye(players).byeReason(TASK, { id: idOf(tpn) }, new Set(spared.map(idOf)));

describe('the order of the bye', () => {
  it('is that of the keys, one after the other, without those who may not have it', () => {
    expect(numbers(bye().byeRanking(TASK, PLAYERS))).toEqual([5, 4, 2, 6, 1]);
    expect(numbers(bye().byeRanking(TASK, PLAYERS.toReversed()))).toEqual([5, 4, 2, 6, 1]);
  });

  it('may be another one for another task, and leaves the players as they are', () => {
    const byRound = (task: PairingTask): ByeOrder<One> =>
      task.round === 4
        ? { article: 'Rule 8', keys: () => [{ by: 'number', value: ({ tpn }) => tpn, wanted: 'least' }] }
        : ORDER;
    const players = PLAYERS.toReversed();
    expect(numbers(bye(players, byRound).byeRanking(TASK, players))).toEqual([1, 2, 4, 5, 6]);
    expect(numbers(bye(players, byRound).byeRanking({ ...TASK, round: 5 }, players))).toEqual([
      5, 4, 2, 6, 1,
    ]);
    expect(numbers(players)).toEqual([6, 5, 4, 3, 2, 1]);
  });

  it('leaves equal players as they stand', () => {
    const twins = [one(2, 5, 1), one(1, 5, 1), one(4, 5, 1)];
    const order: ByeOrder<One> = {
      article: 'Rule 9',
      keys: () => [{ by: 'score', value: ({ score }) => score, wanted: 'least' }],
    };
    expect(numbers(bye(twins, order).byeRanking(TASK, twins))).toEqual([2, 1, 4]);
  });
});

describe('the reason of the bye', () => {
  it('has the keys that left fewer players, and nobody before the first of the order', () => {
    expect(reason(5, [1, 2, 4, 5, 6])).toEqual({
      code: 'bye-first',
      article: 'Rule 7',
      player: idOf(5),
      keys: [
        { by: 'score', value: 5 },
        { by: 'games', value: 4 },
        { by: 'number', value: 5 },
      ],
      needed: [],
    });
  });

  it('has those who come before and cannot be spared, and no key that parts nobody', () => {
    expect(reason(2, [1, 2, 6])).toEqual({
      code: 'bye-first',
      article: 'Rule 7',
      player: idOf(2),
      keys: [{ by: 'score', value: 5 }],
      needed: [idOf(5), idOf(4)],
    });
    // Both have had as many games.
    expect(reason(3, [1, 3], [one(1, 20, 3), one(3, 20, 3), one(6, 0, 3)])).toMatchObject({
      keys: [{ by: 'number', value: 3 }],
      needed: [idOf(6)],
    });
  });

  it('has no key where one player alone can be spared', () => {
    expect(reason(6, [6])).toMatchObject({ player: idOf(6), keys: [], needed: [idOf(5), idOf(4), idOf(2)] });
  });
});
