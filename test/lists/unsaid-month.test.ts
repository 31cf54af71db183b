import { describe, expect, it } from 'vitest';
import type { OpenList } from '../../src-main/lists/open-list.ts';
import { hasSameRatings, unsaidMonth } from '../../src-main/lists/unsaid-month.ts';

describe('the month of a list that does not tell it', () => {
  const same = (month: string) => ({ month, isSame: true });
  const other = (month: string) => ({ month, isSame: false });

  it('is that of the stored list with the same ratings, whenever the file was written', () => {
    expect(unsaidMonth('2026-11', '2026-11-20', same('2026-11'))).toBe('2026-11');
    expect(unsaidMonth('2026-12', '2026-12-01', same('2026-11'))).toBe('2026-11');
  });

  it('is this month where the ratings are new and the file is of its first days', () => {
    expect(unsaidMonth('2026-12', '2026-12-01', other('2026-11'))).toBe('2026-12');
    expect(unsaidMonth('2026-12', '2026-12-25T08:00', other('2026-09'))).toBe('2026-12');
  });

  it('is for a person to say with nothing to compare, at the end of a month, for an older file, and within a month', () => {
    expect(unsaidMonth('2026-12', '2026-12-01', null)).toBeNull();
    expect(unsaidMonth('2026-12', '2026-12-26', other('2026-11'))).toBeNull();
    expect(unsaidMonth('2026-11', '2026-12-02', other('2026-10'))).toBeNull();
    expect(unsaidMonth('2026-12', '2026-12-05', other('2026-12'))).toBeNull();
    expect(unsaidMonth('2026-12', '2026-12-05', other('2027-01'))).toBeNull();
  });
});

type Ratings = readonly [standard: number, rapid: number, blitz: number];

/** A list in which player `at` (FIDE ID 1000 + at, place at) has these ratings; nobody where there are none. */
function listOf(count: number, ratingsOf: (at: number) => Ratings | null, looked: number[] = []) {
  const entry = (at: number) => {
    const ratings = at < 1 || at > count ? null : ratingsOf(at);
    if (ratings === null) return null;
    return { fideId: 1_000 + at, standard: ratings[0], rapid: ratings[1], blitz: ratings[2] };
  };
  return {
    notes: { entries: String(count) },
    at: (place: number) => (looked.push(place), entry(place)),
    byFideId: (fideId: number) => entry(fideId - 1_000),
  } as unknown as OpenList;
}

describe('two lists have the same ratings', () => {
  const RATED: Ratings = [1900, 1800, 1700];
  const changedIn = (count: number, changed: number, to: Ratings = [1901, 1800, 1700]) =>
    hasSameRatings(
      listOf(count, () => RATED),
      listOf(count, (at) => (at <= changed ? to : RATED)),
    );

  it('where less than two players in a hundred have another one, of whichever kind', () => {
    expect([changedIn(100, 0), changedIn(100, 1), changedIn(100, 2), changedIn(1, 1)]).toEqual([
      ...[true, true, false, false],
    ]);
    const others: Ratings[] = [
      [1901, 1800, 1700],
      [1900, 1801, 1700],
      [1900, 1800, 1701],
    ];
    expect(others.map((to) => changedIn(10, 1, to))).toEqual([false, false, false]);
  });

  it('by players whom both have, and who are rated in the newer one', () => {
    const nobody = listOf(10, () => null);
    const [rated, unrated] = [listOf(10, () => RATED), listOf(10, (): Ratings => [0, 0, 0])];
    expect(hasSameRatings(rated, nobody)).toBe(false);
    expect(hasSameRatings(nobody, rated)).toBe(false);
    expect(hasSameRatings(unrated, unrated)).toBe(false);
    expect(hasSameRatings(rated, unrated)).toBe(false);
    // Who has a single kind of rating is compared like everybody.
    for (const one of [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ] as const)
      expect(
        hasSameRatings(
          listOf(10, () => one),
          listOf(10, () => one),
        ),
        String(one),
      ).toBe(true);
    const half = listOf(10, (at) => (at <= 5 ? RATED : null));
    expect([hasSameRatings(rated, half), hasSameRatings(half, rated)]).toEqual([true, true]);
  });

  it('by about 1,200 players, spread over the list', () => {
    const placesIn = (count: number) => {
      const looked: number[] = [];
      hasSameRatings(
        listOf(count, () => RATED, looked),
        listOf(0, () => null),
      );
      return looked;
    };
    expect(placesIn(3)).toEqual([1, 2, 3]);
    expect(placesIn(2_399)).toHaveLength(2_399);
    expect(placesIn(2_400)).toEqual(Array.from({ length: 1_200 }, (_, at) => 1 + 2 * at));
  });
});
