/** Days of the calendar, `2026/11/15`, and how they are typed. Nothing here knows what day it is. */
import { dateOfText, two } from './moments.ts';

const DAY = 86_400_000;

/** Noon, so that no zone can shift it. */
function timeOf(day: string): number {
  return Date.parse(`${day.replaceAll('/', '-')}T12:00:00Z`);
}
function dayOfTime(time: number): string {
  return new Date(time).toISOString().slice(0, 10).replaceAll('-', '/');
}

/** The day a number of days later. */
export function daysLater(day: string, days: number): string {
  return dayOfTime(timeOf(day) + days * DAY);
}

/** The same day a number of months later; where that month is shorter, its last one. */
export function monthsLater(day: string, months: number): string {
  const [year, month, date] = day.split('/').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0, 12));
  return dayOfTime(last.setUTCDate(Math.min(date, last.getUTCDate())));
}

/** Days from one to another, 0 for the same. */
export function daysBetween(from: string, to: string): number {
  return Math.round((timeOf(to) - timeOf(from)) / DAY);
}

/** Days since Monday, 0 to 6. */
function weekday(day: string): number {
  return (new Date(timeOf(day)).getUTCDay() + 6) % 7;
}

/** Number of the week (ISO 8601): that of its Thursday, counted in the Thursday's year. */
export function weekOf(day: string): number {
  const thursday = daysLater(day, 3 - weekday(day));
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}/01/01`, thursday) / 7) + 1;
}

/** The six weeks, Monday first, in which the month of a day lies. */
export function weeksOfMonth(day: string): readonly (readonly string[])[] {
  const first = `${day.slice(0, 7)}/01`;
  const monday = daysLater(first, -weekday(first));
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, date) => daysLater(monday, 7 * week + date)),
  );
}

/** A typed day as {@link dateOfText} reads it, or `16.11.` and `16.11.2026`; without a year the one nearest to another day. */
export function dayOfText(typed: string, near: string): string | null {
  const parts = /^(\d{1,2})\.(\d{1,2})\.?(\d{4})?$/.exec(typed.replaceAll(/\s/g, ''));
  if (parts === null) return dateOfText(typed);
  const [, date = '', month = '', year] = parts;
  const years = year === undefined ? [-1, 0, 1].map((by) => Number(near.slice(0, 4)) + by) : [Number(year)];
  const days = years.flatMap((each) => {
    const day = `${each}/${two(Number(month))}/${two(Number(date))}`;
    return dateOfText(day) === day ? [day] : [];
  });
  const away = (day: string): number => Math.abs(daysBetween(near, day));
  return days.toSorted((a, b) => away(a) - away(b))[0] ?? null;
}
