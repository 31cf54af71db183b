/** An audit that is written down: players beside the rating lists that have them otherwise, or twice. Identities, numbers and places differ. */
import { blankPlayer, type EventDraft, type Player, type TournamentInfo } from '../../src-engine/index.ts';
import type { SearchedList } from '../../src-main/ipc/contract.ts';
import type { FoundEntry } from '../../src-main/lists/open-list.ts';
import { imported, players } from './written.ts';
import { CLUB, entry, FIDE, storedLists } from './written-lists.ts';
import { WrittenDesk } from './written-desk.ts';

type More = Readonly<Record<number, Partial<Player>>>;
const RAPID: SearchedList = { id: 'rapid', name: 'FIDE', month: '2026-11' };
export const LISTED = {
  federation: 'GER',
  ratingSource: 'list',
  ratingList: 'FIDE',
  ratingMonth: '2026-11',
  ratingPace: 'standard',
} as const;
export const on = (place: number, id: number, standard: number, more: Partial<FoundEntry> = {}) =>
  entry(place, `Name${id}, Given`, { fideId: 11 * id, standard, ...more });

export const ENTRIES = [
  on(901, 9, 2350),
  on(902, 4, 2150),
  on(903, 5, 2000, { name: 'Other, Otto' }),
  on(904, 6, 2100),
  on(905, 7, 2200),
  on(906, 3, 1700, { fideId: 0 }),
  on(907, 3, 1750, { fideId: 0, federation: 'SUI' }),
];
const FIELD: More = {
  9: { ...LISTED, fideId: '99' },
  // Who differs from a list of another month differs.
  4: { ...LISTED, fideId: '44', ratingMonth: '2026-10' },
  5: { ...LISTED, fideId: '55' },
  6: { ...LISTED, fideId: '66', ratingMonth: '2026-10' },
  7: { ...LISTED, fideId: '77' },
  8: { ...LISTED, club: 'Linden' },
  3: { federation: '', fideId: '38' },
};
const DOUBLES = [
  { ...blankPlayer(12, 'Berg, Ida'), rating: 1200, tpn: 9 },
  {
    ...blankPlayer(11, 'Berg, Idda'),
    rating: 1250,
    tpn: 8,
    title: 'GM' as const,
    fideId: '17',
    federation: 'NOR',
  },
];

export function deskWith(
  more: More = {},
  drafts: readonly EventDraft[] = [],
  info: Partial<TournamentInfo> = {},
) {
  const field = [...players, ...DOUBLES].map((player) => ({
    ...player,
    ...FIELD[player.id],
    ...more[player.id],
  }));
  const { payload, ...draft } = imported(field);
  const { tournament } = payload;
  const named = {
    ...tournament,
    info: { ...tournament.info, name: 'Open', startDate: '2026/11/21', ...info },
  };
  return new WrittenDesk([{ ...draft, payload: { ...payload, tournament: named } }, ...drafts]);
}
export const stored = (entries: readonly FoundEntry[] = ENTRIES) =>
  new Map([
    [FIDE, entries],
    [RAPID, []],
    [CLUB, []],
  ]);
export const LISTS = storedLists(stored());
