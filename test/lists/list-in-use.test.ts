import { describe, expect, it } from 'vitest';
import { NATIONAL_LISTS, type ListStep, type Pace } from '../../src-engine/index.ts';
import { listsAsked, listsSearched, nationalNames, validList } from '../../src-main/lists/list-in-use.ts';
import { inOrder, seriesOf, type StoredList } from '../../src-main/lists/list-store.ts';
import { daysSince } from '../../src-renderer/state/lists/list-age.ts';

const list = (id: string, month: string, form = 'combined', name = 'FIDE'): StoredList => ({
  id,
  name,
  form,
  recipe: '',
  federation: '',
  month,
  entries: 1,
  bytes: 1,
  readAt: '',
  file: '',
  hash: '',
  overflows: 0,
  unreadable: 0,
  blanks: 0,
  odd: [],
});

const step = (name: string, pace: Pace = 'standard') => ({ list: name, pace });
const idsOf = (lists: readonly StoredList[]) => lists.map(({ id }) => id);

describe('the list in force at the start counts', () => {
  const [october, november] = [list('oct', '2026-10'), list('nov', '2026-11')];
  const idIn = (month: string, ...lists: StoredList[]) => validList(lists, 'FIDE', 'standard', month)?.id;

  it('is FIDE’s newest that is not later than the month', () => {
    expect(idIn('2026-10', november, october)).toBe('oct');
    expect(idIn('2026-11', october, november)).toBe('nov');
    expect(idIn('2027-02', october, november)).toBe('nov');
  });

  it('is the first one where all are later, and none where none is stored', () => {
    expect(idIn('2026-09', november, october)).toBe('oct');
    expect(idIn('2026-09')).toBeUndefined();
  });

  it('has all three ratings rather than one, and a list of one kind is asked for no other', () => {
    const [blitz, standard] = [list('blitz', '2026-11', 'blitz'), list('std', '2026-11', 'standard')];
    expect(idIn('2026-11', blitz, november)).toBe('nov');
    expect(idIn('2026-11', blitz, standard)).toBe('std');
    expect(idIn('2026-11', blitz)).toBeUndefined();
    expect(validList([blitz, standard, october], 'FIDE', 'blitz', '2026-11')?.id).toBe('blitz');
    expect(validList([blitz, standard, october], 'FIDE', 'rapid', '2026-11')?.id).toBe('oct');
    // In whichever order they come, and where all are later too.
    for (const month of ['2026-11', '2026-09'])
      for (const both of [
        [november, standard],
        [standard, november],
      ])
        expect(idIn(month, ...both), month).toBe('nov');
    expect(idIn('2026-11', standard, october)).toBe('std');
    expect(idIn('2026-09', standard, october)).toBe('oct');
  });
});

it('lists stand with FIDE’s first, then by name, the newest month first, and by what they are named in commands', () => {
  const lists = [
    ...[
      list('2', '2026-10', 'table', 'Ash'),
      list('5', '2026-11', 'table', 'Ash'),
      list('4', '2026-11', 'table', 'Ash'),
    ],
    ...[list('6', '2026-09'), list('1', '2026-11', 'table', 'Bo'), list('3', '2026-10')],
  ];
  expect(idsOf(inOrder(lists))).toEqual(['3', '6', '4', '5', '2', '1']);
  expect(idsOf(inOrder(lists.toReversed()))).toEqual(['3', '6', '4', '5', '2', '1']);
});

it('a series is a name, and for FIDE’s lists of one kind that kind', () => {
  expect(
    ['combined', 'table', 'standard', 'rapid', 'blitz'].map((form) => seriesOf({ name: 'A', form })),
  ).toEqual([...['A\n', 'A\n', 'A\nstandard', 'A\nrapid', 'A\nblitz']]);
});

it('the lists of one month stand with all three ratings first, then standard, rapid, blitz', () => {
  const forms = ['blitz', 'rapid', 'xml', 'standard'].map((form, at) => list(String(at), '2026-11', form));
  expect(inOrder(forms).map(({ form }) => form)).toEqual(['xml', 'standard', 'rapid', 'blitz']);
});

describe('123–126: the lists of a sequence', () => {
  const fide = list('fide', '2026-11');
  const [old, rapid] = [list('old', '2026-10'), list('rapid', '2026-11', 'rapid')];
  const club = list('club', '2026-11', 'table', 'Club');
  const dwz = list('dwz', '2026-12', 'table', 'DWZ, Germany');
  const shown = (stored: readonly StoredList[], ...sequence: readonly ListStep[]) =>
    listsAsked(stored, sequence, '2026-11').map(({ list: { id }, pace }) => `${id} ${pace}`);

  it('are asked in its order, each in the month that counts; what is not stored is left out', () => {
    const stored = [fide, old, club];
    expect(shown(stored, step('Club'), step('FIDE'))).toEqual(['club standard', 'fide standard']);
    expect(shown(stored, step('FIDE', 'rapid'), step('Gone'))).toEqual(['fide rapid']);
  });

  it('the national ones are all but FIDE’s, each once', () => {
    expect(shown([fide, club, dwz], step('DWZ, Germany'), step(''), step('FIDE'))).toEqual([
      'dwz standard',
      'club standard',
      'fide standard',
    ]);
    expect(shown([fide], step(''))).toEqual([]);
  });

  it('the national ones are those of the federation that counts, with one of which it is not known', () => {
    const [german, french] = [
      { ...dwz, federation: 'GER' },
      { ...list('ffe', '2026-11', 'table', 'FFE'), federation: 'FRA' },
    ];
    const names = (federation: string, ...lists: readonly StoredList[]) =>
      listsAsked(lists, [step(NATIONAL_LISTS)], '2026-11', federation).map(({ list: { id } }) => id);
    expect(names('FRA', fide, german, french)).toEqual(['ffe']);
    expect(names('GER', fide, club, german, french)).toEqual(['dwz', 'club']);
    expect(names('SUI', fide, german, french)).toEqual([]);
    expect(names('', german, french)).toEqual(['dwz', 'ffe']);
    // Of several which are not known none goes before another.
    const other = list('other', '2026-11', 'table', 'Other');
    expect(names('FRA', club, other)).toEqual([]);
    expect(names('FRA', club, other, french)).toEqual(['ffe']);
    expect(nationalNames([fide, club, other, german], 'FRA').unsure).toEqual(['Club', 'Other']);
  });

  it('ask FIDE’s list of a single kind for that kind', () => {
    expect(shown([rapid, old], step('FIDE', 'rapid'), step('FIDE'))).toEqual(['rapid rapid', 'old standard']);
  });

  it('players are looked for in the main list first, then in every other one', () => {
    const searched = (...sequence: readonly ListStep[]) =>
      idsOf(listsSearched([fide, old, club, dwz], sequence, '2026-11'));
    expect(searched(step('FIDE'))).toEqual(['fide', 'club', 'dwz']);
    expect(searched(step('DWZ, Germany'), step('FIDE'))).toEqual(['dwz', 'fide', 'club']);
    expect(idsOf(listsSearched([dwz], [step('FIDE')], '2026-11'))).toEqual(['dwz']);
    expect(idsOf(listsSearched([], [step('FIDE')], '2026-11'))).toEqual([]);
  });
});

describe('the age of a list', () => {
  it('counts from the first of its month, and is negative before', () => {
    expect(daysSince('2026-10', '2026-11-02')).toBe(32);
    expect(daysSince('2026-11', '2026-11-01')).toBe(0);
    expect(daysSince('2026-12', '2026-11-22')).toBe(-9);
  });
});
