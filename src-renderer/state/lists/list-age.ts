/** `2026-11` of a day written `2026-11-13`. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** Days from the first of a month (`2026-11`) to a day (`2026-11-22`): negative before it. */
export function daysSince(month: string, day: string): number {
  return daysBetween(`${month}-01`, day);
}

/** Days from one day to another, both `2026-11-13`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000) || 0;
}
