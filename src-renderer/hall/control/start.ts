import { localNow } from '../../moments.ts';

const HALF_A_DAY = 12 * 3_600_000;

/**
 * The start of play that was typed, `14:00` or `9.30`, as `2026-11-15T14:00`: today, or tomorrow where that is over by more
 * than twelve hours. `''` for nothing typed, null for what is no time.
 */
export function startOfText(typed: string, now: Date): string | null {
  if (typed.trim() === '') return '';
  const parts = /^\s*(\d{1,2})[:.](\d\d)\s*$/.exec(typed);
  if (parts === null) return null;
  const [hours, minutes] = [Number(parts[1]), Number(parts[2])];
  if (hours > 23 || minutes > 59) return null;
  const start = new Date(now.getFullYear(), now.getMonth(), now.getDate(), hours, minutes);
  if (now.getTime() - start.getTime() > HALF_A_DAY) start.setDate(start.getDate() + 1);
  return localNow(start).slice(0, 16);
}
