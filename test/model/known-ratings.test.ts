/** 116, 123–127, 145: every rating of a player with where it came from, and which of them counts. */
import { describe, expect, it } from 'vitest';
import {
  changedRatings,
  countingValue,
  filledRatings,
  knownRatings,
  ratingsBesideLists,
  ratingsByRow,
  ratingsOfRow,
  ratingsOfUnrated,
  TYPED,
  type RatingFields,
} from '../../src-engine/model/known-ratings.ts';
import { blankPlayer, type Player } from '../../src-engine/model/player.ts';
import { nationalOf, RATING_METHODS, type RatingMethod } from '../../src-engine/model/tournament-rating.ts';

const LISTED = {
  ratingSource: 'list',
  ratingList: 'FIDE',
  ratingMonth: '2026-11',
  ratingPace: 'standard',
} as const;
const FILE = { ratingSource: 'file', ratingList: '', ratingMonth: '', ratingPace: '' } as const;
const FIDE = { source: 'list', list: 'FIDE', month: '2026-11', pace: 'standard' } as const;
const DWZ = { source: 'list', list: 'DWZ', month: '2026-10', pace: 'rapid' } as const;

const player = (changes: Partial<Player>): Player => ({
  ...blankPlayer(7, 'Known, Ratings'),
  federation: 'FRA',
  ...changes,
});
const rule = (method: RatingMethod, federation = 'GER') => ({ method, federation });

/** `2100 FIDE 2000 NAT 2200` with where each is from, where that is told apart; `!` chosen, `k`. */
function short({
  rating,
  official,
  national,
  ratingSource,
  ratingList,
  officialFrom,
  nationalFrom,
  ratingChosen,
  listK,
}: RatingFields) {
  return [
    `${rating}${ratingChosen === true ? '!' : ''} ${ratingSource}${ratingList === '' ? '' : ` ${ratingList}`}`,
    `FIDE ${official ?? 'same'}${officialFrom === null ? '' : ` ${officialFrom.source}`}`,
    national === null
      ? 'none'
      : `${national.federation} ${national.rating}${nationalFrom === null ? '' : ` ${nationalFrom.source}`}`,
    `K ${listK ?? '–'}`,
  ].join(', ');
}

const known = player({
  ...LISTED,
  rating: 2100,
  national: nationalOf('GER', 2200),
  nationalFrom: DWZ,
  listK: 20,
});

describe('145 what is known and what counts', () => {
  it('each rating has its own origin, else that of the tournament rating', () => {
    expect(knownRatings(known)).toEqual({
      official: { rating: 2100, origin: FIDE, k: 20 },
      national: { rating: 2200, origin: DWZ },
      own: { rating: 2100, origin: FIDE },
    });
    expect(
      knownRatings(player({ rating: 1800, official: 1700, officialFrom: FIDE, ratingChosen: true })),
    ).toEqual({
      official: { rating: 1700, origin: FIDE },
      national: { rating: 0, origin: TYPED },
      own: { rating: 1800, origin: TYPED, isChosen: true },
    });
  });

  it('the value that counts has the origin of the rating that the method takes', () => {
    const value = (method: RatingMethod) => {
      const { rating, origin } = countingValue(rule(method), knownRatings(known));
      return `${method} ${rating} ${origin.list}`;
    };
    expect(RATING_METHODS.map(value)).toEqual([
      'FIDE 2100 FIDE',
      'NRO 2200 DWZ',
      'FIDON 2100 FIDE',
      'NIDOF 2200 DWZ',
      'HBFN 2200 DWZ',
      'LBFN 2100 FIDE',
      'OTHER 2100 FIDE',
    ]);
  });

  it('of two equal ratings the one that the method names first counts', () => {
    const equal = knownRatings({ ...known, national: nationalOf('GER', 2100) });
    expect(countingValue(rule('NIDOF'), equal).origin).toEqual(DWZ);
    expect(countingValue(rule('FIDON'), equal).origin).toEqual(FIDE);
  });
});

describe('123 a changed rule or rating', () => {
  const change = (of: Player, before: RatingMethod, after: RatingMethod, now = knownRatings(of)) =>
    short(changedRatings(of, now, { before: rule(before), after: rule(after) }));

  it('takes what counts by the new rule, and keeps where the others came from', () => {
    expect(change(known, 'FIDE', 'NRO')).toBe('2200 list DWZ, FIDE 2100 list, GER 2200, K 20');
    expect(change(known, 'FIDE', 'FIDE')).toBe('2100 list FIDE, FIDE same, GER 2200 list, K 20');
  });

  it('keeps a rating of another list that was taken, until the method gives another one', () => {
    const taken = player({ rating: 1950, official: 2100, officialFrom: FIDE, ratingChosen: true });
    expect(change(taken, 'FIDE', 'FIDE')).toBe('1950! typed, FIDE 2100 list, none, K –');
    const now = { ...knownRatings(taken), official: { rating: 2110, origin: FIDE } };
    expect(change(taken, 'FIDE', 'FIDE', now)).toBe('2110 list FIDE, FIDE same, none, K –');
  });

  it('makes a national record of the rule’s federation, else the player’s; one that is there keeps the rest', () => {
    const now = { ...knownRatings(known), national: { rating: 2250, origin: DWZ } };
    const federations = (of: Player, federation: string) =>
      changedRatings(of, now, { before: rule('FIDE'), after: rule('FIDE', federation) }).national?.federation;
    expect(federations(player({ rating: 2100 }), 'GER')).toBe('GER');
    expect(federations(player({ rating: 2100 }), '')).toBe('FRA');
    const kept = { ...nationalOf('AUT', 2200), nationalId: '123' };
    expect(
      changedRatings({ ...known, national: kept }, now, { before: rule('FIDE'), after: rule('FIDE') })
        .national,
    ).toEqual({
      ...kept,
      rating: 2250,
    });
  });
});

