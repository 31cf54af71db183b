/** What taking a rating list asks, stores and refuses. Identity, number and place on the list differ. */
import { describe, expect, it } from 'vitest';
import { nationalOf, type EventDraft, type Player } from '../../src-engine/index.ts';
import { takeListCommands } from '../../src-main/handlers/players/take-list.ts';
import type { Lists } from '../../src-main/handlers/lists/lists.ts';
import type { FoundEntry } from '../../src-main/lists/open-list.ts';
import { FIRST, imported, players, up } from './written.ts';
import { CLUB, entry, FIDE, storedLists } from './written-lists.ts';
import { questionOf, refusalOf, valueOf, WrittenDesk } from './written-desk.ts';

type More = Readonly<Record<number, Partial<Player>>>;
const LISTED = {
  federation: 'GER',
  ratingSource: 'list',
  ratingList: 'FIDE',
  ratingMonth: '2026-11',
  ratingPace: 'standard',
} as const;
const on = (place: number, id: number, standard: number, more: Partial<FoundEntry> = {}) =>
  entry(place, `Name${id}, Given`, { fideId: 11 * id, standard, ...more });
const fieldWith = (more: More) =>
  players.map((each) => ({ ...each, ...LISTED, fideId: String(11 * each.id), ...more[each.id] }));
const deskWith = (more: More, ...drafts: readonly EventDraft[]) =>
  new WrittenDesk([imported(fieldWith(more)), ...drafts]);
const of = (...entries: readonly FoundEntry[]) => storedLists(new Map([[FIDE, entries]]));
const take = (desk: WrittenDesk, some: Lists, ids: readonly number[], confirmed: 0 | 2 | 3 = 0) =>
  takeListCommands(desk.desk, some)['players.takeList']({ players: ids, confirmed });
const takeEntry = (
  desk: WrittenDesk,
  some: Lists,
  id: number,
  place: number,
  confirmed: 0 | 2 | 3 = 0,
  list = FIDE.id,
) => takeListCommands(desk.desk, some)['players.takeEntry']({ player: id, list, place, confirmed });
const GONE = { code: 'list-gone', message: 'This list is no longer stored.', advice: '' };

describe('the list that is taken', () => {
  it('asks with what changes, and stores one entry for each player who changes', async () => {
    const desk = deskWith({ 7: { ratingMonth: '2026-10' } });
    const some = of(on(901, 4, 2150, { born: 1994 }), on(902, 6, 2100), on(903, 7, 2200));
    expect(await questionOf(take(desk, some, [7, 4, 6]))).toEqual({
      ...{ level: 2, act: 'Take FIDE, November 2026, for 3 players', article: 'C.04.2 2.3' },
      consequences: [
        '3 pairing numbers move.',
        '1 player changes prize groups.',
        'Name4, Given: rating 1900, now 2150; born unknown, now 1994; leaves Under 2000',
        'Name7, Given: the source of the rating alone',
      ],
    });
    expect(await valueOf(take(desk, some, [7, 4, 6], 2))).toEqual({ changed: 2 });
    expect(desk.stored).toEqual([
      [
        'player-changed',
        {
          player: 7,
          name: 'Name7, Given',
          before: { ratingMonth: '2026-10' },
          after: { ratingMonth: '2026-11' },
        },
      ],
      [
        'player-changed',
        {
          ...{ player: 4, name: 'Name4, Given', before: { rating: 1900, birth: '' } },
          after: { rating: 2150, birth: '1994/00/00' },
        },
      ],
    ]);
  });

  it('after the start says first what a late change means, where it orders players', async () => {
    const desk = deskWith({}, ...up(1, FIRST, 3));
    const some = of(on(901, 4, 1901), on(902, 6, 2100, { born: 1994 }));
    expect((await questionOf(take(desk, some, [4]))).consequences.slice(0, 4)).toEqual([
      'Rounds are paired with the old data.',
      'Pairing numbers are given anew at the next pairing; published rounds stay.',
      'All pairing numbers stay.',
      'All ranks stay.',
    ]);
    expect((await questionOf(take(desk, some, [6]))).consequences.slice(0, 2)).toEqual([
      'All pairing numbers stay.',
      'All ranks stay.',
    ]);
    await valueOf(take(desk, some, [4], 3));
    expect(desk.stored.map(([kind]) => kind)).toEqual(['player-changed-late']);
  });

  it('names eight players, and counts the others', async () => {
    const many = Array.from({ length: 10 }, (_, at) => 20 + at);
    const field = many.map((id) => ({
      ...players[0]!,
      ...LISTED,
      id,
      tpn: 0,
      name: `Name${id}, Given`,
      fideId: String(11 * id),
      rating: 0,
    }));
    const ask = async (count: number) => {
      const desk = new WrittenDesk([imported(field)]);
      const some = of(...many.map((id, at) => on(900 + at, id, 0, { born: 1990 + at })));
      const { consequences } = await questionOf(take(desk, some, many.slice(0, count)));
      return [consequences.filter((each) => each.startsWith('Name')).length, consequences.at(-1)];
    };
    expect(await ask(10)).toEqual([8, '2 more players.']);
    expect(await ask(9)).toEqual([8, '1 more player.']);
    expect((await ask(8))[0]).toBe(8);
    expect((await ask(8))[1]).toMatch(/^Name/);
  });

  it('tells a title of women with the title, and FIDE’s rating only where it is another one', async () => {
    const desk = deskWith({ 4: { title: 'FM', womensTitle: null } });
    const some = of(on(901, 4, 1900, { title: 'FM', womensTitle: 'WIM' }), on(902, 6, 2111));
    expect((await questionOf(take(desk, some, [4, 6]))).consequences.slice(-2)).toEqual([
      'Name4, Given: title FM, now FM WIM',
      'Name6, Given: rating 2100, now 2111',
    ]);
  });

  it('is refused where there is none, of who is on none, and of whom it takes for somebody else', async () => {
    const some = of(on(901, 4, 1901), on(902, 6, 2100, { name: 'Other, Otto' }));
    const desk = deskWith({ 8: { fideId: '' } });
    expect(await refusalOf(take(desk, storedLists(new Map()), [4]))).toEqual(GONE);
    const nobody = (name: string) => ({
      code: 'not-on-list',
      message: `${name} is on no list that is asked.`,
      advice: '',
    });
    expect(await refusalOf(take(desk, some, [4, 7]))).toEqual(nobody('Name7, Given'));
    expect(await refusalOf(take(desk, some, [8]))).toEqual(nobody('Name8, Given'));
    expect(await refusalOf(take(desk, some, [88]))).toEqual(nobody('88'));
    expect(await refusalOf(take(desk, some, [4, 6]))).toEqual({
      ...{ code: 'other-person', players: [6] },
      message: 'FIDE ID 66, entered for Name6, Given, is that of Other, Otto on the list.',
      advice: 'Say first who they are: choose them by name, or say that both are one person.',
    });
    const owned = {
      kind: 'audit-settled',
      payload: {
        player: 6,
        other: null,
        kind: 'other-person',
        seen: 'id=66; name=Name6, Given/Other, Otto',
        name: '',
      },
    } as const;
    expect((await questionOf(take(deskWith({}, owned), some, [6]))).act).toBe(
      'Take FIDE, November 2026, for 1 player',
    );
    expect(desk.stored).toEqual([]);
  });

  it('gives no FIDE ID that somebody else has, or gets with it', async () => {
    const club = (place: number, number: string, fideId: number, name: string) =>
      entry(place, name, { number, fideId, born: 1990 });
    const some = storedLists(
      new Map([[CLUB, [club(801, '7', 999, 'Name7, Given'), club(802, '8', 999, 'Name8, Given')]]]),
    );
    const born = { birth: '1990/00/00', fideId: '' };
    const numbered = (nationalId: string) => ({ ...born, national: { ...nationalOf('GER', 0), nationalId } });
    const twice = (id: number, tpn: number) => ({
      ...{ code: 'fide-id-twice', players: [id] },
      message: `Name${id}, Given is entered already with this FIDE ID, no. ${tpn}.`,
      advice: 'If both are one person, merge the two entries.',
    });
    expect(await refusalOf(take(deskWith({ 7: numbered('7'), 9: { fideId: '999' } }), some, [7]))).toEqual(
      twice(9, 1),
    );
    expect(await refusalOf(take(deskWith({ 7: numbered('7'), 8: numbered('8') }), some, [7, 8]))).toEqual(
      twice(7, 3),
    );
    expect((await questionOf(take(deskWith({ 7: numbered('7') }), some, [7]))).consequences.at(-1)).toMatch(
      /FIDE ID none, now 999/,
    );
  });
});

