/** The lines of a correction: each effect with its own player, round and number, and what stays the same. */
import { describe, expect, it } from 'vitest';
import type { CorrectionEffects } from '../../src-engine/index.ts';
import { changeLines } from '../../src-main/handlers/results/change-lines.ts';

const NONE: CorrectionEffects = { players: [], otherRanks: 0, tieBreaks: [], pairings: [], ratings: [] };
const linesOf = (effects: Partial<CorrectionEffects>) =>
  changeLines({ ...NONE, ...effects }, (id) => `Player ${id}`).map(({ weight, label, was, now }) => [
    ...[weight, label, was, now],
  ]);
const SAME_TIE_BREAKS = ['same', 'Tie-breaks', '', 'same'];
const SAME_STANDINGS = ['same', 'Standings', '', 'same'];

describe('the lines of a correction', () => {
  it('say what stays the same, and nothing of rounds and ratings that are not concerned', () => {
    expect(linesOf({})).toEqual([SAME_STANDINGS, SAME_TIE_BREAKS]);
  });

  it('say points and rank of each player, before and after, and how many others move', () => {
    const players = [
      { player: 8, points: [35, 30], rank: [4, 11] },
      { player: 3, points: [20, 25], rank: [40, 22] },
    ] as const;
    expect(linesOf({ players, otherRanks: 5 })).toEqual([
      ['look', 'Player 8, points (rank)', '3½ (4)', '3 (11)'],
      ['look', 'Player 3, points (rank)', '2 (40)', '2½ (22)'],
      ['look', 'Other ranks that change', '', '5 players'],
      SAME_TIE_BREAKS,
    ]);
    expect(linesOf({ otherRanks: 1 })[0]).toEqual(['look', 'Other ranks that change', '', '1 player']);
  });

  it('say for how many players each tie-break changes', () => {
    const tieBreaks = [
      { code: 'BH', players: 7 },
      { code: 'SB', players: 1 },
    ];
    expect(linesOf({ tieBreaks })).toEqual([
      SAME_STANDINGS,
      ['look', 'BH changes for', '', '7 players'],
      ['look', 'SB changes for', '', '1 player'],
    ]);
  });

  it('warn of the later rounds that would be paired otherwise, and of one that could not be', () => {
    const pairings = [
      { round: 4, boards: 40, different: 0 },
      { round: 5, boards: 39, different: 3 },
      { round: 6, boards: 38, different: null },
    ];
    expect(linesOf({ pairings }).slice(2)).toEqual([
      ['stop', 'Round 5, boards paired otherwise', '', '3 of 39'],
      ['stop', 'Round 6, boards paired otherwise', '', 'not pairable'],
    ]);
    expect(linesOf({ pairings: pairings.slice(0, 1) }).slice(2)).toEqual([
      ['same', 'Pairings played', '', 'same'],
    ]);
  });

  it('say the rating change of each player, before and after', () => {
    const ratings = [
      { player: 8, was: 7, now: -3 },
      { player: 3, was: null, now: 12 },
    ];
    const [first, second] = linesOf({ ratings }).slice(2);
    expect([first![1], second![1]]).toEqual(['Player 8, rating change', 'Player 3, rating change']);
    expect([first![2], first![3], second![2], second![3]].map((text) => text!.replace('−', '-'))).toEqual([
      ...['+7', '-3', 'none', '+12'],
    ]);
  });
});
