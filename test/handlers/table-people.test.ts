/** What a row of a table becomes with a player of the rating lists: what the option says, and what is entered. */
import { describe, expect, it } from 'vitest';
import { nationalOf, type EditablePlayer, type Player, type Rules } from '../../src-engine/index.ts';
import type { SearchedList } from '../../src-main/ipc/contract.ts';
import type { FoundEntry } from '../../src-main/lists/open-list.ts';
import { CLUB, entry, FIDE, storedLists } from './written-lists.ts';
import { deskWith, read, row } from './read-table.ts';
import { valueOf } from './written-desk.ts';

type Stored = readonly (readonly [SearchedList, readonly FoundEntry[]])[];
const OTHER = { tournamentRating: { method: 'OTHER', federation: 'GER' } } as const;
const BY_TABLE = 'a new player as in the table';

/** The options of one row beside these lists, and what the row enters with the second one. */
async function beside(
  stored: Stored,
  name: string,
  more: Partial<EditablePlayer> = {},
  rules: Partial<Rules> = {},
) {
  const desk = deskWith({}, [], rules);
  const { accept, review } = await read(desk, [row(4, 'new', name, more)], storedLists(new Map(stored)));
  return {
    ...review.rows[0]!,
    labels: review.rows[0]!.options.map(({ label }) => label),
    entered: async (option = 1) => {
      await valueOf(accept([[4, option]], 2));
      return desk.state.tournament.players.at(-1)!;
    },
  };
}

