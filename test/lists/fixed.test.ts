/** FIDE's lists in fixed columns: where they stand by the heading line, and what a line says. */
import { describe, expect, it } from 'vitest';
import { entryOfLine, fixedLayoutOf, isWholeLine, tempoOf } from '../../src-main/lists/fixed.ts';

type Column = readonly [heading: string, width: number];
const line = (columns: readonly Column[], cells: Readonly<Record<string, string>>): string =>
  columns.map(([name, width]) => (cells[name] ?? '').padEnd(width)).join('');
const heading = (columns: readonly Column[]): string =>
  line(columns, Object.fromEntries(columns.map(([name]) => [name, name])));

const BEFORE: readonly Column[] = [
  ['ID Number', 11],
  ['Name', 12],
  ['Fed', 4],
  ['Sex', 4],
  ['Tit', 5],
  ['WTit', 5],
  ['OTit', 6],
];
const RATINGS: readonly Column[] = [
  ['SRtng', 6],
  ['SGm', 4],
  ['SK', 3],
  ['RRtng', 6],
  ['RGm', 4],
  ['Rk', 3],
  ['BRtng', 6],
  ['BGm', 4],
  ['BK', 3],
];
const BEHIND: readonly Column[] = [
  ['B-day', 6],
  ['Flag', 4],
];
const COMBINED = [...BEFORE, ['FOA', 4] as const, ...RATINGS, ...BEHIND];
const LEGACY = [...BEFORE, ...RATINGS, ...BEHIND];
const SINGLE = [...BEFORE, ['SEP26', 6] as const, ['Gms', 4] as const, ['K', 3] as const, ...BEHIND];

describe('the heading line', () => {
  it('tells where each column begins and ends, the last one four characters wide at least', () => {
    expect(fixedLayoutOf(heading(SINGLE), 'rapid_rating_list.txt')).toEqual({
      form: 'rapid',
      month: '2026-09',
      starts: new Map([
        ...([
          ['id number', 0],
          ['name', 11],
          ['fed', 23],
          ['sex', 27],
          ['tit', 31],
          ['wtit', 36],
        ] as const),
        ...([
          ['otit', 41],
          ['rating', 47],
          ['gms', 53],
          ['k', 57],
          ['b-day', 60],
          ['flag', 66],
        ] as const),
      ]),
      ends: new Map([
        ...([
          ['id number', 11],
          ['name', 23],
          ['fed', 27],
          ['sex', 31],
          ['tit', 36],
          ['wtit', 41],
        ] as const),
        ...([
          ['otit', 47],
          ['rating', 53],
          ['gms', 57],
          ['k', 60],
          ['b-day', 66],
          ['flag', 70],
        ] as const),
      ]),
      length: 70,
    });
  });

  it.each([
    ['ID number Name Fed SRtng Fl', 'x', { form: 'legacy', month: '', length: 29 }],
    ['ID Number Name Fed SRtng FOA Inactive', 'rapid', { form: 'combined', month: '', length: 37 }],
    ['ID Number Name Fed JAN25', 'blitz_jan25', { form: 'blitz', month: '2025-01', length: 24 }],
    ['ID Number Name Fed JAN25 FOA', 'list', { form: 'standard', month: '2025-01', length: 29 }],
  ])('%s of %s', (text, file, expected) => {
    expect(fixedLayoutOf(text, file)).toMatchObject(expected);
  });

  it.each([
    '',
    'Name ID Number Fed SRtng',
    'Number Name Fed SRtng',
    'ID Number Name Country SRtng',
    'ID Number Name Fed Rating',
    'ID Number Name Fed SEPT26',
    'ID Number Name Fed SE26',
    'ID Number Name Fed SEP2026',
    'ID Number Name Fed 1SEP26',
  ])('%j is none of FIDE’s', (text) => {
    expect(fixedLayoutOf(text, 'standard_rating_list.txt')).toBeNull();
  });

  it('leaves the kind of a single list to the name of its file', () => {
    expect(['Rapid_list', 'x-BLITZ.txt', 'standard', 'list', 'blitz rapid'].map(tempoOf)).toEqual([
      'rapid',
      'blitz',
      'standard',
      'standard',
      'rapid',
    ]);
  });
});

const layoutOf = (columns: readonly Column[], file = 'list.txt') => fixedLayoutOf(heading(columns), file)!;
const BERG = {
  'ID Number': '1503014',
  Name: 'Berg, Ada',
  Fed: 'NOR',
  Sex: 'F',
  Tit: 'FM',
  WTit: 'WIM',
  OTit: 'FA',
  FOA: '',
  ...{
    SRtng: '2212',
    SGm: '3',
    SK: '20',
    RRtng: '2199',
    RGm: '5',
    Rk: '21',
    BRtng: '2187',
    BGm: '7',
    BK: '22',
  },
  ...{ SEP26: '2105', Gms: '9', K: '40' },
  'B-day': '1991',
  Flag: 'w',
};
const PERSON = {
  ...{ number: '1503014', fideId: 1_503_014, name: 'Berg, Ada', federation: 'NOR', sex: 'w' },
  ...{ title: 'FM', womensTitle: 'WIM', born: 1991, inactive: false, club: '' },
};
const ALL = { standard: 2212, rapid: 2199, blitz: 2187, standardK: 20, rapidK: 21, blitzK: 22 };
const NONE = { standard: 0, rapid: 0, blitz: 0, standardK: 0, rapidK: 0, blitzK: 0 };

