/** One place in the sequence of rating lists that are asked for a player. */
import type { Pace } from './player.ts';

/** Name of FIDE's lists. */
export const FIDE_LIST = 'FIDE';
/** Stands for all lists but FIDE's, in the order of their names. */
export const NATIONAL_LISTS = '';

/** One kind of rating of the lists of a name: `FIDE`, `DWZ, Germany`, {@link NATIONAL_LISTS}. */
export interface ListStep {
  readonly list: string;
  readonly pace: Pace;
}
