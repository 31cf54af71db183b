/** Criteria as rows: what a row is worth and how two values compare. */

/** Compares two row values element by element; what is missing counts as 0. */
export function compareValues(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
