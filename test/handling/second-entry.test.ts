/** Results keyed twice. */
import { describe, expect, it } from 'vitest';
import { awaitsSecondEntry, secondEntries } from '../../src-engine/handling/second-entry.ts';
import type { GameResult } from '../../src-engine/model/result.ts';
import {
  BLANK_FACTS,
  BLANK_STATE,
  type SecondEntry,
  type TournamentState,
} from '../../src-engine/model/state.ts';
import { BLANK_TOURNAMENT, type Round } from '../../src-engine/model/tournament.ts';

const keyed = (result: GameResult, kept: 'first' | 'second' | null = null): SecondEntry => ({
  result,
  at: '',
  actor: '',
  settled: kept === null ? null : { kept, at: '', actor: '' },
});

/** Two rounds of five boards; round 1 has these results and second entries, round 2 has none. */
function stateOf(results: readonly GameResult[], second: readonly (SecondEntry | null)[]): TournamentState {
  const round = (all: readonly GameResult[]): Round => ({
    stage: 'published',
    boards: all.map((result, index) => ({ white: 20 + index, black: 40 + index, result, ratedAs: null })),
    unpaired: [],
    version: 1,
    publishedAt: '',
    handMade: false,
    system: 'dutch-2026',
  });
  return {
    ...BLANK_STATE,
    secondEntryRequired: true,
    tournament: { ...BLANK_TOURNAMENT, rounds: [round(results), round(results.map(() => 'draw'))] },
    rounds: [{ ...BLANK_FACTS, second }, BLANK_FACTS],
  };
}

const RESULTS = ['draw', 'white-wins', 'black-wins', 'open', 'draw'] as const;

describe('a second entry', () => {
  it('is missing, the same, other or settled, and not asked for where no result is in', () => {
    const state = stateOf(RESULTS, [
      null,
      keyed('white-wins'),
      keyed('draw'),
      null,
      keyed('black-wins', 'first'),
    ]);
    expect(secondEntries(state, 1)).toEqual({
      states: ['to-key', 'same', 'differs', 'open', 'settled'],
      toKey: 1,
      differing: 1,
      isComplete: false,
    });
  });

  it('C.04.2 3.1 is not asked for of an adjourned game, nor waited for before the next pairing', () => {
    const state = stateOf(['draw', 'adjourned', 'white-wins'], [keyed('draw'), null, keyed('white-wins')]);
    expect(secondEntries(state, 1)).toEqual({
      states: ['same', 'open', 'same'],
      toKey: 0,
      differing: 0,
      isComplete: true,
    });
    expect(awaitsSecondEntry(state, 2)).toBe(false);
  });

  it.each([
    [[keyed('draw'), keyed('white-wins'), keyed('black-wins'), null, keyed('draw')], true],
    [[keyed('draw'), keyed('white-wins'), keyed('black-wins'), null], false],
    [[keyed('draw'), keyed('white-wins'), keyed('white-wins'), null, keyed('draw')], false],
    [[keyed('draw'), keyed('white-wins'), keyed('white-wins', 'second'), null, keyed('draw')], true],
  ])(
    'the round is complete once each result was keyed twice and each difference settled: %#',
    (second, complete) => {
      expect(secondEntries(stateOf(RESULTS, second), 1).isComplete).toBe(complete);
      expect(awaitsSecondEntry(stateOf(RESULTS, second), 2)).toBe(!complete);
    },
  );

  it('is awaited before the next round, where it is required', () => {
    const state = stateOf(RESULTS, []);
    expect(awaitsSecondEntry(state, 1)).toBe(false);
    expect(awaitsSecondEntry(state, 2)).toBe(true);
    expect(awaitsSecondEntry({ ...state, secondEntryRequired: false }, 2)).toBe(false);
    // Round 3 waits for round 2, of which nothing was keyed twice.
    expect(awaitsSecondEntry(state, 3)).toBe(true);
  });
});
