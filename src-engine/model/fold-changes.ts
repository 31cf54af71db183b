/** Changes that all parts of the fold make alike. */
import type { Applied, RoundFacts, TournamentState } from './state.ts';
import type { Round } from './tournament.ts';

/** The state with another value of a round that is known to exist. */
export function withRound(
  state: TournamentState,
  round: number,
  change: (round: Round) => Round,
): TournamentState {
  const rounds = state.tournament.rounds.slice();
  rounds[round - 1] = change(rounds[round - 1]!);
  return { ...state, tournament: { ...state.tournament, rounds } };
}

/** The state with other facts about a round, or why there are none. */
export function withFacts(
  state: TournamentState,
  round: number,
  change: (facts: RoundFacts) => RoundFacts,
): Applied {
  if (state.rounds[round - 1] === undefined) return { code: 'not-paired', round };
  const rounds = state.rounds.slice();
  rounds[round - 1] = change(rounds[round - 1]!);
  return { ...state, rounds };
}
