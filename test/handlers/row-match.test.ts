/** Whom of all rating lists a row of a table may mean, and every rating that the lists have of one person, in the order in which they count. */
import { describe, expect, it } from 'vitest';
import { BLANK_INFO, BLANK_STATE, type Player } from '../../src-engine/index.ts';
import { originOfValue, ratingsOnLists } from '../../src-main/handlers/players/list-values.ts';
import { matchOfRow } from '../../src-main/handlers/players/row-match.ts';
import type { FoundEntry } from '../../src-main/lists/open-list.ts';
import { CLUB, entry, FIDE, lists, OLD, player } from './written-lists.ts';

const { tournament } = BLANK_STATE;
const stored = (fide: readonly FoundEntry[], club: readonly FoundEntry[], old: readonly FoundEntry[] = []) =>
  new Map([
    [CLUB, club],
    [FIDE, fide],
    [OLD, old],
  ]);

describe('a row of a table', () => {
  const OTHER = entry(11, 'Other, Otto', { fideId: 5511, born: 1970, federation: 'SUI' });
  const SURE = entry(21, 'Kasper, Jan', { born: 1990 });
  const PERHAPS = entry(31, 'Kasper, Jan');
  const match = (of: ReturnType<typeof stored>, more: Partial<Player> = {}, most = 9, compared = of.size) => {
    const found = matchOfRow(lists(of, compared), tournament, player(more), most);
    if (found === null) return null;
    const { verdict, hits, count, on } = found;
    return [
      verdict,
      hits.map(({ list, entry: { place } }) => `${list.name} ${place}`),
      count,
      on.map(({ name }) => name),
    ];
  };

  it('means the one whose FIDE ID it has, or says that this is somebody else, before any name', () => {
    expect(match(stored([OTHER], [SURE]), { fideId: '5511' })).toEqual([
      ...['other-person', ['FIDE 11'], 1],
      ['FIDE'],
    ]);
    const own = entry(12, 'Kasper, Jan', { fideId: 5511, born: 1990 });
    expect(match(stored([own], [SURE]), { fideId: '5511' })).toEqual(['exact', ['Club 21'], 1, ['Club']]);
    expect(match(stored([own], []), { fideId: '5511' })).toEqual(['exact', ['FIDE 12'], 1, ['FIDE']]);
    // FIDE’s list says whose it is, whatever another one says; a list without it says nothing.
    const slip = entry(22, 'Other, Otto', { fideId: 5511, born: 1970 });
    expect(match(stored([own], [slip]), { fideId: '5511' })).toEqual(['exact', ['FIDE 12'], 1, ['FIDE']]);
    expect(match(stored([], [SURE], [slip]), { fideId: '5511' })).toEqual([
      ...['other-person', ['Old 22'], 1],
      ['Old'],
    ]);
  });

  it('means whom one list has for certain, the first in the order in which they are asked; entries on others come along', () => {
    const found = matchOfRow(
      lists(stored([entry(13, 'Kasper, Jan', { born: 1990 })], [SURE], [PERHAPS])),
      ...([tournament, player(), 9] as const),
    )!;
    expect([found.verdict, found.on]).toEqual(['exact', [CLUB]]);
    expect(found.hits[0]!.everywhere!.map(({ list, entry: { place } }) => [list.name, place])).toEqual([
      ['Club', 21],
      ['FIDE', 13],
    ]);
    expect(match(stored([], [PERHAPS], [SURE]))).toEqual(['exact', ['Old 21'], 1, ['Old']]);
  });

  it('means nobody for certain with less: each person once, by the first list that has them', () => {
    expect(match(stored([], []))).toEqual(['none', [], 0, ['Club', 'FIDE', 'Old']]);
    expect(match(stored([], [PERHAPS]))).toEqual(['likely', ['Club 31'], 1, ['Club']]);
    expect(match(stored([entry(14, 'Kasper, Jan')], [PERHAPS]))).toEqual([
      ...['several', ['Club 31', 'FIDE 14'], 2],
      ['Club', 'FIDE'],
    ]);
    expect(match(stored([entry(14, 'Kasper, Jan')], [PERHAPS]), {}, 1)).toEqual([
      ...['several', ['Club 31'], 2],
      ['Club', 'FIDE'],
    ]);
    const [here, there] = [41, 42].map((place) => entry(place, 'Kasper, Jan', { fideId: 7, born: 1990 }));
    const undated = { birth: '', federation: '' };
    expect(match(stored([there!], [here!]), undated)).toEqual(['likely', ['Club 41'], 1, ['Club']]);
  });

  it('is compared with the lists that are asked; where none is, nothing is said', () => {
    expect(match(stored([], [PERHAPS], [PERHAPS]), {}, 9, 1)).toEqual(['likely', ['Club 31'], 1, ['Club']]);
    expect(match(stored([], []), {}, 9, 0)).toBeNull();
  });
});

describe('the ratings of one person', () => {
  const HERE = entry(51, 'Kasper, Jan', { born: 1990, standard: 1950, rapid: 1940 });
  const FIDES = entry(52, 'Kasper, Jan', { born: 1990, fideId: 5511, standard: 2000, blitz: 2020 });
  const LATER = entry(53, 'Kasper, Jan', { born: 1990, standard: 1900 });
  const of = stored([FIDES], [HERE], [LATER]);
  const asked = [
    [FIDE, 'blitz'],
    [CLUB, 'standard'],
    [FIDE, 'rapid'],
  ] as const;
  const told = (values: readonly { list: { name: string }; pace: string; rating: number }[]) =>
    values.map(({ list, pace, rating }) => `${list.name} ${pace} ${rating}`);

  it('come from all lists: those that are asked in their order, then every other one, each once and none of 0', () => {
    const found = ratingsOnLists(lists(of, 3, asked), tournament, { list: CLUB, entry: HERE });
    expect(told(found.asked)).toEqual(['FIDE blitz 2020', 'Club standard 1950']);
    expect(told(found.all)).toEqual([
      ...[
        'FIDE blitz 2020',
        'Club standard 1950',
        'Club rapid 1940',
        'FIDE standard 2000',
        'Old standard 1900',
      ],
    ]);
    expect(found.entries.map(({ list, entry: { place } }) => [list.name, place])).toEqual([
      ['Club', 51],
      ['FIDE', 52],
      ['Old', 53],
    ]);
    expect(found.fide?.entry.place).toBe(52);
    expect(found.all.map(originOfValue).slice(0, 2)).toEqual([
      { source: 'list', list: 'FIDE', month: '2026-11', pace: 'blitz' },
      { source: 'list', list: 'Club', month: '2026-10', pace: 'standard' },
    ]);
  });

  it('are official as FIDE tells them for the kind of event, whatever is asked', () => {
    const official = (encodedTimeControl: string) => {
      const event = { ...tournament, info: { ...BLANK_INFO, encodedTimeControl } };
      return told(ratingsOnLists(lists(of, 3), event, { list: CLUB, entry: HERE }).official);
    };
    expect(official('')).toEqual(['FIDE standard 2000']);
    expect(official('180+2')[0]).toBe('FIDE blitz 2020');
  });

  it('are looked for no further where their places are known already', () => {
    const known = [{ list: OLD, entry: LATER }];
    const found = ratingsOnLists(lists(of, 3, asked), tournament, {
      list: CLUB,
      entry: HERE,
      everywhere: known,
    });
    expect(found.entries.map(({ list }) => list.name)).toEqual(['Old', 'Club']);
    expect([told(found.asked), found.fide]).toEqual([['Club standard 1950'], null]);
  });
});
