/**
 * What a tie-break is: its code, the modifiers of C.07 Art. 14 and the failures of reading one.
 * Codes are those of the list MTB26 that TRF26 records 202 and 212 use.
 */
import type { FailureShape } from '../model/outcome.ts';

/** Codes for single participants, players and teams alike (C.07 Art. 6–10). */
export const GENERIC_CODES = [
  'DE',
  'WIN',
  'WON',
  'BPG',
  'BWG',
  'PS',
  'REP',
  'STD',
  'TPN',
  'BH',
  'AOB',
  'FB',
  'SB',
  'KS',
  'ARO',
  'TPR',
  'PTP',
  'APRO',
  'APPO',
  'RTNG',
] as const;

/** Codes that only team events know (C.07 Art. 12, 13). */
export const TEAM_CODES = [
  'BC',
  'TBR',
  'BBE',
  'MPvGP',
  'EMMSB',
  'EMGSB',
  'EGMSB',
  'EGGSB',
  'EDE',
  'EDEBT',
  'EDEBB',
  'EDET',
  'EDEB',
  'SSSC',
] as const;

/** Every code of C.07 that is known, those of teams behind. */
export const TIE_BREAK_CODES = [...GENERIC_CODES, ...TEAM_CODES] as const;
export type TieBreakCode = (typeof TIE_BREAK_CODES)[number];

/** The two scores of a team event: match points and game points. */
export type ScoreType = 'MP' | 'GP';

/** Kinds of modifiers: cut, median, limit, forfeits as played, fore, reversed, divisor, score type. */
export type ModifierKind = 'C' | 'M' | 'L' | 'P' | 'F' | 'R' | 'K' | ':';

/** The limit of the Koya system: half points above (below, negative) one half of the maximum, or a percentage. */
export type KoyaLimit =
  | { readonly kind: 'half-points'; readonly number: number }
  | { readonly kind: 'percent'; readonly number: number };

/** A tie-break with its modifiers, as {@link parseTieBreak} reads it. */
export interface TieBreak {
  readonly code: TieBreakCode;
  /** Canonical spelling with modifiers, for example `BH/C1`. */
  readonly text: string;
  /** Score of a team event that the tie-break is computed on; null for the event's primary score. */
  readonly score: ScoreType | null;
  /** Number of least significant values to cut (Art. 14.1, 14.2). */
  readonly cutLeast: number;
  /** Number of most significant values to cut (Art. 14.3, 14.4). */
  readonly cutMost: number;
  readonly limit: KoyaLimit | null;
  /** `/P`: forfeits count as games against the scheduled opponent. */
  readonly forfeitsPlayed: boolean;
  /** `/F`: uses Fore Buchholz instead of Buchholz. */
  readonly fore: boolean;
  /** `/R`: reversed order. */
  readonly reversed: boolean;
  /** `/Kx`: divisor of SSSC; null for the divisor of Art. 13.4. */
  readonly divisor: number | null;
}

/** Why a code cannot be read. `text` is what was given. */
export type TieBreakFailure = FailureShape &
  (
    | { readonly code: 'unknown-tie-break'; readonly text: string }
    | { readonly code: 'self-defined-tie-break'; readonly text: string }
    | { readonly code: 'unknown-modifier'; readonly text: string; readonly modifier: string }
    | { readonly code: 'modifier-not-allowed'; readonly text: string; readonly modifier: string }
    | { readonly code: 'modifier-repeated'; readonly text: string; readonly modifier: string }
  );
