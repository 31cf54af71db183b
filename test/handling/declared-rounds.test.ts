import { describe, expect, it } from 'vitest';
import { cannotFinish, mostRounds } from '../../src-engine/handling/declared-rounds.ts';
import { playsEveryRound } from '../../src-engine/model/system-ids.ts';

describe('rounds that a field can play', () => {
  it.each([
    ['dutch-2026', 8, 7],
    ['dutch-2026', 7, 7],
    ['dutch-2026', 2, 1],
    ['round-robin', 6, 5],
    ['round-robin', 5, 5],
    ['double-round-robin', 6, 10],
    ['double-round-robin', 5, 10],
  ])('%s of %i players: %i at most', (system, players, rounds) => {
    expect(mostRounds(system, players)).toBe(rounds);
    expect(cannotFinish(system, players, rounds)).toBe(false);
    expect(cannotFinish(system, players, rounds + 1)).toBe(true);
    // Only a table has to be played to its end.
    expect(cannotFinish(system, players, rounds - 1)).toBe(playsEveryRound(system));
  });

  it('C.05 Annex 1: both tables are played to the end, and nothing else is', () => {
    expect(['round-robin', 'double-round-robin', 'dutch-2026', 'bcf'].map(playsEveryRound)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
