/** What the independent check says of a round, as it is stored: every language makes its own sentence of it. */
import type { PlayerId } from './player.ts';

/** What a check came to, as it is kept in the log; `as-written` is a sentence of an earlier version of the program. */
export type CheckVerdict =
  /** A draft: boards, those that the system pairs otherwise (null: not compared), rules that a second method confirmed. */
  | {
      readonly code: 'compared';
      readonly boards: number;
      readonly different: number | null;
      readonly rules: number;
      /** The article by which the arbiter decides, as nothing can be paired; `''` where the text has none, absent where something can. */
      readonly noPairing?: string;
    }
  /** A published round that was changed: its boards, judged by the rules alone. */
  | { readonly code: 'judged'; readonly boards: number }
  /** The sentence that version 1 of the entry stored. */
  | { readonly code: 'as-written'; readonly text: string };

/** One thing that a check found, as it is kept in the log. */
export type CheckFinding =
  /** A broken rule: kind and article of a violation, and the players concerned. */
  | {
      readonly code: 'rule';
      readonly kind: string;
      readonly article: string;
      readonly players: readonly PlayerId[];
    }
  /** Boards, byes and absent players are not all players. */
  | { readonly code: 'sum' }
  /** The sentence that version 1 of the entry stored. */
  | { readonly code: 'as-written'; readonly text: string };
