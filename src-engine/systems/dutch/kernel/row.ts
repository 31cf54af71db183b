/** Rows: the criteria of a pairing system as data. Pairer, assessment and explanations all read the same rows. */
import type { Points } from '../../../model/points.ts';
import type { Criterion } from '../../system.ts';
import type { Contender } from './contender.ts';

/** The bracket that a row judges. */
export interface BracketView {
  /** Score of the highest ranked resident, tenths: whoever has more was moved down. */
  readonly score: Points;
  /** Score of the lowest ranked player, tenths. */
  readonly lowest: Points;
}

/** What rows may ask of a bracket; one of the two lists has somebody. */
export function bracketView(residents: readonly Contender[], movedDown: readonly Contender[]): BracketView {
  const lowest = residents.at(-1) ?? movedDown.at(-1)!;
  return { score: residents[0]?.score ?? lowest.score, lowest: lowest.score };
}

/** Whether the player comes from a higher scoregroup. */
export function isMovedDown(player: Contender, bracket: BracketView): boolean {
  return player.score > bracket.score;
}

/** What a row can see of a player beside their colour preference; players who agree in all that is seen are interchangeable. */
export type Attribute = 'downfloat-1' | 'downfloat-2' | 'upfloat-1' | 'upfloat-2' | 'unplayed';

/**
 * One criterion. Rows that count add up what their functions return; rows of points list it, greatest first, and compare the
 * lists element by element. 0 is no entry. All functions depend on the seen attributes, preferences, scores and bracket only, and rows
 * of topscorers on the colour difference and two equal colours of whoever has an absolute preference.
 */
export interface Row extends Criterion {
  readonly unit: 'count' | 'points';
  /** Whose pairs and downfloaters count: of the bracket itself, or of the one that follows (look-ahead). */
  readonly scope: 'bracket' | 'following';
  readonly sees: readonly Attribute[];
  /** For two paired players, the higher ranked first. */
  readonly onPair?: (higher: Contender, lower: Contender, bracket: BracketView) => number;
  /** For a player who is not paired in the bracket. */
  readonly onFloat?: (player: Contender, bracket: BracketView) => number;
  /** What is told of a player who is not paired, where that is not {@link onFloat}. */
  readonly tells?: (player: Contender) => number;
  /** Pairs only count where the scores of the two differ. */
  readonly acrossScores?: boolean;
  /** Equal for all candidates that pair everybody, or leave over one resident only. */
  readonly settledByIdeal?: boolean;
  /** The row can only count where a topscorer is in the bracket. */
  readonly topscorersOnly?: boolean;
  /** The players that a pair's value concerns; both where it is left out. */
  readonly concerns?: (higher: Contender, lower: Contender) => readonly Contender[];
  /** A bound from below of the value when all of these are paired with each other, of an odd number all but one; else 0. */
  readonly fewest?: (players: readonly Contender[]) => number;
}

/** Total (one number) or sorted list of a row over pairs and floaters; see {@link Row}. */
export function valueOfRow(
  row: Row,
  pairs: readonly (readonly [Contender, Contender])[],
  floaters: readonly Contender[],
  bracket: BracketView,
): number[] {
  const entries = [
    ...pairs.map(([a, b]) => row.onPair?.(a, b, bracket) ?? 0),
    ...floaters.map((player) => row.onFloat?.(player, bracket) ?? 0),
  ];
  if (row.unit === 'count') return [entries.reduce((sum, entry) => sum + entry, 0)];
  return entries.filter((entry) => entry !== 0).sort((a, b) => b - a);
}

/** The value as it is told. It compares as {@link valueOfRow} does between equal numbers of floaters. */
export function toldValueOfRow(
  row: Row,
  pairs: readonly (readonly [Contender, Contender])[],
  floaters: readonly Contender[],
  bracket: BracketView,
): number[] {
  if (row.tells === undefined) return valueOfRow(row, pairs, floaters, bracket);
  return floaters.map(row.tells).sort((a, b) => b - a);
}

/** Players that keep a row's value from being perfect. */
export function culpritsOf(
  row: Row,
  pairs: readonly (readonly [Contender, Contender])[],
  floaters: readonly Contender[],
  bracket: BracketView,
): Contender[] {
  return [
    ...pairs
      .filter(([a, b]) => (row.onPair?.(a, b, bracket) ?? 0) !== 0)
      .flatMap(([a, b]) => row.concerns?.(a, b) ?? [a, b]),
    ...floaters.filter((player) => (row.onFloat?.(player, bracket) ?? 0) !== 0),
  ];
}