describe('a line', () => {
  it.each([
    ['of all three ratings', COMBINED, 'list.txt', ALL],
    ['of the older form', LEGACY, 'list.txt', ALL],
    ['of standard ratings', SINGLE, 'list.txt', { ...NONE, standard: 2105, standardK: 40 }],
    ['of rapid ratings', SINGLE, 'rapid.txt', { ...NONE, rapid: 2105, rapidK: 40 }],
    ['of blitz ratings', SINGLE, 'blitz.txt', { ...NONE, blitz: 2105, blitzK: 40 }],
  ])('%s', (_, columns, file, ratings) => {
    expect(entryOfLine(line(columns, BERG), layoutOf(columns, file))).toEqual({
      entry: { ...PERSON, ...ratings },
      overflows: false,
    });
  });

  it('without a column of its own has nothing there', () => {
    const columns = COMBINED.filter(
      ([name]) => !['Sex', 'Tit', 'WTit', 'B-day', 'Flag', 'BK'].includes(name),
    );
    expect(entryOfLine(line(columns, BERG), layoutOf(columns))!.entry).toEqual({
      ...PERSON,
      ...ALL,
      ...{ sex: '', title: '', womensTitle: '', born: 0, blitzK: 0 },
    });
  });

  it.each([
    ['w', false],
    ['i', true],
    ['wi', true],
    ['WI', true],
    ['', false],
  ])('with the flag %j: inactive %s', (Flag, inactive) => {
    expect(entryOfLine(line(COMBINED, { ...BERG, Flag }), layoutOf(COMBINED))!.entry.inactive).toBe(inactive);
  });

  it.each([
    ['ID Number', '9999999999', '0'],
    ['ID Number', '1', 'A1'],
    ['ID Number', '1', ''],
    ['Name', 'B', ''],
    ['B-day', '0000', 'soon'],
    ['SRtng', '4000', '4001'],
    ['RRtng', '4000', '4001'],
    ['BRtng', '4000', '4001'],
    ['SK', '99', '100'],
    ['Rk', '99', '100'],
    ['BK', '99', '100'],
    ['Flag', 'wii', 'wiiw'],
    ['Flag', 'wi', 'w1'],
    ['Fed', '', 'N R'],
    ['Fed', 'N', 'NORD'],
  ])('whose %s is %j is read, and with %j it is not', (name, good, bad) => {
    const read = (cell: string) => entryOfLine(line(COMBINED, { ...BERG, [name]: cell }), layoutOf(COMBINED));
    expect([read(good) === null, read(bad)]).toEqual([false, null]);
  });

  it.each([
    ['SEP26', '4000', '4001'],
    ['K', '99', '100'],
  ])('of one kind whose %s is %j is read, and with %j it is not', (name, good, bad) => {
    const read = (cell: string) => entryOfLine(line(SINGLE, { ...BERG, [name]: cell }), layoutOf(SINGLE));
    expect([read(good) === null, read(bad)]).toEqual([false, null]);
  });

  it.each([
    ['FOA', COMBINED, ALL],
    ['the first rating', LEGACY, ALL],
    ['the only rating', SINGLE, { ...NONE, standard: 2105, standardK: 40 }],
  ])('in which the other titles are too long has moved from %s on', (_, columns, ratings) => {
    const moved = line(columns, { ...BERG, OTit: 'FA,NI,IO' });
    expect(entryOfLine(moved, layoutOf(columns))).toEqual({
      entry: { ...PERSON, ...ratings },
      overflows: true,
    });
  });

  it('that has blanks behind it has not moved, however full the other titles are', () => {
    for (const OTit of ['FA', 'FA,NI,'])
      expect(entryOfLine(`${line(COMBINED, { ...BERG, OTit })}  `, layoutOf(COMBINED)), OTit).toEqual({
        entry: { ...PERSON, ...ALL },
        overflows: false,
      });
  });

  it('that has something behind it and no title that is too long is none', () => {
    expect(entryOfLine(`${line(COMBINED, BERG)} x`, layoutOf(COMBINED))).toBeNull();
  });
});

describe('a line without an end', () => {
  it('is whole where it reaches to the end of the last column and nothing has moved', () => {
    const [layout, text] = [layoutOf(COMBINED), line(COMBINED, { ...BERG, Flag: 'wiwi' })];
    const { length } = layout;
    expect(text).toHaveLength(length);
    expect(
      [text, `${text}  `, text.slice(0, -1), `${text}x`].map((each) => isWholeLine(each, layout)),
    ).toEqual([...[true, true, false, false]]);
    const full = line(COMBINED, { ...BERG, OTit: 'FA,NI,' });
    expect(isWholeLine(full, layout)).toBe(false);
    expect(isWholeLine(line(COMBINED, { ...BERG, OTit: 'FA,NI' }), layout)).toBe(true);
    const without = COMBINED.filter(([name]) => name !== 'OTit');
    expect(isWholeLine(line(without, BERG), layoutOf(without))).toBe(true);
  });
});
