/** Finding players on the stored lists, and the page of rating lists: which of them count in the open tournament. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TournamentState } from '../../src-engine/index.ts';
import type { FreshLists } from '../../src-main/handlers/lists/fresh-lists.ts';
import { Lists, listsCommands, listsQueries } from '../../src-main/handlers/lists/lists.ts';
import { searchQueries } from '../../src-main/handlers/lists/search.ts';
import { listsViewQuery } from '../../src-main/handlers/lists/view.ts';
import type { ListSource, Queries } from '../../src-main/ipc/contract.ts';
import type { StoredList } from '../../src-main/lists/list-store.ts';
import type { FoundEntry } from '../../src-main/lists/open-list.ts';
import { standIn } from './stand-in.ts';
import { questionOf, refusalOf, valueOf } from './written-desk.ts';
import { folded, imported, players } from './written.ts';
import { entry, lists as writtenLists } from './written-lists.ts';

const stored = (id: string, name: string, month: string, federation = ''): StoredList => ({
  ...{ id, name, month, federation, form: name === 'FIDE' ? 'combined' : 'table', recipe: '', entries: 9 },
  ...{ bytes: 1, readAt: '2026-10-05T08:00:00+01:00', file: 'f', hash: id, overflows: 0 },
  ...{ unreadable: 0, blanks: 0, odd: [] },
});
const FIDE = stored('f11', 'FIDE', '2026-11');
const OLDER = stored('f10', 'FIDE', '2026-10');
const DWZ = stored('d10', 'DWZ', '2026-10', 'GER');
const CLUB = stored('c09', 'Club', '2026-09');
const named = ({ id, name, month }: StoredList) => ({ id, name, month });

const MEI = entry(4, 'Lin, Mei', { fideId: 77, born: 1990 });
const MEI_AT_HOME = entry(2, 'Lin, Mei', { fideId: 77, number: '12' });
const [BO, BO_OF_CLUB] = [5, 1].map((place) => entry(place, 'Lin, Bo', { born: 2001 })) as [
  FoundEntry,
  FoundEntry,
];
const [XU, YA] = [entry(6, 'Lin, Xu'), entry(8, 'Lin, Ya')];
/** Stands on FIDE's list, but is not among its hits. */
const TAO = entry(9, 'Lin, Tao', { fideId: 99, born: 1970 });
const TAO_OF_DWZ = entry(3, 'Lin, Tao', { fideId: 99, born: 1970 });

/** A tournament of five rounds that begins in November, or has no start; the rapid ratings of FIDE's list are asked. */
function state(startDate = '2026/11/13', more: Partial<TournamentState> = {}): TournamentState {
  const known = folded(imported());
  const { tournament } = known;
  const rules = {
    ...tournament.rules,
    ratingLists: { standard: [{ list: 'FIDE', pace: 'rapid' as const }] },
  };
  return { ...known, tournament: { ...tournament, rules, info: { ...tournament.info, startDate } }, ...more };
}

let kept: readonly StoredList[];
let hits: Record<string, readonly FoundEntry[] | null>;
let asked: unknown[][];
beforeEach(() => {
  [kept, asked] = [[FIDE, OLDER, DWZ, CLUB], []];
  hits = { f11: [MEI], f10: [XU], d10: [MEI_AT_HOME, BO], c09: [BO_OF_CLUB, XU, YA] };
  return () => vi.restoreAllMocks();
});
function made(of: TournamentState | null = state(), values: object = {}) {
  const ports = { listsWorker: new URL('file:///none.ts'), userData: '/nowhere' };
  const stand = standIn(of, '/Open.wallchart', { ports, values });
  const lists = new Lists(stand.desk);
  const written = writtenLists(
    new Map<StoredList, FoundEntry[]>([
      [FIDE, [MEI, TAO]],
      [DWZ, [MEI_AT_HOME, BO, TAO_OF_DWZ]],
      [CLUB, [BO_OF_CLUB, XU, YA]],
    ]),
  );
  vi.spyOn(lists.store, 'lists').mockImplementation(() => [...kept]);
  vi.spyOn(lists.store, 'freeBytes').mockReturnValue(5_000_000_000);
  vi.spyOn(lists.store, 'list').mockImplementation((id) => written.store.list(id));
  vi.spyOn(lists.store, 'search').mockImplementation((id, ...args) => {
    asked.push([id, ...args]);
    const entries = hits[id] ?? null;
    return entries === null ? null : { entries: [...entries], count: 7 * entries.length };
  });
  return { ...stand, lists };
}
const search = (lists: Lists, args: Partial<Queries['lists.search']['args']> = {}) =>
  searchQueries(lists)['lists.search']({ list: null, text: 'lin', limit: 4, tolerant: false, ...args });

