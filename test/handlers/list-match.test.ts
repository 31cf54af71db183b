/** Whom of one list a name, a year of birth, a federation and a FIDE ID mean. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Lists } from '../../src-main/handlers/lists/lists.ts';
import { matchOnList, type Person } from '../../src-main/handlers/lists/match.ts';
import { samePerson } from '../../src-main/handlers/lists/same-person.ts';
import type { FoundEntry } from '../../src-main/lists/open-list.ts';
import { entry } from './written-lists.ts';

let [namesakes, near, slips]: FoundEntry[][] = [];
let owner: FoundEntry | null;
let searched: unknown[][];
beforeEach(() => {
  [namesakes, near, slips, owner, searched] = [[], [], [], null, []];
});
const store = {
  byFideId: () => owner,
  namesakes: () => namesakes,
  search: (...args: readonly unknown[]) => {
    searched.push([...args]);
    return { entries: args[2] === true ? slips : near, count: 0 };
  },
};
const lists = { store: { list: (id: string) => (id === 'd' ? store : null) } } as unknown as Lists;
const JO: Person = { name: 'Lin, Jo', birth: '1957/04/02', federation: 'GER', fideId: '' };
const match = (person: Partial<Person> = {}, most = 2, tolerant: 'tolerant' | 'strict' = 'strict') => {
  const { verdict, hits, count } = matchOnList(lists, { id: 'd' }, { ...JO, ...person }, most, tolerant);
  return [verdict, hits.map(({ place }) => place), count];
};
const jo = (place: number, more: Partial<FoundEntry> = {}) =>
  entry(place, 'Lin, Jo', { born: 1957, ...more });

it('is nobody on a list that is not stored', () => {
  namesakes = [jo(7)];
  expect(matchOnList(lists, { id: 'gone' }, JO, 2)).toEqual({ verdict: 'none', hits: [], count: 0 });
});

describe('a name', () => {
  it('is certain with year of birth and federation, where nobody else has them', () => {
    namesakes = [jo(7)];
    expect(match()).toEqual(['exact', [7], 1]);
    namesakes = [jo(7), jo(9)];
    expect(match()).toEqual(['several', [7, 9], 2]);
    expect(match({}, 1)).toEqual(['several', [7], 2]);
  });

  it('is no more than likely where one of the two is not said, or another FIDE ID is', () => {
    namesakes = [jo(7, { federation: '' })];
    expect([match(), match({ federation: '' })]).toEqual([
      ['likely', [7], 1],
      ['likely', [7], 1],
    ]);
    namesakes = [jo(7, { born: 0 })];
    expect(match()).toEqual(['likely', [7], 1]);
    namesakes = [jo(7)];
    expect([match({ birth: '' }), match({ fideId: '99' })]).toEqual([
      ['likely', [7], 1],
      ['exact', [7], 1],
    ]);
    namesakes = [jo(7, { fideId: 77 })];
    expect([match(), match({ fideId: '99' })]).toEqual([
      ['exact', [7], 1],
      ['likely', [7], 1],
    ]);
  });

  it('is none of those whom the list has under the same words in another spelling alone', () => {
    namesakes = [entry(3, 'Lin, Ya', { born: 1957 }), jo(7)];
    expect(match()).toEqual(['exact', [7], 1]);
  });

  it('means first whom most points to', () => {
    namesakes = [jo(7, { born: 0, federation: '' }), jo(9, { federation: '' }), jo(5)];
    expect(match({}, 3)).toEqual(['several', [5, 9, 7], 3]);
    namesakes = [jo(7, { federation: 'SUI' }), jo(5)];
    expect(match()).toEqual(['exact', [5, 7], 2]);
  });

  it('may mean somebody whose year of birth has a slip, and nobody of quite another year', () => {
    for (const born of [1975, 1967]) {
      namesakes = [jo(7, { born })];
      expect(match()).toEqual(['likely', [7], 1]);
    }
    namesakes = [jo(7, { born: 1985 })];
    expect(match()).toEqual(['none', [], 0]);
    namesakes = [jo(7, { born: 1975, federation: 'SUI' })];
    expect(match()).toEqual(['none', [], 0]);
    namesakes = [jo(7, { born: 1975 }), jo(5)];
    expect(match()).toEqual(['exact', [5], 1]);
  });

  it('is looked for among longer names, and with wrong letters where that is wanted', () => {
    slips = [entry(8, 'Lin, Joe', { born: 1957 }), entry(9, 'Lim, Jo', { born: 1985 })];
    expect([match(), searched]).toEqual([['none', [], 0], [['Lin, Jo', 1_000, false]]]);
    expect(match({}, 2, 'tolerant')).toEqual(['likely', [8], 1]);
    expect(searched.slice(1)).toEqual([
      ['Lin, Jo', 1_000, false],
      ['Lin, Jo', 1_000, true],
    ]);
    expect(match({ birth: '' }, 2, 'tolerant')).toEqual(['several', [8, 9], 2]);
    expect(searched.at(-1)).toEqual(['Lin, Jo', 40, true]);
    near = [entry(3, 'Lin, Jo Ann', { born: 1957 })];
    expect(match({}, 2, 'tolerant')).toEqual(['likely', [3], 1]);
  });
});

describe('a FIDE ID', () => {
  it('is certain where nothing contradicts its owner', () => {
    owner = entry(4, 'Lin, Jo Ann', { fideId: 77, born: 1957 });
    namesakes = [jo(7)];
    expect(match({ fideId: '77' })).toEqual(['exact', [4], 1]);
    expect([match(), match({ fideId: '77', federation: '' })]).toEqual([
      ['exact', [7], 1],
      ['exact', [4], 1],
    ]);
  });

  it('of somebody else shows its owner last, behind whom the name may mean', () => {
    owner = entry(4, 'Kim, Bo', { fideId: 77, born: 1980 });
    expect(match({ fideId: '77' })).toEqual(['other-person', [4], 1]);
    namesakes = [jo(7), jo(9), jo(5)];
    expect(match({ fideId: '77' }, 3)).toEqual(['other-person', [7, 9, 4], 4]);
    // The owner of another year is among those of the name.
    owner = jo(9, { born: 1975, fideId: 77 });
    namesakes = [owner];
    expect(match({ fideId: '77' })).toEqual(['other-person', [9], 1]);
  });

  it('is that of the person with a slip in the name where year of birth and federation agree', () => {
    owner = entry(4, 'Linn, Jo', { fideId: 77, born: 1957 });
    expect(match({ fideId: '77' })).toEqual(['exact', [4], 1]);
    owner = entry(4, 'Linn, Jo', { fideId: 77, born: 0 });
    expect(match({ fideId: '77' })).toEqual(['other-person', [4], 1]);
  });
});

describe('an entry of another list', () => {
  const elsewhere = jo(3, { fideId: 77, federation: 'SUI' });
  const same = (of = elsewhere) => samePerson(lists, { id: 'd' }, of)?.place ?? null;

  it('is the same person in another federation, where name, FIDE ID and year of birth are alike', () => {
    owner = jo(4, { fideId: 77 });
    expect(same()).toBe(4);
    expect(same(jo(3, { fideId: 77 }))).toBe(4);
    expect(same(jo(3, { fideId: 77, federation: 'SUI', born: 0 }))).toBeNull();
    owner = entry(4, 'Kim, Bo', { fideId: 77, born: 1957 });
    expect(same()).toBeNull();
  });

  it('is nobody where no FIDE ID says so, or nobody has the name', () => {
    expect(same()).toBeNull();
    namesakes = [jo(7)];
    expect(same(jo(3, { federation: 'SUI' }))).toBeNull();
    expect(same(jo(3))).toBe(7);
  });
});
