/** The month of a list of FIDE's of which neither the file nor its name tells it, as the one for all three ratings. */
import type { OpenList } from './open-list.ts';

/** A new month changes about one rating in ten, a correction within a month hardly any. */
const FEWEST_CHANGED = 0.02;
/** Players who are compared, spread over the list. */
const COMPARED = 1_200;
/** FIDE may publish a list in the last days of the month before. */
const LAST_CERTAIN_DAY = 25;

/** Whether two lists have the same ratings but for corrections; false where they have no rated player in common. */
export function hasSameRatings(list: OpenList, other: OpenList): boolean {
  const step = Math.max(1, Math.floor(Number(list.notes.entries) / COMPARED));
  let [both, changed] = [0, 0];
  for (let place = 1; place <= Number(list.notes.entries); place += step) {
    const now = list.at(place);
    if (now === null || now.standard + now.rapid + now.blitz === 0) continue;
    const before = other.byFideId(now.fideId);
    if (before === null) continue;
    both++;
    if (now.standard !== before.standard || now.rapid !== before.rapid || now.blitz !== before.blitz)
      changed++;
  }
  return both > 0 && changed < both * FEWEST_CHANGED;
}

/**
 * The month by when the file was written (`2026-12`), the day (`2026-12-03…`), and the newest list that is stored, which
 * may have the same ratings. Null where a person has to say it: nothing is stored to compare with, or the file was not
 * written in the first days of this month.
 */
export function unsaidMonth(
  written: string,
  today: string,
  newest: { readonly month: string; readonly isSame: boolean } | null,
): string | null {
  if (newest === null) return null;
  if (newest.isSame) return newest.month;
  const isCertain = written === today.slice(0, 7) && Number(today.slice(8, 10)) <= LAST_CERTAIN_DAY;
  return isCertain && written > newest.month ? written : null;
}
