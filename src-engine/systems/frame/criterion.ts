/** Criteria as rows: what a row is worth, in which unit, and how two values compare. */
import type { PlayerId } from '../../model/player.ts';
import type { CriterionLabel } from '../labels.ts';
import type { RowValue } from '../system.ts';
import type { Unit } from '../unit.ts';

/** A rule as it is cited: `{ id: 'C1', article: '2.1.1', label: 'nobody-twice' }`. */
export interface CitedRule {
  readonly id: string;
  readonly article: string;
  readonly label: CriterionLabel;
}

/** A criterion that a system judges brackets by. */
export interface Criterion extends CitedRule {
  readonly unit: Unit;
}

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
