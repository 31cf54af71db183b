/**
 * Whom of the tournament a rating list means: by FIDE ID, by number, by name. The lists are written down; identities, numbers
 * and places all differ.
 */
import { describe, expect, it } from 'vitest';
import { BLANK_STATE, type Player } from '../../src-engine/index.ts';
import type { FoundEntry } from '../../src-main/lists/open-list.ts';
import { matchOnList } from '../../src-main/handlers/lists/match.ts';
import {
  entryOn,
  knownEverywhere,
  listsOfIds,
  mayBeMeant,
  ownerOfId,
  standingOf,
} from '../../src-main/handlers/players/standing.ts';
import { samePerson } from '../../src-main/handlers/lists/same-person.ts';
import { CLUB, entry, FIDE, lists, OLD, on, player } from './written-lists.ts';

const numbered = (nationalId: string, more: Partial<Player> = {}) =>
  player({ national: { nationalId } as unknown as NonNullable<Player['national']>, ...more });
const { tournament } = BLANK_STATE;

describe('the entry of a player on a list', () => {
  const BY_ID = entry(31, 'Kaspar, Johann', { fideId: 5511, born: 1950 });
  const BY_NUMBER = entry(32, 'Kasper, Jan', { number: '77' });
  const BY_NAME = entry(33, 'Kasper, Jan', { born: 1990 });

  it('is that of the FIDE ID, then that of the number, then the one who alone can be meant', () => {
    const asked = numbered('77', { fideId: '5511' });
    expect(entryOn(on(CLUB, BY_NAME, BY_NUMBER, BY_ID), CLUB, asked)?.place).toBe(31);
    expect(entryOn(on(CLUB, BY_NAME, BY_NUMBER), CLUB, asked)?.place).toBe(32);
    expect(entryOn(on(CLUB, BY_NAME), CLUB, asked)?.place).toBe(33);
    expect(entryOn(on(CLUB), CLUB, asked)).toBeNull();
  });

  it('on FIDE’s list is that of the FIDE ID and no other', () => {
    expect(entryOn(on(FIDE, BY_NAME, BY_NUMBER), FIDE, numbered('77', { fideId: '5511' }))).toBeNull();
    expect(entryOn(on(FIDE, BY_NUMBER, BY_ID), FIDE, player({ fideId: '5511' }))?.place).toBe(31);
  });

  it('is not found by a number that nobody has, or that is blank', () => {
    const blank = entry(34, 'Other, Otto', { number: '' });
    expect(entryOn(on(CLUB, blank), CLUB, player({ name: 'Other, Otto', birth: '' }))).toBeNull();
    expect(entryOn(on(CLUB, blank), CLUB, numbered('', { name: 'Other, Otto', birth: '' }))).toBeNull();
    expect(entryOn(on(CLUB, blank), CLUB, numbered('78', { name: 'Other, Otto', birth: '' }))).toBeNull();
  });

  it('by number is the only one of it, of the same name and year; the federation may be that of the list', () => {
    const asked = numbered('77', { birth: '1990/00/00' });
    const found = (...more: readonly Partial<FoundEntry>[]) =>
      entryOn(
        on(CLUB, ...more.map((each, at) => entry(51 + at, 'Kasper, Jan', { number: '77', ...each }))),
        CLUB,
        asked,
      )?.place ?? null;
    expect(found({ federation: 'SUI' })).toBe(51);
    expect(found({ federation: 'SUI', born: 1990 })).toBe(51);
    expect(found({ federation: 'SUI', born: 1991 })).toBeNull();
    expect(found({ federation: 'SUI', name: 'Third, Theo' })).toBeNull();
    expect(found({ federation: 'SUI' }, { federation: 'SUI' })).toBeNull();
  });

  it('by name is nobody where two may be meant, or where little points to the one', () => {
    expect(entryOn(on(CLUB, BY_NAME, entry(35, 'Kasper, Jan', { born: 1990 })), CLUB, player())).toBeNull();
    expect(entryOn(on(CLUB, BY_NAME), CLUB, player({ birth: '' }))).toBeNull();
  });
});

