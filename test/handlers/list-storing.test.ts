/** What has to be asked before a list is stored, of every list and of one that keeps itself up to date. */
import { describe, expect, it } from 'vitest';
import { hindrancesOf, questionOf } from '../../src-main/handlers/lists/questions.ts';
import type { ReadList } from '../../src-main/handlers/lists/reader.ts';
import type { OddLine } from '../../src-main/lists/counter.ts';
import type { BuiltList } from '../../src-main/lists/jobs.ts';
import type { StoredList } from '../../src-main/lists/list-store.ts';

const NOW = '2026-11-21T10:00:00+01:00';

interface Read extends Partial<BuiltList> {
  readonly name?: string;
  readonly month?: string;
  readonly fileName?: string;
}

function read({ name = 'DWZ', month = '2026-11', fileName = 'new.csv', ...built }: Read = {}): ReadList {
  return {
    ...{ name, month, fileName, target: '/t', mapping: null },
    built: {
      ...{ form: 'table', headings: [], entries: 1_000, overflows: 0, unreadable: 0, blanks: 0, odd: [] },
      ...{ end: { kind: 'whole', text: '' }, hash: 'ab', ...built },
    },
  };
}

const stored = (month: string, entries = 1_000, more: Partial<StoredList> = {}): StoredList => ({
  ...{
    id: `${more.name ?? 'DWZ'} ${month}`,
    name: 'DWZ',
    form: 'table',
    recipe: '',
    federation: '',
    month,
    entries,
  },
  ...{ bytes: 1, readAt: '2026-10-05T08:00:00+01:00', file: 'old.csv', hash: 'cd', overflows: 0 },
  ...{ unreadable: 0, blanks: 0, odd: [], ...more },
});

/** The first of them counts. */
const first = (lists: readonly StoredList[]) => lists[0] ?? null;
const nobody = () => null;
const questionFor = (list: ReadList, ...lists: readonly StoredList[]) => questionOf(list, NOW, lists, nobody);
const FEWER = (now: string, month: string, before: string) =>
  `Only ${now} players were read; DWZ of ${month} has ${before}. The file may be cut off.`;
const REPLACES =
  'DWZ of November 2026 is stored already, with 1\u202f000 players from old.csv, read on Mon, 5 Oct 2026. It is replaced by 950 players from new.csv, read on Sat, 21 Nov 2026.';

describe('storing a list', () => {
  it('needs no word where nothing speaks against it', () => {
    expect([questionFor(read()), questionFor(read(), stored('2026-10'))]).toEqual([null, null]);
    expect(questionFor(read(), stored('2026-12', 2_000, { name: 'Club' }))).toBeNull();
    expect(questionOf(read(), NOW, [], first)).toBeNull();
    // A blank is asked about, and nothing newer is there.
    expect(questionFor(read({ blanks: 1 }), stored('2026-10'))?.act).toBe('Store the list');
  });

  it('is asked about where it replaces the same month', () => {
    expect(questionFor(read({ entries: 950 }), stored('2026-11'))).toEqual({
      ...{ level: 2, act: 'Replace the stored list', consequences: [REPLACES], changes: [] },
    });
  });

  it('is asked about where a newer month of it is stored', () => {
    expect(questionFor(read(), stored('2027-01'), stored('2026-12'))).toEqual({
      level: 2,
      act: 'Read it beside them',
      consequences: [
        'This is DWZ, November 2026; January 2027 is stored already.',
        'Both stay stored. A search goes through the list that is chosen.',
      ],
      changes: [],
    });
    // A list of one kind of FIDE's is beside those of another.
    const rapid = read({ name: 'FIDE', form: 'rapid' });
    expect(questionFor(rapid, stored('2026-12', 1_000, { name: 'FIDE', form: 'blitz' }))?.act).toBe(
      'Store the list',
    );
  });

  it('is asked about where it would count in place of a newer one', () => {
    const club = stored('2026-12', 1_000, { name: 'Club' });
    const question = questionOf(
      read({ name: 'Ash' }),
      NOW,
      [club],
      (lists) => lists.find(({ name }) => name === 'Ash') ?? first(lists),
    );
    expect(question?.consequences).toEqual([
      'Then the ratings of Ash, November 2026, count in place of the newer ones of Club, December 2026.',
    ]);
    const older = stored('2026-11', 1_000, { name: 'Club' });
    const inUse = (lists: readonly StoredList[]) => lists.find(({ name }) => name === 'Ash') ?? first(lists);
    expect(questionOf(read({ name: 'Ash' }), NOW, [older], inUse)).toBeNull();
    expect(questionOf(read({ name: 'Ash' }), NOW, [club], first)?.consequences).toHaveLength(1);
    expect(questionOf(read({ name: 'Zoo' }), NOW, [club], first)).toBeNull();
    // What it replaces does not count beside it.
    const same = stored('2026-11', 1_000, { name: 'Club' });
    const asked: (readonly string[])[] = [];
    questionOf(read({ name: 'Club' }), NOW, [same, stored('2026-10')], (lists) => {
      asked.push(lists.map(({ name, month, file }) => `${name} ${month} ${file}`));
      return null;
    });
    expect(asked).toEqual([
      ['Club 2026-11 old.csv', 'DWZ 2026-10 old.csv'],
      ['Club 2026-11 new.csv', 'DWZ 2026-10 old.csv'],
    ]);
  });
});