describe('a search', () => {
  it('goes through the main list, then the others for whom nobody before them has, as long as there is room', async () => {
    const { lists } = made();
    expect(await valueOf(search(lists))).toEqual({
      ...{ list: named(FIDE), pace: 'rapid', players: [MEI], count: 7 },
      others: [
        { list: named(DWZ), pace: 'standard', players: [BO] },
        { list: named(CLUB), pace: 'standard', players: [XU, YA] },
      ],
      lists: [named(FIDE), named(DWZ), named(CLUB)],
      unsure: { names: [], federation: '' },
    });
    expect(asked).toEqual([
      ['f11', 'lin', 4, false],
      ['d10', 'lin', 4, false],
      ['c09', 'lin', 4, false],
    ]);
    const three = await valueOf(search(lists, { limit: 3, tolerant: true }));
    expect(three.others.map((each) => each.players)).toEqual([[BO], [XU]]);
    expect(asked.at(-1)).toEqual(['c09', 'lin', 3, true]);
    asked.length = 0;
    const two = await valueOf(search(lists, { limit: 2 }));
    expect([two.others.map((each) => each.players), asked.map(([id]) => id)]).toEqual([
      [[BO]],
      ['f11', 'd10'],
    ]);
    expect((await valueOf(search(lists, { limit: 1 }))).others).toEqual([]);
  });

  it('leaves out a list that has nobody else, or is gone meanwhile', async () => {
    const { lists } = made();
    hits = { f11: [MEI], d10: [MEI_AT_HOME], c09: [XU] };
    expect((await valueOf(search(lists))).others).toEqual([
      { list: named(CLUB), pace: 'standard', players: [XU] },
    ]);
    hits = { f11: [], d10: null, c09: [BO_OF_CLUB] };
    const { players: onMain, count, others } = await valueOf(search(lists));
    expect([onMain, count, others]).toEqual([
      [],
      0,
      [{ list: named(CLUB), pace: 'standard', players: [BO_OF_CLUB] }],
    ]);
  });

  it('shows who is on a list before, but was not found there', async () => {
    const { lists } = made();
    hits = { ...hits, d10: [TAO_OF_DWZ], c09: [] };
    expect((await valueOf(search(lists))).others).toEqual([
      { list: named(DWZ), pace: 'standard', players: [TAO_OF_DWZ] },
    ]);
  });

  it('goes through one list alone where that is asked, also one that does not count', async () => {
    const { lists } = made();
    expect(await valueOf(search(lists, { list: 'f10' }))).toEqual({
      ...{ list: named(OLDER), pace: 'rapid', players: [XU], count: 7, others: [] },
      lists: [named(FIDE), named(DWZ), named(CLUB)],
      unsure: { names: [], federation: '' },
    });
    expect(asked).toEqual([['f10', 'lin', 4, false]]);
  });

  it('is refused where the list is not stored, or none is', async () => {
    const { lists } = made();
    const gone = { code: 'list-gone', message: 'This list is no longer stored.', advice: '' };
    expect(await refusalOf(search(lists, { list: 'f12' }))).toEqual(gone);
    hits = { ...hits, f11: null };
    expect(await refusalOf(search(lists))).toEqual(gone);
    kept = [];
    expect(await refusalOf(search(lists))).toEqual(gone);
    expect(lists.inUse()).toBeNull();
  });
});

