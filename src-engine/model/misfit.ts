/** Why an entry of the log does not apply to a state: what it needs and does not find. Rounds are 1-based. */
import type { PlayerId } from './player.ts';

/** Why an event cannot follow the state that it is applied to. */
export type Misfit =
  /** Only the first entry brings a tournament. */
  | { readonly code: 'tournament-there' }
  | { readonly code: 'fewer-rounds-than-paired' }
  | { readonly code: 'no-player'; readonly player: PlayerId }
  | { readonly code: 'no-two-players' }
  /** The identity of a new player is not the next one. */
  | { readonly code: 'player-out-of-turn'; readonly player: PlayerId; readonly next: PlayerId }
  | { readonly code: 'player-in-round'; readonly player: PlayerId }
  | { readonly code: 'both-in-round'; readonly round: number }
  | { readonly code: 'not-paired'; readonly round: number }
  /** Its boards are not numbered once each. */
  | { readonly code: 'not-numbered'; readonly round: number }
  | { readonly code: 'paired-already'; readonly round: number }
  | { readonly code: 'not-published'; readonly round: number }
  | { readonly code: 'published-already'; readonly round: number }
  | { readonly code: 'not-last'; readonly round: number }
  | { readonly code: 'beyond-rounds'; readonly rounds: number }
  | { readonly code: 'has-results'; readonly round: number }
  /** One of them is not in the tournament, or is in the round twice. */
  | { readonly code: 'not-pairable'; readonly white: PlayerId; readonly black: PlayerId }
  | { readonly code: 'no-place'; readonly player: PlayerId }
  | { readonly code: 'no-board'; readonly round: number; readonly board: number }
  | { readonly code: 'another-game'; readonly round: number; readonly board: number }
  | { readonly code: 'has-result'; readonly round: number; readonly board: number }
  | { readonly code: 'no-result'; readonly round: number; readonly board: number };

/** Tells a misfit from the state or the board that there would be without one. */
export function isMisfit(value: object): value is Misfit {
  return 'code' in value;
}
