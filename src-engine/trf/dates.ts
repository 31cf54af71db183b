/** Dates of a report: `YYYY/MM/DD` in most records, `YY/MM/DD` in record 132; other spellings are recognised. */

/** A date as understood. `regular` is false for any spelling but `YYYY/MM/DD`. */
export interface DateReading {
  readonly date: string;
  readonly regular: boolean;
  /** True where day and month could be exchanged; the day was taken to come first. */
  readonly ambiguous: boolean;
}

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);
const REGULAR = /^(\d{4})\/(\d{2})\/(\d{2})$/;
const YEAR_FIRST = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const MONTH_FIRST = /^([A-Za-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/;
const MONTH_SECOND = /^(\d{1,2})(?:st|nd|rd|th)?\.? ([A-Za-z]{3,9})\.?,? (\d{4})$/;
const SHORT = /^(\d{2})[-/.](\d{2})[-/.](\d{2})$/;

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function isCalendarDate(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

function written(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}/${String(month).padStart(2, '0')}/${String(day).padStart(2, '0')}`;
}

function reading(year: number, month: number, day: number, ambiguous = false): DateReading | null {
  return isCalendarDate(year, month, day)
    ? { date: written(year, month, day), regular: false, ambiguous }
    : null;
}

function monthNumber(name: string): number {
  return MONTHS.findIndex((month) => month.startsWith(name.toLowerCase())) + 1;
}

/** Year of a two-digit spelling: chess reports begin in 1970. */
function fullYear(twoDigits: number): number {
  return twoDigits < 70 ? 2000 + twoDigits : 1900 + twoDigits;
}

/**
 * Understands a date of records 042, 052: `YYYY/MM/DD`, or one of the spellings met in real files
 * (`24/09/2010`, `2024-08-01`, `20240801`, `May 29, 2020`, `29 May 2020`, `24/09/10` as year first). Null otherwise.
 */
export function readDate(text: string): DateReading | null {
  let match = REGULAR.exec(text) ?? YEAR_FIRST.exec(text) ?? COMPACT.exec(text);
  if (match !== null) {
    const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
    const result = reading(year, month, day);
    return result === null ? null : { ...result, regular: REGULAR.test(text) };
  }
  match = YEAR_LAST.exec(text);
  if (match !== null) {
    const [first, second, year] = match.slice(1).map(Number) as [number, number, number];
    return (
      reading(year, second, first, first <= 12 && second <= 12 && first !== second) ??
      reading(year, first, second)
    );
  }
  match = SHORT.exec(text);
  if (match !== null) {
    const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
    return reading(fullYear(year), month, day);
  }
  match = MONTH_FIRST.exec(text);
  if (match !== null) return reading(Number(match[3]), monthNumber(match[1]!), Number(match[2]));
  match = MONTH_SECOND.exec(text);
  return match === null ? null : reading(Number(match[3]), monthNumber(match[2]!), Number(match[1]));
}

/** Understands a date of birth: a date, or one with `00` for unknown month and day, or a year alone. */
export function readBirth(text: string): DateReading | null {
  const partial = /^(\d{4})(?:[-/.](\d{2})[-/.](\d{2}))?$/.exec(text);
  if (partial !== null && !isCalendarDate(Number(partial[1]), Number(partial[2]), Number(partial[3]))) {
    const month = Number(partial[2] ?? 0);
    const day = Number(partial[3] ?? 0);
    if (month > 12 || day !== 0) return null;
    const date = Number(partial[1]) === 0 ? '' : written(Number(partial[1]), month, day);
    return { date, regular: REGULAR.test(text), ambiguous: false };
  }
  return readDate(text);
}

/** Understands a round date of record 132: `YY/MM/DD`, or any spelling that {@link readDate} knows. */
export function readRoundDate(text: string): DateReading | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{2})$/.exec(text);
  const result = readDate(text);
  return result === null ? null : { ...result, regular: match !== null };
}
