/** A state that is written down, for tests of views: seven players whose identity, number, place and table all differ. */
import {
  blankPlayer,
  BLANK_STATE,
  DEFAULT_RULES,
  foldEvents,
  type EventDraft,
  type GameResult,
  type Player,
  type TournamentState,
} from '../../src-engine/index.ts';

export const TABLES = [11, 14, 20] as const;
export type Pairs = readonly { readonly white: number; readonly black: number }[];
/** Identities from 3 to 9 have the numbers 7 to 1. */
export const FIRST: Pairs = [
  { white: 9, black: 6 },
  { white: 5, black: 8 },
  { white: 7, black: 4 },
];
export const SECOND: Pairs = [
  { white: 8, black: 9 },
  { white: 3, black: 7 },
  { white: 6, black: 5 },
];

/** A round on the wall, with its bye. */
export const up = (round: number, pairs: Pairs, bye: number): EventDraft[] => [
  {
    kind: 'round-drafted',
    payload: {
      round,
      pairs,
      boardNumbers: TABLES,
      unpaired: [{ player: bye, kind: 'pab' }],
      system: 'dutch-2026',
      seconds: 0,
    },
  },
  { kind: 'round-published', payload: { round, version: 1, boards: 3, programme: 'test' } },
];

export const results = (round: number, pairs: Pairs, ...given: readonly GameResult[]): EventDraft[] =>
  given.map((result, place) => ({
    kind: 'result-entered',
    payload: { round, board: TABLES[place]!, ...pairs[place]!, result, was: 'open' },
  }));

/** Entry `n` comes at minute `n`. */
export const minute = (count: number): string => `2026-11-21T10:${String(count).padStart(2, '0')}:00+01:00`;

export function folded(...drafts: readonly EventDraft[]): TournamentState {
  const events = drafts.map((draft, index) => ({
    seq: index + 1,
    at: minute(index + 1),
    actor: 'CA',
    command: 'test',
    part: 0,
    ...draft,
  }));
  const state = foldEvents(events, BLANK_STATE);
  if (!state.ok) throw new Error(JSON.stringify(state.failure));
  return state.value;
}

/** The best has the number 1 and the identity 9. */
export const players: readonly Player[] = [3, 4, 5, 6, 7, 8, 9].map((id) => ({
  ...blankPlayer(id, `Name${id}, Given`),
  tpn: 10 - id,
  rating: 1500 + 100 * id,
}));

/** A tournament of five rounds with these players. */
export const imported = (field: readonly Player[] = players) =>
  ({
    kind: 'tournament-imported',
    payload: {
      tournament: {
        ...BLANK_STATE.tournament,
        rules: { ...DEFAULT_RULES, rounds: 5, initialColour: 'white' },
        players: field,
      },
      format: 'trf',
      fileName: 'Open.trf',
    },
  }) satisfies EventDraft;