describe('the page of rating lists', () => {
  const source: ListSource = { address: 'https://a.example/', fetchedOn: '2026-11-20', setback: null };
  const fresh = { sources: () => [source] } as unknown as FreshLists;
  const values = { listAddress: 'https://a.example/', keepsListFresh: true, comparesByItself: false };
  const view = ({ desk, lists }: ReturnType<typeof made>) =>
    valueOf(listsViewQuery(desk, lists, fresh)['lists.view'](null));

  it('says which list counts at the start of the tournament, and how it is kept', async () => {
    const page = made(state(), values);
    page.lists.reader.reading = 'nov.zip';
    expect(await view(page)).toEqual({
      ...{ lists: kept, free: 5_000_000_000, reading: 'nov.zip', inUse: 'f11', asked: ['f11'] },
      ...{ day: '2026-11-13', isStartOfTournament: true, isMonthMissing: false, otherMonth: 0 },
      ...{ today: '2026-11-21', address: 'https://a.example/', sources: [source] },
      ...{ keepsFresh: true, comparesByItself: false },
    });
  });

  it('says so of today where no tournament is open, or its start is not known', async () => {
    const today = { day: '2026-11-21', isStartOfTournament: false, isMonthMissing: false, otherMonth: 0 };
    expect(await view(made(null, values))).toMatchObject({ ...today, inUse: 'f11', asked: ['f11'] });
    kept = [OLDER];
    expect(await view(made(state(''), values))).toMatchObject({ ...today, inUse: 'f10' });
  });

  it('has no list in use where none is stored', async () => {
    kept = [];
    expect(await view(made(state(), values))).toMatchObject({
      ...{ lists: [], inUse: null, asked: [], isMonthMissing: false, otherMonth: 0 },
    });
  });

  it('tells of a month that is missing until that is settled, and of players of another month', async () => {
    kept = [OLDER];
    expect(await view(made(state(), values))).toMatchObject({ inUse: 'f10', isMonthMissing: true });
    const settled = { about: 'missing', list: 'FIDE', from: '2026-10', to: '2026-11' } as const;
    expect(await view(made(state('2026/11/13', { settledMonths: [settled] }), values))).toMatchObject({
      isMonthMissing: false,
    });
    kept = [FIDE];
    const known = state();
    const field = players.map((each) =>
      each.id === 5 || each.id === 8 ? { ...each, ratingList: 'FIDE', ratingMonth: '2026-10' } : each,
    );
    const withOthers = { ...known, tournament: { ...known.tournament, players: field } };
    expect(await view(made(withOthers, values))).toMatchObject({ isMonthMissing: false, otherMonth: 2 });
  });
});