describe('somebody on all lists, where one is known', () => {
  const HERE = entry(61, 'Kasper, Jan', { born: 1990, fideId: 5511 });
  const THERE = entry(62, 'Kasper, Jan', { born: 1990 });
  const stored = new Map([
    [FIDE, [HERE]],
    [CLUB, [THERE]],
    [OLD, [entry(63, 'Third, Theo', { born: 1960 })]],
  ]);
  const all = [FIDE, CLUB, OLD];
  const found = (own: Parameters<typeof knownEverywhere>[2], fideId = '') =>
    knownEverywhere(lists(stored), all, own, fideId).map(({ list, entry: of }) => [list.name, of.place]);

  it('is their own entry, else that of the same person, in the order of the lists', () => {
    expect(found([])).toEqual([]);
    expect(found([{ list: FIDE, entry: HERE }])).toEqual([
      ['FIDE', 61],
      ['Club', 62],
    ]);
    expect(found([{ list: CLUB, entry: THERE }])).toEqual([
      ['FIDE', 61],
      ['Club', 62],
    ]);
  });

  it('is nobody else on FIDE’s list where they have a FIDE ID', () => {
    expect(found([{ list: CLUB, entry: THERE }], '999')).toEqual([['Club', 62]]);
  });

  it('is one person by name, year and federation, or by FIDE ID and year with another federation', () => {
    const same = (there: FoundEntry, here = HERE) => samePerson(on(CLUB, there), CLUB, here)?.place ?? null;
    expect(same(THERE)).toBe(62);
    expect(same(entry(64, 'Kasper, Jan', { fideId: 5511, born: 1990, federation: 'SUI' }))).toBe(64);
    expect(same(entry(65, 'Kasper, Jan', { fideId: 5512, born: 1990, federation: 'SUI' }))).toBeNull();
    expect(same(entry(66, 'Kasper, Jan', { fideId: 5511, federation: 'SUI' }))).toBeNull();
    expect(same(entry(67, 'Third, Theo', { fideId: 5511, born: 1990 }))).toBeNull();
    const undated = { ...HERE, born: 0 };
    expect(same(entry(70, 'Kasper, Jan', { fideId: 5511, born: 1990 }), undated)).toBe(70);
    const moved = entry(64, 'Kasper, Jan', { fideId: 5511, born: 1990, federation: 'SUI' });
    expect(samePerson(on(CLUB, entry(69, 'Kasper, Jan', { born: 1990 }), moved), CLUB, HERE)?.place).toBe(64);
    expect(same(entry(68, 'Kasper, Jan', { fideId: 5511, federation: 'SUI' }), undated)).toBeNull();
  });
});

describe('where a player stands', () => {
  const FIDES = entry(75, 'Kasper, Jan', { born: 1990, fideId: 5511, standard: 2000 });
  const CLUBS = entry(76, 'Kasper, Jan', { born: 1990, standard: 1950 });
  const standing = (club: readonly FoundEntry[], fide: readonly FoundEntry[]) => {
    const stored = new Map([
      [CLUB, club],
      [FIDE, fide],
    ]);
    const found = standingOf(tournament, lists(stored), player({ fideId: '5511' }));
    return found === null ? null : [found.found.list.name, found.found.entry.place, found.listed.fideId];
  };

  it('is on the first list that is compared and has them, with what all lists say of them', () => {
    expect(standing([CLUBS], [FIDES])).toEqual(['Club', 76, '5511']);
    expect(standing([], [FIDES])).toEqual(['FIDE', 75, '5511']);
    expect(standing([CLUBS], [])).toEqual(['Club', 76, '']);
    expect(standing([], [])).toBeNull();
  });
});

describe('whose a FIDE ID is', () => {
  it('is asked of FIDE’s list first, then of those that are compared, each once', () => {
    const stored = new Map(([CLUB, FIDE, OLD] as const).map((list) => [list, [] as FoundEntry[]]));
    const names = (compared: number) =>
      listsOfIds(lists(stored, compared), tournament).map(({ name }) => name);
    expect([names(1), names(2), names(3)]).toEqual([
      ['FIDE', 'Club'],
      ['FIDE', 'Club'],
      ['FIDE', 'Club', 'Old'],
    ]);
  });

  it('is told with the list that has it, what contradicts, and what was seen', () => {
    const other = entry(71, 'Other, Otto', { fideId: 5511, born: 1970, federation: 'SUI' });
    const both = lists(
      new Map([
        [CLUB, [entry(72, 'Third, Theo', { fideId: 5511 })]],
        [FIDE, [other]],
      ]),
    );
    const asked = player({ fideId: '5511' });
    const owner = ownerOfId(tournament, both, asked)!;
    const seen = 'id=5511; name=Kasper, Jan/Other, Otto; birth=1990/1970; federation=GER/SUI';
    expect([owner.list.name, owner.entry.place, owner.seen]).toEqual(['FIDE', 71, seen]);
    expect(owner.fields).toEqual([
      { field: 'name', entered: 'Kasper, Jan', listed: 'Other, Otto' },
      { field: 'birth', entered: '1990', listed: '1970' },
      { field: 'federation', entered: 'GER', listed: 'SUI' },
    ]);
    const settled = { player: 41, other: null, kind: 'other-person', seen } as const;
    expect(ownerOfId(tournament, both, asked, [settled])).toBeNull();
    const others = [
      { ...settled, player: 7 },
      { ...settled, seen: 'id=5511' },
      { ...settled, kind: 'differs' as const },
    ];
    expect(ownerOfId(tournament, both, asked, others)).not.toBeNull();
    expect(ownerOfId(tournament, both, player({ fideId: '5599' }))).toBeNull();
    expect(ownerOfId(tournament, both, player())).toBeNull();
  });

  it('is theirs where the federation alone is another, unless the list has somebody of theirs in the one that was entered', () => {
    const moved = entry(73, 'Kasper, Jan', { fideId: 5511, born: 1990, federation: 'SUI' });
    const asked = player({ fideId: '5511' });
    expect(ownerOfId(tournament, on(FIDE, moved), asked)).toBeNull();
    const namesake = entry(74, 'Kasper, Jan', { fideId: 5512, born: 1990 });
    expect(ownerOfId(tournament, on(FIDE, moved, namesake), asked)?.entry.place).toBe(73);
    // An entry without a year may be of anybody.
    const another = entry(75, 'Kasper, Jan', { fideId: 5513 });
    expect(ownerOfId(tournament, on(FIDE, moved, another), asked)).toBeNull();
    const undated = { ...moved, born: 0 };
    expect(ownerOfId(tournament, on(FIDE, undated), asked)?.fields.map(({ field }) => field)).toEqual([
      'federation',
    ]);
  });
});

