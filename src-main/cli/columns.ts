/** Plain-text tables of the command line. */

/** Lines with columns of equal width, numbers to the right; the columns in `left` to the left. */
export function columns(rows: readonly (readonly string[])[], left: ReadonlySet<number>): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, index) => (widths[index] = Math.max(widths[index] ?? 0, cell.length)));
  }
  return rows.map((row) =>
    row
      .map((cell, index) => (left.has(index) ? cell.padEnd(widths[index]!) : cell.padStart(widths[index]!)))
      .join('  ')
      .trimEnd(),
  );
}
