/** Pages of about equal length: nobody should look for the three players of page four. */

/** Rows that fill a heavy line's worth: pages end with one where they can. */
const GROUP = 5;

/**
 * Rows of a page, where at most `most` fit: as few pages as that needs, filled alike, and whole groups of five rows where
 * that takes no further page. At least 1.
 */
export function balancedRows(count: number, most: number): number {
  const pages = Math.max(1, Math.ceil(count / most));
  const even = Math.max(1, Math.ceil(count / pages));
  const grouped = Math.ceil(even / GROUP) * GROUP;
  return grouped <= most ? grouped : even;
}

/** Pages are filled alike to within so many points. */
const EVEN = 6;

/**
 * The least height of a page, points, with which lines of different heights take no more pages than with `full`;
 * `pagesWith` counts them.
 */
export function balancedHeight(full: number, pagesWith: (height: number) => number): number {
  const pages = pagesWith(full);
  return pages < 2 ? full : leastHeight(full, (height) => pagesWith(height) <= pages);
}

/** The least height, points and to within a few of them, that is enough; `full` is, and so is more than enough. */
export function leastHeight(full: number, isEnough: (height: number) => boolean): number {
  let [tooLow, enough] = [0, full];
  while (enough - tooLow > EVEN) {
    const middle = (tooLow + enough) / 2;
    if (isEnough(middle)) enough = middle;
    else tooLow = middle;
  }
  return enough;
}