describe('one entry of a list', () => {
  it('is taken for a player, whoever they were', async () => {
    const desk = deskWith({ 8: { fideId: '' } });
    const some = of(on(905, 8, 2310, { fideId: 404 }));
    expect(await questionOf(takeEntry(desk, some, 8, 905))).toEqual({
      ...{
        level: 2,
        act: 'Take Name8, Given of FIDE, November 2026, for Name8, Given',
        article: 'C.04.2 2.3',
      },
      consequences: [
        'All pairing numbers stay.',
        'Name8, Given: rating 2300, now 2310; FIDE ID none, now 404',
      ],
    });
    expect(await valueOf(takeEntry(desk, some, 8, 905, 2))).toEqual({ changed: 1 });
    expect(desk.stored).toMatchObject([
      ['player-changed', { player: 8, after: { rating: 2310, fideId: '404' } }],
    ]);
  });

  it('is named by both, whom it is taken for and who it is', async () => {
    const some = of(on(905, 8, 2300, { fideId: 404, name: 'Olsen, Kai' }));
    expect(await questionOf(takeEntry(deskWith({ 8: { fideId: '' } }), some, 8, 905))).toMatchObject({
      act: 'Take Olsen, Kai of FIDE, November 2026, for Name8, Given',
      consequences: [
        'All pairing numbers stay.',
        'Name8, Given: name Name8, Given, now Olsen, Kai; FIDE ID none, now 404',
      ],
    });
  });

  it('is refused where the list, the player or the place is gone, and where somebody has its FIDE ID', async () => {
    const desk = deskWith({ 8: { fideId: '' } });
    const some = of(on(905, 4, 1950));
    expect(await refusalOf(takeEntry(desk, some, 8, 906))).toEqual(GONE);
    expect(await refusalOf(takeEntry(desk, some, 88, 905))).toEqual(GONE);
    expect(await refusalOf(takeEntry(desk, some, 8, 905, 0, 'none'))).toEqual(GONE);
    expect(await refusalOf(takeEntry(desk, some, 8, 905))).toMatchObject({
      code: 'fide-id-twice',
      players: [4],
    });
    expect((await questionOf(takeEntry(desk, some, 4, 905))).act).toMatch(/for Name4, Given$/);
  });
});
