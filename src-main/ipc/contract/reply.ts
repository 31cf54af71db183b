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
  readonly article?: string;
  readonly line?: number;
  readonly column?: number;
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

/** How much a line of a question weighs: it breaks or ends something, changes something, is worth knowing, or stays. */
export type ChangeWeight = 'stop' | 'look' | 'note' | 'same';

/** One thing that an act changes, before and after. */
export interface ChangeLine {
  readonly weight: ChangeWeight;
  readonly label: string;
  /** `''` where there is nothing to compare with. */
  readonly was: string;
  readonly now: string;
}

/** Lines of a question under one heading; `''` for the first group, which is what will happen. */
export interface ChangeGroup {
  readonly heading: string;
  readonly lines: readonly ChangeLine[];
}

/** What a command answers when it has to be confirmed first: repeat it with `confirmed: level`. */
export interface Confirmation {
  readonly level: WarningLevel;
  /** What the arbiter is about to do, in two or three words: the heading, and what the button says. */
  readonly act: string;
  /** What will happen, a sentence each, the gravest first. */
  readonly consequences: readonly string[];
  /** What was computed of it beforehand, a line each; none if absent. */
  readonly changes?: readonly ChangeGroup[];
  /** The article that decides it, such as `C.04.2 4.3`. */
  readonly article?: string;
}

export interface PlayerName {
  readonly id: PlayerId;
  readonly tpn: number;
  readonly name: string;
  /** What they are called where the surname stands alone; absent where it is theirs alone. */
  readonly short?: string;
  readonly title: Title | null;
  readonly rating: number;
}