describe('a blank overwrites nothing', () => {
  it('ratings of another entry fill what is missing, with K beside the same rating', () => {
    const other = player({ ...LISTED, rating: 2150, national: nationalOf('GER', 1999), listK: 10 });
    expect(short(filledRatings(player({}), other, rule('FIDE')))).toBe(
      '2150 list FIDE, FIDE same, GER 1999, K 10',
    );
    const own = player({ ...FILE, rating: 2150 });
    expect(short(filledRatings(own, other, rule('FIDE')))).toBe('2150 file, FIDE same, GER 1999 list, K 10');
    expect(short(filledRatings({ ...own, rating: 2140 }, other, rule('FIDE')))).toBe(
      '2140 file, FIDE same, GER 1999 list, K –',
    );
  });
});

describe('a row of a table', () => {
  const row = (rating: number, more: Partial<Player> = {}) => player({ ...FILE, rating, ...more });
  const of = (method: RatingMethod, told: Player) => short(ratingsOfRow(told, rule(method)));

  it('a plain rating of a new player is the one that the method asks for', () => {
    expect(RATING_METHODS.map((method) => of(method, row(2000)))).toEqual([
      '2000 file, FIDE same, none, K –',
      '2000 file, FIDE 0, GER 2000, K –',
      '2000 file, FIDE same, none, K –',
      '2000 file, FIDE 0, GER 2000, K –',
      '2000 file, FIDE same, none, K –',
      '2000 file, FIDE same, none, K –',
      '2000 file, FIDE 0, none, K –',
    ]);
  });

  it('with FIDE’s or a national one in a column of its own the plain one is no second of its kind', () => {
    expect(of('FIDE', row(2000, { official: 1950 }))).toBe('1950 file, FIDE same, none, K –');
    expect(of('NRO', row(2000, { national: nationalOf('GER', 1900) }))).toBe(
      '1900 file, FIDE 0, GER 1900, K –',
    );
  });

  it('of somebody who is unrated on FIDE’s list no rating is FIDE’s; where none counts, the plain one was chosen', () => {
    const unrated = (method: RatingMethod, told = row(1700)) => short(ratingsOfUnrated(told, rule(method)));
    expect(unrated('FIDE')).toBe('1700! typed, FIDE 0, none, K –');
    expect(unrated('FIDON')).toBe('1700 file, FIDE 0, GER 1700, K –');
    expect(unrated('OTHER')).toBe('1700 file, FIDE 0, none, K –');
    expect(unrated('FIDE', row(0))).toBe('0 typed, FIDE same, none, K –');
  });

  it('changes a registered player only where it tells another rating', () => {
    const by = (told: Player, method: RatingMethod = 'FIDE') => {
      const fields = ratingsByRow(known, told, rule(method));
      return fields === null ? null : short(fields);
    };
    expect([by(row(2100)), by(row(0)), by(row(2200), 'NRO')]).toEqual([null, null, null]);
    expect(by(row(2120))).toBe('2120 file, FIDE same, GER 2200 list, K –');
    expect(by(row(2210), 'NRO')).toBe('2210 file, FIDE 2100 list, GER 2210, K 20');
    // What counts by HBFN is the national one.
    expect(by(row(2210), 'HBFN')).toBe('2210 file, FIDE 2100 list, GER 2210, K 20');
    expect(by(row(2120), 'LBFN')).toBe('2120 file, FIDE same, GER 2200 list, K –');
  });

  it('goes behind the lists, also where FIDE’s says that there is none; a rating of the event’s own goes before', () => {
    const beside = (listed: Player, told: Player, method: RatingMethod, isOnFide: boolean) =>
      short(ratingsBesideLists(listed, told, rule(method), isOnFide));
    expect(beside(known, row(1500), 'FIDE', true)).toBe('2100 list FIDE, FIDE same, GER 2200 list, K 20');
    const unrated = player({ ...LISTED, rating: 0 });
    expect(beside(unrated, row(1500), 'FIDE', true)).toBe('0 list FIDE, FIDE same, none, K –');
    expect(beside(unrated, row(1500), 'FIDE', false)).toBe('1500 file, FIDE same, none, K –');
    expect(beside(unrated, row(1500), 'FIDON', true)).toBe('1500 file, FIDE 0, GER 1500, K –');
    expect(beside(known, row(1500), 'OTHER', true)).toBe('1500 file, FIDE 2100 list, GER 2200 list, K 20');
  });
});
