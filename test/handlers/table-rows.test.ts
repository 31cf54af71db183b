/** Rows of a table beside rating lists that are written down. Rows, players and places differ. */
import { describe, expect, it } from 'vitest';
import { nationalOf, type Player, type Rules } from '../../src-engine/index.ts';
import type { PlayerRow } from '../../src-main/files/player-table.ts';
import type { FoundEntry } from '../../src-main/lists/open-list.ts';
import { CLUB, entry, FIDE, storedLists } from './written-lists.ts';
import { deskWith, read, row, type More } from './read-table.ts';

describe('rows beside rating lists', () => {
  const reviewed = async (
    rows: readonly PlayerRow[],
    entries: readonly FoundEntry[],
    more: More = {},
    rules: Partial<Rules> = {},
    list = FIDE,
  ) => {
    const { review } = await read(deskWith(more, [], rules), rows, storedLists(new Map([[list, entries]])));
    return review.rows.map(({ verdict, choice, text, options }) => [
      verdict,
      choice,
      text,
      options.map(({ label, effect }) => `${effect}: ${label}`),
    ]);
  };
  const JAN = entry(901, 'Kasper, Jan', {
    fideId: 5511,
    born: 1990,
    standard: 2000,
    club: 'Linden',
    title: 'FM',
  });
  const BY_TABLE = 'adds: a new player as in the table';

  it('leave who is registered and who is not read as they are', async () => {
    const known = row(2, 'matched', 'Name4, Given', { rating: 1900 }, [], [4]);
    expect(await reviewed([known, { ...row(3, 'rejected', ''), player: null }], [JAN])).toEqual([
      ['matched', 1, '', ['none: skip', 'none: Name4, Given, as entered (1900)']],
      ['rejected', 0, '', ['none: skip']],
    ]);
  });

  it('propose who is certain, with what is otherwise in the table', async () => {
    const typed = {
      birth: '1990/05/04',
      federation: 'GER',
      rating: 1950,
      club: 'Four Towers',
      fideId: '5511',
    };
    expect(await reviewed([row(2, 'new', 'Kasper, Jan', typed)], [JAN])).toEqual([
      [
        ...['new', 1, 'Found on FIDE, November 2026.'],
        [
          'none: skip',
          'adds: FM · Kasper, Jan · GER · 1990 · 2000 · 5511 (FIDE, November 2026); rating 2000, not 1950',
          BY_TABLE,
        ],
      ],
    ]);
  });

  it('propose nobody who is only likely, and nobody twice', async () => {
    const sure = { birth: '1990/00/00', federation: 'GER' };
    const [first, second] = await reviewed(
      [row(2, 'new', 'Kasper, Jan', sure), row(7, 'new', 'Kasper, Jan', sure)],
      [JAN],
    );
    expect([first!.slice(0, 3), second!.slice(0, 3)]).toEqual([
      ['new', 1, 'Found on FIDE, November 2026.'],
      ['ambiguous', null, 'Found on FIDE, November 2026. The same player as in row 2.'],
    ]);
    expect(await reviewed([row(2, 'new', 'Kasper, Jan')], [JAN])).toEqual([
      [
        ...['ambiguous', null, 'Perhaps a player of FIDE, November 2026: choose.'],
        ['none: skip', 'adds: FM · Kasper, Jan · GER · 1990 · 2000 · 5511 (FIDE, November 2026)', BY_TABLE],
      ],
    ]);
    expect((await reviewed([row(2, 'new', 'Kasper, Jan')], []))[0]).toEqual([
      ...['new', 1, 'Not found on FIDE, November 2026.', ['none: skip', 'adds: a new player']],
    ]);
    const other = entry(905, 'Other, Otto', { fideId: 77, born: 1970, standard: 1700 });
    expect((await reviewed([row(2, 'new', 'Berg, Ida', { fideId: '77' })], [other]))[0]!.slice(0, 3)).toEqual(
      [...['ambiguous', null, 'The FIDE ID is that of Other, Otto on FIDE, November 2026: choose.']],
    );
  });

  it('offer nobody who is entered already, by FIDE ID or by number on their list', async () => {
    const sure = { birth: '1990/00/00', federation: 'GER' };
    const entered = await reviewed([row(2, 'new', 'Kasper, Jan', sure)], [JAN], { 4: { fideId: '5511' } });
    expect(entered).toEqual([
      [
        ...['ambiguous', null, 'Found on FIDE, November 2026. Name4, Given is entered already, no. 6.'],
        ['none: skip', BY_TABLE],
      ],
    ]);
    const numbered = entry(801, 'Kasper, Jan', { number: '7', born: 1990, standard: 1900 });
    const from = (list: string) => ({
      source: 'list' as const,
      list,
      month: '2026-10',
      pace: 'standard' as const,
    });
    const national = { ...nationalOf('GER', 1900), nationalId: '7' };
    const options = async (more: Partial<Player>) =>
      (await reviewed([row(2, 'new', 'Kasper, Jan', sure)], [numbered], { 4: more }, {}, CLUB))[0]![3];
    expect(await options({ national, nationalFrom: from('Club') })).toEqual(['none: skip', BY_TABLE]);
    expect(((await options({ national, nationalFrom: from('Other') })) as string[])[1]).toContain(
      'Kasper, Jan · GER · 1990',
    );
    expect(
      (
        (await options({
          national: { ...national, nationalId: '8' },
          nationalFrom: from('Club'),
        })) as string[]
      )[1],
    ).toContain('Kasper, Jan · GER · 1990');
  });

  it('say what becomes of a rating of the table where FIDE’s list has none', async () => {
    const unrated = { ...JAN, standard: 0 };
    const sure = { birth: '1990/00/00', federation: 'GER', rating: 1850 };
    const [found] = await reviewed([row(2, 'new', 'Kasper, Jan', sure)], [unrated]);
    expect(found![3]).toEqual([
      'none: skip',
      'adds: FM · Kasper, Jan · GER · 1990 · 5511 (FIDE, November 2026); FIDE has no rating for them; rating –, not 1850',
      'adds: a new player as in the table; FIDE has no rating for them; rating 1850 as typed by hand',
    ]);
    const [national] = await reviewed(
      [row(2, 'new', 'Kasper, Jan', sure)],
      [unrated],
      {},
      { tournamentRating: { method: 'FIDON', federation: 'GER' } },
    );
    expect(national![3]).toEqual([
      'none: skip',
      'adds: FM · Kasper, Jan · GER · 1990 · 5511 (FIDE, November 2026); FIDE has no rating for them; rating 1850 from the table',
      'adds: a new player as in the table; FIDE has no rating for them; rating 1850 from the table',
    ]);
  });
});
