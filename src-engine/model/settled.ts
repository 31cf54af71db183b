/** What lot or the arbiter settled where no rule decides: ties, start positions, values computed elsewhere. Plain data. */
import type { PlayerId } from './player.ts';

/** How a tie was settled that the list of tie-breaks left (C.07 4.2). */
export type TieSettlement = 'lot' | 'hand';

/** The order of players that points and tie-breaks left equal; it holds as long as exactly these are equal. */
export interface SettledTie {
  /** Number of rounds that the standings counted. */
  readonly afterRound: number;
  readonly by: TieSettlement;
  /** Best place first. */
  readonly order: readonly PlayerId[];
}

/** The start position of a round of Chess960: 0 … 959, see `startPositionOf`. */
export interface StartPosition {
  readonly round: number;
  readonly number: number;
}

/** Values of a tie-break of the event's own (`OTHER_x` of TRF26 202), computed elsewhere; a higher one ranks first. */
export interface OutsideValues {
  /** As in the list of tie-breaks. */
  readonly code: string;
  /** In thousandths, by player; who is missing has 0. */
  readonly values: readonly (readonly [PlayerId, number])[];
}

/** True for a code that the event defines itself; its values come from outside (C.07 4.1, TRF26 202). */
export function isOutsideCode(code: string): boolean {
  return /^OTHER_\w{1,20}$/i.test(code.trim());
}

/** The values of a code, whatever its case; null where none were entered. */
export function outsideValuesOf(all: readonly OutsideValues[], code: string): OutsideValues | null {
  const wanted = code.trim().toUpperCase();
  return all.find((known) => known.code.toUpperCase() === wanted) ?? null;
}
