/**
 * Cells of national and club lists, as people write them. Each function answers 0 or `''` for a cell that says that there
 * is nothing, and null for one that cannot be read: then the arbiter is told what stood there.
 */
import { foldedWords } from '../../src-engine/index.ts';
import { ratingOf, wholeNumber, yearOf } from './entry.ts';

const YOUNGEST = 4;
const OLDEST = 100;

/** Words for no rating, no number and no date, folded; a cell without a letter or digit says the same. */
const NOTHING = new Set([
  ...['n a', 'na', 'nr', 'unr', 'unrated', 'not rated', 'no rating', 'none', 'null', 'nil', 'new', 'unknown'],
  ...['nc', 'non classe', 'non classee', 'sans', 'sans elo', 'aucun', 'neant', 'inconnu', 'nouveau'],
  ...['ohne', 'ohne dwz', 'ohne elo', 'keine', 'neu', 'ungewertet', 'unbekannt', 'restp', 'restpartien'],
  ...['geen', 'nvt', 'n v t', 'onbekend'],
]);

function saysNothing(cell: string): boolean {
  const words = foldedWords(cell);
  return words.length === 0 || NOTHING.has(words.join(' '));
}

/** What may follow a rating: that it is provisional or estimated, games, an index. `P12`, `/4`, `-45`, `*`, ` F`, `(12)`. */
const BEHIND = /^\s*(?:[*?!+]+|\p{L}{1,3}\d{0,3}|\/\s?\d{1,3}|-\s?\d{1,3}|\([^)]*\))$/u;

/** `1834`, `1 834`, `1.834`, `1834.0`, `1833.6`, `1834P12`, `1834/4`, `1834-45`, `1834 F` are all 1834. */
export function ratingIn(cell: string): number | null {
  if (saysNothing(cell)) return 0;
  const found = /^(?:(\d)(?:\s+|[.,'’])(\d{3})|(\d{1,4}))(?!\d)(.*)$/s.exec(cell);
  if (found === null) return null;
  const [, thousands = '', hundreds = '', plain = '', rest = ''] = found;
  const digits = plain || thousands + hundreds;
  if (rest === '' || /^[.,]0+$/.test(rest)) return ratingOf(digits);
  if (digits.length < 3) return null;
  const decimals = /^[.,](\d\d?)$/.exec(rest)?.[1];
  if (decimals !== undefined) return ratingOf(String(Math.round(Number(`${digits}.${decimals}`))));
  return BEHIND.test(rest) ? ratingOf(digits) : null;
}

/** A number of FIDE's: `4100018`, `4 100 018`, `4100018.0`. */
export function fideIdIn(cell: string): number | null {
  if (saysNothing(cell)) return 0;
  const digits = /^\d{1,3}(?:[\s.,'’]\d{3})+$/.test(cell) ? cell.replaceAll(/\D/g, '') : cell;
  return wholeNumber(digits.replace(/[.,]0$/, ''));
}

/** Three letters, else what the list is said to be of where there is nothing. */
export function federationIn(cell: string, usual: string): string | null {
  if (saysNothing(cell)) return usual;
  return /^[a-z]{3}$/i.test(cell) ? cell.toUpperCase() : null;
}

/**
 * The year of a date of birth in a list of the year `now`, whichever way it is written. A year of two digits is the one
 * that makes its owner 4 to 100 years old, and no year where none or both places of a date can be one.
 */
export function birthYearIn(cell: string, now: number): number | null {
  if (saysNothing(cell)) return 0;
  // `0000` is no year; `00` is that or 2000.
  if (cell === '00') return null;
  const year = yearOf(cell);
  if (year !== null) return year <= now ? year : null;
  const short = shortYearIn(cell);
  const years = short === null ? [] : [1900 + short, 2000 + short];
  return years.find((each) => now - each >= YOUNGEST && now - each <= OLDEST) ?? null;
}

/** The last two digits of the year of `12.5.98`, `98-05-12`, `12 May 98`, `5/98` or `98`; null for anything else. */
function shortYearIn(cell: string): number | null {
  const named = /^\d{1,2}[\s.-]*\p{L}{3,}[\s.,-]*['’]?(\d\d)$/u.exec(cell)?.[1];
  if (named !== undefined) return Number(named);
  const found = /^['’]?(?:(\d{1,2})\s?([./-])\s?)?(?:(\d{1,2})\s?\2\s?)?['’]?(\d\d)$/.exec(cell);
  if (found === null) return null;
  const [, first, separator, second, last = ''] = found;
  if (first === undefined) return second === undefined ? Number(last) : null;
  // Month and year, unless it may be day and month.
  if (second === undefined) return Number(last) > 31 && isMonth(first) ? Number(last) : null;
  const isLast = isDayAndMonth(first, second);
  const isFirst = first.length === 2 && isMonth(second) && isDay(last);
  // With a dot or a stroke the year is behind; with a dash either is usual.
  if (isLast && isFirst && separator === '-' && first !== last) return null;
  return isLast ? Number(last) : isFirst ? Number(first) : null;
}

function isDayAndMonth(one: string, other: string): boolean {
  return (isDay(one) && isMonth(other)) || (isMonth(one) && isDay(other));
}

function isDay(digits: string): boolean {
  return Number(digits) >= 1 && Number(digits) <= 31;
}

function isMonth(digits: string): boolean {
  return Number(digits) >= 1 && Number(digits) <= 12;
}
