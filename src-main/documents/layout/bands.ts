/** Columns of one width side by side, on as many pages as they need. */

export interface Band {
  /** 0-based number of the first column. */
  readonly first: number;
  readonly count: number;
  readonly width: number;
}

/**
 * Spreads `count` columns evenly over the fewest bands in which each is at least `narrowest` wide (or as wide as
 * the band); no column is wider than `widest`.
 */
export function bandsOf(
  count: number,
  available: number,
  narrowest: number,
  widest: number,
): readonly Band[] {
  const most = Math.max(1, Math.floor(available / narrowest));
  const bands = Math.max(1, Math.ceil(count / most));
  const each = Math.ceil(count / bands);
  const width = Math.min(widest, available / Math.max(1, each));
  return Array.from({ length: bands }, (_, index) => {
    const first = index * each;
    return { first, count: Math.min(each, count - first), width };
  });
}
