/** Whether ratings are of another month than the list that counts, and what the arbiter said to that. */
import { describe, expect, it } from 'vitest';
import { BLANK_STATE, type MonthSettlement } from '../../src-engine/index.ts';
import {
  isMonthMissing,
  isOfOtherMonth,
  openMonths,
  playersOfOtherMonth,
} from '../../src-main/handlers/lists/other-month.ts';
import { player } from './written-lists.ts';

const NOVEMBER = { name: 'FIDE', month: '2026-11' };
const of = (id: number, ratingList: string, ratingMonth: string) => ({
  ...player({ ratingList, ratingMonth }),
  id,
});
const PLAYERS = [
  ...[
    of(31, 'FIDE', '2026-11'),
    of(8, 'FIDE', '2026-10'),
    of(17, 'Club', '2026-10'),
    of(5, 'FIDE', '2026-09'),
  ],
  ...[of(2, 'FIDE', '2026-10'), of(40, '', '')],
];
const state = (...settledMonths: MonthSettlement[]) => ({
  ...BLANK_STATE,
  tournament: { ...BLANK_STATE.tournament, players: PLAYERS },
  settledMonths,
});
const changed = { about: 'changed', list: 'FIDE', from: '2026-10', to: '2026-11' } as const;
const missing = { about: 'missing', list: 'FIDE', from: '2026-11', to: '2026-12' } as const;

it('a rating is of another month of the same list', () => {
  expect(PLAYERS.map((each) => isOfOtherMonth(each, NOVEMBER))).toEqual([
    false,
    true,
    false,
    true,
    true,
    false,
  ]);
});

describe('players with such a rating', () => {
  const idsOf = (among: (typeof NOVEMBER)[], ...settled: MonthSettlement[]) =>
    playersOfOtherMonth(state(...settled), NOVEMBER, among).map(({ id }) => id);

  it('are all, but for a month of the list that is asked too', () => {
    expect(idsOf([NOVEMBER])).toEqual([8, 5, 2]);
    expect(idsOf([NOVEMBER, { name: 'FIDE', month: '2026-10' }])).toEqual([5]);
    expect(idsOf([NOVEMBER, { name: 'Club', month: '2026-10' }])).toEqual([8, 5, 2]);
  });

  it('are none of whom the arbiter said that they stay, for exactly these months', () => {
    expect(idsOf([], changed)).toEqual([5]);
    for (const other of [
      { ...changed, about: 'missing' as const },
      { ...changed, list: 'Club' },
      { ...changed, from: '2026-08' },
      { ...changed, to: '2026-12' },
    ])
      expect(idsOf([], other), JSON.stringify(other)).toEqual([8, 5, 2]);
  });

  it('are to be settled month by month, the earliest first', () => {
    const open = (...settled: MonthSettlement[]) =>
      openMonths(state(...settled), NOVEMBER, '2026-12', 'changed', []);
    expect(open()).toEqual([{ ...changed, from: '2026-09' }, changed]);
    expect(open(changed)).toEqual([{ ...changed, from: '2026-09' }]);
  });
});

it('a month is missing until somebody says that the one of another is enough', () => {
  expect([
    isMonthMissing(state(), NOVEMBER, '2026-11'),
    isMonthMissing(state(), NOVEMBER, '2026-12'),
  ]).toEqual([false, true]);
  expect(isMonthMissing(state(missing), NOVEMBER, '2026-12')).toBe(false);
  expect(isMonthMissing(state({ ...missing, about: 'changed' }), NOVEMBER, '2026-12')).toBe(true);
  expect(openMonths(state(), NOVEMBER, '2026-12', 'missing', [])).toEqual([missing]);
  expect(openMonths(state(), NOVEMBER, '2026-11', 'missing', [])).toEqual([]);
  expect(openMonths(state(missing), NOVEMBER, '2026-12', 'missing', [])).toEqual([]);
});
