/** The entries beside rating lists that are written down. Identities, numbers and places on lists all differ. */
import { describe, expect, it } from 'vitest';
import { type EventDraft } from '../../src-engine/index.ts';
import type { Lists } from '../../src-main/handlers/lists/lists.ts';
import { auditQueries } from '../../src-main/handlers/players/audit.ts';
import type { SearchedList } from '../../src-main/ipc/contract.ts';
import type { FoundEntry } from '../../src-main/lists/open-list.ts';
import { FIRST, up } from './written.ts';
import { CLUB, FIDE, storedLists } from './written-lists.ts';
import { valueOf, type WrittenDesk } from './written-desk.ts';

import { on, deskWith, LISTS, LISTED } from './written-audit.ts';
const auditOf = (desk: WrittenDesk, lists: Lists = LISTS) =>
  valueOf(auditQueries(desk.desk, lists)['players.audit'](null));
const settled = (
  player: number,
  kind: 'differs' | 'twice' | 'out-of-line',
  seen: string,
  other: number | null = null,
): EventDraft => ({
  kind: 'audit-settled',
  payload: { player, other, kind, seen, name: '' },
});

describe('the audit', () => {
  it('has a row for each thing that is seen, in the order of harm', async () => {
    const { rows, ...others } = await auditOf(deskWith());
    expect(others).toEqual({
      ...{ list: FIDE, lists: [FIDE, CLUB], unsure: { names: ['A', 'B'], federation: 'SUI' } },
      ...{ wantedMonth: '2026-11', kept: 0, agree: 1, otherMonth: 2 },
    });
    const blank = { other: null, fields: [], list: null, number: null, likely: 0, oddities: [] };
    const name = (id: number) => expect.objectContaining({ id, name: `Name${id}, Given` }) as object;
    const double = (id: number) => expect.objectContaining({ id }) as object;
    const rating = (entered: string, listed: string) => [{ field: 'rating', entered, listed }];
    const another = [{ field: 'name', entered: 'Name5, Given', listed: 'Other, Otto' }];
    expect(rows).toEqual([
      {
        ...{ ...blank, kind: 'other-person', player: name(5), list: FIDE, fields: another },
        seen: 'id=55; name=Name5, Given/Other, Otto',
      },
      {
        ...{ ...blank, kind: 'differs', player: name(4), list: FIDE, fields: rating('1900', '2150') },
        ...{ number: { from: 6, to: 4 }, seen: 'rating=2150' },
      },
      {
        ...{ ...blank, kind: 'differs', player: name(9), list: FIDE, fields: rating('2400', '2350') },
        seen: 'rating=2350',
      },
      { ...blank, kind: 'other-month', player: name(6), list: FIDE, seen: 'month=2026-11' },
      { ...blank, kind: 'twice', player: double(11), other: double(12), seen: 'Berg, Idda / Berg, Ida' },
      { ...blank, kind: 'missing', player: name(3), likely: 2, seen: 'FIDE ID 38' },
      { ...blank, kind: 'missing', player: name(8), seen: 'FIDE ID –' },
      { ...blank, kind: 'missing', player: double(12), seen: 'FIDE ID –' },
      { ...blank, kind: 'missing', player: double(11), seen: 'FIDE ID 17' },
      {
        ...{ ...blank, kind: 'out-of-line', player: double(11), seen: 'low-for-title=1250' },
        oddities: [{ code: 'low-for-title', rating: 1250, title: 'GM' }],
      },
    ]);
  });

  it('leaves out what the arbiter keeps, as long as the list says the same', async () => {
    const desk = deskWith({}, [
      settled(9, 'differs', 'rating=2350'),
      settled(11, 'twice', 'Berg, Idda / Berg, Ida', 12),
    ]);
    const { rows, kept, agree } = await auditOf(desk);
    expect(rows.map(({ kind, player: { id } }) => [kind, id])).toEqual([
      ...[
        ['other-person', 5],
        ['differs', 4],
        ['other-month', 6],
      ],
      ...[
        ['missing', 3],
        ['missing', 8],
        ['missing', 12],
        ['missing', 11],
        ['out-of-line', 11],
      ],
    ]);
    // Who is kept against the list has nothing to settle any more.
    expect([kept, agree]).toEqual([2, 2]);
    const other = await auditOf(
      deskWith({}, [
        settled(9, 'differs', 'rating=2349'),
        settled(11, 'twice', 'Berg, Idda / Berg, Ida', 13),
      ]),
    );
    expect(other.kept).toBe(0);
  });

  it('without a list has who may be entered twice, and who looks unusual', async () => {
    const { rows, ...others } = await auditOf(deskWith(), storedLists(new Map()));
    expect(rows.map(({ kind }) => kind)).toEqual(['twice', 'out-of-line']);
    expect(others).toMatchObject({ list: null, lists: [], kept: 0, agree: 0, otherMonth: 0 });
  });

  it('tells no number that moves once round 4 is paired', async () => {
    const number = async (rounds: readonly number[]) => {
      const { rows } = await auditOf(
        deskWith(
          {},
          rounds.flatMap((round) => up(round, FIRST, 3)),
        ),
      );
      return rows.find(({ kind, player }) => kind === 'differs' && player.id === 4)!.number;
    };
    expect(await number([1, 2, 3])).toEqual({ from: 6, to: 4 });
    expect(await number([1, 2, 3, 4])).toBeNull();
  });

  it.each([
    ['2026-11', '2025-11', '2025-10'],
    ['2026-12', '2025-12', '2025-11'],
    ['2026-01', '2025-01', '2024-12'],
  ])(
    'of %s compares ratings with the oldest list of a year, %s, and not with %s',
    async (now, year, before) => {
      const of = (month: string, name = 'FIDE'): SearchedList => ({ id: `${name} ${month}`, name, month });
      const rated = (standard: number) => [on(905, 7, standard)];
      const desk = deskWith({ 7: { ...LISTED, fideId: '77', ratingMonth: now } });
      const row = async (lists: ReadonlyMap<SearchedList, readonly FoundEntry[]>) =>
        (await auditOf(desk, storedLists(lists, 1))).rows.find(
          ({ kind, player }) => kind === 'out-of-line' && player.id === 7,
        );
      const list = [of(now), rated(2200)] as const;
      const moved = await row(
        new Map([list, [of('2026-00'), rated(1999)], [of(year), rated(2000)], [of(before), rated(1500)]]),
      );
      expect([moved?.oddities, moved?.seen]).toEqual([
        [{ code: 'moved', from: 2000, to: 2200, month: year }],
        'moved=2200',
      ]);
      const backwards = new Map([list, [of(year), rated(2000)], [of('2026-00'), rated(1999)]]);
      expect((await row(backwards))?.oddities).toEqual(moved?.oddities);
      expect(await row(new Map([list, [of(before), rated(1500)]]))).toBeUndefined();
      expect(await row(new Map([list, [of(year, 'Club'), rated(1500)]]))).toBeUndefined();
      expect(await row(new Map([list, [of(year), []]]))).toBeUndefined();
      // Who differs from the list is told as such.
      const other = await row(
        new Map([
          [of(now), rated(2201)],
          [of(year), rated(1500)],
        ]),
      );
      expect(other).toBeUndefined();
    },
  );

  it('reckons the age from the year of the start', async () => {
    const odd = async (startDate: string) =>
      (
        await auditOf(deskWith({ 8: { birth: '2021/05/04' } }, [], { startDate }), storedLists(new Map()))
      ).rows
        .filter(({ player }) => player.id === 8)
        .map(({ oddities, seen }) => [oddities, seen]);
    expect(await odd('2025/11/21')).toEqual([[[{ code: 'age', years: 4 }], 'age=2300']]);
    expect(await odd('2026/11/21')).toEqual([]);
  });
});
