/** Games that are to fit into rounds: fields, and the plainest way to find out. */
import { expect } from 'vitest';
import type { FitTask } from '../../src-engine/matching/round-search.ts';

/** All games of so many players, each so many times. */
export function everybody(players: number, times = 1): [number, number][] {
  return Array.from({ length: players }, (_, a) =>
    Array.from({ length: players - a - 1 }, (_, b) =>
      Array.from({ length: times }, (): [number, number] => [a, a + b + 1]),
    ).flat(),
  ).flat();
}

/** Every game has a round, nobody plays twice in one, and only `partial` plays in round 0. */
export function expectRounds({ games, rounds, partial }: FitTask, roundOf: Int32Array): void {
  const taken = new Set<string>();
  for (const [game, pair] of games.entries()) {
    const round = roundOf[game]!;
    expect(round).toBeGreaterThanOrEqual(0);
    expect(round).toBeLessThanOrEqual(rounds);
    for (const player of pair) {
      if (round === 0) expect(partial).toContain(player);
      expect(taken).not.toContain(`${player} ${round}`);
      taken.add(`${player} ${round}`);
    }
  }
}

/** The plainest way to find out. */
export function tried({ games, rounds, partial }: FitTask): boolean {
  const taken = new Set<string>();
  const place = (game: number): boolean => {
    const pair = games[game];
    if (pair === undefined) return true;
    for (let round = 0; round <= rounds; round++) {
      if (round === 0 && !pair.every((player) => partial.includes(player))) continue;
      const seats = pair.map((player) => `${player} ${round}`);
      if (seats.some((seat) => taken.has(seat))) continue;
      for (const seat of seats) taken.add(seat);
      if (place(game + 1)) return true;
      for (const seat of seats) taken.delete(seat);
    }
    return false;
  };
  return place(0);
}

/** Tasks of three to six players with up to ten games, the same at every call. */
export function tasksOf(count: number): FitTask[] {
  let state = 7;
  const drawn = (bound: number) => (state = (state * 48_271) % 2_147_483_647) % bound;
  return Array.from({ length: count }, () => {
    const players = 3 + drawn(4);
    const all = everybody(players, 1 + drawn(2));
    const games = all.filter(() => drawn(4) > 0).slice(0, 10);
    const rounds = Math.max(0, players - 3 + drawn(4));
    const partial =
      drawn(2) === 0 ? [] : Array.from({ length: players }, (_, p) => p).filter(() => drawn(2) > 0);
    return { players, games, rounds, partial };
  });
}
