/**
 * The rows as they are now, each place in the list whose row says the same as before with the object from before: what is
 * drawn for it stays as it is. A new answer of main has new objects throughout, though one board changed.
 */
export function keptRows<T>(before: readonly T[], now: readonly T[]): readonly T[] {
  return now.map((row, at) => {
    const old = before[at];
    return old !== undefined && JSON.stringify(old) === JSON.stringify(row) ? old : row;
  });
}