describe('the option of a player of the lists', () => {
  const OTTO = entry(905, 'Other, Otto', {
    ...{ fideId: 77, born: 1970, standard: 2000, sex: 'm', title: 'FM', federation: 'SUI', club: 'Rook' },
  });
  const IDA: Partial<EditablePlayer> = {
    ...{ fideId: '77', sex: 'w', title: 'WFM', rating: 1950, federation: 'GER', birth: '1985/03/02' },
    ...{ club: 'Linden', national: nationalOf('GER', 1800) },
  } as const;

  it('says what is otherwise in the table, and which rating is the table’s', async () => {
    const { labels, entered } = await beside([[FIDE, [OTTO]]], 'Berg, Ida', IDA);
    expect(labels[1]).toBe(
      'FM · Other, Otto · SUI · 1970 · 2000 · 77 (FIDE, November 2026); national 1800; name Other, Otto, not Berg, Ida; ' +
        'sex m, not w; title FM, not WFM; rating 2000, not 1950; federation SUI, not GER; born 1970, not 1985/03/02',
    );
    expect(await entered()).toMatchObject({
      ...{ name: 'Other, Otto', sex: 'm', title: 'FM', federation: 'SUI', birth: '1970/00/00', fideId: '77' },
      ...{ club: 'Linden', rating: 2000, ratingSource: 'list', ratingList: 'FIDE' },
      national: { rating: 1800 },
    });
  });

  it('tells FIDE’s rating by itself where a column of the table does', async () => {
    const official = await beside([[FIDE, [OTTO]]], 'Other, Otto', { fideId: '77', official: 1950 });
    expect(official.labels[1]).toBe(
      'FM · Other, Otto · SUI · 1970 · 2000 · 77 (FIDE, November 2026); FIDE rating 2000, not 1950',
    );
    const both = { fideId: '77', rating: 1700, official: 1950 };
    const own = await beside([[FIDE, [OTTO]]], 'Other, Otto', both, OTHER);
    expect(own.labels[1]).toBe(
      'FM · Other, Otto · SUI · 1970 · 77 (FIDE, November 2026); rating 1700 from the table; FIDE rating 2000, not 1950',
    );
    expect(await own.entered()).toMatchObject({ rating: 1700, ratingSource: 'file', official: 2000 });
    const same = await beside([[FIDE, [OTTO]]], 'Other, Otto', { fideId: '77', official: 2000 });
    expect(same.labels[1]).toBe('FM · Other, Otto · SUI · 1970 · 2000 · 77 (FIDE, November 2026)');
  });

  it('has the national rating of a list beside another one, and what the table says instead', async () => {
    const fide = entry(901, 'Kasper, Jan', { fideId: 5511, born: 1990, standard: 2000 });
    const club = entry(801, 'Kasper, Jan', { born: 1990, standard: 1900 });
    const sure = { federation: 'GER', birth: '1990/00/00', national: nationalOf('GER', 1850) };
    const all: Stored = [
      [FIDE, [fide]],
      [CLUB, [club]],
    ];
    const { labels, entered } = await beside(all, 'Kasper, Jan', sure);
    expect(labels[1]).toBe(
      'Kasper, Jan · GER · 1990 · 2000 · national 1900 · 5511 (FIDE, November 2026); national rating 1900, not 1850',
    );
    expect(await entered()).toMatchObject({
      rating: 2000,
      national: { rating: 1900 },
      nationalFrom: { source: 'list', list: 'Club' },
    });
    // The national one is that of the tournament, and told once.
    const one = await beside([[CLUB, [club]]], 'Kasper, Jan', sure);
    expect(one.labels[1]).toBe(
      'Kasper, Jan · GER · 1990 · 1900 (Club, October 2026); national rating 1900, not 1850',
    );
    const equal = await beside(all, 'Kasper, Jan', { ...sure, national: nationalOf('GER', 1900) });
    expect(equal.labels[1]).toBe(
      'Kasper, Jan · GER · 1990 · 2000 · national 1900 · 5511 (FIDE, November 2026)',
    );
  });

  it('says that FIDE has no rating only of who is on FIDE’s list, and had one in the table', async () => {
    const unrated = entry(901, 'Kasper, Jan', { fideId: 5511, born: 1990 });
    const club = entry(801, 'Kasper, Jan', { born: 1990, standard: 1900 });
    const sure = { federation: 'GER', birth: '1990/00/00' };
    const labels = async (list: SearchedList, of: FoundEntry, more: Partial<EditablePlayer>, rules = {}) =>
      (await beside([[list, [of]]], 'Kasper, Jan', more, rules)).labels;
    expect(await labels(FIDE, unrated, sure)).toEqual([
      ...['skip', 'Kasper, Jan · GER · 1990 · 5511 (FIDE, November 2026)', BY_TABLE],
    ]);
    expect(await labels(CLUB, club, { ...sure, rating: 1850 }, OTHER)).toEqual([
      ...[
        'skip',
        'Kasper, Jan · GER · 1990 · national 1900 (Club, October 2026); rating 1850 from the table',
      ],
      BY_TABLE,
    ]);
    // A column of FIDE ratings leaves nothing that could count.
    expect(await labels(FIDE, unrated, { ...sure, official: 1850 })).toEqual([
      'skip',
      'Kasper, Jan · GER · 1990 · 5511 (FIDE, November 2026); FIDE has no rating for them; FIDE rating –, not 1850',
      `${BY_TABLE}; FIDE has no rating for them`,
    ]);
    // Who is not certain may be another person, who has the rating.
    expect(await labels(FIDE, unrated, { rating: 1850 })).toEqual([
      'skip',
      'Kasper, Jan · GER · 1990 · 5511 (FIDE, November 2026); FIDE has no rating for them; rating –, not 1850',
      BY_TABLE,
    ]);
  });
});

describe('who is entered from a list', () => {
  const entered = async (of: Partial<FoundEntry>, more: Partial<EditablePlayer>, list = CLUB) =>
    (await beside([[list, [entry(801, 'Kasper, Jan', of)]]], 'Kasper, Jan', more)).entered();

  it('has from the table what the list does not know', async () => {
    const more = { sex: 'w', title: 'WFM', federation: 'SUI', fideId: '4711', birth: '1985/03/02' } as const;
    const blank = { federation: '', standard: 1900, club: 'Rook' };
    expect(await entered(blank, { ...more, rating: 1850 })).toMatchObject({
      ...{ ...more, name: 'Kasper, Jan', womensTitle: null, club: 'Rook', ratingSource: 'file' },
      ...{ rating: 1850, national: { rating: 1900 } },
    });
    expect((await entered({ ...blank, womensTitle: 'WIM' }, more)).womensTitle).toBeNull();
  });

  it('has from the list what both know', async () => {
    const of = { sex: 'w', title: 'FM', womensTitle: 'WIM', federation: 'AUT', fideId: 5511 } as const;
    const more = { sex: 'm', title: 'CM', federation: '', fideId: '4711', club: 'Linden' } as const;
    const { labels, ...one } = await beside(
      [[CLUB, [entry(801, 'Kasper, Jan', { ...of, club: 'Rook' })]]],
      'Kasper, Jan',
      more,
    );
    expect(labels[1]).toBe(
      'FM WIM · Kasper, Jan · AUT · 5511 (Club, October 2026); sex w, not m; title FM, not CM; FIDE ID 5511, not 4711',
    );
    expect(await one.entered()).toMatchObject({ ...of, fideId: '5511', club: 'Linden' });
  });

  it('keeps the date of the table where the year agrees or the list has none', async () => {
    const birth = async (born: number, typed: string) => (await entered({ born }, { birth: typed })).birth;
    expect([
      await birth(1990, '1990/05/04'),
      await birth(0, '1990/05/04'),
      await birth(1990, ''),
      // A year with another digit is somebody who has to be chosen.
      await birth(1996, '1990/05/04'),
    ]).toEqual(['1990/05/04', '1990/05/04', '1990/00/00', '1996/00/00']);
  });
});

