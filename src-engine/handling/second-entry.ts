/**
 * The second entry of results: each is keyed again from its slip, blind, and compared. No regulation asks for it; a wrong
 * result found after the next pairing is what it prevents (C.04.2 4.3).
 */
import { isWaiting } from '../model/result.ts';
import type { TournamentState } from '../model/state.ts';

/** `open`: no first entry yet. `settled`: they differed, or there was no slip, and somebody decided. */
export type EntryState = 'open' | 'to-key' | 'same' | 'differs' | 'settled';

/** How far the second keying of a round is; numbers of boards. */
export interface SecondEntries {
  /** For each board of the round. */
  readonly states: readonly EntryState[];
  readonly toKey: number;
  readonly differing: number;
  /** Every result that is in was keyed twice, and every difference is settled. */
  readonly isComplete: boolean;
}

/** How far the second entry of a round (1-based) is; an unknown round is complete. */
export function secondEntries({ tournament, rounds }: TournamentState, round: number): SecondEntries {
  const second = rounds[round - 1]?.second ?? [];
  const boards = tournament.rounds[round - 1]?.boards ?? [];
  const states = boards.map(({ result }, index): EntryState => {
    const entry = second[index] ?? null;
    if (isWaiting(result)) return 'open';
    if (entry === null) return 'to-key';
    if (entry.settled !== null) return 'settled';
    return entry.result === result ? 'same' : 'differs';
  });
  const count = (state: EntryState) => states.filter((one) => one === state).length;
  const [toKey, differing] = [count('to-key'), count('differs')];
  return { states, toKey, differing, isComplete: toKey === 0 && differing === 0 };
}

/** Whether `round` may not be paired yet because the results before it were not keyed twice. */
export function awaitsSecondEntry(state: TournamentState, round: number): boolean {
  return state.secondEntryRequired && !secondEntries(state, round - 1).isComplete;
}
