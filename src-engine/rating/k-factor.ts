/** The development coefficient K (B.02 Art. 8.3.3). */
import { knownRatings } from '../model/known-ratings.ts';
import { paceOf } from '../model/pace.ts';
import type { Player } from '../model/player.ts';
import type { TournamentInfo } from '../model/tournament.ts';

/** What K depends on. */
export interface KFactorFacts {
  readonly rating: number;
  /** True once a published rating was 2400 or more. */
  readonly reached2400: boolean;
  /** Rated games before the event; null where unknown. */
  readonly gamesBefore: number | null;
  /** Year of birth; null where unknown. */
  readonly birthYear: number | null;
  /** Year in which the event is rated. */
  readonly year: number;
}

/**
 * K by the text: 40 for a new player until 30 games and until the end of the year of the 18th birthday below 2300;
 * 10 once 2400 was reached; 20 otherwise. Facts that are unknown count against the higher K.
 */
export function kFactorOf(facts: KFactorFacts): 10 | 20 | 40 {
  const { rating, birthYear, gamesBefore, year } = facts;
  if (gamesBefore !== null && gamesBefore < 30) return 40;
  if (birthYear !== null && year - birthYear <= 18 && rating < 2300) return 40;
  return facts.reached2400 || rating >= 2400 ? 10 : 20;
}

/**
 * True of a player who begins a rapid or blitz event with the standard rating: new to the list that the event is rated for,
 * so that K beside the standard rating says nothing here.
 */
export function isNewToList(info: TournamentInfo, player: Player): boolean {
  const { pace } = knownRatings(player).official.origin;
  return pace !== '' && pace !== paceOf(info);
}

/** K limited so that K times the number of games stays within 700 (B.02 Art. 8.3.3). */
export function limitedK(k: number, games: number): number {
  return k * games > 700 ? Math.floor(700 / games) : k;
}