describe('whom the lists have', () => {
  const sure = { federation: 'GER', birth: '1990/00/00' };
  const HERE = entry(901, 'Kasper, Jan', { fideId: 5511, born: 1990 });
  const AWAY = entry(902, 'Kasper, Jan', { fideId: 5522, born: 1990, federation: 'SUI' });
  const reviewed = async (stored: Stored, rows: Parameters<typeof read>[1], more = {}) =>
    (await read(deskWith(more), rows, storedLists(new Map(stored)))).review.rows.map(
      ({ verdict, choice, text, options }) => [
        ...[verdict, choice, text],
        options.slice(1, -1).map(({ label }) => label.split(' (')[0]),
      ],
    );

  it('is said after what the row says, with everybody who is entered already', async () => {
    const said = { ...row(4, 'new', 'Kasper, Jan', sure), text: 'Born was read day first.' };
    const found = 'Born was read day first. Found on FIDE, November 2026.';
    const both = ['Kasper, Jan · GER · 1990 · 5511', 'Kasper, Jan · SUI · 1990 · 5522'];
    expect(await reviewed([[FIDE, [HERE, AWAY]]], [said])).toEqual([['new', 1, found, both]]);
    // Who is certain is entered: nobody else is.
    expect(await reviewed([[FIDE, [HERE, AWAY]]], [said], { 5: { fideId: '5511' } })).toEqual([
      ['ambiguous', null, `${found} Name5, Given is entered already, no. 5.`, [both[1]]],
    ]);
    expect(await reviewed([[FIDE, [HERE, AWAY]]], [said], { 5: { fideId: '5522' } })).toEqual([
      ['new', 1, `${found} Name5, Given is entered already, no. 5.`, [both[0]]],
    ]);
    const entered = { 4: { fideId: '5511' }, 8: { fideId: '5522' } };
    expect(await reviewed([[FIDE, [HERE, AWAY]]], [said], entered)).toEqual([
      [
        ...['ambiguous', null],
        `${found} Name4, Given is entered already, no. 6. Name8, Given is entered already, no. 2.`,
        [],
      ],
    ]);
  });

  it('is not asked where a row may mean somebody who is registered', async () => {
    const CHANGE = 'Name5, Given, change federation GER; born 1990';
    const unclear = row(4, 'ambiguous', 'Kasper, Jan', sure, [], [5]);
    expect(await reviewed([[FIDE, [HERE]]], [unclear])).toEqual([
      ['ambiguous', null, 'Unclear.', ['Name5, Given, as entered', CHANGE]],
    ]);
    expect(await reviewed([], [row(4, 'new', 'Kasper, Jan', sure)])).toEqual([['new', 1, '', []]]);
  });

  it('is offered six at a time, and counted', async () => {
    const many = Array.from({ length: 8 }, (_, at) => entry(900 + at, 'Kasper, Jan', { born: 1960 + at }));
    const [[verdict, choice, text, options]] = (await reviewed(
      [[FIDE, many]],
      [row(4, 'new', 'Kasper, Jan')],
    )) as [unknown[]];
    expect([verdict, choice, text]).toEqual([
      ...['ambiguous', null, '8 players of FIDE, November 2026 may be meant: choose.'],
    ]);
    expect(options).toEqual(
      [1960, 1961, 1962, 1963, 1964, 1965].map((born) => `Kasper, Jan · GER · ${born}`),
    );
  });

  it('is named by the list that has somebody else’s FIDE ID, whoever else is likely', async () => {
    const owner = entry(903, 'Other, Otto', { fideId: 77, born: 1970 });
    expect(await reviewed([[FIDE, [HERE, owner]]], [row(4, 'new', 'Kasper, Jan', { fideId: '77' })])).toEqual(
      [
        [
          ...['ambiguous', null, 'The FIDE ID is that of Other, Otto on FIDE, November 2026: choose.'],
          ['Kasper, Jan · GER · 1990 · 5511', 'Other, Otto · GER · 1970 · 77'],
        ],
      ],
    );
  });

  it('is proposed once, by the first row that means them on any list', async () => {
    const club = entry(902, 'Kasper, Jan', { born: 1990 });
    const another = entry(902, 'Berg, Ida', { fideId: 5533, born: 1988 });
    const rows = [
      row(4, 'new', 'Kasper, Jan', sure),
      row(6, 'new', 'Berg, Ida', { federation: 'GER', birth: '1988/00/00' }),
      row(7, 'new', 'Kasper, Jan', { ...sure, fideId: '4711' }),
      row(9, 'new', 'Kasper, Jan', sure),
      row(12, 'new', 'Nobody, Nora'),
      row(15, 'new', 'Nobody, Nora'),
    ];
    const some: Stored = [
      [FIDE, [HERE, another]],
      [CLUB, [club]],
    ];
    expect((await reviewed(some, rows)).map((each) => each.slice(0, 3))).toEqual([
      ['new', 1, 'Found on FIDE, November 2026.'],
      // Place 902 on another list is somebody else.
      ['new', 1, 'Found on FIDE, November 2026.'],
      ['ambiguous', null, 'Found on Club, October 2026. The same player as in row 4.'],
      ['ambiguous', null, 'Found on FIDE, November 2026. The same player as in row 4.'],
      ['new', 1, 'Not found on FIDE, November 2026 and Club, October 2026.'],
      ['new', 1, 'Not found on FIDE, November 2026 and Club, October 2026.'],
    ]);
  });

  it('is looked for row by row, and what else waits goes in between', async () => {
    const before: number[] = [];
    let others = 0;
    const some = storedLists(new Map([[FIDE, [HERE]]]));
    const during = <T>(work: () => T): T => {
      before.push(others);
      setImmediate(() => others++);
      return work();
    };
    const rows = [4, 7, 9].map((number) => row(number, 'new', 'Nobody, Nora'));
    await read(deskWith({}), rows, Object.assign(some, { during }));
    expect(before).toEqual([0, 1, 2]);
  });

  it('is entered already by FIDE ID; by the number on a list only where one of both has none', async () => {
    const from = { source: 'list', list: 'Club', month: '2026-10', pace: 'standard' } as const;
    const numbered = (nationalId: string, fideId: string): Partial<Player> => ({
      ...{ fideId, national: { ...nationalOf('GER', 1900), nationalId }, nationalFrom: from },
    });
    const texts = async (number: string, fideId: number, more: Partial<Player>) => {
      const of = entry(801, 'Kasper, Jan', { number, fideId, born: 1990, standard: 1900 });
      const [[, , text]] = (await reviewed([[CLUB, [of]]], [row(4, 'new', 'Kasper, Jan', sure)], {
        7: more,
      })) as [unknown[]];
      return (text as string).endsWith('Name7, Given is entered already, no. 3.');
    };
    expect([
      await texts('13', 5511, numbered('13', '5511')),
      await texts('13', 0, numbered('13', '5511')),
      await texts('13', 5511, numbered('13', '')),
      await texts('14', 5511, numbered('13', '5511')),
    ]).toEqual([true, true, true, true]);
    expect([
      await texts('13', 5511, numbered('13', '4711')),
      await texts('', 0, numbered('', '5511')),
      await texts('14', 0, numbered('13', '')),
      await texts('13', 0, { fideId: '5511' }),
    ]).toEqual([false, false, false, false]);
  });
});