describe('the stored lists', () => {
  it('are compared one by one as the rules ask them; where none of those is stored, the first of all is', () => {
    expect(
      made()
        .lists.compared()
        .map(({ id }) => id),
    ).toEqual(['f11']);
    const known = state();
    const ratingLists = { standard: ['FIDE', 'Club'].map((list) => ({ list, pace: 'standard' as const })) };
    const rules = { ...known.tournament.rules, ratingLists };
    const two = made({ ...known, tournament: { ...known.tournament, rules } }).lists;
    expect(two.compared().map(({ id }) => id)).toEqual(['f11', 'c09']);
    kept = [DWZ, CLUB];
    expect(
      made()
        .lists.compared()
        .map(({ id }) => id),
    ).toEqual(['d10']);
  });

  it('are not known to be of the federation where several are not, but for those that the rules name', async () => {
    const known = state();
    const national = (list: string) => ({ list, pace: 'standard' as const });
    const ask = (...names: readonly string[]) => ({
      ...known.tournament.rules,
      tournamentRating: { method: 'FIDON' as const, federation: 'SUI' },
      ratingLists: { standard: names.map(national) },
    });
    const of = (...names: readonly string[]) =>
      made({ ...known, tournament: { ...known.tournament, rules: ask(...names) } }).lists;
    kept = [FIDE, CLUB, stored('z', 'Zoo', '2026-10')];
    expect(of('FIDE', '').unsure()).toEqual({ names: ['Club', 'Zoo'], federation: 'SUI' });
    expect(of('FIDE', '', 'Zoo').unsure()).toEqual({ names: ['Club'], federation: 'SUI' });
    expect(of('FIDE').unsure()).toEqual({ names: [], federation: 'SUI' });
    const choices = (method: 'FIDE' | 'FIDON') =>
      valueOf(listsQueries(of('FIDE'))['lists.choices']({ method, federation: 'SUI' }));
    expect(await choices('FIDON')).toEqual({
      pace: 'standard',
      usual: [national('FIDE'), national('')],
      steps: ['FIDE', '', 'Club', 'Zoo'].flatMap((list) =>
        ['standard', 'rapid', 'blitz'].map((pace) => ({ list, pace })),
      ),
      unsure: ['Club', 'Zoo'],
    });
    expect((await choices('FIDE')).unsure).toEqual([]);
  });

  it('are removed one at a time, when that is agreed', async () => {
    const { lists, desk, told } = made();
    const removed: string[] = [];
    vi.spyOn(lists.store, 'remove').mockImplementation((id) => removed.push(id) > 0);
    const remove = (list: string, confirmed: 0 | 2 = 0) =>
      listsCommands(desk, lists)['lists.remove']({ list, confirmed });
    expect(await questionOf(remove('d10'))).toEqual({
      ...{ level: 2, act: 'Remove DWZ, October 2026' },
      consequences: [
        '9 players are no longer found in this list.',
        'Tournaments keep the ratings that they took from it.',
        'The file f stays where it is.',
      ],
    });
    expect([removed, told]).toEqual([[], []]);
    expect(await valueOf(remove('d10', 2))).toBeNull();
    expect([removed, told]).toEqual([['d10'], [['lists']]]);
    expect((await refusalOf(remove('d12', 2))).code).toBe('list-gone');
  });

  it('count by the month in which the tournament starts, or by this one', () => {
    const months = [state('2026/09/05'), state(''), null].map((of) => made(of).lists.wantedMonth());
    expect(months).toEqual(['2026-09', '2026-11', '2026-11']);
  });

  it('name the player at a place', () => {
    const { lists } = made();
    vi.spyOn(lists.store, 'list').mockImplementation(
      (id) => (id !== 'c09' ? { at: (place: number) => (place === 5 ? BO : null) } : null) as never,
    );
    expect(lists.entry('d10', 5)).toEqual({ entry: BO, list: named(DWZ) });
    expect([lists.entry('d10', 6), lists.entry('gone', 5), lists.entry('c09', 5)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('are looked at before they are read; what is wrong with a file is said', async () => {
    const { lists, desk, chosen } = made(state(), { listColumns: {} });
    const file = chosen('open-list', '/lists/a.txt');
    const look = vi.spyOn(lists.reader, 'look').mockResolvedValueOnce({
      ok: true,
      value: {
        ...{ form: 'combined', recipe: '', month: '2026-12', monthIsGuess: true, columns: [], fields: [] },
        federation: '',
      },
    });
    expect(await valueOf(listsCommands(desk, lists)['lists.look']({ file }))).toMatchObject({
      ...{ name: 'FIDE', form: 'combined', month: '2026-12', monthIsGuess: true, isRemembered: false },
    });
    expect(look).toHaveBeenCalledWith('/lists/a.txt');
    look.mockResolvedValue({
      ok: false,
      failure: { code: 'list-empty', path: '/lists/a.txt' },
    });
    expect(await refusalOf(listsCommands(desk, lists)['lists.look']({ file }))).toEqual({
      ...{ code: 'list-empty', message: '/lists/a.txt has no players.' },
      advice: 'The lists that are stored stay as they are.',
    });
  });
});