describe('fewer players than nine in ten', () => {
  const sentence = (entries: number, ...lists: readonly StoredList[]) => {
    const question = questionFor(read({ entries }), ...lists);
    return question?.level === 3 ? question.consequences[0] : null;
  };

  it('of the same month, or the one before, whichever has more', () => {
    expect([sentence(900, stored('2026-11')), sentence(899, stored('2026-11'))]).toEqual([
      null,
      FEWER('899', 'November 2026', '1\u202f000'),
    ]);
    const lists = [stored('2026-09', 5_000), stored('2026-10', 1_000), stored('2026-11', 500)];
    expect([sentence(900, ...lists), sentence(899, ...lists)]).toEqual([
      null,
      FEWER('899', 'October 2026', '1\u202f000'),
    ]);
    // The same month has more than the one before.
    expect(sentence(899, stored('2026-11'), stored('2026-10', 500))).toBe(
      FEWER('899', 'November 2026', '1\u202f000'),
    );
    expect(sentence(449, ...lists.slice(2))).toBe(FEWER('449', 'November 2026', '500'));
  });

  it('of the month after, where there is none before', () => {
    const later = [stored('2027-02', 9_000), stored('2026-12', 2_000), stored('2027-01', 8_000)];
    expect([sentence(1_800, ...later), sentence(1_799, ...later)]).toEqual([
      null,
      FEWER('1\u202f799', 'December 2026', '2\u202f000'),
    ]);
    expect(sentence(1_799, ...later, stored('2026-08', 10))).toBeNull();
  });

  it('is the gravest, and asks to replace where it does', () => {
    expect(questionFor(read({ entries: 899 }), stored('2026-11'))).toMatchObject({
      level: 3,
      act: 'Replace the stored list',
      consequences: [FEWER('899', 'November 2026', '1\u202f000'), REPLACES.replace('950', '899')],
    });
  });
});

describe('a file that is not as it should be', () => {
  const cut =
    'The file ends in the middle of a line: “7;Li”. That line is left out, and what should follow it is missing; 1\u202f000 players were read.';
  it('ends in the middle of a line, or without its end', () => {
    expect(questionFor(read({ end: { kind: 'cut', text: '7;Li' } }))).toMatchObject({
      level: 3,
      consequences: [cut],
    });
    expect(questionFor(read({ end: { kind: 'open', text: '7;Lin' } }))).toMatchObject({
      level: 2,
      consequences: ['The last line has no end: “7;Lin”. If it is cut, so is the file.'],
    });
  });

  it.each([
    [1, 0, 1_000, 2, ['1 line cannot be read and is left out.']],
    [0, 1, 1_000, 2, ['1 player is stored with a blank where a cell cannot be read.']],
    [0, 10, 100, 2, ['10 players are stored with a blank where a cell cannot be read.']],
    [0, 11, 100, 3, ['11 players are stored with a blank where a cell cannot be read.']],
    [0, 20, 1_000, 2, ['20 players are stored with a blank where a cell cannot be read.']],
    [0, 21, 1_000, 3, ['21 players are stored with a blank where a cell cannot be read.']],
    [
      ...[3, 21, 1_000, 3],
      [
        '21 players are stored with a blank where a cell cannot be read.',
        '3 lines cannot be read and are left out.',
      ],
    ],
  ] as const)(
    'has %i lines left out and %i blanks in %i',
    (unreadable, blanks, entries, level, consequences) => {
      expect(questionFor(read({ unreadable, blanks, entries }))).toMatchObject({
        level,
        act: 'Store the list',
        consequences,
      });
    },
  );

  it('is shown by its first dozen of odd lines', () => {
    const odd = (count: number): OddLine[] =>
      Array.from({ length: count }, (_, at) => ({
        line: 1_001 + at,
        field: at === 1 ? 'born' : '',
        text: `t${at}`,
      }));
    const of = (count: number) => questionFor(read({ unreadable: count, odd: odd(count) }))?.changes;
    expect(of(2)).toEqual([
      {
        heading: 'What is in the file',
        lines: [
          { weight: 'look', label: 'Line 1\u202f001', was: 't0', now: 'left out' },
          {
            weight: 'look',
            label: 'Line 1\u202f002',
            was: 't1',
            now: 'Year or date of birth: blank',
          },
        ],
      },
    ]);
    const [many] = of(13)!;
    expect([many!.heading, many!.lines.length]).toEqual(['The first 12 of these lines', 12]);
    expect(of(12)![0]!.heading).toBe('What is in the file');
  });
});

describe('a list that keeps itself up to date', () => {
  const fetched = { fileName: 'fetched-dwz.zip' };
  const hindrances = (list: Read, ...lists: readonly StoredList[]) =>
    hindrancesOf(read(list), NOW, lists, nobody);

  it('is stored without a word in the place of the same file of an earlier day', () => {
    expect(hindrances(fetched, stored('2026-11', 1_000, { file: 'fetched-dwz.zip' }))).toEqual([]);
    expect(hindrances(fetched, stored('2026-11', 1_000, { file: 'fetched-other.zip' }))).toHaveLength(1);
    expect(hindrances({ fileName: 'dwz.zip' }, stored('2026-11', 1_000, { file: 'dwz.zip' }))).toHaveLength(
      1,
    );
    expect(hindrances(fetched)).toEqual([]);
  });

  it('is asked about for everything else', () => {
    expect(
      hindrances(
        { ...fetched, entries: 899, unreadable: 1 },
        stored('2026-11', 1_000, { file: 'fetched-dwz.zip' }),
      ),
    ).toEqual([FEWER('899', 'November 2026', '1\u202f000'), '1 line cannot be read and is left out.']);
  });
});
