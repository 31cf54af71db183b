/** Cells of national and club lists as people write them, and what of a file is counted while it is read. */
import { describe, expect, it } from 'vitest';
import { birthYearIn, federationIn, fideIdIn, ratingIn } from '../../src-main/lists/cells.ts';
import { clipped, Counter } from '../../src-main/lists/counter.ts';
import {
  cellText,
  higherTitle,
  NO_ENTRY,
  ratingOf,
  sexOf,
  titlesOf,
  wholeNumber,
  yearOf,
} from '../../src-main/lists/entry.ts';
import { ListError } from '../../src-main/lists/failure.ts';
import { readsAsFide } from '../../src-main/lists/fide-name.ts';

describe('a rating', () => {
  it.each([
    ['1834', 1834],
    ['1 834', 1834],
    ['1.834', 1834],
    ['1,834', 1834],
    ['1’834', 1834],
    ['1834.0', 1834],
    ['1834,00', 1834],
    ['1833.6', 1834],
    ['1833.4', 1833],
    ['1833,49', 1833],
    ['1834P12', 1834],
    ['1834/4', 1834],
    ['1834 / 4', 1834],
    ['1834-45', 1834],
    ['1834*', 1834],
    ['1834 F', 1834],
    ['1834 (12)', 1834],
    ['834', 834],
    ['9', 9],
    ['4000', 4000],
  ])('%j is %i', (cell, rating) => {
    expect(ratingIn(cell)).toBe(rating);
  });

  it.each(['', ' - ', 'n/a', 'UNR', 'nouveau', 'Restpartien', 'ohne DWZ', 'nvt', 'Non classé'])(
    '%j says that there is none',
    (cell) => {
      expect(ratingIn(cell)).toBe(0);
    },
  );

  it.each(['4001', '18345', 'about 1834', '83 F', '18.5', '1834.567', '1834abcd', '1834/1234', '1834 1835'])(
    '%j cannot be read',
    (cell) => {
      expect(ratingIn(cell)).toBeNull();
    },
  );
});

describe('FIDE’s number and a federation', () => {
  it.each([
    ['4100018', 4_100_018],
    ['4 100 018', 4_100_018],
    ['4.100.018', 4_100_018],
    ['4100018.0', 4_100_018],
    ['9999999999', 9_999_999_999],
    ['none', 0],
    ['', 0],
    ['4100018.5', null],
    ['41 00018', null],
    ['X4100018', null],
    ['99999999999', null],
  ])('%j is %s', (cell, id) => {
    expect(fideIdIn(cell)).toBe(id);
  });

  it('three letters, the usual one where there is nothing, and nothing else', () => {
    expect(['ger', 'FRA', '', '–', 'DE', 'Germany', 'G3R'].map((cell) => federationIn(cell, 'AUT'))).toEqual([
      'GER',
      'FRA',
      'AUT',
      'AUT',
      null,
      null,
      null,
    ]);
  });
});

describe('a year of birth, in a list of 2026', () => {
  it.each([
    ['1998', 1998],
    ['12.05.1998', 1998],
    ['1998-05-12', 1998],
    ['2026', 2026],
    ['2027', null],
    ['12.5.98', 1998],
    ['98-05-12', 1998],
    ['12 May 98', 1998],
    ["'98", 1998],
    ['5/98', 1998],
    ['98', 1998],
    // Who is 4 to 100: 2022 and 1926 are the bounds.
    ['22', 2022],
    ['23', null],
    ['26', 1926],
    ['25', null],
    ['00', null],
    ['0000', 0],
    ['unknown', 0],
    // With a dash either place can be the year, unless both say the same.
    ['10-11-12', null],
    ['12-11-12', 2012],
    ['10/11/12', 2012],
    ['10.11.12', 2012],
    ['98/05/12', 1998],
    ['5/12', null],
    ['13/98', null],
    ['32.13.98', null],
    ['spring', null],
    // Spaces beside what parts the places, and nothing else around them.
    ['12 . 5 . 98', 1998],
    ['12. 5. 98', 1998],
    ['5 / 98', 1998],
    ["12.5.'98", 1998],
    ['12.5-98', null],
    ['12x.5.98', null],
    ['12.5x.98', null],
    ['12.x5.98', null],
    ['12.5.x98', null],
    ['x12.5.98', null],
    ['12.5.98x', null],
    ['x98', null],
    ['98x', null],
    // Four digits are no year of two behind something.
    ['1298', null],
    // What may be a day and a month has no year.
    ['5/31', null],
    ['5/32', 1932],
    ['31.12.98', 1998],
    ['12/31/98', 1998],
    ['31.13.98', null],
    ['98-13-12', null],
    ['98-12-32', null],
    ['00-05-12', 2000],
    ['00.05.12', 2000],
    ['0-05-12', null],
    ['9-05-12', 2012],
  ])('%j is %s', (cell, year) => {
    expect(birthYearIn(cell, 2026)).toBe(year);
  });
});

