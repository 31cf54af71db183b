/** Moments as the screen shows them, at the bounds of a day and of six days; and keys that are told by a number. */
import { describe, expect, it } from 'vitest';
import { hitKey, planKey, proposalKey } from '../../src-renderer/keys.ts';
import {
  dateOfText,
  hourMomentOf,
  localNow,
  minuteOf,
  shortMomentOf,
  two,
} from '../../src-renderer/moments.ts';

const AT = '2026-11-15T13:41:07.000+01:00';

describe('a moment', () => {
  it.each([
    ['2026-11-15T00:00:00', '13:41', '13:41'],
    ['2026-11-15T23:59:59', '13:41', '13:41'],
    ['2026-11-16T00:00:00', 'Sun 13:41', 'Sun 13:41'],
    ['2026-11-20T23:59:59', 'Sun 13:41', 'Sun 13:41'],
    ['2026-11-21T00:00:00', '15 Nov', '15 Nov 13:41'],
    ['2026-11-14T23:59:59', '15 Nov', '15 Nov 13:41'],
  ])('seen from %s is %s, and with its hour %s', (now, short, hour) => {
    expect([shortMomentOf(AT, now), hourMomentOf(AT, now)]).toEqual([short, hour]);
  });

  it('that is none is nothing', () => {
    expect([shortMomentOf('', AT), hourMomentOf('', AT), minuteOf('')]).toEqual(['', '', '']);
  });

  it('that is now is written as main would, two digits each', () => {
    expect([two(0), two(7), two(10)]).toEqual(['00', '07', '10']);
    expect(localNow(new Date(2026, 0, 2, 3, 4, 5))).toBe('2026-01-02T03:04:05');
    expect(localNow(new Date(2026, 11, 31, 23, 59, 58))).toBe('2026-12-31T23:59:58');
  });
});

describe('a day that is typed', () => {
  it.each([
    [' 2026/1/2 ', '2026/01/02'],
    ['2026-12-31', '2026/12/31'],
    ['2026.11.15', '2026/11/15'],
    [' ', ''],
    ['2026/13/1', null],
    ['2026/0/1', null],
    ['2026/11/31', null],
    ['2026/11/0', null],
    ['2026/11/15x', null],
    ['x2026/11/15', null],
    ['26/11/15', null],
    ['2026/111/15', null],
    ['2026/11/155', null],
    ['2026 11 15', null],
  ])('%j is %j', (typed, day) => {
    expect(dateOfText(typed)).toBe(day);
  });
});

describe('a key by its number', () => {
  it('chooses a plan of a repair: three have a digit, and that which changes nothing has 0', () => {
    expect([0, 1, 2, 3].map((index) => planKey('best', index))).toEqual(['1', '2', '3', '']);
    expect([0, 5].map((index) => planKey('leave', index))).toEqual(['0', '0']);
  });

  it('chooses one of five proposals, or one of ten hits', () => {
    expect([0, 1, 2, 3, 4, 5].map(proposalKey)).toEqual(['1', '2', '3', '4', '5', '']);
    expect([0, 1, 8, 9].map(hitKey)).toEqual(['Alt 1', 'Alt 2', 'Alt 9', 'Alt 0']);
  });
});
