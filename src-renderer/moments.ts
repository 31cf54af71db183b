/** Times for the screen, in the local time of this computer; every argument is ISO 8601, `''` for none. */

const two = (value: number): string => String(value).padStart(2, '0');
const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** `13:41:07`; `''` for none. */
export function clockOf(at: string): string {
  if (at === '') return '';
  const date = new Date(at);
  return `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}

/** `13:41`; `''` for none. */
export function minuteOf(at: string): string {
  return clockOf(at).slice(0, 5);
}

/** `Sun 15 Nov`. */
export function dayOf(at: string): string {
  const date = new Date(at);
  return `${DAYS[date.getDay()]!} ${date.getDate()} ${MONTHS[date.getMonth()]!}`;
}

/** `Sun 12:44:10`. */
export function momentOf(at: string): string {
  return `${DAYS[new Date(at).getDay()]!} ${clockOf(at)}`;
}

/** `13:41` today, `Sat 13:41` within six days, `9 Nov` before. */
export function shortMomentOf(at: string, now: number): string {
  if (at === '') return '';
  const date = new Date(at);
  const days = (now - date.getTime()) / 86_400_000;
  if (new Date(now).toDateString() === date.toDateString()) return minuteOf(at);
  if (days >= 0 && days < 6) return `${DAYS[date.getDay()]!} ${minuteOf(at)}`;
  return `${date.getDate()} ${MONTHS[date.getMonth()]!}`;
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
