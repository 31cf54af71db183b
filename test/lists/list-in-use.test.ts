import { describe, expect, it } from 'vitest';
import { listInUse } from '../../src-main/lists/list-in-use.ts';
import type { StoredList } from '../../src-main/lists/list-store.ts';
import { daysSince } from '../../src-renderer/state/list-age.ts';

const list = (id: string, month: string, form = 'combined', name = 'FIDE'): StoredList => ({
  id,
  name,
  form,
  recipe: '',
  month,
  entries: 1,
  bytes: 1,
  readAt: '',
  file: '',
  hash: '',
  overflows: 0,
  unreadable: 0,
});

describe('the list in force at the start counts', () => {
  const [october, november] = [list('oct', '2026-10'), list('nov', '2026-11')];
  const idIn = (month: string, ...lists: StoredList[]) => listInUse(lists, month)?.id;

  it('is FIDE’s newest that is not later than the month', () => {
    expect(idIn('2026-10', november, october)).toBe('oct');
    expect(idIn('2026-11', october, november)).toBe('nov');
    expect(idIn('2027-02', october, november)).toBe('nov');
  });

  it('is the first one where all are later, and none where none is stored', () => {
    expect(idIn('2026-09', november, october)).toBe('oct');
    expect(idIn('2026-09')).toBeUndefined();
  });

  it('is FIDE’s before a newer national one, which counts alone', () => {
    const national = list('dwz', '2026-12', 'table', 'DWZ, Germany');
    expect(idIn('2026-12', national, october)).toBe('oct');
    expect(idIn('2026-12', national)).toBe('dwz');
  });

  it('has all three ratings rather than one', () => {
    const [blitz, standard] = [list('blitz', '2026-11', 'blitz'), list('std', '2026-11', 'standard')];
    expect(idIn('2026-11', blitz, november)).toBe('nov');
    expect(idIn('2026-11', blitz, standard)).toBe('std');
  });
});

describe('the age of a list', () => {
  it('counts from the first of its month, and is negative before', () => {
    expect(daysSince('2026-10', '2026-11-02')).toBe(32);
    expect(daysSince('2026-11', '2026-11-01')).toBe(0);
    expect(daysSince('2026-12', '2026-11-22')).toBe(-9);
  });
});
