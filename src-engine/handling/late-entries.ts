/** C.04.2 (2026) 2.3, 2.4: who comes late, and data that are corrected late. */
import { FIELDS_THAT_ORDER, type EditablePlayer } from '../model/player-events.ts';
import { publishedRounds, type Tournament } from '../model/tournament.ts';
import { LAST_ROUND_OF_RENUMBERING } from './initial-order.ts';

/** 2.4: first round that can take somebody new into account, the first that is not on the wall. */
export function nextEntryRound(tournament: Tournament): number {
  return publishedRounds(tournament) + 1;
}

/** 2.4: true once a player who is added is a late entry. */
export function hasBegun({ rounds }: Tournament): boolean {
  return rounds.length > 0;
}

/** 2.3: true for a correction, after the start, of data by which players are ordered. */
export function isLateCorrection(tournament: Tournament, after: Partial<EditablePlayer>): boolean {
  return hasBegun(tournament) && FIELDS_THAT_ORDER.some((field) => field in after);
}

/** 2.3: true while corrected data still move pairing numbers, up to the pairing of round 4. */
export function renumbers({ rounds }: Tournament): boolean {
  return rounds.length < LAST_ROUND_OF_RENUMBERING;
}
