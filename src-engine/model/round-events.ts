/** What the log says of rounds: drawn, drafted, checked, on the wall, repaired, taken back. */
import type { CheckFinding, CheckVerdict } from './check-verdict.ts';
import type { Colour } from './colour.ts';
import type { PlayerId } from './player.ts';
import type { Numbered } from './seating.ts';
import type { Unpaired } from './tournament.ts';

/** One board of a drafted round. */
export interface DraftedPair {
  readonly white: PlayerId;
  readonly black: PlayerId;
}

/** Who plays and who does not, the pairs in the order of the hall. */
interface RoundPlayers extends Numbered {
  readonly round: number;
  readonly pairs: readonly DraftedPair[];
  /** Byes of the round, the pairing-allocated one among them. Players neither here nor on a board are absent. */
  readonly unpaired: readonly Unpaired[];
}

/** Boards of the system's own round that a hand made otherwise. */
export interface DueBoards {
  readonly pairs: readonly DraftedPair[];
  /** The bye of the system; null where it is the same, or there is none. */
  readonly bye: PlayerId | null;
}

/** Events of rounds, each kind with its payload. */
export interface RoundPayloads {
  'colour-drawn': { readonly colour: Colour; readonly by: 'lot' | 'arbiter' };
  /** Games without a result when the next round was paired: C.04.2 3.1. */
  'games-adjourned': { readonly round: number; readonly boards: readonly number[] };
  'round-drafted': RoundPlayers & { readonly system: string; readonly seconds: number };
  'round-arranged': RoundPlayers & {
    readonly system: string;
    /** Boards and bye that the system gives otherwise; all of them where it gives none. */
    readonly changed: number;
    /** What the system pairs in their place; null where it finds no pairing, absent in entries of older versions. */
    readonly due?: DueBoards | null;
  };
  'round-checked': {
    readonly round: number;
    readonly agrees: boolean;
    readonly verdict: CheckVerdict;
    readonly violations: readonly CheckFinding[];
  };
  'issue-read': { readonly round: number; readonly issue: string; readonly title: string };
  'round-published': {
    readonly round: number;
    readonly version: number;
    readonly boards: number;
    readonly programme: string;
  };
  /** A published pairing changed in one of the situations of C.04.2 4.4; published again at once. */
  'round-repaired': RoundPlayers & {
    readonly version: number;
    /** What was done: `fewest`, `nearby`, `new-draw` or `as-played`. */
    readonly plan: string;
    /** What allows the change: a situation of C.04.2 4.4, or 4.3 (b). */
    readonly article: string;
    /** Numbers of the boards that are not as they were published before. */
    readonly changed: readonly number[];
    /** Numbers of the boards without a result. */
    readonly open: readonly number[];
    /** Who agreed. */
    readonly agreed: readonly PlayerId[];
    readonly programme: string;
  };
  'round-unpublished': { readonly round: number; readonly version: number };
  /** A step in the log took a pairing from the wall, or put it back: C.04.2 4.4. Stays whatever is undone later. */
  'wall-changed': { readonly round: number; readonly version: number; readonly to: 'down' | 'up' };
  'round-discarded': { readonly round: number };
  /** When the play of a round starts, `2026-11-15T14:00` in the time of the hall; `''` where none is announced. */
  'start-announced': { readonly round: number; readonly at: string; readonly was: string };
  /** The start position of a round of Chess960, drawn from a seed made for it (`drawnStartPosition`). */
  'start-position-drawn': {
    readonly round: number;
    readonly number: number;
    readonly seed: number;
    readonly was: number | null;
  };
}
