/** Days of the calendar, and how they are typed. */
import { describe, expect, it } from 'vitest';
import {
  daysBetween,
  daysLater,
  dayOfText,
  monthsLater,
  weekOf,
  weeksOfMonth,
} from '../../src-renderer/calendar.ts';

describe('a day', () => {
  it.each([
    ['2026/11/16', 1, '2026/11/17'],
    ['2026/12/31', 1, '2027/01/01'],
    ['2024/03/01', -1, '2024/02/29'],
    // Clocks are put back between these two in Europe.
    ['2026/10/24', 2, '2026/10/26'],
  ])('%s and %i days is %s', (day, days, later) => {
    expect(daysLater(day, days)).toBe(later);
    expect(daysBetween(day, later)).toBe(days);
  });

  it.each([
    ['2026/11/16', 1, '2026/12/16'],
    ['2026/01/31', 1, '2026/02/28'],
    ['2024/03/31', -1, '2024/02/29'],
    ['2026/12/15', 1, '2027/01/15'],
    ['2026/01/15', -1, '2025/12/15'],
  ])('%s and %i months is %s', (day, months, later) => expect(monthsLater(day, months)).toBe(later));

  // ISO 8601: the week with the year's first Thursday is the first.
  it.each([
    ['2026/01/01', 1],
    ['2025/12/29', 1],
    ['2026/11/16', 47],
    ['2027/01/03', 53],
    ['2024/12/30', 1],
  ])('%s is in week %i', (day, week) => expect(weekOf(day)).toBe(week));

  it('has six weeks around it, from a Monday on, with the whole month', () => {
    const weeks = weeksOfMonth('2026/11/16');
    expect(weeks.map((days) => days.length)).toEqual([7, 7, 7, 7, 7, 7]);
    expect([weeks[0]![0], weeks[5]![6]]).toEqual(['2026/10/26', '2026/12/06']);
    const june = weeksOfMonth('2026/06/30').flat();
    expect(june.filter((day) => day.startsWith('2026/06'))).toHaveLength(30);
    expect(june[0]).toBe('2026/06/01');
  });
});

describe('a typed day', () => {
  it.each([
    ['', ''],
    ['2026/11/16', '2026/11/16'],
    ['2026-3-7', '2026/03/07'],
    ['16.11.2026', '2026/11/16'],
    [' 16. 11. ', '2026/11/16'],
    ['16.11', '2026/11/16'],
    // Without a year the nearest one is meant.
    ['2.1', '2027/01/02'],
    ['1.10.', '2026/10/01'],
    ['29.2', null],
    ['31.11', null],
    ['16.13', null],
    ['16', null],
    ['Fri', null],
    ['16.11.26', null],
  ])('%j near 13 November 2026 is %s', (typed, day) => expect(dayOfText(typed, '2026/11/13')).toBe(day));

  it('on 29 February is one of a leap year', () => {
    expect(dayOfText('29.2', '2027/06/01')).toBe('2028/02/29');
  });
});
