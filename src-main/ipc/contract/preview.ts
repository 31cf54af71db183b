/** The next round while games are open. Never a pairing. */
import type { Ending } from '../../../src-engine/index.ts';
import type { PlayerName } from './reply.ts';

/** Who sits at a board. */
export interface PreviewSeats {
  readonly white: PlayerName;
  readonly black: PlayerName;
}

/** An open game of the round before. */
export interface PreviewGame extends PreviewSeats {
  /** Board of the round before. */
  readonly board: number;
}

/** A board of the next round; cases are the ways in which the open games can end. */
export interface PreviewBoard {
  readonly board: number;
  /** The same two sit here in every case. */
  readonly isFixed: boolean;
  /** Who may sit there, the most likely first by the number of cases, of all cases. */
  readonly candidates: readonly (PreviewSeats & { readonly cases: number })[];
  /** Games of the round before on which it depends, and what each ending leaves. */
  readonly waitsFor: readonly {
    readonly board: number;
    readonly endings: readonly { readonly ending: Ending; readonly seats: readonly PreviewSeats[] }[];
  }[];
}

/** The next round while games are open. */
export interface PreviewView {
  /** The next one. */
  readonly round: number;
  /** The open games of the round before. */
  readonly games: readonly PreviewGame[];
  /** Cases in all, and those of them in which the round cannot be paired. */
  readonly cases: number;
  readonly unpairable: number;
  readonly boards: readonly PreviewBoard[];
  /** Who may have the pairing-allocated bye; empty without one. */
  readonly byes: readonly (PlayerName & { readonly cases: number })[];
  /** How long it took to pair them all. */
  readonly seconds: number;
}
