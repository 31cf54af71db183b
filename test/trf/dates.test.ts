import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBirth, readDate } from '../../src-engine/index.ts';
import { readRoundDate } from '../../src-engine/trf/dates.ts';

describe('TRF26 042, 052: dates', () => {
  it.each([
    ['2026/11/01', '2026/11/01', true, false],
    ['2024-08-01', '2024/08/01', false, false],
    ['2024.8.1', '2024/08/01', false, false],
    ['20240801', '2024/08/01', false, false],
    ['24/09/2010', '2010/09/24', false, false],
    ['09/24/2010', '2010/09/24', false, false],
    ['02/10/2010', '2010/10/02', false, true],
    ['05.05.2010', '2010/05/05', false, false],
    ['May 29, 2020', '2020/05/29', false, false],
    ['29 May 2020', '2020/05/29', false, false],
    ['29th Sept. 2020', '2020/09/29', false, false],
    ['97/12/31', '1997/12/31', false, false],
    ['2024/02/29', '2024/02/29', true, false],
  ])('%s', (text, date, regular, ambiguous) => {
    expect(readDate(text)).toEqual({ date, regular, ambiguous });
  });

  it.each([
    '2023/02/29',
    '2026/13/01',
    '2026/00/01',
    '31/04/2010',
    'Maybe 3, 2020',
    'soon',
    '',
    '1/2/3',
    '2026/11/1x',
  ])('refuses %j', (text) => {
    expect(readDate(text)).toBeNull();
  });

  it.each(['2026/11/01', '2024-8-1', '20240801', '24/09/2010', 'May 29, 2020', '29 May 2020', '97/12/31'])(
    '%s is none within other signs',
    (text) => {
      expect(readDate(text)).not.toBeNull();
      for (const around of [`~${text}`, `${text}~`, `${text} 10:00`])
        expect(readDate(around), around).toBeNull();
    },
  );

  it.each([
    'May 3, 2020',
    'May 3 2020',
    'May. 3rd, 2020',
    'MAY 3rd 2020',
    '3 May 2020',
    '3. May 2020',
    '3rd May, 2020',
  ])('%s is the third of May', (text) => expect(readDate(text)?.date).toBe('2020/05/03'));

  it('are those of the calendar: the last day of each month is read, and the day after it refused', () => {
    for (const year of [1900, 2000, 2023, 2024, 2100])
      for (let month = 1; month <= 12; month++) {
        const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
        const date = (day: number) =>
          `${year}/${String(month).padStart(2, '0')}/${String(day).padStart(2, '0')}`;
        expect(readDate(date(last))?.date).toBe(date(last));
        for (const none of [0, last + 1]) expect(readDate(date(none)), date(none)).toBeNull();
      }
  });

  it('reads every day that it writes', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        (day) => {
          const date = day.toISOString().slice(0, 10).replaceAll('-', '/');
          expect(readDate(date)).toEqual({ date, regular: true, ambiguous: false });
        },
      ),
    );
  });
});

describe('TRF26 001 columns 70–79: birth', () => {
  it.each([
    ['1987/00/00', '1987/00/00', true],
    ['1987', '1987/00/00', false],
    ['1987/01/00', '1987/01/00', true],
    ['1987/05/00', '1987/05/00', true],
    ['1987/12/00', '1987/12/00', true],
    ['1987-12-00', '1987/12/00', false],
    ['0000/00/00', '', true],
    ['1987-05-09', '1987/05/09', false],
  ])('%s', (text, date, regular) => {
    expect(readBirth(text)).toMatchObject({ date, regular });
  });

  it.each(['1987/13/00', '1987/00/05', '1987/00/31', '1987/12/32', '87', 'abcd/ef/gh'])(
    'refuses %j',
    (text) => {
      expect(readBirth(text)).toBeNull();
    },
  );
});

describe('TRF26 132: dates of rounds', () => {
  it('has years of two digits', () => {
    expect(readRoundDate('24/09/01')).toEqual({ date: '2024/09/01', regular: true, ambiguous: false });
    expect(readRoundDate('2024/09/01')).toMatchObject({ date: '2024/09/01', regular: false });
    expect(readRoundDate('24/09/2010')).toEqual({ date: '2010/09/24', regular: false, ambiguous: false });
    expect(readRoundDate('24/9/1')).toBeNull();
  });
});
