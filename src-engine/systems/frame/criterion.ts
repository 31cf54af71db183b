/** Values of criteria: a row with its value, and how two values compare. */
import type { PlayerId } from '../../model/player.ts';
import type { Criterion, RowValue } from '../system.ts';

/** The value of a criterion for one bracket; `culprits` are the players that keep it from being perfect. */
export function rowOf(
  { id, article, label, unit }: Criterion,
  value: readonly number[],
  culprits: readonly PlayerId[],
): RowValue {
  return { id, article, label, unit, value, culprits };
}

/** Compares two row values element by element; what is missing counts as 0. */
export function compareValues(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
