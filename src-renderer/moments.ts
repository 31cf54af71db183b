/**
 * Times for the screen. Arguments are ISO 8601 as main stores them, in local time with its offset, `''` for none:
 * what is written there is what the clock in the hall showed, also when another computer reads it.
 */
import { text } from './texts.ts';

/** `07`. */
export const two = (value: number): string => String(value).padStart(2, '0');

/** `13:41:07`; `''` for none. */
export function clockOf(at: string): string {
  return text.format.time(at, 'second');
}

/** `13:41`; `''` for none. */
export function minuteOf(at: string): string {
  return text.format.time(at);
}

/** The time now, as main would store it, without the offset. */
export function localNow(now: Date): string {
  const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  return `${day}T${two(now.getHours())}:${two(now.getMinutes())}:${two(now.getSeconds())}`;
}

/** The calendar day, at noon UTC so that no zone can shift it. */
function noonOf(at: string): Date {
  return new Date(`${at.slice(0, 10)}T12:00:00Z`);
}

/** `Sun 15 Nov`. */
export function dayOf(at: string): string {
  return text.format.date(at, 'day');
}

/** `Sun 12:44:10`. */
export function momentOf(at: string): string {
  return `${text.format.date(at, 'weekday')} ${clockOf(at)}`;
}

/** `13:41` today, `Sat 13:41` within six days before, `9 Nov` otherwise; `''` for none. `now` as {@link localNow}. */
export function shortMomentOf(at: string, now: string): string {
  if (at === '') return '';
  const days = (noonOf(now).getTime() - noonOf(at).getTime()) / 86_400_000;
  if (days === 0) return minuteOf(at);
  if (days > 0 && days < 6) return `${text.format.date(at, 'weekday')} ${minuteOf(at)}`;
  return text.format.date(at, 'short-day');
}

/** As {@link shortMomentOf}, and with the hour however long it is ago: `9 Nov 13:41`. */
export function hourMomentOf(at: string, now: string): string {
  const short = shortMomentOf(at, now);
  return at === '' || short.includes(minuteOf(at)) ? short : `${short} ${minuteOf(at)}`;
}

/** `2026/11/15` of a typed day, `2026/11/15`, `2026-11-15` or `2026.11.15`; `''` for nothing, null for no day. */
export function dateOfText(typed: string): string | null {
  if (typed.trim() === '') return '';
  const parts = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(typed.trim());
  if (parts === null) return null;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  const date = new Date(year, month - 1, day);
  return date.getMonth() === month - 1 && date.getDate() === day ? `${year}/${two(month)}/${two(day)}` : null;
}