describe('who may be meant', () => {
  const [YOUNG, OLDER, UNDATED] = [
    entry(81, 'Kasper, Jan', { born: 1990 }),
    entry(82, 'Kasper, Jan', { born: 1957, federation: 'SUI' }),
    entry(83, 'Kasper, Jan'),
  ];

  it('is certain by year and federation of one alone, likely or several with less', () => {
    const match = (asked: Partial<Player>, ...entries: readonly FoundEntry[]) => {
      const { verdict, hits, count } = matchOnList(on(CLUB, ...entries), CLUB, player(asked), 1);
      return [verdict, hits.map(({ place }) => place), count];
    };
    expect(match({}, YOUNG)).toEqual(['exact', [81], 1]);
    expect(match({}, OLDER, YOUNG)).toEqual(['exact', [81], 1]);
    expect(match({}, UNDATED, YOUNG)).toEqual(['several', [81], 2]);
    expect(match({}, UNDATED)).toEqual(['likely', [83], 1]);
    expect(match({ federation: '' }, YOUNG)).toEqual(['likely', [81], 1]);
    expect(match({ birth: '1975/00/00', federation: 'SUI' }, OLDER)).toEqual(['likely', [82], 1]);
    expect(match({ birth: '1938/00/00' }, YOUNG)).toEqual(['none', [], 0]);
    expect(match({ fideId: '12' }, { ...YOUNG, fideId: 13 })).toEqual(['likely', [81], 1]);
    expect(match({}, YOUNG, { ...YOUNG, place: 85, federation: 'SUI' })).toEqual(['exact', [81], 2]);
  });

  it('is likely with a slip in the year of birth, unless the federation is another', () => {
    const slip = (birth: string, federation: string, there: FoundEntry) =>
      matchOnList(on(CLUB, there), CLUB, player({ birth: `${birth}/00/00`, federation }), 1).verdict;
    expect([slip('1975', 'SUI', OLDER), slip('1958', 'SUI', OLDER)]).toEqual(['likely', 'likely']);
    expect([slip('1975', '', OLDER), slip('1975', 'GER', { ...OLDER, federation: '' })]).toEqual([
      'likely',
      'likely',
    ]);
    expect([slip('1975', 'GER', OLDER), slip('1935', 'SUI', OLDER)]).toEqual(['none', 'none']);
  });

  it('counts the owner of a FIDE ID beside those of the name, and names them last', () => {
    const owner = entry(84, 'Other, Otto', { fideId: 5511, born: 1970 });
    const asked = player({ fideId: '5511' });
    const { verdict, hits, count } = matchOnList(on(CLUB, owner, YOUNG, UNDATED), CLUB, asked, 3);
    expect([verdict, hits.map(({ place }) => place), count]).toEqual(['other-person', [81, 83, 84], 3]);
    const two = matchOnList(on(CLUB, owner, YOUNG, UNDATED), CLUB, asked, 2);
    expect([two.hits.map(({ place }) => place), two.count]).toEqual([[81, 84], 3]);
    expect(matchOnList(lists(new Map()), CLUB, asked, 3)).toEqual({ verdict: 'none', hits: [], count: 0 });
  });

  it('comes from all lists, the certain ones first, with the most that one list has', () => {
    const stored = new Map([
      [FIDE, [UNDATED, OLDER]],
      [CLUB, [YOUNG]],
      [OLD, []],
    ]);
    const { hits, count } = mayBeMeant(tournament, lists(stored), player({ birth: '1990' }), 5, 'strict');
    expect(hits.map(({ list, place }) => [list.name, place])).toEqual([
      ['Club', 81],
      ['FIDE', 83],
    ]);
    expect(count).toBe(1);
    const undated = mayBeMeant(tournament, lists(stored), player({ birth: '' }), 5, 'strict');
    expect([undated.hits.map(({ place }) => place), undated.count]).toEqual([[83, 82, 81], 2]);
  });
});
