import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bergerRound,
  doubleBergerRound,
  roundsOfCycle,
  type BergerGame,
} from '../../../src-engine/systems/round-robin/berger.ts';

const text = (games: readonly BergerGame[]) => games.map(([white, black]) => `${white}-${black}`).join(' ');
const table = (players: number) =>
  Array.from({ length: roundsOfCycle(players) }, (_, index) => text(bergerRound(players, index + 1)));

describe('C.05 Annex 1, Berger tables', () => {
  it('prints the table for 3 or 4 players', () => {
    expect(table(4)).toEqual(['1-4 2-3', '4-3 1-2', '2-4 3-1']);
    expect(table(3)).toEqual(table(4));
  });

  it('prints the table for 5 or 6 players', () => {
    expect(table(6)).toEqual(['1-6 2-5 3-4', '6-4 5-3 1-2', '2-6 3-1 4-5', '6-5 1-4 2-3', '3-6 4-2 5-1']);
  });

  it('prints the table for 7 or 8 players', () => {
    expect(table(8)).toEqual([
      '1-8 2-7 3-6 4-5',
      '8-5 6-4 7-3 1-2',
      '2-8 3-1 4-7 5-6',
      '8-6 7-5 1-4 2-3',
      '3-8 4-2 5-1 6-7',
      '8-7 1-6 2-5 3-4',
      '4-8 5-3 6-2 7-1',
    ]);
  });

  it('has everybody meet everybody once, with colours that differ by one at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 60 }), (players) => {
        const size = players + (players % 2);
        const meetings = new Set<string>();
        const balance = new Array<number>(size + 1).fill(0);
        for (let round = 1; round <= roundsOfCycle(players); round++) {
          const games = bergerRound(players, round);
          expect(new Set(games.flat()).size).toBe(size);
          for (const [white, black] of games) {
            meetings.add([white, black].sort((a, b) => a - b).join('-'));
            balance[white]!++;
            balance[black]!--;
          }
        }
        expect(meetings.size).toBe((size * (size - 1)) / 2);
        expect(Math.max(...balance.map(Math.abs))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('never gives the same colour three times running in a double round robin', () => {
    for (let players = 3; players <= 30; players++) {
      const size = players + (players % 2);
      const colours = Array.from({ length: size + 1 }, () => '');
      const pairs = new Set<string>();
      for (let round = 1; round <= 2 * roundsOfCycle(players); round++) {
        for (const [white, black] of doubleBergerRound(players, round)) {
          colours[white] += 'w';
          colours[black] += 'b';
          pairs.add(`${white}-${black}`);
        }
      }
      expect(pairs.size).toBe(size * (size - 1));
      for (const history of colours) expect(history).not.toMatch(/www|bbb/);
    }
  });

  it('keeps the last two rounds of the first cycle in order where the event asks for it', () => {
    const rounds = (inOrder: boolean) =>
      [1, 2, 3, 4, 5, 6].map((round) => text(doubleBergerRound(4, round, inOrder)));
    expect(rounds(true)).toEqual(['1-4 2-3', '4-3 1-2', '2-4 3-1', '4-1 3-2', '3-4 2-1', '4-2 1-3']);
    expect(rounds(false)).toEqual(['1-4 2-3', '2-4 3-1', '4-3 1-2', '4-1 3-2', '3-4 2-1', '4-2 1-3']);
  });
});
