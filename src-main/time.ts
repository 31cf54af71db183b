/** Times as the log stores them and as sentences say them. */

/** ISO 8601 in local time with its offset: `2026-11-21T13:41:07.120+01:00`. */
export function localIso(date: Date): string {
  const offset = -date.getTimezoneOffset();
  const local = new Date(date.getTime() + offset * 60_000).toISOString().slice(0, -1);
  const minutes = Math.abs(offset);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** `13:41:07` of a stored time; `''` for none. */
export function clockOf(at: string): string {
  return at.slice(11, 19);
}

/** `2026-11-21 13:41:07` of a stored time; `''` for none. */
export function momentOf(at: string): string {
  return at === '' ? '' : `${at.slice(0, 10)} ${clockOf(at)}`;
}

/** `2026-11-21 13.41.07` of a stored time, as file names take it. */
export function fileMoment(at: string): string {
  return momentOf(at).replaceAll(':', '.');
}
