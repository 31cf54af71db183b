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
