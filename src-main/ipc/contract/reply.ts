/** What every answer of the contract is made of. */
import type { PlayerId, Title } from '../../../src-engine/index.ts';

/** A refusal that the arbiter reads: what happened, and what to do. Nothing was changed. */
export interface Refusal {
  /** Stable code, `file-newer-schema`, `no-legal-pairing`, `not-saved` … */
  readonly code: string;
  /** One sentence: what is wrong. */
  readonly message: string;
  /** What the arbiter may do now; `''` for nothing. */
  readonly advice: string;
  /** The rule that decides it, `C.04.2 4.3`; absent where none does. */
  readonly article?: string;
  /** Where in a file, from 1; absent where it is of no file, or of no place in it. */
  readonly line?: number;
  readonly column?: number;
  /** Whom it concerns. */
  readonly players?: readonly PlayerId[];
  /**
   * A way out that one command offers: `recover` the intact part of a damaged file (`tournament.recover`), or a
   * `working-copy` of a file that may not be written or lies in a bad place (`tournament.workOnCopy`).
   */
  readonly offer?: 'recover' | 'working-copy';
  /** `not-saved`: the action was not stored and the screen must say NOT SAVED. */
  readonly severity: 'refused' | 'not-saved';
}

export type Reply<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

/**
 * How loudly a command asks before it acts: 0 silent, 1 tells, 2 acknowledge, 3 confirm, 4 confirm twice with the
 * consequences, 5 refused in FIDE mode. Declared once, beside each kind of command, in main.
 */
export type WarningLevel = 0 | 1 | 2 | 3 | 4 | 5;

/** A player as every list names them; `tpn` is 0 before numbers are drawn. */
export interface PlayerName {
  readonly id: PlayerId;
  readonly tpn: number;
  readonly name: string;
  /** What they are called where the surname stands alone; absent where it is theirs alone. */
  readonly short?: string;
  readonly title: Title | null;
  /** That of the tournament, 0 for none. */
  readonly rating: number;
}