describe('cells of every list', () => {
  it('whole numbers up to the most, ratings up to 4000, nothing for an empty one', () => {
    expect(['', '7', '8', '9', '-1', '1.0', '12345678901'].map((cell) => wholeNumber(cell, 8))).toEqual([
      0,
      7,
      8,
      null,
      null,
      null,
      null,
    ]);
    expect(['4000', '4001'].map(ratingOf)).toEqual([4000, null]);
  });

  it('years in any order, sexes by their first letter, texts without control characters', () => {
    expect(['', '00.00.0000', '1799', '1800/01/01', 'May 2099', '12345', '198'].map(yearOf)).toEqual([
      0,
      0,
      null,
      1800,
      2099,
      null,
      null,
    ]);
    expect(['m', 'Mann', 'F', 'weiblich', 'x', ''].map(sexOf)).toEqual(['m', 'm', 'w', 'w', '', '']);
    expect(cellText('\tA\u0000B \n')).toBe('A B');
    expect(cellText('x'.repeat(201))).toHaveLength(200);
  });

  it('C.04.2 2.2: of two titles the higher orders the player, a women’s title stands beside a higher open one', () => {
    const of = (open: string, womens: string) => {
      const { title, womensTitle } = titlesOf(open, womens);
      return `${title} ${womensTitle}`.trim();
    };
    expect([
      of('FM', 'WIM'),
      of('CM', 'WIM'),
      of('FM', 'WGM'),
      of('GM', ''),
      of('', 'WFM'),
      of('', ''),
      of('IM', 'X'),
    ]).toEqual(['FM WIM', 'WIM', 'WGM', 'GM', 'WFM', '', 'IM']);
    expect([higherTitle('X', 'WCM'), higherTitle('X', 'Y')]).toEqual(['WCM', 'X']);
  });
});

describe('FIDE’s name', () => {
  it.each(['FIDE', 'F.I.D.E.', 'ＦＩＤＥ', 'FlDE', 'f1d3', ' fi de ', 'FІDЕ', 'f!de'])(
    '%j reads as it',
    (name) => {
      expect(readsAsFide(name)).toBe(true);
    },
  );
  it.each(['FIDE 2026', 'FIED', 'DWZ', '', 'FID', 'FIDES', 'F2DE'])('%j does not', (name) => {
    expect(readsAsFide(name)).toBe(false);
  });
});

describe('what is counted', () => {
  const counted = (entries: number, blanks: number, unreadable: number) => {
    const counter = new Counter(() => undefined);
    for (let at = 0; at < entries; at++) counter.entry(NO_ENTRY, at === 0);
    for (let at = 0; at < blanks; at++)
      counter.entryWithBlank(NO_ENTRY, 100 + at, { field: 'club', text: ` b\t${at} ` });
    for (let at = 0; at < unreadable; at++) counter.unreadable(500 + at, `u${at}`);
    try {
      return counter.counts('/list');
    } catch (error) {
      if (!(error instanceof ListError)) throw error;
      return error.failure;
    }
  };

  it('players, lines that are too long, blanks and lines that say no player, with the first hundred of both', () => {
    expect(counted(20, 1, 1)).toEqual({
      ...{ entries: 21, overflows: 1, unreadable: 1, blanks: 1 },
      odd: [
        { line: 100, field: 'club', text: 'b 0' },
        { line: 500, field: '', text: 'u0' },
      ],
      end: { kind: 'whole', text: '' },
    });
    const many = counted(10_000, 60, 60);
    expect('odd' in many ? many.odd.map(({ line }) => line) : []).toEqual([
      ...Array.from({ length: 60 }, (_, at) => 100 + at),
      ...Array.from({ length: 40 }, (_, at) => 500 + at),
    ]);
  });

  it.each([
    [0, 0, 0, 'list-empty'],
    [0, 0, 1, 'list-unreadable'],
    [1, 0, 10, null],
    [1, 0, 11, 'list-unreadable'],
    [980, 0, 20, null],
    [980, 0, 21, 'list-unreadable'],
    [0, 10, 0, null],
    [0, 11, 0, 'list-unreadable'],
    [20, 20, 0, null],
    [20, 21, 0, 'list-unreadable'],
  ])('%i whole, %i with a blank and %i unreadable lines: %s', (entries, blanks, unreadable, code) => {
    const found = counted(entries, blanks, unreadable);
    expect('code' in found ? found.code : null).toBe(code);
  });

  it('a refusal names the first odd line and how many there are', () => {
    expect(counted(0, 11, 3)).toEqual({
      code: 'list-unreadable',
      path: '/list',
      unreadable: 14,
      lines: 14,
      line: 100,
      text: 'b 0',
    });
  });

  it('hands each entry on, and keeps how the file ends, as one short line', () => {
    const taken: unknown[] = [];
    const counter = new Counter((entry) => taken.push(entry));
    counter.entry({ ...NO_ENTRY, name: 'One' });
    counter.entryWithBlank({ ...NO_ENTRY, name: 'Two' }, 3, { field: 'club', text: '' });
    counter.ends('cut', `half\u0007 a\n line${'x'.repeat(100)}`);
    expect(taken).toMatchObject([{ name: 'One' }, { name: 'Two' }]);
    const { end } = counter.counts('/list');
    expect([end.kind, end.text.length, end.text.slice(0, 12)]).toEqual(['cut', 80, 'half· a line']);
    expect(clipped('  a\u200bb ')).toBe('a·b');
  });
});
